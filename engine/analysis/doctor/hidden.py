"""Ordinary tokens that hold the text of an added one, which is found before anything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from engine.pipeline import AddedToken
from engine.text.code_points import IntArray

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient


def rows_with_added(patient: Patient) -> IntArray:
    """Find the rows of such tokens."""
    hidden = np.zeros(len(patient.table), np.bool_)
    for added in patient.tokenizer.added_tokens:
        if added.content and not added.single_word:
            content = added.content.encode("utf-8", "surrogatepass")
            hidden[patient.table.contents.holding(content)] = True
    # What is the added token itself under another id is told of by `twice_in_file`.
    doubles = [added.content for added in twice(patient)]
    hidden[[row for row, token in enumerate(patient.tokens) if token.label in doubles]] = False
    ordinary = np.zeros(len(patient.table), np.bool_)
    ordinary[patient.rows_of_kind("symbol", "merge", "piece")] = True
    return np.flatnonzero(hidden & ordinary)


def twice(patient: Patient) -> list[AddedToken]:
    """Find added tokens that the vocabulary has under another id."""
    ids = model_vocabulary(patient)
    added = patient.tokenizer.added_tokens
    return [token for token in added if ids.get(token.content, token.id) != token.id]


def model_vocabulary(patient: Patient) -> Mapping[str, int]:
    """Give the ids that the model itself knows."""
    model = patient.tokenizer.model
    vocabulary: Mapping[str, int] | None = getattr(model, "vocabulary", None)
    return patient.tokenizer.vocabulary if vocabulary is None else vocabulary

"""Ordinary tokens that hold the text of an added one, which is found before anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

import numpy as np

from engine.pipeline import AddedToken
from engine.text.code_points import IntArray

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient


def rows_with_added(patient: Patient) -> IntArray:
    """Find the rows of such tokens."""
    ordinary = patient.rows_of_kind("symbol", "merge", "piece")
    contents = patient.table.contents.take(ordinary)
    hidden = np.zeros(len(ordinary), np.bool_)
    for content in _occurring(_contents_of_added(patient), contents.data):
        hidden |= contents.holding(content)
    # What is the added token itself under another id is told of by `twice_in_file`.
    doubles = {added.content for added in twice(patient)}
    rows: IntArray = ordinary[hidden]
    return rows[[patient.tokens[row].label not in doubles for row in rows.tolist()]]


def _contents_of_added(patient: Patient) -> Iterator[bytes]:
    for added in patient.tokenizer.added_tokens:
        if added.content and not added.single_word:
            yield added.content.encode("utf-8", "surrogatepass")


def _occurring(needles: Iterable[bytes], data: bytes) -> Iterator[bytes]:
    """Leave out needles with three neighbours that are nowhere in the data: of thousands, most."""
    letters = np.frombuffer(data, np.uint8).astype(np.int32)
    is_there = np.zeros(1 << 24, np.bool_)
    is_there[letters[:-2] << 16 | letters[1:-1] << 8 | letters[2:]] = True
    for needle in needles:
        threes = zip(needle, needle[1:], needle[2:], strict=False)
        if all(is_there[one << 16 | two << 8 | three] for one, two, three in threes):
            yield needle


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

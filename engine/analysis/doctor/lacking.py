"""Merges that use or make a token which the vocabulary does not have, each with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.analysis.vocabulary.family import writing_of
from engine.text.remark import Remark

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient


def lacking_merges(patient: Patient) -> Iterator[Remark]:
    """Find such merges, lowest rank first."""
    vocabulary, writing = patient.tokenizer.vocabulary, writing_of(patient.tokenizer)
    if writing is None:
        return
    made, text_of = set(patient.spelled.values()), patient.spelled.get
    for rank, (left, right) in enumerate(patient.tokenizer.merges):
        texts = text_of(left), text_of(right)
        if texts[0] is not None and texts[1] is not None and texts[0] + texts[1] in made:
            continue
        lacking = [part for part in (left, right) if part not in vocabulary]
        result = writing.text(left) + writing.text(right)
        if not lacking and result not in made:
            label = writing.label(result)
            lacking = [] if label in vocabulary else [label]
        if lacking:
            yield Remark(
                "merge {number} ({left} + {right}): {missing} is missing",
                number=rank,
                left=patient.shown(left),
                right=patient.shown(right),
                missing=", ".join(map(patient.shown, lacking)),
            )

"""The check that finds tokens which no text produces; `trying` has tried them out."""

from __future__ import annotations

from collections.abc import Iterator

from engine.analysis.doctor.finding import Finding
from engine.analysis.doctor.patient import Patient
from engine.text.remark import Remark


def unreachable(patient: Patient) -> Iterator[Finding]:
    """Find tokens that no text produces: each that is a piece of words was tried out."""
    rows = patient.unreachable
    if len(rows):
        yield Finding(
            "unreachable",
            "warning",
            len(rows),
            Remark("Tokens that no text produces"),
            Remark(
                "The model splits the very text of such a token into other tokens, so it never"
                " appears in a result. It does no harm but takes up a place. Many of them mean that"
                " merges are missing, or that vocabulary and merges come from different trainings."
            ),
            patient.ids(rows),
        )

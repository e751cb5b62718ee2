"""Marks: what labels carry besides the text they stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient


@dataclass(frozen=True)
class Marks:
    """What the labels of a tokenizer carry besides what they stand for.

    Attributes:
        prefix: the beginning of labels that continue a word.
        suffix: the end of labels that end a word.
    """

    prefix: str = ""
    suffix: str = ""

    @classmethod
    def of(cls, patient: Patient) -> Marks:
        """Find the marks of a tokenizer, under the names that its kind of file gives them."""
        suffix = patient.mark("end_of_word_suffix") or patient.mark("end_of_word")
        return cls(patient.mark("continuing_subword_prefix"), suffix)

    def on(self, label: str) -> tuple[bool, bool]:
        """Tell which of the marks a label carries."""
        return (
            bool(self.prefix) and label.startswith(self.prefix),
            bool(self.suffix) and label.endswith(self.suffix),
        )

"""Settings that change a text without a word, whatever program's file states them."""

from types import SimpleNamespace

import pytest

from engine.analysis.doctor.settings import changed_texts
from engine.pipeline import Stage


@pytest.mark.parametrize(
    ("stage", "codes"),
    [
        (Stage("normalizer", "Lowercase"), 1),
        (Stage("normalizer", "CLIP"), 2),
        (Stage("normalizer", "SentencePiece", {"precompiled_charsmap": "237561 bytes"}), 1),
        (Stage("normalizer", "SentencePiece", {"remove_extra_whitespaces": True}), 1),
        (Stage("normalizer", "SentencePiece", {"remove_extra_whitespaces": False}), 0),
        (Stage("normalizer", "Replace", {"content": "\u2581"}), 0),
    ],
)
def test_every_way_of_changing_a_text_is_found(stage, codes):
    patient = SimpleNamespace(stages=(stage,))
    assert len({finding.code for finding in changed_texts(patient)}) == codes

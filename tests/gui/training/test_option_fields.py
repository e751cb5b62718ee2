"""The single options: what is shown comes back, what is edited is told."""

import pytest
from PySide6.QtCore import Qt

from engine import TrainingOptions
from gui.training.option_fields import AlphabetField, MarkField, TieField
from gui.training.size_fields import MinimumField, SizeField
from gui.training.special_tokens_field import SpecialTokensField

FIELDS = (AlphabetField, MarkField, MinimumField, SizeField, SpecialTokensField, TieField)

SETUPS = [
    TrainingOptions(),
    TrainingOptions(alphabet="bytes", vocab_size=300, tie_rule="lowest-ids"),
    TrainingOptions(end_of_word="_", merges=0, min_count=7, tie_rule="greatest-symbols"),
    TrainingOptions(end_of_word="</w>", end_of_word_attached=True, tie_rule="sentencepiece"),
    TrainingOptions(end_of_word="@@", special_tokens=("<pad>", "<unk>")),
]


@pytest.mark.parametrize("options", SETUPS)
@pytest.mark.parametrize("kind", FIELDS)
def test_what_is_shown_comes_back_and_is_not_told(qtbot, kind: type, options) -> None:
    field = kind()
    qtbot.addWidget(field)
    with qtbot.assertNotEmitted(field.edited):
        field.show_part(options)
    assert field.is_valid()
    for name, value in field.part().items():
        assert value == getattr(options, name), name


@pytest.mark.parametrize("kind", (AlphabetField, TieField))
def test_a_choice_is_told_and_explained(qtbot, kind: type) -> None:
    field = kind()
    qtbot.addWidget(field)
    before = field.hint.text()
    with qtbot.waitSignal(field.edited):
        qtbot.keyClick(field.choice, Qt.Key.Key_Down)
    assert field.hint.text() not in ("", before)
    assert field.choice.accessibleDescription() == field.hint.text()


@pytest.mark.parametrize(
    ("rule", "program"),
    [
        ("first-seen", "minbpe"),
        ("lowest-ids", "Hugging Face"),
        ("greatest-symbols", "subword-nmt"),
        ("sentencepiece", "SentencePiece"),
    ],
)
def test_a_tie_rule_names_the_programs_that_use_it(qtbot, rule: str, program: str) -> None:
    field = TieField()
    qtbot.addWidget(field)
    field.show_part(TrainingOptions(tie_rule=rule))
    assert program in field.hint.text()


def test_an_own_mark_must_be_written(qtbot) -> None:
    field = MarkField()
    qtbot.addWidget(field)
    field.show_part(TrainingOptions(end_of_word="$"))
    field.own.clear()
    assert not field.is_valid()


def test_without_a_mark_nothing_is_attached(qtbot) -> None:
    field = MarkField()
    qtbot.addWidget(field)
    field.show_part(TrainingOptions(end_of_word="_", end_of_word_attached=True))
    field.choice.set_value("")
    assert field.part() == {"end_of_word": "", "end_of_word_attached": False}

"""The single options: what is shown comes back, what is edited is told."""

import pytest
from PySide6.QtCore import Qt

from engine import TrainingOptions
from gui.training.option_fields import (
    AlphabetField,
    MarkField,
    MinimumField,
    SizeField,
    SpecialTokensField,
    TieField,
)

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


def test_the_number_of_the_other_limit_is_kept(qtbot) -> None:
    field = SizeField()
    qtbot.addWidget(field)
    field.show_part(TrainingOptions(vocab_size=321))
    field.show_part(TrainingOptions(merges=12))
    assert field.part() == {"vocab_size": None, "merges": 12}
    field.choice.set_value("vocab_size")
    assert field.part() == {"vocab_size": 321, "merges": None}


@pytest.mark.parametrize(
    ("text", "value"), [("1234", 1234), ("12\u202f345", 12345), ("12 345", 12345)]
)
def test_numbers_are_read_with_and_without_groups(qtbot, text: str, value: int) -> None:
    field = SizeField()
    qtbot.addWidget(field)
    field.show_part(TrainingOptions(merges=1))
    with qtbot.waitSignal(field.edited):
        field.number.lineEdit().setText(text)
        field.number.interpretText()
    assert field.part()["merges"] == value


def test_a_number_beyond_the_limit_cannot_be_typed(qtbot) -> None:
    field = SizeField()
    qtbot.addWidget(field)
    field.show_part(TrainingOptions(merges=1))
    field.number.lineEdit().selectAll()
    qtbot.keyClicks(field.number.lineEdit(), "99999999999")
    assert field.number.value() <= field.number.maximum()


def test_a_special_token_given_twice_is_marked(qtbot) -> None:
    field = SpecialTokensField()
    qtbot.addWidget(field)
    field.editor.setPlainText("<a> <b>  <a> <ab>")
    assert not field.is_valid()
    assert field.editor.marks() == ((9, 12),)
    assert field.editor.accessibleDescription() == "Given twice: <a>"
    field.editor.setPlainText("<a> <b>")
    assert field.is_valid()
    assert field.editor.marks() == ()

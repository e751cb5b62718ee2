"""The split rule and its preview."""

import pytest

from engine import pretokenize
from engine.text.alphabet import visible
from engine.text.pretokenize import SPLIT_RULES
from gui.look import theme
from gui.training.split_field import OWN, SplitField


@pytest.fixture
def field(qtbot) -> SplitField:
    made = SplitField()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.show()
    return made


@pytest.mark.parametrize("rule", list(SPLIT_RULES))
def test_the_preview_is_the_engines_own_split(field: SplitField, rule: str) -> None:
    field.set_rule(rule)
    field.line.setText("It's 12345 x")
    assert list(field.preview.labels()) == [visible(w) for w in pretokenize("It's 12345 x", rule)]
    assert field.hint.text()
    assert field.pattern.isHidden()


def test_an_own_pattern_is_shown_with_its_field(field: SplitField) -> None:
    field.set_rule("[a-z]+")
    assert (field.choice.value(), field.pattern.pattern()) == (OWN, "[a-z]+")
    assert not field.pattern.isHidden()
    assert field.rule() == "[a-z]+"


def test_a_pattern_that_reads_like_a_name_is_no_name(field: SplitField, qtbot) -> None:
    field.set_rule("x|y")
    field.pattern.set_pattern("none")
    assert field.rule() == "(?:none)"
    field.set_rule("(?:none)")
    assert field.pattern.pattern() == "none"


def test_a_wrong_pattern_splits_nothing(field: SplitField) -> None:
    field.set_rule("[a")
    assert not field.is_valid()
    assert field.preview.labels() == ()


def test_a_slow_pattern_is_named_and_does_not_hold_up(field: SplitField) -> None:
    field.set_rule("(a|a|aa)+$")
    field.line.setText("a" * 80 + "!")
    assert field.is_valid()
    assert "was stopped" in field._note.text()


def test_the_line_a_person_typed_survives_another_language(field: SplitField, qtbot) -> None:
    field.line.clear()
    qtbot.keyClicks(field.line, "mine")
    field.retranslate()
    assert field.line.text() == "mine"


def test_a_list_of_words_is_not_split(field: SplitField) -> None:
    field.set_applies(False)
    assert not field.choice.isEnabled()
    assert field.preview.isHidden()
    assert field.hint.text() == "A list of words with counts is not split."


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("line", ["It's 12345!  OK?", "Ещё 12345!  Да?"])
def test_the_example_is_whole_in_a_narrow_column(qapp, qtbot, name, line) -> None:
    theme.apply(qapp, name)
    field = SplitField()
    qtbot.addWidget(field)
    field.resize(field.line.fontMetrics().averageCharWidth() * 24, 400)
    field.show()
    room = field.line.width() - 2 * field.line.fontMetrics().averageCharWidth()
    assert field.line.fontMetrics().horizontalAdvance(line) <= room

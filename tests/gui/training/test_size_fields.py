"""When training ends: numbers are read as people write them, and none is lost."""

import pytest

from engine import TrainingOptions
from gui.training.size_fields import SizeField


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

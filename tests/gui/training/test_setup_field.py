"""The number boxes of the options: what can be typed and pasted."""

import pytest
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QApplication

from gui.training.setup_field import NumberBox

STATES = QValidator.State


@pytest.fixture
def box(qtbot):
    box = NumberBox(10, 1_000_000)
    qtbot.addWidget(box)
    return box


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("", STATES.Intermediate),
        ("5", STATES.Intermediate),
        ("50", STATES.Acceptable),
        ("1 000 000", STATES.Acceptable),
        ("1\u202f000", STATES.Acceptable),
        ("1000001", STATES.Invalid),
        ("-50", STATES.Invalid),
        ("5²", STATES.Invalid),
        ("٥٠", STATES.Acceptable),
        ("9" * 5_000, STATES.Invalid),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_a_number_between_the_limits_is_accepted(box, text, state):
    assert box.validate(text, 0)[0] == state


def test_a_pasted_number_without_end_changes_nothing(box):
    # Beyond 4300 digits Python raises; an error in the middle of Qt's own work ends the program.
    box.setValue(50)
    QApplication.clipboard().setText("9" * 5_000)
    box.selectAll()
    box.lineEdit().paste()
    assert box.value() == 50

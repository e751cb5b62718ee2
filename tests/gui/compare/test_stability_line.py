"""The line that says what the last key changed."""

import pytest
from PySide6.QtCore import Qt

from gui.compare.stability_line import LaneChange, StabilityLine


@pytest.fixture
def line(qtbot) -> StabilityLine:
    made = StabilityLine()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("changes", "keys", "sentence"),
    [
        ([("A", 3)], 1, "1 key changed 3 earlier token"),
        ([("A", 0), ("B", 0)], 1, "1 key changed 0 earlier token"),
        ([("A", 3), ("B", 1)], 1, "1 key changed earlier tokens: A: 3, B: 1"),
        ([("A", 3), ("B", 1)], 0, "The edit changed earlier tokens: A: 3, B: 1"),
        ([("A", 3)], 0, "The edit changed 3 earlier token"),
        ([], 1, ""),
    ],
)
def test_the_change_is_said(line: StabilityLine, changes, keys, sentence) -> None:
    line.show_changes([LaneChange(*change) for change in changes], keys)
    assert line.sentence().startswith(sentence)


def test_it_can_be_switched_off(line: StabilityLine, qtbot) -> None:
    line.show_changes([LaneChange("A", 3)])
    with qtbot.waitSignal(line.watching_requested) as asked:
        qtbot.keyClick(line._box, Qt.Key.Key_Space)
    assert asked.args == [False]
    line.set_watching(False)
    assert line.sentence() == ""

"""A label that says something else leaves what is around it in peace."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from gui.compare.still_label import StillLabel


class Heard(QObject):
    """Notes the events of one kind."""

    def __init__(self, watched: QWidget, kind: QEvent.Type) -> None:
        super().__init__(watched)
        self.times, self._kind = 0, kind
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == self._kind
        return False


@pytest.fixture
def row(qtbot) -> QWidget:
    made = QWidget()
    layout = QHBoxLayout(made)
    made.label = StillLabel(made)
    layout.addWidget(made.label, 1)
    layout.addWidget(QPushButton("Open", made))
    made.resize(400, 40)
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    return made


def test_another_text_is_painted_and_nothing_is_laid_out_for_it(row) -> None:
    asked = Heard(row, QEvent.Type.LayoutRequest)
    painted = Heard(row.label, QEvent.Type.Paint)
    row.label.show_text("1 000 000 characters")
    QApplication.processEvents()
    assert (asked.times, painted.times) == (0, 1)
    assert row.label.text() == row.label.accessibleName() == "1 000 000 characters"


def test_what_has_no_room_is_in_the_tool_tip(row) -> None:
    row.label.show_text("short")
    assert not row.label.toolTip()
    row.label.show_text("long " * 100)
    assert "long long" in row.label.toolTip()

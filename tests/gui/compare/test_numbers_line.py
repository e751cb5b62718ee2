"""The line of numbers: what is bold, how high it is, and that it is quiet when its height stays."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.compare.numbers_line import NumbersLine, bold

SENTENCE = f"{bold('4 320')} tokens · {bold('2,5')} characters"


def test_it_is_read_without_the_marks(qtbot):
    line = NumbersLine()
    qtbot.addWidget(line)
    line.show_text(SENTENCE)
    assert line.text() == "4 320 tokens · 2,5 characters"


def test_the_numbers_are_bold_and_nothing_else_is(qtbot):
    line = NumbersLine()
    qtbot.addWidget(line)
    line.show_text(SENTENCE)
    ranges = line._layout(500)[0].formats()
    assert [line.text()[r.start : r.start + r.length] for r in ranges] == ["4 320", "2,5"]
    assert {r.format.fontWeight() for r in ranges} == {int(QFont.Weight.Bold)}


def test_a_narrow_one_is_higher(qtbot):
    line = NumbersLine()
    qtbot.addWidget(line)
    line.show_text(SENTENCE)
    assert line.heightForWidth(80) > line.heightForWidth(800) >= line.fontMetrics().height()


def test_those_around_hear_of_another_height_at_a_width_that_they_asked_for(qtbot):
    window = Watched()
    qtbot.addWidget(window)
    window.resize(900, 100)
    window.line.show_text("one")
    window.show()
    qtbot.waitExposed(window)
    assert window.line.heightForWidth(200) < 2 * window.line.fontMetrics().height()
    qtbot.wait(1)
    window.requests = 0
    window.line.show_text(SENTENCE * 2)  # one line as before at the width of now, two at the other
    qtbot.wait(1)
    assert window.requests > 0


class Watched(QWidget):
    """Counts how often it was asked to lay out anew."""

    requests = 0

    def __init__(self) -> None:
        super().__init__()
        self.line = NumbersLine()
        QVBoxLayout(self).addWidget(self.line)

    def event(self, event: QEvent) -> bool:
        self.requests += event.type() == QEvent.Type.LayoutRequest
        return super().event(event)


def test_those_around_hear_of_it_only_when_the_height_changes(qtbot):
    window = Watched()
    qtbot.addWidget(window)
    window.resize(300, 100)
    window.line.show_text(SENTENCE)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(1)
    window.requests = 0
    window.line.show_text(SENTENCE.replace("0", "1"))
    qtbot.wait(1)
    assert window.requests == 0
    window.line.show_text(SENTENCE * 4)
    qtbot.wait(1)
    assert window.requests >= 1

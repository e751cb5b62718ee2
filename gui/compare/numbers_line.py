"""A sentence whose numbers are bold, in as many lines as it needs.

A label of rich text lays its document out several times for every new text, and then everything
around it; this one is laid out once, and tells those around it only when it needs another height.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme

_BEGIN, _END = "\x02", "\x03"


def bold(text: str) -> str:
    """Mark a piece of a sentence as bold."""
    return f"{_BEGIN}{text}{_END}"


class NumbersLine(QWidget):
    """Shows a sentence with pieces that are `bold`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing to say."""
        super().__init__(parent)
        self._marked = ""
        self._laid_out: tuple[int, QTextLayout, int] | None = None
        self._answers: dict[int, int] = {}  # width -> height that a layout remembers
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_text(self, marked: str) -> None:
        """Show a sentence."""
        if marked == self._marked:
            return
        self._marked, self._laid_out = marked, None
        if any(self._height(width) != height for width, height in self._answers.items()):
            self._ask_anew()
        self.update()

    def text(self) -> str:
        """The sentence as it is read."""
        return _read(self._marked)

    def has_room_for(self, marked: str) -> bool:
        """Whether a sentence would stand in one line, were all of it bold."""
        strong = QFont(self.font())
        strong.setBold(True)
        return QFontMetrics(strong).horizontalAdvance(_read(marked)) <= self.width()

    def _ask_anew(self) -> None:
        """Let those around forget what they know of the height."""
        self._answers.clear()
        self.updateGeometry()

    def _height(self, width: int) -> int:
        return self._layout(width)[1]

    def _layout(self, width: int) -> tuple[QTextLayout, int]:
        """The sentence in lines of a width, and their height."""
        if self._laid_out is not None and self._laid_out[0] == width:
            return self._laid_out[1:]
        layout = QTextLayout(self.text(), self.font())
        layout.setFormats(self._formats())
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0.0, height))
            height += line.height()
        layout.endLayout()
        self._laid_out = width, layout, ceil(height)
        return layout, ceil(height)

    def _formats(self) -> list[QTextLayout.FormatRange]:
        """The bold pieces; all characters are of UTF-16's first plane."""
        before, *pieces = self._marked.split(_BEGIN)
        formats, at = [], len(before)
        for piece in pieces:
            inside, _, behind = piece.partition(_END)
            strong = QTextLayout.FormatRange()
            strong.start, strong.length = at, len(inside)
            look = QTextCharFormat()
            look.setFontWeight(QFont.Weight.Bold)
            strong.format = look
            formats.append(strong)
            at += len(inside) + len(behind)
        return formats

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sentence."""
        with QPainter(self) as painter:
            painter.setPen(theme.active().text)
            self._layout(self.width())[0].draw(painter, QPointF(0, 0))

    def hasHeightForWidth(self) -> bool:
        """It takes more lines where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of its lines."""
        height = self._answers[width] = self._height(width)
        return height

    def sizeHint(self) -> QSize:
        """All in one line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()), metrics.height())

    def minimumSizeHint(self) -> QSize:
        """One line of any width."""
        return QSize(0, self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._laid_out = None
            self._ask_anew()
            self.update()


def _read(marked: str) -> str:
    return marked.replace(_BEGIN, "").replace(_END, "")

"""Groups of widgets in one line, or in as many lines as they need: nothing beside them is squeezed.

A layout whose height follows its width makes a scroll area around it give the whole page the height
that it would like; this row takes its lines by itself and asks for nothing else.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.look import theme


class WrappedRow(QWidget):
    """Holds groups; what is in a group stays beside each other."""

    def __init__(
        self, parent: QWidget | None = None, *, dense: bool = False, ends_right: bool = False
    ) -> None:
        """Hold nothing yet.

        Args:
            parent: the widget around.
            dense: whether no room is left between the groups.
            ends_right: whether lines stand at the right edge, if no group takes what is left.
        """
        super().__init__(parent)
        self._groups: list[tuple[QWidget, int]] = []
        self._dense, self._ends_right = dense, ends_right
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add_group(self, *widgets: QWidget, stretch: int = 0) -> QWidget:
        """Add a group and give it; one that is hidden takes no room.

        A group with a stretch takes what a line has left, for its last widget.
        """
        group = QWidget(self)
        row = QHBoxLayout(group)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            row.addWidget(widget, int(bool(stretch) and widget is widgets[-1]))
        self._groups.append((group, stretch))
        self._dress()
        return group

    def lines(self) -> int:
        """How many lines there are."""
        return len(self._in_lines(self.width()))

    # How

    def _gap(self) -> int:
        return 0 if self._dense else 2 * round(theme.active().spacing)

    def _shown(self) -> list[tuple[QWidget, int]]:
        return [each for each in self._groups if not each[0].isHidden()]

    def _in_lines(self, width: int) -> list[list[tuple[QWidget, int]]]:
        """The groups line by line, each line as full as it can be."""
        lines: list[list[tuple[QWidget, int]]] = []
        left = -1
        for group, stretch in self._shown():
            needed = group.sizeHint().width()
            if needed > left:
                lines.append([])
                left = width
            lines[-1].append((group, stretch))
            left -= needed + self._gap()
        return lines

    def _arrange(self) -> None:
        y, gap = 0, round(theme.active().spacing) // 2
        for line in self._in_lines(self.width()):
            height = max(group.sizeHint().height() for group, _ in line)
            self._arrange_line(line, y, height)
            y += height + (0 if self._dense else gap)
        height = y - (0 if self._dense or not y else gap)
        if self.minimumHeight() != height:
            self.setFixedHeight(height)

    def _arrange_line(self, line: list[tuple[QWidget, int]], y: int, height: int) -> None:
        widths = [min(self.width(), group.sizeHint().width()) for group, _ in line]
        left = self.width() - sum(widths) - self._gap() * (len(line) - 1)
        whole = sum(stretch for _, stretch in line)
        x = left if self._ends_right and not whole and left > 0 else 0
        for (group, stretch), width in zip(line, widths, strict=True):
            width += left * stretch // whole if whole and left > 0 else 0
            group.setGeometry(QRect(x, y, width, height))
            x += width + self._gap()

    def _dress(self) -> None:
        for group, _ in self._groups:
            row = group.layout()
            if row is not None:
                row.setSpacing(round(theme.active().spacing))
        self._arrange()
        self.updateGeometry()

    # Qt

    def sizeHint(self) -> QSize:
        """All groups in one line, if the width is ours to choose."""
        widths = [group.sizeHint().width() + self._gap() for group, _ in self._shown()]
        return QSize(max(0, sum(widths) - self._gap()), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """The widest group."""
        widths = [group.minimumSizeHint().width() for group, _ in self._shown()]
        return QSize(max(widths, default=0), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the lines that this width asks for."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Follow a group that needs another width now, and the theme."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
        return super().event(event)

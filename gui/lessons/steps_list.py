"""The steps of a lesson as a list: where one is, what is marked, and going anywhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget


class StepsList(QListWidget):
    """Numbered titles, whole; a bookmark is a sign beside its step.

    Signals:
        step_requested: the number of a step, from 0, that was clicked or entered with Return.
    """

    step_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._ask)
        self.itemActivated.connect(self._ask)

    def show_steps(self, titles: Sequence[str], marked: Sequence[bool], current: int) -> None:
        """Show these steps, of which `current` is shown in the program."""
        while self.count() > len(titles):
            self.takeItem(self.count() - 1)
        while self.count() < len(titles):
            self.addItem("")
        for number, title in enumerate(titles):
            self._show(self.item(number), number + 1, title, marked[number])
        self.setCurrentRow(current)
        if item := self.item(current):
            self.scrollToItem(item)

    def _show(self, item: QListWidgetItem, number: int, title: str, marked: bool) -> None:
        plain = f"{number}. {title}"
        item.setText(f"{number} ★ {title}" if marked else plain)
        item.setToolTip(title)
        said = self.tr("{step}, bookmark").format(step=plain) if marked else plain
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def _ask(self, item: QListWidgetItem) -> None:
        self.step_requested.emit(self.row(item))

    def sizeHint(self) -> QSize:
        """Some five rows."""
        row = self.sizeHintForRow(0) if self.count() else self.fontMetrics().height()
        return QSize(24 * self.fontMetrics().averageCharWidth(), 5 * row + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Two rows."""
        row = self.sizeHintForRow(0) if self.count() else self.fontMetrics().height()
        return QSize(12 * self.fontMetrics().averageCharWidth(), 2 * row + 2 * self.frameWidth())

"""One line that says how many tokens the last key changed, with a box to switch that off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from gui.compare.still_label import StillLabel
from gui.look import theme
from gui.look.translation import for_plural, format_number


@dataclass(frozen=True, slots=True)
class LaneChange:
    """How many earlier tokens of a lane changed.

    Attributes:
        lane: the lane, as the window names it.
        changed: see `gui.work.compare_edits.Stability`.
    """

    lane: str
    changed: int


class StabilityLine(QWidget):
    """Shows the changes of all lanes; `watching_requested` tells whether they are wanted."""

    watching_requested = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._changes: tuple[LaneChange, ...] = ()
        self._keys = 0
        self._box = QCheckBox(self)
        self._box.setChecked(True)
        self._said = StillLabel(self)
        self._box.clicked.connect(self.watching_requested)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._box)
        self._row.addWidget(self._said, 1)
        self._dress()
        self.retranslate()

    def set_watching(self, watching: bool) -> None:
        """Show whether changes are watched; tells nobody."""
        self._box.setChecked(watching)
        self._say()

    def show_changes(self, changes: Sequence[LaneChange], keys: int = 1) -> None:
        """Say what an edit of `keys` keys changed; 0 keys for a paste or another way of editing."""
        self._changes, self._keys = tuple(changes), keys
        self._say()

    def clear(self) -> None:
        """Say nothing."""
        self.show_changes(())

    def sentence(self) -> str:
        """What is said at present."""
        return self._sentence() if self._changes and self._box.isChecked() else ""

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._box.setText(self.tr("Flash changes"))
        self._box.setAccessibleName(self._box.text())
        tip = self.tr("Flash the tokens that a key changes although it stands elsewhere")
        self._box.setToolTip(tip)
        self._box.setAccessibleDescription(tip)
        self._say()

    def _say(self) -> None:
        self._said.show_text(self.sentence())

    def _sentence(self) -> str:
        numbers = {change.changed for change in self._changes}
        if len(numbers) == 1:
            return self._same(numbers.pop())
        template = self.tr("{lane}: {count}")
        lanes = ", ".join(
            template.format(lane=change.lane, count=format_number(change.changed))
            for change in self._changes
        )
        if self._keys == 1:
            return self.tr("1 key changed earlier tokens: {lanes}").format(lanes=lanes)
        return self.tr("The edit changed earlier tokens: {lanes}").format(lanes=lanes)

    def _same(self, number: int) -> str:
        count, most = format_number(number), for_plural(number)
        if self._keys == 1:
            return self.tr("1 key changed {count} earlier token(s)", "", most).format(count=count)
        return self.tr("The edit changed {count} earlier token(s)", "", most).format(count=count)

    def _dress(self) -> None:
        self._row.setSpacing(round(theme.active().spacing))
        self._said.setProperty("role", "muted")

    def minimumSizeHint(self) -> QSize:
        """The box; the sentence is also in its tool tip."""
        return self._box.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()

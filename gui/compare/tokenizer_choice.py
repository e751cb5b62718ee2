"""A choice among tokenizers, which come and go while the box stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.widgets.choice import Choice
from gui.widgets.plain_text import plain_tip


class TokenizerChoice(Choice):
    """Adds to `Choice` that its values can be exchanged."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), parent)

    def set_entries(self, entries: Sequence[tuple[str, str]]) -> None:
        """Offer these (key, title); the chosen key stays chosen if it is still there."""
        chosen = self.value() if self._values else ""
        if tuple(key for key, _ in entries) != self._values:
            self._values = tuple(key for key, _ in entries)
            self.clear()
            self.addItems([title for _, title in entries])
        self.set_texts(dict(entries))
        if chosen in self._values:
            self.set_value(chosen)

    def set_texts(self, texts: object) -> None:
        """Write each value this way, with the whole title in a tool tip."""
        assert isinstance(texts, dict)
        for index, value in enumerate(self._values):
            self.setItemText(index, texts[value])
            self.setItemData(index, plain_tip(texts[value]), Qt.ItemDataRole.ToolTipRole)
        self.setToolTip(plain_tip(self.currentText()))

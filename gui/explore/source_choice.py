"""A choice among the tokenizers that are open; they come and go while the box stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gui.widgets.choice import Choice


class SourceChoice(Choice):
    """Adds to `Choice` that its values can be exchanged, and that none may be chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), parent)
        self.setMinimumContentsLength(12)

    def show_sources(self, sources: Sequence[tuple[str, str]], current: str | None) -> None:
        """Offer these (key, name); nothing is chosen if `current` is none of them."""
        keys = tuple(key for key, _ in sources)
        if keys != self._values:
            self._values = keys
            self.clear()
            self.addItems([name for _, name in sources])
        self.setCurrentIndex(keys.index(current) if current in keys else -1)
        self.set_texts(dict(sources))

    def chosen(self) -> str | None:
        """The key that is chosen."""
        place = self.currentIndex()
        return self._values[place] if place >= 0 else None

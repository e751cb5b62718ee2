"""LaneGroup: lanes side by side as one: the same width, the same place, one scroll bar.

Lines can only break at the same characters if all lanes are as wide as the narrowest of them.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from gui.compare.layout import Paragraphs
from gui.compare.piece_layout import Measures
from gui.compare.token_pane import TokenPane


class LaneGroup(QObject):
    """The lanes of one text, from left to right.

    Signals:
        place_changed: another part of the text is in sight: its top and its height in pixels.
    """

    place_changed = Signal(object, object)

    def __init__(self, paragraphs: Paragraphs, parent: QObject | None = None) -> None:
        """Begin without lanes."""
        super().__init__(parent)
        self._paragraphs = paragraphs
        self._panes: list[TokenPane] = []

    def panes(self) -> tuple[TokenPane, ...]:
        """The lanes from left to right."""
        return tuple(self._panes)

    def set_panes(self, panes: list[TokenPane]) -> None:
        """Take these lanes, from left to right, and let go of the others."""
        for pane in set(self._panes) - set(panes):
            pane.resized.disconnect(self.share_width)
            pane.verticalScrollBar().valueChanged.disconnect(self._share_place)
        for pane in set(panes) - set(self._panes):
            pane.resized.connect(self.share_width)
            pane.verticalScrollBar().valueChanged.connect(self._share_place)
        self._panes = list(panes)
        for pane in panes:
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if pane is panes[-1]:
                policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            pane.setVerticalScrollBarPolicy(policy)
        self.share_width()
        if panes:
            self._share_place(panes[0].verticalScrollBar().value())

    def reveal(self, byte: int) -> None:
        """Scroll all lanes to where a byte of the text is in sight."""
        if self._panes:
            self._panes[0].reveal(byte)

    def share_width(self) -> None:
        """Give the text the width that all lanes have room for."""
        if self._panes:
            self._paragraphs.set_width(self.width_of(self._paragraphs.measures))
        self._tell_place()

    def width_of(self, measures: Measures) -> float:
        """The width that all lanes have room for with text of these measures."""
        shown = [pane for pane in self._panes if pane.isVisible()]
        return min(pane.text_width(measures) for pane in shown or self._panes)

    def _share_place(self, value: int) -> None:
        for pane in self._panes:
            pane.verticalScrollBar().setValue(value)
        self._tell_place()

    def _tell_place(self) -> None:
        if self._panes:
            pane = self._panes[0]
            self.place_changed.emit(pane.top(), pane.viewport().height())

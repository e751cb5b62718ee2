"""The keys of a lane: a caret that stands on a token or on a gap, and what it does there.

Left and Right go from a token to the gap beside it and on to the next token; with Ctrl from token
to token; with Alt from one place between two characters to the next, boundary or not. Enter takes
what the caret is on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from gui.compare import lane_touch
from gui.compare.display_text import plain_copy
from gui.compare.frames import Gap, PaneTokens, find_place

if TYPE_CHECKING:
    from gui.compare.token_pane import TokenPane

_KEY, _WITH = Qt.Key, Qt.KeyboardModifier
_ALONG = {_KEY.Key_Left: -1, _KEY.Key_Right: 1}
_ACROSS = {_KEY.Key_Up: -1, _KEY.Key_Down: 1}
_PAGES = {_KEY.Key_PageUp: -1, _KEY.Key_PageDown: 1}
_ENDS = {_KEY.Key_Home: -1, _KEY.Key_End: 1}
_CHOOSE = frozenset({_KEY.Key_Return, _KEY.Key_Enter})
_MOVES = frozenset({*_ALONG, *_ACROSS, *_PAGES, *_ENDS})


class PaneKeys:
    """The caret of a pane: `caret` is the index of a token, a `Gap`, or None."""

    def __init__(self, pane: TokenPane) -> None:
        """Serve a pane."""
        self._pane = pane
        self.caret: int | Gap | None = None
        self._anchor: int | None = None

    def forget(self) -> None:
        """The tokens are others now."""
        self.caret = self._anchor = None

    def put(self, caret: int | Gap | None) -> None:
        """Put the caret somewhere and scroll there."""
        self.caret = caret
        if caret is not None:
            self._pane.reveal(self._bytes()[0])
        self._pane.caret_moved()

    def wants(self, event: QKeyEvent) -> bool:
        """Whether the key does something here, though it may be a shortcut elsewhere."""
        key, plain = event.key(), not event.modifiers() & ~_WITH.KeypadModifier
        if key == _KEY.Key_Escape:
            return plain and (self.caret is not None or self._pane.selection is not None)
        if key in _CHOOSE:
            return plain and self.caret is not None
        return key in _MOVES and self._count() > 0

    def take(self, event: QKeyEvent) -> bool:
        """Do what the key says; False if it says nothing here."""
        if not self.wants(event):
            return False
        key, along = Qt.Key(event.key()), event.modifiers()
        if key == _KEY.Key_Escape:
            self._pane.select(0, 0)
            self.put(None)
        elif key in _CHOOSE:
            self._choose()
        elif along & _WITH.ShiftModifier and key in _ALONG:
            self._select(_ALONG[key])
        else:
            self._anchor = None
            self.put(self._target(key, along))
        return True

    def text(self) -> str:
        """The piece of the text under the caret, if it is on a token."""
        if not isinstance(self.caret, int):
            return ""
        span = self._pane.token_span(self.caret)
        return self._pane.paragraphs.text[span.start : span.end]

    def description(self) -> str:
        """Where the caret is, in words; nothing without a caret."""
        if self.caret is None:
            return ""
        if isinstance(self.caret, Gap):
            known = QCoreApplication.translate("PaneKeys", "Between two tokens: Enter tells why")
            bare = QCoreApplication.translate("PaneKeys", "Inside a token: Enter tells why")
            return known if self.caret.boundary else bare
        words = QCoreApplication.translate("PaneKeys", "{token}, token {number} of {total}")
        label = self._tokens().labels.get(int(self._tokens().colour_keys[self.caret]))
        label = plain_copy(self.text()) if label is None else label
        return words.format(token=label, number=self.caret + 1, total=self._count())

    # -- moving --------------------------------------------------------------------------------

    def _target(self, key: Qt.Key, along: Qt.KeyboardModifier) -> int | Gap | None:
        if self.caret is None and key not in _ENDS:
            return self._first_in_sight()
        if key in _ALONG and along & _WITH.AltModifier:
            return self._next_place(_ALONG[key])
        if key in _ALONG and along & _WITH.ControlModifier:
            return self._clamped(self._token() + _ALONG[key])
        if key in _ALONG:
            return self._step(_ALONG[key])
        if key in _ACROSS:
            return self._across(_ACROSS[key])
        if key in _PAGES:
            return self._page(_PAGES[key])
        whole = along & _WITH.ControlModifier or self.caret is None
        return self._end(_ENDS[key], whole=bool(whole))

    def _step(self, step: int) -> int | Gap:
        """From a token to the gap beside it, and on."""
        if isinstance(self.caret, Gap):
            if not self.caret.boundary and step > 0:
                return self._gap(self._tokens().byte_range(self._token())[1]) or self._token()
            return self._token() if step > 0 or not self.caret.boundary else self._token() - 1
        start, end = self._bytes()
        return self._gap(end if step > 0 else start) or self._token()

    def _across(self, step: int) -> int:
        """The token in the line above or below, which may have to be scrolled into sight."""
        token = self._token()
        for _ in range(2):
            found = lane_touch.token_on_next_line(self._pane.scene(), token, step)
            if found is not None:
                return found
            bar = self._pane.verticalScrollBar()
            self._pane.reveal(self._bytes()[0])
            bar.setValue(bar.value() + step * bar.singleStep() * 2)
        return token

    def _page(self, step: int) -> int:
        bar = self._pane.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + step * bar.pageStep())
        if bar.value() == before:
            return self._clamped(self._count() if step > 0 else 0)
        return self._first_in_sight()

    def _end(self, step: int, *, whole: bool) -> int:
        if whole:
            return self._clamped(self._count() if step > 0 else 0)
        self._pane.reveal(self._bytes()[0])
        boxes = self._pane.scene().shown.boxes
        lines = boxes.lines[boxes.owners == self._token()]
        owners = boxes.owners[np.isin(boxes.lines, lines)]
        return int(owners.max() if step > 0 else owners.min()) if len(owners) else self._token()

    def _next_place(self, step: int) -> Gap | int:
        """The next place between two characters."""
        paragraphs = self._pane.paragraphs
        start, end = self._bytes()
        if not isinstance(self.caret, Gap):
            byte = start if step < 0 else start + self._size(start, end)
        elif step > 0:
            byte = start + self._size(start, paragraphs.byte_total)
        else:
            byte = lane_touch.character_of_byte(paragraphs, start - 1)[1]
        return self._gap(byte) or self._token()

    def _size(self, byte: int, end: int) -> int:
        """Bytes from `byte` to the next place between characters, or to `end` before it."""
        character, begins = lane_touch.character_of_byte(self._pane.paragraphs, byte)
        data = self._pane.paragraphs.text[character].encode("utf-8", "surrogatepass")
        return min(begins + len(data), end) - byte

    def _select(self, step: int) -> None:
        """Stretch the selection by one token."""
        if self._anchor is None:
            self._anchor = self._token() if self.caret is not None else self._first_in_sight()
        else:
            self.caret = self._clamped(self._token() + step)
        caret = self._token() if self.caret is not None else self._anchor
        first, last = sorted((self._anchor, caret))
        tokens = self._tokens()
        self.put(caret)
        self._pane.select(tokens.byte_range(first)[0], tokens.byte_range(last)[1])

    def _choose(self) -> None:
        if isinstance(self.caret, Gap):
            self._pane.gap_clicked.emit(self.caret)
        elif self.caret is not None:
            self._pane.token_clicked.emit(self.caret)

    # -- facts ---------------------------------------------------------------------------------

    def _tokens(self) -> PaneTokens:
        return self._pane.tokens or PaneTokens()

    def _count(self) -> int:
        return len(self._tokens())

    def _clamped(self, index: int) -> int:
        return max(0, min(index, self._count() - 1))

    def _token(self) -> int:
        """The token of the caret; of a gap, the one that holds the byte after it."""
        if not isinstance(self.caret, Gap):
            return self._clamped(self.caret or 0)
        starts = self._tokens().byte_starts[:-1]
        return self._clamped(find_place(starts, self.caret.byte_offset, after=True) - 1)

    def _bytes(self) -> tuple[int, int]:
        """The bytes of the caret's token; of a gap, the byte after it."""
        if isinstance(self.caret, Gap):
            return self.caret.byte_offset, self.caret.byte_offset + 1
        return self._tokens().byte_range(self._token())

    def _gap(self, byte: int) -> Gap | None:
        return lane_touch.gap_before(self._pane.paragraphs, self._tokens(), byte)

    def _first_in_sight(self) -> int:
        """The first token that begins on a line that is wholly in sight."""
        cells, pitch = self._pane.scene().cells, self._pane.paragraphs.measures.pitch
        whole = np.flatnonzero(cells.lines * pitch >= self._pane.top())
        byte = cells.bytes[whole[0]] if len(whole) else 0
        return self._clamped(find_place(self._tokens().byte_starts[:-1], byte))

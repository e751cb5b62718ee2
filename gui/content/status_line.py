"""The line at the bottom of the window: the step in words, progress of an opening, trust.

Beside `window_content`, which only has to name it. A passing message hides the sentence until it
is time, or until there is something new to say.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.content.glyph_hint import GlyphHint
from gui.content.opening_line import OpeningLine
from gui.content.trust import Trust
from gui.main_window import MainWindow
from gui.session import Session
from gui.view_stack import EXPLORE
from gui.widgets.elided_label import ElidedLabel
from gui.work.opening import Opening

_LONG_ENOUGH_MS: Final = 8_000


class StatusLine(QObject):
    """What stands in the status bar of a window."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        """Tell of what `session` shows."""
        super().__init__(window)
        self._session = session
        self._bar = window.statusBar()
        self._bar.setSizeGripEnabled(False)
        self._view = ""
        self._sentences: dict[str, str] = {}
        self._held: dict[str, QWidget] = {}
        self._offers = QHBoxLayout()
        self._offers.setContentsMargins(0, 0, 0, 0)
        self._told = ElidedLabel()
        self._opening = OpeningLine(session.openings)
        self._glyphs = GlyphHint()
        self._trust = Trust(session, self)
        self._bar.addWidget(self._told, 1)
        offers = QWidget()
        offers.setLayout(self._offers)
        self._bar.addPermanentWidget(offers)
        self._bar.addPermanentWidget(self._opening)
        self._bar.addPermanentWidget(self._glyphs)
        self._bar.addPermanentWidget(self._trust.badge)
        self._bar.messageChanged.connect(self._make_way)
        window.language_changed.connect(self._retranslate)
        session.openings.cancelled.connect(self._tell_cancelled)
        session.tokenizer_saved.connect(self._tell_saved)
        session.training_finished.connect(self._look_at_glyphs)
        self._make_way(self._bar.currentMessage())
        self._retranslate()

    def tell(self, view: str, sentence: str) -> None:
        """Let a view say something; it is to be read while that view is shown."""
        is_new = self._sentences.get(view) != sentence
        self._sentences[view] = sentence
        if view == self._view and is_new:
            self._bar.clearMessage()
            self._told.show_text(sentence)

    def hold(self, view: str, offer: QWidget) -> None:
        """Have a place for what a view offers; it is to be seen while that view is shown."""
        place = self._held[view] = QWidget()
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(offer)
        self._offers.addWidget(place)
        place.setVisible(view == self._view)

    def show_view(self, view: str) -> None:
        """Say what this view has to say."""
        self._view = view
        for name, place in self._held.items():
            place.setVisible(name == view)
        self._told.show_text(self._sentences.get(view, ""))
        self._trust.follow(view)

    def _tell_cancelled(self, opening: Opening) -> None:
        """Say that a file was not opened; the exploration says it beside what it still shows."""
        if self._view != EXPLORE:
            text = self.tr("{file} was not opened: you cancelled it.")
            names = ", ".join(path.name for path in opening.paths)
            self._bar.showMessage(text.format(file=names), _LONG_ENOUGH_MS)

    def _tell_saved(self, path: Path) -> None:
        text = self.tr("Tokenizer saved to {path}")
        self._bar.showMessage(text.format(path=path), _LONG_ENOUGH_MS)

    def _retranslate(self) -> None:
        self._bar.setAccessibleName(self.tr("Status"))
        self._told.setAccessibleName(self.tr("The step in words"))

    def _make_way(self, message: str) -> None:
        """Hide the sentence behind a passing message, also one that was there before it."""
        self._told.setVisible(not message)

    def _look_at_glyphs(self) -> None:
        if self._session.trace is not None:
            self._glyphs.look_at(self._session.trace)

"""What a person points at: one token, the same characters in the other lanes, and tokens opened.

The lanes answer a moving mouse at once. The panels beside them, which have to be laid out, follow
as soon as nothing else waits, or when they come into sight again: a class that guesses hides them.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer

from gui.compare.byte_row import ByteRow
from gui.compare.byte_row_layout import byte_row_state
from gui.compare.frames import TextSpan
from gui.compare.lanes_area import NAMES, LanesArea
from gui.compare.presenter import Presenter
from gui.compare.token_details import TokenDetailsPanel
from gui.compare.token_facts import DetailsColumn


class Pointing(QObject):
    """Connects the lanes with the panels that tell of single tokens."""

    def __init__(self, area: LanesArea, details: TokenDetailsPanel, row: ByteRow) -> None:
        """Point at nothing."""
        super().__init__(area)
        self._area, self._details, self._row = area, details, row
        self._presenter: Presenter | None = None
        self._tokens: list[int | None] = []
        self._span: TextSpan | None = None
        self._opened: list[dict[int, int]] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.settle)
        area.token_hovered.connect(self.point_at)
        area.token_clicked.connect(self.open_or_close)
        details.open_requested.connect(lambda lane: self._change_level(lane, 1))
        details.close_requested.connect(lambda lane: self._change_level(lane, -1))
        for panel in (details, row):
            panel.installEventFilter(self)

    @property
    def span(self) -> TextSpan | None:
        """The characters that are pointed at, or were last."""
        return self._span

    def show(self, presenter: Presenter) -> None:
        """Another text: point at nothing. In other lanes: at the same piece. Close all tokens."""
        before, self._presenter = self._presenter, presenter
        self._opened = [{} for _ in presenter.lanes]
        self._tokens = [None for _ in presenter.lanes]
        if before is not None and before.split.text == presenter.split.text and self._span:
            self.look_at(self._span)
        else:
            self._span = None
        self._soon.start()

    def point_at(self, lane: int, token: int | None) -> None:
        """A token of a lane is under mouse or keys; None takes the light away, the panels stay."""
        presenter = self._presenter
        if presenter is None or lane >= len(presenter.lanes):
            return
        if token is None:
            self._area.show_highlight(None)
            return
        span = presenter.lanes[lane].span(token)
        self._area.show_highlight(span, beside=lane)
        self.look_at(span)
        self._tokens[lane] = token

    def look_at(self, span: TextSpan) -> None:
        """Tell of the tokens at a piece of the text."""
        if self._presenter is not None:
            self._tokens = [lane.token_at(span.byte_start) for lane in self._presenter.lanes]
            self._span = span
            self._soon.start()

    def open_or_close(self, lane: int, token: int) -> None:
        """Open a token one level more; close it if there is no more to open."""
        if self._presenter is None:
            return
        level = self._opened[lane].get(token, 0)
        self._set_level(lane, token, level + 1 if level < self._levels(lane, token) else 0)
        self.point_at(lane, token)

    def settle(self) -> None:
        """Bring the panels up to date now."""
        self._soon.stop()
        presenter = self._presenter
        if presenter is None:
            return
        if self._details.isVisible():
            self._details.show_columns([self._column(lane) for lane in range(len(self._tokens))])
        if self._row.isVisible():
            self._show_bytes(presenter)

    def _show_bytes(self, presenter: Presenter) -> None:
        """The bytes of what is pointed at; before anything is, the beginning of the text."""
        start, end = (self._span.byte_start, self._span.byte_end) if self._span else (0, 48)
        lanes = [(NAMES[i], lane.tokens) for i, lane in enumerate(presenter.lanes)]
        self._row.show_state(byte_row_state(self._area.paragraphs, lanes, start, end))

    def _column(self, index: int) -> DetailsColumn:
        token = self._tokens[index]
        if token is None or self._presenter is None:
            return DetailsColumn(NAMES[index], None)
        details = self._presenter.lanes[index].details(token)
        level = self._opened[index].get(token, 0)
        return DetailsColumn(NAMES[index], details, level, self._levels(index, token))

    def _levels(self, lane: int, token: int) -> int:
        return self._presenter.lanes[lane].levels(token) if self._presenter else 0

    def _change_level(self, lane: int, step: int) -> None:
        token = self._tokens[lane] if lane < len(self._tokens) else None
        if token is not None:
            level = self._opened[lane].get(token, 0) + step
            self._set_level(lane, token, max(0, min(level, self._levels(lane, token))))

    def _set_level(self, lane: int, token: int, level: int) -> None:
        if self._presenter is None or level == self._opened[lane].get(token, 0):
            return
        if level:
            self._opened[lane][token] = level
        else:
            del self._opened[lane][token]
        tokens = self._presenter.lanes[lane].opened(self._opened[lane])
        self._area.panes[lane].show_opened(tokens)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell a panel that was out of sight what has changed meanwhile."""
        if event.type() == QEvent.Type.Show:
            self._soon.start()
        return super().eventFilter(watched, event)

"""The panel of ids, with the tokens of the lane that is chosen in it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from gui.compare.id_rows import write
from gui.compare.ids_panel import IdsPanel
from gui.compare.lanes_area import NAMES, LanesArea
from gui.compare.modes import mode_names
from gui.compare.presenter import Presenter


class IdsLink(QObject):
    """Shows a lane's ids while the panel is looked at, and turns ids into text.

    Signals:
        token_chosen: the index of a lane and of the token whose row was clicked.
    """

    token_chosen = Signal(int, object)

    def __init__(self, panel: IdsPanel, area: LanesArea) -> None:
        """Show the first lane at first."""
        super().__init__(panel)
        self._panel, self._area = panel, area
        self._presenter: Presenter | None = None
        self._shown: tuple[Presenter, int] | None = None
        self._token: int | None = None
        self.lane = 0
        panel.lane_requested.connect(lambda key: self._choose_lane(int(key)))
        panel.ids_edited.connect(self._decode)
        panel.token_chosen.connect(lambda token: self.token_chosen.emit(self.lane, token))

    def show(self, presenter: Presenter, *, active: bool) -> None:
        """Another split; its ids are listed only if somebody looks (`active`)."""
        if presenter is not self._presenter:
            self._presenter, self._token = presenter, None
            self.lane = min(self.lane, len(presenter.lanes) - 1)
        if active:
            self._fill()

    def choose(self, lane: int, token: int) -> None:
        """A token was chosen elsewhere: select its row."""
        self.lane, self._token = lane, token
        if self._panel.isVisible():
            self._fill()

    def copy(self, lane: int) -> None:
        """Copy all ids of a lane."""
        if self._presenter is not None and lane < len(self._presenter.lanes):
            rows = self._presenter.lanes[lane].id_rows()
            QGuiApplication.clipboard().setText(write(rows, "ids", "json"))

    def _choose_lane(self, lane: int) -> None:
        self.lane, self._token = lane, None
        self._fill()

    def _fill(self) -> None:
        presenter = self._presenter
        if presenter is None:
            return
        names = mode_names()
        title = self.tr("{lane}: {mode}")
        entries = [
            (str(index), title.format(lane=NAMES[index], mode=names[lane.way.mode]))
            for index, lane in enumerate(presenter.lanes)
        ]
        self._panel.set_lanes(entries, str(self.lane))
        if self._shown != (presenter, self.lane):
            self._shown = presenter, self.lane
            self._panel.show_rows(presenter.lanes[self.lane].id_rows())
        self._panel.select_row(self._token)

    def _decode(self, ids: tuple[int, ...]) -> None:
        """Tell the text of ids, or which of them no token has."""
        if self._presenter is None:
            return
        tokenizer = self._presenter.lanes[self.lane].tokenizer
        wrong = [number for number in dict.fromkeys(ids) if number not in tokenizer.inverse_vocab]
        text = None if wrong else tokenizer.decode(list(ids))
        self._panel.show_decoded(text, wrong)

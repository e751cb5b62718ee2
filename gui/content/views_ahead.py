"""The views that nobody has looked at yet, made ahead: who goes to one finds it there.

They are made a part at a time, in turns of the window in which nothing else is to be done. As long
as something plays they wait: some parts take longer than a frame may.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from gui.main_window import MainWindow
from gui.player import Player
from gui.turns import InTurns
from gui.view_stack import COMPARE, EXPLORE, LAB, ViewStack


class ViewsAhead(QObject):
    """Makes them, once it is told to begin; `finished` says that all are there."""

    finished = Signal()

    def __init__(self, views: ViewStack, player: Player, window: MainWindow) -> None:
        """Prepare the views in `views` while `player` rests, until `window` is closed."""
        super().__init__(window)
        window.closed.connect(self.stop)
        self._views, self._player = views, player
        self._turns = InTurns(self)
        self._work = self._make_all()

    def begin(self) -> None:
        """Make them in the turns to come."""
        self._player.playing_changed.connect(self._give_way)
        self._give_way(self._player.playing)

    def stop(self) -> None:
        """Make no more; the window is closing."""
        self._turns.stop()
        self._work = iter(())

    def _give_way(self, playing: bool) -> None:
        if playing:
            self._turns.stop()
        else:
            self._turns.begin(self._work)

    def _make_all(self) -> Iterator[None]:
        for name in (COMPARE, EXPLORE, LAB):
            yield from self._views.prepare(name)
        self.finished.emit()

"""How far the opening of files is, in the status bar: what is shown above stays where it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from gui.widgets.work_bar import WorkBar
from gui.work.opening_runs import OpeningRuns
from gui.worker import Progress

_BAR_WIDTH: Final = 100


class OpeningLine(WorkBar):
    """Follows the openings of a session."""

    def __init__(self, openings: OpeningRuns, parent: QWidget | None = None) -> None:
        """Show what `openings` do; Cancel stops it."""
        super().__init__(parent)
        self._openings = openings
        self.make_compact(_BAR_WIDTH)
        openings.started.connect(self._begin)
        openings.progressed.connect(self._follow)
        openings.ended.connect(self.end)
        self.cancel_requested.connect(openings.cancel)

    def _begin(self) -> None:
        opening = self._openings.opening
        paths = opening.paths if opening is not None else ()
        self.begin("opening", tuple(path.name for path in paths))

    def _follow(self, progress: Progress) -> None:
        self.show_progress(progress.stage, progress.done, progress.total)

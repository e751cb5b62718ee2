"""`--save-animation`: bring the program into the wished state, draw the film, and end.

It adds to `picture_run`, which draws one moment of the window, that it needs no window: a film is
drawn by scenes of its own.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from gui.export.animation import AnimationExport, AnimationWish, MakeScene
from gui.export.mp4 import find_ffmpeg
from gui.export.split_lanes import can_be_filmed, split_scene
from gui.export.training_scene import TrainingScene
from gui.sentences import messages
from gui.session import Session

DONE, FAILED = 0, 1
MOST_STEPS: Final = 40
"""So many steps are filmed where nobody says how many: a minute."""


@dataclass(frozen=True)
class FilmOrder:
    """What the command line asks for.

    Attributes:
        path: the file; its ending says the format.
        split: film a word being split in the comparison instead of the training.
        first: the step it begins with; None for the beginning.
        last: the step it ends with; None for the end, or some dozens of steps later.
        look: everything else; its steps do not count.
    """

    path: Path
    split: bool = False
    first: int | None = None
    last: int | None = None
    look: AnimationWish = field(default_factory=AnimationWish)


class AnimationRun(QObject):
    """Waits until the program has come to rest, then films; the exit code tells how it went."""

    def __init__(self, session: Session, order: FilmOrder, parent: QObject | None = None) -> None:
        """Get ready; whatever is to be opened and set is wished elsewhere."""
        super().__init__(parent)
        self._session, self._order = session, order
        self._problem: object = None
        self._asked = self._begun = False

    def start(self) -> None:
        """Listen to the session, and film when it has come to rest."""
        session, compare = self._session, self._session.compare
        if self._order.split:
            compare.set_active(True)
        for problem in (session.problem_occurred, compare.problem_occurred):
            problem.connect(self._remember)
        for changed in (
            session.openings.ended,
            session.training_finished,
            compare.split_changed,
            compare.place_changed,
            compare.busy_changed,
        ):
            changed.connect(self._look_soon)
        self._look_soon()

    def _remember(self, problem: object) -> None:
        self._problem = problem
        self._look_soon()

    def _look_soon(self, *_: object) -> None:
        """Look again when everything that follows from a signal has begun."""
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        session, compare = self._session, self._session.compare
        busy = session.openings.running or session.training
        if self._begun or (busy and self._problem is None):
            return
        if self._problem is not None:
            self._give_up(messages.explain(self._problem))
        elif not self._order.split:
            self._film_training()
        elif not self._asked and compare.settled and compare.split is not None:
            self._asked = True
            text = compare.split.text
            compare.ask_about(len(text[: len(text) - len(text.lstrip())].encode("utf-8")))
            self._look_soon()
        elif self._asked and compare.settled and compare.place is not None:
            self._film_word()

    def _film_training(self) -> None:
        trace = self._session.trace
        length = len(trace) if trace is not None else 0
        first = self._order.first or 0
        last = self._order.last if self._order.last is not None else first + MOST_STEPS
        wished = max(first, self._order.last or 0)
        if trace is None or wished > length:
            text = self.tr("There is no step {wished}: the training ended after {length}.")
            self._give_up(text.format(wished=wished, length=length))
            return
        self._film(lambda theme: TrainingScene(trace, theme), first, min(last, length))

    def _film_word(self) -> None:
        compare = self._session.compare
        if not can_be_filmed(compare):
            self._give_up(self.tr("There is no word here whose splitting can be filmed."))
            return
        last = sys.maxsize if self._order.last is None else self._order.last
        self._film(lambda theme: split_scene(compare, theme), self._order.first or 0, last)

    def _film(self, make_scene: MakeScene, first: int, last: int) -> None:
        path = self._order.path
        if path.suffix.lower() == ".mp4" and find_ffmpeg() is None:
            self._give_up(self.tr("For MP4 the program ffmpeg must be installed; it is not."))
            return
        self._begun = True
        wish = replace(self._order.look, first=first, last=last)
        export = AnimationExport(make_scene, wish, path, self)
        export.finished.connect(lambda _: QCoreApplication.exit(DONE))
        export.failed.connect(lambda problem: self._give_up(messages.explain(problem)))
        export.start()

    def _give_up(self, sentence: str) -> None:
        self._begun = True
        sys.stderr.write(f"{sentence}\n")
        QCoreApplication.exit(FAILED)

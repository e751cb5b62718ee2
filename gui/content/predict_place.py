"""Guessing in the window: the action that begins it, and the keys that vote, tell and go on.

Beside `window_content`, which only has to name it: what the window knows of guessing is here. Which
questions there are is the views' (`gui.training.guess_link`, `gui.compare.guess_link`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from gui.actions import Actions
from gui.main_window import MainWindow
from gui.predict.ballot import Score
from gui.predict.guessing import Guessing
from gui.predict.rounds import Prediction
from gui.session import Session
from gui.view_stack import TRAINING, ViewStack

if TYPE_CHECKING:
    from gui.lessons.lesson_window import LessonPlace


_LANES: Final = ("AФ", "BИ", "CС", "DВ")
"""The letters of the lanes, and what a Russian keyboard has in their place."""


class PredictPlace(QObject):
    """Where a class guesses.

    Signals:
        view_requested: the view in which there is something to guess.
    """

    view_requested = Signal(str)

    def __init__(
        self,
        prediction: Prediction,
        window: MainWindow,
        session: Session,
        views: ViewStack,
        actions: Actions,
    ) -> None:
        """Nobody guesses yet."""
        super().__init__(window)
        self._prediction, self._views, self._actions = prediction, views, actions
        self._guessings: dict[str, Guessing] = {}
        self._digits = [self._shortcut(window, str(digit), digit) for digit in range(10)]
        self._letters = [
            self._key(window, key, partial(_choose_lane, lane))
            for lane, keys in enumerate(_LANES)
            for key in keys
        ]
        # What presenter remotes send, unless a lesson wants it.
        self._pages = (
            self._key(window, Qt.Key.Key_PageDown, lambda guess: guess.go_on()),
            self._key(window, Qt.Key.Key_PageUp, lambda guess: guess.player.step(-1)),
        )
        self._turning = (
            self._key(window, Qt.Key.Key_Down, lambda guess: guess.turn_page(1)),
            self._key(window, Qt.Key.Key_Up, lambda guess: guess.turn_page(-1)),
        )
        actions["tell"].setAutoRepeat(False)
        actions["predict"].toggled.connect(self._choose)
        actions["tell"].triggered.connect(lambda: self._of_view().go_on())
        actions["take_back_vote"].triggered.connect(lambda: self._of_view().rounds.take_back())
        actions["lesson_next"].enabledChanged.connect(self._follow)
        session.trace_changed.connect(self._follow)
        views.view_changed.connect(self._look)
        prediction.enabled_changed.connect(self._follow)
        self._follow()

    @property
    def prediction(self) -> Prediction:
        """Whether the class guesses, and its score."""
        return self._prediction

    @property
    def score(self) -> Score:
        """How well the class has guessed."""
        return self._prediction.score

    def add(self, view: str, guessing: Guessing) -> None:
        """Let the class guess in this view, too."""
        self._guessings[view] = guessing
        guessing.changed.connect(self._follow)
        self._look()

    def serve(self, lessons: LessonPlace) -> None:
        """Let lessons begin and end guessing, and tell; each lesson has a score of its own."""
        lessons.guess_requested.connect(self._prediction.set_enabled)
        lessons.state.lesson_changed.connect(self._prediction.reset)
        lessons.state.reveal = self.reveal

    def reveal(self) -> bool:
        """Tell the answer to what is asked in the view that is shown; False if nothing is."""
        guessing = self._guessings.get(self._views.current())
        if guessing is None or not guessing.asking:
            return False
        guessing.go_on()
        return True

    # How

    def _of_view(self) -> Guessing:
        return self._guessings[self._views.current()]

    def _choose(self, guesses: bool) -> None:
        """Begin or end; where there is nothing to guess, in the training."""
        if guesses and self._views.current() not in self._guessings:
            self.view_requested.emit(TRAINING)
        self._prediction.set_enabled(guesses)

    def _look(self) -> None:
        """Ask in the view that is shown only."""
        for view, guessing in self._guessings.items():
            guessing.set_active(view == self._views.current())
        self._follow()

    def _follow(self) -> None:
        """Let keys do what they can do now."""
        guessing = self._guessings.get(self._views.current())
        guesses = guessing is not None and guessing.active
        asks = guessing is not None and guessing.asking
        self._actions["predict"].setChecked(self._prediction.enabled)
        self._actions["tell"].setEnabled(guesses)
        self._actions["take_back_vote"].setEnabled(asks)
        for digit in self._digits:
            digit.setEnabled(asks)
        among = guessing.lanes if guessing is not None and guesses else 1
        for place, letter in enumerate(self._letters):
            letter.setEnabled(1 < among > place // 2)
        many = asks and guessing is not None and guessing.pages > 1
        for turn in self._turning:
            turn.setEnabled(many)
        for page in self._pages:
            page.setEnabled(guesses and not self._actions["lesson_next"].isEnabled())

    def _vote(self, digit: int) -> None:
        guessing = self._of_view()
        guessing.rounds.vote(guessing.option_of(digit))

    def _shortcut(self, window: MainWindow, key: str, digit: int) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), window)
        shortcut.setAutoRepeat(False)  # a key held down is one vote
        shortcut.activated.connect(partial(self._vote, digit))
        return shortcut

    def _key(
        self, window: MainWindow, key: Qt.Key | str, wish: Callable[[Guessing], None]
    ) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), window)
        shortcut.activated.connect(lambda: wish(self._of_view()))
        return shortcut


def _choose_lane(lane: int, guessing: Guessing) -> None:
    guessing.choose_lane(lane)

"""What guessing has in common, whatever is guessed: a player that waits until the class has voted.

Subclasses know what is asked at a position. Going on tells the answer first, and only then makes
the step; going one step back shows the past as it was and asks nothing that was not asked then.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gui.player import Player
from gui.predict.rounds import Prediction, Question, Round, Rounds


class Guessing(QObject):
    """Lets a class guess what a player shows next.

    Attributes:
        prediction: whether the class guesses, and its score.
        rounds: what was asked at which position.
        player: who waits.

    Signals:
        changed: what is asked, told or not to be seen is different now.
    """

    changed = Signal()

    def __init__(
        self, prediction: Prediction, player: Player, parent: QObject | None = None
    ) -> None:
        """Let `player` wait while somebody looks (`set_active`) and the class guesses."""
        super().__init__(parent)
        self.prediction, self.player = prediction, player
        self.rounds = Rounds(prediction, self)
        self._active = self._was_active = False
        self._position = player.position
        player.position_changed.connect(self._follow)
        player.going_on_wished.connect(self.rounds.tell)
        prediction.enabled_changed.connect(self.look)
        self.rounds.round_changed.connect(self._hold)

    # What is

    @property
    def active(self) -> bool:
        """Whether the class guesses, and this is what it looks at."""
        return self._active and self.prediction.enabled

    @property
    def asking(self) -> bool:
        """Whether it is guessing now."""
        return self.active and self.rounds.asking

    @property
    def current(self) -> Round | None:
        """The round at the present position, if there is one."""
        return self.rounds.current if self.active else None

    def round_at(self, position: int) -> Round | None:
        """The round at a position, if there is one."""
        return self.rounds.at(position) if self.active else None

    def is_asked(self, position: int) -> bool:
        """Whether it is not to be seen yet what comes next at a position."""
        found = self.round_at(position)
        return found is not None and not found.told

    # Wishes

    def set_active(self, active: bool) -> None:
        """Somebody looks at what is guessed now, or no longer."""
        if active != self._active:
            self._active = active
            self.look()

    def go_on(self) -> None:
        """Tell the answer; when it is told, go to the next question."""
        self.player.step(1)

    def look(self) -> None:
        """See what is to be asked where the player is."""
        if self.active:
            position = self.player.position
            self._position = position
            self.rounds.look_at(position, self.question(position))
        self._hold()

    # For subclasses

    def option_of(self, digit: int) -> int:
        """The option, counted from 0, that a digit votes for; what is no option counts nothing."""
        return digit - 1

    @property
    def pages(self) -> int:
        """How many times the digits are needed for all options."""
        return 1

    def turn_page(self, direction: int) -> None:
        """Let the digits stand for the next (1) or the previous (-1) options."""

    @property
    def lanes(self) -> int:
        """Among how many lanes a letter chooses the one that is asked about."""
        return 1

    def choose_lane(self, lane: int) -> None:
        """Ask about another lane, counted from 0."""

    def question(self, position: int) -> Question | None:
        """What is asked at a position; None if nothing comes after it."""
        raise NotImplementedError

    # How

    def _follow(self, position: int) -> None:
        went_back = self.player.stepping and position == self._position - 1
        self._position = position
        if self.active:
            asked = None if went_back else self.question(position)
            self.rounds.look_at(position, asked)

    def _hold(self) -> None:
        self.player.set_held(self.asking)
        was_active, self._was_active = self._was_active, self.active
        if self.active or was_active:
            self.changed.emit()

"""Guessing in the training view: what its panels show and hide while a class guesses.

The bars lose counts and order, the words lose what hints at the next merge, the list ends with the
merge that was made last, and the question stands where otherwise it is said what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)

from gui.predict.question_panel import QuestionPanel
from gui.predict.rounds import Prediction
from gui.predict.sentences import Said
from gui.session import Session
from gui.training.film import Film
from gui.training.guess_sentences import GuessSentences
from gui.training.merge_table import MergeTable
from gui.training.pair_bars import PairBars
from gui.training.pair_guessing import PairGuessing
from gui.training.presenter import Presenter
from gui.training.ties_panel import TiesPanel
from gui.training.ties_state import TiesState, TrainingEnd
from gui.widgets.plain_text import typewriter
from gui.widgets.player_bar import PlayerBar

_WRITING: Final = (QPlainTextEdit, QLineEdit, QAbstractSpinBox)


class Answers(QStackedWidget):
    """What comes next and why; or, while a class guesses, the question and its answer."""

    def __init__(self, ties: TiesPanel, question: QuestionPanel) -> None:
        """Hold both."""
        super().__init__()
        self.ties, self.question = ties, question
        self.addWidget(ties)
        self.addWidget(question)
        keeps = ties.head.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # the heading stays where it is
        ties.head.setSizePolicy(keeps)

    def show_question(self, shown: bool) -> None:
        """Show the question instead of what comes next."""
        self.setCurrentWidget(self.question if shown else self.ties)
        self.ties.head.setVisible(not shown)

    def height_within(self, width: int, most: int) -> int:
        """How high it must be to show what it shows, or what matters within `most`."""
        if self.currentWidget() is self.question:
            return self.question.height_within(width, most)
        return self.ties.height_within(width, most)


@dataclass(frozen=True)
class GuessParts:
    """The panels of the training view that a guessing class sees differently."""

    bars: PairBars
    merges: MergeTable
    answers: Answers
    film: Film
    player_bar: PlayerBar


class GuessLink(QObject):
    """Connects a `PairGuessing` with the panels.

    Attributes:
        prediction: whether a class guesses, and its score.
        guessing: what it is asked.

    Signals:
        changed: what is asked, told or not to be seen is different now.
        begun_or_ended: the class guesses now, or no longer.
    """

    changed = Signal()
    begun_or_ended = Signal()

    def __init__(
        self,
        session: Session,
        parts: GuessParts,
        ties: Callable[[], TiesState | TrainingEnd | None],
        parent: QWidget,
    ) -> None:
        """Guess the merges of `session`; `ties` tells what comes next and why."""
        super().__init__(parent)
        self.prediction = prediction = Prediction(self)
        self.guessing = PairGuessing(prediction, session.player, self)
        self._parts, self._ties = parts, ties
        self._presenter: Presenter | None = None
        self._sentences = GuessSentences(self)
        self._shown = False
        parts.film.set_veil(self.guessing)
        parts.bars.capacity_changed.connect(self._follow_room)
        question = parts.answers.question
        question.go_on_requested.connect(self.guessing.go_on)
        question.reset_requested.connect(prediction.reset)
        prediction.score_changed.connect(self._show_score)
        self.guessing.changed.connect(self.refresh)
        parent.installEventFilter(self)
        self._follow_room()

    def show(self, presenter: Presenter, *, same: bool) -> None:
        """Guess the merges of a trace; `same` if it is the one before with more steps."""
        self._presenter = presenter
        self.guessing.show(presenter, same=same)
        self._mark_ties()

    def take_click(self, pair: object) -> bool:
        """Let a click on a pair vote for it; False if nobody is asked."""
        if self.guessing.asking and isinstance(pair, tuple):
            self.guessing.rounds.vote_for(pair)
        return self.guessing.asking

    def sentence(self) -> str:
        """What is to be said instead of what comes next; nothing where nobody is asked."""
        return self._sentences.question() if self.guessing.asking else ""

    def refresh(self) -> None:
        """Show everything as the class may see it."""
        guessing, parts = self.guessing, self._parts
        parts.answers.show_question(guessing.active)
        parts.merges.show_only(guessing.merges_known())
        if guessing.active:
            parts.answers.question.say(self._said())
        parts.film.redraw()
        if guessing.active != self._shown:
            self._shown = guessing.active
            self._mark_ties()
            if guessing.active and isinstance(QApplication.focusWidget(), _WRITING):
                parts.bars.setFocus()  # digits vote now
            self.begun_or_ended.emit()
        self.changed.emit()

    def _mark_ties(self) -> None:
        """Mark ties on the slider, unless the class has to guess them."""
        if self._presenter is not None:
            ties = np.flatnonzero(self._presenter.trace.tie_sizes > 1)
            self._parts.player_bar.set_tie_positions(None if self._shown else ties)

    def _said(self) -> Said:
        current = self.guessing.current
        if current is not None and not current.told:
            return self._sentences.asked(current)
        return self._sentences.told(current, self._ties(), typewriter)

    def _show_score(self) -> None:
        self._parts.answers.question.show_score(self.guessing.prediction.score)

    def _follow_room(self) -> None:
        self.guessing.set_room(self._parts.bars.capacity())

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say it in the language of now."""
        if event.type() == QEvent.Type.LanguageChange and self.guessing.active:
            self.refresh()
        return super().eventFilter(watched, event)

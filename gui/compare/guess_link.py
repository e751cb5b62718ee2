"""Guessing in the comparison: the word and its question stand where otherwise the lanes do.

Lanes, reasons and the panels beside them would tell the answer, so they are hidden meanwhile. Each
lane can be asked about, so of the others only what the class was told before is told. The text
can still be edited: the class then guesses its words.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from gui.compare.arrangement import Arrangement
from gui.compare.cut_guessing import DIGITS, CutGuessing
from gui.compare.cut_paint import CutState
from gui.compare.cut_panel import CutPanel
from gui.compare.cut_sentences import CutSentences, Reason
from gui.compare.guess_words import MOST_WORDS, CutWord
from gui.compare.lanes_area import NAMES
from gui.compare.modes import mode_names
from gui.compare.presenter import Presenter
from gui.predict.ballot import Guess
from gui.predict.rounds import Prediction, Round
from gui.predict.sentences import Said
from gui.state.compare_state import CompareState
from gui.widgets.plain_text import typewriter


class GuessLink(QObject):
    """Connects a `CutGuessing` with the panels.

    Attributes:
        guessing: what the class is asked.

    Signals:
        told: the question as a sentence, for the status bar.
        begun_or_ended: the class guesses now, or no longer.
    """

    told = Signal(str)
    begun_or_ended = Signal(bool)

    def __init__(
        self,
        prediction: Prediction,
        state: CompareState,
        panel: CutPanel,
        lanes: QWidget,
        columns: Arrangement,
    ) -> None:
        """Guess in `panel`, which stands where `lanes` do."""
        super().__init__(panel)
        self.guessing = CutGuessing(prediction, self)
        self._state, self._panel, self._columns = state, panel, columns
        self._lanes = lanes
        self._presenter: Presenter | None = None
        self._sentences = CutSentences(self)
        self._shown = False
        self._gap: tuple[int, str, str] | None = None
        self._why: Reason | None = None
        self._told: set[tuple[int, int]] = set()  # words by their beginning, and lanes
        panel.lane_requested.connect(self.guessing.choose_lane)
        panel.stage.option_clicked.connect(self.guessing.rounds.vote)
        panel.question.go_on_requested.connect(self.guessing.go_on)
        panel.question.reset_requested.connect(prediction.reset)
        prediction.score_changed.connect(self._show_score)
        self.guessing.changed.connect(self.refresh)
        state.place_changed.connect(self._take_reasons)
        self._show_score()
        panel.installEventFilter(self)

    def show(self, presenter: Presenter) -> None:
        """Guess the words of another split."""
        before, self._presenter = self._presenter, presenter
        if before is None or _asked_of(before) != _asked_of(presenter):
            self._told.clear()
        if self.guessing.active:
            self._take()

    def refresh(self) -> None:
        """Show everything as the class may see it."""
        guesses = self.guessing.active
        if guesses != self._shown:
            self._shown = guesses
            self._exchange(guesses)
            self.begun_or_ended.emit(guesses)
            if guesses:
                self._take()
        if guesses:
            self._show_word()

    # How

    def _take(self) -> None:
        """Begin with the word that was asked about last."""
        if self._presenter is not None:
            place = self._state.place
            self.guessing.show(self._presenter, None if place is None else place.byte_offset)

    def _exchange(self, guesses: bool) -> None:
        """Show the panel instead of the lanes, or the lanes again."""
        self._lanes.setVisible(not guesses)
        self._panel.setVisible(guesses)
        self._columns.show_alone(guesses)
        if guesses:
            self._panel.setFocus()

    def _ask_why(self, word: CutWord, current: Round) -> None:
        """Ask about the gap that has the most votes, else about the first cut."""
        leaders = sorted(current.ballot.leaders() - {0}) or sorted(word.cuts) or [1]
        gap, presenter = leaders[0], self._presenter
        if presenter is None:
            return
        byte = presenter.byte_of(word.start + gap)
        asked = byte, word.characters[gap - 1], word.characters[gap]
        if asked != self._gap:
            self._gap, self._why = asked, None
            self._state.ask_about(byte)

    def _take_reasons(self) -> None:
        """Show the reasons that were asked for."""
        place, presenter, gap = self._state.place, self._presenter, self._gap
        if place is None or presenter is None or gap is None or place.byte_offset != gap[0]:
            return
        lane = self.guessing.lane
        explained, alphabet = place.explanations[lane], presenter.lanes[lane].alphabet
        self._why = Reason(gap[1], gap[2], explained, alphabet)
        self.refresh()

    def _show_word(self) -> None:
        word, current = self.guessing.word(), self.guessing.current
        if word is not None and current is not None and current.told:
            self._told.add((word.start, self.guessing.lane))
            self._ask_why(word, current)
        else:
            self._gap = self._why = None
        lanes = self._presenter.lanes if self._presenter is not None else ()
        names = mode_names()
        titles = [
            self.tr("{lane}: {mode}").format(
                lane=name, mode=names[lane.tokenizer.actual(lane.way.mode)]
            )
            for name, lane in zip(NAMES, lanes, strict=False)
        ]
        self._panel.offer_lanes(titles, self.guessing.lane)
        self._panel.stage.show_word(self._cut_state(word, current))
        said = self._said(word, current)
        self._panel.question.say(said)
        self.told.emit(said.headline)

    def _cut_state(self, word: CutWord | None, current: Round | None) -> CutState:
        if word is None:
            return CutState()
        gaps = range(1, len(word.characters))
        told = current is None or current.told
        tallies = current.ballot.tallies() if current is not None else (0,) * len(word.characters)
        first = DIGITS * self.guessing.page
        numbers = {first + digit: digit for digit in range(1, DIGITS + 1)}
        return CutState(
            word.characters,
            tuple(
                Guess(numbers.get(gap), tallies[gap], gap in word.right if told else None)
                for gap in gaps
            ),
            Guess(0, tallies[0], 0 in word.right if told else None),
            word.tokens if told else (),
            self._sentences.uncut(),
        )

    def _said(self, word: CutWord | None, current: Round | None) -> Said:
        guessing, total = self.guessing, self.guessing.word_total
        if word is None:
            return self._sentences.end(total, MOST_WORDS)
        if current is not None and not current.told:
            place = guessing.player.position + 1, total
            names = NAMES[: guessing.lanes]
            return self._sentences.asked(current, place, names, NAMES[guessing.lane])
        others = (lane for start, lane in sorted(self._told) if start == word.start)
        order = [guessing.lane, *(lane for lane in others if lane != guessing.lane)]
        cuts = [(NAMES[lane], guessing.word(lane)) for lane in order]
        told = [(name, cut) for name, cut in cuts if cut is not None]
        return self._sentences.told(current, told, self._why, typewriter)

    def _show_score(self) -> None:
        self._panel.question.show_score(self.guessing.prediction.score)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say it in the language of now."""
        if event.type() == QEvent.Type.LanguageChange and self.guessing.active:
            self.refresh()
        return super().eventFilter(watched, event)


def _asked_of(presenter: Presenter) -> tuple[object, ...]:
    return presenter.split.text, presenter.split.ways

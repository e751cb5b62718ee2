"""Fork: a second timeline parts from the training at a tie, and both are played side by side.

It composes: the choice, the bars of both timelines, their merges beside each other, the player.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine import Trace
from gui.compare.plain_table import PlainTable
from gui.lab.fork_choices import ForkChoice, ForkChoices
from gui.lab.fork_grid import ForkGrid
from gui.lab.fork_job import Pair
from gui.lab.fork_model import Column, ForkModel
from gui.lab.fork_sentences import ForkSentences, Presenters
from gui.lab.fork_state import ForkState
from gui.lab.letters import letter_width
from gui.lab.page import AnswerPage
from gui.lab.sentence import Sentence
from gui.lab.timeline import Timeline
from gui.look import theme
from gui.player import Player
from gui.session import Session
from gui.training.tie_sentences import rule_names
from gui.widgets.elided_label import ElidedLabel
from gui.widgets.panel import Panel
from gui.widgets.player_bar import PlayerBar

MOST_PAIRS = 60
"""So many of the tied pairs are offered: a list of thousands is no choice."""

_ROOM = {Column.IN_SECOND: 44, Column.IN_FIRST: 66}  # letters in a line of the table
_FITTED_AT = (QEvent.Type.Resize, QEvent.Type.StyleChange)


class ForkPage(AnswerPage):
    """A second timeline beside the first."""

    STAGE = "training"
    state: ForkState

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Part from the training of `session`."""
        super().__init__(session, ForkState(session), parent)
        self._player = Player(self)
        self._sentences = ForkSentences(self)
        self._active = False
        self._shown: Trace | None = None
        self.choices = ForkChoices()
        self.timelines = Timeline(), Timeline()
        self.model = ForkModel(self)
        self.table = PlainTable(self.model)
        self.said = Sentence()
        self.learned = ElidedLabel()  # always one line: nothing jumps while the player runs
        self._bar = PlayerBar()
        self._merges = Panel(self.table)
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.timelines[0].bars)
        self.retranslate()

    # For the view

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("ForkPage", "Fork")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "ForkPage", "Take another of the tied pairs, and see what would have been learned"
        )

    def set_active(self, active: bool) -> None:
        """Follow the training from now on, or take the player back to it."""
        if active == self._active:
            return
        self._active = active
        if active:
            player = self.session.player
            self._player.set_speed(player.speed)
            self._player.set_reduced_motion(self.session.preferences.reduced_motion)
            super().set_active(True)
        else:
            self._player.pause()
            super().set_active(False)

    def fork_at(self, position: int) -> None:
        """Part at this step of the training, and show it."""
        self.state.fork_at(position)
        self._player.seek(self.state.position)

    def panels(self) -> dict[str, QWidget]:
        """Both timelines and their merges."""
        first, second = self.timelines
        return {"first": first, "second": second, "merges": self._merges}

    def player(self) -> Player:
        """The player of both timelines."""
        return self._player

    def go_to_tie(self, direction: int) -> None:
        """Let the player go to the next tie of the first timeline, or to the one before."""
        first = self.state.first
        if first is not None:
            trace, position = first.trace, self._player.position
            find = trace.next_tie if direction > 0 else trace.previous_tie
            found = find(position)
            if found is not None:
                self._player.seek(found)

    def close_work(self) -> None:
        """End all work."""
        self._player.pause()
        super().close_work()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        self._merges.set_title(self.tr("Merges of both timelines"))
        self.table.setAccessibleName(self.tr("Merges of both timelines"))
        self.table.setAccessibleDescription(self.tr("Return goes to the step of a row"))
        self._show_titles()
        self._fit()
        self._say()

    # Making

    def _lay_out(self) -> None:
        gap = round(theme.active().spacing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self.choices)
        column.addWidget(self._work)
        column.addWidget(self.said)
        column.addWidget(ForkGrid(*self.timelines, self._merges), 1)
        column.addWidget(self.learned)
        column.addWidget(self._bar)
        self._bar.setMinimumWidth(1)  # it takes two lines where it has less than it would like

    def _connect(self) -> None:
        state, choices, player, bar = self.state, self.choices, self._player, self._bar
        choices.position_requested.connect(self.fork_at)
        choices.tie_requested.connect(self._fork_at_tie)
        choices.pair_requested.connect(state.take)
        choices.rule_requested.connect(state.go_on_by)
        state.choice_changed.connect(self._show_choice)
        player.frame_changed.connect(self._show_frame)
        player.position_changed.connect(self._show_position)
        player.playing_changed.connect(bar.set_playing)
        player.speed_changed.connect(bar.set_speed)
        player.loop_changed.connect(bar.set_loop)
        bar.toggle_requested.connect(player.toggle)
        bar.step_requested.connect(player.step)
        bar.jump_requested.connect(player.jump)
        bar.seek_requested.connect(player.seek)
        bar.speed_requested.connect(player.set_speed)
        bar.loop_requested.connect(player.set_loop)
        bar.next_tie_requested.connect(lambda: self.go_to_tie(1))
        bar.previous_tie_requested.connect(lambda: self.go_to_tie(-1))
        self.table.installEventFilter(self)
        self.table.row_chosen.connect(player.seek)
        self.let_copy(self.table)
        self.timelines[0].bars.pair_clicked.connect(self._take_clicked)

    # Wishes

    def _fork_at_tie(self, direction: int) -> None:
        first = self.state.first
        if first is not None:
            find = first.trace.next_tie if direction > 0 else first.trace.previous_tie
            found = find(self.state.position)
            if found is not None:
                self.fork_at(found)

    def _take_clicked(self, key: object) -> None:
        """Part where the player is, taking the tied pair that was clicked."""
        presenter = self.timelines[0].presenter
        position = self._player.position
        if presenter is None or position >= len(presenter.trace):
            return
        view = presenter.view(position)
        for number, pair in enumerate(view.top_pairs(MOST_PAIRS)):
            if (pair.left_id, pair.right_id) == key and pair.count == view.highest_count:
                self.state.fork_at(position)
                self.state.take(view.labels(pair) if number else None)

    # Facts

    def _show_choice(self) -> None:
        first = self.state.first
        if first is None:
            return
        trace, position = first.trace, self.state.position
        if self.timelines[0].presenter is None or self.timelines[0].presenter.trace is not trace:
            self.timelines[0].show_trace(trace)
        self._problem = None
        pairs, hidden = self._tied_pairs(position)
        rule = self.state.rule or trace.options.tie_rule
        self.choices.show_choice(
            ForkChoice(position, len(trace), pairs, hidden, self.state.pair, rule)
        )
        before, after = trace.previous_tie(position), trace.next_tie(position)
        self.choices.allow_ties(before is not None, after is not None)
        self._bar.set_tie_positions(np.flatnonzero(trace.tie_sizes > 1))
        self._show_titles()

    def _tied_pairs(self, position: int) -> tuple[tuple[tuple[Pair, Pair], ...], int]:
        """The pairs that are offered at a position, and how many more there are."""
        presenter = self.timelines[0].presenter
        if presenter is None:
            return (), 0
        view = presenter.view(position)
        tied = [p for p in view.top_pairs(MOST_PAIRS) if p.count == view.highest_count]
        offered = tuple(
            (view.labels(pair), (presenter.label(pair.left_id), presenter.label(pair.right_id)))
            for pair in tied
        )
        return offered, max(0, view.tie_size - len(tied))

    def _headline(self) -> str:
        return self.said.text()

    def _show_answer(self) -> None:
        answer = self.state.answer
        second = None if answer is None else answer.second.trace
        self.timelines[1].show_trace(second)
        self.timelines[1].setEnabled(second is not None)
        both = self._both()
        self.model.show_timelines(both, None if answer is None else answer.difference)
        if both is not None:
            length = max(len(each.trace) for each in both)
            self._player.set_length(length)
            self._bar.set_length(length)
            if self._shown is not both[0].trace:
                self._shown = both[0].trace
                self._player.seek(self.session.player.position)
        self._fit()
        self._show_frame(*self._player.frame)
        self._show_position()

    def _both(self) -> Presenters | None:
        first, second = (timeline.presenter for timeline in self.timelines)
        if first is None or second is None:
            return None
        return first, second

    def _show_frame(self, base: int, alpha: float) -> None:
        for timeline in self.timelines:
            timeline.show_frame(base, alpha)

    def _show_position(self) -> None:
        position = self._player.position
        self._bar.set_position(position)
        self.model.set_current(position)
        row = min(position, self.model.rowCount() - 1)
        if row >= 0:
            self.table.scrollTo(self.model.index(row, Column.STEP))
        self._say()

    def _say(self) -> None:
        """Say where they part, and what only one of them has."""
        answer, both = self.state.answer, self._both()
        said, learned = self._explained(), ""
        if answer is not None and both is not None:
            said = self._sentences.first_difference(both, answer.difference)
            position = self._player.position
            learned = self._sentences.vocabularies(both, answer.difference, position)
        elif not said and self.state.busy:
            said = self.tr("The second timeline is being trained.")
        elif not said:
            said = self.tr("There is no training yet to part from.")
        self.said.say(said, "error" if self._problem is not None else "")
        self.learned.show_text(learned)
        self.told.emit(learned or said)

    def _show_titles(self) -> None:
        first = self.state.first
        names = rule_names()
        rules = [first.trace.options.tie_rule if first is not None else "", self.state.rule or ""]
        titles = self.tr("First timeline: {rule}"), self.tr("Second timeline: {rule}")
        if self.session.replaying:
            rules[0] = rules[1] = ""
        for timeline, title, rule in zip(self.timelines, titles, rules, strict=True):
            timeline.set_title(title.format(rule=names.get(rule, "…")))

    # Room

    def _fit(self) -> None:
        """Share the width of the table; where it is narrow the merges alone say who differs."""
        letters = self.table.width() / letter_width()
        for column, least in _ROOM.items():
            self.table.setColumnHidden(column, letters < least)
        self.table.share_width(self.model.widest(), {Column.FIRST: 7, Column.SECOND: 7})

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave out what the table has no room for: it may narrow while the page stays as it is."""
        if watched is self.table and event.type() in _FITTED_AT:
            QTimer.singleShot(0, self, self._fit)
        return super().eventFilter(watched, event)

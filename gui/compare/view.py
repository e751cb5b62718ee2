"""The comparison: one text, several ways of splitting it, and why they differ. It composes.

The panels know nothing of each other or of the session; here a wish of one becomes a call, and a
fact of the session becomes values for all of them. Pointing, changes and the search have a module
each.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.compare.arrangement import Arrangement, Framed, unframed
from gui.compare.byte_row import ByteRow
from gui.compare.changes import Changes
from gui.compare.cut_guessing import CutGuessing
from gui.compare.cut_panel import CutPanel
from gui.compare.differing_panel import DifferingPanel
from gui.compare.guess_link import GuessLink
from gui.compare.ids_link import IdsLink
from gui.compare.ids_panel import IdsPanel
from gui.compare.lane_heads import LaneHeads
from gui.compare.lanes_area import LanesArea
from gui.compare.lanes_bar import LanesBar
from gui.compare.places import Places
from gui.compare.pointing import Pointing
from gui.compare.presenter import Presenter
from gui.compare.search_link import SearchLink
from gui.compare.shown_word import ShownWord
from gui.compare.side_tabs import SideTabs
from gui.compare.split_showing import SplitShowing
from gui.compare.stability_line import StabilityLine
from gui.compare.text_input import TextInput
from gui.compare.text_opening import TextOpening
from gui.compare.token_details import TokenDetailsPanel
from gui.compare.watch_panel import WatchPanel
from gui.compare.why_panel import WhyPanel
from gui.look import theme
from gui.player import Player
from gui.predict.rounds import Prediction
from gui.sentences import messages
from gui.session import Session
from gui.state.compare_state import CompareState
from gui.turns import at_once
from gui.widgets.notice_bar import NoticeBar
from gui.widgets.work_bar import WorkBar
from gui.work.loaded_tokenizer import is_surely_text


class CompareView(QWidget):
    """Everything that is to be seen of a comparison.

    Signals:
        open_text_requested: a person wants to open a text file.
        bytes_shown_changed: the row of bytes was shown or hidden.
        flashing_changed: changes are flashed now, or no longer.
        told: a sentence about what is shown, for the status bar.
    """

    open_text_requested = Signal()
    bytes_shown_changed = Signal(bool)
    flashing_changed = Signal(bool)
    told = Signal(str)

    def __init__(
        self, session: Session, parent: QWidget | None = None, *, in_parts: bool = False
    ) -> None:
        """Show `session`, which may be started later; `in_parts`: once `make` is gone through."""
        super().__init__(parent)
        self._session = session
        self._state: CompareState = session.compare
        self._is_made = self._opened_once = False
        self.guess: GuessLink | None = None
        if not in_parts:
            at_once(self.make())

    def make(self) -> Generator[None, None, None]:
        """Make what is in the view, a part at a time."""
        yield from self._make_widgets()
        self._heads = LaneHeads(self._state, self._area, self._bar)
        self._pointing = Pointing(self._area, self._details, self._row)
        self._changes = Changes(self._area, self._line, self._session.preferences)
        self._ids_link = IdsLink(self._ids, self._area)
        said = self._why, self._watch
        self._places = Places(self._state, self._area, self._pointing, said, self._ids_link)
        self._search = SearchLink(self._differing, self._session)
        self._shown_word = ShownWord(self._notice, self._state)
        self._showing = SplitShowing(self._state, self._text, self._area)
        self._lay_out()
        yield
        self._connect_wishes()
        self._connect_facts()
        self.setFocusProxy(self._text)
        self._row.setVisible(self._session.preferences.byte_row)
        self._columns.give_lanes_room(self._session.preferences.byte_row)
        self._bar.set_bytes_shown(self._session.preferences.byte_row)
        self.retranslate()
        yield
        self._heads.show_lanes()
        self._is_made = True

    # For the window

    def panels(self) -> dict[str, QWidget]:
        """The parts of the view of which a picture can be saved, all as they should be."""
        self._showing.settle()
        self._pointing.settle()
        return dict(self._panels)

    def player(self) -> Player | None:
        """What the keys of the player play now: guessing, or the word that is watched."""
        if self.guess is not None and self.guess.guessing.active:
            return self.guess.guessing.player
        return self._watch.split.player if self._side.is_open(self._watch) else None

    def let_guess(self, prediction: Prediction) -> CutGuessing:
        """Let a class guess where words are cut."""
        parts = self._cuts, self._lanes, self._columns
        self.guess = GuessLink(prediction, self._state, *parts)
        self.guess.told.connect(self.told)
        self.guess.begun_or_ended.connect(self._take_focus)
        self.guess.begun_or_ended.connect(lambda _: self._tell())
        if self._showing.presenter is not None:
            self.guess.show(self._showing.presenter)
        return self.guess.guessing

    def _take_focus(self, guesses: bool) -> None:
        self.setFocusProxy(self._cuts if guesses else self._text)
        if not guesses and self.isVisible():
            self.setFocus()

    def go_to_difference(self, step: int) -> None:
        """Go to the next (1) or the previous (-1) place where lanes differ, and tell why."""
        self._places.step(step)

    def add_lane(self) -> None:
        """Split in one more way."""
        self._state.add_lane()

    def remove_lane(self) -> None:
        """Take the last lane away."""
        self._state.remove_lane(len(self._state.lanes) - 1)

    @property
    def bytes_shown(self) -> bool:
        """Whether the row of bytes is shown."""
        return not self._row.isHidden()

    def show_bytes(self, shown: bool) -> None:
        """Show or hide the row of bytes."""
        if shown != self.bytes_shown:
            self._session.preferences.byte_row = shown
            self._row.setVisible(shown)
            self._columns.give_lanes_room(shown)
            self._bar.set_bytes_shown(shown)
            self._pointing.settle()
            self.bytes_shown_changed.emit(shown)

    @property
    def flashing(self) -> bool:
        """Whether tokens that a key has changed flash."""
        return self._session.preferences.flashing

    def set_flashing(self, flashing: bool) -> None:
        """Flash changes, or no longer."""
        if flashing != self.flashing:
            self._changes.set_watching(flashing)
            self.flashing_changed.emit(flashing)

    def copy_ids(self) -> None:
        """Copy the ids of the lane that the keys are in."""
        self._ids_link.copy(self._area.active_lane())

    def open_text(self, path: Path) -> None:
        """Split the text of a file."""
        self._opening.open(path)

    def take_files(self, paths: Sequence[Path]) -> None:
        """Take files that were dropped while the view was shown: one text is to be split."""
        if len(paths) == 1 and is_surely_text(paths[0]):
            self.open_text(paths[0])
        else:
            self._session.open_files(paths)

    def watch(self) -> None:
        """Show how the word that was asked about is split, or the first one that differs."""
        self._side.open(self._watch)
        if self._state.place is None:
            self._places.begin()
        self._watch.split.setFocus()

    def open_panel(self, name: str) -> None:
        """Open a panel by its name, or the one that is usually open."""
        self._side.open(self._panels.get(name))

    def close_search(self) -> None:
        """End the search for words and the reading of a file; the window is closing."""
        self._search.close()
        self._opening.close()

    def edit_text(self) -> None:
        """Put the cursor into the text."""
        if self._columns.stacked:
            self.show_bytes(False)  # they have its room
        self._columns.show_text()
        self._text.field.setFocus()

    def reset_layout(self) -> None:
        """Give every part the size that it had at first."""
        self._columns.reset()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Compare"))
        self._panels["text"].setAccessibleName(self.tr("Text"))
        self._panels["lanes"].setAccessibleName(self.tr("Lanes"))
        self._panels["why"].setAccessibleName(self.tr("Why"))
        self._watch.setAccessibleName(self.tr("Watch"))
        self._row.setAccessibleName(self.tr("Bytes"))
        self._heads.show_sources()
        self._heads.show_notes()
        # The bar below learns of the language after this view does.
        QTimer.singleShot(0, self, self._tell)

    # Making

    def _make_widgets(self) -> Generator[None, None, None]:
        self._notice = NoticeBar()
        self._text = TextInput()
        self._work = WorkBar()
        self._opening = TextOpening(self._work)
        self._line = StabilityLine()
        self._bar = LanesBar()
        self._area = LanesArea()
        self._row = ByteRow()
        self._why = WhyPanel()
        yield
        self._details = TokenDetailsPanel()
        self._ids = IdsPanel()
        yield
        self._differing = DifferingPanel()
        self._watch, self._cuts = WatchPanel(), CutPanel()
        yield
        self._cuts.hide()
        self._side = SideTabs((self._details, self._ids, self._differing, self._watch))
        yield

    def _lay_out(self) -> None:
        self._lanes = unframed(self._bar, self._area, self._row, stretched=1)
        rows = (
            Framed(self._notice, self._work, self._text, self._line, stretched=2),
            Framed(self._lanes, self._cuts),
            Framed(self._why),
        )
        self._columns = Arrangement(rows, self._side, self._session.preferences, self)
        self._columns.stacked_changed.connect(self._why.set_titled)
        self._panels: dict[str, QWidget] = {
            **dict(zip(("text", "lanes", "why"), rows, strict=True)),
            "token": self._details,
            "ids": self._ids,
            "words": self._differing,
            "watch": self._watch,
            "bytes": self._row,
        }
        gap = round(theme.active().spacing)
        column = QVBoxLayout(self)
        column.setContentsMargins(gap, gap, gap, gap)
        column.setSpacing(gap)
        column.addWidget(self._columns)

    # Wishes

    def _connect_wishes(self) -> None:
        state = self._state
        self._text.text_edited.connect(self._changes.follow_typing)
        self._text.text_edited.connect(state.set_text)
        self._text.open_requested.connect(self.open_text_requested)
        self._opening.text_read.connect(self._take_file)
        self._opening.text_too_long.connect(self._text.say_too_long)
        self._opening.failed.connect(self.show_problem)
        self._area.keys_from = self._bar.last_button
        self._area.told.connect(self._tell_keys)
        self._bar.step_requested.connect(self.go_to_difference)
        self._bar.bytes_requested.connect(self.show_bytes)
        self._bar.add_requested.connect(self.add_lane)
        self._bar.cancel_requested.connect(state.cancel)
        self._line.watching_requested.connect(self.flashing_changed)
        self._why.watch_requested.connect(self.watch)
        self._differing.word_requested.connect(self._shown_word.show)
        self._side.page_changed.connect(self._look_at_tab)
        self._places.reasons_shown.connect(self._side.offer_reasons)
        self._notice.dismiss_requested.connect(lambda: self._notice.show_notice(""))

    def _take_file(self, text: str) -> None:
        self._columns.show_text()
        self._state.set_text(text)

    # Facts

    def _connect_facts(self) -> None:
        state = self._state
        self._showing.shown.connect(self._show_split)
        self._showing.drawn.connect(self._show_sums)
        state.busy_changed.connect(self._show_busy)
        state.problem_occurred.connect(self.show_problem)
        self._session.trace_changed.connect(self._show_corpus)

    def _show_split(self, before: Presenter | None, presenter: Presenter) -> None:
        """Tell of the text as the lanes show it now those who say something about its places."""
        self._area.ruler.show_differences(presenter.differences)
        self._pointing.show(presenter)
        self._changes.compare(before, presenter)
        self._places.show(presenter)
        self._ids_link.show(presenter, active=self._side.is_open(self._ids))
        if self.guess is not None:
            self.guess.show(presenter)
        if self._is_new(before, presenter):  # there is something to see in every panel
            self._places.begin()

    def _show_sums(self, presenter: Presenter) -> None:
        """Say what a split adds up to, and who splits."""
        self._heads.show(presenter)
        self._bar.show_differences(len(presenter.differences), alone=len(presenter.lanes) < 2)
        self._search.show(presenter)
        self._tell()

    def _tell(self) -> None:
        """Say in the status bar whether and where lanes differ, unless a class guesses it."""
        guesses = self.guess is not None and self.guess.guessing.active
        if self._showing.presenter is not None and not guesses:
            self.told.emit(self._bar.sentence())

    def _tell_keys(self, sentence: str) -> None:
        if sentence:
            self.told.emit(sentence)
        else:
            self._tell()

    def _is_new(self, before: Presenter | None, after: Presenter) -> bool:
        """Whether it is the first text that is seen, or a word that was chosen in the table."""
        if before is None:
            return True
        return after.split.text == self._shown_word.word != before.split.text

    def show_problem(self, problem: object) -> None:
        """Say what went wrong."""
        self._notice.show_notice(messages.explain(problem), warning=True)

    def _show_busy(self) -> None:
        self._bar.set_busy(self._state.busy)

    def _show_corpus(self) -> None:
        if self.isVisible():
            self._search.show_corpus()

    def _look_at_tab(self) -> None:
        """What is only shown in a tab is made when the tab is; one that scrolls gives way."""
        self._area.ask_for_heads(self._columns.stacked and self._side.is_open(self._differing))
        self._pointing.settle()
        presenter = self._showing.presenter
        if presenter is not None and self._side.is_open(self._ids):
            self._ids_link.show(presenter, active=True)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Split from now on."""
        super().showEvent(event)
        self._heads.show_sources()
        self._search.show_corpus()
        self._area.order_keys()
        self._state.set_active(True)
        self._pointing.settle()
        if not self._opened_once:
            self._opened_once = True
            QTimer.singleShot(0, self, self._state.warm_up)

    def hideEvent(self, event: QHideEvent) -> None:
        """Split no longer: nobody looks."""
        super().hideEvent(event)
        self._state.set_active(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self.retranslate()

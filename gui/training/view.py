"""The training view: one corpus, every merge. It composes the panels and connects them.

The panels know nothing of each other or of the session; here a wish of one becomes a call, and a
fact of the session becomes values for all of them. What the values are is the presenters' work.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.announcement import announce
from gui.look import theme
from gui.predict.question_panel import QuestionPanel
from gui.session import Session
from gui.trailing import Trailing
from gui.training.announcer import step_in_words
from gui.training.columns import Columns
from gui.training.corpus_presenter import corpus_state
from gui.training.film import Film
from gui.training.foot import Foot
from gui.training.guess_link import Answers, GuessLink, GuessParts
from gui.training.merge_table import MergeTable
from gui.training.notice_text import action_text, open_question, saying
from gui.training.pair_bars import PairBars
from gui.training.presenter import Presenter
from gui.training.setup_tabs import SetupTabs
from gui.training.ties_panel import TiesPanel
from gui.training.ties_presenter import ties_at
from gui.training.ties_state import TiesState, TrainingEnd
from gui.training.word_boxes import WordBoxes
from gui.widgets.notice_bar import NoticeBar
from gui.widgets.numbers_strip import NumbersStrip
from gui.widgets.panel import Panel
from gui.widgets.player_bar import PlayerBar
from gui.widgets.work_bar import WorkBar
from gui.work.corpus_source import CorpusSource
from gui.work.training_job import CorpusSize, Snapshot, TrainingRequest
from gui.worker import Progress


class TrainingView(QWidget):
    """Everything that is to be seen of a training.

    Attributes:
        guess: lets a class guess the next merge.

    Signals:
        setup_visible_changed: the column with corpus and options was shown or hidden.
        step_told: the sentence about the step that is shown.
        fork_requested: a person wants another choice than that of the next step.
    """

    setup_visible_changed = Signal(bool)
    step_told = Signal(str)
    fork_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Show `session`, which may be started later."""
        super().__init__(parent)
        self._session = session
        self._presenter: Presenter | None = None
        self._shown_request: TrainingRequest | None = None
        self._shown_corpus: tuple[CorpusSource, CorpusSize | None] | None = None
        self._make_widgets()
        works = (self._mark_merge, self._show_ties, self._tell_step)
        self._lists_later = Trailing(works, self)
        self._film = Film(self._bars, self._words, self)
        self._lay_out()
        parts = GuessParts(self._bars, self._merges, self._answers, self._film, self._player_bar)
        self.guess = GuessLink(session, parts, self._ties_now, self)
        self._connect_wishes()
        self._connect_facts()
        self.retranslate()
        self._show_everything()

    # For the window

    def panels(self) -> dict[str, QWidget]:
        """The parts of the view of which a picture can be saved, all as they should be."""
        self._lists_later.settle()
        return {**self._panels, "options": self._setup.options}

    @property
    def setup_visible(self) -> bool:
        """Whether the column with corpus and options is shown."""
        return self._columns.setup_visible

    def set_setup_visible(self, visible: bool) -> None:
        """Show or hide the column with corpus and options."""
        if visible != self.setup_visible:
            self._columns.show_setup(visible)

    def look_afresh(self, panel: str = "") -> None:
        """Show the words that matter, not those that somebody pinned, and this panel of the setup.

        The column of the setup stays shown or hidden.
        """
        self._film.unpin()
        self._setup.open(panel)

    def reset_layout(self) -> None:
        """Give every panel the size that it had at first."""
        self._columns.reset()

    def find_word(self) -> None:
        """Put the cursor into the search field of the words."""
        self._words.focus_search()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        titles = {
            "bars": self.tr("Pairs"),
            "words": self.tr("Words"),
            "ties": self.tr("Next merge"),
            "merges": self.tr("Merges"),
        }
        for name, title in titles.items():
            self._framed[name].set_title(title)
        self.setAccessibleName(self.tr("Training"))
        self._lists_later.ask()  # the step in words
        self._tell()

    # Making

    def _make_widgets(self) -> None:
        self._notice = NoticeBar()
        self._work = WorkBar()
        self._setup = SetupTabs()
        self._corpus = self._setup.corpus
        self._bars = PairBars()
        self._words = WordBoxes()
        self._ties = TiesPanel()
        self._answers = Answers(self._ties, QuestionPanel())
        self._merges = MergeTable()
        self._numbers = NumbersStrip()
        self._player_bar = PlayerBar()
        self._framed = {
            "bars": Panel(self._bars),
            "words": Panel(self._words, beside=self._words.head),
            "ties": Panel(self._answers, beside=self._ties.head),
            "merges": Panel(self._merges, beside=self._merges.head),
        }
        self._panels: dict[str, QWidget] = {
            **self._framed,
            "corpus": self._corpus,
            "numbers": self._numbers,
        }

    def _lay_out(self) -> None:
        framed = self._framed
        self._columns = Columns(
            self._setup,
            (framed["bars"], framed["words"]),
            (framed["ties"], framed["merges"]),
            self._ties_height,
            self._session.preferences,
        )
        self._columns.setup_visible_changed.connect(self.setup_visible_changed)
        gap = round(theme.active().spacing)
        column = QVBoxLayout(self)
        column.setContentsMargins(gap, gap, gap, gap)
        column.setSpacing(gap)
        column.addWidget(self._notice)
        column.addWidget(self._columns, 1)
        column.addWidget(Foot(self._numbers, self._work, 2 * gap))
        column.addWidget(self._player_bar)

    def _ties_height(self, width: int, most: int) -> int:
        """How high the panel of ties must be to show everything, or what matters within `most`."""
        panel = self._framed["ties"]
        around = panel.height_around()
        return around + self._answers.height_within(width - panel.width_around(), most - around)

    # Wishes

    def _connect_wishes(self) -> None:
        session, player, bar = self._session, self._session.player, self._player_bar
        bar.toggle_requested.connect(player.toggle)
        bar.step_requested.connect(player.step)
        bar.jump_requested.connect(player.jump)
        bar.seek_requested.connect(session.seek)
        bar.speed_requested.connect(player.set_speed)
        bar.loop_requested.connect(player.set_loop)
        bar.next_tie_requested.connect(session.seek_next_tie)
        bar.previous_tie_requested.connect(session.seek_previous_tie)
        self._corpus.sample_requested.connect(session.open_sample)
        self._corpus.own_text_requested.connect(session.return_to_own_text)
        self._corpus.files_requested.connect(session.open_files)
        self._corpus.text_edited.connect(self._edit_text)
        self._corpus.encoding_requested.connect(session.choose_encoding)
        self._corpus.encoding_dismissed.connect(session.dismiss_notice)
        self._setup.options_requested.connect(session.set_setup)
        self._setup.usual_requested.connect(session.use_usual_options)
        self._merges.position_requested.connect(session.seek)
        self._bars.pair_clicked.connect(self._go_to_merge_of)
        self._ties.pair_clicked.connect(self._go_to_merge_of)
        self._ties.fork_requested.connect(self.fork_requested)
        self._work.cancel_requested.connect(session.cancel_training)
        self._notice.dismiss_requested.connect(self._dismiss)
        self._notice.action_requested.connect(self._act)
        self.guess.changed.connect(self._lists_later.ask)
        self.guess.begun_or_ended.connect(self._columns.proportion)

    def _go_to_merge_of(self, pair: object) -> None:
        """Go to the step that merges a pair, if there is one; a class that guesses votes for it."""
        if self.guess.take_click(pair):
            return
        if self._presenter is not None and isinstance(pair, tuple):
            position = self._presenter.merge_of(pair)
            if position is not None:
                self._session.seek(position)

    def _dismiss(self) -> None:
        """Put the notice away; what a training came to is not said again."""
        self._session.dismiss_notice()
        self._notice.show_notice("")

    def _act(self) -> None:
        said = saying(self._session)
        if said is not None and said.action == "train":
            self._session.stop_replaying()
        elif said is not None and said.action == "again":
            self._session.train_again()
        elif said is not None and said.action == "usual":
            self._session.use_usual_options()

    # Facts

    def _connect_facts(self) -> None:
        session, player, bar = self._session, self._session.player, self._player_bar
        player.frame_changed.connect(self._film.show_frame)
        player.playing_changed.connect(bar.set_playing)
        player.speed_changed.connect(bar.set_speed)
        player.loop_changed.connect(bar.set_loop)
        session.position_changed.connect(self._show_position)
        session.trace_changed.connect(self._show_trace)
        session.corpus_changed.connect(self._show_corpus)
        session.setup_changed.connect(self._show_setup)
        session.notice_changed.connect(self._tell)
        session.training_started.connect(self._work.begin)
        session.training_progressed.connect(self._show_progress)
        session.training_finished.connect(self._finish)

    def _show_everything(self) -> None:
        player = self._session.player
        self._player_bar.set_speed(player.speed)
        self._player_bar.set_loop(player.loop)
        self._player_bar.set_playing(player.playing)
        self._show_setup()
        self._show_corpus()
        self._show_trace()

    def _show_trace(self) -> None:
        """Show other steps, or more of the same."""
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        same = self._shown_request is self._session.shown_request
        self._shown_request = self._session.shown_request
        before = self._presenter if same else None
        self._presenter = Presenter(snapshot.trace, before, snapshot.word_steps)
        if snapshot.view is not None:
            self._presenter.views.add(snapshot.view)
        self.guess.show(self._presenter, same=same)
        self._film.show_trace(self._presenter, self._session.player.position)
        self._show_extent()
        if not same:
            self._lists_later.settle()  # nobody should see the lists of another training beside it
        self._show_corpus()

    def _show_extent(self) -> None:
        """Show how many steps there are, how many will be, and where the player is among them."""
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        growing = self._is_growing(snapshot)
        self._player_bar.set_length(self._length_of(snapshot))
        self._player_bar.set_available(len(snapshot.trace) if growing else None)
        self._show_figures()
        self._lists_later.begin()

    def _length_of(self, snapshot: Snapshot) -> int:
        """How many steps there are, or will be as far as that is known."""
        steps = len(snapshot.trace)
        return max(steps, snapshot.planned or 0) if self._is_growing(snapshot) else steps

    def _is_growing(self, snapshot: Snapshot) -> bool:
        return self._session.training and not snapshot.complete

    def _show_position(self) -> None:
        """Show where the player is: what is quickly shown at once, the lists when there is time."""
        self._show_figures()
        self._lists_later.ask()

    def _show_figures(self) -> None:
        snapshot, presenter = self._session.snapshot, self._presenter
        if snapshot is not None and presenter is not None:
            position = self._position_in(presenter)
            self._player_bar.set_position(position)
            self._numbers.show_numbers(presenter.numbers(position, self._length_of(snapshot)))

    def _mark_merge(self) -> None:
        """Show the merges that there are, and which one comes next."""
        if self._presenter is not None:
            self._merges.show_trace(self._presenter.trace)
            self._merges.set_current(self._position_in(self._presenter))

    def _show_ties(self) -> None:
        if self._presenter is not None:
            self._ties.show_ties(self._ties_now())

    def _ties_now(self) -> TiesState | TrainingEnd | None:
        """What the next step chooses among, or why there is none."""
        snapshot, presenter = self._session.snapshot, self._presenter
        if snapshot is None or presenter is None:
            return None
        position, replayed = self._position_in(presenter), self._session.replaying
        complete = not self._is_growing(snapshot)
        return ties_at(presenter, position, complete=complete, replayed=replayed)

    def _tell_step(self) -> None:
        presenter = self._presenter
        if presenter is not None:
            position, asked = self._position_in(presenter), self.guess.sentence()
            sentence = asked or step_in_words(presenter.trace, position, presenter)
            announce(self, sentence)
            self.step_told.emit(sentence)

    def _position_in(self, presenter: Presenter) -> int:
        return min(self._session.player.position, len(presenter.trace))

    def _show_corpus(self) -> None:
        """Show the corpus, unless it is the one that is shown."""
        session = self._session
        corpus = session.source, session.size
        if corpus == self._shown_corpus:
            return
        self._shown_corpus = corpus
        state = corpus_state(session.source, session.size)
        self._corpus.offer_own_text(session.has_own_text)
        self._corpus.show_corpus(state)
        self._corpus.show_recent_files(session.preferences.recent_files)
        self._setup.set_split_applies(not state.is_counts)
        self._setup.offer_usual(session.has_own_options)

    def _edit_text(self, text: str) -> None:
        state = corpus_state(self._session.source, self._session.size)
        self._session.set_text(text, edited_from=state.text)

    def _show_setup(self) -> None:
        self._setup.show_options(self._session.setup)
        self._setup.offer_usual(self._session.has_own_options)

    def _show_progress(self, progress: Progress) -> None:
        self._work.show_progress(progress.stage, progress.done, progress.total)

    def _finish(self) -> None:
        self._work.end()
        self._show_extent()
        self._tell()

    def _tell(self) -> None:
        """Show what is to be said, and ask for an encoding where that is what is missing."""
        said = saying(self._session)
        if said is None:
            self._notice.show_notice("")
        else:
            action = action_text(said.action)
            self._notice.show_notice(said.sentence, action=action, warning=said.warning)
            announce(self, said.sentence)
        question = open_question(self._session)
        self._corpus.ask_encoding(question)
        if question is not None:
            self._setup.setCurrentWidget(self._corpus)
            self.set_setup_visible(True)

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

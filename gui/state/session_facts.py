"""The facts of the session: what is shown, and the signals that tell when it is something else.

`session` adds the wishes that change it. Views and what belongs to them read it here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine import Trace
from gui.player import Player
from gui.state.notice import Notice
from gui.state.preferences import Preferences
from gui.state.usual_setup import setup_for_sample
from gui.work.corpus_source import CorpusSource
from gui.work.opening_runs import OpeningRuns
from gui.work.samples import find_sample, start_sample
from gui.work.setup import TrainingSetup
from gui.work.training_job import CorpusSize, Snapshot, TrainingRequest
from gui.work.training_runs import TrainingRuns

if TYPE_CHECKING:
    from gui.work.loaded_tokenizer import LoadedTokenizer


class SessionFacts(QObject):
    """What is shown now.

    Attributes:
        preferences: what is remembered.
        player: the clock, and with it the position.
        openings: the files that are being opened.

    Signals:
        corpus_changed: `source` is another one.
        setup_changed: `setup` is another one.
        trace_changed: `trace` is another one; during a training, the same one with more steps.
        training_started, training_progressed, training_finished: of any training, however small.
        position_changed: the player's position.
        problem_occurred: an exception or `Failure`; it is also the `notice`.
        notice_changed: `notice` is another one.
        tokenizer_changed: `tokenizer` is another one.
        tokenizer_saved: the `Path` of the file that the tokenizer of the training is in now.
    """

    corpus_changed = Signal()
    setup_changed = Signal()
    trace_changed = Signal()
    training_started = Signal()
    training_progressed = Signal(object)
    training_finished = Signal()
    position_changed = Signal(object)
    problem_occurred = Signal(object)
    notice_changed = Signal()
    tokenizer_changed = Signal()
    tokenizer_saved = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        """Hold nothing yet."""
        super().__init__(parent)
        self.preferences = preferences
        self.player = Player(self)
        self._runs = TrainingRuns(self)
        self.openings = OpeningRuns(self)
        # Invariant: `_request` is the training that is wanted, `_shown` the one whose steps are
        # shown. They are the same but while one runs, and after one has failed.
        first = start_sample()
        setup = preferences.setup or setup_for_sample(first, preferences)
        self._request = TrainingRequest(CorpusSource.of_sample(first), setup)
        self._shown: tuple[TrainingRequest, Snapshot] | None = None
        self._unread: CorpusSource | None = None
        self._notice: Notice | None = None
        self._tokenizer: LoadedTokenizer | None = None

    @property
    def source(self) -> CorpusSource:
        """The corpus that is trained on, or about to be."""
        return self._request.source

    @property
    def setup(self) -> TrainingSetup:
        """How it is trained."""
        return self._request.setup

    @property
    def has_own_options(self) -> bool:
        """Whether a sample is trained with other options than those that show it best."""
        sample = find_sample(self.source.sample)
        return sample is not None and self.setup != setup_for_sample(sample, self.preferences)

    @property
    def snapshot(self) -> Snapshot | None:
        """The steps that are shown and what is known about their corpus; None before `start`."""
        return self._shown[1] if self._shown else None

    @property
    def shown_request(self) -> TrainingRequest | None:
        """The training whose steps are shown; the same object as long as it is the same one."""
        return self._shown[0] if self._shown else None

    @property
    def trace(self) -> Trace | None:
        """The steps that are shown."""
        return self._shown[1].trace if self._shown else None

    @property
    def size(self) -> CorpusSize | None:
        """How large `source` is; None while it is being counted."""
        shown = self._shown
        return shown[1].size if shown and shown[0].source == self.source else None

    @property
    def training(self) -> bool:
        """Whether a training runs."""
        return self._runs.running is not None

    @property
    def notice(self) -> Notice | None:
        """What a person should know at the moment."""
        return self._notice

    @property
    def unread(self) -> CorpusSource | None:
        """The files that could not be read, while the notice tells of it: for another encoding."""
        return self._unread

    @property
    def tokenizer(self) -> LoadedTokenizer | None:
        """The tokenizer that was opened last."""
        return self._tokenizer

    @property
    def replaying(self) -> bool:
        """Whether the merges of the loaded tokenizer are replayed instead of chosen."""
        return self._request.merges is not None

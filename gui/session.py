"""The one state of the program: wishes in, facts out.

Everything that can change while the program runs is here or in something that the session owns:
the corpus and how it is trained, the trace, the player, the loaded tokenizer, the current notice,
in `openings` the files that are being opened, in `compare` what is compared, in `explore` what is
explored. Views call methods and read properties; signals tell them in the past tense what is
different now. A wish that changes nothing is answered with silence.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

import engine
from engine.formats.options import NO_OPTIONS, OpeningOptions
from gui.further_states import FurtherStates
from gui.state.edited_texts import EditedTexts
from gui.state.notice import Notice
from gui.state.preferences import Preferences
from gui.state.session_facts import SessionFacts
from gui.state.usual_setup import own_setup, setup_for_sample
from gui.work.corpus_source import CorpusSource
from gui.work.opening import Opening
from gui.work.samples import find_sample, start_sample
from gui.work.setup import TrainingSetup
from gui.work.training_job import Snapshot, TrainingRequest

if TYPE_CHECKING:
    from gui.state.compare_state import CompareState
    from gui.state.explore_state import ExploreState
    from gui.work.loaded_tokenizer import LoadedTokenizer


class Session(SessionFacts):
    """The state that all views show.

    Attributes:
        further: the states of the other views, as far as somebody has asked for them.
    """

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        """Hold nothing until `start`; remember the options in `preferences`."""
        super().__init__(preferences, parent)
        self._target: int | None = None  # where a person wants to be, as soon as it is computed
        self._own_move = False  # whether the session moves the player, and not a person
        self._edited_texts = EditedTexts()
        self._own_text: TrainingRequest | None = None
        self._setup_before_replay: TrainingSetup | None = None
        self.further = FurtherStates(self)
        self._connect()

    def _connect(self) -> None:
        self._runs.started.connect(self.training_started)
        self._runs.progressed.connect(self.training_progressed)
        self._runs.snapshot_arrived.connect(self._show)
        self._runs.failed.connect(self._take_problem)
        self._runs.ended.connect(self.training_finished)
        self.openings.texts_found.connect(self._take_texts)
        self.openings.tokenizer_opened.connect(self._take_tokenizer)
        self.openings.failed.connect(self._tell_problem)
        self.player.position_changed.connect(self._follow_player)
        self.player.set_speed(self.preferences.speed)
        self.player.set_reduced_motion(self.preferences.reduced_motion)
        self.player.speed_changed.connect(self._remember_speed)

    @property
    def compare(self) -> CompareState:
        """What is compared; made when it is first asked for, as `further` says."""
        return self.further.compare

    @property
    def explore(self) -> ExploreState:
        """What is explored; made likewise."""
        return self.further.explore

    # Wishes: the corpus

    def start(self) -> None:
        """Train on the first sample, unless something was opened already."""
        if self._shown is not None or self.training:
            return
        self._runs.start(self._request)
        if self._notice is None and self.has_own_options:
            self._set_notice(Notice("own-options", start_sample()))

    def warm_up(self) -> None:
        """Make long work quick to start; call it when the window has been painted."""
        self._runs.warm_up()

    def open_sample(self, sample_id: str) -> None:
        """Train on a bundled sample with the options that show it best."""
        sample = find_sample(sample_id)
        if sample is not None:
            self.openings.forget_texts()
            setup = setup_for_sample(sample, self.preferences)
            self._want(TrainingRequest(CorpusSource.of_sample(sample), setup))

    def open_files(self, paths: Iterable[Path | str], encoding: str | None = None) -> None:
        """Train on files and load tokenizers: what a file is, its content decides."""
        chosen = tuple(Path(path) for path in paths)
        if encoding is None:
            self.openings.start(Opening(chosen))
        else:
            self._open_texts(CorpusSource.of_files(chosen, encoding))

    def choose_encoding(self, encoding: str) -> None:
        """Read the files again in this encoding."""
        source = self._unread or self.source
        if source.paths:
            self.openings.forget_texts()
            self._want(replace(self._request, source=replace(source, encoding=encoding)))

    def set_text(self, text: str, edited_from: str | None = None) -> None:
        """Train on a text that somebody typed, pasted or changed.

        A text that stood here before is again what it was, and at the step it was left at.

        Args:
            text: the new one.
            edited_from: the text of now, where the source does not hold it, as files do not.
        """
        self.openings.forget_texts()
        before = self.source.text if edited_from is None else edited_from
        self._edited_texts.leave(before, self.source, self._wanted_position())
        source, place = self._edited_texts.find(text) or (self.source.edited(text), None)
        request = replace(self._request, source=source)
        if source.kind == "text" and text.strip():
            self._own_text = request
        self._want(request, place)

    @property
    def has_own_text(self) -> bool:
        """Whether somebody has typed or pasted a text, be it shown or not."""
        return self._own_text is not None

    def return_to_own_text(self) -> None:
        """Train again on the text that somebody typed last, with the options that it had."""
        if self._own_text is not None:
            self.train_on(self._own_text.source, self._own_text.setup)

    def train_on(self, source: CorpusSource, setup: TrainingSetup) -> None:
        """Train on this corpus in this way: both at once, as somebody does who restores them."""
        self.openings.forget_texts()
        self._want(TrainingRequest(source, setup))

    # Wishes: the training

    def set_setup(self, setup: TrainingSetup, *, own: bool = True) -> None:
        """Train again with these options; the position stays where it still exists.

        They are remembered if they are a person's own choice.
        """
        if own:
            self.preferences.setup = setup
        self._want(replace(self._request, setup=setup))

    def use_usual_options(self) -> None:
        """Train a sample with the options that show it best, and forget those of one's own."""
        self.preferences.setup = None
        self.open_sample(self.source.sample)

    def train_again(self) -> None:
        """Train as before, to the end; after a cancelled or failed training."""
        self._begin(self._request)

    def cancel_training(self) -> None:
        """Stop the running training; its steps so far stay and come, or what was there before."""
        if not self.training:
            return
        self._runs.cancel(keep=self.shown_request is self._request)
        self.player.set_complete(True)
        if self.shown_request is self._request:
            self._set_notice(Notice("cancelled", self.player.length))
        elif self._shown is not None:
            self._set_request(self._shown[0])

    def seek(self, position: int) -> None:
        """Go to a position; one that is still being trained is reached as soon as it exists."""
        self._target = position if self.training and position > self.player.length else None
        self._move_player(position)

    def seek_next_tie(self) -> None:
        """Go to the next position whose step is one of several tied pairs."""
        if self.trace is not None:
            self._seek_found(self.trace.next_tie(self.player.position))

    def seek_previous_tie(self) -> None:
        """Go to the last position before whose step is one of several tied pairs."""
        if self.trace is not None:
            self._seek_found(self.trace.previous_tie(self.player.position))

    def _seek_found(self, position: int | None) -> None:
        if position is not None:
            self.seek(position)

    # Wishes: tokenizers

    def open_tokenizer(self, path: Path | str, options: OpeningOptions = NO_OPTIONS) -> None:
        """Load a tokenizer file; merges that can be replayed are, on the corpus."""
        self.openings.start(Opening((Path(path),), only_tokenizers=True, options=options))

    def replay_tokenizer(self) -> None:
        """Make the merges of the loaded tokenizer, with the counts that the corpus gives."""
        loaded = self._tokenizer
        if loaded is None:
            return
        if not loaded.can_be_replayed:
            self._set_notice(Notice("opened", loaded))
        elif loaded.merges:
            if not self.replaying:
                self._setup_before_replay = self.setup
            setup = loaded.setup_for(self.setup)
            self._want(TrainingRequest(self.source, setup, loaded.merges))
        else:
            self._set_notice(Notice("no-merges", loaded))

    def stop_replaying(self) -> None:
        """Go back to training."""
        if self.replaying:
            self._want(
                TrainingRequest(
                    self.source, self._setup_before_replay or own_setup(self.preferences)
                )
            )

    def save_tokenizer(self, path: Path | str, at_position: bool = False) -> bool:
        """Write the tokenizer at the end or at the current position; tell whether it worked."""
        if self._shown is None:
            return False
        request, trace = self._shown[0], self._shown[1].trace
        position = min(self.player.position, len(trace)) if at_position else None
        try:
            engine.BPETokenizer.from_trace(trace, position, rule=request.setup.rule).save(path)
        except (OSError, ValueError) as error:
            self._tell_problem(error)
            return False
        self.tokenizer_saved.emit(Path(path))
        return True

    # Wishes: the rest

    def set_reduced_motion(self, reduced: bool) -> None:
        """Choose whether steps happen without sliding, and remember it."""
        self.preferences.reduced_motion = reduced
        self.player.set_reduced_motion(reduced)

    def dismiss_notice(self) -> None:
        """The person has read the notice, and does not want the files that could not be read."""
        self._unread = None
        self._set_notice(None)

    def close(self) -> None:
        """End all work; the window is closing."""
        self.player.pause()
        self._runs.close()
        self.openings.close()
        self.further.close()

    # How

    def _take_texts(self, paths: tuple[Path, ...], looks_like_merges: bool) -> None:
        self._open_texts(CorpusSource.of_files(paths, looks_like_merges=looks_like_merges))

    def _open_texts(self, source: CorpusSource) -> None:
        setup = own_setup(self.preferences) if self.source.kind == "sample" else self.setup
        self._want(TrainingRequest(source, setup, self._request.merges))

    def _take_tokenizer(self, loaded: LoadedTokenizer) -> None:
        self._tokenizer = loaded
        self.preferences.add_recent_files([loaded.path])
        splits = loaded.card.refusal is None
        self.compare.add_tokenizer(loaded.path, loaded.tokenizer, splits=splits)
        self.explore.take(loaded)
        self.tokenizer_changed.emit()
        self.replay_tokenizer()

    def _want(self, request: TrainingRequest, place: int | None = None) -> None:
        """Train as requested, unless this is what is running or shown already."""
        current = self._runs.running or (self._shown and self._shown[0])
        if request == current and request == self._request:
            return
        self._begin(request, place)

    def _wanted_position(self) -> int:
        """The position that is shown, or will be as soon as it is computed."""
        return self.player.position if self._target is None else self._target

    def _begin(self, request: TrainingRequest, place: int | None = None) -> None:
        """Train as requested, at `place`; without one where it was, if the corpus is the same."""
        same_corpus = self._shown is None or request.source == self._shown[0].source
        wanted = self._wanted_position() if same_corpus else 0
        self._target = wanted if place is None else place
        request = replace(request, position=self._target)
        self._set_request(request)
        self._unread = None
        self._set_notice(None)
        self._runs.start(request)

    def _set_request(self, request: TrainingRequest) -> None:
        before, self._request = self._request, request
        if self._own_text is not None and request.source == self._own_text.source:
            self._own_text = request
        if before.source != request.source:
            self.corpus_changed.emit()
        if before.setup != request.setup or before.merges != request.merges:
            self.setup_changed.emit()

    def _show(self, request: TrainingRequest, snapshot: Snapshot) -> None:
        """Show the steps that have been made."""
        first = self._shown is None or self._shown[0] is not request
        self._shown = (request, snapshot)
        if first and self._target == 0:
            self.player.pause()
        if first and request.source.paths:
            self.preferences.add_recent_files(request.source.paths)
        self.further.follow_trace()
        self.trace_changed.emit()
        self._lengthen_player(snapshot)
        if self._target is not None:
            self._move_player(self._target)
            if snapshot.complete or self._target <= len(snapshot.trace):
                self._target = None
        if request.merges is not None and self._tokenizer is not None and first:
            self._set_notice(Notice("replay", self._tokenizer))
        if self._notice is not None and self._notice.kind == "cancelled":
            self._set_notice(Notice("cancelled", self.player.length))

    def _lengthen_player(self, snapshot: Snapshot) -> None:
        self._own_move = True
        self.player.set_complete(snapshot.complete)
        self.player.set_length(len(snapshot.trace))
        self._own_move = False

    def _move_player(self, position: int) -> None:
        self._own_move = True
        self.player.seek(position)
        self._own_move = False

    def _follow_player(self, position: int) -> None:
        """Pass a position on; where a person goes to meanwhile, a new trace leaves them."""
        if not self._own_move:
            self._target = None
        self.position_changed.emit(position)

    def _take_problem(self, request: TrainingRequest, problem: object) -> None:
        """Say what is wrong; files that cannot be read leave the corpus that is shown."""
        self.player.set_complete(True)
        shown = self._shown[0].source if self._shown else CorpusSource.of_sample(start_sample())
        if request.source.paths and request.source != shown:
            self._unread = request.source
            self._set_request(replace(request, source=shown))
        self._tell_problem(problem)

    def _tell_problem(self, problem: object) -> None:
        self._set_notice(Notice("problem", problem))
        self.problem_occurred.emit(problem)

    def _set_notice(self, notice: Notice | None) -> None:
        if notice != self._notice:
            self._notice = notice
            self.notice_changed.emit()

    def _remember_speed(self, speed: float) -> None:
        self.preferences.speed = speed

"""What vocabulary size buys in the training of now, and which text is held out. Owned by its page.

A held-out part of the corpus must not be trained on: so the session trains on the rest, and its
timeline stays the one that the curve shows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from engine import Trace
from engine.text.reading import CorpusError, read_text
from gui.lab.curve_job import CurveAnswer, CurveQuestion, find_curve, parted, texts_of
from gui.lab.state import TrainingLabState
from gui.session import Session
from gui.training.corpus_presenter import corpus_state
from gui.work.corpus_source import CorpusSource
from gui.work.setup import TrainingSetup
from gui.work.training_job import Snapshot, TrainingRequest

HeldOutKind = Literal["none", "part", "text", "file"]

USUAL_SHARE: Final = 0.1
_TYPING_MS: Final = 250


@dataclass(frozen=True, slots=True)
class HeldOut:
    """Which text is held out.

    Attributes:
        kind: none; the last part of the corpus; one that is typed; a file.
        text: the text.
        share: the part of the corpus, 0…1.
        name: the name of the file.
    """

    kind: HeldOutKind = "none"
    text: str = ""
    share: float = USUAL_SHARE
    name: str = ""


class CurveState(TrainingLabState[CurveAnswer]):
    """Wishes in, facts out.

    Signals:
        held_out_changed: `held_out` is another one, or whether a part can be held out.
        refused: the corpus is too short for a part of it to be held out, or a list of words.
    """

    held_out_changed = Signal()
    refused = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Follow the training of `session`, once somebody looks."""
        super().__init__(session, parent, _TYPING_MS)
        self._snapshot: Snapshot | None = None
        self._request: TrainingRequest | None = None
        self._held_out = HeldOut()
        self._typed = ""
        self._whole: CorpusSource | None = None
        self._rest = ""
        self._position = 0

    # What is

    @property
    def snapshot(self) -> Snapshot | None:
        """The training that the curve is of, and what is known of it."""
        return self._snapshot

    @property
    def trace(self) -> Trace | None:
        """The training that the curve is of."""
        return None if self._snapshot is None else self._snapshot.trace

    @property
    def held_out(self) -> HeldOut:
        """Which text is held out."""
        return self._held_out

    @property
    def has_curve(self) -> bool:
        """Whether the training can have one: a replay may make a token twice."""
        return self.trace is None or self.trace.recording.ids_follow_steps

    @property
    def is_listed(self) -> bool:
        """Whether the corpus is a list of counted words, which has no end to be held out."""
        return corpus_state(self._whole or self._session.source, None).is_counts

    @property
    def typed(self) -> str:
        """The text that was typed last."""
        return self._typed

    # Wishes

    def hold_out_nothing(self) -> None:
        """Show the training text alone; train on the whole corpus again."""
        self._hold_out(HeldOut())
        self._restore()

    def hold_out_part(self, share: float = USUAL_SHARE) -> None:
        """Train on the corpus without its last part, and hold that out."""
        whole = self._whole or self._session.source
        try:
            both = None if self.is_listed else parted(texts_of(whole), share)
        except (CorpusError, OSError) as error:
            self.held_out_changed.emit()
            self.problem_occurred.emit(error)
            return
        if both is None:
            self.held_out_changed.emit()
            self.refused.emit()
            return
        self._whole, (self._rest, text) = whole, both
        self._hold_out(HeldOut("part", text, share))
        self._train_anew(lambda session: session.set_text(self._rest))

    def hold_out_text(self, text: str | None = None) -> None:
        """Hold out a text that is typed; without one, what was typed last."""
        if text is not None:
            self._typed = text
        self._hold_out(HeldOut("text", self._typed), patiently=text is not None)
        self._restore()

    def hold_out_file(self, path: Path) -> None:
        """Hold out the text of a file."""
        try:
            text = read_text(path)
        except (CorpusError, OSError) as error:
            self.held_out_changed.emit()
            self.problem_occurred.emit(error)
            return
        self._hold_out(HeldOut("file", text, name=path.name))
        self._restore()

    # How

    def _hold_out(self, held_out: HeldOut, *, patiently: bool = False) -> None:
        if held_out == self._held_out:
            return
        self._held_out = held_out
        self.held_out_changed.emit()
        if patiently:
            self._typing.start()
            self.busy_changed.emit()
        elif held_out.kind != "part":
            self._begin()

    def _restore(self) -> None:
        """Train on the whole corpus again, with the options of now."""
        whole, self._whole = self._whole, None
        if whole is None:
            return
        if whole.kind == "files":
            self._train_anew(lambda session: session.open_files(whole.paths, whole.encoding))
        elif whole.kind == "text":
            self._train_anew(lambda session: session.set_text(whole.text))
        else:
            setup = self._session.setup
            self._train_anew(lambda session: session.open_sample(whole.sample))
            self._train_anew(lambda _: self._keep(setup))

    def _train_anew(self, choose: Callable[[Session], object]) -> None:
        """Choose another corpus, but stay at the step where the training is: it is nearly the same.

        What is not yet trained so far is reached as soon as it exists.
        """
        position = self._position if self._session.training else self._session.player.position
        self._position = position
        choose(self._session)
        self._session.seek(position)

    def _keep(self, setup: TrainingSetup) -> None:
        if self._session.setup != setup:
            self._session.set_setup(setup)

    def _follow(self) -> None:
        session = self._session
        if self._active and session.training and session.shown_request is not self._request:
            self._forget_training()
        if not self._active or session.training or session.snapshot is self._snapshot:
            return
        self._snapshot, self._request = session.snapshot, session.shown_request
        source = session.source
        if self._whole is not None and (source.kind, source.text) != ("text", self._rest):
            # Somebody chose another corpus meanwhile.
            self._whole, self._held_out = None, HeldOut()
        self.held_out_changed.emit()
        self._begin()

    def _forget_training(self) -> None:
        """Show no curve while another training runs: the player is in that one by now."""
        if self._snapshot is not None:
            self._snapshot, self._request = None, None
            self._begin()

    def _begin(self) -> None:
        """Compute the curve of the training of now."""
        self._typing.stop()
        self._run.cancel()
        if self._snapshot is None or self._request is None or not self.has_curve:
            self._take(None)
            return
        held_out = self._held_out
        question = CurveQuestion(
            keys=(),
            snapshot=self._snapshot,
            rule=self._request.setup.rule,
            listed=corpus_state(self._request.source, None).is_counts,
            text=held_out.text if held_out.kind != "none" else None,
            line_by_line=self._request.source.line_by_line,
        )
        if question.is_quick:
            self._answer_here(find_curve, question)
        else:
            self._take(None)
            self._run.ask(find_curve, question, self._take)
        self.busy_changed.emit()

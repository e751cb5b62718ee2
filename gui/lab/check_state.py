"""A student's work and what came of checking it. Owned by its page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from engine import Trace
from gui.lab.check_job import (
    CheckAnswer,
    CheckQuestion,
    Pair,
    WorkKind,
    check_quickly,
    check_work,
    right_merges,
)
from gui.lab.state import TrainingLabState
from gui.session import Session
from gui.work.training_job import TrainingRequest

_TYPING_MS = 300


class CheckState(TrainingLabState[CheckAnswer]):
    """Wishes in, facts out; a problem is why the work cannot be read."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Compare with the training of `session`, once somebody looks."""
        super().__init__(session, parent, _TYPING_MS)
        self._kind: WorkKind = "merges"
        self._text = ""
        self._path: Path | None = None
        self._request: TrainingRequest | None = None
        self._trace: Trace | None = None
        self._right: tuple[Pair, ...] = ()

    # What is

    @property
    def kind(self) -> WorkKind:
        """What the work is."""
        return self._kind

    @property
    def text(self) -> str:
        """The work as it was written; empty where there is a file."""
        return self._text

    @property
    def path(self) -> Path | None:
        """The file that holds the work."""
        return self._path

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to check."""
        return self._path is None and not self._text.strip()

    # Wishes

    def set_kind(self, kind: WorkKind) -> None:
        """Take the work for this."""
        if kind != self._kind:
            self._kind = kind
            self._begin()

    def set_text(self, text: str) -> None:
        """Check what somebody types, as soon as they pause."""
        if text != self._text or self._path is not None:
            self._text, self._path = text, None
            self._soon()

    def open_file(self, path: Path) -> None:
        """Check what a file holds."""
        self._path, self._text = path, ""
        self._begin()

    # How

    def _follow(self) -> None:
        session = self._session
        trace = session.trace
        if not self._active or session.training or trace is None or trace is self._trace:
            return
        self._request, self._trace = session.shown_request, trace
        self._right = right_merges(trace)
        self._begin()

    def _begin(self) -> None:
        """Check the work."""
        self._typing.stop()
        self._run.cancel()
        question = self._question()
        if question is None:
            self._take(None)
            self.busy_changed.emit()
            return
        try:
            answer = check_quickly(question)
        except ValueError as error:
            self._fail(error)
        else:
            self._take(answer)
            if answer is None:
                self._run.ask(check_work, question, self._take)
        self.busy_changed.emit()

    def _question(self) -> CheckQuestion | None:
        request, trace = self._request, self._trace
        if request is None or trace is None or self.is_empty:
            return None
        trains_anew = self._kind == "merges" and request.merges is not None
        return CheckQuestion(
            keys=(),
            kind=self._kind,
            text=self._text,
            path=self._path,
            request=replace(request, merges=None),
            right=None if trains_anew else self._right,
            symbols=trace.symbols,
        )

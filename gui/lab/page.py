"""A page of the experiments: what every one of them can be asked by the view that holds it.

`AnswerPage` adds what pages share whose state works something out (`gui.lab.state`): the bar of the
work, what is done when an answer, a part of one or a problem comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from gui.announcement import announce
from gui.compare.plain_table import PlainTable
from gui.lab.state import LabState
from gui.player import Player
from gui.sentences import messages
from gui.session import Session
from gui.widgets.work_bar import WorkBar
from gui.worker import Progress


@runtime_checkable
class Copied(Protocol):
    """A model whose rows can be copied."""

    def tsv(self, rows: Sequence[int]) -> str:
        """Rows as text for a spreadsheet."""


class LabPage(QWidget):
    """One experiment. Subclasses make their widgets, then call `retranslate`.

    Signals:
        told: a sentence about what is shown, for the status bar.
        busy_changed: whether something is being worked out is different now.
        step_requested: a person wants to see this position of the training in its own view.
    """

    told = Signal(str)
    busy_changed = Signal()
    step_requested = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Experiment with what `session` trains; work nothing out before somebody looks."""
        super().__init__(parent)
        self.session = session
        self._first: QWidget | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being worked out: a picture waits until it is there."""
        return False

    @staticmethod
    def title() -> str:
        """What the tab is called, in the language of now."""
        raise NotImplementedError

    @staticmethod
    def tip() -> str:
        """What the page is for, in a sentence."""
        raise NotImplementedError

    def set_active(self, active: bool) -> None:
        """Somebody looks at the page now, or no longer."""

    def panels(self) -> dict[str, QWidget]:
        """The parts of which a picture can be saved; they must be up to date now."""
        return {}

    def player(self) -> Player | None:
        """The player that the keys are for, where the page has one of its own."""
        return None

    def go_to_tie(self, direction: int) -> None:
        """Go to the next tie (1) or the one before (-1), where the page has a player."""

    def reset_layout(self) -> None:
        """Give every part the size that it had at first."""

    def close_work(self) -> None:
        """End all work; the window is closing."""

    def retranslate(self) -> None:
        """Say everything in the language of now."""

    def let_copy(self, table: PlainTable) -> None:
        """Let the rows that are chosen in a table be copied as text."""
        table.copy_requested.connect(partial(_copy, table))

    def begin_keys_at(self, widget: QWidget) -> None:
        """Let the keys begin there when the page is shown.

        A focus proxy would do so, too, but hide what stands before it from the Tab key.
        """
        self._first = widget

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keys on."""
        if self._first is not None:
            self._first.setFocus(event.reason())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class AnswerPage(LabPage):
    """A page whose state works something out. Subclasses then lay out, connect and `retranslate`.

    Attributes:
        STAGE: what the bar calls the work.
        state: what is asked, and the answer.
    """

    STAGE: ClassVar[str]
    state: LabState[Any]

    def __init__(
        self, session: Session, state: LabState[Any], parent: QWidget | None = None
    ) -> None:
        """Show what `state` finds out."""
        super().__init__(session, parent)
        self.state = state
        state.setParent(self)
        self._problem: object = None
        self._work = WorkBar()
        state.answer_changed.connect(self._show_new_answer)
        state.progressed.connect(self._show_progress)
        state.busy_changed.connect(self._show_busy)
        state.problem_occurred.connect(self._show_problem)
        self._work.cancel_requested.connect(state.cancel)

    @property
    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self.state.busy

    def set_active(self, active: bool) -> None:
        """Follow the session from now on, or no longer."""
        self.state.set_active(active)

    def close_work(self) -> None:
        """End all work."""
        self.state.close()

    # For subclasses

    def _show_answer(self) -> None:
        """Show the answer, or why there is none."""
        raise NotImplementedError

    def _headline(self) -> str:
        """What is announced when there is a new answer."""
        raise NotImplementedError

    def _explained(self) -> str:
        """What went wrong, in the language of now; empty if nothing did."""
        return "" if self._problem is None else messages.explain(self._problem)

    # How

    def _show_new_answer(self) -> None:
        self._problem = None
        self._show_answer()
        if self.state.answer is not None and not self._is_partial():
            announce(self, self._headline())

    def _is_partial(self) -> bool:
        return bool(getattr(self.state.answer, "partial", False))

    def _show_progress(self, progress: Progress) -> None:
        self._work.show_progress(progress.stage, progress.done, progress.total)

    def _show_busy(self) -> None:
        if self.state.busy:
            self._work.begin(self.STAGE)
        else:
            self._work.end()
        if self.state.answer is None or self._is_partial():
            self._show_answer()
        self.busy_changed.emit()

    def _show_problem(self, problem: object) -> None:
        self._problem = problem
        self._show_answer()


def _copy(table: PlainTable) -> None:
    rows, model = table.selected_rows(), table.model()
    if rows and isinstance(model, Copied):
        QGuiApplication.clipboard().setText(model.tsv(rows))

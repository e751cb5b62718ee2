"""A page of the experiments: what every one of them can be asked by the view that holds it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from gui.player import Player
from gui.session import Session


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

    def title(self) -> str:
        """What the tab is called, in the language of now."""
        raise NotImplementedError

    def tip(self) -> str:
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

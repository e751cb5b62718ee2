"""How far a long work is, with a button to cancel it; appears only when it takes a while.

Work that is over before `PATIENCE_MS` shows nothing at all: a bar that flashes tells nothing.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from gui.look.translation import format_number

PATIENCE_MS: Final = 150


class WorkBar(QWidget):
    """A sentence, a bar and a Cancel button."""

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden, with nothing to do."""
        super().__init__(parent)
        self._stage, self._done, self._total = "reading", 0, 0
        self._sentence = QLabel(self)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._cancel = QPushButton(self)
        self._cancel.clicked.connect(self.cancel_requested)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sentence)
        row.addWidget(self._bar, 1)
        row.addWidget(self._cancel)
        self.hide()
        self.retranslate()

    def begin(self, stage: str = "reading") -> None:
        """A work has begun; show the bar if it is still not done in a moment."""
        self._sentence.setMinimumWidth(0)
        self.show_progress(stage, 0, 0)
        self._patience.start()

    def show_progress(self, stage: str, done: int, total: int) -> None:
        """Show how far a stage is; a total of 0 is unknown.

        Args:
            stage: "opening", "describing", "reading", "counting", "training", "ways" or "checking".
            done: how much is done.
            total: of how much.
        """
        self._stage, self._done, self._total = stage, done, total
        # Qt counts in C ints: thousandths do for a bar.
        self._bar.setRange(0, 1000 if total else 0)
        self._bar.setValue(min(1000, 1000 * done // total) if total else 0)
        self._say()

    def end(self) -> None:
        """The work is over."""
        self._patience.stop()
        self.hide()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._cancel.setText(self.tr("Cancel"))
        self._sentence.setMinimumWidth(0)
        self._say()

    def _say(self) -> None:
        stops, name = self._what_it_is()
        self._cancel.setAccessibleDescription(stops)
        self._bar.setAccessibleName(name)
        self._sentence.setText(self._in_words())

    def _what_it_is(self) -> tuple[str, str]:
        """What Cancel does, and what the bar is called."""
        if self._stage in ("opening", "describing"):
            return self.tr("Stops the opening at once"), self.tr("Progress of the opening")
        if self._stage in ("ways", "checking"):
            return self.tr("Stops the search at once"), self.tr("Progress of the search")
        return self.tr("Stops the training at once"), self.tr("Progress of the training")
        # Numbers grow all the time: what stands beside them should not move each time.
        if self._sentence.sizeHint().width() > self._sentence.minimumWidth():
            self._sentence.setMinimumWidth(self._sentence.sizeHint().width())

    def _in_words(self) -> str:
        if self._stage == "opening":
            return self.tr("Opening files…")
        if self._stage == "reading":
            return self.tr("Reading the corpus…")
        if self._stage == "counting":
            return self.tr("Counting pairs…")
        done, total = format_number(self._done), format_number(self._total)
        if self._stage == "ways":
            return self.tr("All ways: {done} of {total} merges").format(done=done, total=total)
        if self._stage == "checking":
            return self.tr("Explanations tried: {done}").format(done=done)
        if self._stage == "describing":
            return self.tr("Looking at {done} of {total} tokens").format(done=done, total=total)
        if not self._total:
            return self.tr("Training: {done} steps").format(done=done)
        return self.tr("Training: {done} of {total} steps").format(done=done, total=total)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

"""How far a long work is, with a button to cancel it; appears only when it takes a while.

Work that is over before `PATIENCE_MS` shows nothing at all: a bar that flashes tells nothing.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from engine.text.counting import TWO_PROCESSES
from gui.look.translation import format_number

PATIENCE_MS: Final = 150

_NAME_WIDTH: Final = 32  # of usual characters: a long name must not widen the window

_LARGEST: Final = 88_888
"""Steps of a training that is usual for a tokenizer of our days."""


class WorkBar(QWidget):
    """A sentence, a bar and a Cancel button."""

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden, with nothing to do."""
        super().__init__(parent)
        self._stage, self._done, self._total = "reading", 0, 0
        self._files: tuple[str, ...] = ()
        self._steady = False
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

    def begin(self, stage: str = "reading", files: tuple[str, ...] = ()) -> None:
        """A work has begun; show the bar if it is still not done in a moment.

        Args:
            stage: see `show_progress`.
            files: the names of the files that are being opened, where that is worth saying.
        """
        self._files = files
        self.show_progress(stage, 0, 0)
        self._patience.start()

    def show_progress(self, stage: str, done: int, total: int) -> None:
        """Show how far a stage is; a total of 0 is unknown.

        Args:
            stage: "opening", "describing", "reading", "counting", "training", "ways", "checking",
                "curve", "prices" or "lattice".
            done: how much is done.
            total: of how much.
        """
        self._stage, self._done, self._total = stage, done, total
        if self._is_described():
            total = 0  # what is left to do has no number
        # Qt counts in C ints: thousandths do for a bar.
        self._bar.setRange(0, 1000 if total else 0)
        self._bar.setValue(min(1000, 1000 * done // total) if total else 0)
        self._say()

    def _is_described(self) -> bool:
        return self._stage == "describing" and 0 < self._total <= self._done

    def end(self) -> None:
        """The work is over."""
        self._patience.stop()
        self.hide()

    def make_compact(self, width: int) -> None:
        """Be no higher than a line of a status bar; the bar itself is so wide, in pixels."""
        self._bar.setFixedWidth(width)
        for part in (self._bar, self._cancel):
            part.setFixedHeight(self.fontMetrics().height() + 6)
        self._cancel.setProperty("role", "slim")

    def sentence(self) -> str:
        """What is said of the work."""
        return self._sentence.text()

    def stand_still(self) -> None:
        """Be as wide as the sentences about a training become: something may stand beside it."""
        self._steady = True
        self._keep_room()

    def _keep_room(self) -> None:
        text = self._of_training(_LARGEST, _LARGEST) if self._steady else ""
        self._sentence.setMinimumWidth(self._sentence.fontMetrics().horizontalAdvance(text))

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._cancel.setText(self.tr("Cancel"))
        self._keep_room()
        self._say()

    def _say(self) -> None:
        stops, name = self._what_it_is()
        self._cancel.setAccessibleDescription(stops)
        self._bar.setAccessibleName(name)
        self._sentence.setText(self._in_words())
        self._sentence.setToolTip(self._explained())

    def _what_it_is(self) -> tuple[str, str]:
        """What Cancel does, and what the bar is called."""
        if self._stage in ("opening", "describing"):
            return self.tr("Stops the opening at once"), self.tr("Progress of the opening")
        if self._stage in ("ways", "checking"):
            return self.tr("Stops the search at once"), self.tr("Progress of the search")
        if self._stage in ("curve", "prices", "lattice"):
            return self.tr("Stops the work at once"), self.tr("Progress of the work")
        return self.tr("Stops the training at once"), self.tr("Progress of the training")

    def _in_words(self) -> str:
        if self._stage == "opening":
            return self._opening()
        if self._stage == "reading":
            return self.tr("Reading the corpus…")
        if self._stage == "counting":
            return self.tr("Counting pairs…")
        if self._stage == "curve":
            return self.tr("Computing the curve…")
        if self._stage == "prices":
            return self.tr("Splitting the sentences…")
        if self._stage == "lattice":
            return self.tr("Splitting the word…")
        if self._is_described():
            return self.tr("Preparing the table of tokens…")
        done, total = format_number(self._done), format_number(self._total)
        if self._stage == "ways":
            return self.tr("All ways: {done} of {total} merges").format(done=done, total=total)
        if self._stage == "checking":
            return self.tr("Explanations tried: {done}").format(done=done)
        if self._stage == "describing":
            return self.tr("Looking at {done} of {total} tokens").format(done=done, total=total)
        return self._of_training(self._done, self._total)

    def _opening(self) -> str:
        if len(self._files) == 1:
            metrics = self.fontMetrics()
            room = _NAME_WIDTH * metrics.averageCharWidth()
            name = metrics.elidedText(self._files[0], Qt.TextElideMode.ElideMiddle, room)
            return self.tr("Opening {file}…").format(file=name)
        return self.tr("Opening files…")

    def _explained(self) -> str:
        """What the sentence leaves out: nobody should wonder who keeps the other core busy."""
        if self._stage in ("opening", "describing"):
            return "\n".join(self._files)
        if self._stage != "reading":
            return ""
        text = self.tr(
            "Under another split rule than Document, the words of a text of {count} characters or"
            " more are counted in two processes, if there is a second core."
        )
        return text.format(count=format_number(TWO_PROCESSES))

    def _of_training(self, done: int, total: int) -> str:
        if not total:
            return self.tr("Training: {done} steps").format(done=format_number(done))
        text = self.tr("Training: {done} of {total} steps")
        return text.format(done=format_number(done), total=format_number(total))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._keep_room()

"""What stands in the place of the lanes while a class guesses: lane, word, question and score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from gui.compare.cut_stage import CutStage, scrolled
from gui.compare.tokenizer_choice import TokenizerChoice
from gui.look import theme
from gui.predict.question_panel import QuestionPanel

_LINES = 5
_MOST = 0.55  # of the height, for the question


class CutPanel(QWidget):
    """Puts the parts under each other; `lane_requested` tells the number of a lane."""

    lane_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self.lane = TokenizerChoice(self)
        self.stage = CutStage()
        self.question = QuestionPanel(lines=_LINES)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.lane.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._column.addWidget(self.lane, alignment=Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(scrolled(self.stage), 1)
        self._column.addWidget(self.question)
        self.lane.value_chosen.connect(lambda: self.lane_requested.emit(int(self.lane.value())))
        self.lane.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._dress()
        self.retranslate()

    def offer_lanes(self, titles: Sequence[str], chosen: int) -> None:
        """Let a person choose among these lanes."""
        self.lane.set_entries([(str(index), title) for index, title in enumerate(titles)])
        if titles:
            self.lane.set_value(str(chosen))
        self.lane.setVisible(len(titles) > 1)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Guess the cuts"))
        self.lane.setAccessibleName(self.tr("Lane whose cuts are guessed"))

    def _dress(self) -> None:
        self._column.setSpacing(round(theme.active().spacing) // 2)
        self._share_height()

    def _share_height(self) -> None:
        """Let the question say all it has to say, and the word have the rest."""
        most = round(_MOST * self.height())
        self.question.setFixedHeight(self.question.height_within(self.width(), most))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height anew."""
        super().resizeEvent(event)
        self._share_height()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()

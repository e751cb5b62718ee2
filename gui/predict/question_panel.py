"""The question in large letters, what became of it, and the score. Plain values in, wishes out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.announcement import announce
from gui.look import theme
from gui.predict.ballot import Score
from gui.predict.sentences import PredictSentences, Said
from gui.widgets.plain_text import unbroken
from gui.widgets.viewport import own_viewport
from gui.widgets.wrapped_row import WrappedRow

_LARGER = 1.25
_WIDE = 58  # letters in a line; with fewer most sentences take a line more
_LINES = 8  # of text under the headline, the score among them
_MORE_LINES_IF_NARROW = 3


class QuestionPanel(QWidget):
    """Shows what is `Said` and a `Score`.

    Signals:
        go_on_requested: a person wants to know the answer, or the next question.
        reset_requested: a person wants a new score.
    """

    go_on_requested = Signal()
    reset_requested = Signal()

    def __init__(self, parent: QWidget | None = None, *, lines: int = _LINES) -> None:
        """Ask nothing yet; `lines` of text have room under the headline, the score among them."""
        super().__init__(parent)
        self._lines = lines
        self._said, self._shown_score = Said(), Score()
        self._sentences = PredictSentences(self)
        self._headline, self._body, self._score = _label(), _label(), _label()
        self._body.setTextFormat(Qt.TextFormat.RichText)
        self._go_on, self._reset = QPushButton(), QPushButton()
        for button in (self._go_on, self._reset):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._go_on.clicked.connect(self.go_on_requested)
        self._reset.clicked.connect(self.reset_requested)
        self.retranslate()

    def say(self, said: Said) -> None:
        """Show this; a new headline is also announced."""
        if said == self._said:
            return
        is_new, self._said = said.headline != self._said.headline, said
        self._refresh()
        if is_new:
            announce(self, self.summary())

    def show_score(self, score: Score) -> None:
        """Show how well the class has guessed so far."""
        self._shown_score = score
        self._score.setText(self._sentences.score(score))
        self._reset.setEnabled(score != Score())

    def summary(self) -> str:
        """What is said, in plain text."""
        headline, rest = self._said.headline, self._said.spoken
        ended = headline if headline.endswith("?") or not headline else f"{headline}."
        return " ".join(part for part in (ended, *rest) if part)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Guess"))
        self._score.setAccessibleName(self.tr("Score of the class"))
        self._reset.setText(self.tr("New score"))
        self._reset.setToolTip(self.tr("Forget all votes and count anew"))
        self._go_on.setAccessibleDescription(self.tr("Shows the answer, then goes on"))
        self.show_score(self._shown_score)
        self._refresh()

    def _refresh(self) -> None:
        said = self._said
        self._headline.setText(said.headline)
        parts = map(unbroken, said.body)
        self._body.setText("".join(f"<p style='margin:0 0 4px 0'>{part}</p>" for part in parts))
        self._go_on.setText(said.button)
        self._go_on.setVisible(bool(said.button))
        self._go_on.setDefault(said.tells)
        self.setAccessibleDescription(self.summary())

    def _lay_out(self) -> None:
        inside = QWidget()
        self._texts = QVBoxLayout(inside)
        # The score comes last: where there is little room, why something is so matters more.
        for label in (self._headline, self._body, self._score):
            self._texts.addWidget(label)
        self._texts.addStretch(1)
        self._page = QScrollArea()
        own_viewport(self._page)
        self._page.setWidget(inside)
        self._page.setWidgetResizable(True)
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside.setAutoFillBackground(False)
        self._row = WrappedRow()
        self._row.add_group(self._go_on, stretch=1)
        self._row.add_group(self._reset)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._page, 1)
        self._column.addWidget(self._row)
        self._dress()

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        for layout in (self._texts, self._column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(gap // 2)
        font = theme.active().heading_font()
        font.setPointSizeF(theme.active().point_size * _LARGER)
        self._headline.setFont(font)
        self._headline.setStyleSheet(f"font-size: {font.pointSizeF()}pt; font-weight: bold;")

    def height_within(self, width: int, most: int) -> int:
        """How high it must be in this width to say what it has to, `most` at most.

        It does not depend on what is said now, so that nothing jumps when the answer is told.
        """
        line, letters = self.fontMetrics().lineSpacing(), self.fontMetrics().averageCharWidth()
        lines = self._lines + (0 if width > _WIDE * letters else _MORE_LINES_IF_NARROW)
        texts = self._headline.fontMetrics().lineSpacing() + lines * (line + 3)
        around = self._row.sizeHint().height() + 5 * self._column.spacing()
        return min(most, texts + around)

    # Qt

    def minimumSizeHint(self) -> QSize:
        """The buttons, and a few lines above them."""
        row = self._row.minimumSizeHint()
        return QSize(row.width(), row.height() + 4 * self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the texts use the width."""
        super().resizeEvent(event)
        self._texts.invalidate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._dress()


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    # Its size hint is for another width, and too high.
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label

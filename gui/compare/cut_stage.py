"""The word whose cuts a class guesses, large: gaps can be clicked. Plain values in, votes out."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from gui.compare.cut_paint import CutPicture, CutState
from gui.look import theme
from gui.look.translation import for_plural, format_number
from gui.predict.ballot import Guess


class CutStage(QWidget):
    """Shows a `CutState`; `option_clicked` tells a gap, or 0 for no cut."""

    option_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no word."""
        super().__init__(parent)
        self._state = CutState()
        self._picture: CutPicture | None = None
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_word(self, state: CutState) -> None:
        """Show this word."""
        if state != self._state:
            self._state = state
            self._drop_picture()
            self.retranslate()

    def state(self) -> CutState:
        """What is shown."""
        return self._state

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("The word and its gaps"))
        self.setAccessibleDescription(self._in_words())
        self.update()

    def _in_words(self) -> str:
        state = self._state
        if not state.characters:
            return ""
        parts = [" ".join(state.characters)]
        for gap, guess in enumerate(state.gaps, 1):
            text = self.tr("between {left} and {right}")
            place = text.format(left=state.characters[gap - 1], right=state.characters[gap])
            parts.append(self._guess_in_words(place, guess))
        parts.append(self._guess_in_words(state.uncut, state.whole))
        return "; ".join(parts)

    def _guess_in_words(self, place: str, guess: Guess) -> str:
        votes = self.tr("{place}: {number} vote(s)", "", for_plural(guess.votes))
        text = votes.format(place=place, number=format_number(guess.votes))
        if guess.number is not None and guess.right is None:
            text = self.tr("{option}, key {key}").format(option=text, key=guess.number)
        if guess.right is not None:
            text += ", " + (self.tr("right") if guess.right else self.tr("wrong"))
        return text

    def _current_picture(self) -> CutPicture:
        if self._picture is None:
            around = self.parentWidget()
            most = around.height() if around is not None else self.height()
            size = float(self.width()), float(most)
            self._picture = CutPicture(self._state, size, theme.active())
        return self._picture

    def _drop_picture(self) -> None:
        self._picture = None
        self.setMinimumHeight(ceil(self._current_picture().height))
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(40 * self.fontMetrics().averageCharWidth(), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word."""
        with QPainter(self) as painter:
            self._current_picture().draw(painter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Vote for the gap under the mouse."""
        option = self._option_at(event.position())
        if option is not None and event.button() == Qt.MouseButton.LeftButton:
            self.option_clicked.emit(option)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what can be clicked."""
        shapes = Qt.CursorShape
        over = self._option_at(event.position()) is not None
        self.setCursor(shapes.PointingHandCursor if over else shapes.ArrowCursor)

    def _option_at(self, point: QPointF) -> int | None:
        asks = bool(self._state.characters) and not self._state.told
        return self._current_picture().option_at(point) if asks else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._drop_picture()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._drop_picture()


def scrolled(stage: CutStage) -> QScrollArea:
    """The stage where a very long word can be scrolled."""
    area = QScrollArea()
    area.setWidget(stage)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for ground in (stage, area.viewport()):
        ground.setAutoFillBackground(False)
    return area

"""The question in which encoding a file is to be read: a person decides, looking at the text.

Each likely encoding is a button that shows how a line of the file reads in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtWidgets  # its classes of styles are made when they are first named
from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.text.alphabet import visible
from gui.look import theme
from gui.training.text_beginning import EncodingChoice, encoding_name
from gui.widgets.plain_text import plain_tip
from gui.widgets.viewport import own_viewport


class EncodingBar(QFrame):
    """Asks for an encoding; hidden while there is nothing to ask."""

    encoding_requested = Signal(str)
    dismissed = Signal()
    asking_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._file = ""
        self._question = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._dismiss = QPushButton()
        self._dismiss.clicked.connect(self._end)
        self.buttons: list[EncodingButton] = []
        self._lay_out()
        self.hide()
        self.retranslate()

    def ask(self, file: str, choices: Sequence[EncodingChoice]) -> None:
        """Ask in which of these encodings the file is to be read."""
        self._clear()
        self._file = file
        for place, choice in enumerate(choices, start=1):
            button = EncodingButton(choice)
            button.clicked.connect(lambda _=False, name=choice.encoding: self._choose(name))
            self._layout.insertWidget(place, button)
            self.buttons.append(button)
        self.retranslate()
        self._show(bool(choices))

    def withdraw(self) -> None:
        """The question is moot."""
        self._show(False)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        question = self.tr("{file} is not UTF-8. In which of these does the line read right?")
        self._question.setText(question.format(file=self._file))
        self._dismiss.setText(self.tr("Do not open it"))
        self._dismiss.setAccessibleName(self._dismiss.text())
        self.setAccessibleName(self.tr("Encoding of the file"))
        for button in self.buttons:
            button.setAccessibleName(self.tr("Read as {encoding}").format(encoding=button.text()))

    def _lay_out(self) -> None:
        """Question and answers scroll in a low window; the way out is always to be seen."""
        inside, self._scroll = QWidget(), QScrollArea()
        self._layout = QVBoxLayout(inside)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._layout.addWidget(self._question)
        self._layout.addStretch(1)
        own_viewport(self._scroll)
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._dismiss)

    def _choose(self, encoding: str) -> None:
        self._show(False)
        self.encoding_requested.emit(encoding)

    def _end(self) -> None:
        self._show(False)
        self.dismissed.emit()

    def _show(self, asking: bool) -> None:
        if asking == self.isHidden():
            self.setVisible(asking)
            self.asking_changed.emit(asking)

    def _clear(self) -> None:
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self.buttons = []

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class EncodingButton(QPushButton):
    """A button of two lines: the name of an encoding, and a line of the file read in it."""

    def __init__(self, choice: EncodingChoice, parent: QWidget | None = None) -> None:
        super().__init__(encoding_name(choice.encoding), parent)
        self._preview = visible(choice.preview).replace("·", " ")
        self.setAccessibleDescription(choice.preview)
        self.setToolTip(plain_tip(choice.preview))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        look = theme.active()
        return QFontMetrics(look.ui_font()), QFontMetrics(look.token_font())

    def sizeHint(self) -> QSize:
        """Take the height of two lines; the width is what the column gives."""
        name, preview = self._metrics()
        return QSize(120, name.height() + preview.height() + 12)

    def minimumSizeHint(self) -> QSize:
        """Keep both lines whole."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and the two lines on it."""
        option = QtWidgets.QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        look, (name, preview) = theme.active(), self._metrics()
        room = self.rect().adjusted(8, 5, -8, -5)
        line = preview.elidedText(self._preview, Qt.TextElideMode.ElideRight, room.width())
        with QPainter(self) as painter:
            button = QtWidgets.QStyle.ControlElement.CE_PushButton
            self.style().drawControl(button, option, painter, self)
            painter.setPen(look.muted)
            painter.drawText(room, Qt.AlignmentFlag.AlignTop, self.text())
            painter.setPen(look.text)
            painter.setFont(look.token_font())
            below = QRect(
                room.left(), room.top() + name.height() + 2, room.width(), preview.height()
            )
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, line)

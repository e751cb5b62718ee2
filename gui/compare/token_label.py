"""One token as a box of its own among other widgets."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.widgets.plain_text import plain_tip
from gui.widgets.token_box import TokenFace, cycle_colours, plain_look, stamp_ratio, token_looks


class TokenLabel(QWidget):
    """Shows a label that is ready for the screen; elided where there is no room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ""
        self._key: int | None = None
        self._face = TokenFace(theme.active().token_font())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_token(self, label: str, key: int | None = None) -> None:
        """Show a token; `key` stays with it wherever it stands, None draws it without colour."""
        self._label, self._key = label, key
        self.setToolTip(plain_tip(label))
        self.setAccessibleName(label)
        self.updateGeometry()
        self.update()

    def label(self) -> str:
        """The token."""
        return self._label

    def sizeHint(self) -> QSize:
        """The whole box, within reason."""
        most = 24 * self._face.metrics.averageCharWidth()
        return QSize(round(min(most, self._face.width(self._label))) + 1, self._face.height)

    def minimumSizeHint(self) -> QSize:
        """Three letters."""
        return QSize(round(3 * self._face.metrics.averageCharWidth()), self._face.height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box."""
        if not self._label:
            return
        look = theme.active()
        box = plain_look(look)
        if self._key is not None:
            box = token_looks(look)[cycle_colours([self._key])[0]]
        label = self._face.elided(self._label, self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = self._face.width(label)
            self._face.draw(painter, (0, 0), width, label, box, stamp_ratio(painter))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._face = TokenFace(theme.active().token_font())
            self.updateGeometry()
            self.update()

"""Draws the tokens of a cell as boxes, so that their boundaries can be seen in a table."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gui.compare.differing_model import TOKENS
from gui.look import theme
from gui.widgets.token_box import TokenFace, cycle_colours, stamp_ratio, token_looks

_EDGE = 5
_MOST = 40  # boxes of a cell


class TokensDelegate(QStyledItemDelegate):
    """Draws what the role `TOKENS` of a cell gives."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._face: TokenFace | None = None
        self._theme = theme.active()

    def _boxes(self) -> TokenFace:
        if self._face is None or self._theme is not theme.active():
            self._theme = theme.active()
            scale = (self._theme.token_point_size - 1) / self._theme.token_point_size
            self._face = TokenFace(self._theme.token_font(), scale, padding=0.0)
        return self._face

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground and as many boxes as fit."""
        look, face = theme.active(), self._boxes()
        painter.save()
        painter.setClipRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, look.selection)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, option, index.data(TOKENS) or (), face)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.accent, 1.0, Qt.PenStyle.DotLine))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        tokens: tuple[str, ...],
        face: TokenFace,
    ) -> None:
        looks, ratio = token_looks(theme.active()), stamp_ratio(painter)
        x, end = float(option.rect.left() + _EDGE), option.rect.right() - _EDGE
        top = option.rect.top() + (option.rect.height() - face.height) // 2
        more = face.text_width("…")
        keys = [crc32(token.encode("utf-8", "surrogatepass")) for token in tokens[:_MOST]]
        colours = cycle_colours(keys)
        for number, (token, colour) in enumerate(zip(tokens, colours, strict=False)):
            room = end - x - (0 if number + 1 == len(tokens) else more + face.gap)
            if number and room < min(face.width(token), 3 * more + 2 * face.pad):
                break
            label = face.elided(token, room)
            face.draw(painter, (x, top), face.width(label), label, looks[colour], ratio)
            x += face.width(label) + face.gap - 1
        else:
            if len(tokens) <= _MOST:
                return
        painter.setPen(theme.active().text)
        painter.setFont(face.font)
        face.draw_label(painter, x - face.pad, top, "…")

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The height of a box."""
        return QSize(60, self._boxes().height + 2)

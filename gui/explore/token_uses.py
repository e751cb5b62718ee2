"""The tokens that a token became part of, as boxes in lines; the first ones of very many."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.text.code_points import IntArray
from gui.explore.token_names import TokenNames
from gui.explore.token_tip import name_tip
from gui.look import theme
from gui.widgets.plain_text import plain_tip
from gui.widgets.token_box import COLOURS, TokenFace, stamp_ratio, token_looks

MOST_SHOWN = 300
_ROW = int(Qt.ItemDataRole.UserRole)
_MOST_LETTERS = 32
_RING = 3.0


class TokenUses(QListWidget):
    """Lists tokens; `row_requested` names the row that was clicked or entered with Return."""

    row_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_BoxDelegate(self))
        self.itemClicked.connect(self._request)
        self.itemActivated.connect(self._request)

    def show_rows(self, names: TokenNames | None, rows: IntArray) -> None:
        """List these tokens, at most `MOST_SHOWN` of them."""
        self.clear()
        for row in rows[:MOST_SHOWN].tolist() if names is not None else ():
            assert names is not None
            shown = names.name(row)
            shown = shown if len(shown) <= _MOST_LETTERS else f"{shown[:_MOST_LETTERS]}…"
            item = QListWidgetItem(shown)
            item.setData(_ROW, row)
            item.setToolTip(plain_tip(name_tip(names, row)))
            self.addItem(item)

    def labels(self) -> list[str]:
        """What is listed."""
        return [self.item(place).text() for place in range(self.count())]

    def _request(self, item: QListWidgetItem) -> None:
        self.row_requested.emit(item.data(_ROW))

    def minimumSizeHint(self) -> QSize:
        """A line of boxes, and that there are more."""
        height = self.fontMetrics().height()
        return QSize(8 * height, 2 * height)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.setItemDelegate(_BoxDelegate(self))


class _BoxDelegate(QStyledItemDelegate):
    """Draws a token as a box, with a ring around the one that the keys are at."""

    def __init__(self, parent: QWidget) -> None:
        """Measure in the fonts of the theme."""
        super().__init__(parent)
        self._face = TokenFace(theme.active().token_font())

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The box and room for the ring."""
        width = self._face.width(str(index.data()))
        return QSize(round(width + 2 * _RING), round(self._face.height + 2 * _RING))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the box."""
        rect = QRectF(option.rect).adjusted(_RING, _RING, -_RING, -_RING)
        label = str(index.data())
        look = token_looks(theme.active())[index.data(_ROW) % COLOURS]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = rect.left(), rect.top()
        self._face.draw(painter, place, rect.width(), label, look, stamp_ratio(painter))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.active().accent, 2))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4, 4)

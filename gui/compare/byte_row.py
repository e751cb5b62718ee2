"""ByteRow: a few characters, their bytes in hex and the tokens of each lane, with lines between.

It shows a whole number of characters and tokens; what is wider or higher than the widget is
scrolled: where there is little room the lanes above need theirs more.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QToolTip, QWidget

from gui.compare.byte_row_layout import ByteColumns, Cell, lay_out
from gui.compare.frames import ByteRowState
from gui.compare.piece_layout import Measures
from gui.look import theme as themes
from gui.look.theme import Theme
from gui.widgets.hatching import dash_around, hatch
from gui.widgets.plain_text import plain_tip

_MARGIN = 8
_UNKNOWN_ALPHA = 0.3
_LOOK_CHANGES = frozenset(
    {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}
)


def paint_bytes(painter: QPainter, rect: QRectF, state: ByteRowState, theme: Theme) -> None:
    """Draw a byte row into `rect` of any painter; what does not fit is left out."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, theme.panel)
    painter.translate(rect.topLeft())
    _Rows(state, theme).draw(painter)
    painter.restore()


def picture_size(state: ByteRowState, theme: Theme) -> QSize:
    """The size that `paint_bytes` needs for all of a state."""
    return _Rows(state, theme).size()


class _Rows:
    """The rows of one state in one theme."""

    def __init__(self, state: ByteRowState, theme: Theme) -> None:
        self.state, self.theme = state, theme
        self.measures = Measures.of(theme.token_font())
        self.columns: ByteColumns = lay_out(state, self.measures)
        names = [lane.name for lane in state.lanes]
        metrics = QFontMetricsF(theme.ui_font())
        self.side = max((metrics.horizontalAdvance(name) for name in names), default=0.0)
        self.left = _MARGIN + (round(self.side) + 10 if self.side else 0)

    def size(self) -> QSize:
        """All rows with their margins."""
        height = _height(len(self.state.lanes), self.measures)
        return QSize(round(self.left + self.columns.width) + _MARGIN, height)

    def top(self, row: int) -> int:
        return _top(row, self.measures)

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.join(painter, self.columns.characters, 0)
        for cell in self.columns.characters:
            self.box(painter, cell, 0)
        for cell in self.columns.bytes:
            self.write(painter, cell, 1, self.theme.text)
        for row, cells in enumerate(self.columns.lanes, start=2):
            if row == 2:
                self.join(painter, cells, 2)
            self.name(painter, self.state.lanes[row - 2].name, row)
            for cell in cells:
                self.box(painter, cell, row)
        self.more(painter)

    def join(self, painter: QPainter, cells: Sequence[Cell], row: int) -> None:
        """Lines between the boxes of a row and the bytes that they hold."""
        painter.setPen(QPen(self.theme.control, 1.2))
        near, far = (self.top(1), self.top(0) + self.measures.box)
        if row > 1:
            near, far = self.top(1) + self.measures.box, self.top(row)
        for cell in cells:
            for byte in self.columns.bytes[cell.first : cell.last]:
                painter.drawLine(
                    QPointF(self.left + byte.middle, near), QPointF(self.left + cell.middle, far)
                )

    def rect(self, cell: Cell, row: int) -> QRectF:
        left, right = round(self.left + cell.left), round(self.left + cell.right)
        return QRectF(left + 1, self.top(row), right - left - 2, self.measures.box)

    def box(self, painter: QPainter, cell: Cell, row: int) -> None:
        """A character in an outline, or a token in its colour."""
        rect = self.rect(cell, row)
        if cell.unknown:
            dash_around(painter, [rect], self.theme.error, self.theme.panel, 1)
            lines = QColor(self.theme.error)
            lines.setAlphaF(_UNKNOWN_ALPHA)
            hatch(painter, [rect.adjusted(1, 1, -1, -1)], lines, max(4, self.measures.box // 4))
        elif cell.colour < 0:
            painter.setPen(QPen(self.theme.control, 1))
            painter.setBrush(self.theme.panel)
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            painter.fillRect(rect, self.theme.tokens[cell.colour])
        ink = self.theme.token_text if cell.colour >= 0 else self.theme.text
        self.write(painter, cell, row, ink)

    def write(self, painter: QPainter, cell: Cell, row: int, ink: QColor) -> None:
        painter.setFont(self.measures.font)
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(self.rect(cell, row), flags, cell.label)

    def token_at(self, x: float, y: float) -> Cell | None:
        """The token of a lane at a point."""
        rows = enumerate(self.columns.lanes, start=2)
        at = (cells for row, cells in rows if 0 <= y - self.top(row) <= self.measures.box)
        cells = next(at, ())
        return next((cell for cell in cells if cell.left <= x - self.left < cell.right), None)

    def name(self, painter: QPainter, name: str, row: int) -> None:
        painter.setFont(self.theme.ui_font())
        painter.setPen(self.theme.muted)
        place = QRectF(_MARGIN, self.top(row), self.side, self.measures.box)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, name)

    def more(self, painter: QPainter) -> None:
        """An ellipsis where the piece goes on."""
        if self.state.cut:
            painter.setFont(self.measures.font)
            painter.setPen(self.theme.muted)
            y = self.top(0) + self.measures.baseline
            painter.drawText(QPointF(self.left + self.columns.width + 2, y), "…")


class _Canvas(QWidget):
    """The rows in their full size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = ByteRowState()
        self.sentence = ""
        self.unknown = "{label}"
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def tip_at(self, x: float, y: float) -> str:
        """What is said of the token at a point."""
        cell = _Rows(self.state, themes.active()).token_at(x, y)
        if cell is None or not cell.unknown:
            return "" if cell is None else cell.label
        data = self.state.characters.encode("utf-8", "surrogatepass")[cell.first : cell.last]
        said = self.unknown.format(label=cell.label)
        names = (unicodedata.name(c, "") for c in data.decode("utf-8", "ignore"))
        return "\n".join([said, *filter(None, names)])

    def event(self, event: QEvent) -> bool:
        """Tell what is under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self.tip_at(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), plain_tip(tip), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or the sentence if there are none."""
        theme = themes.active()
        with QPainter(self) as painter:
            paint_bytes(painter, QRectF(self.rect()), self.state, theme)
            if not self.state.characters:
                painter.setFont(theme.ui_font())
                painter.setPen(theme.muted)
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.rect().adjusted(16, 4, -16, -4), flags, self.sentence)


class ByteRow(QScrollArea):
    """The byte row as a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty row."""
        super().__init__(parent)
        self._canvas = _Canvas(self)
        self.setWidget(self._canvas)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.retranslate()

    def show_state(self, state: ByteRowState) -> None:
        """Show these characters, bytes and tokens."""
        if state != self._canvas.state:
            self._canvas.state = state
            self._fit()

    def state(self) -> ByteRowState:
        """What is shown."""
        return self._canvas.state

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the whole row into any rectangle of any painter."""
        paint_bytes(painter, rect, self._canvas.state, themes.active())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._canvas.sentence = self.tr("Point at a token to see its bytes.")
        self._canvas.unknown = self.tr("{label}: not in the vocabulary")
        self.setAccessibleName(self.tr("Characters, bytes and tokens"))
        self._fit()

    def _fit(self) -> None:
        size = picture_size(self._canvas.state, themes.active())
        self._canvas.setMinimumSize(size)
        self._canvas.update()
        data = self._canvas.state.characters.encode("utf-8", "surrogatepass")
        self.setAccessibleDescription(data.hex(" ").upper() or self._canvas.sentence)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Take over another language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in _LOOK_CHANGES:
            self._fit()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """All rows, and room for the scroll bar, so that the height does not jump."""
        bar = self.horizontalScrollBar().sizeHint().height()
        lanes = max(2, len(self._canvas.state.lanes))
        measures = Measures.of(themes.active().token_font())
        return QSize(320, _height(lanes, measures) + bar)

    def minimumSizeHint(self) -> QSize:
        """A few characters and their bytes; the tokens are then scrolled to."""
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(120, _height(0, Measures.of(themes.active().token_font())) + bar)


def _top(row: int, measures: Measures) -> int:
    """Where a row begins: characters, bytes, then the lanes. Lines join the first three."""
    joined, lanes = min(row, 2), max(row - 2, 0)
    far, near = measures.box + round(measures.em * 0.8), measures.box + round(measures.em * 0.3)
    return _MARGIN + joined * far + lanes * near


def _height(lanes: int, measures: Measures) -> int:
    return _top(1 + lanes, measures) + measures.box + _MARGIN

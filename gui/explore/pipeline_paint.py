"""Drawing the columns of the pipeline: heads, boxes, marks of what a stage changed, the light."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gui.explore.pipeline_changes import ShownPiece
from gui.explore.pipeline_layout import Fragment, PlacedCell
from gui.explore.pipeline_scene import Column, Scene
from gui.look.theme import Theme
from gui.widgets.hatching import hatch_alone
from gui.widgets.token_box import COLOURS, cycle_colours, plain_look, token_looks

Light = tuple[int, int]  # bytes of the original text


def paint_heads(painter: QPainter, scene: Scene, theme: Theme) -> None:
    """Draw what is said above the columns."""
    for number, column in enumerate(scene.columns):
        left, top, room = scene.left(number), scene.space / 2, scene.inner_width()
        head = column.head
        lines = [(head.kind, scene.small, theme.muted)]
        lines.append((head.name, _name_font(scene, head.name), theme.text))
        lines += [(line, scene.small, theme.text) for line in column.settings]
        for text, font, ink in lines:
            top = _line(painter, (left, top, room), text, font, ink)
        metrics = scene.small_metrics
        top = scene.head_height - len(column.done) * metrics.height() - scene.space / 2
        for line in column.done:
            top = _line(painter, (left, top, room), line, scene.small, theme.muted)


def paint_pieces(
    painter: QPainter, scene: Scene, theme: Theme, light: Light | None, seen: QRectF
) -> None:
    """Draw the pieces inside `seen`; the upper edge of the first line is at 0."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, column in enumerate(scene.columns):
        left = number * scene.step
        if left > seen.right() or left + scene.step < seen.left():
            continue
        painter.save()
        painter.translate(scene.left(number), 0)
        _Boxes(painter, scene, theme, light).draw(column, seen)
        painter.restore()


def paint_lines(painter: QPainter, scene: Scene, theme: Theme, height: float) -> None:
    """Draw the lines between columns and the arrow heads that say which way a text goes."""
    arrow = scene.space * 0.6
    for number in range(1, len(scene.columns)):
        x = round(number * scene.step) + 0.5
        painter.setPen(QPen(theme.border, 1))
        painter.drawLine(QLineF(x, 0, x, height))
        painter.setPen(QPen(theme.muted, 1.5))
        y = scene.head_height / 2
        painter.drawPolyline(
            [
                QPointF(x - arrow / 2, y - arrow),
                QPointF(x + arrow / 2, y),
                QPointF(x - arrow / 2, y + arrow),
            ]
        )


def _name_font(scene: Scene, name: str) -> QFont:
    """Bold, and small where a long name would be cut: it is what one looks a stage up by."""
    bold = QFont(scene.ui)
    bold.setBold(True)
    if QFontMetricsF(bold).horizontalAdvance(name) > scene.inner_width():
        bold.setPixelSize(scene.small.pixelSize())
    return bold


def _line(
    painter: QPainter, place: tuple[float, float, float], text: str, font: QFont, ink: QColor
) -> float:
    """Write a line at (left, top, room) and give where the next one begins."""
    left, top, room = place
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(ink)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(QPointF(left, top + metrics.ascent()), shown)
    return top + metrics.height()


def lit_runs(fragment: Fragment, light: Light | None) -> list[tuple[float, float]]:
    """From where to where cells beside one another are lit: one ring is around all of them."""
    runs: list[tuple[float, float]] = []
    goes_on = False
    for placed in fragment.cells:
        is_lit = light is not None and placed.cell.touches(*light)
        if is_lit:
            start = runs.pop()[0] if goes_on else placed.x
            runs.append((start, placed.x + placed.width))
        goes_on = is_lit
    return runs


class _Boxes:
    """The boxes of one column."""

    def __init__(self, painter: QPainter, scene: Scene, theme: Theme, light: Light | None) -> None:
        self.painter, self.scene, self.theme, self.light = painter, scene, theme, light
        self.looks, self.plain = token_looks(theme), plain_look(theme)

    def draw(self, column: Column, seen: QRectF) -> None:
        """Draw what is seen below the head."""
        pieces = column.shown.pieces
        tokens = [place for place, piece in enumerate(pieces) if piece.token_id is not None]
        colours = cycle_colours([pieces[place].token_id or 0 for place in tokens])
        colour_of = dict(zip(tokens, colours, strict=True))
        line = self.scene.face.height + self.scene.small_metrics.height()
        for fragment in column.fragments:
            if not seen.top() - line <= fragment.y <= seen.bottom():
                continue
            colour = colour_of.get(fragment.piece, COLOURS)
            self._draw(fragment, pieces[fragment.piece], colour)
            self._draw_id(fragment, column.ids[fragment.piece])
        if column.rest:
            room = self.scene.inner_width()
            top = column.height - self.scene.metrics.height()
            _line(self.painter, (0.0, top, room), column.rest, self.scene.ui, self.theme.muted)

    def _draw(self, fragment: Fragment, piece: ShownPiece, colour: int) -> None:
        face, painter = self.scene.face, self.painter
        look = self.plain if colour == COLOURS else self.looks[colour]
        rect = QRectF(fragment.x, fragment.y, fragment.width, face.height)
        painter.setPen(Qt.PenStyle.NoPen)
        if not piece.is_gap:
            face.draw_box(painter, rect, look.fill)
        for run in lit_runs(fragment, self.light):
            self._light(fragment, run, whole=piece.token_id is not None)
        painter.setFont(face.font)
        for placed in fragment.cells:
            self._hatch(fragment, placed)
            painter.setPen(self.theme.muted if placed.cell.removed else look.ink)
            label = face.elided(placed.cell.text, placed.width + 2 * face.pad + 1)
            if placed.x + placed.width > self.scene.inner_width():
                label = face.elided(label, self.scene.inner_width())
            face.draw_label(painter, placed.x - face.pad, fragment.y, label)
            self._mark(fragment, placed, piece)

    def _light(self, fragment: Fragment, run: tuple[float, float], *, whole: bool) -> None:
        """A ring with a ground of its own."""
        height = self.scene.face.height
        rect = QRectF(run[0], fragment.y, run[1] - run[0], height)
        if whole:
            rect = QRectF(fragment.x, fragment.y, fragment.width, height)
        self.painter.setBrush(Qt.BrushStyle.NoBrush if whole else self.theme.selection)
        self.painter.setPen(QPen(self.theme.accent, 2))
        self.painter.drawRoundedRect(rect.adjusted(-1, 0, 1, 0), 3, 3)

    def _hatch(self, fragment: Fragment, placed: PlacedCell) -> None:
        """The ground of what was taken away."""
        if placed.cell.removed:
            height = self.scene.face.height
            rect = QRectF(placed.x, fragment.y + 1, placed.width, height - 2)
            hatch_alone(self.painter, rect, self.theme.border, 0.6 * height)

    def _mark(self, fragment: Fragment, placed: PlacedCell, piece: ShownPiece) -> None:
        """Underline what is new, strike out what was taken away."""
        face, cell = self.scene.face, placed.cell
        rect = QRectF(placed.x, fragment.y, placed.width, face.height)
        if cell.removed:
            middle = rect.center().y()
            self.painter.setPen(QPen(self.theme.muted, 1.5))
            self.painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))
        elif cell.changed or piece.changed:
            base = rect.bottom() - 2
            self.painter.setPen(QPen(self.theme.outline, 2))
            self.painter.drawLine(QLineF(rect.left() + 1, base, rect.right() - 1, base))

    def _draw_id(self, fragment: Fragment, text: str) -> None:
        if text and fragment.first:
            metrics = self.scene.small_metrics
            self.painter.setFont(self.scene.small)
            self.painter.setPen(self.theme.muted)
            x = fragment.x + (fragment.width - metrics.horizontalAdvance(text)) / 2
            y = fragment.y + self.scene.face.height + metrics.ascent()
            self.painter.drawText(QPointF(max(fragment.x, x), y), text)

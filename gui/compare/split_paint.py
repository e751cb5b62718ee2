"""Draws the frames of `split_film`: boxes, ranks on brackets, the window, the table of numbers.

Meaning never rests on colour alone: what wins has a thick outline and bold figures, a piece that is
not in the vocabulary has a dashed frame and a cross.
"""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.compare.split_frame import Box, Bracket, Choice, Frame, Number, Window
from gui.compare.split_layout import FilmStyle
from gui.widgets.token_box import BoxLook, plain_look, stamp_ratio, token_looks

_FOUND, _NOT_FOUND = "✓", "✗"


def paint_frame(
    painter: QPainter,
    frame: Frame,
    style: FilmStyle,
    view: tuple[float, float] = (-inf, inf),
) -> None:
    """Draw a frame, or what of it is between two heights; the ground is painted already."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top, bottom = view[0] - style.face.height, view[1] + style.line + style.arm
    for bracket in sorted(frame.brackets, key=lambda bracket: bracket.wins):
        if top <= bracket.y <= bottom:
            _paint_bracket(painter, bracket, style)
    ratio = stamp_ratio(painter)
    looks = token_looks(style.theme)
    for box in frame.boxes:
        if top <= box.y <= bottom:
            _paint_box(painter, box, style, looks, ratio)
    if frame.start is not None:
        _paint_start(painter, frame.start, style, under=bool(frame.choices or frame.numbers))
    if frame.window is not None:
        _paint_window(painter, frame.window, style)
    for number in frame.numbers:
        if top <= number.y <= bottom:
            _paint_number(painter, number, style)
    for choice in frame.choices:
        _paint_choice(painter, choice, style)
    painter.setOpacity(1.0)


def _paint_box(
    painter: QPainter, box: Box, style: FilmStyle, looks: tuple[BoxLook, ...], ratio: float
) -> None:
    look, face = style.theme, style.face
    painter.setOpacity(box.opacity)
    if box.known:
        kind = plain_look(look) if box.colour is None else looks[box.colour]
        face.draw(painter, (box.x, box.y), box.width, box.label, kind, ratio)
        return
    painter.setPen(QPen(look.error, 1.5, Qt.PenStyle.DashLine))
    face.draw_box(painter, QRectF(box.x, box.y, box.width, face.height), look.panel)
    painter.setPen(look.text)
    painter.setFont(face.font)
    face.draw_label(painter, box.x, box.y, box.label)


def _paint_bracket(painter: QPainter, bracket: Bracket, style: FilmStyle) -> None:
    look = style.theme
    painter.setOpacity(bracket.opacity)
    painter.setPen(QPen(look.outline if bracket.wins else look.control, 2.0 if bracket.wins else 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top, foot = bracket.y - style.arm, bracket.y - 2
    goes_on = bracket.right < bracket.left
    right = bracket.left + 2.0 * style.arm if goes_on else bracket.right
    inset = min(4.0, (right - bracket.left) / 4)
    line = [QPointF(bracket.left + inset, foot), QPointF(bracket.left + inset, top)]
    line += [QPointF(right - inset, top)]
    if not goes_on:
        line += [QPointF(right - inset, foot)]
    painter.drawPolyline(QPolygonF(line))
    _paint_rank(painter, (bracket.left + right) / 2, top, bracket, style)


def _paint_rank(
    painter: QPainter, middle: float, top: float, bracket: Bracket, style: FilmStyle
) -> None:
    look = style.theme
    metrics = style.bold_metrics if bracket.wins else style.small_metrics
    width = metrics.horizontalAdvance(bracket.text)
    rect = QRectF(middle - width / 2 - 4, top - style.line - 1, width + 8, style.line)
    if bracket.wins:
        painter.setPen(QPen(look.outline, 1.5))
        painter.setBrush(look.selection)
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, 0), 4, 4)
    painter.setPen(look.text if bracket.wins else look.muted)
    painter.setFont(style.bold if bracket.wins else style.small)
    _centred(painter, rect, bracket.text, metrics)


def _paint_start(painter: QPainter, box: Box, style: FilmStyle, *, under: bool) -> None:
    """A triangle where the next token starts; with numbers below the box a frame around it."""
    look, size = style.theme, 0.42 * style.line
    painter.setOpacity(1.0)
    if under:
        painter.setPen(QPen(look.outline, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = QRectF(box.x - 1, box.y - 1, box.width + 2, style.face.height + 2)
        painter.drawRoundedRect(rect, style.face.radius, style.face.radius)
        return
    x, y = box.x + size, box.y + style.face.height + 2
    corners = [QPointF(x, y), QPointF(x + size, y + size), QPointF(x - size, y + size)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.outline)
    painter.drawPolygon(QPolygonF(corners))


def _paint_window(painter: QPainter, window: Window, style: FilmStyle) -> None:
    look, face = style.theme, style.face
    painter.setOpacity(window.opacity)
    line = Qt.PenStyle.SolidLine if window.found else Qt.PenStyle.DashLine
    painter.setPen(QPen(look.outline, 2.0, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, width in window.places:
        rect = QRectF(x - 3, y - 3, width + 6, face.height + 6)
        painter.drawRoundedRect(rect, face.radius + 2, face.radius + 2)
    if not window.text or not window.places:
        return
    x, y, _ = window.places[0]
    sign = _FOUND if window.found else _NOT_FOUND
    painter.setFont(style.bold)
    painter.setPen(look.text if window.found else look.error)
    painter.drawText(QPointF(x, y - 7), f"{window.text} {sign}")


def _paint_number(painter: QPainter, number: Number, style: FilmStyle) -> None:
    painter.setOpacity(number.opacity)
    painter.setPen(style.theme.text)
    painter.setFont(style.bold)
    top = number.y + style.face.height + 1
    rect = QRectF(number.x - 40, top, 80, style.line)
    _centred(painter, rect, number.text, style.bold_metrics)


def _paint_choice(painter: QPainter, choice: Choice, style: FilmStyle) -> None:
    look, face = style.theme, style.face
    painter.setOpacity(choice.opacity)
    rect = QRectF(choice.x, choice.y, choice.width, face.height)
    edge = QPen(look.outline, 2.0) if choice.wins else QPen(look.border, 1.0)
    painter.setPen(edge)
    face.draw_box(painter, rect, _ground(choice, style))
    painter.setPen(look.text)
    painter.setFont(face.font)
    face.draw_label(painter, choice.x, choice.y, choice.label)
    painter.setFont(style.bold if choice.wins else style.small)
    painter.setPen(look.text if choice.wins else look.muted)
    baseline = face.baseline(choice.y)
    painter.drawText(QPointF(rect.right() + face.gap + 4, baseline), f"→ {choice.text}")


def _ground(choice: Choice, style: FilmStyle) -> QColor:
    return style.theme.selection if choice.wins else style.theme.raised


def _centred(painter: QPainter, rect: QRectF, text: str, metrics: QFontMetricsF) -> None:
    x = rect.center().x() - metrics.horizontalAdvance(text) / 2
    y = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.drawText(QPointF(x, y), text)

"""Two token boxes on their way to become one.

The boxes slide together until they touch; then their colours become that of the new token. Where
the new label is not simply both labels in a row, as with bytes that make up a character, the boxes
shrink to the new box and the labels are exchanged on the way.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.training.bars_motion import between, phase
from gui.training.joined_row import JoiningPair
from gui.training.words_layout import WordsStyle

TOUCHING = 0.7  # share of the joining after which the two boxes touch


def draw_pair(
    painter: QPainter,
    style: WordsStyle,
    pair: JoiningPair,
    joined: float,
    place: tuple[float, float],
    frame: float,
) -> float:
    """Draw the pair at `place`, how far it has `joined` in a frame of this strength.

    Returns by how much shorter it is than before it joined.
    """
    closing = min(1.0, joined / TOUCHING)
    whole = _width_after(style, pair)
    shift = (pair.width(style.face.gap) - whole) * closing
    outer = QRectF(*place, pair.width(style.face.gap) - shift, style.face.height)
    left, right = _halves(style, pair, outer, closing)
    blend = phase(joined, TOUCHING, 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    style.face.draw_box(painter, left, style.looks[pair.first.colour].fill)
    style.face.draw_box(painter, right, style.looks[pair.second.colour].fill)
    if blend > 0.0:
        opacity = painter.opacity()
        painter.setOpacity(opacity * blend)
        colour = pair.first.colour if pair.after is None else pair.after.colour
        style.face.draw_box(painter, outer, style.looks[colour].fill)
        painter.setOpacity(opacity)
    _write_labels(painter, style, pair, outer, (closing, blend))
    draw_frame(painter, style, outer, frame)
    return shift


def draw_frame(painter: QPainter, style: WordsStyle, rect: QRectF, strength: float) -> None:
    """Frame boxes that are about to join or have just done so."""
    if strength > 0.0:
        opacity = painter.opacity()
        painter.setOpacity(opacity * strength)
        painter.setPen(QPen(style.theme.outline, frame_width(style)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, style.face.radius, style.face.radius)
        painter.setOpacity(opacity)


def frame_width(style: WordsStyle) -> int:
    """How wide the line of a frame is; half of it is outside the boxes."""
    return max(2, round(style.em * 0.1))


def _width_after(style: WordsStyle, pair: JoiningPair) -> float:
    if pair.after is not None:
        return pair.after.width
    return style.face.width(pair.first.label + pair.second.label)


def _halves(
    style: WordsStyle, pair: JoiningPair, outer: QRectF, closing: float
) -> tuple[QRectF, QRectF]:
    """The two boxes inside `outer`; the gap and the paddings between them close."""
    first, second, gap = pair.first.width, pair.second.width, style.face.gap * (1.0 - closing)
    if pair.keeps_labels:
        left_width = first - style.face.pad * closing
        right_width = second - style.face.pad * closing
    else:
        share = (outer.width() - gap) / (first + second)
        left_width, right_width = first * share, second * share
    left = QRectF(outer.left(), outer.top(), left_width, outer.height())
    right = QRectF(outer.right() - right_width, outer.top(), right_width, outer.height())
    return left, right


def _write_labels(
    painter: QPainter,
    style: WordsStyle,
    pair: JoiningPair,
    outer: QRectF,
    shares: tuple[float, float],
) -> None:
    """Write both labels; `shares` say how far the gap has closed and the new box shines through."""
    closing, blend = shares
    face, opacity = style.face, painter.opacity()
    painter.setFont(face.font)
    painter.setPen(style.theme.token_text)
    if not pair.keeps_labels:
        painter.setOpacity(opacity * between(1.0, 0.0, min(1.0, closing * 1.5)))
    face.draw_label(painter, outer.left(), outer.top(), pair.first.label)
    right = outer.right() - pair.second.width
    face.draw_label(painter, right, outer.top(), pair.second.label)
    if not pair.keeps_labels and pair.after is not None:
        painter.setOpacity(opacity * blend)
        face.draw_label(painter, outer.left(), outer.top(), pair.after.label)
    painter.setOpacity(opacity)

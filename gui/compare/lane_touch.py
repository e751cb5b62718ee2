"""What lies under the mouse in a lane, and where the keys go from there.

The same boxes that were painted are looked into. Close to an edge where a token ends the gap is
meant; gaps are told by their offset, because one may be at the end of a line and at the beginning
of the next at once.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF

from gui.compare.frames import Gap, PaneTokens, TextSpan, find_place
from gui.compare.lane_scene import MARGIN, Scene
from gui.compare.layout import Paragraphs
from gui.compare.opened_paint import opened_in_sight, opened_rects

_NEAR = 3.0  # pixels on both sides of an edge that belong to the gap
_SHARE = 0.25  # of a narrow box at most that belong to the gap


def token_under(scene: Scene, point: QPointF, top: int) -> int | None:
    """The token at a point of the canvas."""
    owners = scene.shown.empty.owners.tolist()
    for rect, owner in zip(scene.slivers(top), owners, strict=True):
        if rect.contains(point):
            return int(owner)
    at = _box_under(scene, point, top)
    if at is not None:
        return int(scene.shown.boxes.owners[at])
    for index in opened_in_sight(scene):
        if any(rect.contains(point) for rect in opened_rects(scene, index, top)):
            return index
    return None


def gap_under(scene: Scene, point: QPointF, top: int) -> Gap | None:
    """The gap between two tokens that a point is close to."""
    at = _box_under(scene, point, top)
    if at is None:
        return None
    boxes, x = scene.shown.boxes, point.x() - MARGIN
    left, right = float(boxes.left[at]), float(boxes.right[at])
    near = min(_NEAR, (right - left) * _SHARE)
    if x - left <= near:
        return gap_at(scene, int(boxes.left_bytes[at]), boundary_only=True)
    if right - x <= near:
        return gap_at(scene, int(boxes.right_bytes[at]), boundary_only=True)
    return None


def nearest_gap(scene: Scene, point: QPointF, top: int) -> Gap | None:
    """The place between two characters that is nearest to a point, boundary or not."""
    byte = _place_under(scene, point, top)
    return None if byte is None else gap_at(scene, byte)


def gap_at(scene: Scene, byte: int, *, boundary_only: bool = False) -> Gap | None:
    """The gap before a byte; None at both ends of the text, and for no boundary if one is asked."""
    gap = gap_before(scene.paragraphs, scene.tokens, byte)
    return None if gap is not None and boundary_only and not gap.boundary else gap


def gap_before(paragraphs: Paragraphs, tokens: PaneTokens, byte: int) -> Gap | None:
    """The gap before a byte of the text; None at both ends of the text."""
    if not 0 < byte < paragraphs.byte_total:
        return None
    character, _ = character_of_byte(paragraphs, byte)
    at = find_place(tokens.byte_starts, byte)
    boundary = at < len(tokens.byte_starts) and int(tokens.byte_starts[at]) == byte
    return Gap(character, byte, boundary)


def character_of_byte(paragraphs: Paragraphs, byte: int) -> tuple[int, int]:
    """The character that holds a byte, and the byte at which it begins."""
    pieces = paragraphs.pieces
    if not len(pieces):
        return 0, 0
    number = pieces.piece_at_byte(byte)
    offset, character = int(pieces.byte_starts[number]), int(pieces.starts[number])
    for each in pieces.piece(number):
        size = len(each.encode("utf-8", "surrogatepass"))
        if byte < offset + size:
            break
        offset, character = offset + size, character + 1
    return character, offset


def token_span(paragraphs: Paragraphs, tokens: PaneTokens, index: int) -> TextSpan:
    """Where token `index` stands in the text."""
    start, end = tokens.byte_range(index)
    first = int(tokens.starts[index])
    last = character_of_byte(paragraphs, end - 1)[0] + 1 if end > start else first
    return TextSpan(first, last, start, end)


def byte_under(scene: Scene, point: QPointF, top: int) -> int:
    """The gap between characters at which a selection begins or ends, as a byte offset."""
    byte = _place_under(scene, point, top)
    if byte is not None:
        return byte
    cells, pitch = scene.cells, scene.paragraphs.measures.pitch
    if not len(cells):
        return 0
    line = (point.y() + top) // pitch
    on_line = np.flatnonzero(cells.lines == line)
    if not len(on_line):
        before = int(np.searchsorted(cells.lines, line))
        return int(cells.bytes[before])
    left = float(cells.left[on_line].min())
    first = point.x() - MARGIN < left
    return int(cells.bytes[on_line[0] if first else on_line[-1] + 1])


def token_on_next_line(scene: Scene, index: int, step: int) -> int | None:
    """The token above (-1) or below (+1) the middle of a token; None if none is in sight."""
    boxes = scene.shown.boxes
    own = np.flatnonzero(boxes.owners == index)
    if not len(own):
        return None
    at = own[0] if step < 0 else own[-1]
    middle = (boxes.left[at] + boxes.right[at]) / 2
    lines = np.unique(boxes.lines)
    target = int(np.searchsorted(lines, boxes.lines[at])) + step
    if not 0 <= target < len(lines):
        return None
    there = np.flatnonzero(boxes.lines == lines[target])
    distance = np.maximum(boxes.left[there] - middle, middle - boxes.right[there])
    return int(boxes.owners[there[np.argmin(distance)]])


def _box_under(scene: Scene, point: QPointF, top: int) -> int | None:
    """The number of the box at a point."""
    measures, boxes = scene.paragraphs.measures, scene.shown.boxes
    line, within = divmod(point.y() + top, measures.pitch)
    if within > measures.box:
        return None
    x = point.x() - MARGIN
    hit = (boxes.lines == line) & (boxes.left <= x) & (x < boxes.right)
    found = np.flatnonzero(hit)
    return int(found[0]) if len(found) else None


def _place_under(scene: Scene, point: QPointF, top: int) -> int | None:
    """The place between two characters that is nearest to a point, as a byte offset."""
    line = (point.y() + top) // scene.paragraphs.measures.pitch
    cells, x = scene.cells, point.x() - MARGIN
    found = np.flatnonzero((cells.lines == line) & (cells.left <= x) & (x < cells.right))
    if not len(found):
        return None
    cell = int(found[0])
    left_half = x < (cells.left[cell] + cells.right[cell]) / 2
    before = bool(left_half) != bool(cells.reversed[cell])
    return int(cells.bytes[cell if before else cell + 1])

"""Which lines of a lane look otherwise than they do on the screen, after an edit of its text.

A key changes one line of a megabyte, and drawing a lane takes longer than finding that line. What
is compared is what is drawn: the laid out pieces, the boxes over them with their looks, the marks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gui.compare.boxes import Boxes
from gui.compare.frames import Gap
from gui.compare.lane_paint import LaneMarks
from gui.compare.lane_scene import Scene
from gui.compare.layout import Paragraphs
from gui.compare.piece_layout import LaidOutPiece

_Piece = tuple[int, LaidOutPiece, bool]
_Rows: TypeAlias = tuple[NDArray[Any], ...]  # columns of as many rows, the first one is the line


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What a lane shows.

    Attributes:
        top: how many pixels of the text are above it.
        scene: the boxes.
        pieces: the pieces in sight, each with its first line and whether its line goes on.
        marks: what is marked.
    """

    top: int
    scene: Scene
    pieces: tuple[_Piece, ...]
    marks: LaneMarks


def look_of(scene: Scene, top: int, marks: LaneMarks) -> Look:
    """What a lane shows now; its text may be another one later."""
    return Look(top, scene, _pieces(scene.paragraphs, scene.numbers), marks)


def is_another_text(before: Look, paragraphs: Paragraphs, numbers: range) -> bool:
    """Whether nothing stays, so that it is quicker to draw all than to compare it.

    Args:
        before: what a lane shows.
        paragraphs: the text of now.
        numbers: the pieces that are in sight now.
    """
    several = max(len(before.pieces), len(numbers)) > 1
    return several and not set(before.pieces) & set(_pieces(paragraphs, numbers))


def _pieces(paragraphs: Paragraphs, numbers: range) -> tuple[_Piece, ...]:
    goes_on = paragraphs.pieces.continues
    return tuple((paragraphs.top(n), paragraphs.piece(n), bool(goes_on[n])) for n in numbers)


def changed_lines(before: Look, after: Look) -> tuple[int, int] | None:
    """The first line that looks otherwise and the line after the last; None where none does."""
    lines = [*_changed_pieces(before.pieces, after.pieces)]
    for one, other in zip(_layers(before.scene), _layers(after.scene), strict=True):
        lines += _changed_rows(one, other)
    for look in (before, after):
        lines += _marked_lines(look)
    return (min(lines), max(lines) + 1) if lines else None


def _changed_pieces(old: tuple[_Piece, ...], new: tuple[_Piece, ...]) -> Iterator[int]:
    """The lines of the pieces that are not in both, except those with the same text in both."""
    same = set(old) & set(new)
    before, after = ([each for each in pieces if each not in same] for pieces in (old, new))
    one, other = _lines_of(before), _lines_of(after)
    if one is None or other is None:
        for first, piece, _ in (*before, *after):
            yield first
            yield first + piece.line_count - 1
        return
    for line in one.keys() | other.keys():
        if one.get(line) != other.get(line):
            yield line


def _lines_of(pieces: list[_Piece]) -> dict[int, tuple[str, bool]] | None:
    """Line -> its text and whether it has the sign that a long line goes on."""
    lines: dict[int, tuple[str, bool]] = {}
    for first, piece, goes_on in pieces:
        texts = piece.line_texts()
        if texts is None:
            return None
        last = piece.line_count - 1
        for number, text in texts.items():
            lines[first + number] = text, goes_on and number == last
    return lines


def _layers(scene: Scene) -> Iterator[_Rows]:
    """All boxes with their looks."""
    for boxes in (scene.shown.boxes, scene.shown.slices, scene.shown.empty):
        tokens, owners = scene.tokens, boxes.owners
        looks = scene.colours[owners - scene.first]
        for times, marks in ((8, tokens.unknown), (16, tokens.differs)):
            if marks is not None:
                looks = looks + times * marks[owners]
        yield boxes.lines, boxes.left, boxes.right, looks
    uncovered = scene.shown.uncovered
    yield uncovered.lines, uncovered.left, uncovered.right


def _changed_rows(old: _Rows, new: _Rows) -> list[int]:
    """Lines of the rows between those that both begin with and those that both end with."""
    before, after = len(old[0]), len(new[0])
    most = min(before, after)
    head = _same([each[:most] for each in old], [each[:most] for each in new])
    more = before - most + head, after - most + head
    tail = _same([each[more[0] :][::-1] for each in old], [each[more[1] :][::-1] for each in new])
    changed = np.concatenate((old[0][head : before - tail], new[0][head : after - tail]))
    return [int(changed.min()), int(changed.max())] if len(changed) else []


def _same(one: Sequence[NDArray[Any]], other: Sequence[NDArray[Any]]) -> int:
    """How many rows two lists of rows begin with alike."""
    alike = np.logical_and.reduce([a == b for a, b in zip(one, other, strict=True)])
    return len(alike) if alike.all() else int(np.argmin(alike))


def _marked_lines(look: Look) -> list[int]:
    """The lines on which something is marked."""
    scene, marks = look.scene, look.marks
    boxes: list[Boxes] = []
    if marks.highlight is not None:
        boxes.append(scene.span_boxes(marks.highlight))
    if marks.selection is not None:
        boxes.append(scene.byte_boxes(*marks.selection))
    if marks.flash is not None:
        boxes.append(scene.boxes_of(marks.flash.tokens))
    for place in (marks.hovered, marks.hovered_gap, marks.caret):
        if isinstance(place, Gap):
            boxes.append(scene.byte_boxes(max(0, place.byte_offset - 1), place.byte_offset + 1))
        elif place is not None:
            empty = scene.shown.empty
            boxes += [scene.boxes_of(np.array([place])), empty.take(empty.owners == place)]
    lines = [int(line) for each in boxes for line in (*each.lines[:1], *each.lines[-1:])]
    return lines

"""Where characters, bytes and tokens stand in the byte row: columns of bytes, wide enough for all.

Each byte is a column. A character is as wide as its bytes, a token as the bytes it holds; where a
label needs more room, its columns become wider, for all rows alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtGui import QFont, QFontMetricsF

from gui.compare.boxes import colours_between
from gui.compare.display_text import plain_copy
from gui.compare.frames import (
    ByteRowLane,
    ByteRowState,
    ByteRowToken,
    PaneTokens,
    find_place,
)
from gui.compare.lane_touch import character_of_byte
from gui.compare.layout import Paragraphs
from gui.compare.piece_layout import Measures

MOST_BYTES = 240  # that are shown at once


@dataclass(frozen=True, slots=True)
class Cell:
    """A box: its label, its edges in pixels, its bytes."""

    label: str
    left: float
    right: float
    first: int
    last: int
    colour: int = -1
    unknown: bool = False

    @property
    def middle(self) -> float:
        """The middle of the box."""
        return (self.left + self.right) / 2


@dataclass(frozen=True, slots=True)
class ByteColumns:
    """All boxes of a state.

    Attributes:
        characters: a box for each character.
        bytes: a box for each byte.
        lanes: boxes of the tokens, lane by lane.
        width: how wide all of it is.
    """

    characters: tuple[Cell, ...]
    bytes: tuple[Cell, ...]
    lanes: tuple[tuple[Cell, ...], ...]
    width: float


def lay_out(state: ByteRowState, measures: Measures) -> ByteColumns:
    """Place every box; the leftmost one begins at 0."""
    labels = [plain_copy(each) for each in state.characters]
    sizes = [len(each.encode("utf-8", "surrogatepass")) for each in state.characters]
    ends = list(accumulate(sizes))
    spans = list(zip(labels, [0, *ends], ends, strict=False))
    columns = [_hex_width(measures)] * (ends[-1] if ends else 0)
    for label, first, last in [*spans, *_token_spans(state)]:
        _widen(columns, first, last, _label_width(measures.font, label, measures))
    edges = [0.0, *accumulate(columns)]
    data = state.characters.encode("utf-8", "surrogatepass")
    return ByteColumns(
        tuple(Cell(label, edges[first], edges[last], first, last) for label, first, last in spans),
        tuple(Cell(f"{b:02X}", edges[i], edges[i + 1], i, i + 1) for i, b in enumerate(data)),
        tuple(_lane_cells(lane, edges) for lane in state.lanes),
        edges[-1],
    )


def byte_row_state(
    paragraphs: Paragraphs, lanes: Sequence[tuple[str, PaneTokens]], start: int, end: int
) -> ByteRowState:
    """What the byte row shows of a range of bytes: whole characters and whole tokens around it."""
    if not paragraphs.byte_total or not lanes:
        return ByteRowState()
    start, end = _whole(paragraphs, [tokens for _, tokens in lanes], start, end)
    cut = end - start > MOST_BYTES
    if cut:
        end = character_of_byte(paragraphs, start + MOST_BYTES)[1]
    first = character_of_byte(paragraphs, start)[0]
    last = character_of_byte(paragraphs, end - 1)[0]
    shown = tuple(
        ByteRowLane(name, _parts(paragraphs, tokens, start, end)) for name, tokens in lanes
    )
    return ByteRowState(paragraphs.text[first : last + 1], shown, cut)


def _whole(
    paragraphs: Paragraphs, lanes: Sequence[PaneTokens], start: int, end: int
) -> tuple[int, int]:
    """Stretch a range until no token and no character is cut at its ends."""
    start = max(0, min(start, paragraphs.byte_total - 1))
    end = max(start + 1, min(end, paragraphs.byte_total))
    while end - start <= MOST_BYTES:
        before = start, end
        for tokens in lanes:
            first, last = _tokens_between(tokens, start, end)
            if first < last:
                start = min(start, tokens.byte_range(first)[0])
                end = max(end, tokens.byte_range(last - 1)[1])
        start = character_of_byte(paragraphs, start)[1]
        character, begins = character_of_byte(paragraphs, end - 1)
        end = begins + len(paragraphs.text[character].encode("utf-8", "surrogatepass"))
        if (start, end) == before:
            break
    return start, end


def _tokens_between(tokens: PaneTokens, start: int, end: int) -> tuple[int, int]:
    first = max(0, find_place(tokens.byte_starts[:-1], start, after=True) - 1)
    return first, find_place(tokens.byte_starts[:-1], end)


def _parts(
    paragraphs: Paragraphs, tokens: PaneTokens, start: int, end: int
) -> tuple[ByteRowToken, ...]:
    parts = []
    between = _tokens_between(tokens, start, end)
    colours = colours_between(tokens.colour_keys, *between).tolist()
    for index, colour in zip(range(*between), colours, strict=True):
        first, last = tokens.byte_range(index)
        unknown = tokens.unknown is not None and bool(tokens.unknown[index])
        label = None if unknown else tokens.labels.get(int(tokens.colour_keys[index]))
        if label is None:  # what the vocabulary does not have is called what it is in the text
            label = _characters(paragraphs, first, last)
        if first < end and last > start:
            first, last = max(first, start) - start, min(last, end) - start
            parts.append(ByteRowToken(label, colour, first, last, unknown))
    return tuple(parts)


def _characters(paragraphs: Paragraphs, start: int, end: int) -> str:
    """The characters that a range of bytes holds, as they are shown; parts of one as bytes."""
    if start >= end:
        return ""
    (first, begins), (last, _) = (
        character_of_byte(paragraphs, start),
        character_of_byte(paragraphs, end - 1),
    )
    piece = paragraphs.text[first : last + 1]
    data = piece.encode("utf-8", "surrogatepass")
    if begins == start and len(data) == end - start:
        return plain_copy(piece)
    return "".join(f"⟨{byte:02X}⟩" for byte in data[start - begins : end - begins])


def _token_spans(state: ByteRowState) -> list[tuple[str, int, int]]:
    return [
        (token.label, token.byte_start, token.byte_end)
        for lane in state.lanes
        for token in lane.tokens
    ]


def _lane_cells(lane: ByteRowLane, edges: list[float]) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            token.label,
            edges[token.byte_start],
            edges[token.byte_end],
            token.byte_start,
            token.byte_end,
            token.colour,
            token.unknown,
        )
        for token in lane.tokens
    )


def _widen(columns: list[float], first: int, last: int, needed: float) -> None:
    lacking = needed - sum(columns[first:last])
    if lacking > 0 and last > first:
        for column in range(first, last):
            columns[column] += lacking / (last - first)


def _hex_width(measures: Measures) -> float:
    return round(measures.column * 2) + round(measures.em * 0.8)


def _label_width(font: QFont, label: str, measures: Measures) -> float:
    return QFontMetricsF(font).horizontalAdvance(label) + round(measures.em * 0.6)

"""What a stage did to a text: its pieces as cells, each the same as before, changed, or taken away.

A cell is one character with the bytes of the original text that it stands for. No Qt here.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.pipeline.values import Stage, StageResult, TrailPiece
from engine.text.alphabet import visible
from gui.explore.pipeline_readers import ByteReader, Reader, TextReader, has_byte_labels
from gui.widgets.counted_runs import with_counted_runs

MOST_CELLS = 600


@dataclass(frozen=True, slots=True)
class Cell:
    """A character as it is shown.

    Attributes:
        text: the character, or the sign for one that cannot be seen.
        start: the first byte of the original text that it stands for.
        end: the byte after the last one.
        changed: the stage before did not have it.
        removed: the stage before had it, and this one has not.
    """

    text: str
    start: int
    end: int
    changed: bool = False
    removed: bool = False

    def touches(self, start: int, end: int) -> bool:
        """Whether it stands for some of these bytes; for none: whether it stands at that place."""
        if self.start == self.end or start == end:
            return (
                self.start <= end and start <= self.end and (self.start, self.end) == (start, end)
            )
        return self.start < end and start < self.end


@dataclass(frozen=True, slots=True)
class ShownPiece:
    """A piece of the text as cells.

    Attributes:
        cells: its cells; all removed ones for what was taken away between pieces.
        token_id: its id, if it is a token.
        changed: it is a token that does not read like the text it was made from.
    """

    cells: tuple[Cell, ...]
    token_id: int | None = None
    changed: bool = False

    @property
    def is_gap(self) -> bool:
        """Whether it is only what was taken away."""
        return bool(self.cells) and all(cell.removed for cell in self.cells)


@dataclass(frozen=True, slots=True)
class ShownStage:
    """A text after a stage, as far as it is shown.

    Attributes:
        pieces: the first pieces.
        rest: how many pieces are not shown.
        changed: how many of the shown characters (or tokens) are new.
        removed: how many characters of the shown part were taken away.
        counted: whether `rest` is that of the whole text, not only of its beginning.
        only_form: of a decoded text: it differs from the typed one, if at all, only in the Unicode
            form of characters.
    """

    pieces: tuple[ShownPiece, ...]
    rest: int = 0
    changed: int = 0
    removed: int = 0
    counted: bool = True
    only_form: bool = False


def shown_text(text: str, most: int = MOST_CELLS) -> tuple[TrailPiece, int]:
    """Give the beginning of the text before all stages, and how many characters are left out."""
    part = text[:most]
    offsets = [0]
    for character in part:
        offsets.append(offsets[-1] + len(character.encode("utf-8", "surrogatepass")))
    piece = TrailPiece(part, offsets[:-1], offsets[1:], 0, offsets[-1])
    return piece, len(text) - len(part)


def shown_stages(
    text: str,
    trail: Sequence[StageResult],
    most: int = MOST_CELLS,
    more_tokens: int | None = None,
) -> tuple[ShownStage, ...]:
    """Compare every stage with the one before, and what is decoded with the text, the first one.

    Args:
        text: the whole text.
        trail: the stages.
        most: so many characters are shown.
        more_tokens: how many more tokens the text has than the trail, if that ends before it.
    """
    piece, rest = shown_text(text, most)
    stages = [ShownStage((ShownPiece(_cells(piece)),) if piece.text else (), rest)]
    before: Sequence[TrailPiece] = (piece,)
    given: Sequence[TrailPiece] = (shown_text(text, 2 * most)[0],)  # the last token may go beyond
    raw = None
    for result in trail:
        if has_byte_labels(result.stage):
            raw = text.encode("utf-8", "surrogatepass")
        if result.stage.kind == "decoder":
            shown = _compare_decoded(piece, result.pieces, rest)
            stages.append(replace(shown, only_form=_is_other_form(text, result.pieces)))
            continue
        whole = _kept(result)
        pieces = _first(whole, most)
        reader = TextReader(given) if raw is None else ByteReader(given, raw)
        compared = _compare(before, pieces, len(whole) - len(pieces), reader)
        stages.append(_of_beginning(compared, result.stage, more_tokens))
        before, given = pieces, whole
    return tuple(stages)


def _of_beginning(shown: ShownStage, stage: Stage, more_tokens: int | None) -> ShownStage:
    """Say of a stage that only the beginning went through what is known of the whole text."""
    if more_tokens is None:
        return shown
    if stage.kind in ("model", "post-processor"):
        return replace(shown, rest=shown.rest + more_tokens)
    return replace(shown, counted=False)


def _compare_decoded(piece: TrailPiece, decoded: Sequence[TrailPiece], rest: int) -> ShownStage:
    """Compare a decoded text with what is shown of the text that was typed."""
    shown = []
    for each in decoded:
        count = sum(end <= piece.end for end in each.ends)  # ends ascend
        starts, ends = each.starts[:count], each.ends[:count]
        shown.append(TrailPiece(each.text[:count], starts, ends, each.start, piece.end))
    left_out = sum(len(each.text) for each in decoded) - sum(len(each.text) for each in shown)
    kept = [each for each in shown if each.text]
    return _compare((piece,), kept, max(left_out, rest), TextReader((piece,)))


def _is_other_form(text: str, decoded: Sequence[TrailPiece]) -> bool:
    """Whether a decoded text is canonically equivalent to the typed one."""
    whole = "".join(piece.text for piece in decoded)
    if len(whole) > len(text) or not whole:
        return False
    return unicodedata.normalize("NFC", whole) == unicodedata.normalize("NFC", text)


def _kept(result: StageResult) -> Sequence[TrailPiece]:
    """The pieces that are still there: what a model has no token for, it drops."""
    if result.stage.kind not in ("model", "post-processor"):
        return result.pieces
    return [piece for piece in result.pieces if piece.token_id is not None]


def _first(pieces: Sequence[TrailPiece], most: int) -> tuple[TrailPiece, ...]:
    """The pieces that are shown; a long one is cut."""
    kept, room = [], most
    for piece in pieces:
        if room <= 0:
            break
        if len(piece.text) > room and piece.token_id is None:
            starts, ends = piece.starts[:room], piece.ends[:room]
            piece = TrailPiece(piece.text[:room], starts, ends, piece.start, ends[-1])
        kept.append(piece)
        room -= max(1, len(piece.text))
    return tuple(kept)


def _compare(
    before: Sequence[TrailPiece],
    after: Sequence[TrailPiece],
    rest: int,
    reader: Reader,
) -> ShownStage:
    """Compare two stages; `reader` knows all of the one before, of which a part is shown."""
    removed = deque(_removed(before, after))
    alphabet = "bytes" if isinstance(reader, ByteReader) else "characters"
    known = _characters(before)
    pieces: list[ShownPiece] = []
    for piece in after:
        if gap := _taken_before(removed, piece.start):
            pieces.append(ShownPiece(tuple(gap)))
        if piece.token_id is not None:
            changed = not reader.reads(piece)
            pieces.append(ShownPiece(_token_cells(piece, alphabet), piece.token_id, changed))
        else:
            reader.skip(piece)
            inside = _taken_before(removed, piece.end)
            pieces.append(ShownPiece(_mixed(_cells(piece, known), inside)))
    if removed and rest == 0:
        pieces.append(ShownPiece(tuple(removed)))
    return _counted(pieces, rest)


def _counted(pieces: Sequence[ShownPiece], rest: int) -> ShownStage:
    cells = [cell for piece in pieces for cell in piece.cells]
    changed = sum(cell.changed for cell in cells) + sum(piece.changed for piece in pieces)
    return ShownStage(tuple(pieces), rest, changed, sum(cell.removed for cell in cells))


def _characters(pieces: Sequence[TrailPiece]) -> set[tuple[str, int, int]]:
    """The characters that are no tokens yet, each with its place."""
    return {
        place
        for piece in pieces
        if piece.token_id is None
        for place in zip(piece.text, piece.starts, piece.ends, strict=True)
    }


def _taken_before(cells: deque[Cell], place: int) -> list[Cell]:
    """Take off the first cells that begin before a place."""
    taken = []
    while cells and cells[0].start < place:
        taken.append(cells.popleft())
    return taken


def _cells(piece: TrailPiece, known: set[tuple[str, int, int]] | None = None) -> tuple[Cell, ...]:
    places = zip(piece.text, piece.starts, piece.ends, strict=True)
    return tuple(
        Cell(visible(place[0]), place[1], place[2], known is not None and place not in known)
        for place in places
    )


def _token_cells(piece: TrailPiece, alphabet: str = "characters") -> tuple[Cell, ...]:
    """One cell: a token is lit as a whole."""
    label = with_counted_runs(visible(piece.text, alphabet))
    return (Cell(label, piece.start, piece.end),)


def _mixed(cells: Sequence[Cell], removed: Sequence[Cell]) -> tuple[Cell, ...]:
    """Put what was taken away where it was."""
    mixed, left = [], deque(removed)
    for cell in cells:
        mixed += _taken_before(left, cell.start)
        mixed.append(cell)
    return (*mixed, *left)


def _removed(before: Sequence[TrailPiece], after: Sequence[TrailPiece]) -> list[Cell]:
    """What stands for bytes that nothing stands for any more, in order."""
    end = max((piece.end for piece in after), default=0)
    last = max((piece.end for piece in before), default=0)
    covered = bytearray(max(end, last) + 1)
    for piece in after:
        whole = piece.token_id is not None
        for start, stop in ((piece.start, piece.end),) if whole else _spans(piece):
            covered[start:stop] = b"\1" * (stop - start)
    return [
        Cell(cell.text, cell.start, cell.end, removed=True)
        for piece in before
        for cell in (_cells(piece) if piece.token_id is None else _token_cells(piece))
        if cell.start < cell.end and not any(covered[cell.start : cell.end])
    ]


def _spans(piece: TrailPiece) -> list[tuple[int, int]]:
    return list(zip(piece.starts, piece.ends, strict=True))

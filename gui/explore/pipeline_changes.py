"""What a stage did to a text: its pieces as cells, each the same as before, changed, or taken away.

A cell is one character with the bytes of the original text that it stands for. All that was
followed is compared and counted, the beginning of it is kept to be drawn. No Qt here.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from engine.pipeline.values import Stage, StageResult, TrailPiece
from engine.text.alphabet import visible
from gui.explore.pipeline_readers import ByteReader, Reader, TextReader, has_byte_labels
from gui.widgets.counted_runs import with_counted_runs
from gui.work.explore_job import FOLLOWED

MOST_CELLS = 600
"""So many characters of each stage are drawn."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A character as it is shown.

    Attributes:
        text: the character, or the sign for one that cannot be seen.
        start: the first byte of the original text that it stands for.
        end: the byte after the last one.
        changed: the stage before did not have it.
        removed: the stage before had it, and this one has not.
        raw: the character itself, or the label of a token.
    """

    text: str
    start: int
    end: int
    changed: bool = False
    removed: bool = False
    raw: str = field(default="", compare=False)

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

    @property
    def size(self) -> int:
        """How many characters it takes to draw it, at least one."""
        return max(1, len(self.cells if self.token_id is None else self.cells[0].text))

    @property
    def kept_total(self) -> int:
        """How many of its cells were not taken away."""
        return sum(not cell.removed for cell in self.cells)


@dataclass(frozen=True, slots=True)
class ShownStage:
    """A text after a stage, as far as it is shown.

    Attributes:
        pieces: the first pieces.
        rest: how many pieces are not shown; of a text before or after all stages, characters.
        cut: how many characters of the last piece are not shown.
        changed: how many characters (or tokens) are new, shown or not.
        removed: how many characters were taken away.
        counted: whether `rest` is that of the whole text, not only of its beginning.
        is_beginning: whether only a beginning was followed, so that more may be new or taken away.
        only_form: of a decoded text: it differs from the typed one, if at all, only in the Unicode
            form of characters.
    """

    pieces: tuple[ShownPiece, ...]
    rest: int = 0
    cut: int = 0
    changed: int = 0
    removed: int = 0
    counted: bool = True
    is_beginning: bool = False
    only_form: bool = False


def typed_piece(text: str) -> TrailPiece:
    """Give a text before all stages, each character with the bytes that it is."""
    offsets = [0]
    for character in text:
        offsets.append(offsets[-1] + len(character.encode("utf-8", "surrogatepass")))
    return TrailPiece(text, offsets[:-1], offsets[1:], 0, offsets[-1])


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
        most: so many characters of each are shown.
        more_tokens: how many more tokens the text has than the trail, if that is one of its first
            `FOLLOWED` characters.
    """
    followed = text if more_tokens is None else text[:FOLLOWED]
    unfollowed = len(text) - len(followed)
    typed = typed_piece(followed)
    stages = [_shown_text([ShownPiece(_cells(typed))] if text else [], most, unfollowed)]
    before: Sequence[TrailPiece] = (typed,)
    raw = None
    for result in trail:
        if has_byte_labels(result.stage):
            raw = followed.encode("utf-8", "surrogatepass")
        if result.stage.kind == "decoder":
            compared = _compare((typed,), result.pieces, TextReader((typed,)))
            shown = _shown_text(compared, most, unfollowed)
            stages.append(replace(shown, only_form=_is_other_form(followed, result.pieces)))
            continue
        pieces = _kept(result)
        reader = TextReader(before) if raw is None else ByteReader(before, raw)
        compared = _compare(before, pieces, reader, is_whole=more_tokens is None)
        stages.append(_of_beginning(_shown_pieces(compared, most), result.stage, more_tokens))
        before = pieces
    if more_tokens is None:
        return tuple(stages)
    return (stages[0], *(replace(stage, is_beginning=True) for stage in stages[1:]))


def _of_beginning(shown: ShownStage, stage: Stage, more_tokens: int | None) -> ShownStage:
    """Say of a stage that only the beginning went through what is known of the whole text."""
    if more_tokens is None:
        return shown
    if stage.kind in ("model", "post-processor"):
        return replace(shown, rest=shown.rest + more_tokens)
    return replace(shown, counted=False)


def _shown_text(pieces: Sequence[ShownPiece], most: int, unfollowed: int) -> ShownStage:
    """Show the beginning of a text before or after all stages, and count its characters."""
    kept = _beginning(pieces, most)
    rest = _characters_in(pieces) - _characters_in(kept) + unfollowed
    return replace(_counted(pieces), pieces=tuple(kept), rest=rest)


def _shown_pieces(pieces: Sequence[ShownPiece], most: int) -> ShownStage:
    """Show the beginning of the pieces, and count the others."""
    kept = _beginning(pieces, most)
    last = kept[-1:]
    cut = _characters_in(pieces[len(kept) - 1 : len(kept)]) - _characters_in(last) if last else 0
    rest = sum(not piece.is_gap for piece in pieces[len(kept) :])
    return replace(_counted(pieces), pieces=tuple(kept), rest=rest, cut=cut)


def _beginning(pieces: Sequence[ShownPiece], most: int) -> list[ShownPiece]:
    """The pieces that are shown; a long one is cut, but no token is."""
    kept, room = [], most
    for piece in pieces:
        if room <= 0:
            break
        is_cut = piece.token_id is None and piece.size > room
        kept.append(replace(piece, cells=piece.cells[:room]) if is_cut else piece)
        room -= piece.size
    return kept


def _characters_in(pieces: Sequence[ShownPiece]) -> int:
    return sum(piece.kept_total for piece in pieces)


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


def _compare(
    before: Sequence[TrailPiece],
    after: Sequence[TrailPiece],
    reader: Reader,
    *,
    is_whole: bool = True,
) -> list[ShownPiece]:
    """Compare a stage with the one before, which `reader` reads.

    What is missing at the end of a mere beginning may be only what the cut made the end.
    """
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
    if removed and is_whole:
        pieces.append(ShownPiece(tuple(removed)))
    return pieces


def _counted(pieces: Sequence[ShownPiece]) -> ShownStage:
    """Count what is new and what was taken away in all pieces."""
    cells = [cell for piece in pieces for cell in piece.cells]
    changed = sum(cell.changed for cell in cells) + sum(piece.changed for piece in pieces)
    return ShownStage(tuple(pieces), changed=changed, removed=sum(cell.removed for cell in cells))


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
        Cell(_sign(place[0]), *place[1:], known is not None and place not in known, raw=place[0])
        for place in places
    )


def _token_cells(piece: TrailPiece, alphabet: str = "characters") -> tuple[Cell, ...]:
    """One cell: a token is lit as a whole."""
    label = _token_label(piece.text, alphabet)
    return (Cell(label, piece.start, piece.end, raw=piece.text),)


def _token_label(text: str, alphabet: str = "characters") -> str:
    return with_counted_runs(visible(text, alphabet))


@lru_cache(maxsize=4_096)
def _sign(character: str) -> str:
    """What is drawn for a character; a text has few different ones."""
    return visible(character)


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
        Cell(
            _sign(text) if piece.token_id is None else _token_label(text),
            start,
            stop,
            removed=True,
            raw=text,
        )
        for piece in before
        for text, start, stop in _parts(piece)
        if start < stop and not any(covered[start:stop])
    ]


def _parts(piece: TrailPiece) -> Iterable[tuple[str, int, int]]:
    """The characters of a piece, or a token as a whole, each with its place."""
    if piece.token_id is not None:
        return ((piece.text, piece.start, piece.end),)
    return zip(piece.text, piece.starts, piece.ends, strict=True)


def _spans(piece: TrailPiece) -> list[tuple[int, int]]:
    return list(zip(piece.starts, piece.ends, strict=True))

"""Stages that write bytes as characters (`ByteLevel`), shown as the text that these bytes are.

`pipeline_changes` says what the file really makes; here Ð and ¼, which stand for one м, become one
cell again. What was counted stays, and each cell keeps in `raw` how the file writes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engine.pipeline.values import Stage, StageResult
from engine.text.alphabet import BYTE_CHARACTERS, as_it_is, visible
from engine.text.byte_characters import CHARACTER_BYTES
from gui.explore.pipeline_changes import Cell, ShownPiece, ShownStage
from gui.widgets.counted_runs import with_counted_runs


def writes_bytes(trail: Sequence[StageResult]) -> bool:
    """Whether a stage writes bytes as characters."""
    return any(_writes(result.stage) for result in trail)


def as_text(stages: Sequence[ShownStage], trail: Sequence[StageResult]) -> tuple[ShownStage, ...]:
    """Show stages as text from the first one on that writes bytes as characters.

    Args:
        stages: the text before all stages, then one for each of the trail.
        trail: the stages.
    """
    shown, before, written = [stages[0]], False, False
    added: set[int | None] = set()
    for stage, result in zip(stages[1:], trail, strict=True):
        before, written = written, written or _writes(result.stage)
        if result.stage.kind not in ("model", "post-processor", "decoder"):
            added.update(piece.token_id for piece in result.pieces)
        if written and result.stage.kind != "decoder":
            pieces = tuple(_piece(piece, added, before) for piece in stage.pieces)
            stage = replace(stage, pieces=pieces)
        shown.append(stage)
    return tuple(shown)


def _writes(stage: Stage) -> bool:
    return stage.name == "ByteLevel" and stage.kind in ("normalizer", "pre-tokenizer")


def _piece(piece: ShownPiece, added: Collection[int | None], before: bool) -> ShownPiece:
    """Show a piece; `before`: what was taken away was written so, too."""
    if piece.token_id is None:
        return replace(piece, cells=tuple(_letters(piece.cells, before)))
    label = as_it_is if piece.token_id in added else _text
    cells = tuple(replace(c, text=with_counted_runs(label(c.raw))) for c in piece.cells)
    return replace(piece, cells=cells)


def _letters(cells: Sequence[Cell], before: bool) -> Iterator[Cell]:
    """Join the cells of bytes that are one character together."""

    def is_byte(cell: Cell) -> bool:
        return cell.raw in CHARACTER_BYTES and (before or not cell.removed)

    for (of_bytes, _), group in groupby(cells, lambda cell: (is_byte(cell), cell.removed)):
        run = tuple(group)
        yield from _joined(run) if of_bytes else run


def _joined(cells: Sequence[Cell]) -> Iterator[Cell]:
    """Cells of bytes as cells of characters; a byte that is in none stays alone."""
    data = bytes(CHARACTER_BYTES[cell.raw] for cell in cells)
    first = 0
    for character in data.decode("utf-8", "surrogateescape"):
        last = first + len(character.encode("utf-8", "surrogateescape"))
        same = cells[first:last]
        raw, changed = "".join(cell.raw for cell in same), any(cell.changed for cell in same)
        yield Cell(_text(raw), same[0].start, same[-1].end, changed, same[0].removed, raw)
        first = last


def _text(label: str) -> str:
    return visible(label, BYTE_CHARACTERS)

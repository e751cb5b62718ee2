"""The columns of the pipeline, laid out for one theme and one width: what stands where.

It adds to `pipeline_layout` all columns side by side, their heads, and what is under a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.pipeline.values import Stage, StageResult
from gui.explore.pipeline_changes import Cell, ShownPiece, ShownStage, shown_stages
from gui.explore.pipeline_heads import Head
from gui.explore.pipeline_layout import Fragment, Sizes, place_pieces
from gui.explore.pipeline_text import as_text as text_of
from gui.explore.pipeline_words import rest_words
from gui.look.missing_glyphs import drawable
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.widgets.token_box import TokenFace, pixel_font

MOST_SETTINGS = 4
_PIECES = 3  # lines of pieces that settings leave room for
_LETTERS = 23  # the least width of a column, in average letters


@dataclass(frozen=True, slots=True)
class Column:
    """One stage: its head in lines, its pieces and where they stand, what is left out."""

    head: Head
    settings: tuple[str, ...]
    done: tuple[str, ...]
    shown: ShownStage
    fragments: tuple[Fragment, ...]
    ids: tuple[str, ...]
    height: float
    rest: str

    def cells(self) -> list[Cell]:
        """Its cells in reading order."""
        return [placed.cell for fragment in self.fragments for placed in fragment.cells]


class Scene:
    """Columns for a trail; nothing changes after it is made."""

    def __init__(
        self,
        text: str,
        trail: Sequence[StageResult],
        theme: Theme,
        room: QSizeF,
        more_tokens: int | None = None,
        as_text: bool = False,
    ) -> None:
        """Lay out `trail` of `text` in `room`; it may become wider and higher.

        `more_tokens` is as in `shown_stages`; `as_text`: characters for bytes are shown as text.
        """
        self.face = TokenFace(theme.token_font())
        self.small: QFont = pixel_font(theme.ui_font(), 0.85)
        self.ui: QFont = pixel_font(theme.ui_font())
        self.metrics, self.small_metrics = QFontMetricsF(self.ui), QFontMetricsF(self.small)
        self.space = theme.spacing
        made = shown_stages(text, trail, more_tokens=more_tokens)
        shown = [_drawable(one) for one in (text_of(made, trail) if as_text else made)]
        stages: list[Stage | None] = [None, *(result.stage for result in trail)]
        least = _LETTERS * self.metrics.averageCharWidth()
        self.step = max(least, room.width() / len(shown))
        self.width = ceil(round(self.step * len(shown), 3))  # a hair more is nothing to scroll
        small = self.small_metrics.height()
        line = self.face.height + 2 * self.face.gap + small
        kept = _PIECES * line + self.metrics.height() + 2 * small + 1.5 * self.space
        self.lines = max(1, min(MOST_SETTINGS, int((room.height() - kept) // small)))
        self.columns = tuple(map(self._column, shown, stages))
        lines = max(len(column.settings) + len(column.done) for column in self.columns)
        self.head_height = ceil((1 + lines) * small + self.metrics.height() + 1.5 * self.space)
        self.height = max(column.height for column in self.columns) + self.space

    def inner_width(self) -> float:
        """How much of a column can be used."""
        return self.step - 2 * self.space

    def left(self, column: int) -> float:
        """Where what is in a column begins."""
        return column * self.step + self.space

    def fragment_at(self, point: QPointF) -> tuple[int, Fragment] | None:
        """The column and the box under a point; `y` is measured from the first line."""
        column = int(point.x() // self.step)
        if not 0 <= column < len(self.columns):
            return None
        x = point.x() - self.left(column)
        for fragment in self.columns[column].fragments:
            inside = fragment.x <= x < fragment.x + fragment.width
            if inside and fragment.y <= point.y() < fragment.y + self.face.height:
                return column, fragment
        return None

    def cell_at(self, point: QPointF) -> tuple[int, Cell] | None:
        """The column and the cell under a point."""
        found = self.fragment_at(point)
        if found is None or not found[1].cells:
            return None
        column, fragment = found
        x = point.x() - self.left(column)
        inside = [placed for placed in fragment.cells if placed.x <= x]
        return column, (inside[-1] if inside else fragment.cells[0]).cell

    def token_at(self, point: QPointF) -> int | None:
        """The id of the token under a point."""
        found = self.fragment_at(point)
        if found is None:
            return None
        return self.columns[found[0]].shown.pieces[found[1].piece].token_id

    def is_seen_whole(self, column: int, fragment: Fragment) -> bool:
        """Whether the piece of a fragment stands in one box, and all of it fits."""
        others = self.columns[column].fragments
        wanted = sum(placed.width for placed in fragment.cells) + 2 * self.face.pad
        alone = sum(other.piece == fragment.piece for other in others) == 1
        return alone and wanted <= self.inner_width() + 1

    def _column(self, shown: ShownStage, stage: Stage | None) -> Column:
        with_ids = stage is not None and stage.kind in ("model", "post-processor")
        ids = tuple(
            format_number(piece.token_id) if with_ids and piece.token_id is not None else ""
            for piece in shown.pieces
        )
        below = self.small_metrics.height() if any(ids) else 0.0
        gap = self.face.gap
        sizes = Sizes(self.inner_width(), self.face.height + below + 2 * gap, self.face.pad, gap)
        widths = [ceil(self.small_metrics.horizontalAdvance(number)) for number in ids]
        fragments, height = place_pieces(shown.pieces, self._measure, sizes, widths)
        rest = rest_words(shown, stage)
        height += self.metrics.height() if rest else 0.0
        head = Head.of(shown, stage)
        measure, inner = self.small_metrics.horizontalAdvance, self.inner_width()
        done = head.shown_done(measure, inner)
        settings = head.shown_settings(measure, inner, max(1, self.lines + 1 - len(done)))
        return Column(head, settings, done, shown, fragments, ids, height, rest)

    def _measure(self, text: str) -> float:
        return self.face.text_width(text)


def _drawable(shown: ShownStage) -> ShownStage:
    """Write labels so that they can be read where fonts are missing; a text is drawn as it is."""
    return replace(shown, pieces=tuple(map(_drawable_piece, shown.pieces)))


def _drawable_piece(piece: ShownPiece) -> ShownPiece:
    if piece.token_id is None:
        return piece
    cells = tuple(replace(cell, text=drawable(cell.text)) for cell in piece.cells)
    return replace(piece, cells=cells)

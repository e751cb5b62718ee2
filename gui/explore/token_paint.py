"""The tree of a token as a drawing: the same on a screen, in an SVG and on a page."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engine.analysis.vocabulary import TokenTree, token_tree
from gui.explore.token_layout import TreeLayout, lay_out
from gui.explore.token_names import TokenNames
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.widgets.token_box import TokenFace, cycle_colours, pixel_font

MOST_NODES = 1023
_MOST_LETTERS = 48  # of a label: a line of a thousand signs is no tree
_RANK_SCALE = 0.72


class TreeDrawing:
    """The tree of one token, measured in the fonts of a theme; `size` is its width and height."""

    def __init__(self, names: TokenNames, row: int, look: Theme) -> None:
        """Open the token and measure all its parts."""
        table = names.table
        self.tree: TokenTree = token_tree(table, row, MOST_NODES)
        self._theme = look
        self._face = TokenFace(look.token_font())
        self._small = pixel_font(look.ui_font(), _RANK_SCALE)
        self._small_metrics = QFontMetricsF(self._small)
        self.labels = [_shortened(names.name(node.row)) for node in self.tree.nodes]
        ranks = (int(table.ranks[node.row]) for node in self.tree.nodes)
        self._ranks = [format_number(rank) if rank >= 0 else "" for rank in ranks]
        self._colours = self._cycle()
        self._needed = self._needed_widths()
        self.layout: TreeLayout = lay_out(
            self.tree, self._needed, self._box_height(), 2 * self._face.gap
        )

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole drawing with a line's width around it."""
        return self.layout.width + 4, self.layout.height + 4

    def rect(self, place: int) -> QRectF:
        """Where the box of a node stands."""
        layout = self.layout
        return QRectF(
            layout.lefts[place] + 2,
            layout.tops[place] + 2,
            layout.widths[place],
            self._box_height(),
        )

    def node_at(self, x: float, y: float) -> int | None:
        """The node whose box is at a point."""
        for place in range(len(self.tree.nodes)):
            if self.rect(place).contains(x, y):
                return place
        return None

    def draw(
        self,
        painter: QPainter,
        sight: QRectF,
        current: int | None,
        hovered: int | None,
        seen: QRectF | None = None,
    ) -> None:
        """Draw the boxes in sight; outline the one that the keys and the pointer are at.

        Labels stand in the middle of the part of their box that is in `seen`: of the whole room,
        of which `sight` may be the part that is drawn anew.
        """
        seen = sight if seen is None else seen
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(len(self.tree.nodes)):
            rect = self.rect(place)
            if sight.intersects(rect):
                self._draw_node(painter, place, rect, seen)
        for marked, width in ((hovered, 1.5), (current, 2.5)):
            if marked is not None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self._theme.accent, width))
                painter.drawRoundedRect(self.rect(marked), 4, 4)

    def label_middle(self, place: int, seen: QRectF) -> float:
        """Where the middle of a label stands: in its box, and where possible in sight."""
        rect = self.rect(place)
        part = rect.intersected(seen)
        half = min(rect.width(), self._needed[place]) / 2
        middle = rect.center().x() if part.isEmpty() else part.center().x()
        return min(max(middle, rect.left() + half), rect.right() - half)

    def _draw_node(self, painter: QPainter, place: int, rect: QRectF, seen: QRectF) -> None:
        face, label, rank = self._face, self.labels[place], self._ranks[place]
        painter.setPen(Qt.PenStyle.NoPen)
        face.draw_box(painter, rect, self._theme.tokens[self._colours[place]])
        painter.setPen(self._theme.token_text)
        painter.setFont(face.font)
        middle = self.label_middle(place, seen)
        face.draw_label(painter, middle - face.width(label) / 2, rect.top(), label)
        if rank:
            painter.setFont(self._small)
            width = self._small_metrics.horizontalAdvance(rank)
            line = rect.bottom() - self._small_metrics.descent() - 2
            painter.drawText(QPointF(middle - width / 2, line), rank)

    def _box_height(self) -> float:
        return self._face.height + ceil(self._small_metrics.height())

    def _needed_widths(self) -> list[float]:
        return [
            max(
                self._face.width(label),
                ceil(self._small_metrics.horizontalAdvance(rank)) + 2 * self._face.pad,
            )
            for label, rank in zip(self.labels, self._ranks, strict=True)
        ]

    def _cycle(self) -> list[int]:
        """Colours level by level, neighbours never equal."""
        levels: list[list[int]] = [[] for _ in range(self.tree.level_total)]
        for node in self.tree.nodes:
            levels[node.level].append(node.row)
        return [colour for rows in levels for colour in cycle_colours(rows)]


def _shortened(label: str) -> str:
    if len(label) <= _MOST_LETTERS:
        return label
    half = _MOST_LETTERS // 2
    return f"{label[:half]}…{label[-half:]}"

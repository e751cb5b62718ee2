"""Where the boxes of a token's tree stand: the whole token on top, its symbols in columns below.

The box of a token is as wide as the symbols it holds, so that what lies under it is what it was
merged from. No Qt: widths in, places out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.analysis.vocabulary import TokenTree


@dataclass(frozen=True)
class TreeLayout:
    """Places in pixels, before any zoom.

    Attributes:
        lefts: the left edge of each node's box.
        widths: its width.
        tops: its upper edge.
        width: of the whole tree.
        height: of the whole tree.
    """

    lefts: tuple[float, ...]
    widths: tuple[float, ...]
    tops: tuple[float, ...]
    width: float
    height: float


def lay_out(tree: TokenTree, needed: Sequence[float], box_height: float, gap: float) -> TreeLayout:
    """Place the boxes of a tree.

    Args:
        tree: the tree.
        needed: the least width of each node's box.
        box_height: the height of all boxes.
        gap: the space between two boxes, beside and below.
    """
    columns = _columns(tree, needed, gap)
    edges = [0.0]
    for column in columns:
        edges.append(edges[-1] + column + gap)
    pitch = box_height + gap
    nodes = tree.nodes
    return TreeLayout(
        lefts=tuple(edges[node.start] for node in nodes),
        widths=tuple(edges[node.end] - edges[node.start] - gap for node in nodes),
        tops=tuple(node.level * pitch for node in nodes),
        width=edges[-1] - gap,
        height=tree.level_total * pitch - gap,
    )


def _columns(tree: TokenTree, needed: Sequence[float], gap: float) -> list[float]:
    """The width of each leaf: a box above that needs more room shares it out among its leaves."""
    columns = [0.0] * tree.leaf_total
    for node, width in reversed(list(zip(tree.nodes, needed, strict=True))):
        leaves = range(node.start, node.end)
        has = sum(columns[leaf] for leaf in leaves) + gap * (len(leaves) - 1)
        more = max(0.0, width - has) / len(leaves)
        for leaf in leaves:
            columns[leaf] += more
    return columns

"""The tree of a token: the merges that made it, down to symbols; and upward, what it became."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

import numpy as np

from engine.analysis.vocabulary.table import VocabularyTable
from engine.text.code_points import IntArray


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A token at one place of a tree.

    Attributes:
        row: the token.
        level: how many merges lie between it and the root.
        left: the place of its left part in `TokenTree.nodes`; None if it is a leaf.
        right: the place of its right part.
        start: how many leaves are left of it.
        end: start plus the leaves below it (itself, if it is one).
    """

    row: int
    level: int
    left: int | None = None
    right: int | None = None
    start: int = 0
    end: int = 1


@dataclass(frozen=True)
class TokenTree:
    """A token, opened.

    Attributes:
        nodes: the nodes, level by level, the root first; parts come after what they are parts of.
        is_whole: whether every merge is opened; of an enormous token only the upper levels are.
    """

    nodes: tuple[TreeNode, ...]
    is_whole: bool

    @property
    def leaf_total(self) -> int:
        """How many leaves there are."""
        return self.nodes[0].end

    @property
    def level_total(self) -> int:
        """How many levels there are."""
        return self.nodes[-1].level + 1


def token_tree(table: VocabularyTable, row: int, most_nodes: int = 1023) -> TokenTree:
    """Open a token by the merge that makes it, its parts by theirs, and so on.

    A token whose parts the vocabulary does not have stays closed. With more than `most_nodes` nodes
    the upper levels are opened first.
    """
    nodes = [TreeNode(row, 0)]
    waiting = deque([0])
    is_whole = True
    while waiting:
        place = waiting.popleft()
        node = nodes[place]
        left, right = int(table.lefts[node.row]), int(table.rights[node.row])
        if left < 0 or right < 0:
            continue
        if len(nodes) + 2 > most_nodes:
            is_whole = False
            continue
        first = len(nodes)
        nodes[place] = replace(node, left=first, right=first + 1)
        nodes += [TreeNode(left, node.level + 1), TreeNode(right, node.level + 1)]
        waiting += [first, first + 1]
    return TokenTree(_with_places(nodes), is_whole)


def _with_places(nodes: list[TreeNode]) -> tuple[TreeNode, ...]:
    """Count the leaves: below each node from the last node on, left of it from the first one."""
    sizes = [1] * len(nodes)
    for place in reversed(range(len(nodes))):
        node = nodes[place]
        if node.left is not None and node.right is not None:
            sizes[place] = sizes[node.left] + sizes[node.right]
    starts = [0] * len(nodes)
    for place, node in enumerate(nodes):
        if node.left is not None and node.right is not None:
            starts[node.left] = starts[place]
            starts[node.right] = starts[place] + sizes[node.left]
    return tuple(
        replace(node, start=start, end=start + size)
        for node, start, size in zip(nodes, starts, sizes, strict=True)
    )


def all_descendants(table: VocabularyTable, row: int) -> IntArray:
    """Find all tokens that a token is a part of, at any depth, lowest rank first.

    `VocabularyTable.children` gives those that are made directly of it.
    """
    found = np.zeros(len(table), np.bool_)
    found[row] = True
    has_parents = (table.lefts >= 0) & (table.rights >= 0)
    total = 0
    while total < (known := int(np.count_nonzero(found))):
        total = known
        found |= has_parents & (found[table.lefts] | found[table.rights])
    found[row] = False
    return table.by_rank(np.flatnonzero(found))

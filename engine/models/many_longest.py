"""Many words at once by longest match, as arrays.

All tokens are paths from the root of a trie, and in every round each word goes one character on:

    n e s t   the tokens are n, e, s, t, ne, est
    n         a node of the trie, and a token: it could end here
    n e       a node, and a token
    n e s     no node: the longest token was "ne"; the next one begins with "s", at the root again

`longest_match` does the same word by word, and for words and tokens of any length.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.models.many_words import SplitWords
from engine.models.merge_table import GONE, UNKNOWN
from engine.models.pair_numbers import NONE, PairNumbers
from engine.text.code_points import IntArray, code_points
from engine.text.side_by_side import edges_of, rows_of

LONGEST = 64
"""Symbols of the longest words that are split here, and so of the longest tokens that matter."""

_BITS = 21  # of a code point
_END = 0x110000  # no character, and in no token
_ROOT = 0


class ManyLongest:
    """Splits words as a `LongestMatch` splits each of them.

    >>> split = ManyLongest(["n", "e", "s", "t", "ne", "est"]).split_joined("nestse", [4, 2])
    >>> list(split.words()), split.starts.tolist()
    ([(4, 2, 3), (2, 1)], [0, 2, 3, 0, 1])
    """

    def __init__(self, tokens: Sequence[str]) -> None:
        """Take the tokens; those that are empty or longer than LONGEST are ignored."""
        self._trie = _trie(tokens)

    def split_joined(self, text: str, lengths: IntArray | Sequence[int]) -> SplitWords:
        """Split words that stand side by side in one text, each character a symbol.

        Args:
            text: the words, one after the other.
            lengths: how many characters each has.

        Returns:
            The tokens by their places in the list of tokens, UNKNOWN where none fits; none at all
            of words that are longer than LONGEST.
        """
        lengths = np.asarray(lengths, np.int64)
        short = np.flatnonzero(lengths <= LONGEST)
        sizes = lengths[short] + 1
        with_end: IntArray = np.append(code_points(text), _END).astype(np.int64)
        points = with_end[rows_of(edges_of(lengths)[short], sizes)]
        begins = edges_of(sizes)[:-1]
        points[begins + sizes - 1] = _END
        cells = self._cells(points, begins)
        tokens = np.flatnonzero(cells != GONE)
        counts = np.zeros(len(lengths), np.int64)
        counts[short] = np.diff(np.searchsorted(tokens, np.append(begins, len(cells))))
        starts = tokens - np.repeat(begins, counts[short])
        return SplitWords(cells[tokens], starts, edges_of(counts))

    def _cells(self, points: IntArray, begins: IntArray) -> IntArray:
        """Give for each character the token that begins there, or GONE.

        Args:
            points: the characters of words, an _END behind each word.
            begins: where the words begin.
        """
        trie, cells = self._trie, np.full(len(points), GONE, np.int64)
        # Of each word: where its next token begins, up to where it was read, the node that this
        # has come to, and the longest token so far with its end. A symbol alone is always one.
        starts = begins[points[begins] != _END]
        places = starts.copy()
        nodes: IntArray = np.zeros(len(starts), np.int64)
        longest, longest_ends = np.full(len(starts), UNKNOWN), starts + 1
        while len(starts):
            nodes = trie.followers(nodes, points[places])
            places += 1
            off = np.flatnonzero(nodes == NONE)
            nodes[off] = _ROOT
            found = trie.tokens[nodes]
            on = np.flatnonzero(found != UNKNOWN)
            longest[on], longest_ends[on] = found[on], places[on]
            cells[starts[off]] = longest[off]
            starts[off] = places[off] = longest_ends[off]
            longest[off], longest_ends[off] = UNKNOWN, starts[off] + 1
            at_end = off[points[starts[off]] == _END]
            if len(at_end):
                left = np.ones(len(starts), np.bool_)
                left[at_end] = False
                starts, places, nodes = starts[left], places[left], nodes[left]
                longest, longest_ends = longest[left], longest_ends[left]
        return cells


class _Trie(NamedTuple):
    """Every beginning of a token is a node.

    Attributes:
        branches: node and character -> node.
        tokens: for each node, the token that ends there, or UNKNOWN.
    """

    branches: PairNumbers
    tokens: IntArray

    def followers(self, nodes: IntArray, points: IntArray) -> IntArray:
        """Give the node behind each node for a character, NONE where no token goes on so."""
        return self.branches.find(nodes << _BITS | points).astype(np.int64)


def _trie(tokens: Sequence[str]) -> _Trie:
    """Grow the trie of all tokens by one character after the other."""
    points = code_points("".join(tokens)).astype(np.int64)
    lengths = np.fromiter(map(len, tokens), np.int64, len(tokens))
    firsts = np.cumsum(lengths) - lengths
    nodes, total = np.zeros(len(tokens), np.int64), 1
    branches = [np.zeros(0, np.int64)]
    growing = np.flatnonzero(lengths <= LONGEST)
    for depth in range(LONGEST):
        growing = growing[lengths[growing] > depth]
        steps = nodes[growing] << _BITS | points[firsts[growing] + depth]
        new, which = np.unique(steps, return_inverse=True)
        nodes[growing] = total + which
        total += len(new)
        branches.append(new)
    ends = np.full(total, UNKNOWN)
    ends[nodes] = np.arange(len(tokens))
    ends[_ROOT] = UNKNOWN  # an empty token is none
    return _Trie(PairNumbers(np.concatenate(branches), np.arange(1, total)), ends)

"""Ranks of texts as merges of numbers: every pair of tokens that makes a token.

`joined_pairs` glues two neighbours and looks the text up. Whoever splits many words at once looks
pairs of numbers up instead, so here all pairs are found that the texts allow, not only the one that
each token is usually made of: which parts meet depends on the word.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.models.merge_table import BITS, MergeTable


def pairs_of_texts(texts: Sequence[str]) -> MergeTable:
    """Give the merges of ranked texts: the number of a text and the rank of what makes it are one.

    Characters that are no text have no number, though they could be parts of texts: who finds one
    in a word has to split it otherwise.

    >>> table = pairs_of_texts(["a", "b", "ab", "aba", "ba"])
    >>> table.rank("ab", "a"), table.rank("a", "ba"), table.results[3]
    (3, 3, 3)

    Args:
        texts: different texts, lowest rank first.
    """
    numbers = {text: number for number, text in enumerate(texts)}
    find = numbers.get
    pairs: dict[int, int] = {}
    for text, rank in numbers.items():
        for cut in range(1, len(text)):
            left = find(text[:cut])
            if left is not None:
                right = find(text[cut:])
                if right is not None:
                    pairs[left << BITS | right] = rank
    return MergeTable.numbered(numbers, pairs, list(range(len(texts))))

"""Seams: where a long word falls into parts that no merge can join.

Some files have no pre-tokenizer, so that a whole text is one word. Two neighbouring characters that
are neighbours in no token stay apart for sure; between such places the parts are short, and the
same ones come again and again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise
from operator import add


class Seams:
    """Finds the parts of a word.

    >>> Seams(["low", "er", "we"]).parts("lowerlow")
    ['lower', 'low']

    Attributes:
        inside: all pairs of characters that are neighbours in a token.
    """

    def __init__(self, tokens: Iterable[str]) -> None:
        """Take the texts of all tokens that merges make (or of their neighbouring characters)."""
        inside: set[str] = set()
        for token in tokens:
            inside.update(map(add, token, islice(token, 1, None)))
        self.inside = frozenset(inside)

    def parts(self, text: str) -> list[str]:
        """Cut a text where no token can reach across."""
        inside = self.inside
        pairs = enumerate(map(add, text, islice(text, 1, None)), 1)
        cuts = [place for place, pair in pairs if pair not in inside]
        return [text[start:end] for start, end in pairwise([0, *cuts, len(text)])]

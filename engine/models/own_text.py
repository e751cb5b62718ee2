"""A token's own text, cut into first symbols, and the merge that makes the token of it.

If merges make a token in any word, they make it of its text alone: all merges inside it happen
before any that reaches over its ends. So of several merges that would give the same token one is
ever applied, and this is it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.models.labels import FIRST, LabelWriting
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.models.writing import Writing


class OwnMerge(NamedTuple):
    """A merge: its rank, and the texts of the two tokens."""

    rank: int
    left: str
    right: str


def own_symbols(text: str, writing: Writing) -> Sequence[str]:
    """Cut the text of a token into the symbols that its merges begin with.

    >>> own_symbols("low</w>", SymbolText("characters", "</w>", attached=True))
    ['l', 'o', 'w</w>']

    Args:
        text: the text.
        writing: what it is written with: the mark of words' ends is one symbol, or part of one.
    """
    mark, attached = _end_mark(writing)
    marked = bool(mark) and text.endswith(mark)
    first = 2 if text[:1] == FIRST else 1
    if not marked and first == 1:
        return text
    end = max(len(text) - len(mark) - attached, 0) if marked else len(text)
    if end < first:
        return [text]
    symbols = [text[:first], *text[first:end]]
    return [*symbols, text[end:]] if marked else symbols


def own_merge(text: str, writing: Writing, order: RankOrdered) -> OwnMerge | None:
    """Find the last merge of a token's own text; None if they do not make the token of it.

    >>> order = RankOrdered([("b", "c"), ("a", "b"), ("ab", "c"), ("a", "bc")])
    >>> own_merge("abc", SymbolText(), order)
    OwnMerge(rank=3, left='a', right='bc')
    """
    symbols = own_symbols(text, writing)
    cut = order.last_cut(symbols)
    if cut is None:
        return None
    left, right = "".join(symbols[:cut]), "".join(symbols[cut:])
    rank = order.table.rank(left, right)
    return None if rank is None else OwnMerge(rank, left, right)


def _end_mark(writing: Writing) -> tuple[str, bool]:
    if isinstance(writing, SymbolText):
        return writing.plain(writing.end_of_word), writing.attached
    if isinstance(writing, LabelWriting):
        return writing.suffix, True
    return "", True

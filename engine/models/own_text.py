"""A token's own text, cut into first symbols, and the merge that makes the token of it.

If merges make a token in any word, they make it of its text alone: all merges inside it happen
before any that reaches over its ends. So of several merges that would give the same token one is
ever applied, and this is it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.models.joined_pairs import JoinedTable
from engine.models.labels import FIRST, LabelWriting
from engine.models.merge_table import tokens_between
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.models.writing import Writing

_GROUP = 16_000  # words that are split at once: more are no quicker, and need more memory


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
    return _merge_at(order.last_cut(symbols), symbols, order)


def own_merges(
    texts: Sequence[str], writing: Writing, order: RankOrdered
) -> Iterator[OwnMerge | None]:
    """Do the same with each of many texts, which are split together where that can be done."""
    for symbols in _grouped(texts, writing):
        if _splits_together(order):
            cuts: list[int | None] = order.together.last_cuts(symbols).tolist()
        else:
            cuts = [order.last_cut(word) for word in symbols]
        for cut, word in zip(cuts, symbols, strict=True):
            yield _merge_at(cut if cut != -1 else None, word, order)


def are_made(texts: Sequence[str], writing: Writing, order: RankOrdered) -> list[bool]:
    """Tell of each of many texts whether merges make one token of it."""
    made: list[bool] = []
    for symbols in _grouped(texts, writing):
        if _splits_together(order):
            edges = order.together.split(symbols).edges
            made += (edges[1:] - edges[:-1] == 1).tolist()
        else:
            made += [len(order.split(word)) == 1 for word in symbols]
    return made


def _grouped(texts: Sequence[str], writing: Writing) -> Iterator[list[Sequence[str]]]:
    for start in range(0, len(texts), _GROUP):
        yield [own_symbols(text, writing) for text in texts[start : start + _GROUP]]


def _splits_together(order: RankOrdered) -> bool:
    """Tell whether `ManyWords` does what this order does: not if ranks are of texts."""
    table = order.table
    return not isinstance(table, JoinedTable) and table.is_narrow and not table.shares_numbers


def _merge_at(cut: int | None, symbols: Sequence[str], order: RankOrdered) -> OwnMerge | None:
    if cut is None:
        return None
    left, right = tokens_between(symbols, (0, cut))
    rank = order.table.rank(left, right)
    return None if rank is None else OwnMerge(rank, left, right)


def _end_mark(writing: Writing) -> tuple[str, bool]:
    if isinstance(writing, SymbolText):
        return writing.plain(writing.end_of_word), writing.attached
    if isinstance(writing, LabelWriting):
        return writing.suffix, True
    return "", True

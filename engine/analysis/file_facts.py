"""What is known of a token of a file: above all the merge that really makes it.

`token_facts` reads the list of merges of an own tokenizer. In a file labels may have marks that
merging takes off, a pair may be listed twice, and where ranks belong to texts there is no list.
So the model itself is asked, for one token at a time: a vocabulary may have 200 000.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from engine.models.joined_pairs import JoinedTable
from engine.models.merge_table import MergeTable
from engine.models.model import Model
from engine.models.own_text import own_merge
from engine.models.rank_ordered import RankOrdered
from engine.models.writing import Writing
from engine.pipeline import Tokenizer

if TYPE_CHECKING:
    from engine.analysis.token_facts import Kind

Maker = tuple[int, str, str]
"""A merge: its rank, and the labels of the left and the right token."""


def makers_of(tokenizer: Tokenizer, label: str) -> tuple[Maker, ...]:
    """Give all merges whose result is a token; none where no merge makes it.

    The first is the one by which its own text becomes the token, and so the only one that is ever
    applied. The others, and all where its text becomes other tokens, follow by rank. Where ranks
    belong to texts, there is only the first.
    """
    model = cast(Model, tokenizer.model)
    splitter = model.splitter
    table = None if splitter is None else splitter.merges
    is_added = any(token.content == label for token in tokenizer.added_tokens)
    if splitter is None or table is None or is_added:
        return ()
    text, order = splitter.writing.text(label), splitter.by_merges("rank-ordered")
    if not isinstance(order, RankOrdered):
        return ()
    if isinstance(table, JoinedTable):
        return _last_merge(model, splitter.writing, order, text) if text in table.by_text else ()
    return used_first(_listed_merges(splitter.writing, table, text), text, splitter.writing, order)


def used_first(
    merges: Iterable[Maker], text: str, writing: Writing, order: RankOrdered
) -> tuple[Maker, ...]:
    """Order the merges that make a token: the one that is applied, then the others by rank.

    Args:
        merges: the merges.
        text: the text of the token.
        writing: what it is written with.
        order: applies the merges.
    """
    found = sorted(merges)
    used = own_merge(text, writing, order) if len(found) > 1 else None
    return tuple(sorted(found, key=lambda merge: used is None or merge[0] != used.rank))


def _listed_merges(writing: Writing, table: MergeTable, text: str) -> tuple[Maker, ...]:
    number = table.ids.get(text)
    found = []
    for cut in range(1, len(text)):
        rank = table.rank(text[:cut], text[cut:])
        if rank is not None and table.results[rank] == number:
            found.append((rank, writing.label(text[:cut]), writing.label(text[cut:])))
    return tuple(found)


def _last_merge(model: Model, writing: Writing, order: RankOrdered, text: str) -> tuple[Maker, ...]:
    merge = own_merge(text, writing, order)
    if merge is None:
        return ()
    left, right = writing.label(merge.left), writing.label(merge.right)
    known = left in model.vocabulary and right in model.vocabulary
    return ((merge.rank, left, right),) if known else ()


def merge_total(tokenizer: Tokenizer) -> int:
    """How many merges a tokenizer has; where there is no list, how many texts have a rank."""
    splitter = cast(Model, tokenizer.model).splitter
    table = None if splitter is None else splitter.merges
    return len(table.by_text) if isinstance(table, JoinedTable) else len(tokenizer.merges)


def kind_of(data: bytes, *, special: bool, merged: bool) -> Kind:
    """Tell what a token is; "symbol" is one character or byte that no merge makes."""
    if special:
        return "special"
    if merged:
        return "merged"
    return "symbol" if len(data) <= 1 or _character_total(data) == 1 else "other"


def _character_total(data: bytes) -> int:
    try:
        return len(data.decode("utf-8"))
    except UnicodeDecodeError:
        return 0

"""What is known of a token of a file: above all the merge that really makes it.

`token_facts` reads the list of merges of an own tokenizer. In a file labels may have marks that
merging takes off, a pair may be listed twice, and where ranks belong to texts there is no list.
So the model itself is asked, for one token at a time: a vocabulary may have 200 000.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engine.models.joined_pairs import JoinedTable
from engine.models.merge_table import Change, MergeTable
from engine.models.model import Model
from engine.models.rank_ordered import RankOrdered
from engine.models.writing import Writing
from engine.pipeline import Tokenizer

if TYPE_CHECKING:
    from engine.analysis.token_facts import Kind

Maker = tuple[int, str, str]
"""A merge: its rank, and the labels of the left and the right token."""


def makers_of(tokenizer: Tokenizer, label: str) -> tuple[Maker, ...]:
    """Give all merges that make a token, lowest rank first; none where no merge makes it.

    Where ranks belong to texts, it is the one by which the token's own text becomes the token.
    """
    model = cast(Model, tokenizer.model)
    splitter = model.splitter
    table = None if splitter is None else splitter.merges
    is_added = any(token.content == label for token in tokenizer.added_tokens)
    if splitter is None or table is None or is_added:
        return ()
    text = splitter.writing.text(label)
    if isinstance(table, JoinedTable):
        order = splitter.by_merges("rank-ordered")
        if not isinstance(order, RankOrdered) or text not in table.by_text:
            return ()
        return _last_merge(model, splitter.writing, order, text)
    return _listed_merges(splitter.writing, table, text)


def _listed_merges(writing: Writing, table: MergeTable, text: str) -> tuple[Maker, ...]:
    number = table.ids.get(text)
    found = []
    for cut in range(1, len(text)):
        rank = table.rank(text[:cut], text[cut:])
        if rank is not None and table.results[rank] == number:
            found.append((rank, writing.label(text[:cut]), writing.label(text[cut:])))
    return tuple(sorted(found))


def _last_merge(model: Model, writing: Writing, order: RankOrdered, text: str) -> tuple[Maker, ...]:
    last: Change | None = None
    for change in order.changes(text):
        last = change
    if last is None or (last.start, last.end) != (0, len(text)):
        return ()
    left, right = writing.label(text[: last.middle]), writing.label(text[last.middle :])
    known = left in model.vocabulary and right in model.vocabulary
    return ((last.rank, left, right),) if known else ()


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

"""Which merge makes each token: ranks and parents of a whole vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.makers import Maker, makers
from engine.models.joined_pairs import JoinedTable
from engine.models.merge_table import BITS, UNKNOWN, MergeTable
from engine.models.own_text import own_merges
from engine.models.rank_ordered import RankOrdered
from engine.models.word_splitter import WordSplitter
from engine.models.writing import Writing
from engine.pipeline import Tokenizer
from engine.text.code_points import IntArray
from engine.tokenizer import BPETokenizer

Rows: TypeAlias = NDArray[np.int32]

_RIGHT = (1 << BITS) - 1


class Family(NamedTuple):
    """Where n tokens come from; see `VocabularyTable`."""

    ranks: Rows
    lefts: Rows
    rights: Rows
    child_counts: Rows


def writing_of(tokenizer: Tokenizer) -> Writing | None:
    """Give how a tokenizer's merges are glued; None if it has none."""
    splitter = tokenizer.model.splitter
    return None if splitter is None else splitter.writing


def symbol_texts(tokenizer: Tokenizer) -> dict[str, str]:
    """Give the texts that merges are glued of, by label, for all tokens that merges could make.

    Names of special and added tokens are not among them: they are no pieces of words.
    """
    writing, model = writing_of(tokenizer), tokenizer.model
    if writing is None:
        return {}
    if isinstance(model, BPETokenizer):
        return {label: writing.text(label) for label in model.vocab_list}
    added = {token.content for token in tokenizer.added_tokens}
    return {label: writing.text(label) for label in model.vocabulary if label not in added}


def family(tokenizer: Tokenizer, labels: Sequence[str], texts: Mapping[str, str]) -> Family:
    """Find the merge of each token.

    Of several merges that would make a token the one that is applied counts, or the first if none
    is; of a pair that is listed twice, its last place does, as in every program that reads such
    lists into a table.

    Args:
        tokenizer: the tokenizer.
        labels: n labels.
        texts: see `symbol_texts`.
    """
    splitter = tokenizer.model.splitter
    table = None if splitter is None else splitter.merges
    if splitter is None or table is None:
        ranks, lefts, rights = (np.full(len(labels), -1, np.int32) for _ in range(3))
    elif isinstance(table, JoinedTable):
        ranks, lefts, rights = _by_labels(makers(tokenizer, splitter, table, texts), labels)
    else:
        spelled = [texts.get(label) for label in labels]
        ranks, lefts, rights = _by_applied(splitter, table, spelled)
    return Family(ranks, lefts, rights, _child_counts(lefts, rights))


class _Numbered(NamedTuple):
    """The merges of lowest rank, and what to ask further.

    Attributes:
        family: what the first merge of each token says.
        several: the rows of tokens that several merges would make.
        rows_of: numbers in the table -> rows; -1 where there is none.
    """

    family: tuple[Rows, Rows, Rows]
    several: IntArray
    rows_of: Callable[[IntArray], IntArray]


def _by_numbers(table: MergeTable, numbers: IntArray) -> _Numbered:
    """Read the merges from the numbers in a table.

    Args:
        table: the table.
        numbers: the number of each token; UNKNOWN if it is in no merge.
    """
    order = np.argsort(numbers, kind="stable")
    known = numbers[order]

    def rows_of(wanted: IntArray) -> IntArray:
        places = np.searchsorted(known, wanted, side="right") - 1
        return np.where((places >= 0) & (known[places] == wanted), order[places], -1)

    ranks, lefts, rights = (np.full(len(numbers), -1, np.int32) for _ in range(3))
    total = len(table.ranks)
    if not len(numbers) or not total:
        return _Numbered((ranks, lefts, rights), np.zeros(0, np.int64), rows_of)
    all_ranks = np.fromiter(table.ranks.values(), np.int64, total)
    made = rows_of(np.array(table.results, np.int64)[all_ranks])
    parts = (
        np.fromiter((pair >> BITS for pair in table.ranks), np.int64, total),
        np.fromiter((pair & _RIGHT for pair in table.ranks), np.int64, total),
    )
    # The first of each row is the one of lowest rank.
    by_rank = np.argsort(all_ranks, kind="stable")
    rows, first, counts = np.unique(made[by_rank], return_index=True, return_counts=True)
    first, counts, rows = first[rows >= 0], counts[rows >= 0], rows[rows >= 0]
    chosen = by_rank[first]
    ranks[rows] = all_ranks[chosen]
    lefts[rows], rights[rows] = (rows_of(part[chosen]) for part in parts)
    return _Numbered((ranks, lefts, rights), rows[counts > 1], rows_of)


def _by_applied(
    splitter: WordSplitter[Any], table: MergeTable, spelled: Sequence[str | None]
) -> tuple[Rows, Rows, Rows]:
    """Find the merge that is applied, where several would make a token."""
    numbers = (UNKNOWN if text is None else table.ids.get(text, UNKNOWN) for text in spelled)
    found = _by_numbers(table, np.fromiter(numbers, np.int64, len(spelled)))
    order = splitter.by_merges("rank-ordered")
    if not isinstance(order, RankOrdered):
        return found.family
    rows_of_several = found.several.tolist()
    merges = own_merges([spelled[row] or "" for row in rows_of_several], splitter.writing, order)
    applied = [
        (row, merge)
        for row, merge in zip(rows_of_several, merges, strict=True)
        if merge is not None
    ]
    if applied:
        ranks, lefts, rights = found.family
        rows = np.array([row for row, _ in applied], np.int64)
        ranks[rows] = [merge.rank for _, merge in applied]
        for side, texts in (
            (lefts, [merge.left for _, merge in applied]),
            (rights, [merge.right for _, merge in applied]),
        ):
            side[rows] = found.rows_of(np.array([table.ids[text] for text in texts], np.int64))
    return found.family


def _by_labels(found: Mapping[str, Maker], labels: Sequence[str]) -> tuple[Rows, Rows, Rows]:
    row_of = {label: row for row, label in enumerate(labels)}
    ranks, lefts, rights = (np.full(len(labels), -1, np.int32) for _ in range(3))
    for label, maker in found.items():
        row = row_of[label]
        ranks[row] = maker.rank
        lefts[row] = row_of.get(maker.left, -1)
        rights[row] = row_of.get(maker.right, -1)
    return ranks, lefts, rights


def _child_counts(lefts: Rows, rights: Rows) -> Rows:
    total = len(lefts)
    others = rights[(rights >= 0) & (rights != lefts)]
    counts = np.bincount(lefts[lefts >= 0], minlength=total)
    return (counts + np.bincount(others, minlength=total)).astype(np.int32)

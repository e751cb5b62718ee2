"""The merge that makes each token, of lists of merges and of ranks that belong to texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.models.joined_pairs import JoinedTable
from engine.models.merge_table import Change
from engine.models.rank_ordered import RankOrdered
from engine.models.word_splitter import WordSplitter
from engine.pipeline import Tokenizer


class Maker(NamedTuple):
    """A merge: its rank, and the labels of the two tokens."""

    rank: int
    left: str
    right: str


def makers(tokenizer: Tokenizer, texts: Mapping[str, str]) -> dict[str, Maker]:
    """Give the merge that makes each label.

    Of several merges the lowest rank counts; of a pair that is listed twice, its last place does.

    Args:
        tokenizer: the tokenizer.
        texts: what merges glue, by label; see `symbol_texts`.
    """
    splitter = tokenizer.model.splitter
    if splitter is None:
        return {}
    label_of = {text: label for label, text in texts.items()}
    found = _listed(tokenizer, splitter, texts, label_of)
    order, table = splitter.by_merges("rank-ordered"), splitter.merges
    if isinstance(table, JoinedTable) and isinstance(order, RankOrdered):
        # These files have ranks of their own; the place in the list of recovered merges is ours.
        found = {
            label: one._replace(rank=table.by_text[texts[label]]) for label, one in found.items()
        }
        for text, label in label_of.items():
            if label not in found and len(text) > 1:
                found |= _made_in_passing(order, text, label_of)
    return found


def _listed(
    tokenizer: Tokenizer,
    splitter: WordSplitter[Any],
    texts: Mapping[str, str],
    label_of: Mapping[str, str],
) -> dict[str, Maker]:
    writing, merges = splitter.writing, tokenizer.merges
    last = {pair: rank for rank, pair in enumerate(merges)}
    found: dict[str, Maker] = {}
    for rank, pair in enumerate(merges):
        if last[pair] != rank:
            continue
        left, right = (texts[part] if part in texts else writing.text(part) for part in pair)
        label = label_of.get(left + right)
        if label is not None and label not in found:
            found[label] = Maker(rank, *pair)
    return found


def _made_in_passing(
    order: RankOrdered, text: str, label_of: Mapping[str, str]
) -> dict[str, Maker]:
    """Find the last merge of a token that is made by way of higher ranks.

    Where ranks belong to texts, a token may need a part of higher rank than its own. It is made all
    the same if nothing else can be merged meanwhile; recovered merges do not tell of these.
    """
    change: Change | None = None
    for each in order.changes(text):
        change = each
    if change is None or (change.start, change.end) != (0, len(text)):
        return {}
    left, right = label_of.get(text[: change.middle]), label_of.get(text[change.middle :])
    if left is None or right is None:
        return {}
    return {label_of[text]: Maker(change.rank, left, right)}

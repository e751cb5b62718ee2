"""The merge that makes each token, where ranks belong to texts and not to pairs.

`family` reads lists of merges. The files of tiktoken and SentencePiece have none: a pair merges
because the text it makes has a rank, and which pair made a token has to be recovered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.models.joined_pairs import JoinedTable
from engine.models.merge_table import Change
from engine.models.rank_ordered import RankOrdered
from engine.models.word_splitter import WordSplitter
from engine.pipeline import Tokenizer


class Maker(NamedTuple):
    """A merge: the rank in the file, and the labels of the two tokens."""

    rank: int
    left: str
    right: str


def makers(
    tokenizer: Tokenizer,
    splitter: WordSplitter[Any],
    table: JoinedTable,
    texts: Mapping[str, str],
) -> dict[str, Maker]:
    """Give the merge that makes each label.

    Args:
        tokenizer: the tokenizer; its merges are those that the model recovered.
        splitter: its splitter.
        table: the ranks of the splitter.
        texts: what merges glue, by label; see `symbol_texts`.
    """
    label_of = {text: label for label, text in texts.items()}
    found: dict[str, Maker] = {}
    for left, right in tokenizer.merges:
        text = texts.get(left, "") + texts.get(right, "")
        if text in label_of:
            found[label_of[text]] = Maker(table.by_text[text], left, right)
    order = splitter.by_merges("rank-ordered")
    if isinstance(order, RankOrdered):
        for text, label in label_of.items():
            if label not in found and len(text) > 1:
                found |= _made_in_passing(order, text, label_of)
    return found


def _made_in_passing(
    order: RankOrdered, text: str, label_of: Mapping[str, str]
) -> dict[str, Maker]:
    """Find the last merge of a token that is made by way of higher ranks.

    A token may need a part of higher rank than its own. It is made all the same if nothing else can
    be merged meanwhile; recovered merges do not tell of these.
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

"""The merge that makes each token, where ranks belong to texts and not to pairs.

`family` reads lists of merges. The files of tiktoken and SentencePiece have none: a pair merges
because the text it makes has a rank, and which pair made a token has to be recovered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.models.joined_pairs import JoinedTable
from engine.models.own_text import own_merge
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
        # A part can be a symbol that is no token: such a pair has no rows to point at.
        text = texts[left] + texts[right] if left in texts and right in texts else ""
        if text and text in label_of:  # of an empty token there is no merge
            found[label_of[text]] = Maker(table.by_text[text], left, right)
    order = splitter.by_merges("rank-ordered")
    if not isinstance(order, RankOrdered):
        return found
    for text, label in label_of.items():
        if label in found or len(text) < 2:
            continue
        # A token may need a part of higher rank than its own. It is made all the same if nothing
        # else can be merged meanwhile; recovered merges do not tell of these.
        merge = own_merge(text, splitter.writing, order)
        if merge is not None and merge.left in label_of and merge.right in label_of:
            found[label] = Maker(merge.rank, label_of[merge.left], label_of[merge.right])
    return found

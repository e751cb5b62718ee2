"""Which merge makes each token: ranks and parents of a whole vocabulary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.makers import makers
from engine.models.writing import Writing
from engine.pipeline import Tokenizer
from engine.tokenizer import BPETokenizer


class Family(NamedTuple):
    """Where n tokens come from; see `VocabularyTable`."""

    ranks: NDArray[np.int32]
    lefts: NDArray[np.int32]
    rights: NDArray[np.int32]
    child_counts: NDArray[np.int32]


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

    Of several merges that make a token the lowest rank counts; of a pair that is listed twice, its
    last place does, as in every program that reads such lists into a table.

    Args:
        tokenizer: the tokenizer.
        labels: n labels.
        texts: see `symbol_texts`.
    """
    total = len(labels)
    ranks, lefts, rights = (np.full(total, -1, np.int32) for _ in range(3))
    row_of_label = {label: row for row, label in enumerate(labels)}
    for label, maker in makers(tokenizer, texts).items():
        row = row_of_label.get(label)
        if row is not None:
            ranks[row] = maker.rank
            lefts[row] = row_of_label.get(maker.left, -1)
            rights[row] = row_of_label.get(maker.right, -1)
    return Family(ranks, lefts, rights, _child_counts(lefts, rights))


def _child_counts(lefts: NDArray[np.int32], rights: NDArray[np.int32]) -> NDArray[np.int32]:
    total = len(lefts)
    others = rights[(rights >= 0) & (rights != lefts)]
    counts = np.bincount(lefts[lefts >= 0], minlength=total)
    return (counts + np.bincount(others, minlength=total)).astype(np.int32)

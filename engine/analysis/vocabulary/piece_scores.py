"""The scores of the pieces of a Unigram model, a row each: why it prefers one piece to another."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.models.sentencepiece import SentencePieceUnigram
from engine.models.unigram import Unigram
from engine.pipeline import Tokenizer
from engine.text.code_points import IntArray


def piece_scores(tokenizer: Tokenizer, ids: IntArray) -> NDArray[np.float64] | None:
    """Give n scores, natural logarithms of probabilities; NaN for what is no piece of the model.

    Args:
        tokenizer: the tokenizer.
        ids: n ids; the id of a piece is its place.

    Returns:
        The scores, or None for a model without any. Those of a SentencePiece model for BPE are
        nothing but ranks, and those are told elsewhere.
    """
    model = tokenizer.model
    if isinstance(model, Unigram):
        scores = np.array([score for _, score in model.pieces], np.float64)
    elif isinstance(model, SentencePieceUnigram):
        scores = model.pieces.scores.astype(np.float64)
    else:
        return None
    found = np.full(len(ids), np.nan)
    inside = (ids >= 0) & (ids < len(scores))
    found[inside] = scores[ids[inside]]
    return found

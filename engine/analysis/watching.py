"""A tokenizer's word, split step by step (see `engine.models.split_steps`)."""

from __future__ import annotations

from engine.models.modes import Mode
from engine.models.split_steps import (
    LONGEST_WATCHED,
    Candidate,
    Option,
    SplitStep,
    WordTooLongError,
    steps_of,
)
from engine.pipeline import Tokenizer
from engine.tokenizer import BPETokenizer

__all__ = [
    "LONGEST_WATCHED",
    "Candidate",
    "Option",
    "SplitStep",
    "WordTooLongError",
    "split_steps",
]


def split_steps(
    tokenizer: Tokenizer | BPETokenizer, word: str, mode: Mode = "rank-ordered"
) -> tuple[SplitStep, ...]:
    """Give the steps in which a tokenizer splits a word.

    >>> tokenizer = BPETokenizer()
    >>> tokenizer.train(["low"] * 5 + ["newest"] * 6 + ["widest"] * 3, vocab_size=20)
    >>> [(step.left, step.right, step.rank) for step in split_steps(tokenizer, "nest")]
    [('e', 's', 0), ('es', 't', 1)]

    Args:
        tokenizer: the tokenizer.
        word: a word as the model sees it; of the documented format, as `pretokenize` gives it.
        mode: how it is split.

    Raises:
        WordTooLongError: the word has more than LONGEST_WATCHED symbols.
        ValueError: the mode is unknown.
    """
    model = tokenizer if isinstance(tokenizer, BPETokenizer) else tokenizer.model
    if model.splitter is None:  # it looks words up and never cuts them
        return ()
    return steps_of(model.splitter, word, mode)

"""Trace -> Document: the vocabulary that a training has at a position.

Ids are those of the training: its symbols, then its merges in order; special tokens come last.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.documented_json import Document, Settings
from engine.tokenizer.base import with_special_tokens
from engine.training import Trace, TrainingOptions

_LARGEST_VOCABULARY = 1 << 28


def document_of(trace: Trace, position: int, special_tokens: Sequence[str], rule: str) -> Document:
    """Give what a tokenizer file of this training, stopped at `position`, holds.

    Raises:
        ValueError: the tokens are together too long to be written out (one line of a million
            equal letters can do that).
    """
    steps = [trace[index] for index in range(position)]
    tokens = list(trace.symbols)
    length = sum(map(len, tokens))
    for step in steps:
        tokens.append(step.token)
        length += len(tokens[-1])
        if length > _LARGEST_VOCABULARY:
            raise ValueError("the tokens of this training are together too long for a vocabulary")
    # A string that two merges make is one token with one id; both merges are kept.
    vocab = {token: number for number, token in enumerate(dict.fromkeys(tokens))}
    return Document(
        vocab=with_special_tokens(vocab, special_tokens),
        merges=tuple(step.pair for step in steps) or None,
        vocab_list=tuple(vocab),
        settings=_settings(trace, trace.options, rule),
    )


def _settings(trace: Trace, options: TrainingOptions, rule: str) -> Settings:
    return Settings(
        alphabet=options.alphabet,
        split_rule=rule,
        end_of_word=options.end_of_word,
        end_of_word_attached=options.end_of_word_attached,
        tie_rule=options.tie_rule,
        min_count=options.min_count,
        corpus_hash=trace.corpus_hash,
    )

"""Words of a corpus or a list that two lanes split differently.

`disagreements` goes through all strings over an alphabet; this goes through given words. Any two
tokenizers and modes can be compared: what counts is where in the word the tokens stand, not what
they are called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.analysis.sides import Split, differ, side_of
from engine.models.modes import Mode
from engine.pipeline import Tokenizer
from engine.tokenizer import BPETokenizer

DifferingWord = tuple[str, int, Split, Split]


def differing_words(
    tokenizer_a: Tokenizer | BPETokenizer,
    mode_a: Mode,
    tokenizer_b: Tokenizer | BPETokenizer,
    mode_b: Mode,
    words: Mapping[str, int] | Iterable[tuple[str, int]],
) -> Iterator[DifferingWord]:
    """Yield (word, count, tokens, tokens) for words that are split differently, in their order.

    A word may be any string: each lane cuts it by its own split rule first. Words are taken one by
    one, so whoever gives an iterator knows how far this has come, and can stop.

    Raises:
        ValueError: a mode is unknown, or a split rule does not go with a word.
    """
    first, second = side_of(tokenizer_a, mode_a), side_of(tokenizer_b, mode_b)
    for word, count in words.items() if isinstance(words, Mapping) else words:
        if differ(first, second, word):
            yield word, count, first.labels(first.split(word)), second.labels(second.split(word))

"""All strings over a small alphabet that the two ways of splitting split differently.

There are 1 111 100 strings of two to six of ten characters; splitting each of them twice is slow
and not needed. Two neighbouring characters that stand together in no token are a border in both
modes, whatever is around them. So a string falls into blocks between such borders, each block is
split by itself, and a string is split differently exactly if one of its blocks is. There are few
different blocks, and how many strings hold a differing one is counted without writing the strings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise, product

import regex

from engine.models.word_splitter import Mode
from engine.pipeline import Tokenizer
from engine.text.alphabet import join_labels
from engine.text.pretokenize import pretokenize
from engine.tokenizer import BPETokenizer

_LONGEST_STRINGS = 200
_MOST_REMEMBERED = 500_000

Split = tuple[str, ...]
Disagreement = tuple[str, Split, Split]

# Characters of which any string is one word, by split rule.
_ONE_WORD = {
    "document": re.compile(r"\w*"),
    "gpt2": regex.compile(r"\p{L}*"),
    "cl100k": regex.compile(r"\p{L}*"),
    "o200k": regex.compile(r"\p{Ll}*"),
    "whitespace": re.compile(r"\S*"),
    "none": re.compile(r"(?s:.*)"),
}


def find_disagreements(
    tokenizer: Tokenizer | BPETokenizer, alphabet: Iterable[str], min_length: int, max_length: int
) -> Disagreements:
    """Find the strings that the two modes split differently.

    >>> tokenizer = BPETokenizer()
    >>> tokenizer.train(["low"] * 5 + ["newest"] * 6 + ["widest"] * 3, vocab_size=20)
    >>> found = find_disagreements(tokenizer, "nest", 3, 4)
    >>> found.total, found.count, next(iter(found))
    (320, 9, ('nes', ('n', 'es'), ('ne', 's')))

    Args:
        tokenizer: a tokenizer with merges.
        alphabet: the characters that strings are made of.
        min_length: length of the shortest strings, in characters.
        max_length: length of the longest strings.

    Raises:
        ValueError: the lengths are no range, or the alphabet holds something but characters.
    """
    model = tokenizer.model if isinstance(tokenizer, Tokenizer) else tokenizer
    characters = tuple(dict.fromkeys(alphabet))
    if any(len(character) != 1 for character in characters):
        raise ValueError("the alphabet must consist of single characters")
    if not 0 <= min_length <= max_length <= _LONGEST_STRINGS:
        raise ValueError(
            f"lengths go from 0 to {_LONGEST_STRINGS} characters, not from {min_length} to"
            f" {max_length}"
        )
    one_word = _ONE_WORD.get(model.rule)
    if one_word and one_word.fullmatch("".join(characters)):
        return _ByBlocks(model, characters, min_length, max_length)
    return _OneByOne(model, characters, min_length, max_length)


class Disagreements:
    """The strings that two modes split differently, in order of length and then of the alphabet.

    Iterating gives (string, rank-ordered tokens, longest-match tokens). Nothing is computed before
    it is asked for.
    """

    def __init__(
        self, model: BPETokenizer, characters: tuple[str, ...], min_length: int, max_length: int
    ) -> None:
        """Use `find_disagreements`."""
        self._model, self._characters = model, characters
        self._lengths = range(min_length, max_length + 1)

    @property
    def total(self) -> int:
        """How many strings there are."""
        return sum(len(self._characters) ** length for length in self._lengths)

    @cached_property
    def count(self) -> int:
        """How many of them are split differently."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Disagreement]:
        """Yield each such string with both splits."""
        raise NotImplementedError

    def _labels(self, texts: Iterable[str]) -> Split:
        return tuple(map(self._model.writing.label, texts))


class _OneByOne(Disagreements):
    """For split rules that cut the strings themselves: every string is split."""

    def __iter__(self) -> Iterator[Disagreement]:
        for length in self._lengths:
            for characters in product(self._characters, repeat=length):
                text = "".join(characters)
                words = pretokenize(text, self._model.rule)
                ranked = self._split(words, "rank-ordered")
                longest = self._split(words, "longest-match")
                if ranked != longest:
                    yield text, self._labels(ranked), self._labels(longest)

    def _split(self, words: list[str], mode: Mode) -> list[str]:
        return [text for word in words for text in self._model.split_word(word, mode).texts]


class _ByBlocks(Disagreements):
    """For strings that are one word each: see the module's docstring."""

    def __init__(
        self, model: BPETokenizer, characters: tuple[str, ...], min_length: int, max_length: int
    ) -> None:
        super().__init__(model, characters, min_length, max_length)
        self._followers = _followers(model, characters)
        self._verdicts: dict[tuple[str, bool], bool] = {}
        self._counts: dict[tuple[str, int], int] = {}

    @cached_property
    def count(self) -> int:
        """How many of the strings are split differently."""
        return sum(self._count("", length) for length in self._lengths)

    def __iter__(self) -> Iterator[Disagreement]:
        for length in self._lengths:
            for blocks in self._walk((), "", length, False):
                ranked = self._split_blocks(blocks, "rank-ordered")
                longest = self._split_blocks(blocks, "longest-match")
                yield "".join(blocks), self._labels(ranked), self._labels(longest)

    def _count(self, block: str, remaining: int) -> int:
        """Count how the open block, with so many characters to come, can lead to a difference."""
        if not remaining:
            return int(self._differs(block, is_last=True))
        key = block, remaining
        if key not in self._counts:
            self._counts[key] = self._count_next(block, remaining - 1)
        return self._counts[key]

    def _count_next(self, block: str, remaining: int) -> int:
        followers = self._followers[block[-1:]]
        total = sum(self._count(block + character, remaining) for character in followers)
        others = [character for character in self._characters if character not in followers]
        if others and self._differs(block, is_last=False):
            continuations: int = len(self._characters) ** remaining
            return total + len(others) * continuations
        return total + sum(self._count(character, remaining) for character in others)

    def _walk(
        self, finished: tuple[str, ...], block: str, remaining: int, differs: bool
    ) -> Iterator[tuple[str, ...]]:
        """Yield the blocks of every string that continues these and is split differently."""
        if not differs and not self._count(block, remaining):
            return
        if not remaining:
            yield (*finished, block)
            return
        followers = self._followers[block[-1:]]
        closed = (*finished, block)
        differs_then = differs or (bool(block) and self._differs(block, is_last=False))
        for character in self._characters:
            if character in followers:
                yield from self._walk(finished, block + character, remaining - 1, differs)
            else:
                yield from self._walk(closed, character, remaining - 1, differs_then)

    def _differs(self, block: str, is_last: bool) -> bool:
        key = block, is_last and bool(self._model.writing.end_of_word)
        if key not in self._verdicts:
            if len(self._verdicts) >= _MOST_REMEMBERED:
                self._verdicts.clear()
            ranked = self._split(block, is_last, "rank-ordered")
            self._verdicts[key] = ranked != self._split(block, is_last, "longest-match")
        return self._verdicts[key]

    def _split(self, block: str, is_last: bool, mode: Mode) -> list[str]:
        writing = self._model.writing
        symbols = writing.symbols(block) if is_last else writing.plain(block)
        return self._model.splitter.split_symbols(symbols, mode)

    def _split_blocks(self, blocks: tuple[str, ...], mode: Mode) -> list[str]:
        *inner, last = blocks
        split = [text for block in inner for text in self._split(block, False, mode)]
        return split + self._split(last, True, mode)


def _followers(model: BPETokenizer, characters: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Find which characters may share a token with the character before them."""
    labels = {
        *model.vocab_list,
        *(join_labels(*pair, model.writing.alphabet) for pair in model.merge_list),
    }
    touching = {pair for label in labels for pair in pairwise(model.writing.text(label))}
    plain = {character: model.writing.plain(character) for character in characters}
    followers = {
        first: frozenset(
            second for second in characters if (plain[first][-1], plain[second][0]) in touching
        )
        for first in characters
    }
    return {"": frozenset(characters), **followers}

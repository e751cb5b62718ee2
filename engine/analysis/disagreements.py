"""All strings over a small alphabet that two ways of splitting split differently.

There are 1 111 100 strings of two to six of ten characters; splitting each of them twice is slow
and not needed. Two neighbouring characters that stand together in no token are a border in both
ways, whatever is around them. So a string falls into blocks between such borders, each block is
split by itself, and a string is split differently exactly if one of its blocks is. There are few
different blocks, and how many strings hold a differing one is counted without writing the strings.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise, product

import regex

from engine.analysis.sides import AnySide, Side, Split, alike, differ, side_of
from engine.models.modes import Mode
from engine.pipeline import Tokenizer
from engine.text.alphabet import join_labels
from engine.tokenizer import BPETokenizer

_LONGEST_STRINGS = 200
_MOST_REMEMBERED = 500_000
_BETWEEN_REPORTS = 1000
_PREFIX = 2  # strings are walked through prefix by prefix, so that progress can be told

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
    tokenizer: Tokenizer | BPETokenizer,
    alphabet: Iterable[str],
    min_length: int,
    max_length: int,
    modes: tuple[Mode, Mode] = ("rank-ordered", "longest-match"),
    other: Tokenizer | BPETokenizer | None = None,
) -> Disagreements:
    """Find the strings that two ways of splitting split differently.

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
        modes: the two ways.
        other: the tokenizer of the second way, if it is another one.

    Raises:
        TypeError: `tokenizer` or `other` is no tokenizer.
        ValueError: the lengths are no range, a mode is unknown, or the alphabet holds something but
            characters.
    """
    characters = tuple(dict.fromkeys(alphabet))
    if any(len(character) != 1 for character in characters):
        raise ValueError("the alphabet must consist of single characters")
    if not 0 <= min_length <= max_length <= _LONGEST_STRINGS:
        raise ValueError(
            f"lengths go from 0 to {_LONGEST_STRINGS} characters, not from {min_length} to"
            f" {max_length}"
        )
    sides = (side_of(tokenizer, modes[0]), side_of(tokenizer if other is None else other, modes[1]))
    first, second = sides
    if isinstance(first, Side) and isinstance(second, Side):
        documented = first, second
        if all(_one_word(side.model.rule, characters) for side in documented):
            return _ByBlocks(documented, characters, min_length, max_length)
    return _OneByOne(sides, characters, min_length, max_length)


def _one_word(rule: str, characters: Iterable[str]) -> bool:
    """Tell whether every string of these characters is one word."""
    pattern = _ONE_WORD.get(rule)
    return bool(pattern and pattern.fullmatch("".join(characters)))


class Disagreements(ABC):
    """The strings that two ways split differently, in order of length and then of the alphabet.

    Iterating gives (string, tokens in the first way, tokens in the second). Nothing is computed
    before it is asked for.
    """

    def __init__(
        self,
        sides: tuple[AnySide, AnySide],
        characters: tuple[str, ...],
        min_length: int,
        max_length: int,
    ) -> None:
        """Use `find_disagreements`."""
        self._sides, self._characters = sides, characters
        self._lengths = range(min_length, max_length + 1)
        self._alike = alike(*sides)

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
        return (found for _, found in self.scan() if found is not None)

    @abstractmethod
    def scan(self) -> Iterator[tuple[int, Disagreement | None]]:
        """Do the same, and tell the progress: how many strings are certainly done.

        Yields (that number, a disagreement) and, between them, (that number, None).
        """


class _OneByOne(Disagreements):
    """For split rules that cut the strings themselves: every string is split."""

    def scan(self) -> Iterator[tuple[int, Disagreement | None]]:
        done = 0
        first, second = self._sides
        for length in self._lengths:
            for characters in product(self._characters, repeat=length):
                text = "".join(characters)
                if differ(first, second, text):
                    splits = first.labels(first.split(text)), second.labels(second.split(text))
                    yield done, (text, *splits)
                done += 1
                if done % _BETWEEN_REPORTS == 0:
                    yield done, None


class _ByBlocks(Disagreements):
    """For strings that are one word each: see the module's docstring."""

    def __init__(
        self,
        sides: tuple[Side, Side],
        characters: tuple[str, ...],
        min_length: int,
        max_length: int,
    ) -> None:
        super().__init__(sides, characters, min_length, max_length)
        self._documented = sides
        self._followers = _followers([side.model for side in sides], characters)
        self._has_mark = any(side.model.writing.end_of_word for side in sides)
        self._verdicts: dict[tuple[str, bool], bool] = {}
        self._counts: dict[tuple[str, int], int] = {}

    @cached_property
    def count(self) -> int:
        """How many of the strings are split differently."""
        return sum(self._count("", length) for length in self._lengths)

    def scan(self) -> Iterator[tuple[int, Disagreement | None]]:
        done = 0
        for length in self._lengths:
            prefix = min(length, _PREFIX)
            each: int = len(self._characters) ** (length - prefix)
            for beginning in product(self._characters, repeat=prefix):
                for blocks in self._walk_from(beginning, length - prefix):
                    first, second = (self._split_blocks(side, blocks) for side in self._documented)
                    yield done, ("".join(blocks), first, second)
                done += each
                yield done, None

    def _walk_from(self, beginning: tuple[str, ...], remaining: int) -> Iterator[Split]:
        finished: Split = ()
        block, differs = "", False
        for character in beginning:
            if character not in self._followers[block[-1:]]:
                differs = differs or self._differs(block, is_last=False)
                finished, block = (*finished, block), ""
            block += character
        return self._walk(finished, block, remaining, differs)

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

    def _walk(self, finished: Split, block: str, remaining: int, differs: bool) -> Iterator[Split]:
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
        key = block, is_last and self._has_mark
        if key not in self._verdicts:
            if len(self._verdicts) >= _MOST_REMEMBERED:
                self._verdicts.clear()
            ways = (
                side.split_block(block, is_last)
                if self._alike
                else side.block_places(block, is_last)
                for side in self._documented
            )
            self._verdicts[key] = next(ways) != next(ways)
        return self._verdicts[key]

    def _split_blocks(self, side: Side, blocks: Split) -> Split:
        *inner, last = blocks
        split = [text for block in inner for text in side.split_block(block, False)]
        return side.labels((*split, *side.split_block(last, True)))


def _followers(
    models: Iterable[BPETokenizer], characters: tuple[str, ...]
) -> dict[str, frozenset[str]]:
    """Find which characters may share a token with the character before them."""
    found: dict[str, frozenset[str]] = {"": frozenset(characters)}
    for model in models:
        touching = _touching(model)
        plain = {character: model.writing.plain(character) for character in characters}
        for first in characters:
            here = (c for c in characters if (plain[first][-1], plain[c][0]) in touching)
            found[first] = found.get(first, frozenset()).union(here)
    return found


def _touching(model: BPETokenizer) -> set[tuple[str, str]]:
    """Find all pairs of symbols that are neighbours in a token."""
    alphabet = model.writing.alphabet
    results = (join_labels(*pair, alphabet) for pair in model.merge_list)
    texts = map(model.writing.text, {*model.vocab_list, *results})
    return {pair for text in texts for pair in pairwise(text)}

"""The pre-tokenizers that cut at characters of a kind, or at what a pattern finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.text.aligned import AlignedText
from engine.text.character_sets import is_number, is_punctuation, is_white_space
from engine.text.patterns import compile_pattern
from engine.text.patterns.published import PUBLISHED
from engine.text.pretokenizers.splitting import Behavior, characters, cut, cut_spans

# Rust's \w has two joiners that Oniguruma's has not.
_WORD = r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d"
_WORDS = rf"[{_WORD}]+|[^{_WORD}\s]+"


@dataclass(frozen=True)
class BertPreTokenizer:
    """Words between white space; every punctuation mark on its own."""

    name: ClassVar[str] = "BertPreTokenizer"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        return cut(cut(words, _SPACES, "Removed"), _PUNCTUATION, "Isolated")


@dataclass(frozen=True)
class Whitespace:
    r"""`\w+|[^\w\s]+`: words of letters and words of marks."""

    name: ClassVar[str] = "Whitespace"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        return cut(words, compile_pattern(_WORDS).matches, "Removed", invert=True)

    def spans(self, text: str) -> Iterable[tuple[int, int]]:
        """Give the places of the words of a text."""
        return compile_pattern(_WORDS).matches(text)


@dataclass(frozen=True)
class WhitespaceSplit:
    """Words between white space."""

    name: ClassVar[str] = "WhitespaceSplit"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        return cut(words, _SPACES, "Removed")

    def spans(self, text: str) -> Iterable[tuple[int, int]]:
        """Give the places of the words of a text."""
        return cut_spans(_SPACES(text), len(text), "Removed")


@dataclass(frozen=True)
class CharDelimiterSplit:
    """Words between characters of one sort, which are dropped.

    Attributes:
        delimiter: the character.
    """

    name: ClassVar[str] = "CharDelimiterSplit"

    delimiter: str

    def settings(self) -> dict[str, object]:
        """Give the character."""
        return {"delimiter": self.delimiter}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        return cut(words, characters(lambda one: one == self.delimiter), "Removed")


@dataclass(frozen=True)
class Punctuation:
    """Cut at punctuation.

    Attributes:
        behavior: what becomes of it.
    """

    name: ClassVar[str] = "Punctuation"

    behavior: Behavior = "Isolated"

    def settings(self) -> dict[str, object]:
        """Give the behaviour."""
        return {"behavior": self.behavior}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        return cut(words, _PUNCTUATION, self.behavior)

    def spans(self, text: str) -> Iterable[tuple[int, int]]:
        """Give the places of the words of a text."""
        return cut_spans(_PUNCTUATION(text), len(text), self.behavior)


@dataclass(frozen=True)
class Digits:
    """Set numbers apart.

    Attributes:
        individual_digits: every digit on its own.
    """

    name: ClassVar[str] = "Digits"

    individual_digits: bool = False

    def settings(self) -> dict[str, object]:
        """Give the setting."""
        return {"individual_digits": self.individual_digits}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        return cut(words, _NUMBERS, self._behavior)

    def spans(self, text: str) -> Iterable[tuple[int, int]]:
        """Give the places of the words of a text."""
        return cut_spans(_NUMBERS(text), len(text), self._behavior)

    @property
    def _behavior(self) -> Behavior:
        return "Isolated" if self.individual_digits else "Contiguous"


@dataclass(frozen=True)
class Split:
    """Cut where a pattern is found.

    Attributes:
        pattern: the pattern.
        is_regex: whether it is a regular expression.
        behavior: what becomes of what it finds.
        invert: it finds the words, not what is between.
    """

    name: ClassVar[str] = "Split"

    pattern: str
    is_regex: bool = True
    behavior: Behavior = "Isolated"
    invert: bool = False

    def __post_init__(self) -> None:
        """Check the pattern.

        Raises:
            PatternError: it does not compile.
        """
        compile_pattern(self.pattern, self.is_regex)

    def settings(self) -> dict[str, object]:
        """Give all of them as tokenizer.json writes them."""
        kind = "Regex" if self.is_regex else "String"
        return {
            "pattern": {kind: self.pattern},
            "behavior": self.behavior,
            "invert": self.invert,
        }

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        found = compile_pattern(self.pattern, self.is_regex).matches
        return cut(words, found, self.behavior, self.invert)

    def spans(self, text: str) -> Iterable[tuple[int, int]]:
        """Give the places of the words of a text."""
        if not (self.is_regex or self.invert or self.pattern in text):
            return ((0, len(text)),)
        found = compile_pattern(self.pattern, self.is_regex).matches(text)
        return cut_spans(found, len(text), self.behavior, self.invert)

    @property
    def is_published(self) -> bool:
        """Whether it cuts as one of the patterns of which more is known does."""
        return self.is_regex and self.behavior == "Isolated" and self.pattern in PUBLISHED

    def whole(self, text: str) -> list[str] | None:
        """Give the words as strings, if that can be done at once.

        They are all of the text, unless what is between them is removed.
        """
        if self.behavior != "Isolated" and not self.keeps_matches:
            return None
        return compile_pattern(self.pattern, self.is_regex).whole(text, self.keeps_matches)

    @property
    def keeps_matches(self) -> bool:
        """Whether the words are what is found, and all else is removed."""
        return self.behavior == "Removed" and self.invert


@dataclass(frozen=True)
class FixedLength:
    """Cut into pieces of one length.

    Attributes:
        length: how many characters a piece has; the last one may have fewer.
    """

    name: ClassVar[str] = "FixedLength"

    length: int

    def settings(self) -> dict[str, object]:
        """Give the length."""
        return {"length": self.length}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        if self.length <= 0:
            return [word for word in words if word.text]
        return [
            word.slice(start, min(start + self.length, len(word)))
            for word in words
            for start in range(0, len(word), self.length)
        ]


class PreTokenizerSequence:
    """Pre-tokenizers one after the other.

    Attributes:
        stages: the pre-tokenizers.
    """

    name = "Sequence"

    def __init__(
        self, stages: Sequence[Callable[[Sequence[AlignedText]], list[AlignedText]]] = ()
    ) -> None:
        """Take the pre-tokenizers."""
        self.stages = tuple(stages)

    def settings(self) -> dict[str, object]:
        """There are none of its own."""
        return {}

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        cut_words = list(words)
        for stage in self.stages:
            cut_words = stage(cut_words)
        return cut_words


_SPACES = characters(is_white_space)
_PUNCTUATION = characters(is_punctuation)
_NUMBERS = characters(is_number)

"""What a training is asked to do: one frozen value that crosses from the window to the engine."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Literal, SupportsIndex

from engine.training.tie_rules import TIE_RULES

Alphabet = Literal["characters", "bytes"]
TieRuleName = Literal["first-seen", "lowest-ids", "greatest-symbols", "sentencepiece"]


class TrainingError(ValueError):
    """The corpus and the options do not go together.

    ``reason`` is a short name that a program can translate: ``"mark-in-text"`` (``detail`` is the
    mark) or ``"counts-too-large"`` (``detail`` is the sum).
    """

    def __init__(self, reason: str, detail: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class TrainingOptions:
    """How to train.

    Attributes:
        vocab_size: Stop when symbols and merged tokens together are this many (special tokens are
            not counted). Symbols always enter, so an alphabet that is larger leaves no merges.
        merges: Stop after this many merges. With both limits the nearer one counts; with neither,
            training ends when no pair is left.
        alphabet: ``"characters"`` or ``"bytes"`` (UTF-8; all 256 values are symbols).
        end_of_word: A mark after each word's last symbol, for example ``"</w>"``; ``""`` for none.
        tie_rule: Which of the most frequent pairs wins; a name of ``TIE_RULES``.
        special_tokens: Names that the finished vocabulary gets after all others.
        min_count: Pairs that are rarer are not merged.
        end_of_word_attached: The mark is part of the last symbol instead of a symbol of its own
            (subword-nmt from version 0.2, GPT-1).

    Raises:
        ValueError: An option is out of range or unknown.
        TypeError: A number is no whole number, a text no text.
    """

    vocab_size: int | None = None
    merges: int | None = None
    alphabet: Alphabet = "characters"
    end_of_word: str = ""
    tie_rule: TieRuleName = "first-seen"
    special_tokens: tuple[str, ...] = ()
    min_count: int = 1
    end_of_word_attached: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.special_tokens, str):
            raise TypeError("special_tokens is one string; several tokens are needed")
        if not isinstance(self.end_of_word, str):
            raise TypeError(f"end_of_word is a text, not {self.end_of_word!r}")
        object.__setattr__(self, "special_tokens", tuple(self.special_tokens))
        for token in self.special_tokens:
            if not isinstance(token, str):
                raise TypeError(f"a special token is a text, not {token!r}")
        if self.alphabet not in ("characters", "bytes"):
            raise ValueError(f"alphabet is 'characters' or 'bytes', not {self.alphabet!r}")
        if self.tie_rule not in TIE_RULES:
            raise ValueError(f"tie_rule is one of {', '.join(TIE_RULES)}, not {self.tie_rule!r}")
        for name, least in (("vocab_size", 0), ("merges", 0), ("min_count", 1)):
            value = getattr(self, name)
            if value is not None or name == "min_count":
                object.__setattr__(self, name, _whole_number(name, value, least))


def _whole_number(name: str, value: object, least: int) -> int:
    """Accept numpy's whole numbers too; 1.5 merges would quietly become 2."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise TypeError(f"{name} is a whole number, not {value!r}")
    number = operator.index(value)
    if number < least:
        raise ValueError(f"{name} is {number}, but cannot be less than {least}")
    return number

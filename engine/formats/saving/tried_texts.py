"""Trying some texts on two tokenizers: how many they split otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from engine.pipeline import Tokenizer
from engine.text.patterns.errors import PatternTimeoutError
from engine.text.pretokenize import SplitTimeoutError
from engine.tokenizer import UnknownCharactersError

TEXTS = (
    "Hello world",
    "The quick brown fox jumps over the lazy dog, and it doesn't look back.",
    "Tokenizers split texts into words first",
    "  two spaces before,  and two between",
    "one line\nand another one\n",
    "In 2024 it cost 1,234.50 (about 7% more)",
    "def double(x):\n    return 2 * x  # twice",
    "Съешь же ещё этих мягких французских булок",
    "na\u00efve caf\u00e9, nai\u0308ve cafe\u0301",
    "\u4eca\u65e5\u306f\u3088\u3044\u5929\u6c17\u3067\u3059",
)
"""Usual texts: words, numbers, lines, a program, other scripts, accents written in two ways."""


def differing(one: Tokenizer, other: Tokenizer) -> int:
    """Count the texts of which two tokenizers make different ids, or only one makes any."""
    return sum(_ids(one, text) != _ids(other, text) for text in TEXTS)


def _ids(tokenizer: Tokenizer, text: str) -> Sequence[int] | None:
    try:
        return tuple(tokenizer.encode(text).ids)
    except (UnknownCharactersError, PatternTimeoutError, SplitTimeoutError):
        return None

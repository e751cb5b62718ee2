"""How a sentence writes what it names: labels of a file one way, pieces of a text another.

A label may be made of GPT-2's characters for bytes; what was typed, and the pattern of a rule, are
made of characters in any file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Quote = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Quotes:
    """Two ways to write.

    Attributes:
        label: writes a token, or a part of a word as the model sees it.
        text: writes a rule, a character of the text, or a token that was added to the file.
    """

    label: Quote
    text: Quote

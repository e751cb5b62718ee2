"""How one word is split, and the error for words that cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_SHOWN_CHARACTERS = 20


class UnknownCharactersError(ValueError):
    """A text has characters that no token covers, and there is no token for unknown ones.

    Attributes:
        characters: these characters (or byte labels), in order of appearance.
    """

    def __init__(self, characters: Sequence[str]) -> None:
        """Take the characters."""
        self.characters = tuple(characters)
        shown = ", ".join(map(repr, self.characters[:_SHOWN_CHARACTERS]))
        more = len(self.characters) - _SHOWN_CHARACTERS
        tail = f" and {more} more" if more > 0 else ""
        super().__init__(
            f"not in the vocabulary, which has no token for unknown characters: {shown}{tail}"
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the characters."""
        return type(self), (self.characters,)


class WordTokens(NamedTuple):
    """How one word is split.

    Attributes:
        texts: the tokens, as `SymbolText` writes them.
        ids: their ids; None where the vocabulary has nothing, not even an unknown token.
    """

    texts: tuple[str, ...]
    ids: tuple[int | None, ...]

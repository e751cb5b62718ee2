"""What a token was merged from, level by level, for tokens that are opened in a lane."""

from __future__ import annotations

from typing import Final

from gui.compare.frames import TokenPart
from gui.compare.token_names import TokenNames

MOST_LEVELS: Final = 12
"""Deeper than this nobody can see; a token of a thousand equal letters would go on and on."""


class TokenTree:
    """The tokens of one tokenizer with what they were merged from.

    Of a token that several merges make, it is what the first of them merged.
    """

    def __init__(self, names: TokenNames) -> None:
        """Look at nothing yet."""
        self._names = names
        self._tokenizer = names.tokenizer
        self._levels: dict[str, int] = {}

    def levels(self, number: int) -> int:
        """How many levels the token with an id can be opened; 0 if it was merged from nothing."""
        label = self._tokenizer.inverse_vocab.get(number)
        return 0 if label is None else min(MOST_LEVELS, self._count(label))

    def parts(self, number: int, levels: int) -> tuple[TokenPart, ...]:
        """The parts of the token with an id, opened so many levels."""
        return self._parts(self._tokenizer.inverse_vocab[number], levels, 0)

    def _count(self, label: str) -> int:
        """Levels below a token, without recursion: a token may be made of a million letters."""
        pending = [label]
        while pending:
            top = pending[-1]
            parents = self._parents(top) or ()
            unknown = [parent for parent in parents if parent not in self._levels]
            if unknown and top not in self._levels:
                pending += unknown
                continue
            self._levels[top] = 1 + max((self._levels[p] for p in parents), default=-1)
            pending.pop()
        return self._levels[label]

    def _parts(self, label: str, levels: int, start: int) -> tuple[TokenPart, ...]:
        parts = []
        for parent in (self._parents(label) or ()) if levels else ():
            end = start + self._size(parent)
            number = self._tokenizer.vocab.get(parent, -1)
            inner = self._parts(parent, levels - 1, start)
            parts.append(TokenPart(self._names.name(parent), number, start, end, inner))
            start = end
        return tuple(parts)

    def _parents(self, label: str) -> tuple[str, str] | None:
        number = self._tokenizer.vocab.get(label)
        parents = None if number is None else self._tokenizer.facts(number).parents
        # A stranger's file may say that nothing and a token make that token.
        return None if parents is None or label in parents else parents

    def _size(self, label: str) -> int:
        """How many bytes of a text a token stands for; an end-of-word mark stands for none."""
        return self._tokenizer.size(label)

"""What a token stands for in a text: whole characters, and bytes of those that it cuts.

A token of bytes may begin or end inside a character. Half a letter is not that letter: it is said
which of its bytes the token has.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.text.alphabet import visible


@dataclass(frozen=True, slots=True)
class TextPart:
    """Characters, or a part of one.

    Attributes:
        shown: the characters, ready for the screen.
        first: number of the first byte that the token has of the character, from 1; 0: all of it.
        last: number of the last one.
        bytes: how many the character has.
    """

    shown: str
    first: int = 0
    last: int = 0
    bytes: int = 0


def text_parts(piece: str, before: int, size: int) -> tuple[TextPart, ...]:
    """Tell whole characters from parts.

    >>> text_parts("я", 1, 1)
    (TextPart(shown='я', first=2, last=2, bytes=2),)
    >>> [part.shown for part in text_parts("яблоко", 0, 11)]
    ['яблок', 'о']

    Args:
        piece: the characters that hold the token.
        before: how many bytes of the first one stand before the token.
        size: how many bytes the token has.
    """
    after = len(_bytes(piece)) - before - size
    if not piece or size <= 0 or before < 0 or after < 0 or not (before or after):
        return (TextPart(visible(piece)),)
    if len(piece) == 1:
        return (TextPart(visible(piece), before + 1, before + size, before + size + after),)
    first, last = len(_bytes(piece[0])), len(_bytes(piece[-1]))
    whole = piece[bool(before) : len(piece) - bool(after)]
    head = TextPart(visible(piece[0]), before + 1, first, first) if before else None
    tail = TextPart(visible(piece[-1]), 1, last - after, last) if after else None
    middle = TextPart(visible(whole)) if whole else None
    return tuple(part for part in (head, middle, tail) if part is not None)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")

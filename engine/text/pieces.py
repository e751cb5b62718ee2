"""A long text as pieces of which each is split on its own: the words are those of the whole text.

`counter` knows where no word crosses. Here that becomes pieces of even size, whose borders depend
on the text around them only, so that most pieces of a changed text are those of the text before.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.text.counter import next_cut
from engine.text.pretokenize import CAN_BE_CUT

_PIECE = 1 << 15


def pieces(text: str, rule: str) -> Iterator[str]:
    r"""Yield the pieces of a text; under a rule that is not known to allow it, the text is one.

    >>> [len(piece) for piece in pieces("word\n" * 10000, "document")]
    [32769, 17231]
    """
    if rule in CAN_BE_CUT:
        yield from pieces_at_line_ends(text)
    elif text:
        yield text


def pieces_at_line_ends(text: str) -> Iterator[str]:
    """Yield pieces that end before a line end between two letters."""
    begin = 0
    while begin < len(text):
        end = next_cut(text, begin + _PIECE)
        yield text[begin:end]
        begin = end

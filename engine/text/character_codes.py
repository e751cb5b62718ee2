"""Characters as bytes: most texts are written with a few hundred characters.

With a byte for each of the first 254, eight characters are one number of the machine, and words
can be compared as numbers (see `word_keys`). The rare characters beyond these have no byte.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.text.code_points import IntArray

NO_CODE = 0
LETTER, SPACE, OTHER = 1, 2, 3
"""What `re` tells apart: a letter, digit or underscore; white space; anything else."""

_LAST_CODE = 254  # and never 255: so a key of eight such bytes is of no word

Bytes = NDArray[np.uint8]


class CharacterCodes:
    """Gives each character that comes its code, until there are no more; none is ever given back.

    >>> from engine.text.code_points import code_points
    >>> codes = CharacterCodes()
    >>> codes.of(code_points("to too")).tolist()
    [1, 2, 3, 1, 2, 2]
    """

    def __init__(self) -> None:
        """Start with no character."""
        self._code_of = np.zeros(0x110000, np.uint8)
        self._kind_of_code = np.zeros(_LAST_CODE + 1, np.uint8)
        self._last = NO_CODE

    def of(self, points: IntArray) -> Bytes:
        """Give the codes of characters, NO_CODE for those that came too late.

        Args:
            points: n code points.
        """
        codes = self._code_of[points]
        if self._last < _LAST_CODE and not codes.min(initial=_LAST_CODE):
            self._add(points[codes == NO_CODE])
            codes = self._code_of[points]
        return codes

    def _add(self, points: IntArray) -> None:
        new = list(dict.fromkeys(points.tolist()))[: _LAST_CODE - self._last]
        codes = np.arange(self._last + 1, self._last + 1 + len(new), dtype=np.uint8)
        # subtle: in this order no code has two characters, even if this is interrupted.
        self._last += len(new)
        self._kind_of_code[codes] = [_kind(point) for point in new]
        self._code_of[new] = codes

    def kinds(self, codes: Bytes, points: IntArray) -> Bytes:
        """Give the kinds of n characters from their codes, or from themselves where these are none.

        Returns:
            n times LETTER, SPACE or OTHER.
        """
        kinds = self._kind_of_code[codes]
        if not kinds.min(initial=OTHER):
            without = np.flatnonzero(codes == NO_CODE)
            kinds[without] = [_kind(point) for point in points[without].tolist()]
        return kinds


def _kind(point: int) -> int:
    character = chr(point)
    if character.isalnum() or character == "_":
        return LETTER
    return SPACE if character.isspace() else OTHER

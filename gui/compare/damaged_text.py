"""What is wrong with characters that came from elsewhere: halves of them, and what stands for lost.

A character beyond U+FFFF is two halves (surrogates) in some programs; text that was cut between
them holds one alone. Programs that cannot pass it on write U+FFFD in its place. No Qt here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

LOST: Final = "\ufffd"
"""What stands where a character was lost."""

_HALVES: Final = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Damage:
    """What a text has of such characters.

    Attributes:
        halves: how many halves of characters.
        first_half: where the first one is, in characters; -1 without any.
        lost: how many characters were lost.
        first_lost: where the first one was; -1 without any.
    """

    halves: int = 0
    first_half: int = -1
    lost: int = 0
    first_lost: int = -1

    def __bool__(self) -> bool:
        return bool(self.halves or self.lost)


NO_DAMAGE: Final = Damage()


def find_damage(text: str) -> Damage:
    r"""Look for halves and for what stands in place of lost characters.

    >>> find_damage("a\ud800b\ud83d"), find_damage("low") == NO_DAMAGE
    (Damage(halves=2, first_half=1, lost=0, first_lost=-1), True)
    """
    if text.isascii():
        return NO_DAMAGE
    first = _first_half(text)
    halves = len(_HALVES.findall(text)) if first >= 0 else 0
    return Damage(halves, first, text.count(LOST), text.find(LOST))


def _first_half(text: str) -> int:
    """Where the first half of a character is, or -1: UTF-8 cannot hold it, and is made quickly."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        return error.start
    return -1

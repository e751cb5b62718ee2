"""Whether a text looks like a list of merges, though no first line says so.

In such a list both parts of a line are symbols, or were made by lines before: that tells it from
poems, dictionaries and other texts of two words a line.
"""

from __future__ import annotations

import re

_FEWEST_LINES = 3
_MOST_LINES = 2_000
_GOOD_SHARE = 0.9
_SYMBOL = re.compile(r"(?:##)?.(?:</w>)?|</w>|<0x[0-9A-F]{2}>")


def looks_like_merges(head: bytes) -> bool:
    r"""Judge by the beginning of a file, which may be cut anywhere.

    >>> looks_like_merges(b"l o\nlo w\ne r\n"), looks_like_merges(b"red rose\nblue violet\n")
    (True, False)
    """
    lines = head.decode("utf-8", "replace").split("\n")[:-1][:_MOST_LINES]
    lines = [line.removesuffix("\r") for line in lines if not line.startswith("#version:")]
    if len(lines) < _FEWEST_LINES or len(set(lines)) < len(lines):
        return False
    made: set[str] = set()
    good, says_more = 0, False
    for line in lines:
        parts = line.split(" ")
        if len(parts) == 2 and all(part in made or _SYMBOL.fullmatch(part) for part in parts):
            good += 1
            says_more |= not line.replace(" ", "").isdecimal()  # else it may be a table of numbers
            made.add("".join(parts))
    return says_more and good >= _GOOD_SHARE * len(lines)

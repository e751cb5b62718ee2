"""Sets of characters written as hexadecimal ranges, and what can be made of them.

`classes` and `scripts` hold the tables; here they become something that searches a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator


def ranges_of(listed: str) -> Iterator[tuple[int, int]]:
    """Read ranges as the tables write them; both ends belong to the range.

    >>> list(ranges_of("41-43 5F"))
    [(65, 67), (95, 95)]
    """
    for part in listed.split():
        first, _, last = part.partition("-")
        yield int(first, 16), int(last or first, 16)


def inside_of_class(listed: str) -> str:
    r"""Write ranges as they stand inside the brackets of a regular expression.

    >>> print(inside_of_class("41-43 5F"))
    \U00000041-\U00000043\U0000005f
    """
    parts = [
        f"\\U{first:08x}" if first == last else f"\\U{first:08x}-\\U{last:08x}"
        for first, last in ranges_of(listed)
    ]
    return "".join(parts)


def one_of(listed: str) -> re.Pattern[str]:
    """Compile a pattern that matches one character of the set.

    >>> one_of("41-43 5F").findall("ABCD_")
    ['A', 'B', 'C', '_']
    """
    return re.compile(f"[{inside_of_class(listed)}]")

"""Numbers of merge lists, which may be larger than anybody can read."""

from __future__ import annotations

from gui.look.translation import format_decimal, format_number

INT_MAX = 2**31 - 1
"""The largest number that Qt takes for choosing a plural."""

_LONGEST = 10**15
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def in_short(number: int) -> str:
    r"""A number with its digits grouped, or its size where it has more than fifteen.

    >>> in_short(144), in_short(12 * 10**30)
    ('144', '≈\xa01.20·10³¹')
    """
    if number < _LONGEST:
        return format_number(number)
    exponent = len(str(number)) - 1
    mantissa = number // 10 ** (exponent - 2) / 100
    return f"≈\N{NO-BREAK SPACE}{format_decimal(mantissa)}·10{str(exponent).translate(_RAISED)}"

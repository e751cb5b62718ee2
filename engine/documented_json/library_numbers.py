"""Numbers with a point or an exponent, as the library reads them that the files are made for.

Python takes the double that is nearest to what is written. `serde_json`, with which Hugging Face's
library reads its files, rounds twice: the digits to a double, and that divided by a power of ten.
The last bit differs in one of 25 scores of a Unigram model, and then sums of scores tie otherwise.
"""

from __future__ import annotations

import re

_NUMBER = re.compile(r"(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?")
_SURE = 16  # characters: fewer than 16 digits, and no rounding but the last
_MOST = (1 << 64) - 1
_LARGEST_POWER = 308


def library_float(text: str) -> float:
    """Read a number.

    >>> library_float("-3.9067307609682835"), float("-3.9067307609682835")
    (-3.906730760968283, -3.9067307609682835)
    """
    if len(text) <= _SURE and "e" not in text and "E" not in text:
        return float(text)
    found = _NUMBER.fullmatch(text)
    if found is None:
        return float(text)
    sign, whole, fraction, exponent = found.groups(default="")
    digits, power = 0, int(exponent[:9] or 0)
    for place, digit in enumerate(whole):
        longer = 10 * digits + int(digit)
        if longer > _MOST:
            power += len(whole) - place  # all further digits only tell how large it is
            break
        digits = longer
    for digit in fraction:
        longer = 10 * digits + int(digit)
        if longer > _MOST:
            break  # all further digits are passed over
        digits, power = longer, power - 1
    number = _scaled(float(digits), power)
    return -number if sign else number


def _scaled(number: float, power: int) -> float:
    while power < -_LARGEST_POWER and number:
        number, power = number / 1e308, power + _LARGEST_POWER
    if power > _LARGEST_POWER:
        return number * float("inf") if number else number
    if power < 0:
        return number / float(f"1e{-power}") if number else number
    return number * float(f"1e{power}")

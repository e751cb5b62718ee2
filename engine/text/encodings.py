"""Which encodings a text may be in, likeliest first, when the bytes alone do not say it.

`reading` decides what is certain (UTF-8, byte order marks); this module only makes the list that a
person chooses from. charset-normalizer guesses; because it is weak on short texts, the common
encodings whose result reads like plain Russian or Western text are put before its guesses.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import islice, pairwise

_COMMON = ("cp1251", "koi8_r", "cp866", "cp1252", "mac_cyrillic", "iso8859_5", "mac_roman", "cp850")
_LAST_RESORT = ("latin_1", "utf_16_le")
_SAMPLE, _GUESSES, _LETTERS_LOOKED_AT = 100_000, 6, 5_000
_PLAUSIBLE = 0.5
_LETTERS = frozenset(
    "абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ"
    "àáâäåæçèéêëìíîïñòóôöøùúûüýßœÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜÝŒ"
)
_RARE = frozenset("ЪЫЬъфщэЙЩ")
_SIGNS = frozenset("«»„“”‘’‚–—…№·°§©€ \u00ad¡¿")
_RUN = re.compile(r"[^\W\d_]+|[^\x00-\x7f]")


def likely_encodings(data: bytes) -> tuple[str, ...]:
    """Name the encodings that these bytes may be in, the likeliest first; never empty.

    >>> likely_encodings("Мама мыла раму".encode("cp1251"))[0]
    'cp1251'
    >>> likely_encodings("très déjà vu".encode("latin-1"))[0]
    'cp1252'
    """
    from charset_normalizer import from_bytes  # large, and most texts are UTF-8

    sample = data[:_SAMPLE]
    scores = {name: _plausibility(sample, name) for name in _COMMON}
    plausible = [name for name in _COMMON if scores[name] >= _PLAUSIBLE]
    plausible.sort(key=lambda name: -scores[name])  # stable: equally good ones keep their order
    guesses = [match.encoding for match in islice(from_bytes(sample), _GUESSES)]
    others = [name for name in (*_COMMON[:4], *_LAST_RESORT) if name not in plausible]
    names = dict.fromkeys((*plausible, *guesses, *others))
    return tuple(name for name in names if _can_decode(data, name))


def _plausibility(sample: bytes, encoding: str) -> float:
    """Judge how the decoded text reads: from -1 (all non-ASCII odd) to 1 (all plain letters)."""
    try:
        text = sample.decode(encoding)
    except UnicodeDecodeError:
        return -1.0
    runs = islice((run for run in _RUN.findall(text) if not run.isascii()), _LETTERS_LOOKED_AT)
    marks = [mark for run in runs for mark in _marks(run)]
    return sum(marks) / len(marks) if marks else -1.0


def _marks(run: str) -> list[float]:
    """Mark each non-ASCII character of a run of letters (or a single sign)."""
    if not run.isalpha():
        return [0.5 if run in _SIGNS else -1.0]
    mixed = len({_script(character) for character in run}) > 1
    case_jumps = any(a.islower() and b.isupper() for a, b in pairwise(run))
    return [
        -1.0 if mixed or case_jumps else _letter_mark(character)
        for character in run
        if not character.isascii()
    ]


def _letter_mark(character: str) -> float:
    if character not in _LETTERS:
        return 0.0
    return 0.6 if character in _RARE else 0.95 if character.isupper() else 1.0


def _script(character: str) -> str:
    return unicodedata.name(character, "?").partition(" ")[0]


def _can_decode(data: bytes, encoding: str) -> bool:
    try:
        data.decode(encoding)
    except (UnicodeDecodeError, LookupError):
        return False
    return True

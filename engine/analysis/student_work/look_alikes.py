"""Letters of another alphabet that only look like those of the corpus: а is not a.

They come from a keyboard that was left in the other language, and no eye finds them. The groups are
the ones that are the same in common fonts; the full list is that of Unicode TS 39, "confusables".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

# fmt: off
_GROUPS = (
    "aа", "cс", "dԁ", "eе", "hһ", "iі", "jј", "oоο",
    "pрρ", "sѕ", "vνѵ", "xхχ", "yу", "AАΑ", "BВΒ", "CС",
    "EЕΕ", "HНΗ", "IІΙ", "JЈ", "KКΚ", "MМΜ", "NΝ", "OОΟ",
    "PРΡ", "SЅ", "TТΤ", "XХΧ", "YҮΥ", "ZΖ", "кκ", "ГΓ",
    "ПΠ", "ФΦ",
)
# fmt: on


def look_alikes(texts: Iterable[str], own: Iterable[str]) -> dict[str, str]:
    r"""Find letters that are none of the corpus's own but look like one.

    >>> look_alikes(["\u0435", "s"], "est")
    {'е': 'e'}

    Args:
        texts: what somebody has written.
        own: the letters of the corpus.

    Returns:
        letter -> the one it looks like.
    """
    known = {letter for text in own for letter in text}
    foreign = sorted({letter for text in texts for letter in text} - known)
    twins = ((letter, _own_twin(letter, known)) for letter in foreign)
    return {letter: twin for letter, twin in twins if twin}


def alphabet_of(letters: Iterable[str]) -> str:
    """Name the alphabet of letters as Unicode does: "CYRILLIC"; nothing if there are several."""
    names = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return names.pop() if len(names) == 1 else ""


def listed(twins: Mapping[str, str]) -> str:
    r"""Write letters with their code points, beside those they look like.

    >>> listed({"\u0435": "e"})
    "'е' U+0435 ≠ 'e' U+0065"
    """
    return "; ".join(f"{_coded(letter)} ≠ {_coded(twin)}" for letter, twin in twins.items())


def _own_twin(letter: str, known: set[str]) -> str:
    group = next((group for group in _GROUPS if letter in group), "")
    return next((other for other in group if other in known), "")


def _coded(letter: str) -> str:
    return f"'{letter}' U+{ord(letter):04X}"

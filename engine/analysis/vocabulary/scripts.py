"""The scripts of characters, and what else can be said of many characters at once.

Texts come in as arrays of code points: a table of 200 000 tokens has some thousands of different
characters, and only these are looked up.
"""

from __future__ import annotations

import sys
import unicodedata
from functools import cache
from typing import NamedTuple

import numpy as np
import regex
from numpy.typing import NDArray

from engine.analysis.vocabulary.table import Flag
from engine.text.code_points import IntArray

OTHER_SCRIPT = "Other"

# The frequent ones first: what they take is not looked at again. Names as in Unicode 15.1.
_SCRIPTS = """
Latin Han Cyrillic Hangul Arabic Katakana Hiragana Greek Hebrew Devanagari Thai Bengali Tamil
Telugu Kannada Malayalam Gujarati Gurmukhi Oriya Sinhala Georgian Armenian Ethiopic Khmer Lao
Myanmar Tibetan Mongolian Bopomofo Thaana Syriac Cherokee Canadian_Aboriginal Tifinagh Yi
Braille Coptic Gothic Runic Ogham Adlam Nko Vai Javanese Balinese Sundanese Cham Lisu Lepcha
Limbu Tai_Le New_Tai_Lue Tai_Tham Tai_Viet Buginese Batak Rejang Kayah_Li Ol_Chiki Saurashtra
Syloti_Nagri Meetei_Mayek Phags_Pa Bamum Samaritan Mandaic Glagolitic Old_Italic Deseret Shavian
Osmanya Osage Tagalog Hanunoo Buhid Tagbanwa Ugaritic Old_Persian Cuneiform Egyptian_Hieroglyphs
Anatolian_Hieroglyphs Linear_A Linear_B Cypriot Cypro_Minoan Phoenician Imperial_Aramaic
Palmyrene Nabataean Hatran Lydian Lycian Carian Meroitic_Hieroglyphs Meroitic_Cursive Kharoshthi
Old_South_Arabian Old_North_Arabian Manichaean Avestan Inscriptional_Parthian
Inscriptional_Pahlavi Psalter_Pahlavi Old_Turkic Old_Hungarian Hanifi_Rohingya Yezidi
Old_Sogdian Sogdian Old_Uyghur Chorasmian Elymaic Brahmi Kaithi Sora_Sompeng Chakma Mahajani
Sharada Khojki Multani Khudawadi Grantha Newa Tirhuta Siddham Modi Takri Ahom Dogra Warang_Citi
Dives_Akuru Nandinagari Zanabazar_Square Soyombo Pau_Cin_Hau Bhaiksuki Marchen Masaram_Gondi
Gunjala_Gondi Makasar Kawi Tangsa Bassa_Vah Pahawh_Hmong Medefaidrin Miao Tangut Nushu
Khitan_Small_Script Duployan SignWriting Nyiakeng_Puachue_Hmong Toto Wancho Nag_Mundari
Mende_Kikakui Elbasan Caucasian_Albanian Vithkuqi Old_Permic
"""
_NEUTRAL = r"[\p{Script=Common}\p{Script=Inherited}\p{Script=Unknown}]+"


class CharacterFacts(NamedTuple):
    """What is known of n characters.

    Attributes:
        scripts: n places in `names`; 0: the character belongs to no script (digits, signs, spaces).
        flags: n sums of `Flag`.
        names: names of scripts; the first is "".
    """

    scripts: NDArray[np.uint8]
    flags: NDArray[np.uint16]
    names: tuple[str, ...]


def character_facts(points: IntArray) -> CharacterFacts:
    """Look up characters, given as n code points.

    >>> facts = character_facts(np.array([0x41, 0x434, 0x31]))
    >>> [facts.names[place] for place in facts.scripts], facts.flags.tolist()
    (['Latin', 'Cyrillic', ''], [24, 8, 2])
    """
    is_there = np.zeros(sys.maxunicode + 1, np.bool_)
    is_there[points] = True
    distinct = np.flatnonzero(is_there)
    characters = [chr(code) for code in distinct.tolist()]
    found = _scripts_of("".join(characters))
    names = ("", *dict.fromkeys(found.values()))
    numbers = {name: place for place, name in enumerate(names)}
    scripts = np.zeros(len(is_there), np.uint8)
    scripts[distinct] = [numbers[found[one]] if one in found else 0 for one in characters]
    flags = np.zeros(len(is_there), np.uint16)
    flags[distinct] = [_flags_of(one) for one in characters]
    return CharacterFacts(scripts[points], flags[points], names)


def _scripts_of(characters: str) -> dict[str, str]:
    """Find the scripts of different characters; those of no script are left out."""
    rest = regex.sub(_NEUTRAL, "", characters)
    found: dict[str, str] = {}
    for name in _SCRIPTS.split():
        if not rest:
            break  # all 160 patterns take 28 ms to compile
        if (pattern := _script_pattern(name)) is not None:
            found.update((one, name) for run in pattern.findall(rest) for one in run)
            rest = pattern.sub("", rest)
    return found | dict.fromkeys(rest, OTHER_SCRIPT)


@cache
def _script_pattern(name: str) -> regex.Pattern[str] | None:
    try:
        return regex.compile(rf"\p{{Script={name}}}+")
    except regex.error:  # an older package does not know the newest scripts
        return None


def _flags_of(character: str) -> int:
    category = unicodedata.category(character)
    if category[0] == "L":
        return int(Flag.LETTERS | Flag.UPPERCASE if category in ("Lu", "Lt") else Flag.LETTERS)
    if category[0] == "N":
        return int(Flag.DIGITS)
    if character.isspace():
        return int(Flag.SPACES)
    return int(Flag.PUNCTUATION) if category[0] in "PS" else 0


def combined(
    facts: CharacterFacts, starts: IntArray, lengths: IntArray
) -> tuple[IntArray, IntArray, IntArray]:
    """Combine the facts of the characters of n texts that lie one after another.

    Args:
        facts: facts of all characters.
        starts: where each text begins.
        lengths: how many characters it has.

    Returns:
        For each text the smallest and the largest place of a script in it (0: it has none), and the
        flags that any of its characters has; `Flag.SPACES` only if all are white space.
    """
    some = np.flatnonzero(lengths)
    lowest, highest, flags = (np.zeros(len(starts), np.int64) for _ in range(3))
    if not len(some):
        return lowest, highest, flags
    places = starts[some]
    none = np.iinfo(np.uint8).max
    scripts = np.where(facts.scripts == 0, none, facts.scripts)
    highest[some] = np.maximum.reduceat(facts.scripts, places)
    lowest[some] = np.minimum.reduceat(scripts, places)
    lowest[highest == 0] = 0
    any_flags = np.bitwise_or.reduceat(facts.flags, places)
    all_flags = np.bitwise_and.reduceat(facts.flags, places)
    spaces = int(Flag.SPACES)
    flags[some] = (any_flags & ~np.uint16(spaces)) | (all_flags & spaces)
    return lowest, highest, flags

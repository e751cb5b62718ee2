"""Names of scripts, for characters that no font of this machine draws.

One missing character mostly means that its whole script is missing: who reads "Devanagari" knows
which font to look for, who reads a list of codes does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    import regex

EMOJI: Final = "Emoji"
_EMOJI = r"[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]"
_MOST_NAMED = 3

# The name of a script as Unicode has it, and as people know it.
_TITLES: Final[dict[str, Any]] = {
    EMOJI: QT_TRANSLATE_NOOP("Scripts", "emoji"),
    "Arabic": QT_TRANSLATE_NOOP("Scripts", "Arabic"),
    "Armenian": QT_TRANSLATE_NOOP("Scripts", "Armenian"),
    "Bengali": QT_TRANSLATE_NOOP("Scripts", "Bengali"),
    "Cherokee": QT_TRANSLATE_NOOP("Scripts", "Cherokee"),
    "Cyrillic": QT_TRANSLATE_NOOP("Scripts", "Cyrillic"),
    "Devanagari": QT_TRANSLATE_NOOP("Scripts", "Devanagari"),
    "Ethiopic": QT_TRANSLATE_NOOP("Scripts", "Ethiopic"),
    "Georgian": QT_TRANSLATE_NOOP("Scripts", "Georgian"),
    "Greek": QT_TRANSLATE_NOOP("Scripts", "Greek"),
    "Gujarati": QT_TRANSLATE_NOOP("Scripts", "Gujarati"),
    "Gurmukhi": QT_TRANSLATE_NOOP("Scripts", "Gurmukhi"),
    "Hangul": QT_TRANSLATE_NOOP("Scripts", "Korean letters"),
    "Han": QT_TRANSLATE_NOOP("Scripts", "Chinese characters"),
    "Hebrew": QT_TRANSLATE_NOOP("Scripts", "Hebrew"),
    "Hiragana": QT_TRANSLATE_NOOP("Scripts", "Japanese Hiragana"),
    "Kannada": QT_TRANSLATE_NOOP("Scripts", "Kannada"),
    "Katakana": QT_TRANSLATE_NOOP("Scripts", "Japanese Katakana"),
    "Khmer": QT_TRANSLATE_NOOP("Scripts", "Khmer"),
    "Lao": QT_TRANSLATE_NOOP("Scripts", "Lao"),
    "Latin": QT_TRANSLATE_NOOP("Scripts", "Latin"),
    "Malayalam": QT_TRANSLATE_NOOP("Scripts", "Malayalam"),
    "Mongolian": QT_TRANSLATE_NOOP("Scripts", "Mongolian"),
    "Myanmar": QT_TRANSLATE_NOOP("Scripts", "Burmese"),
    "Nko": QT_TRANSLATE_NOOP("Scripts", "N'Ko"),
    "Oriya": QT_TRANSLATE_NOOP("Scripts", "Odia"),
    "Sinhala": QT_TRANSLATE_NOOP("Scripts", "Sinhala"),
    "Syriac": QT_TRANSLATE_NOOP("Scripts", "Syriac"),
    "Tamil": QT_TRANSLATE_NOOP("Scripts", "Tamil"),
    "Telugu": QT_TRANSLATE_NOOP("Scripts", "Telugu"),
    "Thaana": QT_TRANSLATE_NOOP("Scripts", "Thaana"),
    "Thai": QT_TRANSLATE_NOOP("Scripts", "Thai"),
    "Tibetan": QT_TRANSLATE_NOOP("Scripts", "Tibetan"),
}


@dataclass(frozen=True, slots=True)
class Script:
    """Some characters of one script.

    Attributes:
        name: Unicode's name of it, or EMOJI; nothing where it has no name here.
        characters: the characters, in the order of the text.
    """

    name: str
    characters: str

    @property
    def codes(self) -> str:
        """The code of the only character, or the smallest and the greatest of all."""
        first, last = min(self.characters), max(self.characters)
        return f"U+{ord(first):04X}" + (f"–U+{ord(last):04X}" if first != last else "")


def scripts_of(characters: str) -> tuple[Script, ...]:
    """Sort characters by their scripts, in the order of the text.

    Signs that several scripts use go with one of them that is there anyway.

    >>> [(script.name, script.codes) for script in scripts_of("।कख漢")]
    [('Devanagari', 'U+0915–U+0964'), ('Han', 'U+6F22')]
    """
    usual = {c: names[0] for c in characters if len(names := _names(c)) == 1}
    there = dict.fromkeys(usual.values())
    found: dict[str, str] = {}
    for character in characters:
        names = _names(character)
        name = next((name for name in there if name in names), names[0] if names else "")
        found[name] = found.get(name, "") + character
    return tuple(Script(name, text) for name, text in found.items())


def in_words(characters: str) -> str:
    """Name the scripts of characters for a sentence, with their codes."""
    named = []
    for script in scripts_of(characters):
        if script.name:
            title = QCoreApplication.translate("Scripts", _TITLES[script.name])
            named.append(f"{title} ({script.codes})")
        else:
            named += [f"U+{ord(character):04X}" for character in script.characters]
    return ", ".join(named[:_MOST_NAMED]) + (", …" if len(named) > _MOST_NAMED else "")


@cache
def _names(character: str) -> tuple[str, ...]:
    """The scripts to which a character belongs, those that have a title here."""
    return tuple(name for name, pattern in _patterns().items() if pattern.match(character))


@cache
def _patterns() -> dict[str, regex.Pattern[str]]:
    import regex  # not quick to load, and mostly every character can be drawn

    written = {name: rf"\p{{scx={name}}}" for name in _TITLES}
    return {name: regex.compile(_EMOJI if name == EMOJI else p) for name, p in written.items()}

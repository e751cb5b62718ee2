"""The bundled fonts, so that every machine shows the same letters.

DejaVu Sans and DejaVu Sans Mono hold Latin, Cyrillic, Greek, Hebrew and Arabic. For every other
script Qt falls back to the fonts of the system; `missing_characters` tells where even that fails.
"""

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QRawFont, QTextLayout

UI_FAMILY: Final = "DejaVu Sans"
TOKEN_FAMILY: Final = "DejaVu Sans Mono"

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "fonts"


@lru_cache(maxsize=1)
def load() -> tuple[str, ...]:
    """Register the bundled fonts with Qt, once; returns the families that it found in them."""
    families: dict[str, None] = {}
    for path in sorted(FOLDER.glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)


def font(family: str, point_size: float, *, bold: bool = False) -> QFont:
    """A font of one of the bundled families; `point_size` in points."""
    made = QFont(family)
    made.setStyleHint(
        QFont.StyleHint.Monospace if family == TOKEN_FAMILY else QFont.StyleHint.SansSerif
    )
    made.setPointSizeF(point_size)
    made.setBold(bold)
    return made


def missing_characters(text: str, in_font: QFont) -> str:
    """The distinct characters of `text` that no font of this machine can draw, in order."""
    at_hand = QRawFont.fromFont(in_font)
    return "".join(
        character
        for character in dict.fromkeys(text)
        if not character.isspace()
        and unicodedata.category(character) not in {"Cc", "Cf", "Cs"}
        and not at_hand.supportsCharacter(ord(character))
        and _is_missing(character, in_font)
    )


def _is_missing(character: str, in_font: QFont) -> bool:
    layout = QTextLayout(character, in_font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    # subtle: of a script for which no font is found at all, Qt draws boxes that have an index.
    # What draws them has no size; to ask it anything else ends the program.
    if any(run.rawFont().pixelSize() <= 0 for run in runs):
        return True
    glyphs = [index for run in runs for index in run.glyphIndexes()]
    return not glyphs or 0 in glyphs

"""The bundled fonts, so that every machine shows the same letters.

DejaVu Sans and DejaVu Sans Mono hold Latin, Cyrillic, Greek, Hebrew and Arabic. For every other
script Qt falls back to the fonts of the system; `missing_glyphs` tells where even that fails.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QFont, QFontDatabase

UI_FAMILY: Final = "DejaVu Sans"
TOKEN_FAMILY: Final = "DejaVu Sans Mono"

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "fonts"


@lru_cache(maxsize=1)
def load() -> tuple[str, ...]:
    """Register the bundled fonts with Qt, once; returns the families that it found in them."""
    # Of a script without a font Qt tells the terminal once for every font that lacks it.
    QLoggingCategory.setFilterRules("qt.text.font.db.info=false")
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

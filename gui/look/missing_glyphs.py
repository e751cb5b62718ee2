"""Characters that no font of this machine can draw, so that the window can say so."""

import unicodedata

from PySide6.QtGui import QFont, QRawFont, QTextLayout


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

"""Characters that no font of this machine can draw, so that the window can say so.

Of a stretch with such a character Qt draws boxes only, the letters in it that it could draw, too.
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from PySide6.QtGui import QFont, QGuiApplication, QRawFont, QTextLayout

from gui.look import theme

_REMEMBERED = 20_000


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


def drawable(label: str) -> str:
    """The label of a token with code points in place of characters that no font draws.

    The bracket is that of `engine.text.alphabet`: labels that differ still do. Before there is an
    application there are no fonts to ask, and the label stays as it is.
    """
    if label.isascii() or QGuiApplication.instance() is None:
        return label
    return _with_code_points(label)


@lru_cache(_REMEMBERED)
def _with_code_points(label: str) -> str:
    stretches = groupby(label, _is_undrawn)
    return "".join(
        _in_code_points(stretch) if undrawn else "".join(stretch) for undrawn, stretch in stretches
    )


def _in_code_points(characters: Iterable[str]) -> str:
    """Name characters by their numbers.

    >>> _in_code_points("नम")
    '⟨U+0928 092E⟩'
    """
    return f"\u27e8U+{' '.join(f'{ord(character):04X}' for character in characters)}\u27e9"


@lru_cache(_REMEMBERED)
def _is_undrawn(character: str) -> bool:
    """Whether no font draws it; to find none takes Qt some milliseconds, once for a script.

    What a font can draw does not depend on its size; Qt remembers what it found for the one in use.
    """
    in_font = theme.active().token_font()
    return not character.isascii() and bool(missing_characters(character, in_font))


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

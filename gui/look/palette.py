"""The colours of the three themes, named by what they mean, as plain `#RRGGBB` text.

Nothing here needs Qt: `theme` turns these tables into QColors, and the tests read them to
prove that every text can be read on every ground it may stand on. The five token colours are a
cycle; neighbours in it stay apart under the three kinds of colour blindness.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LIGHT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "window": "#F2F4F7",  # behind the panels
        "panel": "#FFFFFF",  # where data is drawn and text is typed
        "raised": "#E8ECF1",  # headers, hovered and pressed controls
        "text": "#1A1F26",
        "muted": "#525C69",
        "border": "#CBD3DC",  # hairlines that only separate
        "control": "#7A8694",  # outlines that show where a control is
        "accent": "#1259A8",
        "accent_text": "#FFFFFF",
        "selection": "#D6E6F7",
        "bar": "#86B6E0",
        "bar_tied": "#F5C26B",
        "hatch": "#A86400",
        "outline": "#14181D",
        "warning": "#7D4A00",
        "error": "#B02318",
        "token_text": "#111418",
    }
)

DARK: Final[Mapping[str, str]] = MappingProxyType(
    {
        "window": "#14171B",
        "panel": "#1B1F24",
        "raised": "#2A3038",
        "text": "#E7EBF0",
        "muted": "#A6B0BC",
        "border": "#363E48",
        "control": "#77828F",
        "accent": "#7DB9F5",
        "accent_text": "#0C1B2A",
        "selection": "#21405F",
        "bar": "#2F6699",
        "bar_tied": "#744900",
        "hatch": "#D69A3C",
        "outline": "#FFFFFF",
        "warning": "#F2B950",
        "error": "#FF9389",
        "token_text": "#FFFFFF",
    }
)

PROJECTOR: Final[Mapping[str, str]] = MappingProxyType(
    {
        "window": "#FFFFFF",
        "panel": "#FFFFFF",
        "raised": "#E9EDF2",
        "text": "#000000",
        "muted": "#33393F",
        "border": "#8A929B",
        "control": "#3F464D",
        "accent": "#003C82",
        "accent_text": "#FFFFFF",
        "selection": "#CFE3F8",
        "bar": "#86B6E0",
        "bar_tied": "#FFC95C",
        "hatch": "#8A4B00",
        "outline": "#000000",
        "warning": "#5C3500",
        "error": "#8C0F08",
        "token_text": "#000000",
    }
)

LIGHT_TOKENS: Final = ("#BFDDF5", "#F6C177", "#E4E4E4", "#8FB8E0", "#FFE9A8")
DARK_TOKENS: Final = ("#1F5C8B", "#7A4A00", "#3A3A3A", "#12385A", "#A06A10")


def luminance(colour: str) -> float:
    """Relative luminance of a `#RRGGBB` colour, 0 for black to 1 for white (WCAG 2.2)."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 (equal) to 21 (black on white), as WCAG 2.2 defines it.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)

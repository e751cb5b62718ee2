"""The three themes: `palette`'s colours as QColors, with type sizes; and how to apply one.

The type of each can be smaller or larger than it is made for, in a few sizes: for a wall that is
far away, for eyes that see little, or for more on one screen. Widgets ask `active()` whenever they
draw and keep nothing of it: applying another theme changes the application's palette, font and
style sheet, so every widget hears of it in `changeEvent`. Another size: font and style sheet.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from gui.look import fonts, palette, style_sheet

_FROM_AFAR: Final = 14
"""Points of the type from which on a theme is made for a projector."""

TEXT_SIZES: Final = (80, 90, 100, 110, 125, 150)
"""How large the type can be, in per cent of what the theme is made for."""

USUAL_TEXT: Final = 100


@dataclass(frozen=True, kw_only=True)
class Theme:
    """One look: colours by meaning, type sizes in points, the step of the layout grid in pixels.

    `text_size` says in per cent how large the type is beside what the theme is made for.
    """

    name: str
    window: QColor
    panel: QColor
    raised: QColor
    text: QColor
    muted: QColor
    border: QColor
    control: QColor
    accent: QColor
    accent_text: QColor
    selection: QColor
    bar: QColor
    bar_tied: QColor
    hatch: QColor
    outline: QColor
    warning: QColor
    error: QColor
    token_text: QColor
    tokens: tuple[QColor, ...]
    point_size: float
    token_point_size: float
    spacing: float = 8.0
    text_size: int = USUAL_TEXT

    @property
    def dark(self) -> bool:
        """Whether text is lighter than its ground."""
        return self.text.lightnessF() > self.panel.lightnessF()

    @property
    def is_for_afar(self) -> bool:
        """Whether it is read from the last row of a room."""
        return self.point_size >= _FROM_AFAR

    @property
    def faded(self) -> QColor:
        """The text of what cannot be used now: between `muted` and the ground, still legible."""
        return _blend(self.muted, self.window, 0.62)

    @property
    def pending(self) -> QColor:
        """The text of what is still to come: paler than what is there, and read as easily."""
        return _blend(self.text, self.panel, 0.64)

    def sized(self, text_size: int) -> "Theme":
        """This theme with type of another size, in per cent of the present one.

        >>> THEMES["light"].sized(150).point_size
        15.0
        """
        return replace(
            self,
            text_size=text_size,
            point_size=self.point_size * text_size / 100,
            token_point_size=self.token_point_size * text_size / 100,
        )

    def ui_font(self) -> QFont:
        """For everything that is not a token."""
        return fonts.font(fonts.UI_FAMILY, self.point_size)

    def heading_font(self) -> QFont:
        """For the titles of panels: the same size, bold, so that headings do not push data away."""
        return fonts.font(fonts.UI_FAMILY, self.point_size, bold=True)

    def token_font(self) -> QFont:
        """For tokens, pairs and texts in which every character counts."""
        return fonts.font(fonts.TOKEN_FAMILY, self.token_point_size)


def _blend(ink: QColor, ground: QColor, share: float) -> QColor:
    """So much of the ink on the ground."""
    return QColor.fromRgbF(
        share * ink.redF() + (1 - share) * ground.redF(),
        share * ink.greenF() + (1 - share) * ground.greenF(),
        share * ink.blueF() + (1 - share) * ground.blueF(),
    )


def _theme(
    name: str, colours: Mapping[str, str], tokens: tuple[str, ...], size: float, token_size: float
) -> Theme:
    values: dict[str, Any] = {meaning: QColor(colour) for meaning, colour in colours.items()}
    return Theme(
        name=name,
        tokens=tuple(QColor(colour) for colour in tokens),
        point_size=size,
        token_point_size=token_size,
        **values,
    )


THEMES: Final = {
    "light": _theme("light", palette.LIGHT, palette.LIGHT_TOKENS, 10, 11),
    "dark": _theme("dark", palette.DARK, palette.DARK_TOKENS, 10, 11),
    "projector": _theme("projector", palette.PROJECTOR, palette.LIGHT_TOKENS, 15, 16),
}

_active: list[Theme] = [THEMES["light"]]


def names() -> tuple[str, ...]:
    """The names that `apply` takes, in the order in which a menu shows them."""
    return tuple(THEMES)


def active() -> Theme:
    """The theme that was applied last; the light one before any was."""
    return _active[0]


def apply(app: QApplication, name: str, text_size: int = USUAL_TEXT) -> Theme:
    """Dress the whole application in the theme called `name`, its type so large (in per cent).

    Raises:
        KeyError: when there is no theme of that name.
    """
    chosen = choose(app, name, text_size)
    # subtle: a style sheet in place of another one dresses each widget once for every widget around
    # it; in place of none, once. Below it lies the style whose name is asked for. Without a sheet
    # tab bars would not take the font that comes then: it comes before.
    app.setStyleSheet("")
    if app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    begin()
    finish()
    return chosen


def begin() -> None:
    """Load what the active theme needs, but for the style sheet: widgets can be made from now on.

    subtle: under a style sheet every widget is dressed anew each time it comes into another one.
    Whoever makes many of them `finish`es when they are where they belong: it takes half the time.
    The application must have been started with the style Fusion: to look it up would make PySide6's
    class of styles, which takes longer than the fonts.
    """
    fonts.load()


def finish() -> None:
    """Give all widgets of the application the style sheet of the active theme."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setStyleSheet(style_sheet.build(active()))


def choose(app: QApplication, name: str, text_size: int = USUAL_TEXT) -> Theme:
    """Take the colours and the font of a theme: enough for a window in which nothing stands yet.

    Raises:
        KeyError: when there is no theme of that name.
    """
    chosen = THEMES[name].sized(text_size)
    _active[0] = chosen
    app.setPalette(qt_palette(chosen))
    app.setFont(chosen.ui_font())
    return chosen


def qt_palette(theme: Theme) -> QPalette:
    """The theme as the roles that Qt's own widgets paint with."""
    role = QPalette.ColorRole
    made = QPalette()
    for roles, colour in (
        ((role.Window,), theme.window),
        ((role.Base, role.ToolTipBase), theme.panel),
        ((role.AlternateBase, role.Button, role.Midlight), theme.raised),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), theme.text),
        ((role.PlaceholderText,), theme.muted),
        ((role.Mid, role.Dark, role.Light), theme.border),
        ((role.Shadow,), theme.control),
        ((role.Highlight,), theme.selection),
        ((role.HighlightedText, role.BrightText), theme.text),
        ((role.Accent, role.Link, role.LinkVisited), theme.accent),
    ):
        for each in roles:
            made.setColor(each, colour)
    for each in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, each, theme.faded)
    return made

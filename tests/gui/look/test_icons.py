"""Every icon draws something, in the colour of the theme."""

import pytest
from PySide6.QtGui import QColor, QIcon

from gui.look import icons, theme

CONTRACT = (
    *("play", "pause", "step-back", "step-forward", "ten-back", "ten-forward", "first", "last"),
    *("loop", "previous-tie", "next-tie", "open", "save", "picture", "search", "pin", "pinned"),
    *("close", "settings", "warning", "info", "corpus", "options", "language", "theme"),
)


def test_all_promised_icons_are_there():
    assert set(CONTRACT) <= set(icons.names())


@pytest.mark.parametrize("name", icons.names())
def test_every_icon_draws_something(qapp, name):
    picture = icons.icon(name).pixmap(24, 24).toImage()
    seen = {picture.pixelColor(x, y).alpha() > 0 for x in range(24) for y in range(24)}
    assert seen == {True, False}


@pytest.mark.parametrize("name", icons.names())
@pytest.mark.parametrize("size", [16, 24, 48])
def test_an_icon_is_the_picture_of_its_size_to_the_pixel(qapp, name, size):
    alone = icons.pixmap(name, size, theme.active().text)
    assert icons.icon(name).pixmap(size, size).toImage() == alone.toImage()


@pytest.mark.parametrize("name", theme.names())
def test_icons_take_the_text_colour_of_the_theme(qapp, name):
    theme.apply(qapp, name)
    picture = icons.icon("pause").pixmap(48, 48).toImage()
    assert picture.pixelColor(17, 24).name() == theme.active().text.name()


def test_a_disabled_icon_is_fainter(qapp):
    icon = icons.icon("pause")
    normal = icon.pixmap(48, 48).toImage().pixelColor(17, 24)
    disabled = icon.pixmap(48, 48, QIcon.Mode.Disabled).toImage().pixelColor(17, 24)
    assert disabled.alpha() < normal.alpha()


def test_a_picture_can_have_any_colour(qapp):
    picture = icons.pixmap("pause", 48, QColor("#123456")).toImage()
    assert picture.pixelColor(17, 24).name() == "#123456"


def test_an_unknown_icon_is_an_error(qapp):
    with pytest.raises(FileNotFoundError):
        icons.icon("unicorn")

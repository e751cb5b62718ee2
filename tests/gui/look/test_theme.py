"""Applying a theme dresses the application, and every widget hears of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from gui.look import style_sheet, theme


def test_there_are_three_themes_and_the_light_one_comes_first():
    assert theme.names() == ("light", "dark", "projector")


@pytest.mark.parametrize("name", theme.names())
def test_applying_a_theme_makes_it_the_active_one(qapp, name):
    theme.apply(qapp, name)
    role = QPalette.ColorRole
    assert theme.active().name == name
    assert qapp.palette().color(role.Window) == theme.active().window
    assert qapp.palette().color(role.Base) == theme.active().panel
    assert qapp.font().pointSizeF() == theme.active().point_size
    assert qapp.font().family() == "DejaVu Sans"


def test_an_unknown_theme_changes_nothing(qapp):
    with pytest.raises(KeyError):
        theme.apply(qapp, "sepia")
    assert theme.active().name == "light"


def test_widgets_hear_that_the_theme_changed(qtbot, qapp):
    class Listener(QWidget):
        def __init__(self):
            super().__init__()
            self.heard = set()

        def changeEvent(self, event):
            self.heard.add(event.type())

    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()
    theme.apply(qapp, "projector")
    kind = QEvent.Type
    assert {kind.PaletteChange, kind.FontChange, kind.StyleChange} <= listener.heard


def test_another_theme_dresses_a_widget_as_often_however_deep_it_lies(qtbot, qapp):
    class Listener(QWidget):
        dressed = 0

        def changeEvent(self, event):
            self.dressed += event.type() == QEvent.Type.StyleChange

    theme.apply(qapp, "light")
    outer = around = Listener()
    qtbot.addWidget(outer)
    for _ in range(10):
        around = Listener(around)
    outer.show()
    outer.dressed = around.dressed = 0
    theme.apply(qapp, "dark")
    assert around.dressed == outer.dressed > 0


def test_type_is_larger_in_the_projector_theme():
    light, large = theme.THEMES["light"], theme.THEMES["projector"]
    assert large.point_size >= 15 > light.point_size
    assert large.token_point_size > large.point_size


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("per_cent", theme.TEXT_SIZES)
def test_type_of_another_size_changes_nothing_else(qapp, name, per_cent):
    made, usual = theme.apply(qapp, name, per_cent), theme.THEMES[name]
    assert made is theme.active()
    assert qapp.font().pointSizeF() == pytest.approx(usual.point_size * per_cent / 100)
    assert made.token_point_size == pytest.approx(usual.token_point_size * per_cent / 100)
    assert made.sized(100).tokens == usual.tokens
    assert qapp.palette() == theme.qt_palette(usual)
    assert theme.apply(qapp, name) == usual


def test_light_type_at_its_largest_is_read_from_afar_as_a_projectors(qapp):
    assert theme.THEMES["light"].sized(theme.TEXT_SIZES[-1]).is_for_afar


@pytest.mark.parametrize("look", theme.THEMES.values(), ids=theme.names())
def test_only_the_dark_theme_is_dark(look):
    assert look.dark == (look.name == "dark")


@pytest.mark.parametrize("look", theme.THEMES.values(), ids=theme.names())
def test_the_style_sheet_names_only_pictures_that_exist(look):
    sheet = style_sheet.build(look)
    pictures = [part.split('")')[0] for part in sheet.split('url("')[1:]]
    assert pictures
    assert all(Path(path).read_text(encoding="utf-8").startswith("<svg") for path in pictures)


def test_token_font_gives_every_character_the_same_width(qapp):
    font = theme.active().token_font()
    assert font.family() == "DejaVu Sans Mono"
    assert theme.active().heading_font().bold()

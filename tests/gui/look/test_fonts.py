"""The bundled fonts are enough for the alphabets that the samples need."""

import pytest
from PySide6.QtCore import QLoggingCategory

from gui.look import fonts, missing_glyphs, theme
from gui.look.translation import format_number


def test_the_bundled_fonts_are_loaded_under_their_names(qapp):
    assert {fonts.UI_FAMILY, fonts.TOKEN_FAMILY} <= set(fonts.load())


@pytest.mark.parametrize(
    "text",
    ["Latin", "Кириллица", "Ελληνικά", "עברית", "العربية", "·⇥⏎⟨⟩◌−→←", format_number(10**9)],
)
def test_bundled_alphabets_and_signs_have_glyphs(qapp, text):
    assert missing_glyphs.missing_characters(text, theme.active().ui_font()) == ""


def test_a_character_that_no_font_has_is_reported_once(qapp):
    nobody_draws = "\U0010fffd"
    found = missing_glyphs.missing_characters(
        f"a{nobody_draws}b{nobody_draws}", theme.active().ui_font()
    )
    assert found == nobody_draws


def test_characters_without_a_picture_are_not_missing(qapp):
    assert missing_glyphs.missing_characters(" \n\u200d\x07", theme.active().ui_font()) == ""


def test_a_script_without_a_font_is_not_told_to_the_terminal(qapp):
    fonts.load()
    assert not QLoggingCategory("qt.text.font.db").isInfoEnabled()


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("low", "low"),
        ("##ёж◌·", "##ёж◌·"),
        ("##\u0378", "##⟨U+0378⟩"),
        ("\u0378\u0379ing\u0378", "⟨U+0378 0379⟩ing⟨U+0378⟩"),
        ("⟨U+0378⟩", "⟨U+0378⟩"),
    ],
)
def test_only_what_no_font_draws_is_named_by_its_number(qapp, label, shown):
    assert missing_glyphs.drawable(label) == shown

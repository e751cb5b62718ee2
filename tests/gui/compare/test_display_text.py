"""What running text looks like, and that offsets can be mapped in both directions."""

import pytest

from gui.compare.display_text import begins_right_to_left, display_text, plain_copy
from tests.gui.compare.lanes import TEXTS

BREAK = "\u200b"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a b", "a·b"),
        ("\t\n", "⇥⏎"),
        ("\0", "⟨U+0000⟩"),
        ("\ud83d", "⟨U+D83D⟩"),
        ("\ufeffx", "⟨U+FEFF⟩x"),
        ("\ufffd", "⟨U+FFFD⟩"),
        ("·⟨", "⟨U+00B7⟩⟨U+27E8⟩"),
        ("\u0301e", "◌\u0301e"),
        (" \u0301\u0302", "·◌\u0301\u0302"),
        ("e\u0301", "e\u0301"),
        ("a\u200db", "a⟨U+200D⟩b"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("1\ufe0f", "1⟨U+FE0F⟩"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_invisible_characters_get_signs_unless_they_shape_their_neighbours(text, shown):
    assert plain_copy(text) == shown


@pytest.mark.parametrize("name", TEXTS)
def test_every_unit_of_what_is_written_leads_back_to_its_character(name):
    text = TEXTS[name]
    shown = display_text(text)
    wide = shown.text.encode("utf-16-le", "surrogatepass")
    assert len(shown.units) == len(text) + 1
    assert shown.units[-1] * 2 == len(wide)
    for index in range(min(len(text), 500)):
        start, end = int(shown.units[index]), int(shown.ends[index])
        sign = wide[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")
        assert sign and BREAK not in sign
        assert {shown.character_at(unit) for unit in range(start, end)} == {index}


@pytest.mark.parametrize("name", TEXTS)
def test_no_replacement_character_and_no_half_of_a_pair_is_ever_written(name):
    shown = plain_copy(TEXTS[name])
    assert "\ufffd" not in shown
    assert not any("\ud800" <= each <= "\udfff" for each in shown)


def test_a_line_may_end_before_a_space_and_an_escape_but_not_at_the_beginning():
    assert display_text(" a b\0").text == f"·a{BREAK}·b{BREAK}⟨U+0000⟩"


@pytest.mark.parametrize(
    ("line", "expected"),
    [("123 שלום abc", True), ("abc שלום", False), ("...", False), ("\ud83d x", False), ("", False)],
)
def test_the_first_letter_with_a_direction_decides_that_of_the_line(line, expected):
    assert begins_right_to_left(line) is expected

"""Scripts of characters that cannot be drawn: sorted, named, with their codes."""

import pytest

from gui.look import scripts, translation


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("कख", ["Devanagari"]),
        ("漢字かなカ", ["Han", "Hiragana", "Katakana"]),
        ("한국", ["Hangul"]),
        ("😀👍🏽", ["Emoji"]),
        ("ก🇷🇺", ["Thai", "Emoji"]),
        ("\U0010fffd", [""]),
    ],
)
def test_characters_are_sorted_by_their_scripts(text, names):
    assert [script.name for script in scripts.scripts_of(text)] == names


def test_no_character_is_left_out():
    text = "कa漢😀\U0010fffd।"
    found = "".join(script.characters for script in scripts.scripts_of(text))
    assert sorted(found) == sorted(text)


@pytest.mark.parametrize("text", ["।क", "क।"])
def test_a_sign_of_several_scripts_goes_with_the_one_that_is_there(text):
    assert [script.name for script in scripts.scripts_of(text)] == ["Devanagari"]


def test_they_are_named_with_their_codes():
    assert scripts.in_words("कख漢") == "Devanagari (U+0915–U+0916), Chinese characters (U+6F22)"
    assert scripts.in_words("\U0010fffd") == "U+10FFFD"


def test_of_many_only_some_are_named():
    assert scripts.in_words("कกሀ漢").endswith(", …")


def test_every_title_is_of_a_script_that_is_found():
    assert all(pattern.pattern for pattern in scripts._patterns().values())


def test_they_are_named_in_russian_too(qapp):
    translation.install(qapp, "ru")
    assert "U+0915" in scripts.in_words("कख")

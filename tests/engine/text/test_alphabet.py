"""Symbols and labels."""

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.text.alphabet import (
    BYTE_CHARACTERS,
    BYTE_LABELS,
    byte_label,
    join_labels,
    label_bytes,
    visible,
    word_symbols,
)
from engine.text.byte_characters import as_byte_text

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()))  # lone surrogates too


@given(st.binary())
def test_every_label_names_its_bytes_again(data):
    assert label_bytes(byte_label(data)) == data


@given(st.binary())
def test_labels_of_bytes_are_printable(data):
    assert byte_label(data).isprintable()


def test_the_bracket_itself_is_written_as_bytes():
    assert byte_label("⟨E4⟩".encode()) == "⟨E2⟩⟨9F⟩⟨A8⟩E4⟩"


def test_a_bracket_that_belongs_to_no_byte_is_refused():
    with pytest.raises(ValueError, match="no byte label"):
        label_bytes("⟨E4")


@given(st.binary(min_size=1), st.binary(min_size=1))
def test_joining_labels_joins_their_bytes(left, right):
    joined = join_labels(byte_label(left), byte_label(right), "bytes")
    assert joined == byte_label(left + right)


def test_256_bytes_have_256_labels():
    assert len(set(BYTE_LABELS)) == 256
    assert BYTE_LABELS[0x61] == "a" and BYTE_LABELS[0xE4] == "⟨E4⟩" and BYTE_LABELS[10] == "⟨0A⟩"


@pytest.mark.parametrize(
    ("arguments", "symbols"),
    [
        (("low",), ["l", "o", "w"]),
        (("low", "characters", "_"), ["l", "o", "w", "_"]),
        (("low", "characters", "</w>", True), ["l", "o", "w</w>"]),
        (("é", "bytes"), ["⟨C3⟩", "⟨A9⟩"]),
        (("é", "bytes", "_"), ["⟨C3⟩", "⟨A9⟩", "_"]),
        (("é", "bytes", "_", True), ["⟨C3⟩", "⟨A9⟩_"]),
        (("\ud83d", "bytes"), ["⟨ED⟩", "⟨A0⟩", "⟨BD⟩"]),
        (("\ud83d",), ["\ud83d"]),
        (("", "characters", "_"), []),
    ],
)
def test_first_symbols_of_a_word(arguments, symbols):
    assert word_symbols(*arguments) == symbols


def test_an_unknown_alphabet_is_refused():
    with pytest.raises(ValueError, match="characters, bytes"):
        word_symbols("low", "letters")


@given(ANY_TEXT, ANY_TEXT)
def test_different_tokens_never_look_the_same(first, second):
    assert first == second or visible(first) != visible(second)


@given(st.binary(), st.binary())
def test_different_byte_tokens_never_look_the_same(first, second):
    one, other = (visible(byte_label(data), "bytes") for data in (first, second))
    assert first == second or one != other


# Byte characters for letters, spaces and signs, and characters that are none.
@given(*[st.text(alphabet="ĠĊÐ¼½=×U+0Â·⟨⟩ мA\u0301", max_size=6)] * 2)
def test_labels_in_byte_characters_never_look_the_same_as_another(first, second):
    one, other = (visible(label, BYTE_CHARACTERS) for label in (first, second))
    assert first == second or one != other


@given(ANY_TEXT)
def test_labels_in_byte_characters_look_like_the_text_they_stand_for(text):
    assume(not any("\ud800" <= character <= "\udfff" for character in text))
    label = visible(byte_label(text.encode()), "bytes")
    assert visible(as_byte_text(text), BYTE_CHARACTERS) == label


# Strings of exactly the characters that could collide.
@given(*[st.text(alphabet=" ·\t⇥\n⏎⟨⟩U+0B7E\u0301◌\u200d\ufffd", max_size=12)] * 2)
def test_signs_never_collide_with_text_that_holds_them(first, second):
    assert first == second or visible(first) != visible(second)


@given(ANY_TEXT)
def test_everything_on_the_screen_can_be_drawn(token):
    shown = visible(token)
    assert all(unicodedata.category(character)[0] not in "CZ" for character in shown)
    assert "\ufffd" not in shown


@pytest.mark.parametrize(
    ("token", "shown"),
    [
        (" the", "·the"),
        ("\r\n", "↵⏎"),
        ("\x00", "⟨U+0000⟩"),
        ("\u200d", "⟨U+200D⟩"),
        ("\u00a0", "⟨U+00A0⟩"),
        ("\ud83d", "⟨U+D83D⟩"),
        ("⟨E4⟩", "⟨E4⟩"),
        ("⟨x", "⟨U+27E8⟩x"),
        ("\u0301", "◌\u0301"),
        ("◌", "⟨U+25CC⟩"),
        ("\ufe0f", "⟨U+FE0F⟩"),
        ("", ""),
    ],
)
def test_how_tokens_are_shown(token, shown):
    assert visible(token) == shown

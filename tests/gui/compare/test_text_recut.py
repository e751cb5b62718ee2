"""Cutting again gives the same pieces as cutting anew, whatever was edited."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.text_pieces import LONGEST, TextPieces, cut_text
from gui.compare.text_recut import cut_again

LETTERS = st.text(alphabet="a \n\rё😀\u0301", max_size=30)
LONG_LINE = "word " * LONGEST


def assert_same(one: TextPieces, other: TextPieces) -> None:
    assert one.text == other.text
    for name in ("starts", "byte_starts", "columns", "continues"):
        first, second = getattr(one, name), getattr(other, name)
        assert np.array_equal(first, second), name
        assert first.dtype == second.dtype, name


@given(LETTERS, LETTERS, LETTERS, LETTERS)
def test_any_edit_of_any_lines(before, old, new, after):
    cut = cut_text(before + old + after)
    assert_same(cut_again(cut, before + new + after).pieces, cut_text(before + new + after))


@given(LETTERS, LETTERS)
def test_edits_around_long_lines(old, new):
    text = f"a\n{LONG_LINE}{{}}{LONG_LINE}\nb\r\n{LONG_LINE}"
    cut = cut_text(text.format(old))
    assert_same(cut_again(cut, text.format(new)).pieces, cut_text(text.format(new)))


def test_a_line_feed_behind_a_return_belongs_to_its_line():
    for old, new in (("a\r", "a\r\n"), ("a\r\n", "a\r"), ("a\rb", "a\r\nb"), ("\r\n", "\n")):
        assert_same(cut_again(cut_text(old), new).pieces, cut_text(new))


def test_from_nothing_and_to_nothing():
    assert_same(cut_again(TextPieces(), "low\nnest").pieces, cut_text("low\nnest"))
    assert_same(cut_again(cut_text("low\nnest"), "").pieces, cut_text(""))


def parts(pieces: TextPieces) -> list[str]:
    return [pieces.piece(number) for number in range(len(pieces))]


@given(LETTERS, LETTERS, LETTERS)
def test_the_pieces_that_it_says_are_kept_are_the_same(before, old, new):
    cut = cut_text(before + old + before)
    again = cut_again(cut, before + new + before)
    first, second = parts(cut), parts(again.pieces)
    assert again.head + again.tail <= min(len(first), len(second))
    assert first[: again.head] == second[: again.head]
    assert first[len(first) - again.tail :] == second[len(second) - again.tail :]


def test_a_key_leaves_all_lines_but_one_alone():
    again = cut_again(cut_text("line\n" * 1000), "line\n" * 500 + "lxine\n" + "line\n" * 499)
    assert again.head + again.tail == 999


@pytest.mark.parametrize("space", [" ", ""])
@pytest.mark.parametrize("key", ["x", "\n", " ", "ё", "several words at once "])
def test_a_key_in_a_very_long_line_leaves_nearly_all_of_it_alone(key, space):
    dice = random.Random(1)
    letters = "абвгдежзийклмнопрстуфх"
    words = ("".join(dice.choices(letters, k=dice.randrange(1, 12))) for _ in range(15_000))
    line = space.join(words)
    cut, edited = cut_text(line), line[:50_000] + key + line[50_000:]
    again = cut_again(cut, edited)
    moved = len(cut) - again.head - again.tail
    assert moved < (12 if space else 80)
    assert_same(again.pieces, cut_text(edited))


@pytest.mark.parametrize("unit", ["word ", " ", "e\u0301", "🇷🇺"])
def test_a_long_line_that_repeats_itself_is_cut_as_anew(unit):
    line = unit * (20 * LONGEST // len(unit))
    edited = line[: 5 * LONGEST] + "x" + line[5 * LONGEST :]
    assert_same(cut_again(cut_text(line), edited).pieces, cut_text(edited))


def test_a_whole_text_in_the_place_of_a_word_is_cut_at_once():
    text = "line\r\n" * 50_000
    assert_same(cut_again(cut_text("a\nb\nc"), f"a\n{text}\nc").pieces, cut_text(f"a\n{text}\nc"))

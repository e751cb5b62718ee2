"""Cutting again gives the same pieces as cutting anew, whatever was edited."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.text_pieces import LONGEST, TextPieces, cut_text
from gui.compare.text_recut import cut_again

LETTERS = st.text(alphabet="a \n\rё😀\u0301", max_size=30)
LONG_LINE = "word " * LONGEST


def assert_same(one: TextPieces, other: TextPieces) -> None:
    assert one.text == other.text
    for name in ("codes", "starts", "byte_starts", "columns", "continues"):
        first, second = getattr(one, name), getattr(other, name)
        assert np.array_equal(first, second), name
        assert first.dtype == second.dtype or name == "codes", name


@given(LETTERS, LETTERS, LETTERS, LETTERS)
def test_any_edit_of_any_lines(before, old, new, after):
    cut = cut_text(before + old + after)
    assert_same(cut_again(cut, before + new + after)[0], cut_text(before + new + after))


@given(LETTERS, LETTERS)
def test_edits_around_long_lines(old, new):
    text = f"a\n{LONG_LINE}{{}}{LONG_LINE}\nb\r\n{LONG_LINE}"
    cut = cut_text(text.format(old))
    assert_same(cut_again(cut, text.format(new))[0], cut_text(text.format(new)))


def test_a_line_feed_behind_a_return_belongs_to_its_line():
    for old, new in (("a\r", "a\r\n"), ("a\r\n", "a\r"), ("a\rb", "a\r\nb"), ("\r\n", "\n")):
        assert_same(cut_again(cut_text(old), new)[0], cut_text(new))


def test_from_nothing_and_to_nothing():
    assert_same(cut_again(TextPieces(), "low\nnest")[0], cut_text("low\nnest"))
    assert_same(cut_again(cut_text("low\nnest"), "")[0], cut_text(""))


def test_it_tells_what_both_ends_have_in_common():
    assert cut_again(cut_text("low\nnest"), "low\nxest")[1] == (4, 3)

"""Texts as blocks: whatever the characters, the blocks give the text back."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.text_blocks import CUT, LONGEST, MOST_LINES, original, plan, shown

ENDS = st.sampled_from(["\n", "\r\n", "\r", "\u2029", "\u2028"])
ANY = st.characters(codec=None, exclude_categories=["Co"])
TEXTS = st.lists(st.one_of(st.text(ANY, max_size=5), ENDS), max_size=30).map("".join)


def read(text: str) -> str:
    """The text that the blocks give back."""
    planned = plan(text)
    end = planned.line_end
    return "".join(block.begin + original(block.content, end) for block in planned.blocks())


@given(TEXTS)
def test_the_blocks_give_the_text_back(text) -> None:
    assert read(text) == text


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_plan_of_usual_characters_is_plain(end) -> None:
    assert plan(f"a{end}b").plain
    assert plan(f"ж{end}" * 3 * MOST_LINES).plain
    for unusual in "\ufeff\ud800\udfff\ufdd0\ufffe\u2028\U0010f000":
        assert not plan(f"a{end}{unusual}").plain
    for text in ("a\n" * 3 * MOST_LINES + "b\r\nc\rd", "a\r\n" * 3 * MOST_LINES + "b\n\u2028"):
        assert read(text) == text


@given(TEXTS, st.integers(1, 3))
def test_so_do_those_of_long_and_of_many_lines(text, times) -> None:
    long = (text or "x") * (times * LONGEST)
    assert read(long) == long
    many = (text + "\n") * (MOST_LINES + 1)
    assert read(many) == many


@given(TEXTS)
def test_no_block_holds_what_qt_would_alter(text) -> None:
    for block in plan(text).blocks():
        assert not set(block.content) & set("\r\n\u2029\ufeff\ufffe\ufdd0\ufdd1")
        block.content.encode()


@pytest.mark.parametrize("text", ["a" * 5_000, "\n" * 50_000, ("ab " * 700 + "\r\n") * 9])
def test_no_block_is_long_and_there_are_few(text) -> None:
    blocks = list(plan(text).blocks())
    assert max(len(block.content) for block in blocks) <= LONGEST
    assert len(blocks) < 100


def test_a_line_is_cut_after_a_space_and_never_before_an_accent() -> None:
    words = plan("abcde " * 500).blocks()
    assert all(block.content.endswith(" ") for block in words)
    accents = plan("e\u0301" * LONGEST + "x").blocks()
    assert not any(block.content.startswith("\u0301") for block in accents)


@given(st.lists(st.sampled_from("ab\n\r\u2028\u2029\x0b\x85"), max_size=12).map("".join))
def test_lines_end_where_a_pattern_for_all_line_ends_says(text) -> None:
    first, *others = re.split("(\r\n|[\n\r\u2029])", text)
    planned = plan(text)
    assert [*planned.lines()] == [(CUT, first), *zip(others[::2], others[1::2], strict=True)]
    counted = Counter(end for end in others[::2] if end != "\u2029")
    assert planned.line_end == (counted.most_common(1)[0][0] if counted else "\n")


def test_the_usual_line_end_is_the_most_frequent_one() -> None:
    planned = plan("a\r\nb\r\nc\nd")
    assert planned.line_end == "\r\n"
    assert [block.begin for block in planned.blocks()] == [CUT, "\r\n", "\r\n", "\n"]
    assert plan("a\u2029b").line_end == "\n"


def test_private_characters_that_are_needed_here_are_written_out() -> None:
    planned = plan("a\U0010f000b")
    assert planned.replaced == ("\U0010f000",)
    assert next(planned.blocks()).content == "a⟨U+10F000⟩b"
    assert shown("\ue000\U000f0000") == "\ue000\U000f0000"

"""Cutting a text into pieces: lines, long lines at fixed places, and what an edit leaves alone."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.text_pieces import LONGEST, TextPieces, cut_text, next_start
from tests.gui.compare.lanes import TEXTS

HARD = st.text(st.sampled_from(list("ab \n\r👍é\u0301\u200d\ud83d🇷🇺")), max_size=60)


def parts(pieces: TextPieces) -> list[str]:
    return [pieces.piece(number) for number in range(len(pieces))]


@pytest.mark.parametrize("name", TEXTS)
def test_pieces_put_together_are_the_text_in_characters_and_bytes(name):
    text = TEXTS[name]
    pieces = cut_text(text)
    assert "".join(parts(pieces)) == text
    sizes = [len(part.encode("utf-8", "surrogatepass")) for part in parts(pieces)]
    assert pieces.byte_starts.tolist() == [sum(sizes[:n]) for n in range(len(sizes) + 1)]


@given(HARD)
def test_a_piece_ends_where_a_line_does(text):
    pieces = parts(cut_text(text))
    assert "".join(pieces) == text
    assert pieces == re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+", text)


@pytest.mark.parametrize(
    "unit", ["word ", "a few words that are not alike, ", "字", "x", "🇷🇺", " "]
)
def test_long_lines_are_cut_before_spaces_where_there_are_any(unit):
    pieces = cut_text(unit * (10_000 // len(unit)))
    sizes = list(map(len, parts(pieces)))
    assert max(sizes) <= LONGEST
    assert all(size >= LONGEST / 2 for size in sizes[:-1])
    if " " in unit:
        assert all(part.startswith(" ") for part in parts(pieces)[1:])
    assert pieces.continues.tolist() == [True] * (len(pieces) - 1) + [False]


@given(st.lists(st.sampled_from(["word ", "\n", "\r", "x" * 300, "\r\n", "🇷🇺" * 200]), max_size=20))
def test_piece_after_piece_is_the_same_as_all_at_once(words):
    text = "".join(words)
    starts, continues = [0], []
    while starts[-1] < len(text):
        start, goes_on = next_start(text, starts[-1])
        starts.append(start)
        continues.append(goes_on)
    pieces = cut_text(text)
    assert pieces.starts.tolist() == starts
    assert pieces.continues.tolist() == continues


@pytest.mark.parametrize("unit", ["👩\u200d👧", "e\u0301\u0302", "🇷🇺", "👋🏽"])
def test_a_cut_never_tears_what_a_person_sees_as_one_character(unit):
    for offset in range(len(unit)):
        text = "x" * offset + unit * 1500
        for part in parts(cut_text(text))[1:]:
            assert part.startswith(unit)


def test_the_direction_of_a_piece_is_that_of_its_whole_line():
    pieces = cut_text("שלום " + "a" * 3 * LONGEST + "\nabc")
    assert pieces.line_beginning(2).startswith("שלום")
    assert pieces.line_beginning(len(pieces) - 1) == "abc"

"""Cutting a text into pieces: lines, long lines at fixed places, and what an edit leaves alone."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.text_pieces import LONGEST, TextPieces, common_pieces, cut_text
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


def test_long_lines_are_cut_before_spaces_at_places_that_do_not_drift():
    text = "word " * 2000
    pieces = cut_text(text)
    assert max(map(len, parts(pieces))) <= LONGEST + 160
    assert all(part.startswith(" ") for part in parts(pieces)[1:])
    for number, start in enumerate(pieces.starts[1:-1].tolist(), start=1):
        assert 0 <= number * LONGEST - start < 160
    assert pieces.continues.tolist() == [True] * (len(pieces) - 1) + [False]


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


@given(HARD, HARD, HARD)
def test_pieces_that_an_edit_leaves_alone_are_found_again(before, old, new):
    one, other = cut_text(before + old + before), cut_text(before + new + before)
    head, tail = common_pieces(one, other)
    first, second = parts(one), parts(other)
    assert head + tail <= min(len(first), len(second))
    assert first[:head] == second[:head]
    assert first[len(first) - tail :] == second[len(second) - tail :]


def test_a_key_in_the_middle_leaves_all_lines_but_one_alone():
    text = "line\n" * 1000
    edited = text[:2502] + "x" + text[2502:]
    head, tail = common_pieces(cut_text(text), cut_text(edited))
    assert head + tail == 999

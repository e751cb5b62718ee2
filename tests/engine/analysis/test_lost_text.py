"""What one text lacks of another: exactly the characters, wherever they are, however long it is."""

import random
import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.lost_text import lost_ranges

TEXTS = st.text(st.sampled_from(list("abcÄé \n漢")), max_size=40)
LONG = "The quick brown fox jumps over the lazy dog, number {}; ünd sö wéiter. "


def lost(text, other):
    return [text[start:end] for start, end in lost_ranges(text, other) or ()]


def without(text, ranges):
    kept, at = [], 0
    for start, end in ranges:
        kept.append(text[at:start])
        at = end
    return "".join([*kept, text[at:]])


def is_subsequence(part, whole):
    rest = iter(whole)
    return all(character in rest for character in part)


@pytest.mark.parametrize(
    ("text", "other", "found"),
    [
        ("lowZ", "low", ["Z"]),
        ("Zlow", "low", ["Z"]),
        ("loZw", "low", ["Z"]),
        ("low", "low", []),
        ("low", " low", []),
        ("low", "", ["low"]),
        ("Hello World", "hello world", ["H", "W"]),
        ("HELLO World", "hello world", ["HELLO", "W"]),
        ("a漢b漢c", "abc", ["漢", "漢"]),
        ("a漢b", "a[UNK]b", ["漢"]),
        ("é", "e\u0301", ["é"]),
        ("e\u0301te\u0301", "éte\u0301", ["e\u0301"]),
        ("\u1112\u1161\u11ab!", "\ud55c!", ["\u1112\u1161\u11ab"]),
        ("a  b", "a b", [" "]),
    ],
)
def test_the_characters_are_named(text, other, found):
    assert lost(text, other) == found


@given(TEXTS, TEXTS)
def test_what_is_left_stands_in_the_other_text_in_the_same_order(text, other):
    ranges = lost_ranges(text, other)
    assert (ranges is None) == (text == other)
    if ranges is not None:
        assert ranges == sorted(ranges)
        assert all(start < end for start, end in ranges)
        assert all(one[1] < two[0] for one, two in pairwise(ranges))
        assert is_subsequence(without(text, ranges), other)


@given(st.lists(st.integers(0, 2000), max_size=30, unique=True))
def test_deleted_characters_are_found_one_by_one_in_a_long_text(places):
    text = list("".join(LONG.format(n) for n in range(40)))
    for place in places:
        text[place] = "漢"
    marked = "".join(text)
    ranges = lost_ranges(marked, marked.replace("漢", ""))
    found = [place for start, end in ranges or () for place in range(start, end)]
    assert found == sorted(places)


@pytest.mark.parametrize(
    "change",
    [
        str.lower,
        lambda text: text.replace("ü", ""),
        lambda text: "".join(
            c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)
        ),
        lambda text: unicodedata.normalize("NFD", text),
    ],
)
def test_a_normalizer_loses_just_the_characters_that_it_changes(change):
    text = "".join(LONG.format(n) for n in range(3_000))
    changed = {character for character in set(text) if change(character) != character}
    found = [text[at] for start, end in lost_ranges(text, change(text)) for at in range(start, end)]
    assert found == [character for character in text if character in changed]


def test_a_long_piece_that_is_left_out_is_one_loss():
    text = "".join(random.Random(1).choices("abcdefgh ", k=20_000))
    assert lost_ranges(text, text[:3000] + text[9000:]) == [(3000, 9000)]
    assert lost_ranges(text, text[:3000] + "漢" * 4000 + text[3000:]) == []


def test_a_megabyte_of_which_nothing_is_left_is_one_loss():
    text = "".join(LONG.format(n) for n in range(14_000))
    assert lost_ranges(text, "漢" * 50_000) == [(0, len(text))]
    assert lost_ranges(text, "") == [(0, len(text))]

"""Texts as numbers, and pieces that can be split by themselves."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text import code_points as module
from engine.text.code_points import byte_offsets, code_points, independent_pieces
from engine.text.pretokenize import SPLIT_RULES, pretokenize
from tests.engine.cases import texts

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()))
NEAR_CUTS = st.text(alphabet="ab1_é中\u0301²'’.!/\r\n\t \xa0\u2028sT\ud800", max_size=60)


def words_of(pieces, rule):
    return [word for piece in pieces for word in pretokenize(piece, rule)]


@given(ANY_TEXT)
def test_code_points_are_those_of_the_text(text):
    assert code_points(text).tolist() == list(map(ord, text))


@given(ANY_TEXT)
def test_bytes_are_counted_as_utf_8_has_them(text):
    sizes = [len(text[:end].encode("utf-8", "surrogatepass")) for end in range(len(text) + 1)]
    assert byte_offsets(code_points(text)).tolist() == sizes


@pytest.mark.parametrize("rule", SPLIT_RULES)
@given(text=NEAR_CUTS | ANY_TEXT)
def test_the_words_of_the_pieces_are_the_words_of_the_text(rule, text):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_ABOUT", 1)  # cut wherever it is possible
        pieces = independent_pieces(text, rule)
    assert "".join(pieces) == text
    assert [word for piece in pieces for word in pretokenize(piece, rule)] == pretokenize(
        text, rule
    )


@pytest.mark.parametrize("rule", SPLIT_RULES)
def test_so_it_is_with_a_long_mixed_text(rule):
    chance = random.Random(1)
    parts = list(texts().values())
    text = " ".join(chance.choice(parts) for _ in range(3000))
    pieces = independent_pieces(text, rule)
    assert [word for piece in pieces for word in pretokenize(piece, rule)] == pretokenize(
        text, rule
    )
    if rule != "none":
        assert len(pieces) > 50


def test_a_change_leaves_all_other_pieces_as_they_were():
    text = " ".join(str(number) for number in range(50_000))
    before = independent_pieces(text, "document")
    place = len(text) // 2
    after = independent_pieces(text[:place] + "xyz" + text[place:], "document")
    assert len(before) > 100 and len(set(after) - set(before)) <= 2


def test_custom_patterns_are_never_cut():
    text = "a b " * 1000
    assert independent_pieces(text, "[ab ]+") == [text]
    assert independent_pieces("", "document") == independent_pieces("", "none") == []

"""All matches at once against their places, and what is said of the published patterns."""

import random

import pytest
from hypothesis import given

from engine.text import pieces
from engine.text.patterns import compile_pattern
from engine.text.patterns.published import PUBLISHED
from tests.engine.text.nasty import nasty_text

OTHERS = [r"\w+|\W", r"\s+", r"a*", r"(a)|[^a]", "b"]


@pytest.mark.parametrize("pattern", [*sorted(PUBLISHED), *OTHERS])
@given(text=nasty_text())
def test_the_words_at_once_are_those_at_their_places(pattern, text):
    search = compile_pattern(pattern)
    spans, words = search.matches(text), search.whole(text)
    if words is not None:
        assert words == [text[start:end] for start, end in spans] and "".join(words) == text


def test_published_patterns_are_read_at_once_as_long_as_all_characters_are_known_to_the_library():
    for pattern in PUBLISHED:
        assert compile_pattern(pattern).whole("a café, 12\n") is not None
        assert compile_pattern(pattern).whole("a \u0558") is None  # younger than Unicode 16


@pytest.mark.parametrize("pattern", sorted(PUBLISHED))
def test_published_patterns_never_match_across_a_line_end_between_letters(pattern, monkeypatch):
    draw, search = random.Random(3), compile_pattern(pattern)
    monkeypatch.setattr(pieces, "_PIECE", 1)
    for _ in range(500):
        text = "".join(draw.choices(("a", "Ж", "é", "1", "'s", "!", " ", "\n", "\r", "/"), k=30))
        parts = pieces.pieces_at_line_ends(text)
        assert [word for part in parts for word in search.whole(part)] == search.whole(text)

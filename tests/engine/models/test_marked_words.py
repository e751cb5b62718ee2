"""Marked words: a text falls into words at marks, except where a token could reach across."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.models.marked_words import MARK, MarkedWords

TOKENS = st.lists(st.text(alphabet=f"ab{MARK}", min_size=1, max_size=6), max_size=12)


@given(tokens=TOKENS, text=st.text(alphabet=f"ab{MARK}", max_size=60))
def test_no_token_of_the_text_lies_in_two_words(tokens, text):
    words = MarkedWords(tokens).words(text)
    assert "".join(words) == text and all(words)
    end = 0
    for left, _ in pairwise(words):
        end += len(left)
        assert text[end] == MARK != text[end - 1]
        reaches = (
            text.startswith(token, start)
            for token in tokens
            for start in range(max(0, end - len(token) + 1), end)
        )
        assert not any(reaches)


@given(text=st.text(alphabet=f"ab{MARK}", max_size=60))
def test_without_such_tokens_every_mark_after_something_else_begins_a_word(text):
    words = MarkedWords(["a", "ba", MARK + "b", MARK * 2]).words(text)
    assert all(MARK not in word.lstrip(MARK) for word in words)
    assert not any(left.endswith(MARK) for left, _ in pairwise(words))


def test_a_token_of_three_words_joins_only_words_like_its_own():
    words = MarkedWords(["▁one▁of▁the"]).words
    assert words("▁one▁of▁these") == ["▁one▁of▁these"]
    assert words("▁none▁of▁the") == ["▁none", "▁of▁the"]
    assert words("▁one▁off▁the") == ["▁one▁off", "▁the"]

"""Added tokens are found as the library finds them, and always in finite time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pipeline import AddedToken
from engine.pipeline.added_token_finder import AddedTokenFinder


def found(text, tokens, plain=()):
    finder = AddedTokenFinder({token.content: token for token in tokens})
    return [(match.token.content, match.start, match.end) for match in finder.find(text, plain)]


def leftmost_longest(text, contents):
    """Try every place and every content: slow and obvious."""
    place, places = 0, []
    while place < len(text):
        here = [content for content in contents if text.startswith(content, place)]
        if here:
            longest = max(here, key=len)
            places.append((longest, place, place + len(longest)))
            place += len(longest)
        else:
            place += 1
    return places


@given(
    text=st.text(alphabet="ab<", max_size=20),
    contents=st.sets(st.text(alphabet="ab<", min_size=1, max_size=3), max_size=5),
)
def test_the_longest_of_the_leftmost_is_found(text, contents):
    tokens = [AddedToken(number, content) for number, content in enumerate(sorted(contents))]
    assert found(text, tokens) == leftmost_longest(text, contents)


@pytest.mark.parametrize(
    ("text", "places"),
    [("", [("", 0, 0)]), ("ab", [("", 0, 0), ("", 1, 1), ("", 2, 2)]), ("a<s>", None)],
)
def test_a_token_that_the_normalizer_made_empty_takes_nothing_and_ends(text, places):
    matches = found(text, [AddedToken(1, ""), AddedToken(2, "<s>")])
    assert places is None or matches == places
    assert [match for match in matches if match[0]] == ([("<s>", 1, 4)] if "<s>" in text else [])


def test_white_space_is_taken_on_the_sides_that_the_token_says():
    left = AddedToken(1, "<l>", lstrip=True)
    right = AddedToken(2, "<r>", rstrip=True)
    assert found("a  <l>  <r>  b", [left, right]) == [("<l>", 1, 6), ("<r>", 8, 13)]


def test_a_word_of_its_own_is_not_found_inside_another():
    token = AddedToken(1, "low", single_word=True)
    assert found("low slow lower low", [token]) == [("low", 0, 3), ("low", 15, 18)]


def test_tokens_can_be_passed_over():
    tokens = [AddedToken(1, "<s>"), AddedToken(2, "<p>")]
    assert found("<s><p>", tokens, ["<s>"]) == [("<p>", 3, 6)]

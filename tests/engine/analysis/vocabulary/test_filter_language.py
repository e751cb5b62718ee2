"""What a person types into the filter field, and what is understood."""

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary.filter_language import (
    FilterError,
    Holds,
    InRanges,
    OneOf,
    Pattern,
    Plain,
    read_filter,
)


@pytest.mark.parametrize(
    ("typed", "conditions"),
    [
        ("", ()),
        ("   ", ()),
        ("low", (Plain("low"),)),
        ("low est", (Plain("low"), Plain("est"))),
        ('" the "', (Plain(" the "),)),
        ('"', (Plain('"'),)),
        ("/", (Plain("/"),)),
        ('"/usr"', (Plain("/usr"),)),
        ("a/b", (Plain("a/b"),)),
        ("http://x", (Plain("http://x"),)),
        ("hex: e4 b8", (Holds(b"\xe4\xb8"),)),
        ("hex:E4B8", (Holds(b"\xe4\xb8"),)),
        ("hex: e4 low", (Holds(b"\xe4"), Plain("low"))),
        ("id: 100-200", (InRanges("id", ((100, 200),)),)),
        ("id:7", (InRanges("id", ((7, 7),)),)),
        ("id: 1,3-,-9", (InRanges("id", ((1, 1), (3, None), (None, 9))),)),
        ("rank: 5, x", (InRanges("rank", ((5, 5),)), Plain("x"))),
        ("bytes: 3-", (InRanges("bytes", ((3, None),)),)),
        ("characters: -2", (InRanges("characters", ((None, 2),)),)),
        ("kind: merge", (OneOf("kind", ("merge",)),)),
        ("kind: merge,added", (OneOf("kind", ("merge", "added")),)),
        ("kind: mer", (OneOf("kind", ("merge",)),)),
        ("is: leading-space", (OneOf("is", ("leading-space",)),)),
        ("script: Cyrillic", (OneOf("script", ("cyrillic",)),)),
        (" the", (Plain(" the"),)),
        ("  the ", (Plain("  the"),)),
        ("low  the", (Plain("low"), Plain(" the"))),
        ('kind: merge  the', (OneOf("kind", ("merge",)), Plain(" the"))),
        (' "low"  kind: merge ', (Plain("low"), OneOf("kind", ("merge",)))),
        ("hex: e4  low", (Holds(b"\xe4"), Plain(" low"))),
        ("   ", ()),
        ("low kind: merge id: 5-", (
            Plain("low"), OneOf("kind", ("merge",)), InRanges("id", ((5, None),)))),
    ],
)  # fmt: skip
def test_what_is_typed_is_understood(typed, conditions):
    assert read_filter(typed) == conditions


@pytest.mark.parametrize(
    ("typed", "pattern"), [("/^l.*w$/", "^l.*w$"), (r"/a\/b/", r"a\/b"), ("/ a /", " a ")]
)
def test_a_regular_expression_stands_between_slashes(typed, pattern):
    (condition,) = read_filter(typed)
    assert isinstance(condition, Pattern) and condition.pattern.pattern == pattern


@pytest.mark.parametrize(
    ("typed", "start", "end", "reason"),
    [
        ("low /a(/", 7, 8, "this regular expression cannot be read"),
        ("/[z-a]/", 5, 6, "this regular expression cannot be read"),
        ("x /abc", 2, 6, "the closing / is missing; a text with / at its start is put in "
         '"quotes"'),
        ('"abc', 0, 4, 'the closing " is missing'),
        ("hex:", 0, 4, "after hex: come bytes of two digits each, such as e4 b8"),
        ("hex: e4 b", 8, 9, "a byte is written with two digits, such as e4"),
        ("id:", 0, 3, "after id: something is missing"),
        ("x id: 1,abc", 8, 11, "'abc' is no number and no range such as 100-200"),
        ("id: -", 4, 5, "'-' is no number and no range such as 100-200"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_said_with_its_place(typed, start, end, reason):
    with pytest.raises(FilterError) as caught:
        read_filter(typed)
    assert str(caught.value.reason) == reason
    assert (caught.value.start, caught.value.end) == (start, end)


def test_an_unknown_kind_is_answered_with_the_kinds_there_are():
    with pytest.raises(FilterError, match="'tree' is none of: symbol, merge, added, special"):
        read_filter("kind: tree")


def test_a_broken_pattern_tells_what_the_package_says():
    with pytest.raises(FilterError) as caught:
        read_filter("/(a/")
    assert caught.value.detail == "missing )"


def test_a_number_longer_than_any_id_is_only_large():
    assert read_filter("id: 9" + "9" * 5000) == (InRanges("id", ((1 << 63, 1 << 63),)),)


@given(st.text(alphabet='ab /"\\[(*:-0', max_size=12) | st.text(max_size=12))
def test_whatever_is_typed_is_understood_or_has_a_place(typed):
    try:
        read_filter(typed)
    except FilterError as error:
        assert 0 <= error.start <= error.end <= len(typed)
    except regex.error:  # pragma: no cover
        pytest.fail("an error of the package came through")

"""Wrong splits are found, and the one mistake behind them is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.student_work import PasteError, check_splits, parse_splits
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText

MERGES = [("e", "s"), ("es", "t"), ("l", "o"), ("lo", "w"), ("n", "e"), ("ne", "w")]
PLAIN = SymbolText()


def name_of(splits, merges=MERGES, writing=PLAIN):
    found = check_splits(merges, writing, splits)
    assert not found.is_right
    return found.mistake and found.mistake.name


@pytest.mark.parametrize(
    ("name", "splits"),
    [
        ("longest-match", {"nest": ("ne", "s", "t"), "newest": ("new", "est")}),
        ("longest-from-the-end", {"lowest": ("lo", "west")}),
        ("no-merges", {"nest": tuple("nest"), "low": tuple("low")}),
        ("stops-early", {"nest": ("n", "es", "t"), "lowest": ("low", "es", "t")}),
        ("letters", {"nest": ("n", "st")}),
        ("mark-written", {"nest": ("n", "est</w>")}),
        ("first-only", {"lowlow": ("low", "l", "o", "w")}),
        ("lower-cased", {"LOW": ("low",)}),
    ],
)
def test_a_planted_mistake_is_found_by_name(name, splits):
    merges = [*MERGES, ("w", "est")] if name == "longest-from-the-end" else MERGES
    assert name_of(splits, merges) == name


def test_merges_applied_from_left_to_right_are_told_from_longest_match():
    merges = [("b", "c"), ("a", "b"), ("bc", "d"), ("abc", "d")]
    splits = {"abcd": ("ab", "c", "d")}
    assert name_of(splits, merges) in ("left-to-right", "longest-match")
    merges = [("b", "c"), ("a", "b"), ("a", "bc")]
    assert name_of({"abc": ("ab", "c")}, merges) == "left-to-right"


def test_ranks_in_the_wrong_order():
    merges = [("a", "b"), ("b", "c"), ("ab", "c")]
    assert name_of({"abc": ("a", "bc")}, merges) == "ranks-reversed"


def test_fewest_tokens():
    merges = [("a", "b"), ("b", "c"), ("ab", "x"), ("bc", "d"), ("bcd", "e")]
    assert name_of({"abcde": ("a", "bcde")}, merges) in ("fewest-tokens", "longest-from-the-end")


def test_text_that_is_replaced():
    merges = [("e", "s"), ("s", "t")]
    assert name_of({"est": ("est",)}, merges) == "text-replaced"


def test_a_forgotten_mark():
    writing = SymbolText(end_of_word="_")
    assert name_of({"low": ("low",)}, MERGES, writing) == "mark-forgotten"


def test_a_token_that_no_merge_makes_is_named():
    found = check_splits(MERGES, SymbolText(end_of_word="_"), {"lower": ("low", "er_")})
    assert found.mistake.name == "no-token"
    assert found.mistake.sentence == "'er_' is no token: no merge makes it."
    assert found.mistake.complete


def test_letters_that_only_look_the_same_are_named():
    found = check_splits(MERGES, PLAIN, {"nest": ("n", "\u0435st"), "low": ("l\u043e", "w")})
    assert found.mistake.name == "look-alikes"
    assert found.mistake.complete
    assert "'о' U+043E ≠ 'o' U+006F" in found.mistake.sentence


def test_the_first_token_that_differs_is_named():
    found = check_splits(MERGES, PLAIN, {"low": ("low",), "lowest": ("low", "es", "t")})
    assert [word.place for word in found.words] == [None, 1]
    assert found.sentence == "1 of 2 splits differ; the first is 'lowest'."
    assert found.mistake.complete
    too_short = check_splits(MERGES, PLAIN, {"lowest": ("low",)})
    assert too_short.words[0].place == 1


def test_a_mistake_that_explains_only_some_words_says_which():
    splits = {"nest": ("ne", "s", "t"), "lowest": ("l", "ow", "est")}
    mistake = check_splits(MERGES, PLAIN, splits).mistake
    assert (mistake.name, mistake.explains, mistake.complete) == (
        "longest-match",
        ("nest",),
        False,
    )


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("abc")), max_size=4),
    st.lists(st.text("abc", min_size=1, max_size=6), max_size=4),
)
def test_right_splits_are_right(merges, words):
    splits = {word: RankOrdered(merges).split(word) for word in words}
    found = check_splits(merges, PLAIN, splits)
    assert found.is_right
    assert found.mistake is None


@pytest.mark.parametrize(
    "text",
    [
        "lowest: low est\nnest: n est",
        "lowest -> low|est\nnest → n + est",
        "lowest\tlow est\r\nnest = n est\r\n",
        "low est\n\nn est",
        '{"lowest": ["low", "est"], "nest": "n est"}',
        '[["low", "est"], ["n", "est"]]',
        '"lowest": "low" "est"\n"nest": "n est"',
        "'low' 'est'\n'n', 'est'",
        "“lowest”: “low” “est”\n“nest”: “n” “est”",
        "{'lowest': ['low', 'est'], 'nest': ('n', 'est')}",
        "{'lowest': 'low est', 'nest': 'n est'}",
        "[['low', 'est'], ['n', 'est']]",
        "[(‘low’, ‘est’), (‘n’, ‘est’)]",
    ],
)
def test_the_same_splits_written_in_many_ways(text):
    assert parse_splits(text) == {"lowest": ("low", "est"), "nest": ("n", "est")}


@pytest.mark.parametrize(
    ("text", "place"),
    [("", ""), ('{"nest": 3}', '$["nest"]'), ("[1]", '$["1"]'), ("low: |", "line 1")],
)
def test_a_fault_is_named_by_its_place(text, place):
    with pytest.raises(PasteError) as caught:
        parse_splits(text)
    assert caught.value.place == place


@given(
    st.sampled_from([SymbolText(), SymbolText("bytes"), SymbolText("characters", "_")]),
    st.dictionaries(
        st.text("abё", min_size=1, max_size=4),
        st.lists(st.text("ab_⟨D1⟩ё\ud800", min_size=1, max_size=4), max_size=4),
        max_size=3,
    ),
)
def test_whatever_a_student_hands_in_is_checked(writing, splits):
    found = check_splits([("a", "b"), ("b", "a")], writing, splits)
    assert [word.word for word in found.words] == list(splits)


@given(st.text('ab:|->=[]{}", \n', max_size=30))
def test_whatever_is_pasted_is_read_or_refused(text):
    try:
        assert all(all(tokens) for tokens in parse_splits(text).values())
    except PasteError as error:
        assert error.reason

"""All modes of one tokenizer, by name, against their plain loops."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.modes import MODES
from engine.models.symbol_text import SymbolText
from engine.models.word_splitter import WordSplitter
from tests.engine.models.random_vocabularies import literal, merge_lists, vocabulary

SHORT_WORDS = st.text(alphabet="aaabbcz", max_size=12)


@pytest.mark.parametrize("mode", MODES)
@given(merges=merge_lists(), word=SHORT_WORDS)
def test_every_mode_is_its_plain_loop(mode, merges, word):
    tokens = vocabulary(merges)
    splitter = WordSplitter(SymbolText(), merges, tokens)
    assert splitter.split(word, mode) == literal(mode, word, merges, tokens)


@pytest.mark.parametrize("attached", [True, False])
@pytest.mark.parametrize("mode", MODES)
@given(merges=merge_lists(), word=SHORT_WORDS.filter(bool))
def test_so_it_is_with_an_end_of_word_mark(attached, mode, merges, word):
    writing = SymbolText("characters", "z", attached)
    symbols = [*word[:-1], word[-1] + "z"] if attached else [*word, "z"]
    merges = [*merges, ("a", "z"), ("az", "z"), ("b", "az")]
    tokens = vocabulary(merges)
    splitter = WordSplitter(writing, merges, tokens)
    assert splitter.split(word, mode) == literal(mode, symbols, merges, tokens)


@pytest.mark.parametrize("mode", ["rank-ordered", "left-to-right"])
def test_without_merges_the_modes_that_need_them_are_longest_match(mode):
    splitter = WordSplitter(SymbolText(), None, ["a", "b", "ab", "abb"])
    assert splitter.actual(mode) == "longest-match" and splitter.by_merges(mode) is None
    assert splitter.split("abba", mode) == ["abb", "a"]


def test_an_unknown_mode_is_refused_with_the_names_of_the_known_ones():
    with pytest.raises(ValueError, match=r"'greedy'.* rank-ordered, .*fewest-tokens"):
        WordSplitter(SymbolText(), [], []).split("a", "greedy")


@pytest.mark.parametrize(
    ("mode", "tokens"),
    [
        ("rank-ordered", ["n", "est"]),
        ("longest-match", ["ne", "s", "t"]),
        ("left-to-right", ["ne", "s", "t"]),
        ("fewest-tokens", ["n", "est"]),
    ],
)
def test_the_classroom_word(mode, tokens):
    merges = [("e", "s"), ("es", "t"), ("l", "o"), ("lo", "w"), ("n", "e")]
    splitter = WordSplitter(SymbolText(), merges, [*"nestlow", *map("".join, merges)])
    assert splitter.split("nest", mode) == tokens

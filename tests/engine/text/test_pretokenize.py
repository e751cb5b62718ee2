"""Split rules."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.pretokenize import (
    SPLIT_RULES,
    SplitPatternError,
    SplitTimeoutError,
    check_pattern,
    custom_rule,
    pretokenize,
    skipped_characters,
    word_spans,
)
from tests.engine.cases import load_case, texts

PUBLISHED = {
    "gpt2": r"'(?:[sdmt]|ll|ve|re)| ?\p{L}++| ?\p{N}++| ?[^\s\p{L}\p{N}]++|\s++$|\s+(?!\S)|\s",
    "cl100k": SPLIT_RULES["cl100k"],
    "o200k": SPLIT_RULES["o200k"],
}


@pytest.mark.parametrize("name", sorted(load_case("expected/own_pretokenize.json")))
def test_the_document_rule_is_that_of_the_documented_format(name):
    assert pretokenize(texts()[name]) == load_case("expected/own_pretokenize.json")[name]


def test_the_documented_examples():
    assert pretokenize("Привет, мир!") == ["Привет", ",", " мир", "!"]
    assert pretokenize("Hello  world\n") == ["Hello", " ", " world", "\n"]


def test_word_characters_are_those_of_re_and_not_of_regex():
    assert pretokenize("e\u0301") == ["e", "\u0301"]  # `regex` takes the mark for a word character
    assert pretokenize("x²") == ["x²"]


@pytest.mark.parametrize("rule", ["document", "gpt2", "cl100k", "o200k", "none"])
@given(text=st.text(alphabet=st.characters(exclude_categories=())))
def test_these_rules_lose_nothing(rule, text):
    assert "".join(pretokenize(text, rule)) == text


@given(st.text())
def test_whitespace_is_str_split(text):
    assert pretokenize(text, "whitespace") == text.split()


@pytest.mark.parametrize("rule", [*SPLIT_RULES, r"[a-z]+", r"(a)(b)|."])
@given(text=st.text(alphabet="aбB1 \n\t.'_\u0301²"))
def test_spans_are_the_places_of_the_words(rule, text):
    spans = word_spans(text, rule)
    assert [text[start:end] for start, end in spans] == pretokenize(text, rule)
    assert all(start < end for start, end in spans)


@pytest.mark.parametrize("rule", PUBLISHED)
@pytest.mark.parametrize("name", sorted(texts()))
def test_words_are_those_of_tiktoken(rule, name):
    # tiktoken does not tell its words, but a word that is in the vocabulary is one token.
    tiktoken = pytest.importorskip("tiktoken")
    text = re.sub("[\ud800-\udfff]", "\ufffd", texts()[name])
    words = pretokenize(text, rule)
    single = [bytes([value]) for value in range(256)]
    vocabulary = dict.fromkeys([*single, *(word.encode() for word in words)])
    ranks = {token: rank for rank, token in enumerate(vocabulary)}
    encoding = tiktoken.Encoding(
        "words", pat_str=PUBLISHED[rule], mergeable_ranks=ranks, special_tokens={}
    )
    ids = encoding.encode_ordinary(text)
    assert [encoding.decode_single_token_bytes(i).decode() for i in ids] == words


def test_a_custom_pattern_takes_whole_matches_and_leaves_out_the_rest():
    assert pretokenize("ab cd", r"(a)(b)|d") == ["ab", "d"]
    assert skipped_characters("ab cd", ["ab", "d"], r"(a)(b)|d") == 2


def test_empty_matches_are_no_words():
    assert pretokenize("ba", "a*") == ["a"]


@pytest.mark.parametrize("name", ["gpt-2", "gpt4", "Document", ""])
def test_a_bare_word_that_is_no_rule_is_refused(name):
    with pytest.raises(ValueError, match=r"split rule|empty"):
        pretokenize("a", name)


def test_the_error_names_the_known_rules():
    with pytest.raises(ValueError, match="document, gpt2, cl100k, o200k, whitespace, none"):
        pretokenize("a", "gpt4")


@pytest.mark.parametrize("pattern", ["none", "abc", "[a-z]+", "gpt2"])
def test_any_pattern_can_be_made_a_rule(pattern):
    assert re.findall(pattern, "abc none gpt2") == pretokenize(
        "abc none gpt2", custom_rule(pattern)
    )


@pytest.mark.parametrize(
    ("pattern", "position"),
    [("[a-z", 4), ("a(b", 3), ("a**", 2), (r"\p{Nonsense}", 12), ("", None)],
)
def test_a_wrong_pattern_is_marked_at_its_fault(pattern, position):
    with pytest.raises(SplitPatternError) as caught:
        check_pattern(pattern)
    assert caught.value.position == position
    assert caught.value.pattern == pattern and caught.value.reason


@pytest.mark.parametrize("pattern", ["(" * 5_000, "a" * 10_001, "(?:" * 3_000 + "a" + ")" * 3_000])
def test_patterns_without_measure_are_refused_without_a_crash(pattern):
    with pytest.raises(SplitPatternError):
        check_pattern(pattern)


def test_a_pattern_that_backtracks_without_end_is_stopped(monkeypatch):
    monkeypatch.setattr("engine.text.pretokenize._SECONDS", 0.05)
    with pytest.raises(SplitTimeoutError, match="backtracked"):
        pretokenize("a" * 60 + "!", r"(a|aa)+$")


@pytest.mark.parametrize("rule", SPLIT_RULES)
def test_a_million_spaces_are_split_at_once(rule):
    assert sum(map(len, pretokenize(" " * 1_000_000 + "a", rule))) in (1, 1_000_001)

"""Filters find what a plain loop over all tokens finds."""

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.analysis.vocabulary import FilterError, TokenFilter, vocabulary_table
from engine.analysis.vocabulary.pattern_search import rows_with_pattern
from engine.pipeline import DocumentedTokenizer
from tests.engine.analysis.bare_tokenizer import BareTokenizer, bpe, with_vocabulary
from tests.engine.cases import example_tokenizer

TEXTS = st.lists(st.text(alphabet="aAbß \nİ.é", max_size=4), unique=True, max_size=12)
PATTERNS = st.sampled_from(
    ["a", "^a", "b$", "[^a]", "[^a]+b", r"\s", r"\S+$", r"\W", r"\w+", "a*", "", "^$", ".",
     "^.{2}$", "(?i)A", "(?=a)b|ß", r"\Aa", r"b\Z", "a|b", "(a|b)+", "[]a]", "[^]a]", "[[a]", "a.b",
     r"[^\s]", r"[\sb]", "^ ", " $", r"\P{L}", r"\p{Lu}+", "(a)\\1", "a*+b", "(?s)a.b", r"\.",
     r"\\", "[^a", ".*", "(?:a|ab)b$", r"\n", r"\b"]
)  # fmt: skip


def table_of(texts):
    return vocabulary_table(with_vocabulary({text: n for n, text in enumerate(texts)}))


def found(table, typed):
    return [table.label(row) for row in TokenFilter.parse(typed).rows(table)]


def example():
    return vocabulary_table(DocumentedTokenizer(example_tokenizer()))


@pytest.mark.parametrize(
    ("typed", "labels"),
    [
        ("WES", ["newest"]),
        ("lo kind: merge", ["lo", "low"]),
        ("hex: 77 65", ["newest"]),
        ("id: 10-12", ["es", "est", "lo"]),
        ("rank: 0,2", ["es", "lo"]),
        ("characters: 6-", ["newest", "widest"]),
        ("children: 2-5", ["e", "w", "est"]),
        ("/^.e/", ["ne", "new", "newest"]),
        ("kind: special", []),
        ("script: cyr", []),
        ("script: latin kind: symbol /[d-i]/", ["d", "e", "i"]),
    ],
)
def test_the_textbook_corpus_is_filtered(typed, labels):
    tokenizer = example_tokenizer(special_tokens=[])
    assert found(vocabulary_table(DocumentedTokenizer(tokenizer)), typed) == labels


def test_no_filter_lets_everything_through():
    assert len(TokenFilter().rows(example())) == len(example())


def test_a_token_is_found_by_its_text_and_by_its_label():
    tokenizer = with_vocabulary({"Ġthe": 0, "other": 1})
    tokenizer = BareTokenizer(tokenizer.model, data=lambda label: label.replace("Ġ", " ").encode())
    table = vocabulary_table(tokenizer)
    assert found(table, '" the"') == found(table, "Ġthe") == found(table, "/^ the/") == ["Ġthe"]


@given(TEXTS, st.text(alphabet="aAbßsS i\u0307é", min_size=1, max_size=3))
def test_plain_text_is_found_in_any_case(texts, typed):
    table = table_of(texts)
    condition = TokenFilter.parse(f'"{typed}"')
    wanted = typed.casefold()
    expected = [
        row
        for row, text in enumerate(texts)
        if wanted in text.casefold() or wanted in table.label(row).casefold()
    ]
    assert condition.rows(table).tolist() == expected


@settings(max_examples=300)
@given(TEXTS, PATTERNS)
def test_a_pattern_finds_what_it_finds_in_each_token(texts, pattern):
    try:
        compiled = regex.compile(pattern, regex.V0)
    except regex.error:
        return
    table = table_of(texts)
    expected = [
        row
        for row, text in enumerate(texts)
        if compiled.search(text) or compiled.search(table.label(row))
    ]
    assert rows_with_pattern(table, compiled).tolist() == expected


def test_a_pattern_that_takes_for_ever_is_given_up():
    table = table_of(["a" * 4000])
    with pytest.raises(FilterError, match="takes too long"):
        TokenFilter.parse("/(a+a+)+$|(a|aa)+b/ /(a|aa|aaa)+x$/").rows(table)


def test_several_scripts_are_one_or_the_other():
    table = vocabulary_table(bpe([], "aд漢1"))
    assert found(table, "script: Latin,Han") == ["a", "漢"]
    assert found(table, "script: none") == ["1"]

"""How words and tokens are written for the models."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.symbol_text import SymbolText
from engine.text.alphabet import word_symbols

WORDS = st.text(alphabet=st.characters(exclude_categories=()), min_size=1)
WRITINGS = [
    SymbolText(alphabet, mark, attached)
    for alphabet in ("characters", "bytes")
    for mark in ("", "_", "</w>", "·")
    for attached in (False, True)
]


@pytest.mark.parametrize("writing", WRITINGS, ids=str)
@given(word=WORDS)
def test_symbols_are_those_of_the_alphabet(writing, word):
    labels = [writing.label(text) for text in writing.symbols(word)]
    assert labels == word_symbols(word, writing.alphabet, writing.end_of_word, writing.attached)
    assert [writing.text(label) for label in labels] == list(writing.symbols(word))


@pytest.mark.parametrize("writing", WRITINGS, ids=str)
def test_the_mark_can_be_taken_off(writing):
    text = "".join(writing.symbols("low"))
    assert writing.without_mark(text) == (writing.plain("low"), bool(writing.end_of_word))


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize("words", [[], [""], ["low", "", "er"], ["ё", "😀\ud800", "a", ""]])
def test_many_words_side_by_side_are_each_of_them(alphabet, words):
    writing = SymbolText(alphabet)
    text, lengths = writing.side_by_side(words)
    assert text == "".join(map(writing.plain, words))
    assert lengths.tolist() == [len(writing.plain(word)) for word in words]

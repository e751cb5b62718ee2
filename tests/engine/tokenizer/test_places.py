"""Where tokens stand in a word, against slicing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.symbol_text import SymbolText
from engine.tokenizer.places import token_places

WORDS = st.text(alphabet=st.characters(exclude_categories=()), min_size=1, max_size=12)


@pytest.mark.parametrize("mark", ["", "_", "</w>"])
@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@given(word=WORDS, data=st.data())
def test_places_are_those_of_the_pieces(alphabet, mark, word, data):
    writing = SymbolText(alphabet, mark)
    text = writing.plain(word) + mark
    cuts = data.draw(st.sets(st.integers(1, len(writing.plain(word)))))
    ends = sorted({*cuts, len(text)})
    tokens = [text[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    places = token_places(word, tokens, writing)
    encoded = word.encode("utf-8", "surrogatepass")
    sizes = [len(word[:k].encode("utf-8", "surrogatepass")) for k in range(len(word) + 1)]
    joined = b""
    for start, end, first, last in zip(*places, strict=True):
        joined += encoded[first:last]
        assert start == max(k for k, size in enumerate(sizes) if size <= first)
        assert end == min(k for k, size in enumerate(sizes) if size >= last)
    assert joined == encoded


def test_the_empty_word_has_no_places():
    assert token_places("", [], SymbolText()) == ([], [], [], [])

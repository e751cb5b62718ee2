"""Texts that are split word by word, and words together, are what they are as a whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import joined_words
from engine.models.joined_pairs import JoinedPairs, JoinedTable
from engine.models.joined_words import JoinedWords
from engine.models.piece_writing import PieceWriting

LETTERS = "aab▁€"
TOKENS = st.text(st.sampled_from(LETTERS), min_size=2, max_size=5)
TEXTS = st.text(st.sampled_from(LETTERS + "▁z"), max_size=200)


@pytest.fixture(autouse=True)
def together(monkeypatch):
    monkeypatch.setattr(joined_words, "MANY", 1)


@st.composite
def tables(draw):
    """Ranks, some of which several texts share, and symbols that never merge."""
    texts = draw(st.lists(TOKENS, unique=True, max_size=14))
    most = draw(st.sampled_from([len(texts), len(texts) // 2 + 1]))
    fixed = draw(st.frozensets(st.text("ab▁", min_size=1, max_size=3), max_size=2))
    ranks = {text: number % most for number, text in enumerate(texts) if text not in fixed}
    return JoinedTable(ranks, fixed)


@given(table=tables(), texts=st.lists(TEXTS, min_size=1, max_size=3))
def test_words_give_what_the_whole_gives(table, texts):
    pairs, writing = JoinedPairs(table), PieceWriting(table.fixed)

    def pieces_of(text):
        return pairs.split(writing.symbols(text))

    words = JoinedWords(table, pieces_of)
    for text in (*texts, *texts):
        assert words.split(text) == pieces_of(text)


def test_only_words_with_shared_ranks_or_fixed_symbols_are_split_one_by_one():
    seen = []
    table = JoinedTable({"▁l": 0, "ow": 1, "▁▁": 2, "▁▁▁▁": 2}, {"<u>"})
    words = JoinedWords(table, lambda word: seen.append(word) or JoinedPairs(table).split(word))
    words.split("▁low▁lower▁wow▁▁low▁<u>▁owl")
    assert seen == ["▁▁low", "▁<u>"]

"""Writings: symbols, their places, and texts of labels that are glued."""

from hypothesis import given
from hypothesis import strategies as st

from engine.models.labels import LabelWriting
from engine.models.piece_writing import PieceWriting
from engine.models.symbol_text import SymbolText
from engine.models.token_table import TokenTable
from engine.models.writing import Symbols

WORDS = st.text(alphabet="abé€😀\ud800", max_size=12)


def assert_places_are_the_bytes(writing, word):
    symbols, (starts, ends) = writing.symbols(word), writing.places(word)
    data = word.encode("utf-8", "surrogatepass")
    assert len(symbols) == len(starts) == len(ends)
    for symbol, start, end in zip(symbols, starts, ends, strict=True):
        assert data[start:end] == writing.data(symbol)


@given(word=WORDS, defined=st.lists(st.text(alphabet="abé€", min_size=1, max_size=3)))
def test_symbols_of_pieces_are_the_longest_that_a_user_defined(word, defined):
    writing = PieceWriting(defined)
    expected, place = [], 0
    while place < len(word):
        fitting = [piece for piece in defined if word.startswith(piece, place)]
        expected.append(max(fitting, key=len, default=word[place]))
        place += len(expected[-1])
    assert list(writing.symbols(word)) == expected
    assert_places_are_the_bytes(writing, word)


@given(word=WORDS, known=st.sets(st.sampled_from("abé€😀")))
def test_symbols_of_labels_stand_for_the_bytes_that_are_not_dropped(word, known):
    writing = LabelWriting({character: 0 for character in known})
    assert "".join(writing.symbols(word)) == "".join(c for c in word if c in known)
    assert_places_are_the_bytes(writing, word)


@given(word=WORDS)
def test_a_mark_of_its_own_takes_no_place(word):
    for alphabet in ("characters", "bytes"):
        assert_places_are_the_bytes(SymbolText(alphabet), word)
        starts, ends = SymbolText(alphabet, "</w>").places(word)
        assert not word or starts[-1] == ends[-1] == len(word.encode("utf-8", "surrogatepass"))


@given(label=st.text(alphabet="a#"))
def test_labels_come_back_from_their_texts(label):
    writing = LabelWriting({}, prefix="##")
    assert {writing.label(text) for text in writing.texts(label)} == {label}


def test_tokens_neither_cut_a_symbol_nor_reach_into_a_fixed_one():
    table = TokenTable(["ab", "abc", "bc", "cd", "d", "xab"])
    symbols = Symbols(["x", "ab", "c", "d"], [1])
    word = table.in_word(symbols)
    assert {place: list(word.ends(place)) for place in (0, 1, 3, 4)} == {
        0: [],
        1: [3],
        3: [5],
        4: [5],
    }

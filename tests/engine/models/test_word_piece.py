"""WordPiece and WordLevel against `tokenizers`."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import models

from engine.models.split_steps import steps_of
from engine.models.word_level import WordLevel
from engine.models.word_piece import WordPiece
from tests.engine.models.library_tokens import engine_tokens, library_tokens

WORDS = st.text(alphabet="aaabbé#", min_size=1, max_size=9)


@st.composite
def word_piece_files(draw):
    """The fields of a WordPiece model, labels with and without the prefix."""
    prefix = draw(st.sampled_from(["##", "##", "#", "", "é"]))
    texts = draw(st.lists(st.text(alphabet="abé#", min_size=1, max_size=4), max_size=14))
    labels = [draw(st.sampled_from(["", prefix])) + text for text in texts]
    vocabulary = {label: n for n, label in enumerate(dict.fromkeys(["[UNK]", *labels]))}
    return vocabulary, "[UNK]", prefix, draw(st.sampled_from([3, 100]))


@given(fields=word_piece_files(), word=WORDS)
def test_tokens_and_places_are_those_of_the_library(fields, word):
    vocabulary, unk_token, prefix, longest = fields
    library = models.WordPiece(
        vocabulary,
        unk_token=unk_token,
        continuing_subword_prefix=prefix,
        max_input_chars_per_word=longest,
    )
    assert engine_tokens(WordPiece(*fields), word) == library_tokens(library, word)


@given(
    vocabulary=st.dictionaries(st.text(alphabet="ab", min_size=1), st.integers(1, 99)), word=WORDS
)
def test_word_level_is_that_of_the_library(vocabulary, word):
    vocabulary = {"<unk>": 0} | vocabulary
    library = models.WordLevel(vocabulary, unk_token="<unk>")
    assert engine_tokens(WordLevel(vocabulary), word) == library_tokens(library, word)


@given(fields=word_piece_files(), word=WORDS)
def test_the_steps_end_at_the_place_that_gives_the_word_up(fields, word):
    model = pickle.loads(pickle.dumps(WordPiece(*fields)))
    label = model.splitter.writing.label
    steps = steps_of(model.splitter, word, "rank-ordered")
    assert list(steps[-1].after) == [*map(label, model.splitter.split(word, "rank-ordered"))]
    known = [step.known for step in steps]
    assert known == [True] * len(known) or known[-2:] == [False, False]


def test_without_the_unknown_token_there_is_no_id():
    assert WordPiece({"a": 0}).tokenize("b").ids == (None,)
    assert WordLevel({"a": 0}).tokenize("b").ids == (None,)


def test_fewest_tokens_gives_a_word_up_likewise():
    model = WordPiece({"[UNK]": 0, "a": 1, "ab": 2, "##bc": 3, "##c": 4, "##d": 5})
    assert model.tokenize("abc", "fewest-tokens").texts == ("ab", "##c")
    assert model.tokenize("abx", "fewest-tokens").texts == ("[UNK]",)


@pytest.mark.parametrize("mode", ["rank-ordered", "longest-match"])
def test_a_very_long_word_takes_no_long_time(mode):
    model = WordPiece({"[UNK]": 0, "a": 1, "##aa": 2}, max_input_chars_per_word=10**6)
    assert len(model.tokenize("a" * 100_001, mode).ids) == 50_001


def test_labels_stand_for_bytes_without_prefix_and_the_unknown_one_for_none():
    model = WordPiece({"[UNK]": 0, "a": 1, "##b": 2})
    assert [model.data(label) for label in model.vocabulary] == [None, b"a", b"b"]
    assert model.actual("rank-ordered") == "longest-match"
    assert WordLevel({"a": 0}).actual("left-to-right") == "whole-word"

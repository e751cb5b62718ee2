"""Tokenizers on two shelves: made of a trace, handed over once, let go of when there are many."""

import pickle

import pytest

from engine import BPETokenizer, Corpus, Trace, TrainingOptions
from gui.work.tokenizer_shelf import (
    MOST_KEPT,
    MissingTokenizersError,
    Shelf,
    TokenizerKey,
    TrainedOn,
)

WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}


@pytest.fixture
def trained() -> TrainedOn:
    return TrainedOn(Trace(Corpus.from_counts(WORDS), TrainingOptions(merges=12)), "document")


def test_a_tokenizer_is_made_at_the_position_that_its_key_names(trained):
    shelf = Shelf()
    shelf.put_trace(1, trained)
    assert shelf.tokenizer(TokenizerKey(1, 2)).tokenize("newest") == ["n", "e", "w", "est"]
    assert shelf.tokenizer(TokenizerKey(1, 12)).tokenize("newest") == ["newest"]


def test_it_is_made_once(trained):
    shelf = Shelf()
    shelf.put_trace(1, trained)
    key = TokenizerKey(1, 2)
    assert not shelf.has(key)
    assert shelf.tokenizer(key) is shelf.tokenizer(key)
    assert shelf.has(key)


def test_what_is_neither_there_nor_can_be_made_is_named():
    with pytest.raises(MissingTokenizersError) as caught:
        Shelf().tokenizer(TokenizerKey(7))
    assert caught.value.keys == (TokenizerKey(7),)
    assert pickle.loads(pickle.dumps(caught.value)).keys == caught.value.keys


def test_a_parcel_crosses_a_process_border_and_makes_the_same_tokenizers(trained):
    ours, theirs = Shelf(), Shelf()
    ours.put_trace(1, trained)
    file = BPETokenizer()
    file.train(["abab"], vocab_size=3)
    ours.put_tokenizer(TokenizerKey(2), file)
    keys = [TokenizerKey(1, 5), TokenizerKey(2)]
    theirs.put(pickle.loads(pickle.dumps(ours.parcel(keys))))
    for key, text in zip(keys, ("newest", "abab"), strict=True):
        assert theirs.tokenizer(key).tokenize(text) == ours.tokenizer(key).tokenize(text)


def test_a_parcel_of_trained_tokenizers_holds_their_trace_and_nothing_else(trained):
    shelf = Shelf()
    shelf.put_trace(1, trained)
    shelf.tokenizer(TokenizerKey(1, 5))
    parcel = shelf.parcel([TokenizerKey(1, 5), TokenizerKey(1, 6)])
    assert list(parcel.traces) == [1]
    assert not parcel.tokenizers


def test_what_was_not_used_for_longest_goes_first_but_what_must_stays(trained):
    shelf = Shelf()
    shelf.put_trace(1, trained)
    kept = TokenizerKey(1, 0)
    shelf.tokenizer(kept)
    shelf.keep([kept])
    for position in range(1, MOST_KEPT + 3):
        shelf.tokenizer(TokenizerKey(1, position))
    assert shelf.has(kept)
    assert not shelf.has(TokenizerKey(1, 1))
    assert shelf.has(TokenizerKey(1, MOST_KEPT + 2))


def test_small_trainings_are_quick_and_own_patterns_never_are(trained):
    shelf = Shelf()
    shelf.put_trace(1, trained)
    shelf.put_trace(2, TrainedOn(trained.trace, "(a+)+b"))
    assert shelf.is_quick(TokenizerKey(1, 12))
    assert not shelf.is_quick(TokenizerKey(2, 12))
    assert not shelf.is_quick(TokenizerKey(3, 0))

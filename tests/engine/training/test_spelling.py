"""What is told of many tokens at once is what each of them tells."""

import numpy as np
from hypothesis import given, settings

from engine import Corpus, Trace, train
from engine.training import replay
from tests.engine.training.test_trainer_against_twin import corpora, options, trained


def joined(spellings, token):
    """Glue the symbols of the cells where a token stands: the slow twin of a slice of them all."""
    place = spellings.place(token)
    if place is None:
        return spellings.text(token)
    cells = spellings.cells.base[place : place + spellings.length(token)]
    return "".join(spellings.symbols[symbol] for symbol in cells.tolist())


def check(trace: Trace) -> None:
    spellings = trace.recording.spellings
    tokens = np.arange(len(spellings.symbols) + len(trace))
    texts = [spellings.text(token) for token in tokens.tolist()]
    assert spellings.heads_of(tokens).tolist() == [ord(text[0]) for text in texts]
    assert texts == [joined(spellings, token) for token in tokens.tolist()]
    lengths = [spellings.length(token) for token in tokens.tolist()]
    assert spellings.lengths_of(tokens).tolist() == lengths


@settings(max_examples=100)
@given(words=corpora(), chosen=options)
def test_heads_and_lengths_are_those_of_each_token(words, chosen):
    check(Trace(trained(words, chosen, (3, 0, 1, 2))))


def test_tokens_that_stand_nowhere_are_known_too():
    corpus = Corpus.from_counts({"low": 5, "newest": 6})
    check(Trace(replay(corpus, [("l", "o"), ("x", "y"), ("xy", "z"), ("lo", "w")])))


def test_what_has_been_made_since_is_known_too():
    training = train(Corpus.from_counts({"low": 5, "newest": 6}))
    symbols = np.arange(len(training.spellings.symbols))
    assert training.spellings.lengths_of(symbols).tolist() == [1] * len(symbols)
    list(training)
    check(Trace(training))


def test_a_byte_order_mark_that_is_the_last_of_all_symbols_is_a_character_like_any_other():
    corpus = Corpus.from_counts({"\ufefflow": 3, "low": 2, "lowlow": 1})
    trace = Trace(corpus)
    check(trace)
    assert trace[-1].token == "lowlow"


def test_no_text_is_kept_of_a_token_that_stands_in_the_corpus():
    trace = Trace(Corpus.from_counts({"low": 5, "newest": 6}))
    spellings = trace.recording.spellings
    assert "".join(map(spellings.text, range(len(spellings.symbols) + len(trace))))
    assert len(spellings._texts) == len(spellings.symbols)

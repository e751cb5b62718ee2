"""The lives of tokens are those that one sees by looking at every position."""

import numpy as np
from hypothesis import assume, given

from engine import Corpus, Trace
from engine.analysis.vocabulary_size import STILL_THERE, life_lines
from engine.training import TrainingError, replay
from tests.engine.training.test_trainer_against_twin import corpora, options

FOUR_WORDS = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})


def by_looking(trace):
    """Per token: the positions at which it stands somewhere, and how often at the last."""
    seen, left_over = {}, {}
    for position in range(len(trace) + 1):
        view = trace.at(position)
        left_over = {}
        for index in range(trace.word_count):
            for token in view.word_tokens(index):
                seen.setdefault(token.id, []).append(position)
                left_over[token.id] = left_over.get(token.id, 0) + trace.word_frequency(index)
    return seen, left_over


@given(corpora(), options)
def test_lives_equal_what_is_seen_at_every_position(words, chosen):
    try:
        trace = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        assume(False)
    lives = life_lines(trace)
    seen, left_over = by_looking(trace)
    for token in range(trace.vocabulary_size_at(len(trace))):
        line = lives.line(trace, token)
        positions = seen.get(token, [])
        assert line.left_over == left_over.get(token, 0)
        if positions:
            last = max(positions)
            assert line.born == min(positions)
            assert line.gone == (None if last == len(trace) else last + 1)
        else:
            assert line.gone == line.born


def test_scaffolding_is_built_over():
    trace = Trace(FOUR_WORDS)
    lives = life_lines(trace)
    scaffolding = [trace.token(int(token)) for token in np.flatnonzero(lives.scaffolding)]
    assert scaffolding[-8:] == ["es", "est", "lo", "ne", "new", "wi", "wid", "lowe"]
    lasting = [trace.token(int(token)) for token in np.flatnonzero(~lives.scaffolding)]
    assert lasting == ["low", "newest", "widest", "lower"]


def test_a_merge_that_never_happens_makes_a_token_that_is_never_there():
    trace = Trace(replay(FOUR_WORDS, [("x", "y"), ("l", "o")]))
    lives = life_lines(trace)
    line = lives.line(trace, int(trace.token_ids[0]))
    assert (line.label, line.born, line.gone, line.left_over) == ("xy", 1, 1, 0)
    assert lives.gone[trace.token_ids[1]] == STILL_THERE

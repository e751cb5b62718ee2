"""One training holds the curve of all smaller vocabularies, on any text."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.vocabulary_size import size_curve, split_off
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.training import TrainingError, replay
from tests.engine.training.test_trainer_against_twin import corpora, options

SAMPLES = Path(__file__).resolve().parents[4] / "resources" / "samples"
FOUR_WORDS = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})


@given(corpora(), corpora(), options)
def test_every_point_is_what_splitting_with_so_many_merges_gives(words, held_out, chosen):
    try:
        trace = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        assume(False)
    curve = size_curve(trace, Corpus.from_counts(held_out))
    writing = SymbolText(chosen.alphabet, chosen.end_of_word, chosen.end_of_word_attached)
    merges = [(writing.text(left), writing.text(right)) for left, right in (s.pair for s in trace)]
    for position in range(len(trace) + 1):
        model = RankOrdered(merges[:position])
        totals = [
            sum(len(model.split(writing.symbols(word))) * n for word, n in counts.items())
            for counts in (words, held_out)
        ]
        assert totals == [curve.training.tokens[position], curve.held_out.tokens[position]]
        assert curve.vocabulary_sizes[position] == trace.vocabulary_size_at(position)


def test_the_curve_of_the_training_text_is_that_of_the_trace():
    trace = Trace(FOUR_WORDS)
    curve = size_curve(trace)
    tokens = [trace.tokens_at(position) for position in range(len(trace) + 1)]
    assert curve.training.tokens.tolist() == tokens
    assert curve.training.characters_per_token.tolist() == [79 / count for count in tokens]
    assert curve.held_out is None


def test_training_stops_by_itself_where_no_pair_is_left():
    assert size_curve(Trace(FOUR_WORDS)).stops_by_itself == 12
    assert size_curve(Trace(FOUR_WORDS, TrainingOptions(merges=5))).stops_by_itself is None
    assert size_curve(Trace(FOUR_WORDS, TrainingOptions(min_count=3))).stops_by_itself == 10


def test_gains_end_with_the_last_merge_that_saves_a_token():
    curve = size_curve(Trace(FOUR_WORDS), Corpus.from_counts({"lowest": 1, "nest": 2}))
    assert curve.held_out.tokens.tolist() == [14, 11, 8, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6]
    assert (curve.held_out.gains_end, curve.held_out.nearly_all_gains) == (4, 4)
    assert size_curve(Trace(FOUR_WORDS), Corpus.from_counts({"xyz": 1})).held_out.gains_end == 0


def test_a_small_russian_text_is_learned_by_heart_and_a_new_one_gains_nothing_from_it():
    text = (SAMPLES / "dead_souls.txt").read_text(encoding="utf-8")[:6000]
    training, held_out = split_off([text], 0.3)
    corpora = [Corpus.from_texts(texts) for texts in (training, held_out)]
    curve = size_curve(Trace(corpora[0]), corpora[1])
    assert curve.stops_by_itself == len(curve.vocabulary_sizes) - 1
    seen, new = curve.training.characters_per_token, curve.held_out.characters_per_token
    assert seen[-1] > 2 * new[-1]
    assert curve.held_out.gains_end < curve.stops_by_itself
    assert curve.held_out.nearly_all_gains < 0.7 * curve.stops_by_itself
    assert np.all(np.diff(seen) > 0)
    assert np.all(np.diff(new) >= 0)


def test_nothing_has_a_curve_of_one_point():
    curve = size_curve(Trace(Corpus.from_counts({})), Corpus.from_counts({}))
    assert curve.training.characters_per_token.tolist() == [0.0]
    assert (curve.training.gains_end, curve.training.nearly_all_gains) == (0, 0)


def test_merges_that_make_a_token_twice_have_no_curve():
    merges = [("l", "o"), ("lo", "w"), ("o", "w"), ("l", "ow")]
    with pytest.raises(ValueError, match="twice"):
        size_curve(Trace(replay(FOUR_WORDS, merges)))


@given(st.lists(st.text("ab\n", max_size=9), max_size=4), st.floats(0, 1))
def test_what_is_split_off_is_whole_lines_at_the_end(texts, share):
    training, held_out = split_off(texts, share)
    assert "".join([*training, *held_out]) == "".join(texts)
    assert sum(map(len, held_out)) >= share * sum(map(len, texts)) - 1e-9

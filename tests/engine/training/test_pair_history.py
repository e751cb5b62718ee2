"""Pairs that are looked up are those that are counted, at every position and however asked for."""

import pickle
from unittest import mock

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Corpus, Trace, TrainingOptions
from engine.training import (
    TIE_RULES,
    Training,
    TrainingError,
    pair_history,
    pair_index,
    replay,
)
from engine.training.occurrences import find_occurrences
from engine.training.pair_history import PairHistory, follow_pairs
from tests.engine.training.slow_twin import SlowTraining, count_pairs
from tests.engine.training.test_trainer_against_twin import (
    corpora,
    options,
    paths,
    pieces,
    trained,
)

PATH = (3, 0, 1, 2)
# Small corpora must meet rare pairs that are not kept, and more than one zone.
sizes = st.tuples(st.sampled_from([1, 3, 100]), st.sampled_from([1, 4, 2048]))


def followed(trace: Trace, known: int, zone: int) -> PairHistory:
    with mock.patch.multiple(pair_history, _KNOWN=known, _ZONE=zone):
        history = follow_pairs(trace.recording)
    return history


def counted(trace: Trace, position: int) -> list[tuple[int, int, int]]:
    pairs = trace.at(position)._all_pairs
    rows = zip(pairs.keys.tolist(), pairs.counts.tolist(), pairs.first_cells.tolist(), strict=True)
    return sorted(rows, key=lambda row: -row[1])


def looked_up(history: PairHistory, position: int, most: int) -> list[tuple[int, int, int]] | None:
    pairs = history.most_frequent(position, most)
    if pairs is None:
        return None
    assert (np.diff(pairs.counts) <= 0).all()
    return list(
        zip(pairs.keys.tolist(), pairs.counts.tolist(), pairs.first_cells.tolist(), strict=True)
    )


@settings(max_examples=300)
@given(words=corpora(), chosen=options, path=paths, size=sizes)
def test_the_most_frequent_pairs_are_those_of_a_count(words, chosen, path, size):
    trace = Trace(trained(words, chosen, path))
    with mock.patch.object(pair_history, "_ZONE", size[1]):
        history = followed(trace, *size)
        for position in range(len(trace) + 1):
            rows = counted(trace, position)
            assert history.totals[position] == len(rows)
            for most in (1, 2, 5, 60):
                bound = rows[min(most, len(rows)) - 1][1] if rows else 0
                found = looked_up(history, position, most)
                if found is None:
                    assert len(rows) > size[0]
                    assert bound < history.least
                else:
                    assert set(found) == {row for row in rows if row[1] >= bound}
                    assert len(found) == len(set(found))


@settings(max_examples=150)
@given(words=corpora(), chosen=options, size=sizes)
def test_a_view_tells_the_same_whether_pairs_are_followed_or_not(words, chosen, size):
    trace = Trace(trained(words, chosen, PATH))
    again = Trace(trace.recording)
    with mock.patch.multiple(pair_history, _KNOWN=size[0], _ZONE=size[1]):
        assert again.follow_pairs()
        for position in range(len(trace) + 1):
            plain, quick = trace.at(position), again.at(position)
            assert quick.top_pairs(60) == plain.top_pairs(60)
            assert quick.top_pairs(2) == plain.top_pairs(2)
            assert quick.tied == plain.tied
            assert quick.winner == plain.winner
            assert (quick.pair_total, quick.tie_size) == (plain.pair_total, plain.tie_size)
            assert quick.highest_count == plain.highest_count
            for rule in TIE_RULES:
                assert quick.choice(rule) == plain.choice(rule)


@settings(max_examples=150)
@given(words=corpora(), chosen=options)
def test_counts_at_every_position_are_those_of_the_obvious_trainer(words, chosen):
    trace = Trace(trained(words, chosen, PATH))
    trace.follow_pairs()
    for index, step in enumerate(SlowTraining(words, chosen).steps()):
        view = trace.at(index)
        assert dict(view.pair_counts(10**9)) == step.counts
        assert {view.labels(pair) for pair in view.tied} == step.tied
        assert view.labels(view.winner) == step.pair


@settings(max_examples=100)
@given(words=corpora(), chosen=options)
def test_spells_are_complete_ordered_and_apart(words, chosen):
    trace = Trace(trained(words, chosen, PATH))
    history = followed(trace, 2, 4)
    spells = history._spells
    order = list(zip((-spells.counts).tolist(), spells.begins.tolist(), strict=True))
    assert order == sorted(order)
    found = {
        (position, int(history._keys[pair])): int(count)
        for pair, count, begin, end in zip(
            spells.pairs, spells.counts, spells.begins, spells.ends, strict=True
        )
        for position in range(begin, end)
    }
    assert len(found) == int((spells.ends - spells.begins).sum())
    assert found == {
        (position, key): count
        for position in range(len(trace) + 1)
        for key, count, _ in counted(trace, position)
        if count >= history.least
    }


@settings(max_examples=100)
@given(words=corpora(), chosen=options)
def test_occurrences_are_the_neighbours_in_every_word_at_every_position(words, chosen):
    trace = Trace(trained(words, chosen, PATH))
    recording = trace.recording
    found, bits = find_occurrences(recording), recording.token_bits
    for position in range(len(trace) + 1):
        there = (found.begins <= position) & (position < found.ends)
        counts: dict[tuple[str, str], int] = {}
        keys, weights = found.keys[there].tolist(), found.weights[there].tolist()
        for key, weight in zip(keys, weights, strict=True):
            pair = trace.token(key >> bits), trace.token(key & (1 << bits) - 1)
            counts[pair] = counts.get(pair, 0) + weight
        words_now = list(map(list, trace.at(position).words().values()))
        assert counts == count_pairs(words_now, recording.frequencies.tolist())


@settings(max_examples=200)
@given(words=corpora(), merges=st.lists(pieces, max_size=12))
def test_a_replay_is_followed_unless_it_makes_a_token_twice(words, merges):
    trace, plain = (Trace(replay(Corpus.from_counts(words), merges)) for _ in range(2))
    assert trace.follow_pairs() == trace.recording.ids_follow_steps
    for position in range(len(merges) + 1):
        quick, counted_anew = trace.at(position), plain.at(position)
        assert quick.top_pairs(60) == counted_anew.top_pairs(60)
        assert quick.pair_total == counted_anew.pair_total
        assert (quick.tied, quick.winner) == (counted_anew.tied, counted_anew.winner)
        if position < len(merges):
            left, right = (int(ids[position]) for ids in (trace.left_ids, trace.right_ids))
            assert quick.winner == plain.at(position).find_pair(left, right)


def test_a_replay_of_learned_merges_is_followed():
    corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    merges = [("n", "e"), ("x", "y"), ("w", "e"), ("s", "t"), ("ne", "w")]
    trace, plain = (Trace(replay(corpus, merges)) for _ in range(2))
    assert trace.follow_pairs()
    for position in range(len(merges) + 1):
        assert trace.at(position).top_pairs(60) == plain.at(position).top_pairs(60)
        assert trace.at(position).winner == plain.at(position).winner


@settings(max_examples=100)
@given(words=corpora(), chosen=options, steps=st.integers(1, 9))
def test_a_training_under_way_is_followed_as_far_as_its_history_goes(words, chosen, steps):
    with mock.patch.object(pair_index, "_LARGE_LEVEL", 1):  # its row is ahead of the history
        try:
            training = Training(Corpus.from_counts(words), chosen)
        except TrainingError:
            return
        training.advance(steps)
    trace = Trace.so_far(training)
    history = followed(trace, 100, 4)
    for position in range(len(trace) + 1):
        assert history.totals[position] == len(counted(trace, position))
    assert history.touched.starts[-1] == len(history.touched.words)


def test_a_token_that_is_made_twice_leaves_pairs_to_be_counted():
    corpus = Corpus.from_counts({"abc": 2, "bcab": 1})
    trace = Trace(replay(corpus, [("a", "b"), ("b", "c"), ("ab", "c"), ("a", "bc")]))
    assert not trace.follow_pairs()
    assert trace.at(1).pair_total == 3


@pytest.mark.parametrize("counts", [{}, {"a": 3}, {"ab": 1}])
def test_next_to_nothing_is_followed(counts):
    trace = Trace(Corpus.from_counts(counts))
    assert trace.follow_pairs()
    for position in range(len(trace) + 1):
        assert trace.at(position).pair_total == (1 if position < len(trace) else 0)


def test_counts_that_hardly_fit_in_64_bits_are_added_up_exactly():
    huge = 1 << 59
    trace = Trace(Corpus.from_counts({"aba": huge, "bab": 3}), TrainingOptions(merges=2))
    trace.follow_pairs()
    assert [count for _, count in trace.at(0).pair_counts()] == [huge + 3, huge + 3]


def test_a_history_travels_beside_its_trace():
    trace = Trace(Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3}))
    trace.follow_pairs()
    copy = pickle.loads(pickle.dumps(trace.pair_history))
    arrived = Trace.from_arrays(trace.to_arrays(), copy)
    with mock.patch("engine.training.trace_view.count_pairs") as counting:
        for position in range(len(trace) + 1):
            assert arrived.at(position).top_pairs(60) == trace.at(position).top_pairs(60)
            assert arrived.at(position).winner == trace.at(position).winner
    counting.assert_not_called()


def test_a_corpus_that_is_too_large_is_counted():
    trace = Trace(Corpus.from_counts({"abc": 2}))
    with mock.patch.object(pair_history, "MOST_CELLS", 2):
        assert not trace.follow_pairs()
    assert trace.pair_history is None

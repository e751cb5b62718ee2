"""What the trainer's data structures promise beside their definitions holds after every step."""

import random
from unittest import mock

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text.corpus import Corpus
from engine.training import Training, TrainingError, TrainingOptions
from engine.training.flat_corpus import SEPARATOR
from engine.training.pair_index import RECOUNT_RATIO
from engine.training.planned_steps import PlannedSteps, RareSteps
from tests.engine.training.slow_twin import SlowTraining
from tests.engine.training.test_trainer_against_twin import corpora, options


def check_row(training: Training) -> None:
    """Tokens tile every word, their last cells know them, separators stand where they stood."""
    flat, done = training.flat, len(training.history)
    assert (flat.tokens[flat.base < 0] == SEPARATOR).all()
    for start, end in zip(flat.starts, flat.starts[1:] - 1, strict=False):
        cell = int(start)
        while cell < end:
            token = int(flat.tokens[cell])
            length = flat.lengths[token]
            inside = ~flat.tokens[cell + 1 : cell + length]
            assert 0 <= token < len(flat.lengths)
            assert ((inside >= 0) & (inside < max(done, 1))).all()
            assert flat._ends[cell + length - 1] == token
            cell += length
        assert cell == end


def check_index(training: Training, counts: dict[tuple[str, str], int]) -> None:
    """Every frequent pair is tracked with its exact count and, in order, all its places."""
    index, bits = training._index, training._bits
    if index.threshold >= 1 << 62:
        return
    label, mask = training.spellings.label, (1 << bits) - 1
    tracked = {(label(key >> bits), label(key & mask)): key for key in index.counts}
    assert {pair for pair, count in counts.items() if count >= index.threshold} == set(tracked)
    for pair, key in tracked.items():
        assert index.counts[key] == counts[pair]
        places = np.asarray(index.places[key])
        assert (np.diff(places) > 0).all()
        alive = [training.flat.still_there(int(p), key >> bits, key & mask) for p in places]
        assert sum(training.flat.weights[places[alive]].tolist()) == counts[pair]


def check_queue(training: Training) -> None:
    """Every tracked pair waits, neither behind its count nor behind its first place."""
    queue, index, flat = training._queue, training._index, training.flat
    waiting = [(queue.level, queue.rule.entry(item)) for item in queue._heap]
    for count, entries in queue._buckets.items():
        waiting += [(count, entry) for entry in entries]
    for key, count in index.counts.items():
        left, right = key >> training._bits, key & (1 << training._bits) - 1
        first = next(int(p) for p in index.places[key] if flat.still_there(int(p), left, right))
        assert any(
            entry & queue.key_mask == key and entry >> queue.key_bits <= first and level >= count
            for level, entry in waiting
        )
    if max(index.counts.values(), default=0) == queue.level > 0:
        assert queue.ties == sum(count == queue.level for count in index.counts.values())


def none_waits(rare: RareSteps) -> bool:
    """Whether every step that is in the row is in the history, too."""
    return not isinstance(rare, PlannedSteps) or rare._handed_out == len(rare._places)


@settings(max_examples=150)
@given(words=corpora(), chosen=options, large=st.sampled_from([1, 3, 1000]))
def test_row_index_and_queue_keep_their_promises_after_every_step(words, chosen, large):
    with (
        mock.patch("engine.training.flat_corpus._MANY", 3),
        mock.patch("engine.training.pair_index._WORTH_A_RECOUNT", 1),
        mock.patch("engine.training.pair_index._LARGE_LEVEL", large),
    ):
        try:
            training = Training(Corpus.from_counts(words), chosen, recount_ratio=2)
        except TrainingError:
            return
        for slow in SlowTraining(words, chosen).steps():
            if slow.count >= training._index.threshold:
                check_index(training, slow.counts)
                check_queue(training)
            elif slow.count == 1 and chosen.tie_rule == "first-seen":
                return  # nobody looks into words that have collapsed
            next(training)
            if none_waits(training._rare):
                check_row(training)


def test_the_queue_says_how_many_pairs_share_the_highest_count():
    training = Training(Corpus.from_counts({"abc": 2, "xy": 2, "b": 9}), TrainingOptions())
    next(training)
    assert (training._queue.level, training._queue.ties) == (2, 2)  # ab+c and x+y; b+c is gone


def test_where_all_pairs_are_frequent_the_rare_ones_that_come_are_not_tracked():
    line = "".join(random.Random(1).choices("abcdefgh", k=4000))
    training = Training(Corpus.from_counts({line: 1}), TrainingOptions())
    highest = next(training).count
    assert training._index.threshold == highest // RECOUNT_RATIO > 2

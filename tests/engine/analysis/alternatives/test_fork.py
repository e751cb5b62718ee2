"""A second timeline is the training that one gets by choosing otherwise."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.alternatives import ForkError, compare_timelines, fork
from engine.training import TIE_RULES, TrainingError, replay
from tests.engine.training.slow_twin import SlowTraining
from tests.engine.training.test_trainer_against_twin import corpora, options

FOUR_WORDS = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})


class SlowFork(SlowTraining):
    """Counts everything at every step; at one step it is told what to take."""

    def __init__(self, words, chosen, position, pair, rule):
        super().__init__(words, chosen)
        self.position, self.pair, self.rule, self.step = position, pair, rule, 0

    def choose(self, tied, rule):
        self.step += 1
        if self.step <= self.position:
            return super().choose(tied, rule)
        if self.step == self.position + 1 and self.pair is not None:
            return self.pair
        return super().choose(tied, self.rule or rule)


def rows(trace):
    return [(s.pair, s.token, s.count, s.replacements, s.tie_size) for s in trace]


def test_the_other_pair_of_a_tie_is_taken_and_training_goes_on():
    trace = Trace(FOUR_WORDS, TrainingOptions(merges=10))
    other = Trace(fork(trace, 0, ("s", "t")))
    tokens = [step.token for step in other]
    assert tokens == ["st", "est", "lo", "low", "ne", "new", "newest", "wi", "wid", "widest"]
    assert other[0].tied == (("s", "t"), ("e", "s"))
    assert (other[0].count, other[0].tie_size) == (9, 2)


def test_another_rule_takes_over_at_a_step_and_what_was_before_stays():
    trace = Trace(FOUR_WORDS)
    other = Trace(fork(trace, 4, tie_rule="greatest-symbols"))
    assert [s.pair for s in other][:4] == [s.pair for s in trace][:4]
    assert other[4].pair == ("w", "est")
    assert other.options.tie_rule == "greatest-symbols"


def test_the_winner_is_first_of_the_tied_though_no_rule_chose_it():
    trace = Trace(FOUR_WORDS)
    for step in Trace(fork(trace, 5, ("w", "est"), "lowest-ids")):
        assert step.tied[0] == step.pair


def test_a_fork_takes_no_pair_that_is_not_tied():
    trace = Trace(FOUR_WORDS)
    with pytest.raises(ForkError, match="not among the most frequent pairs at step 1"):
        fork(trace, 0, ("l", "o"))
    with pytest.raises(IndexError):
        fork(trace, 13)


def test_a_replay_that_makes_a_token_twice_cannot_be_forked():
    merges = [("l", "o"), ("lo", "w"), ("o", "w"), ("l", "ow")]
    with pytest.raises(ForkError, match="only replayed"):
        fork(Trace(replay(FOUR_WORDS, merges)), 0)


@given(corpora(), options, st.integers(0, 2**32), st.sampled_from([None, *TIE_RULES]))
def test_a_fork_equals_the_obvious_one(words, chosen, seed, rule):
    try:
        trace = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        assume(False)
    random_ = random.Random(seed)
    position = random_.randrange(len(trace) + 1)
    pair = random_.choice([None, *trace[position].tied]) if position < len(trace) else None
    forked = Trace(fork(trace, position, pair, rule))
    slow = SlowFork(words, chosen, position, pair, rule).steps()
    assert [(s.pair, s.count, s.replacements, s.tie_size) for s in forked] == [
        (s.pair, s.count, s.replacements, len(s.tied)) for s in slow
    ]


def test_a_fork_without_a_wish_is_the_training_itself():
    trace = Trace(FOUR_WORDS)
    for position in range(len(trace) + 1):
        assert rows(Trace(fork(trace, position))) == rows(trace)


def tokens(trace, steps):
    return [trace[int(step)].token for step in steps]


def test_where_two_timelines_differ():
    trace = Trace(FOUR_WORDS, TrainingOptions(merges=10))
    other = Trace(fork(trace, 5, ("w", "est")))
    found = compare_timelines(trace, other)
    assert found.first_step == 5
    assert tokens(trace, found.only_first) == ["new"]
    assert tokens(other, found.only_second) == ["west"]
    assert found.steps_in_second.tolist() == [0, 1, 2, 3, 4, -1, 6, 7, 8, 9]
    before = compare_timelines(trace, other, 5)
    assert not len(before.only_first) and not len(before.only_second)
    assert compare_timelines(trace, trace).first_step is None


def test_a_timeline_that_only_ends_earlier_differs_in_no_step():
    trace = Trace(FOUR_WORDS)
    short = Trace(FOUR_WORDS, TrainingOptions(merges=3))
    found = compare_timelines(trace, short)
    assert (found.first_step, len(found.only_second), len(found.only_first)) == (None, 0, 9)


def test_timelines_of_two_corpora_are_not_compared():
    with pytest.raises(ValueError, match="two corpora"):
        compare_timelines(Trace(FOUR_WORDS), Trace(Corpus.from_counts({"low": 5})))


def test_long_tokens_are_compared_without_being_written_out():
    words = {"".join(random.Random(1).choices("abcd", k=3000)): 1, "abcd": 9}
    trace = Trace(Corpus.from_counts(words))
    position = next(s.index for s in trace if s.tie_size > 1)
    other = Trace(fork(trace, position, trace[position].tied[-1]))
    found = compare_timelines(trace, other)
    texts = [{step.token: step.index for step in one} for one in (trace, other)]
    assert found.steps_in_second.tolist() == [texts[1].get(step.token, -1) for step in trace]
    assert found.steps_in_first.tolist() == [texts[0].get(step.token, -1) for step in other]


@given(corpora(), options, st.integers(0, 2**32))
def test_marks_of_timelines_equal_the_obvious_ones(words, chosen, seed):
    try:
        trace = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        assume(False)
    position = random.Random(seed).randrange(len(trace) + 1)
    other = Trace(fork(trace, position, tie_rule="greatest-symbols"))
    found = compare_timelines(trace, other)
    made = [step.token for step in other]
    assert found.steps_in_second.tolist() == [
        made.index(step.token) if step.token in made else -1 for step in trace
    ]
    differing = [s.index for s, o in zip(trace, other, strict=False) if s.pair != o.pair]
    assert found.first_step == (differing[0] if differing else None)

"""A step is a plain value, however it came about; a trace is made of steps."""

import copy
import pickle
from itertools import islice

import numpy as np
import pytest

from engine import Corpus, MergeStep, Trace, TrainingOptions, train
from engine.training import replay

WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
CORPUS = Corpus.from_counts(WORDS)
FIRST = MergeStep(0, ("e", "s"), "es", 9, 9, 2, (("e", "s"), ("s", "t")))


def test_a_step_has_the_fields_of_the_design_in_their_order():
    step = next(train(CORPUS))
    match step:
        case MergeStep(index, pair, token, count, replacements, tie_size, tied):
            assert (index, pair, token, count) == (0, ("e", "s"), "es", 9)
            assert (replacements, tie_size, tied) == (9, 2, (("e", "s"), ("s", "t")))
        case _:
            pytest.fail("no match")


def test_a_step_equals_one_with_the_same_values():
    assert next(train(CORPUS)) == FIRST == Trace(CORPUS)[0]
    assert hash(next(train(CORPUS))) == hash(FIRST)
    assert Trace(CORPUS)[1] != FIRST
    assert FIRST != (0, ("e", "s"), "es", 9, 9, 2)


def test_a_step_cannot_be_changed():
    for step in (FIRST, next(train(CORPUS))):
        with pytest.raises(AttributeError):
            step.count = 3


def test_what_was_tied_is_known_after_many_more_steps():
    steps = list(train(CORPUS))
    assert steps[5].tied == (("ne", "w"), ("w", "est"))


def test_a_step_is_pickled_and_copied_without_its_training():
    training = train(CORPUS)
    step = next(training)
    for travelled in (pickle.loads(pickle.dumps(step)), copy.deepcopy(step)):
        assert type(travelled) is MergeStep
        assert (travelled, travelled.tied) == (step, step.tied)


@pytest.mark.parametrize("length", [1, 5, 12])
def test_a_trace_is_collected_from_any_first_steps_of_a_training(length):
    whole = Trace(CORPUS)
    expected = Trace(CORPUS, TrainingOptions(merges=length))
    steps = list(train(CORPUS))
    for source in (steps[:length], islice(train(CORPUS), length), whole[:length]):
        trace = Trace(source)
        assert trace.steps == expected.steps
        assert [step.tied for step in trace] == [step.tied for step in expected]
        assert trace.vocabulary_size_at(length) == expected.vocabulary_size_at(length)
        assert trace.tokens_at(length) == expected.tokens_at(length)
        for position in range(length + 1):
            view, same = trace.at(position), expected.at(position)
            assert view.words() == same.words()
            assert view.pair_counts(top=None) == same.pair_counts(top=None)
            assert view.vocabulary == same.vocabulary


def test_a_trace_is_collected_from_the_steps_of_a_replay():
    merges = [("l", "o"), ("x", "y"), ("lo", "w")]
    trace = Trace(list(replay(CORPUS, merges))[:2])
    assert [step.token for step in trace] == ["lo", "xy"]
    assert trace.at(2).words()["low"] == ("lo", "w")


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [FIRST],
        list(train(CORPUS))[1:],
        [*islice(train(CORPUS), 1), *list(train(CORPUS))[1:]],
    ],
    ids=["none", "made by hand", "later ones", "of two trainings"],
)
def test_other_steps_make_no_trace(steps):
    with pytest.raises(ValueError, match="first steps of one training"):
        Trace(steps)


def test_all_pairs_are_listed_when_no_number_is_given():
    view = Trace(CORPUS).at(0)
    assert len(view.pair_counts(top=None)) == view.pair_total
    assert view.pair_counts() == view.pair_counts(top=30)


@pytest.mark.parametrize(
    "wrong",
    [
        {"vocab_size": "20"},
        {"merges": 1.5},
        {"merges": True},
        {"min_count": None},
        {"special_tokens": "<unk>"},
        {"end_of_word": None},
    ],
    ids=repr,
)
def test_options_of_the_wrong_type_are_refused_by_name(wrong):
    with pytest.raises(TypeError, match=next(iter(wrong))):
        TrainingOptions(**wrong)


def test_whole_numbers_of_numpy_are_welcome():
    options = TrainingOptions(merges=np.int32(2), vocab_size=np.int64(30))
    assert options == TrainingOptions(merges=2, vocab_size=30)
    assert type(options.merges) is int
    words = Corpus.from_counts({"low": np.int64(5)}).words
    assert words == {"low": 5}
    assert type(words["low"]) is int

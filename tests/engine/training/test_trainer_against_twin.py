"""The fast trainer, its trace and its replay agree with the obvious ones on random corpora."""

from unittest import mock

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from engine.text.alphabet import join_labels
from engine.text.corpus import Corpus
from engine.training import (
    TIE_RULES,
    Trace,
    Training,
    TrainingError,
    TrainingOptions,
    replay,
    train,
)
from tests.engine.training.slow_twin import SlowTraining, count_pairs, merge

ALPHABETS = [
    "a",
    "ab",
    "abc",
    "abcdef",
    "aб",
    "a\u0301é\U00010348",
    "ab\ufeff",
    "_ab",
    "ab \n",
    "\ud800a",
]


@st.composite
def corpora(draw: st.DrawFn) -> dict[str, int]:
    letters = draw(st.sampled_from(ALPHABETS))
    word = st.text(letters, min_size=1, max_size=draw(st.sampled_from([3, 8, 24])))
    repeated = st.builds(str.__mul__, st.text(letters, min_size=1, max_size=6), st.integers(2, 4))
    return draw(st.dictionaries(word | repeated, st.integers(1, 5), max_size=12))


options = st.builds(
    TrainingOptions,
    vocab_size=st.sampled_from([None, None, 8, 262]),
    merges=st.sampled_from([None, None, 4, 15]),
    alphabet=st.sampled_from(["characters", "bytes"]),
    end_of_word=st.sampled_from(["", "", "_", "</w>"]),
    end_of_word_attached=st.booleans(),
    tie_rule=st.sampled_from(TIE_RULES),
    min_count=st.sampled_from([1, 1, 1, 2, 4]),
)
# Small corpora must meet every path of the trainer: numpy for frequent pairs, recounts, and levels.
paths = st.tuples(
    st.sampled_from([0, 3, 96]),
    st.sampled_from([1, 4, 1000]),
    st.sampled_from([0, 1, 3, 1000]),
    st.integers(2, 6),
)


def trained(
    words: dict[str, int], chosen: TrainingOptions, path: tuple[int, int, int, int]
) -> Training:
    many, worth, large, ratio = path
    with (
        mock.patch("engine.training.flat_corpus._MANY", many),
        mock.patch("engine.training.pair_index._WORTH_A_RECOUNT", worth),
        mock.patch("engine.training.pair_index._LARGE_LEVEL", large),
    ):
        try:
            training = Training(Corpus.from_counts(words), chosen, recount_ratio=ratio)
        except TrainingError:
            assume(False)
        for _ in training:
            pass
    return training


def rows(steps):
    return [(step.pair, step.count, step.replacements, step.tie_size) for step in steps]


@settings(max_examples=1500)
@given(words=corpora(), chosen=options, path=paths)
# After ``a b``, ``z ab`` and ``ab z`` stand together, and share another ``z`` nevertheless.
@example(words={"zabzabz": 1}, chosen=TrainingOptions(tie_rule="lowest-ids"), path=(96, 1, 0, 6))
def test_steps_counts_and_tie_sizes_are_those_of_the_twin(words, chosen, path):
    trace = Trace(trained(words, chosen, path))
    slow = list(SlowTraining(words, chosen).steps())
    assert rows(trace) == [(s.pair, s.count, s.replacements, len(s.tied)) for s in slow]


@settings(max_examples=500)
@given(words=corpora(), chosen=options, portions=st.lists(st.integers(0, 7), max_size=8))
def test_steps_made_in_portions_are_those_of_the_twin_and_so_is_what_is_recorded(
    words, chosen, portions
):
    try:
        training = train(Corpus.from_counts(words), chosen)
    except TrainingError:
        return
    slow = list(SlowTraining(words, chosen).steps())
    for portion in portions:
        before = len(training.history)
        assert training.advance(portion) == min(portion, len(slow) - before)
        made = len(training.history)
        so_far = Trace.so_far(training)
        expected = slow[made - 1].words_after if made else None
        assert rows(so_far) == [(s.pair, s.count, s.replacements, len(s.tied)) for s in slow[:made]]
        assert not made or list(so_far.at(made).words().values()) == list(map(tuple, expected))
    training.finish()
    assert training.advance(1) == 0
    assert [step.token for step in Trace.so_far(training)][:3] == [
        join_labels(*s.pair, chosen.alphabet) for s in slow[:3]
    ]
    assert len(training.history) == len(slow)


@settings(max_examples=300)
@given(words=corpora(), chosen=options, path=paths)
def test_every_position_shows_the_twins_words_pairs_and_ties(words, chosen, path):
    trace = Trace.from_arrays(Trace(trained(words, chosen, path)).to_arrays())
    twin = SlowTraining(words, chosen)
    for step in twin.steps():
        index = len(twin.vocabulary) - len(trace.symbols) - 1
        view = trace.at(index)
        assert dict(view.pair_counts(10**9)) == step.counts
        assert set(trace[index].tied) == step.tied
        assert trace[index].tied[0] == step.pair == view.labels(view.winner)
        assert list(view.words().values()) == [tuple(word) for word in step.words_before]
        assert view.single_token_words == sum(len(word) == 1 for word in step.words_before)
        touched = {i for i, w in enumerate(step.words_before) if w != step.words_after[i]}
        assert set(view.touched_words().tolist()) == touched
        weighted = zip(step.words_before, twin.frequencies, strict=True)
        assert trace.tokens_at(index) == sum(len(word) * n for word, n in weighted)
    last = trace.at(len(trace))
    assert list(last.vocabulary) == twin.vocabulary
    assert list(last.words().values()) == [tuple(word) for word in twin.words]


@settings(max_examples=200)
@given(words=corpora(), chosen=options, data=st.data())
def test_pairs_come_by_count_and_in_the_order_of_the_rule(words, chosen, data):
    try:
        trace = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        return
    twin = SlowTraining(words, chosen)
    steps = list(twin.steps())
    assume(steps)
    index = data.draw(st.integers(0, len(steps) - 1))
    twin.vocabulary = list(trace.at(index).vocabulary)
    left = dict(steps[index].counts)
    expected = []
    while left:
        highest = max(left.values())
        tied = [pair for pair, count in left.items() if count == highest]
        chosen_pair = twin.choose(tied, chosen.tie_rule)
        expected.append((chosen_pair, left.pop(chosen_pair)))
    view = trace.at(index)
    for top in (0, 1, 2, 5, len(expected), len(expected) + 7):
        assert view.pair_counts(top) == expected[:top]
    met = [pair for pair in steps[index].counts if pair in steps[index].tied]
    for rule in TIE_RULES:
        assert view.choice(rule) == twin.choose(met, rule)


@settings(max_examples=200)
@given(words=corpora(), chosen=options, data=st.data())
def test_a_position_of_a_trace_is_a_fresh_training_stopped_there(words, chosen, data):
    try:
        whole = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        return
    stop = data.draw(st.integers(0, len(whole)))
    training = train(Corpus.from_counts(words), chosen)
    for _ in range(stop):
        next(training)
    fresh = Trace.so_far(training)
    assert rows(fresh) == rows(whole[:stop])
    before, now = whole.at(stop), fresh.at(stop)
    assert before.words() == now.words()
    assert before.vocabulary == now.vocabulary
    assert before.pair_counts(10**9) == now.pair_counts(10**9)


@settings(max_examples=200)
@given(words=corpora(), chosen=options)
def test_replaying_a_trainings_own_merges_is_that_training(words, chosen):
    try:
        learned = Trace(Corpus.from_counts(words), chosen)
    except TrainingError:
        return
    corpus = Corpus.from_counts(words)
    again = Trace(replay(corpus, [step.pair for step in learned], chosen))
    assert rows(again) == rows(learned)
    assert again.at(len(again)).words() == learned.at(len(learned)).words()


pieces = st.tuples(st.text("abx", min_size=1, max_size=3), st.text("abx", min_size=1, max_size=3))
marked = st.builds(
    TrainingOptions,
    alphabet=st.sampled_from(["characters", "bytes"]),
    end_of_word=st.sampled_from(["", "_", "</w>"]),
    end_of_word_attached=st.booleans(),
)


@settings(max_examples=800)
@given(words=corpora(), merges=st.lists(pieces, max_size=12), chosen=marked, data=st.data())
def test_replaying_any_merges_counts_as_the_twin_counts(words, merges, chosen, data):
    last = data.draw(st.lists(st.booleans(), min_size=len(merges), max_size=len(merges)))
    ends = [chosen.end_of_word if marks else "" for marks in last]
    merges = [(left, right + end) for (left, right), end in zip(merges, ends, strict=True)]
    merges += [(left + right, "x") for left, right in merges[:1]]
    merges = merges[::-1]  # so that a token is asked for before it is made
    try:
        trace = Trace(replay(Corpus.from_counts(words), merges, chosen))
    except TrainingError:
        return
    twin = SlowTraining(words, chosen)
    assert len(trace) == len(merges)
    for step, pair in zip(trace, merges, strict=True):
        counts = count_pairs(twin.words, twin.frequencies)
        highest = max(counts.values(), default=0)
        assert step.pair == pair
        assert step.token == pair[0] + pair[1]
        assert step.count == counts.get(pair, 0)
        assert step.tie_size == sum(count == highest for count in counts.values())
        view = trace.at(step.index)
        assert view.winner.count == step.count
        assert dict(view.pair_counts(10**9)) == counts
        twin.words = [merge(word, pair, pair[0] + pair[1]) for word in twin.words]
        assert list(trace.at(step.index + 1).words().values()) == list(map(tuple, twin.words))


@pytest.mark.parametrize("attached", [True, False])
@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
def test_a_mark_is_no_more_than_one_symbol_of_a_token_asked_for_before_it_is_made(
    attached, alphabet
):
    options = TrainingOptions(alphabet=alphabet, end_of_word="</w>", end_of_word_attached=attached)
    corpus = Corpus.from_counts({"low": 3, "slow": 1})
    ends = [("lo", "w</w>")] if attached else [("w", "</w>"), ("lo", "w</w>")]
    merges = [("low</w>", "x"), ("l", "o"), *ends, ("s", "low</w>")]
    trace = Trace(replay(corpus, merges, options))
    assert [step.count for step in trace][-2:] == [4, 1]
    assert trace.at(len(trace)).words() == {"low": ("low</w>",), "slow": ("slow</w>",)}


@pytest.mark.parametrize("rule", TIE_RULES)
def test_ties_can_be_asked_for_in_the_middle_of_a_training_and_afterwards(rule):
    corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    chosen = TrainingOptions(tie_rule=rule)
    training = train(corpus, chosen)
    met = [(step, step.tied) for step in training]
    assert [step.tied for step, _ in met] == [tied for _, tied in met]
    assert [tied for _, tied in met] == [step.tied for step in Trace(corpus, chosen)]

"""Published examples and recorded trainings come out step by step as they should."""

import gzip
import json
from pathlib import Path

import pytest

from engine.text.corpus import Corpus
from engine.training import Trace, TrainingError, TrainingOptions, train

DATA = Path(__file__).parents[2] / "data" / "training"
FOUR_WORDS = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})


def merged(trace: Trace) -> str:
    return " ".join(step.token for step in trace)


@pytest.mark.parametrize("name", ["own_doc_example", "own_doc_cats", "own_commas", "own_ru_1000"])
def test_recorded_training_has_the_same_pairs_counts_and_ties(name):
    record = json.loads(gzip.decompress((DATA / f"{name}.json.gz").read_bytes()))
    options = TrainingOptions(vocab_size=record["vocab_size"])
    trace = Trace(Corpus.from_texts(record["texts"]), options)
    assert trace.vocabulary_size_at(len(trace)) == record["trained_tokens"]
    assert len(trace) == len(record["steps"])
    for step, expected in zip(trace, record["steps"], strict=True):
        assert list(step.pair) == expected["pair"]
        assert step.count == expected["count"]
        assert step.tie_size == len(expected["tied"])
        assert [list(pair) for pair in step.tied] == expected["tied"]


def test_four_words_give_the_twelve_merges_of_the_lecture():
    trace = Trace(FOUR_WORDS, TrainingOptions())
    assert merged(trace) == "es est lo low ne new newest wi wid widest lowe lower"
    assert trace.counts.tolist() == [9, 9, 7, 7, 6, 6, 6, 3, 3, 3, 2, 2]


def test_four_words_hide_ties_at_steps_6_and_9():
    trace = Trace(FOUR_WORDS, TrainingOptions())
    assert [step.index + 1 for step in trace if step.tie_size > 1] == [1, 3, 5, 6, 8, 9, 11]
    assert set(trace[5].tied) == {("ne", "w"), ("w", "est")}
    assert set(trace[8].tied) == {("wi", "d"), ("d", "est")}


def test_the_mark_makes_the_first_tie_three_way():
    trace = Trace(FOUR_WORDS, TrainingOptions(end_of_word="_", merges=4))
    assert merged(trace) == "es est est_ lo"
    assert trace.counts.tolist() == [9, 9, 9, 7]
    assert trace[0].tied == (("e", "s"), ("s", "t"), ("t", "_"))


@pytest.mark.parametrize(
    ("rule", "start"),
    [
        ("greatest-symbols", "st est ow low"),
        ("lowest-ids", "es est lo low ew"),
        ("sentencepiece", "es est lo low ew new newest id"),
    ],
)
def test_other_tie_rules_learn_other_tokens_from_the_four_words(rule, start):
    options = TrainingOptions(tie_rule=rule, merges=len(start.split()))
    assert merged(Trace(FOUR_WORDS, options)) == start


def test_three_sentences_about_a_cat_give_33_tokens_and_20_merges():
    texts = ["the cat sat on the mat", "the dog sat on the log", "a cat and a dog"]
    trace = Trace(Corpus.from_texts(texts), TrainingOptions())
    assert (trace.vocabulary_size_at(len(trace)), len(trace)) == (33, 20)


@pytest.mark.parametrize(
    ("text", "pairs"),
    [("bbbaaaddddcccc", "dd cc bb aa"), ("aaabbbccccdddd", "cc dd aa bb")],
)
def test_the_order_of_letters_decides_first_seen_ties(text, pairs):
    trace = Trace(Corpus.from_texts([text]), TrainingOptions(merges=4))
    assert merged(trace) == pairs


def test_overlapping_occurrences_count_but_only_disjoint_ones_are_replaced():
    trace = Trace(Corpus.from_texts(["aaabdaaabac"]), TrainingOptions(merges=3))
    assert [step.pair for step in trace] == [("a", "a"), ("aa", "a"), ("aaa", "b")]
    assert (trace[0].count, trace[0].replacements) == (4, 2)
    assert trace.at(3).words()["aaabdaaabac"] == ("aaab", "d", "aaab", "a", "c")


def test_an_alphabet_larger_than_the_vocabulary_enters_whole_and_merges_nothing():
    corpus = Corpus.from_texts(["the quick brown fox jumps over the lazy dog"])
    trace = Trace(corpus, TrainingOptions(vocab_size=10))
    assert (len(trace), trace.vocabulary_size_at(0)) == (0, 27)


def test_counts_beyond_32_bits_are_exact():
    corpus = Corpus.from_counts({"ab": 2**32 + 5, "cd": 2**32 - 1})
    step = next(train(corpus))
    assert (step.pair, step.count) == (("a", "b"), 2**32 + 5)


def test_counts_beyond_53_bits_are_exact():
    corpus = Corpus.from_counts({"ab": 2**54 + 1, "cd": 2**54, "abc": 1})
    trace = Trace(corpus, TrainingOptions())
    assert trace[0].count == 2**54 + 2
    assert trace.at(0).pair_counts(2) == [(("a", "b"), 2**54 + 2), (("c", "d"), 2**54)]


def test_counts_that_do_not_fit_are_refused_by_name():
    huge = Corpus({"ab": 2**70})
    with pytest.raises(TrainingError) as caught:
        train(huge)
    assert caught.value.reason == "counts-too-large"
    with pytest.raises(TrainingError):
        train(Corpus({"ab": 2**61, "abc": 2**61}))


def test_a_mark_that_could_be_spelled_twice_is_refused_by_name():
    with pytest.raises(TrainingError) as caught:
        train(Corpus.from_counts({"a</w>b": 1}), TrainingOptions(end_of_word="</w>"))
    assert caught.value.reason == "mark-in-text"


@pytest.mark.parametrize("words", [{}, {"a": 3}, {"a": 1, "b": 2}])
def test_a_corpus_without_pairs_gives_a_trace_of_length_0(words):
    trace = Trace(Corpus.from_counts(words), TrainingOptions())
    view = trace.at(0)
    assert len(trace) == 0
    assert (view.pair_total, view.highest_count, view.tie_size, view.winner) == (0, 0, 0, None)
    assert view.choice("lowest-ids") is None
    assert view.single_token_words == len(words)
    assert view.words() == {word: (word,) for word in words}


@pytest.mark.parametrize(
    "wrong",
    [
        {"vocab_size": -1},
        {"merges": -1},
        {"min_count": 0},
        {"alphabet": "words"},
        {"tie_rule": "random"},
    ],
)
def test_impossible_options_are_refused(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        TrainingOptions(**wrong)

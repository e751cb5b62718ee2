"""Counting in pieces, and in two processes, gives what counting at once gives, order included."""

import json
import subprocess
import sys
from collections import Counter
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text import counted_numbers, counter, counting, pieces, second_process
from engine.text.corpus import Corpus
from engine.text.pretokenize import SPLIT_RULES, pattern_package, pretokenize
from engine.text.second_process import words_in

CUT_RULES = sorted(set(SPLIT_RULES) - {"none"})
SHARED_RULES = sorted(set(CUT_RULES) - {"document"})
# Letters, numbers of all kinds, marks, punctuation, spaces that one package takes for spaces.
LETTERS = "aЖ中ª½²٣1_'s.,!\u0301\u200d\x1c\x85\u00a0\u2028\u3000 \t\r\n\n\n\n"
texts = st.text(st.sampled_from(LETTERS) | st.characters(), max_size=80)
LONG = "The cat's 12 tails,\nДом стоял\n  и стоял.\r\n\n_x_ = 1\ny\n" * 40


def at_once(text, rule):
    return list(Counter(pretokenize(text, rule)).items())


@pytest.mark.parametrize("rule", CUT_RULES)
@settings(max_examples=400)
@given(before=texts, after=texts)
def test_words_are_the_same_wherever_a_text_may_be_cut(rule, before, after):
    text = before + "b\nc" + after
    cut = counter.next_cut(text, 0)
    while cut < len(text):
        words = pretokenize(text[:cut], rule) + pretokenize(text[cut:], rule)
        assert words == pretokenize(text, rule)
        cut = counter.next_cut(text, cut + 1)


@pytest.mark.parametrize("rule", sorted(SPLIT_RULES))
def test_small_pieces_count_what_the_whole_text_counts(rule):
    with (
        mock.patch.object(counter, "_PIECE", 7),
        mock.patch.object(pieces, "_PIECE", 7),
        mock.patch.object(counting, "LONG", 1),
    ):
        counts = counting.count_words([LONG], rule)
    assert list(counts.items()) == at_once(LONG, rule)


@pytest.mark.parametrize("rule", SHARED_RULES)
def test_two_processes_count_what_one_counts_in_the_same_order(rule):
    text = LONG + LONG + " \ud83d\ude00 \ud800 new\nnews " + LONG
    with (
        mock.patch.object(counting, "TWO_PROCESSES", 1),
        mock.patch("os.sched_getaffinity", return_value={0, 1}, create=True),
        mock.patch.object(second_process, "words_in", side_effect=words_in) as answered,
    ):
        counts = counting.count_words(["stood stood", text], rule)
    expected = Counter(pretokenize("stood stood", rule))
    expected.update(pretokenize(text, rule))
    assert answered.called
    assert list(counts.items()) == list(expected.items())


def test_a_corpus_of_a_long_text_is_counted_in_two_processes():
    with (
        mock.patch.object(counting, "TWO_PROCESSES", 1),
        mock.patch("os.sched_getaffinity", return_value={0, 1}, create=True),
        mock.patch.object(second_process, "words_in", side_effect=words_in) as answered,
    ):
        corpus = Corpus.from_texts([LONG], "gpt2")
    assert answered.called
    assert list(corpus.words.items()) == at_once(LONG, "gpt2")


@pytest.mark.parametrize("long", [1, 12, 1000, 50_000])
@pytest.mark.parametrize("worth_it", [1, 30, 100_000])
def test_words_of_the_documented_rule_are_counted_alone(worth_it, long):
    texts = ["first", LONG * 4, "", "a new word", *("low", "lower", "low") * 20, LONG + " last"]
    with (
        mock.patch.object(counting, "LONG", long),
        mock.patch.object(counted_numbers, "_WORTH_COUNTING", worth_it),
        mock.patch.object(counting, "TWO_PROCESSES", 1),
        mock.patch("subprocess.Popen", side_effect=AssertionError),
    ):
        counts = counting.count_words(texts, "document")
    expected = Counter()
    for text in texts:
        expected.update(pretokenize(text))
    assert list(counts.items()) == list(expected.items())


@pytest.mark.parametrize("rule", CUT_RULES)
def test_nothing_has_no_words(rule):
    assert counting.count_words([], rule) == counting.count_words(["", ""], rule) == {}


@pytest.mark.parametrize("command", [["no such program"], [sys.executable, "-c", "print('{')"]])
def test_a_second_process_that_fails_costs_nothing_but_time(command):
    started = subprocess.Popen

    def failing(_, **settings):
        return started(command, **settings)

    with (
        mock.patch.object(counting, "TWO_PROCESSES", 1),
        mock.patch("os.sched_getaffinity", return_value={0, 1}, create=True),
        mock.patch("subprocess.Popen", failing),
    ):
        counts = counting.count_words([LONG], "cl100k")
    assert list(counts.items()) == at_once(LONG, "cl100k")


def test_one_core_counts_alone():
    with (
        mock.patch.object(counting, "TWO_PROCESSES", 1),
        mock.patch("os.sched_getaffinity", return_value={0}, create=True),
        mock.patch("subprocess.Popen", side_effect=AssertionError),
    ):
        counts = counting.count_words([LONG], "cl100k")
    assert list(counts.items()) == at_once(LONG, "cl100k")


def test_the_program_that_counts_imports_nothing_of_the_engine():
    data = "ё ё\n".encode()
    code = (
        "import runpy, sys\n"
        f"sys.argv = ['', 're', r'\\S+', '{len(data)}']\n"
        f"runpy.run_path({counter.__file__!r}, run_name='__main__')\n"
        "assert not {'engine', 'numpy', 'regex'} & set(sys.modules)\n"
    )
    command = [sys.executable, "-I", "-c", code]
    done = subprocess.run(command, input=data, capture_output=True, check=True)
    assert json.loads(done.stdout) == {"ё": 2}


def test_pattern_packages_are_those_that_split():
    assert {rule for rule in SPLIT_RULES if pattern_package(rule) == "regex"} == {
        "gpt2",
        "cl100k",
        "o200k",
    }

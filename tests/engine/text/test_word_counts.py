"""Recognising word-count lists."""

import pytest

from engine.text.reading import CorpusError
from engine.text.word_counts import parse_word_counts

LISTS = {
    "low\t5\nlower\t2\n": {"low": 5, "lower": 2},
    "low\t5": {"low": 5},
    "word\tcount\nlow\t5\n": {"low": 5},
    "low\t5\r\nlower\t2\r\n": {"low": 5, "lower": 2},
    "\n low\t5\n\nlower\t2\n\n": {" low": 5, "lower": 2},
    "low,5\nlower,2\n": {"low": 5, "lower": 2},
    'word,count\n"a,b",5\n"say ""hi""",2\n': {"a,b": 5, 'say "hi"': 2},
    "low;5\nещё;2\n": {"low": 5, "ещё": 2},
    '"\t5\n,\t2\n': {'"': 5, ",": 2},
    '{"low": 5, " lower": 2}': {"low": 5, " lower": 2},
    '\n{"low": 5}\n': {"low": 5},
    "a\t1\nb\t2\na\t3\n": {"a": 4, "b": 2},
    '{"a": 1, "a": 3}': {"a": 4},
    "a\t9223372036854775807\n": {"a": (1 << 63) - 1},
    "a\t05\n": {"a": 5},
    'a,1\nb,2\n"c\nd",3\ne,4\n': {"a": 1, "b": 2, "c\nd": 3, "e": 4},
}

TEXTS = [
    "",
    "Once upon a time",
    "In the year of our Lord, 1812\nthere was war",
    "a\tb\nc\td\n",
    "x = [1, 2, 3]\n",
    "{not json",
    '{"text": "low"}',
    '["low", 5]',
    "low 5\nlower 2\n",
    "1,2,3\n4,5,6\n" * 3 + "no list\n" * 9,
    "[" * 100_000,
    '{"a":' * 100_000,
]

FAULTS = {
    "low\t5\nlower\t2\nnew\tx\n": "line 3",
    "low\t5\nlower\t0\n": "line 2",
    "low\t5\nlower\t-1\nnew\t2\n": "line 2",
    "low\t5\nlower\t2\n\t7\n": "line 3",
    "low\t5\nlower\n new\t3\n": "line 2",
    "low\t5\nlower\t99999999999999999999\n": "line 2",
    "a,1\nb,2\nc\rd,3\n": "line 3",
    'a,1\nb,2\n"c\nd",3\ne,x\n': "line 5",
    'a,1\nb,2\n"c,3\n' + "d,4\n" * 50_000: "line 3",
    "a,1\nb,2\n" + "c" * 200_000 + ",3\n": "line 3",
    '{"low": 5, "new": 2, "lower": "x"}': '$["lower"]',
    '{"low": 5, "lower": 0}': '$["lower"]',
    '{"low": 5, "lower": 2.5}': '$["lower"]',
    '{"low": 5, "lower": true}': '$["lower"]',
}


@pytest.mark.parametrize("text", LISTS, ids=repr)
def test_word_count_lists_are_read(text):
    assert parse_word_counts(text) == LISTS[text]


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: repr(text[:20]))
def test_other_texts_are_no_lists(text):
    assert parse_word_counts(text) is None


@pytest.mark.parametrize("text", FAULTS, ids=lambda text: repr(text[:40]))
def test_a_list_with_a_fault_is_refused_with_its_place(text):
    with pytest.raises(CorpusError) as caught:
        parse_word_counts(text)
    assert caught.value.place == FAULTS[text]


def test_a_list_keeps_its_order():
    assert list(parse_word_counts("z\t1\na\t2\nm\t3\n")) == ["z", "a", "m"]

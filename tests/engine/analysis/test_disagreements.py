"""Strings that are split differently, against the plain double loop."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BPETokenizer, find_disagreements, pretokenize
from engine.pipeline import Tokenizer
from tests.engine.cases import example_tokenizer


def double_loop(tokenizer, alphabet, lengths):
    """Split every string twice: slow and obvious."""
    for length in lengths:
        for characters in product(alphabet, repeat=length):
            text = "".join(characters)
            splits = [
                tuple(
                    tokenizer.writing.label(token)
                    for word in words(tokenizer, text)
                    for token in tokenizer.split_word(word, mode).texts
                )
                for mode in ("rank-ordered", "longest-match")
            ]
            if splits[0] != splits[1]:
                yield text, *splits


def words(tokenizer, text):
    return pretokenize(text, tokenizer.rule)


def test_the_classroom_count():
    found = find_disagreements(Tokenizer(example_tokenizer()), "deilnorstw", 2, 6)
    assert (found.total, found.count) == (1_111_100, 4_320)
    listed = list(found)
    assert len(listed) == len({text for text, *_ in listed}) == 4_320
    assert ("nest", ("n", "est"), ("ne", "s", "t")) in listed


def test_strings_come_by_length_and_then_in_the_order_of_the_alphabet():
    texts = [text for text, *_ in find_disagreements(example_tokenizer(), "tsen", 3, 5)]
    assert texts[0] == "nes"
    assert texts == sorted(texts, key=lambda text: (len(text), ["tsen".index(c) for c in text]))


TRAININGS = st.fixed_dictionaries(
    {
        "texts": st.lists(st.text(alphabet="abé ", max_size=10), min_size=1, max_size=5),
        "rule": st.sampled_from(["document", "none", "gpt2", "whitespace", "[ab]+|é"]),
        "alphabet": st.sampled_from(["characters", "bytes"]),
        "vocab_size": st.sampled_from([5, 8, 20, 300]),
    },
    optional={
        "end_of_word": st.sampled_from(["_", "</w>"]),
        "end_of_word_attached": st.booleans(),
    },
)


@settings(max_examples=60)
@given(options=TRAININGS, alphabet=st.sampled_from(["ab", "abé", "a ", "ab1"]))
def test_the_answer_is_that_of_the_double_loop(options, alphabet):
    tokenizer = BPETokenizer()
    tokenizer.train(**options)
    found = find_disagreements(tokenizer, alphabet, 0, 5)
    listed = list(found)
    assert listed == list(double_loop(tokenizer, alphabet, range(6)))
    assert found.count == len(listed)
    assert found.total == sum(len(alphabet) ** length for length in range(6))


def test_counting_needs_no_listing():
    found = find_disagreements(example_tokenizer(), "deilnorstw", 12, 12)
    assert found.total == 10**12 and 0 < found.count < found.total


def test_without_merges_there_is_nothing_to_disagree_about():
    tokenizer = example_tokenizer(merges=0)
    assert find_disagreements(tokenizer, "est", 1, 4).count == 0


def test_an_alphabet_may_repeat_characters():
    found = find_disagreements(example_tokenizer(), "nestnest", 4, 4)
    assert found.total == 4**4


@pytest.mark.parametrize(
    "arguments", [(["ab", "c"], 1, 2), ([""], 1, 2), ("ab", 3, 2), ("ab", -1, 2), ("ab", 1, 10_000)]
)
def test_impossible_questions_are_refused(arguments):
    with pytest.raises(ValueError, match="characters"):
        find_disagreements(example_tokenizer(), *arguments)

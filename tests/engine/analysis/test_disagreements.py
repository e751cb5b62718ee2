"""Strings that are split differently, against the plain double loop."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BPETokenizer, find_disagreements, pretokenize
from engine.analysis.differing_words import differing_words
from engine.models.modes import MODES
from engine.pipeline import DocumentedTokenizer
from tests.engine.cases import example_tokenizer


def double_loop(tokenizer, alphabet, lengths, modes=("rank-ordered", "longest-match")):
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
                for mode in modes
            ]
            if splits[0] != splits[1]:
                yield text, *splits


def words(tokenizer, text):
    return pretokenize(text, tokenizer.rule)


def test_the_classroom_count():
    found = find_disagreements(DocumentedTokenizer(example_tokenizer()), "deilnorstw", 2, 6)
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
@given(
    options=TRAININGS,
    alphabet=st.sampled_from(["ab", "abé", "a ", "ab1"]),
    modes=st.sampled_from([pair for pair in product(MODES, MODES) if pair[0] != pair[1]]),
)
def test_the_answer_is_that_of_the_double_loop(options, alphabet, modes):
    tokenizer = BPETokenizer()
    tokenizer.train(**options)
    found = find_disagreements(tokenizer, alphabet, 0, 5, modes)
    listed = list(found)
    assert listed == list(double_loop(tokenizer, alphabet, range(6), modes))
    assert found.count == len(listed)
    assert found.total == sum(len(alphabet) ** length for length in range(6))


@settings(max_examples=60)
@given(first=TRAININGS, second=TRAININGS, modes=st.tuples(*2 * [st.sampled_from(MODES)]))
def test_two_tokenizers_are_compared_by_where_their_tokens_stand(first, second, modes):
    tokenizers = BPETokenizer(), BPETokenizer()
    for tokenizer, options in zip(tokenizers, (first, second), strict=True):
        tokenizer.train(**options)
    found = find_disagreements(tokenizers[0], "abé", 0, 4, modes, other=tokenizers[1])
    strings = ["".join(parts) for k in range(5) for parts in product("abé", repeat=k)]
    counts = dict.fromkeys(strings, 1)
    one_by_one = differing_words(tokenizers[0], modes[0], tokenizers[1], modes[1], counts)
    listed = list(found)
    assert listed == [(text, a, b) for text, _, a, b in one_by_one]
    assert found.count == len(listed)


@pytest.mark.parametrize("rule", ["document", "[a-z]+"], ids=["by blocks", "one by one"])
def test_progress_never_falls_and_ends_at_the_total(rule):
    found = find_disagreements(example_tokenizer(rule=rule), "deinostw", 1, 4)
    scanned = list(found.scan())
    done = [number for number, _ in scanned]
    assert done == sorted(done) and done[-1] > 0.9 * found.total
    if rule == "document":
        assert done[-1] == found.total
    assert [item for _, item in scanned if item] == list(found)
    assert sum(item is None for _, item in scanned) >= 4


def test_it_can_be_stopped_at_once():
    assert next(iter(find_disagreements(example_tokenizer(), "deilnorstw", 2, 100)))[0] == "nes"


def test_an_unknown_mode_is_refused():
    with pytest.raises(ValueError, match="unknown mode"):
        find_disagreements(example_tokenizer(), "ab", 1, 2, ("rank-ordered", "greedy"))


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


def test_what_is_no_tokenizer_is_called_so():
    with pytest.raises(TypeError, match="a tokenizer is needed, not NoneType"):
        find_disagreements(None, "ab", 1, 2)
    with pytest.raises(TypeError, match="a tokenizer is needed, not str"):
        find_disagreements(example_tokenizer(), "ab", 1, 2, other="low")


def test_an_other_tokenizer_that_knows_nothing_is_still_the_other():
    other = BPETokenizer()
    other.train([], vocab_size=0, special_tokens=[])
    assert len(other) == 0
    found = find_disagreements(example_tokenizer(), "lo", 2, 2, other=other)
    assert list(found) == [("lo", ("lo",), ("l", "o"))]

"""Words of a corpus that two lanes split differently."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BPETokenizer, Corpus
from engine.analysis.differing_words import differing_words
from engine.analysis.disagreements import find_disagreements
from engine.analysis.lanes import differing, encode_lane
from engine.models.modes import MODES
from engine.pipeline import DocumentedTokenizer
from tests.engine.cases import example_tokenizer


def test_the_classroom_corpus():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    words = Corpus.from_counts({"low": 5, "nest": 3, "lowest": 2, "nestnest": 1}).words
    assert list(differing_words(tokenizer, "rank-ordered", tokenizer, "longest-match", words)) == [
        ("nest", 3, ("n", "est"), ("ne", "s", "t")),
        ("nestnest", 1, ("n", "est", "n", "est"), ("ne", "s", "t", "ne", "s", "t")),
    ]


@pytest.mark.parametrize("mode", MODES)
def test_over_all_strings_it_finds_what_find_disagreements_finds(mode):
    tokenizer = example_tokenizer()
    texts = ("".join(letters) for k in range(5) for letters in product("nestw", repeat=k))
    words = ((text, 1) for text in texts)
    found = differing_words(tokenizer, "rank-ordered", tokenizer, mode, words)
    listed = find_disagreements(tokenizer, "nestw", 0, 4, ("rank-ordered", mode))
    assert [(word, a, b) for word, _, a, b in found] == list(listed)
    assert listed.count == len(list(listed))


OPTIONS = st.fixed_dictionaries(
    {
        "alphabet": st.sampled_from(["characters", "bytes"]),
        "rule": st.sampled_from(["document", "none", "whitespace", "gpt2"]),
        "end_of_word": st.sampled_from(["", "", "_"]),
        "vocab_size": st.sampled_from([5, 20, 280]),
    }
)


def trained(options):
    tokenizer = BPETokenizer()
    tokenizer.train(["low nest newé é1", "é é low"], **options)
    return tokenizer


@settings(max_examples=60)
@given(
    first=OPTIONS,
    second=OPTIONS,
    modes=st.tuples(st.sampled_from(MODES), st.sampled_from(MODES)),
    words=st.lists(st.text(alphabet="lowné 1", max_size=8), max_size=8, unique=True),
)
def test_words_differ_exactly_if_their_lanes_do(first, second, modes, words):
    tokenizers = trained(first), trained(second)
    counts = dict.fromkeys(words, 2)
    found = differing_words(tokenizers[0], modes[0], tokenizers[1], modes[1], counts)
    expected = []
    for word in words:
        lanes = [encode_lane(t, word, m) for t, m in zip(tokenizers, modes, strict=True)]
        if any(marks.any() for marks in differing(*lanes)):
            expected.append(word)
    assert [word for word, *_ in found] == expected


def test_it_can_be_stopped_and_counts_how_far_it_has_come():
    tokenizer, seen = example_tokenizer(), []
    words = ((word, seen.append(word) or 1) for word in ["low", "nest", "low", "nest"])
    found = differing_words(tokenizer, "rank-ordered", tokenizer, "longest-match", words)
    assert next(found)[0] == "nest" and seen == ["low", "nest"]


def test_an_unknown_mode_is_refused():
    tokenizer = example_tokenizer()
    with pytest.raises(ValueError, match="unknown mode"):
        next(differing_words(tokenizer, "greedy", tokenizer, "rank-ordered", {"low": 1}))

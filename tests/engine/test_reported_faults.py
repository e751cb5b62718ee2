"""Faults that were reported against other programs: this one gives the right answer.

The numbers are those of the collection of cases (`bugs.jsonl`).
"""

import pytest

from engine import BPETokenizer, Corpus, TrainingOptions, train


def pairs(texts, **options):
    return [step.pair for step in train(Corpus.from_texts(texts), TrainingOptions(**options))]


@pytest.mark.parametrize(
    ("text", "merges"), [("bbbaaaddddcccc", "dcba"), ("aaabbbccccdddd", "cdab")]
)
def test_b01_ties_follow_the_written_rule(text, merges):
    assert pairs([text], merges=4) == [(letter, letter) for letter in merges]


def test_b05_the_classic_example_of_overlaps():
    tokenizer = BPETokenizer()
    tokenizer.train(["aaabdaaabac"], merges=3)
    assert tokenizer.merge_list == [("a", "a"), ("aa", "a"), ("aaa", "b")]
    assert tokenizer.tokenize("aaabdaaabac") == ["aaab", "d", "aaab", "a", "c"]
    assert tokenizer.tokenize("aaaaa") == ["aa", "aaa"]
    assert tokenizer.tokenize("aaaa") == ["aa", "aa"]


def test_b11_counts_do_not_overflow():
    corpus = Corpus.from_counts({"ab": (1 << 32) + 5, "cd": (1 << 32) - 1})
    step = next(train(corpus))
    assert (step.pair, step.count) == (("a", "b"), 4294967301)


@pytest.mark.parametrize("text", ["^" * 1_000_000, "_" * 50_000])
def test_b17_b19_long_runs_of_one_character_are_encoded(text):
    tokenizer = BPETokenizer()
    tokenizer.train(["^" * 64, "_" * 64], rule="o200k")
    assert tokenizer.decode(tokenizer.encode(text)) == text


def test_b23_lone_surrogates_crash_nothing():
    tokenizer = BPETokenizer()
    tokenizer.train(["a b"])
    assert tokenizer.tokenize("a\ud83db") == ["a", "<unk>", "b"]


def test_b25_names_of_special_tokens_in_a_text_raise_nothing():
    tokenizer = BPETokenizer()
    tokenizer.train(["a"], special_tokens=["<|endoftext|>", "<unk>"])
    assert tokenizer.vocab["<|endoftext|>"] not in tokenizer.encode("a<|endoftext|>b")


def test_b47_a_character_over_several_tokens_is_decoded_whole():
    tokenizer = BPETokenizer()
    tokenizer.train([], alphabet="bytes")
    ids = tokenizer.encode("🦄")
    assert len(ids) == 4 and tokenizer.decode(ids) == "🦄"


def test_b80_line_breaks_are_kept():
    tokenizer = BPETokenizer()
    tokenizer.train(["a\nb\r\nc\td"])
    assert "".join(tokenizer.tokenize("a\nb\r\nc\td")) == "a\nb\r\nc\td"

"""Faults that were reported against other programs: this one gives the right answer.

The number in a name only tells the reports apart.
"""

import unicodedata

import pytest

from engine import BPETokenizer, Corpus, TrainingOptions, train
from engine.analysis.lane_encoding import Loss
from engine.analysis.lanes import encode_lane
from engine.analysis.watching import split_steps
from engine.documented_json import Document
from engine.models.modes import MODES
from engine.models.ranked_bytes import RankedBytes
from engine.pipeline.staged import StagedTokenizer
from engine.text.normalizers import NFKC
from engine.tokenizer import UnknownCharactersError
from tests.engine.cases import example_tokenizer


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


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("text", ["^" * 1_000_000, "_" * 50_000])
def test_b17_b19_long_runs_of_one_character_are_encoded(text, mode):
    tokenizer = BPETokenizer()
    tokenizer.train(["^" * 64, "_" * 64], rule="o200k", alphabet="bytes", vocab_size=268)
    lane = encode_lane(tokenizer, text, mode)
    assert len(lane) == -(-len(text) // 64) and lane.round_trip
    assert lane.ids.tolist() == tokenizer.encode(text, mode=mode)


def test_b23_lone_surrogates_crash_nothing():
    tokenizer = BPETokenizer()
    tokenizer.train(["a b"])
    assert tokenizer.tokenize("a\ud83db") == ["a", "<unk>", "b"]


def test_b23_the_lane_keeps_the_surrogate_and_says_that_it_is_unknown():
    tokenizer = BPETokenizer()
    tokenizer.train(["a b"])
    lane = encode_lane(tokenizer, "a\ud83db")
    assert lane.unknown_characters == ("\ud83d",) and lane.byte_total == 5
    assert lane.losses == (Loss(1, 2, "\ud83d"),)
    tokenizer.train(["a b"], alphabet="bytes")
    assert encode_lane(tokenizer, "a\ud83db").round_trip


def test_b25_names_of_special_tokens_in_a_text_raise_nothing():
    tokenizer = BPETokenizer()
    tokenizer.train(["a"], special_tokens=["<|endoftext|>", "<unk>"])
    assert tokenizer.vocab["<|endoftext|>"] not in tokenizer.encode("a<|endoftext|>b")


def test_b47_a_character_over_several_tokens_is_decoded_whole():
    tokenizer = BPETokenizer()
    tokenizer.train([], alphabet="bytes")
    ids = tokenizer.encode("🦄")
    assert len(ids) == 4 and tokenizer.decode(ids) == "🦄"


def test_b58_composed_syllables_are_covered_whole_and_nothing_overlaps():
    text = unicodedata.normalize("NFD", "마실까해요")
    ranks = {bytes([value]): value for value in range(256)}
    lane = encode_lane(StagedTokenizer("own", RankedBytes(ranks), normalizer=NFKC()), text)
    assert (len(text), lane.gapless) == (11, True)
    assert (lane.byte_starts[1:] >= lane.byte_ends).all()
    assert int(lane.ends[-1]) == 11


def test_b74_characters_that_vanish_are_named():
    merges = [["a", "b"]]
    vocab = {"a": 0, "b": 1, "ab": 2}
    document = Document(vocab, tuple(map(tuple, merges)), tuple(vocab))
    tokenizer = BPETokenizer.from_document(document)
    lane = encode_lane(tokenizer, "aЖb😀ab")
    assert [loss.text for loss in lane.losses] == ["Ж", "😀"] and lane.loss_total == 2
    assert lane.unknown_characters == ("Ж", "😀")
    with pytest.raises(UnknownCharactersError) as caught:
        tokenizer.encode("aЖb😀ab")
    assert caught.value.characters == ("Ж", "😀")


def test_b80_line_breaks_are_kept():
    tokenizer = BPETokenizer()
    tokenizer.train(["a\nb\r\nc\td"])
    assert "".join(tokenizer.tokenize("a\nb\r\nc\td")) == "a\nb\r\nc\td"


@pytest.mark.parametrize("mode", MODES)
def test_b80_no_line_break_is_missing_from_a_lane(mode):
    text = "a\nb\r\nc\td"
    lane = encode_lane(example_tokenizer(), text, mode)
    bounds = zip(lane.starts[:-1].tolist(), lane.ends.tolist(), strict=True)
    assert "".join(text[start:end] for start, end in bounds) == text


def test_b91_of_a_pair_listed_twice_the_last_rank_counts_and_the_steps_say_so():
    pairs = [("e", "s"), ("n", "e")]
    vocab = {token: number for number, token in enumerate(["n", "e", "s", "t", "es", "ne"])}
    for merges, tokens in ((pairs, ["n", "es", "t"]), ([*pairs, pairs[0]], ["ne", "s", "t"])):
        document = Document(vocab, tuple(merges), tuple(vocab))
        tokenizer = BPETokenizer.from_document(document)
        assert tokenizer.tokenize("nest") == tokens
        ranks = {(c.left, c.right): c.rank for c in split_steps(tokenizer, "nest")[0].candidates}
        assert ranks == {("e", "s"): len(merges) // 3 * 2, ("n", "e"): 1}

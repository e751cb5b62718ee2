"""The classic tokenizer: the examples of the classroom and everything that can go wrong."""

import json
import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BPETokenizer, Corpus, SimpleBPETokenizer, Trace, TrainingOptions
from engine.tokenizer import UnknownCharactersError
from tests.engine.cases import example_tokenizer

CATS = ["the cat sat on the mat", "the dog sat on the log", "a cat and a dog"]


@pytest.fixture(scope="module")
def example():
    return example_tokenizer()


def test_the_classroom_example(example):
    assert list(example.merges) == [
        ("e", "s"), ("es", "t"), ("l", "o"), ("lo", "w"), ("n", "e"), ("ne", "w"), ("new", "est"),
        ("w", "i"), ("wi", "d"), ("wid", "est"),
    ]  # fmt: skip
    assert list(example.merges.values()) == list(range(10))
    assert example.vocab_list[10:] == [
        "es", "est", "lo", "low", "ne", "new", "newest", "wi", "wid", "widest",
    ]  # fmt: skip
    assert (len(example), example.pad_token_id, example.eos_token_id) == (24, 20, 23)


@pytest.mark.parametrize(
    ("word", "ranked", "longest"),
    [
        ("lowest", ["low", "est"], ["low", "est"]),
        ("newest", ["newest"], ["newest"]),
        ("nest", ["n", "est"], ["ne", "s", "t"]),
        ("widen", ["wid", "e", "n"], ["wid", "e", "n"]),
        ("newer", ["new", "e", "r"], ["new", "e", "r"]),
    ],
)
def test_both_ways_of_splitting(example, word, ranked, longest):
    assert example.tokenize(word) == ranked
    assert example.tokenize(word, mode="longest-match") == longest


def test_unknown_characters_are_lost_in_decoding(example):
    assert example.encode("lowZ") == [13, 21]
    assert example.tokenize("lowZ") == ["low", "<unk>"]
    assert example.decode([13, 21]) == "low"
    assert example.decode([13, 21], skip_special_tokens=False) == "low<unk>"


def test_an_eleventh_merge():
    tokenizer = example_tokenizer(vocab_size=21)
    assert tokenizer.merge_list[-1] == ("low", "e") and len(tokenizer) == 25


def test_the_cats():
    tokenizer = BPETokenizer()
    tokenizer.train(CATS, vocab_size=40)
    assert (len(tokenizer.vocab_list), len(tokenizer.merges)) == (33, 20)
    assert tokenizer.tokenize("the cat sat") == ["the", " cat", " sat"]
    ids = tokenizer.encode("the cat sat", add_special_tokens=True)
    assert tokenizer.decode(ids) == "the cat sat"
    assert tokenizer.decode(ids, skip_special_tokens=False) == "<bos>the cat sat<eos>"


def test_special_tokens_in_a_text_are_text(example):
    assert 23 not in example.encode("<eos>")


def test_ids_that_no_token_has_decode_as_the_unknown_token(example):
    assert example.decode([13, 999]) == "low<unk>"


def test_arrays_are_decoded(example):
    assert example.decode(np.array([13, 11])) == "lowest"


def test_an_alphabet_larger_than_the_size_enters_whole():
    tokenizer = BPETokenizer()
    tokenizer.train(["the quick brown fox jumps over the lazy dog"], vocab_size=10)
    assert (len(tokenizer.vocab_list), len(tokenizer), tokenizer.merges) == (27, 31, {})


def test_without_an_unknown_token_unknown_characters_are_named():
    tokenizer = BPETokenizer()
    tokenizer.train(["low"], special_tokens=["<pad>"])
    assert tokenizer.unk_token_id is None and tokenizer.encode("low") == [4]
    with pytest.raises(ValueError, match="'Z', 'Ж'") as caught:
        tokenizer.encode("lowZЖZ")
    assert caught.value.characters == ("Z", "Ж")
    assert pickle.loads(pickle.dumps(caught.value)).characters == ("Z", "Ж")


def test_a_text_of_a_million_unknown_characters_is_one_short_error():
    error = UnknownCharactersError([chr(0x4E00 + number) for number in range(10_000)])
    assert len(str(error)) < 400 and "9980 more" in str(error)


def test_an_unknown_token_that_is_added_later_counts():
    tokenizer = BPETokenizer()
    tokenizer.train(["low"], special_tokens=[])
    with pytest.raises(UnknownCharactersError):
        tokenizer.encode("Z")
    tokenizer.add_special_tokens(["<unk>"])
    assert tokenizer.encode("Z") == [tokenizer.unk_token_id]


def test_added_tokens_never_share_an_id():
    tokenizer = BPETokenizer()
    tokenizer.add_special_tokens(["~ing", "~ed"])
    tokenizer.train(["test~ing lick~ing kick~ing"])
    assert len(set(tokenizer.vocab.values())) == len(tokenizer.vocab)


def test_a_special_token_that_was_trained_keeps_its_id():
    tokenizer = BPETokenizer()
    tokenizer.train(["<unk>"] * 2, rule="none")
    assert tokenizer.vocab["<unk>"] == tokenizer.vocab_list.index("<unk>")
    assert len(set(tokenizer.vocab.values())) == len(tokenizer.vocab)


def test_an_untrained_tokenizer_knows_nothing():
    assert BPETokenizer().encode("") == []
    with pytest.raises(UnknownCharactersError):
        BPETokenizer().encode("a")


def test_training_again_forgets_what_was_learned(example):
    tokenizer = example_tokenizer()
    assert tokenizer.tokenize("low") == ["low"]
    tokenizer.train(["cab"], vocab_size=3)
    assert tokenizer.tokenize("cab") == ["c", "a", "b"] and tokenizer.merges == {}


def test_an_empty_corpus_trains_to_special_tokens_only():
    tokenizer = BPETokenizer()
    tokenizer.train([])
    assert tokenizer.vocab_list == [] and len(tokenizer) == 4


def test_an_unknown_mode_is_refused(example):
    with pytest.raises(ValueError, match="rank-ordered, longest-match"):
        example.encode("low", mode="greedy")


@pytest.mark.parametrize("arguments", [{"special_tokens": "<unk>"}, {"texts": "low lower"}])
def test_one_string_is_no_list(arguments):
    with pytest.raises(TypeError):
        BPETokenizer().train(**{"texts": ["low"], **arguments})


def test_simple_is_another_name():
    assert issubclass(SimpleBPETokenizer, BPETokenizer)


# Files


def test_saving_and_loading_keeps_everything(tmp_path):
    tokenizer = example_tokenizer(rule="gpt2", end_of_word="_", tie_rule="lowest-ids")
    tokenizer.save(tmp_path / "t.json")
    loaded = BPETokenizer.load(tmp_path / "t.json")
    assert loaded.settings == tokenizer.settings and loaded.vocab == tokenizer.vocab
    assert loaded.merge_list == tokenizer.merge_list and not loaded.warnings
    assert loaded.encode("lowest nest") == tokenizer.encode("lowest nest")


def test_the_file_says_what_the_tokenizer_was_trained_with(tmp_path):
    example_tokenizer(alphabet="bytes", vocab_size=260, min_count=2).save(tmp_path / "t.json")
    training = json.loads((tmp_path / "t.json").read_text())["training"]
    fingerprint = training.pop("corpus_hash")
    assert fingerprint.startswith("sha256:")
    assert training == {
        "alphabet": "bytes",
        "split_rule": "document",
        "end_of_word": "",
        "end_of_word_attached": False,
        "tie_rule": "first-seen",
        "min_count": 2,
    }


def test_two_merges_that_make_one_string_are_both_kept(tmp_path):
    fields = {
        "vocab": {"a": 0, "b": 1, "c": 2, "ab": 3, "bc": 4, "abc": 5},
        "merges": [["b", "c"], ["a", "b"], ["ab", "c"], ["a", "bc"]],
    }
    (tmp_path / "t.json").write_text(json.dumps(fields))
    tokenizer = BPETokenizer.load(tmp_path / "t.json")
    assert len(tokenizer.merges) == 4 and len(tokenizer) == 6
    assert tokenizer.tokenize("abc") == ["abc"] and tokenizer.tokenize("ababc") == ["ab", "abc"]


def test_a_file_without_merges_is_split_by_longest_match_and_says_so(tmp_path):
    example_tokenizer().save(tmp_path / "t.json")
    fields = json.loads((tmp_path / "t.json").read_text())
    del fields["merges"]
    (tmp_path / "t.json").write_text(json.dumps(fields))
    tokenizer = BPETokenizer.load(tmp_path / "t.json")
    assert tokenizer.tokenize("nest") == ["ne", "s", "t"]
    assert "longest match" in tokenizer.warnings[0]


def test_a_tokenizer_crosses_a_process_border(example):
    copy = pickle.loads(pickle.dumps(example))
    assert copy.encode("lowest Z") == example.encode("lowest Z")


# Trainings and their positions


def test_a_tokenizer_is_made_of_any_position_of_a_training():
    corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    trace = Trace(corpus, TrainingOptions(special_tokens=("<unk>",)))
    for position in range(len(trace) + 1):
        tokenizer = BPETokenizer.from_trace(trace, position)
        assert tokenizer.merge_list == [step.pair for step in trace.steps[:position]]
        words = {word: tuple(tokenizer.tokenize(word)) for word in corpus.words}
        assert words == dict(trace.at(position).words())
        assert tokenizer.vocab["<unk>"] == len(tokenizer) - 1
    assert BPETokenizer.from_trace(trace).vocab == tokenizer.vocab
    assert BPETokenizer.from_trace(trace, 0, special_tokens=["x"]).vocab["x"] == 10


@pytest.mark.parametrize("position", [-1, 13])
def test_other_positions_do_not_exist(position):
    trace = Trace(Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3}))
    with pytest.raises(IndexError):
        BPETokenizer.from_trace(trace, position)


def test_a_tokenizer_of_a_trace_goes_on_with_the_rule_of_the_corpus():
    trace = Trace(Corpus.from_texts(["a1b22"], "[0-9]+"))
    tokenizer = BPETokenizer.from_trace(trace, special_tokens=["<unk>"], rule="[0-9]+")
    assert tokenizer.tokenize("a22b") == ["22"]


# Alphabets and marks

TEXTS = st.lists(st.text(alphabet="ab é1😀\ud83d\n⟨", max_size=12), max_size=4)
MARKS = [("", False), ("_", False), ("</w>", False), ("</w>", True)]


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize(("mark", "attached"), MARKS)
@settings(max_examples=40)
@given(texts=TEXTS)
def test_what_was_trained_on_comes_back(alphabet, mark, attached, texts):
    tokenizer = BPETokenizer()
    options = {"alphabet": alphabet, "end_of_word": mark, "end_of_word_attached": attached}
    tokenizer.train(texts, vocab_size=None, **options)
    for text in texts:
        ids = tokenizer.encode(text)
        assert tokenizer.decode(ids) == text
        assert tokenizer.unk_token_id not in ids


@settings(max_examples=40)
@given(texts=TEXTS, text=st.text(alphabet=st.characters(exclude_categories=())))
def test_bytes_know_every_text(texts, text):
    tokenizer = BPETokenizer()
    tokenizer.train(texts, vocab_size=300, alphabet="bytes", special_tokens=[])
    for mode in ("rank-ordered", "longest-match"):
        assert tokenizer.decode(tokenizer.encode(text, mode=mode)) == text


def test_bytes_that_are_no_character_show_as_such():
    tokenizer = BPETokenizer()
    tokenizer.train([""], alphabet="bytes", vocab_size=256)
    assert tokenizer.tokenize("é") == ["⟨C3⟩", "⟨A9⟩"]
    assert tokenizer.decode(tokenizer.encode("é")[:1]) == "\ufffd"


def test_special_tokens_beside_bytes_may_hold_anything():
    tokenizer = BPETokenizer()
    tokenizer.train(["low"], alphabet="bytes", special_tokens=["<unk>", "⟨é⟩"])
    number = tokenizer.vocab["⟨é⟩"]
    assert tokenizer.decode([number], skip_special_tokens=False) == "⟨é⟩"


def test_with_a_mark_the_end_of_a_word_is_a_symbol():
    own = example_tokenizer(end_of_word="_", vocab_size=15)
    assert own.tokenize("lowest") == ["lo", "w", "est_"]
    attached = example_tokenizer(end_of_word="</w>", end_of_word_attached=True, vocab_size=15)
    assert attached.tokenize("lowest")[-1] == "est</w>"


def test_a_whitespace_rule_with_a_mark_gives_the_spaces_back():
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower"], rule="whitespace", end_of_word="_", end_of_word_attached=True)
    assert tokenizer.decode(tokenizer.encode("lower  low")) == "lower low"


# Size


def test_very_long_words_are_encoded(example):
    tokenizer = BPETokenizer()
    tokenizer.train(["a" * 64 + " " * 64])
    assert sum(map(len, tokenizer.tokenize("a" * 100_000))) == 100_000
    assert tokenizer.decode(tokenizer.encode(" " * 1_000_000)) == " " * 1_000_000
    assert example.encode("^" * 1_000_000) == [example.unk_token_id] * 1_000_000


@given(texts=st.lists(st.text(max_size=12), min_size=1, max_size=4), text=st.text(max_size=12))
def test_a_saved_tokenizer_of_bytes_keeps_all_its_merges(tmp_path_factory, texts, text):
    tokenizer = BPETokenizer()
    tokenizer.train(["ёлка ёлка", *texts], vocab_size=280, alphabet="bytes")
    path = tmp_path_factory.mktemp("bytes") / "t.json"
    tokenizer.save(path)
    loaded = BPETokenizer.load(path)
    assert loaded.merge_list == tokenizer.merge_list and not loaded.warnings
    assert loaded.encode(text) == tokenizer.encode(text)

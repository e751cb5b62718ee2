"""Files of ranked bytes against tiktoken."""

import base64
import json

import pytest
import tiktoken
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from engine import TokenizerFileError, open_tokenizer
from engine.formats import OpeningOptions
from engine.formats.ranked.known import PATTERNS
from engine.text.byte_characters import CHARACTER_BYTES

WORDS = (
    "The low, lower and lowest: newest widest 1234567 don't I'LL Ещё раз!\n\n  x  日本語 😀é\r\n"
)
TEXTS = st.text(alphabet=st.sampled_from(WORDS + " \u00a0\u2028\u0301ſ"), max_size=40) | st.text(
    max_size=20
)


@pytest.fixture(scope="module")
def ranks():
    """A small byte-level vocabulary in the order of its merges."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=400, initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator([WORDS * 3, "low lower lowest newest widest"] * 5, trainer)
    vocabulary = tokenizer.get_vocab()
    return {bytes(CHARACTER_BYTES[c] for c in label): n for label, n in vocabulary.items()}


def lines(ranks):
    rows = sorted((rank, base64.b64encode(data)) for data, rank in ranks.items())
    return b"".join(b"%s %d\n" % (data, rank) for rank, data in rows)


def library(ranks, pattern, special=None):
    return tiktoken.Encoding(
        "test", pat_str=pattern, mergeable_ranks=ranks, special_tokens=special or {}
    )


@pytest.fixture(scope="module")
def opened(ranks, tmp_path_factory):
    folder = tmp_path_factory.mktemp("ranks")
    (folder / "x.tiktoken").write_bytes(lines(ranks))
    return {
        rule: open_tokenizer(folder / "x.tiktoken", options=OpeningOptions(split_rule=rule))
        for rule in PATTERNS
    }


@given(text=TEXTS, rule=st.sampled_from(sorted(PATTERNS)))
def test_ids_and_texts_are_those_of_tiktoken(ranks, opened, text, rule):
    encoding = library(ranks, PATTERNS[rule])
    ids = opened[rule].encode(text).ids
    assert ids == encoding.encode_ordinary(text)
    assert opened[rule].decode(ids) == encoding.decode(ids)


def test_tokens_say_their_bytes_and_places(opened):
    encoding = opened["gpt2"].encode("日本")
    assert b"".join(encoding.bytes) == "日本".encode()
    assert encoding.spans[0] == (0, 1) and encoding.spans[-1] == (1, 2)


def test_what_the_file_does_not_say_is_told_and_can_be_chosen(opened, ranks, tmp_path):
    (tmp_path / "x").write_bytes(lines(ranks))
    tokenizer = open_tokenizer(tmp_path / "x")
    assert [(c.name, c.value) for c in tokenizer.choices] == [("split_rule", "gpt2")]
    assert any("'gpt2' is assumed" in warning for warning in tokenizer.warnings)
    assert not any("assumed" in warning for warning in opened["gpt2"].warnings)
    chosen = OpeningOptions(split_rule="[")
    with pytest.raises(TokenizerFileError, match="cannot be used"):
        open_tokenizer(tmp_path / "x", options=chosen)


def test_the_empty_token_of_whisper_is_passed_over(ranks, tmp_path):
    (tmp_path / "x").write_bytes(lines(ranks) + b"= 400\n")
    tokenizer = open_tokenizer(tmp_path / "x")
    assert any("id 400 is empty" in warning for warning in tokenizer.warnings)


@pytest.mark.parametrize(
    ("data", "place", "words"),
    [
        (b"IQ== 0\nIg==\n", "line 2", "base64 and its rank"),
        (b"IQ== 0\nIg== x\n", "line 2", "no whole number"),
        (b"IQ== 0\nIg== 4294967295\n", "line 2", "no whole number"),
        (b"IQ== 0\n\nIQ== 1\n", "line 3", "has rank 0 already"),
        (b"IQ== 0\nI 1\n", "line 2", "base64"),
    ],
)
def test_wrong_lines_are_named(tmp_path, data, place, words):
    (tmp_path / "x").write_bytes(data)
    with pytest.raises(TokenizerFileError, match=words) as caught:
        open_tokenizer(tmp_path / "x")
    assert caught.value.place == place


# The JSON for JavaScript


def packed(ranks):
    tokens = [base64.b64encode(data).decode() for data in sorted(ranks, key=ranks.__getitem__)]
    half = len(tokens) // 2
    return f"! 0 {' '.join(tokens[:half])}\n! {half} {' '.join(tokens[half:])}"


@given(text=TEXTS | st.just("a<|end|>b<|end|>"))
def test_the_json_for_javascript_says_pattern_and_special_tokens(ranks, tmp_path_factory, text):
    special = {"<|end|>": 1000}
    path = tmp_path_factory.mktemp("npm") / "x.json"
    file = {"pat_str": PATTERNS["o200k"], "special_tokens": special, "bpe_ranks": packed(ranks)}
    path.write_text(json.dumps(file))
    tokenizer = open_tokenizer(path)
    encoding = library(ranks, PATTERNS["o200k"], special)
    assert tokenizer.encode(text).ids == encoding.encode(text, allowed_special="all")
    plain = tokenizer.encode(text, match_special_tokens=False)
    assert plain.ids == encoding.encode_ordinary(text)
    assert tokenizer.choices == () and tokenizer.special_ids == {1000}


# tekken.json


def tekken(ranks, **config):
    vocab = [
        {"rank": rank, "token_bytes": base64.b64encode(data).decode(), "token_str": None}
        for data, rank in sorted(ranks.items(), key=lambda item: item[1])
    ]
    usual = {"pattern": PATTERNS["o200k"], "default_num_special_tokens": 10, "version": "v3"}
    return {"config": {**usual, **config}, "vocab": vocab}


def test_ids_of_tekken_begin_behind_the_special_tokens(ranks, tmp_path):
    path = tmp_path / "tekken.json"
    path.write_text(json.dumps(tekken(ranks, default_vocab_size=310)))
    tokenizer = open_tokenizer(path)
    kept = {data: rank for data, rank in ranks.items() if rank < 300}
    encoding = library(kept, PATTERNS["o200k"])
    ids = tokenizer.encode(WORDS).ids
    assert ids == [rank + 10 for rank in encoding.encode_ordinary(WORDS)]
    assert tokenizer.decode(ids) == WORDS
    assert tokenizer.encode("", add_special_tokens=True).ids == [1]
    assert tokenizer.token(3).label == "[INST]" and tokenizer.token(3).special
    assert any(f"last {len(ranks) - 300} tokens" in warning for warning in tokenizer.warnings)


def test_tekken_may_list_its_special_tokens(ranks, tmp_path):
    file = tekken(ranks)
    file["special_tokens"] = [{"rank": 2, "token_str": "<a>", "is_control": True}]
    (tmp_path / "x").write_text(json.dumps(file))
    tokenizer = open_tokenizer(tmp_path / "x")
    assert tokenizer.encode("<a>").ids == [2]
    assert tokenizer.token(3).label == "<SPECIAL_3>"


def test_the_token_of_no_bytes_has_an_id_and_is_decoded_to_nothing(tmp_path):
    lines = [f"{base64.b64encode(bytes([byte])).decode()} {byte}" for byte in range(256)]
    (tmp_path / "x.tiktoken").write_text("\n".join([*lines, "= 256"]) + "\n")
    tokenizer = open_tokenizer(tmp_path / "x.tiktoken")
    assert tokenizer.encode("ab").ids == [97, 98]
    assert tokenizer.decode([97, 256, 98]) == "ab"
    assert tokenizer.token(256).data == b""
    assert any("is empty: no text becomes it" in warning for warning in tokenizer.warnings)

"""A small file with one fault of each sort: it is found once, and nothing else is."""

import base64
import json

import pytest

from engine import open_tokenizer
from engine.analysis.doctor import examine
from engine.formats.sentencepiece import open_sentencepiece
from engine.text.byte_characters import BYTE_CHARACTERS
from tests.engine.formats.sentencepiece.models import trained

BYTES = {character: byte for byte, character in enumerate(BYTE_CHARACTERS)}
WORDS = {**BYTES, "lo": 256, "low": 257}
MERGES = [["l", "o"], ["lo", "w"]]
LOWER = {"type": "Lowercase"}


def opened(name):
    return open_sentencepiece(trained(name), f"{name}.model")


def hugging_face(vocabulary=WORDS, merges=MERGES, model=(), **parts):
    """The text of a tokenizer.json of bytes."""
    level = {"type": "ByteLevel", "add_prefix_space": False}
    whole = {
        "type": "BPE",
        "unk_token": None,
        "vocab": vocabulary,
        "merges": merges,
        **dict(model),
    }
    return json.dumps({"pre_tokenizer": level, "decoder": level, "model": whole, **parts})


def added(content, number, **fields):
    return {"id": number, "content": content, "special": False, "normalized": False, **fields}


def characters(vocabulary, merges, unk_token="?", **parts):
    model = {"type": "BPE", "unk_token": unk_token, "vocab": vocabulary, "merges": merges}
    return json.dumps({"model": model, **parts})


def ranks(*tokens):
    rows = [bytes([byte]) for byte in range(256)] + list(tokens)
    return "".join(f"{base64.b64encode(row).decode() or '='} {n}\n" for n, row in enumerate(rows))


FILES = {
    "clean": ("tokenizer.json", hugging_face(), {}),
    "clean, with special tokens": (
        "tokenizer.json",
        hugging_face(added_tokens=[added("<|end|>", 258, special=True)]),
        {},
    ),
    "no way to a token": (
        "tokenizer.json", hugging_face({**WORDS, "ow": 258}), {"unreachable": 1}),
    "no way but as a whole word": (
        "tokenizer.json", hugging_face({**WORDS, "ow": 258}, model={"ignore_merges": True}),
        {"without-merge": 1}),
    "merges listed twice": (
        "tokenizer.json", hugging_face(merges=[*MERGES, ["l", "o"]]), {"duplicate-merges": 1}),
    "one id for two": (
        "tokenizer.json", characters({"?": 0, "a": 1, "b": 1}, []), {"shared-ids": 1}),
    "holes": ("tokenizer.json", characters({"?": 0, "a": 3, "b": 6}, []), {"holes": 4}),
    "an odd start": ("tokenizer.json", characters({"?": 5, "a": 6}, []), {"odd-start": 5}),
    "two of one surface": (
        "tokenizer.json",
        json.dumps({"model": {"type": "BPE", "byte_fallback": True, "unk_token": "?",
                              "vocab": {"?": 0, "<0x61>": 1, "a": 2}, "merges": []}}),
        {"same-surface": 1}),
    "an empty token": (
        "tokenizer.json", characters({"?": 0, "": 1, "a": 2}, []), {"empty-tokens": 1}),
    "an empty added token": (
        "tokenizer.json", hugging_face(added_tokens=[added("", 258)]), {"empty-added-tokens": 1}),
    "half a character": ("x.tiktoken", ranks(b"a\xd0"), {"partial-characters": 1, "noticed": 2}),
    "what is in no text": ("x.tiktoken", ranks(b"\xff\xfe"), {"impossible-bytes": 1, "noticed": 2}),
    "a token hidden by an added one": (
        "tokenizer.json", hugging_face(added_tokens=[added("ow", 258)]), {"shadowed": 1}),
    "more merges than tokens": (
        "tokenizer.json",
        characters({"?": 0, "a": 1, "aa": 2, "aaa": 3, "aaaa": 4},
                   [["a", "a"], ["aa", "a"], ["a", "aa"], ["aa", "aa"], ["aaa", "a"],
                    ["a", "aaa"]]),
        {"several-merges-for-one-token": 2}),
    "merges in the old form": (
        "tokenizer.json", hugging_face(merges=["l o", "lo w"]), {"old-form-of-merges": 1}),
    "bytes are missing": (
        "tokenizer.json", hugging_face({t: n for t, n in WORDS.items() if t not in "AB"}),
        {"missing-bytes": 2, "holes": 2}),
    "no unknown token": (
        "tokenizer.json", characters({"a": 0}, [], None), {"drops-unknown": 1}),
    "a special token is missing": (
        "tokenizer.json", characters({"a": 0}, [], "?"), {"special-tokens-missing": 1}),
    "wrong ids around a text": (
        "tokenizer.json",
        characters({"?": 0, "a": 1}, [],
                   post_processor={"type": "BertProcessing", "cls": ["a", 0], "sep": ["?", 9]}),
        {"put-around-wrongly": 2}),
    "capital letters": ("tokenizer.json", hugging_face(normalizer=LOWER), {"lower-casing": 1}),
    "cut": (
        "tokenizer.json", hugging_face(truncation={"max_length": 8, "strategy": "LongestFirst"}),
        {"truncation": 1}),
    "filled up": ("tokenizer.json", hugging_face(padding={"pad_id": 0}), {"padding": 1}),
    "dropout": ("tokenizer.json", hugging_face(model={"dropout": 0.1}), {"dropout": 1}),
    "an unknown stage": (
        "tokenizer.json", hugging_face(normalizer={"type": "Nobody"}), {"refused": 1}),
    "no [UNK]": ("vocab.txt", "[CLS]\n[SEP]\nlow\n##er\n",
                 {"special-tokens-missing": 1, "lower-casing": 1, "strips-accents": 1}),
    "an empty line": ("vocab.txt", "[UNK]\n\nlow\n##er\n",
                      {"holes": 1, "lower-casing": 1, "strips-accents": 1}),
    "a line that comes twice": ("vocab.txt", "[UNK]\nLow\nLow\n##er\n",
                                {"holes": 1, "repeated-tokens": 1}),
    "an empty rank": ("x.tiktoken", ranks(b""), {"empty-tokens": 1, "noticed": 2}),
}  # fmt: skip

"""Name of a file, its content, and what is found in it. "noticed" is that nobody knows whose ranks
these are: how texts are cut, and which special tokens there are."""


@pytest.mark.parametrize("name", FILES)
def test_the_fault_of_a_file_is_found_once(tmp_path, name):
    file, content, expected = FILES[name]
    (tmp_path / file).write_text(content, "utf-8")
    found = examine(open_tokenizer(tmp_path / file))
    assert {finding.code: finding.count for finding in found} == expected
    assert len(found) == len(expected)


DOCUMENTED = {
    "clean": ({}, {}),
    "a wrong size": ({"vocab_size": 99}, {"wrong-vocab-size": 1}),
    "merges listed twice": ({"merges": [["l", "o"], ["l", "o"]]}, {"duplicate-merges": 1}),
    "a missing result": (
        {"merges": [["l", "o"], ["o", "l"]]}, {"ignored-merges": 1}),
    "a missing special token": (
        {"bos_token": "<s>"}, {"special-tokens-missing": 1}),
    "a missing unknown token": (
        {"unk_token": "?"}, {"special-tokens-missing": 1, "put-in-by-id": 1}),
    "merges in the old form": (
        {"merges": {"l,o": 0}}, {"old-form-of-merges": 1}),
}  # fmt: skip


@pytest.mark.parametrize("name", DOCUMENTED)
def test_the_fault_of_a_documented_file_is_found_once(tmp_path, name):
    changes, expected = DOCUMENTED[name]
    vocabulary = {"l": 0, "o": 1, "lo": 2, "<unk>": 3}
    whole = {"vocab": vocabulary, "merges": [["l", "o"]], "unk_token": "<unk>", **changes}
    (tmp_path / "own.json").write_text(json.dumps(whole))
    found = examine(open_tokenizer(tmp_path / "own.json"))
    assert {finding.code: finding.count for finding in found} == expected
    assert len(found) == len(expected)


SYLLABLES = [a + b for a in "bcdf" for b in "aeiou"]
PAIR_MERGES = "".join(f"{a} {b}\n" for a, b in SYLLABLES)
PAIRS = {
    "clean": ("", {}),
    "a merge twice": ("b a\n", {"duplicate-merges": 1}),
    "a merge of nothing known": ("ba er\n", {"ignored-merges": 1}),
    "a merge that makes nothing known": ("ba ba\n", {"ignored-merges": 1}),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_of_two_files_is_found_once(tmp_path, name):
    more, expected = PAIRS[name]
    vocabulary = {**BYTES, **{label: 256 + n for n, label in enumerate(SYLLABLES)}}
    (tmp_path / "vocab.json").write_text(json.dumps(vocabulary))
    (tmp_path / "merges.txt").write_text(f"#version: 0.2\n{PAIR_MERGES}{more}", "utf-8")
    found = examine(open_tokenizer(tmp_path / "vocab.json"))
    assert {finding.code: finding.count for finding in found} == expected
    assert len(found) == len(expected)


def test_a_vocabulary_alone_names_no_unknown_token(tmp_path):
    (tmp_path / "vocab.json").write_text(json.dumps(WORDS))
    assert [f.code for f in examine(open_tokenizer(tmp_path / "vocab.json"))] == ["no-merges"]


def test_a_clean_sentencepiece_model_replaces_nothing():
    """A map that is not there changes no characters."""
    codes = {f.code for f in examine(opened("bpe as of LLaMA"))}
    assert codes <= {"same-surface", "inside-only"}
    assert "changes-characters" in {f.code for f in examine(opened("unigram"))}

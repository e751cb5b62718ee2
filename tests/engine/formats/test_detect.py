"""Knowing files by their content."""

import gzip
import io
import pickle
import zipfile

import pytest
from sentencepiece import sentencepiece_model_pb2 as library_fields

from engine import TokenizerFileError
from engine.formats import recognise
from engine.formats.opening import READERS

ZIP = io.BytesIO()
with zipfile.ZipFile(ZIP, "w") as archive:
    archive.writestr(zipfile.ZipInfo("data.pkl"), b"")

KINDS = {
    b"": "empty",
    b" \r\n\t": "empty",
    b"Once upon a time": "text",
    "Ещё".encode("cp1251"): "text",
    "Ещё".encode("utf-16"): "text",
    b"Part 1\nIt was a dark night": "text",
    b"Part 0\nIt was": "tiktoken",  # base64 and rank 0 in the first line: nothing tells it apart
    b"IQ== 5\nIg== 6\n": "tiktoken",  # the first ids are those of special tokens
    b"low\t5\nlower\t2\n": "text",
    b"\0\1\2\3": "binary",
    b"<!DOCTYPE html><html>": "web-page",
    b"\n<html lang='en'>": "web-page",
    gzip.compress(b"{}", mtime=0): "json",
    gzip.compress(b"IQ== 0\nIg== 1\n", mtime=0): "tiktoken",
    gzip.compress(b'{"vocab": {"a": 0}}', mtime=0)[:-9]: "gzip",
    ZIP.getvalue(): "zip",
    b"GGUF\3\0\0\0": "gguf",
    pickle.dumps({"vocab": {}}): "pickle",
    b"IQ== 0\nIg== 1\n": "tiktoken",
    b"IQ== 0\r\n": "tiktoken",
    b"#version: 0.2\nt h\n": "merges-txt",
    b"[PAD]\n[UNK]\n[CLS]\nthe\n": "vocab-txt",
    b"[PAD]\r\n[UNK]\r\n[CLS]\r\nthe\r\n": "vocab-txt",
    b"\n\x0e\n\x05<unk>\x15\x00\x00\x00\x00\x18\x02": "sentencepiece",
    b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1912529\n": "git-lfs",
    b'{"vocab": {"a": 0}}': "documented",
    b'\xef\xbb\xbf{"vocab": {"a": 0}}': "documented",
    '{"vocab": {"a": 0}}'.encode("utf-16"): "documented",
    b'{"vocab": [1, 2], "merges": []}': "documented",
    b'{"model": {"type": "BPE", "vocab": {}}, "added_tokens": []}': "hf-tokenizer",
    b'{"model": {"vocab": {}}, "vocab": {}}': "hf-tokenizer",
    b'{"tokenizer_class": "LlamaTokenizer"}': "tokenizer-config",
    b'{"class_name": "Tokenizer", "config": {}}': "keras",
    b'{"config": {}, "vocab": [{"rank": 0, "token_bytes": "AA=="}]}': "tekken",
    b'{"a": 0, "b": 1, "vocab": 2}': "vocab-json",
    b'{"low": 5, "lower": 2}': "counts",
    b'{"a": 0, "b": 1, "ab": 1}': "json",
    b'{"pat_str": "", "bpe_ranks": ""}': "tiktoken-json",
    b'{"model_type": "gpt2", "architectures": []}': "model-config",
    b"minbpe v1\n\n0\n": "minbpe",
    b'"bpe_simple_vocab_16e6.txt#version: 0.2\ni n\n': "clip",
    b'["<pad>", "a", "ab"]': "vocab-list",
    b'{"<|im_start|>": 151644, "<|im_end|>": 151645}': "added-tokens",
    b'{"<unk>": 0, "a": 1, "b": 2}': "vocab-json",
    b'{"bos_token": "<s>", "additional_special_tokens": []}': "special-tokens",
    b'{"bos_token_id": 1, "eos_token_id": 2}': "model-settings",
    b'{"metadata": {}, "weight_map": {"a": "b"}}': "weights",
    b'\x40\0\0\0\0\0\0\0{"a":{"dtype":"F32"}}': "weights",
    b'{"stoi": {"a": 0}, "itos": {"0": "a"}}': "characters",
    b'{"0": "a", "1": "b"}': "tokens-by-id",
    b"{}": "json",
    "<unk>\t0\n<s>\t0\n▁\t-2.01\n".encode(): "pieces",
    b"1 '\\x00' 1\n2 b'\\xff' 1\n": "rwkv",
    " \n!\nа\n".encode()
    + "\n".join("bcdefghijklmnopqrstuvw").encode()
    + b"\nang1\nba2\n": "characters",
    "\n".join("bcdefghijklmnopqrstuvw").encode() + b"\nan apple\n": "text",
    "\n".join("bcdefghijklmnopqrstuvwb").encode() + b"\n": "text",
    b"1 'tis\n2 'twas\n": "text",
    b'["the cat sat", "the dog sat"]': "json",
    b'["low", "low"]': "json",
    b"[]": "json",
    b"\xef\xbb\xbf\n": "empty",
    b"\n" * 1_000 + b'{"vocab": {"a": 0}}': "documented",
}


@pytest.mark.parametrize("data", KINDS, ids=lambda data: repr(data[:24]))
def test_files_are_known_by_their_content(data):
    recognition = recognise(data)
    assert recognition.kind == KINDS[data]
    can_open = recognition.kind in READERS or recognition.kind == "gzip"
    assert (recognition.refusal is None) is can_open


def test_refusals_say_what_the_file_is():
    assert "1912529 bytes" in recognise(next(d for d, k in KINDS.items() if k == "git-lfs")).refusal


def test_texts_and_tokenizers_are_told_apart():
    tokenizers = {kind for data, kind in KINDS.items() if recognise(data).is_tokenizer}
    assert tokenizers.isdisjoint({"text", "json", "empty", "binary", "web-page"})
    assert {"documented", "hf-tokenizer", "tiktoken", "pickle"} <= tokenizers


@pytest.mark.parametrize("data", [b'{"vocab": {"a"', b"{'a': 0}", b"[" * 100_000])
def test_broken_json_is_an_error_and_no_text(data):
    with pytest.raises(TokenizerFileError):
        recognise(data)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_json_in_utf_16_without_a_mark_is_named(encoding):
    with pytest.raises(TokenizerFileError, match="UTF-16 and does not say so"):
        recognise('{"vocab": {"a": 0}}'.encode(encoding))


def test_a_piece_may_look_like_a_line_of_another_file():
    proto = library_fields.ModelProto()
    for text in ("<unk>", ".\n[UNK]\n", ".\n#version\n"):
        proto.pieces.add(piece=text, score=0.0)
    assert recognise(proto.SerializeToString()).kind == "sentencepiece"

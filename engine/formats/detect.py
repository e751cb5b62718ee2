"""What a file is, by its content.

Nothing here trusts a file name, unpickles, or evaluates anything.
"""

from __future__ import annotations

import base64
import binascii
import os
import re
from dataclasses import dataclass
from typing import cast

from engine.documented_json import JsonObject, TokenizerFileError, decode_json, parse_json
from engine.formats.lookalikes import (
    SIGNATURES,
    kind_of_neighbour,
    looks_like_map_of_characters,
)
from engine.formats.merge_list import looks_like_merges
from engine.formats.packed import GZIP, unpacked, unpacked_beginning
from engine.formats.refusals import NO_TOKENIZERS, REFUSALS, git_lfs
from engine.text.remark import Remark

_HEAD = 65_536
_MARKS_AND_SPACE = b"\xef\xbb\xbf\xff\xfe \t\r\n\v\f"
_SIGNATURES = (
    ("zip", re.compile(rb"PK\x03\x04")),
    ("gguf", re.compile(rb"GGUF")),
    ("pickle", re.compile(rb"\x80[\x02-\x05]")),
    ("web-page", re.compile(rb"\s*<(?:!doctype\s+html|html)", re.IGNORECASE)),
    ("clip", re.compile(rb'"?bpe_simple_vocab_16e6\.txt#version')),
    ("merges-txt", re.compile(rb"#version")),
    ("minbpe", re.compile(rb"minbpe v1\r?\n")),
    # A protobuf whose first field is a message of (text, float): the first piece and its score.
    ("sentencepiece", re.compile(rb"\n[\x02-\x7f]\n[\x01-\x7f].{1,120}?\x15.{4}", re.DOTALL)),
    # After SentencePiece, whose pieces may have lines of their own.
    ("vocab-txt", re.compile(rb"(?:[^\n]*\n){0,2000}?\[UNK\]\r?\n|\[(?:PAD|CLS|SEP)\]\r?\n")),
    *SIGNATURES,
)
_RANKED_LINE = re.compile(rb"([A-Za-z0-9+/]+={0,2}) 0\r?\n|([A-Za-z0-9+/]{2}==) [0-9]+\r?\n")
_LFS_POINTER = re.compile(
    rb"version https://git-lfs\.github\.com/spec/v1\b.{0,400}?\nsize ([0-9]{1,20})", re.DOTALL
)
_OF_TOKENIZER_CONFIGS = frozenset({"tokenizer_class", "model_max_length", "add_bos_token"})
_OF_MODEL_CONFIGS = frozenset({"model_type", "architectures"})


@dataclass(frozen=True)
class Recognition:
    """What a file turned out to be.

    Attributes:
        kind: a key of `opening.READERS` or `REFUSALS`, "git-lfs", or "gzip" for one whose
            beginning alone does not say what is in it.
        refusal: why it cannot be opened as a tokenizer, or None.
        value: the parsed content, if it is JSON.
    """

    kind: str
    refusal: Remark | None = None
    value: object = None

    @property
    def is_tokenizer(self) -> bool:
        """Whether it is some kind of tokenizer, openable or not, and no text to train on."""
        return self.kind not in NO_TOKENIZERS


def recognise(data: bytes, path: str | os.PathLike[str] = "") -> Recognition:
    """Look at the content of a file; `path` is for the error only.

    A gzip file, which may be cut off, is what is in it.

    >>> recognise(b"Once upon a time").kind, recognise(b'{"vocab": {"a": 0}}').kind
    ('text', 'documented')

    Raises:
        TokenizerFileError: it begins like JSON but is no JSON.
    """
    if data.startswith(GZIP):
        return _recognise_packed(data, path)
    head = data[:_HEAD]
    if not head.lstrip(_MARKS_AND_SPACE) and (len(head) == len(data) or data.isspace()):
        return _named("empty")
    pointer = _LFS_POINTER.match(head)
    if pointer:
        return Recognition("git-lfs", git_lfs(int(pointer[1])))
    for kind, signature in _SIGNATURES:
        if signature.match(head):
            return _named(kind)
    if _begins_like_tiktoken(head):
        return _named("tiktoken")
    if _begins_like_json(head):
        return _recognise_json(parse_json(decode_json(data, path), path))
    has_mark = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    if b"\0" in head and not has_mark:
        return _named("binary")
    if looks_like_map_of_characters(head):
        return _named("characters")
    return _named("merge-list" if looks_like_merges(head) else "text")


def _recognise_packed(data: bytes, path: str | os.PathLike[str]) -> Recognition:
    head = unpacked_beginning(data, _HEAD)
    if head.startswith(GZIP):  # there are files that hold themselves
        return Recognition("gzip")
    if not _begins_like_json(head):
        return recognise(head, path) if head.strip() else Recognition("gzip")
    try:
        return recognise(unpacked(data, path), path)
    except TokenizerFileError:
        return Recognition("gzip")  # opening it says what is wrong


def _begins_like_tiktoken(head: bytes) -> bool:
    """Ask for base64 in the first line, with rank 0 or of a single byte.

    Special tokens may have the first ids, but `Part 1` may be the title of a text.
    """
    line = _RANKED_LINE.match(head)
    try:
        return line is not None and bool(base64.b64decode(line[1] or line[2], validate=True))
    except binascii.Error:
        return False


def _begins_like_json(head: bytes) -> bool:
    # Byte order marks come before; UTF-16 has zero bytes between.
    return head.lstrip(_MARKS_AND_SPACE + b"\0")[:1] in (b"{", b"[")


def _named(kind: str, value: object = None) -> Recognition:
    return Recognition(kind, REFUSALS.get(kind), value)


def _recognise_json(value: object) -> Recognition:
    if isinstance(value, list):
        return _named("vocab-list" if _is_vocabulary(value) else "json", value)
    return _named(_kind_of_object(value) if isinstance(value, JsonObject) else "json", value)


def _is_vocabulary(items: list[object]) -> bool:
    """Tell a list of tokens from a list of texts, which have spaces inside or come twice."""
    tokens = {item for item in items if isinstance(item, str) and " " not in item.strip()}
    return bool(items) and len(tokens) == len(items)


def _kind_of_object(value: JsonObject) -> str:
    vocab, model = value.get("vocab"), value.get("model")
    if isinstance(model, dict) or ("model" in value and "added_tokens" in value):
        return "hf-tokenizer"
    if "class_name" in value and "config" in value:
        return "keras"
    if "bpe_ranks" in value and "pat_str" in value:
        return "tiktoken-json"
    if isinstance(vocab, list) and any(isinstance(entry, dict) for entry in vocab[:10]):
        return "tekken"
    # A word "vocab" in a bare vocabulary has a number; the field has an object.
    if "vocab" in value and type(vocab) is not int:
        return "documented"
    if not value.keys().isdisjoint(_OF_TOKENIZER_CONFIGS):
        return "tokenizer-config"
    if value.keys() >= _OF_MODEL_CONFIGS:
        return "model-config"
    return kind_of_neighbour(value) or _kind_of_numbers(value)


def _kind_of_numbers(value: JsonObject) -> str:
    """Tell words with ids, nearly all of which differ, from words with counts."""
    if set(map(type, value.values())) != {int}:
        return "json"
    numbers = cast(list[int], list(value.values()))
    different = len(set(numbers))
    if 0 in numbers and different >= 0.9 * len(numbers):
        return "vocab-json"
    return "counts" if min(numbers) > 0 else "json"

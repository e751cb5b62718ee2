"""What a file is, by its content: every format that is met in practice has a name and a sentence.

Nothing here trusts a file name, unpickles, or evaluates anything.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass

from engine.documented_json import JsonObject, decode_json, parse_json
from engine.text.remark import Remark

_ONLY = " This version opens tokenizers in the documented JSON format."
_REFUSALS: Mapping[str, str] = {
    "empty": "the file is empty",
    "pickle": "this is a Python pickle; it can run any program when it is opened, so it never is."
    + _ONLY,
    "gzip": "the file is compressed with gzip: unpack it first." + _ONLY,
    "zip": "this is a ZIP archive (or a model saved as one): unpack it first." + _ONLY,
    "gguf": "this is a GGUF model." + _ONLY,
    "web-page": "this is a web page, not a tokenizer: the download went wrong.",
    "git-lfs": "this is a Git LFS pointer: the file itself was not downloaded (real size {size}"
    " bytes).",
    "tiktoken": "this is a tiktoken file." + _ONLY,
    "merges-txt": "this is a list of merges (merges.txt or codes of subword-nmt)." + _ONLY,
    "vocab-txt": "this is a vocabulary list (vocab.txt of BERT)." + _ONLY,
    "sentencepiece": "this is a SentencePiece model." + _ONLY,
    "hf-tokenizer": "this is a tokenizer.json of Hugging Face with a model of type {type}." + _ONLY,
    "tokenizer-config": "this is a tokenizer_config.json, which has no vocabulary: the file beside"
    " it called tokenizer.json is the tokenizer." + _ONLY,
    "keras": "this is a Keras word index, not a subword tokenizer.",
    "tekken": "this is a tekken.json of Mistral." + _ONLY,
    "vocab-json": "this is a vocabulary without merges (vocab.json); its merges.txt is needed."
    + _ONLY,
    "vocab-list": "this is a vocabulary list without merges." + _ONLY,
    "json": "this JSON is no tokenizer that is known here." + _ONLY,
    "text": "this is a text, not a tokenizer.",
    "binary": "this is no tokenizer file that is known here." + _ONLY,
}
_NO_TOKENIZERS = frozenset({"empty", "web-page", "json", "text", "binary"})

_SIGNATURES = (
    ("gzip", re.compile(rb"\x1f\x8b")),
    ("zip", re.compile(rb"PK\x03\x04")),
    ("gguf", re.compile(rb"GGUF")),
    ("pickle", re.compile(rb"\x80[\x02-\x05]")),
    ("web-page", re.compile(rb"\s*<(?:!doctype\s+html|html)", re.IGNORECASE)),
    ("tiktoken", re.compile(rb"[A-Za-z0-9+/]+={0,2} [0-9]+(?:\r?\n|\Z)")),
    ("merges-txt", re.compile(rb"#version:")),
    ("vocab-txt", re.compile(rb"(?:[^\n]*\n){0,2000}?\[UNK\]\r?\n")),
    # A protobuf whose first field is a message of (text, float): the first piece and its score.
    ("sentencepiece", re.compile(rb"\n[\x02-\x7f]\n[\x01-\x7f].{1,120}?\x15.{4}", re.DOTALL)),
)
_HEAD = 65_536
_LFS = re.compile(
    rb"version https://git-lfs\.github\.com/spec/v1\b.{0,400}?\nsize ([0-9]{1,20})", re.DOTALL
)


@dataclass(frozen=True)
class Recognition:
    """What a file turned out to be.

    Attributes:
        kind: "documented", a key of the other formats, or "text", "json", "binary", "empty".
        refusal: why it cannot be opened as a tokenizer, or None.
        value: the parsed JSON of a documented file.
    """

    kind: str
    refusal: Remark | None = None
    value: object = None

    @property
    def is_tokenizer(self) -> bool:
        """Whether it is some kind of tokenizer (openable or not), and no text to train on."""
        return self.kind not in _NO_TOKENIZERS


def recognise(data: bytes, path: str | os.PathLike[str] = "") -> Recognition:
    """Look at the content of a file.

    >>> recognise(b"Once upon a time").kind, recognise(b'{"vocab": {"a": 0}}').kind
    ('text', 'documented')

    Raises:
        TokenizerFileError: it begins like JSON but is no JSON.
    """
    if not data.strip():
        return _refused("empty")
    pointer = _LFS.match(data[:_HEAD])
    if pointer:
        return _refused("git-lfs", size=pointer[1].decode())
    for kind, signature in _SIGNATURES:
        if signature.match(data[:_HEAD]):
            return _refused(kind)
    if not _begins_like_json(data):
        return _refused("binary" if b"\0" in data[:_HEAD] and not _has_mark(data) else "text")
    return _recognise_json(parse_json(decode_json(data, path), path))


def _begins_like_json(data: bytes) -> bool:
    # UTF-16 has zero bytes between; byte order marks come before.
    head = data[:64].lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")
    return head[:1] in (b"{", b"[")


def _has_mark(data: bytes) -> bool:
    return data[:2] in (b"\xff\xfe", b"\xfe\xff")


def _refused(kind: str, **values: object) -> Recognition:
    return Recognition(kind, Remark(_REFUSALS[kind], **values))


def _recognise_json(value: object) -> Recognition:
    if isinstance(value, list):
        strings = bool(value) and all(isinstance(item, str) for item in value)
        return _refused("vocab-list" if strings else "json")
    if not isinstance(value, JsonObject):
        return _refused("json")
    kind = _kind_of_object(value)
    if kind == "documented":
        return Recognition(kind, value=value)
    if kind == "hf-tokenizer":
        model = value["model"]
        name = model.get("type", "BPE") if isinstance(model, dict) else "?"
        return _refused(kind, type=str(name)[:60])
    return _refused(kind)


def _kind_of_object(value: JsonObject) -> str:
    vocab = value.get("vocab")
    if "model" in value and ("added_tokens" in value or isinstance(value["model"], dict)):
        return "hf-tokenizer"
    if "class_name" in value and "config" in value:
        return "keras"
    if isinstance(vocab, list) and any(isinstance(entry, dict) for entry in vocab[:10]):
        return "tekken"
    # A word "vocab" in a bare vocabulary has a number; the field has an object.
    if "vocab" in value and not isinstance(vocab, int):
        return "documented"
    if "tokenizer_class" in value or "model_max_length" in value or "add_bos_token" in value:
        return "tokenizer-config"
    numbers = [number for number in value.values() if type(number) is int]
    if numbers and len(numbers) == len(value):
        return "vocab-json" if 0 in numbers else "json"
    return "json"

"""Why a file is not opened: one sentence for every kind of file that is met in practice.

`detect` says what a file is; these are the kinds that this version only knows by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.text.remark import Remark

REFUSALS: Mapping[str, Remark] = {
    "empty": Remark("the file is empty"),
    "text": Remark("this is a text, not a tokenizer"),
    "web-page": Remark("this is a web page, not a tokenizer: the download went wrong"),
    "pickle": Remark(
        "this is a Python pickle: opening it could run any program, so it is never opened"
    ),
    "gzip": Remark("this file is compressed with gzip; unpack it first"),
    "zip": Remark("this is a ZIP archive, or a model saved as one; unpack it first"),
    "gguf": Remark("this is a GGUF model; this version opens only tokenizers in documented JSON"),
    "tiktoken": Remark(
        "this is a tiktoken file; this version opens only tokenizers in documented JSON"
    ),
    "merges-txt": Remark(
        "this is a list of merges without a vocabulary (merges.txt, or codes of subword-nmt);"
        " this version opens only tokenizers in documented JSON"
    ),
    "merge-list": Remark(
        "this looks like a list of merges without its first line and without a vocabulary;"
        " this version opens only tokenizers in documented JSON"
    ),
    "vocab-txt": Remark(
        "this is a vocabulary list (vocab.txt of BERT); this version opens only tokenizers in"
        " documented JSON"
    ),
    "sentencepiece": Remark(
        "this is a SentencePiece model; this version opens only tokenizers in documented JSON"
    ),
    "tokenizer-config": Remark(
        "this is a tokenizer_config.json, which has no vocabulary: the tokenizer is the file"
        " tokenizer.json beside it; this version opens only tokenizers in documented JSON"
    ),
    "keras": Remark("this is a Keras word index, not a subword tokenizer"),
    "tekken": Remark(
        "this is a tekken.json of Mistral; this version opens only tokenizers in documented JSON"
    ),
    "vocab-json": Remark(
        "this is a vocabulary (vocab.json), whose merges.txt would be needed too; this version"
        " opens only tokenizers in documented JSON"
    ),
    "vocab-list": Remark(
        "this is a vocabulary list without merges; this version opens only tokenizers in"
        " documented JSON"
    ),
    "json": Remark("this JSON is no tokenizer"),
    "binary": Remark("this is neither a text nor a tokenizer that is known here"),
}
"""Kind of file -> why it is not opened."""

NO_TOKENIZERS = frozenset({"empty", "web-page", "json", "text", "merge-list", "binary"})
"""The kinds that are no tokenizer of any format, or not surely one."""


def hugging_face(model_type: str) -> Remark:
    """Refuse a tokenizer.json."""
    return Remark(
        "this is a tokenizer.json of Hugging Face with a model of type {type}; this version opens"
        " only tokenizers in documented JSON",
        type=model_type,
    )


def git_lfs(size: str) -> Remark:
    """Refuse the pointer that Git leaves where a large file was not downloaded."""
    return Remark(
        "this is a Git LFS pointer: the file itself was not downloaded; it has {size} bytes",
        size=size,
    )

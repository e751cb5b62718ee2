"""Why a file is not opened: one sentence for every kind of file that is met and is no tokenizer.

`detect` says what a file is; these are the kinds that are only known by name.
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
    "zip": Remark("this is a ZIP archive, or a model saved as one; unpack it first"),
    "gguf": Remark(
        "this is a GGUF model, which holds its tokenizer inside; open the tokenizer's own file"
    ),
    "tokenizer-config": Remark(
        "this is a tokenizer_config.json, which has no vocabulary: open the file tokenizer.json"
        " beside it"
    ),
    "model-config": Remark(
        "this is a config.json of a model, which has no vocabulary: open the file tokenizer.json"
        " beside it"
    ),
    "keras": Remark("this is a Keras word index, not a subword tokenizer"),
    "added-tokens": Remark(
        "this is an added_tokens.json, which has only the tokens that were added later: open the"
        " file tokenizer.json beside it"
    ),
    "special-tokens": Remark(
        "this is a special_tokens_map.json, which has no vocabulary: open the file tokenizer.json"
        " beside it"
    ),
    "model-settings": Remark(
        "these are settings of a model, which have no vocabulary: open the file tokenizer.json"
        " beside them"
    ),
    "weights": Remark(
        "these are the weights of a model, or a list of them: open the file tokenizer.json beside"
        " them"
    ),
    "characters": Remark(
        "this gives characters or words their numbers and has no model: it is no subword tokenizer"
    ),
    "tokens-by-id": Remark(
        "this JSON gives each id its token; a vocabulary gives each token its id"
    ),
    "pieces": Remark(
        "this is the list of pieces that SentencePiece writes beside its model: open the file that"
        " ends in .model"
    ),
    "rwkv": Remark("this is a vocabulary of RWKV, a format that is not read here"),
    "counts": Remark("this JSON gives each word a count and no id: it is no tokenizer"),
    "json": Remark("this JSON is no tokenizer"),
    "binary": Remark("this is neither a text nor a tokenizer that is known here"),
}
"""Kind of file -> why it is not opened."""

NO_TOKENIZERS = frozenset({"empty", "web-page", "json", "counts", "text", "merge-list", "binary"})
"""The kinds that are no tokenizer of any format, or not surely one."""


def git_lfs(size: int) -> Remark:
    """Refuse the pointer that Git leaves where a large file was not downloaded."""
    return Remark(
        "this is a Git LFS pointer: the file itself was not downloaded; it has {size} bytes",
        size=size,
    )

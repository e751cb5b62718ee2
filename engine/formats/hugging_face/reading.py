"""read_tokenizer_json: a parsed tokenizer.json -> StagedTokenizer."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from engine.documented_json import JsonObject
from engine.documented_json.remarks import Remarks
from engine.formats.hugging_face.added_tokens import read_added_tokens, tell_of_ids
from engine.formats.hugging_face.decoders import read_decoder
from engine.formats.hugging_face.fields import UnknownComponentError, Value
from engine.formats.hugging_face.models import read_model
from engine.formats.hugging_face.normalizers import read_normalizer
from engine.formats.hugging_face.post_processors import read_post_processor
from engine.formats.hugging_face.pre_tokenizers import read_pre_tokenizer
from engine.pipeline import StagedTokenizer
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.text.remark import Remark

FORMAT = "tokenizer.json"
_FACTS = ("truncation", "padding")

Component = TypeVar("Component")


def read_tokenizer_json(value: object, path: str | os.PathLike[str]) -> StagedTokenizer:
    """Make a tokenizer of the parsed content of a tokenizer.json.

    A stage of a type that is not known here leaves the vocabulary to be read: the tokenizer's
    `refusal` names the stage. Truncation, padding and dropout are `facts`, and never applied.

    Raises:
        TokenizerFileError: with file, JSON path and reason.
    """
    whole, remarks = Value(value, path), Remarks()
    reading = _Reading()
    added_tokens = read_added_tokens(whole.member("added_tokens"))
    model = read_model(whole.member("model"), remarks)
    added = AddedVocabulary(added_tokens, model.vocabulary, model.entry_count)
    tell_of_ids(added_tokens, added, remarks)
    _tell_of_version(whole.member("version"), remarks)
    ids = {**model.vocabulary, **added.ids}
    normalizer = reading.stage(read_normalizer, whole.member("normalizer"))
    pre_tokenizer = reading.stage(read_pre_tokenizer, whole.member("pre_tokenizer"))
    post_processor = reading.stage(
        lambda stage: read_post_processor(stage, ids, remarks), whole.member("post_processor")
    )
    decoder = reading.stage(read_decoder, whole.member("decoder"))
    dropout = model.settings().get("dropout")
    if dropout:
        remarks.add("the file asks for dropout {value}; here it is off", value=dropout)
    return StagedTokenizer(
        FORMAT,
        model,
        normalizer,
        pre_tokenizer,
        post_processor,
        decoder,
        added_tokens,
        remarks.finished(),
        reading.refusal,
        _facts(whole, dropout),
        source=_without_vocabulary(whole.members()),
    )


class _Reading:
    """Reads stages, and keeps the first reason why texts cannot be split."""

    def __init__(self) -> None:
        self.refusal: Remark | None = None

    def stage(self, read: Callable[[Value], Component | None], value: Value) -> Component | None:
        try:
            return read(value)
        except UnknownComponentError as error:
            self.refusal = self.refusal or error.refusal
            return None


def _tell_of_version(value: Value, remarks: Remarks) -> None:
    if value.value not in (None, "1.0"):
        remarks.add("the file says version {version}; it is read like 1.0", version=value.shown)


def _facts(whole: Value, dropout: object) -> tuple[tuple[str, object], ...]:
    facts = [(name, whole.members()[name]) for name in _FACTS if whole.has(name)]
    return (*facts, ("dropout", dropout)) if dropout else tuple(facts)


def _without_vocabulary(file: JsonObject) -> dict[str, object]:
    """Keep what is small: of the merges the first, which shows how they are written."""
    small = {name: value for name, value in file.items() if name not in ("model", "added_tokens")}
    model = file["model"]
    if isinstance(model, dict):
        merges = model.get("merges")
        first = merges[:1] if isinstance(merges, list) else []
        rest = {name: value for name, value in model.items() if name not in ("vocab", "merges")}
        small["model"] = {**rest, "merges": first}
    return small

"""Stages -> the objects that tokenizer.json has for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.formats.saving.parts import flat_stages
from engine.models.bpe_model import BPEModel
from engine.models.unigram import Unigram
from engine.models.word_level import WordLevel
from engine.models.word_piece import WordPiece
from engine.pipeline import AddedToken, StagedTokenizer
from engine.text.normalizers import NFC, Lowercase, Normalizer, NormalizerSequence, Replace, Strip

_MEMBERS = {
    "normalizer": "normalizers",
    "pre_tokenizer": "pretokenizers",
    "post_processor": "processors",
    "decoder": "decoders",
}
CLIP = "CLIP"
_OWN = frozenset({CLIP, "Bytes", "SentencePiece"})
"""Names of stages that only this program has."""

_STAND_INS: Mapping[str, Normalizer] = {
    CLIP: NormalizerSequence((NFC(), Replace(r"\s+", " ", is_regex=True), Strip(), Lowercase()))
}
"""The nearest that tokenizer.json has."""

Json = dict[str, object]


def foreign_stages(tokenizer: StagedTokenizer) -> Iterator[str]:
    """Yield the names of the stages that tokenizer.json does not know."""
    for kind in _MEMBERS:
        for part in flat_stages(getattr(tokenizer, kind)):
            name = str(getattr(part, "name", "?"))
            if name in _OWN:
                yield name


def is_foreign_model(tokenizer: StagedTokenizer) -> bool:
    """Whether tokenizer.json does not know the model."""
    return not isinstance(tokenizer.model, BPEModel | WordPiece | Unigram | WordLevel)


def whole_file(tokenizer: StagedTokenizer) -> Json:
    """Write a tokenizer all of whose stages are known there.

    The library numbers added tokens on behind the vocabulary, whatever the file says; those with
    another id are put into the vocabulary, where it finds them.
    """
    return {
        **start_of_file(),
        **_kept_facts(tokenizer),
        "added_tokens": [added_token(token) for token in tokenizer.added_tokens],
        **{kind: stage_object(kind, getattr(tokenizer, kind)) for kind in _MEMBERS},
        "model": _model(tokenizer),
    }


def start_of_file() -> Json:
    """Give what stands before everything else."""
    return {"version": "1.0", "truncation": None, "padding": None}


def stage_object(kind: str, stage: object) -> Json | None:
    """Write one stage."""
    if stage is None:
        return None
    stage = _STAND_INS.get(getattr(stage, "name", ""), stage)
    parts = getattr(stage, "stages", None)
    if parts is not None:
        return {"type": "Sequence", _MEMBERS[kind]: [stage_object(kind, part) for part in parts]}
    settings = dict(stage.settings())  # type: ignore[attr-defined]
    name = stage.name  # type: ignore[attr-defined]
    if name == "TemplateProcessing" and not settings["pair"]:
        second = {"Sequence": {"id": "B", "type_id": 1}}
        settings["pair"] = [*settings["single"], second]
    return {"type": name, **settings}


def added_token(token: AddedToken) -> Json:
    """Write an added token."""
    return {
        "id": token.id,
        "content": token.content,
        "single_word": token.single_word,
        "lstrip": token.lstrip,
        "rstrip": token.rstrip,
        "normalized": token.normalized,
        "special": token.special,
    }


def _kept_facts(tokenizer: StagedTokenizer) -> Json:
    names = ("truncation", "padding")
    return {name: value for name, value in tokenizer.facts if name in names}


def _model(tokenizer: StagedTokenizer) -> Json:
    model = tokenizer.model
    settings = model.settings()
    start: Json = {"type": model.kind, **settings}
    if isinstance(model, Unigram):
        return {**start, "vocab": [list(piece) for piece in model.pieces]}
    vocabulary = {**model.vocabulary, **_hidden(tokenizer)}
    if isinstance(model, BPEModel):
        return {**start, "vocab": vocabulary, "merges": [list(pair) for pair in model.merges]}
    return {**start, "vocab": vocabulary}


def _hidden(tokenizer: StagedTokenizer) -> dict[str, int]:
    """Give the added tokens that the library would number otherwise."""
    following = len(tokenizer.model.vocabulary)
    hidden: dict[str, int] = {}
    for token in tokenizer.added_tokens:
        if token.content not in tokenizer.model.vocabulary:
            if token.id != following:
                hidden[token.content] = token.id
            following += 1
    return hidden

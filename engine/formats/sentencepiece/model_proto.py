"""SentencePiece's .model file -> plain values.

The file is one message of protocol buffers. The `protobuf` library reads it, told the numbers and
types of the fields that matter for splitting (as `sentencepiece_model.proto` of SentencePiece
numbers them); everything else in the file is skipped. Strings are read as bytes here, because the
library behind the format does not ask whether they are UTF-8.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import DecodeError

from engine.documented_json import TokenizerFileError
from engine.formats.sentencepiece.piece_records import (
    Columns,
    piece_text,
    read_beginning,
    read_records,
)
from engine.models.pieces import PIECE_TYPES, Piece, Pieces
from engine.text.remark import Remark

_Field = descriptor_pb2.FieldDescriptorProto
_FIELDS: dict[str, tuple[tuple[str, int, int | str, str], ...]] = {
    "SentencePiece": (
        ("piece", 1, _Field.TYPE_BYTES, ""),
        ("score", 2, _Field.TYPE_FLOAT, ""),
        ("type", 3, _Field.TYPE_INT32, "1"),
    ),
    "TrainerSpec": (
        ("model_type", 3, _Field.TYPE_INT32, "1"),
        ("treat_whitespace_as_suffix", 24, _Field.TYPE_BOOL, ""),
        ("byte_fallback", 35, _Field.TYPE_BOOL, ""),
        ("unk_surface", 44, _Field.TYPE_BYTES, ""),
        ("unk_piece", 45, _Field.TYPE_BYTES, "<unk>"),
        ("bos_piece", 46, _Field.TYPE_BYTES, "<s>"),
        ("eos_piece", 47, _Field.TYPE_BYTES, "</s>"),
        ("pad_piece", 48, _Field.TYPE_BYTES, "<pad>"),
    ),
    "NormalizerSpec": (
        ("name", 1, _Field.TYPE_BYTES, ""),
        ("precompiled_charsmap", 2, _Field.TYPE_BYTES, ""),
        ("add_dummy_prefix", 3, _Field.TYPE_BOOL, "true"),
        ("remove_extra_whitespaces", 4, _Field.TYPE_BOOL, "true"),
        ("escape_whitespaces", 5, _Field.TYPE_BOOL, "true"),
    ),
    "ModelProto": (
        ("pieces", 1, _Field.TYPE_BYTES, ""),
        ("trainer_spec", 2, "TrainerSpec", ""),
        ("normalizer_spec", 3, "NormalizerSpec", ""),
        ("denormalizer_spec", 5, "NormalizerSpec", ""),
    ),
}
"""Message -> its fields: name, number, type (of a message its name), default.

The pieces are messages, too, but are taken out as bytes: see `piece_records`.
"""

_PACKAGE = "bpe_visualizer.sentencepiece"
MODEL_TYPES = {1: "Unigram", 2: "BPE", 3: "Word", 4: "Char"}
"""Number in the file -> the field's name for the model."""

DEFAULT_UNKNOWN_SURFACE = " \u2047 "


@dataclass(frozen=True)
class NormalizerSpec:
    """How a text is changed before it is split.

    Attributes:
        name: "nmt_nfkc", "identity" and so on; only a name.
        charsmap: the compiled map of characters; empty if nothing is mapped.
        add_dummy_prefix: a space is put before the text.
        remove_extra_whitespaces: of several spaces one is kept, around the text none.
        escape_whitespaces: spaces are written `▁`.
    """

    name: str = ""
    charsmap: bytes = b""
    add_dummy_prefix: bool = True
    remove_extra_whitespaces: bool = True
    escape_whitespaces: bool = True


@dataclass(frozen=True)
class SentencePieceFile:
    """What a .model file says.

    Attributes:
        pieces: the vocabulary; the id is the place.
        model_type: one of `MODEL_TYPES`.
        byte_fallback: unknown characters become tokens for their bytes.
        whitespace_as_suffix: the dummy space is put after the text, not before.
        unknown_surface: what the unknown token is decoded as.
        bos: label of the token that begins a text.
        eos: label of the token that ends one.
        pad: label of the token that fills up.
        normalizer: how a text is changed before.
        denormalizer: how a decoded text is changed; None if it is not.
        complete: whether the file says how it was trained: a file that was cut off may not.
    """

    pieces: Sequence[Piece]
    model_type: str = "Unigram"
    byte_fallback: bool = False
    whitespace_as_suffix: bool = False
    unknown_surface: str = DEFAULT_UNKNOWN_SURFACE
    bos: str = "<s>"
    eos: str = "</s>"
    pad: str = "<pad>"
    normalizer: NormalizerSpec = NormalizerSpec()
    denormalizer: NormalizerSpec | None = None
    complete: bool = True


def read_model_proto(data: bytes, path: str | os.PathLike[str]) -> SentencePieceFile:
    """Read the content of a .model file.

    Raises:
        TokenizerFileError: it is damaged, or of a kind that is not known.
    """
    message, columns = _parsed(data)
    if columns is None:
        raise _damaged(path)
    trainer = message.trainer_spec
    denormalizer = _normalizer(message.denormalizer_spec)
    return SentencePieceFile(
        pieces=_pieces(columns, path),
        model_type=_model_type(trainer.model_type, path),
        byte_fallback=trainer.byte_fallback,
        whitespace_as_suffix=trainer.treat_whitespace_as_suffix,
        unknown_surface=piece_text(trainer.unk_surface)
        if trainer.HasField("unk_surface")
        else DEFAULT_UNKNOWN_SURFACE,
        bos=piece_text(trainer.bos_piece),
        eos=piece_text(trainer.eos_piece),
        pad=piece_text(trainer.pad_piece),
        normalizer=_normalizer(message.normalizer_spec),
        denormalizer=denormalizer if denormalizer.charsmap else None,
        complete=message.HasField("trainer_spec"),
    )


def _parsed(data: bytes) -> tuple[Any, Columns | None]:
    """Parse the file; the columns of its pieces are None if it is damaged or has none."""
    found = read_beginning(data)
    try:
        if found is not None:
            columns, end = found
            message = _MODEL_PROTO.FromString(data[end:])
            if not message.pieces:
                return message, columns
        message = _MODEL_PROTO.FromString(data)
        records = list(message.pieces)
        return message, read_records(records, _SENTENCE_PIECE.FromString) if records else None
    except (DecodeError, RecursionError):
        return None, None


def message_class(wanted: str = "ModelProto") -> Any:  # noqa: ANN401 - the library has no types
    """Build the class of the whole file, or of a part of it, from a table of fields."""
    file = descriptor_pb2.FileDescriptorProto(
        name="bpe_visualizer/sentencepiece_model.proto", package=_PACKAGE, syntax="proto2"
    )
    for name, fields in _FIELDS.items():
        message = file.message_type.add(name=name)
        for field_name, number, kind, default in fields:
            field = message.field.add(name=field_name, number=number)
            field.label = _Field.LABEL_OPTIONAL
            if isinstance(kind, str):
                field.type, field.type_name = _Field.TYPE_MESSAGE, f".{_PACKAGE}.{kind}"
            else:
                field.type = kind
            if field_name == "pieces":
                field.label = _Field.LABEL_REPEATED
            if default:
                field.default_value = default
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName(f"{_PACKAGE}.{wanted}"))


_MODEL_PROTO, _SENTENCE_PIECE = message_class(), message_class("SentencePiece")


def _damaged(path: str | os.PathLike[str]) -> TokenizerFileError:
    return TokenizerFileError(path, "", Remark("this is a damaged SentencePiece model"))


def _model_type(number: int, path: str | os.PathLike[str]) -> str:
    if number not in MODEL_TYPES:
        reason = Remark(
            "the SentencePiece model is of an unknown type (number {type})", type=number
        )
        raise TokenizerFileError(path, "", reason)
    return MODEL_TYPES[number]


def _pieces(columns: Columns, path: str | os.PathLike[str]) -> Pieces:
    texts, scores, types = columns
    unknown = np.flatnonzero((types < 1) | (types > len(PIECE_TYPES)))
    if len(unknown):
        reason = Remark("this piece is of an unknown type ({type})", type=int(types[unknown[0]]))
        raise TokenizerFileError(path, f"piece {unknown[0]}", reason)
    return Pieces(texts, scores, types - 1)


def _normalizer(spec: Any) -> NormalizerSpec:  # noqa: ANN401
    return NormalizerSpec(
        name=piece_text(spec.name),
        charsmap=spec.precompiled_charsmap,
        add_dummy_prefix=spec.add_dummy_prefix,
        remove_extra_whitespaces=spec.remove_extra_whitespaces,
        escape_whitespaces=spec.escape_whitespaces,
    )

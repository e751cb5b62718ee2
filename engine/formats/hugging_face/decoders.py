"""The object `decoder` of a tokenizer.json."""

from __future__ import annotations

from typing import Final

from engine.formats.hugging_face.components import Readers, read_component
from engine.formats.hugging_face.fields import Value
from engine.formats.hugging_face.metaspace import read_metaspace
from engine.formats.hugging_face.patterns import read_pattern
from engine.pipeline.decoders import (
    CTC,
    BPEDecoder,
    ByteFallback,
    ByteLevelDecoder,
    Decoder,
    DecoderSequence,
    Fuse,
    MetaspaceDecoder,
    ReplaceDecoder,
    StripDecoder,
    WordPieceDecoder,
)


def read_decoder(value: Value) -> Decoder | None:
    """Read the decoder; None if there is none.

    Raises:
        TokenizerFileError: it is no decoder.
        UnknownComponentError: it is not known here.
    """
    if value.value is None:
        return None
    return read_component(value, "decoder", _READERS, "decoders", DecoderSequence)


def _byte_level(value: Value) -> Decoder:
    return ByteLevelDecoder(
        value.member("add_prefix_space").flag(True),
        value.member("trim_offsets").flag(True),
        value.member("use_regex").flag(True),
    )


def _ctc(value: Value) -> Decoder:
    return CTC(
        value.member("pad_token").text("<pad>"),
        value.member("word_delimiter_token").text("|"),
        value.member("cleanup").flag(True),
    )


def _metaspace(value: Value) -> Decoder:
    return MetaspaceDecoder(*read_metaspace(value))


def _replace(value: Value) -> Decoder:
    pattern = read_pattern(value.member("pattern"))
    return ReplaceDecoder(pattern.text, value.member("content").text(), pattern.is_regex)


def _strip(value: Value) -> Decoder:
    start, stop = value.member("start").whole(0), value.member("stop").whole(0)
    return StripDecoder(value.member("content").character(" "), start, stop)


def _word_piece(value: Value) -> Decoder:
    return WordPieceDecoder(value.member("prefix").text("##"), value.member("cleanup").flag(True))


_READERS: Final[Readers[Decoder]] = {
    "BPEDecoder": lambda value: BPEDecoder(value.member("suffix").text("</w>")),
    "ByteFallback": lambda value: ByteFallback(),
    "ByteLevel": _byte_level,
    "CTC": _ctc,
    "Fuse": lambda value: Fuse(),
    "Metaspace": _metaspace,
    "Replace": _replace,
    "Strip": _strip,
    "WordPiece": _word_piece,
}

"""SentencePiece's .model file -> Tokenizer."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.documented_json import TokenizerFileError
from engine.formats.sentencepiece.decoding import SentencePieceDecoder
from engine.formats.sentencepiece.ends import SentencePieceEnds
from engine.formats.sentencepiece.model_proto import (
    NormalizerSpec,
    SentencePieceFile,
    read_model_proto,
)
from engine.formats.sentencepiece.tokenizer import SentencePieceTokenizer
from engine.formats.sentencepiece.word_model import SentencePieceCharacters, SentencePieceWords
from engine.models.pieces import BYTE_PIECES, Piece, Pieces
from engine.models.sentencepiece import (
    SentencePieceBPE,
    SentencePieceModel,
    SentencePieceUnigram,
)
from engine.pipeline.post_processors import NamedId
from engine.text.normalizers.charsmap import charsmap
from engine.text.normalizers.sentencepiece import SentencePieceNormalizer
from engine.text.remark import Remark

Path = str | os.PathLike[str]

_MODELS: Mapping[str, Callable[[Sequence[Piece], int, bool], SentencePieceModel]] = {
    "Unigram": SentencePieceUnigram,
    "BPE": SentencePieceBPE,
    "Char": SentencePieceCharacters,
    "Word": SentencePieceWords,
}


def open_sentencepiece(data: bytes, path: Path) -> SentencePieceTokenizer:
    """Open the content of a .model file.

    Raises:
        TokenizerFileError: it is damaged, or says what SentencePiece itself refuses.
    """
    file = read_model_proto(data, path)
    unknown = _checked(file, path)
    user_defined = frozenset(Pieces.of(file.pieces).of_types("user-defined"))
    _check_charsmap(file.normalizer, path)
    model = _MODELS[file.model_type](file.pieces, unknown, file.byte_fallback)
    return SentencePieceTokenizer(
        model,
        file.pieces,
        _normalizer(file.normalizer, user_defined, file.whitespace_as_suffix),
        _ends(Pieces.of(file.pieces), file),
        _decoder(file, file.pieces[unknown].text, path),
        warnings=tuple(_warnings(file)),
        facts=tuple(_facts(file)),
    )


def _checked(file: SentencePieceFile, path: Path) -> int:
    """Ask what SentencePiece asks of the pieces (model_interface.cc); give the unknown one's id.

    Raises:
        TokenizerFileError: with the place of the piece.
    """
    pieces = Pieces.of(file.pieces)
    texts = set(pieces.texts)
    if len(texts) < len(pieces) or "" in texts:
        raise _empty_or_repeated(pieces, path)
    unknown = pieces.numbers("unknown")
    if len(unknown) != 1:
        reason = Remark(
            "a SentencePiece model has one unknown piece; here are {count}", count=len(unknown)
        )
        raise TokenizerFileError(path, "", reason)
    _check_byte_pieces(file, path)
    return unknown[0]


def _empty_or_repeated(pieces: Iterable[Piece], path: Path) -> TokenizerFileError:
    first: dict[str, int] = {}
    for number, piece in enumerate(pieces):
        if not piece.text:
            return TokenizerFileError(path, f"piece {number}", Remark("this piece is empty"))
        if first.setdefault(piece.text, number) != number:
            break
    reason = Remark(
        "the piece {piece!r} is the same as piece {first}",
        piece=piece.text[:60],
        first=first[piece.text],
    )
    return TokenizerFileError(path, f"piece {number}", reason)


def _check_byte_pieces(file: SentencePieceFile, path: Path) -> None:
    found = set(Pieces.of(file.pieces).of_types("byte"))
    expected = set(BYTE_PIECES) if file.byte_fallback else set()
    if found != expected:
        reason = Remark(
            "the model has {count} pieces for single bytes; it must have {expected}",
            count=len(found & set(BYTE_PIECES)),
            expected=len(expected),
        )
        raise TokenizerFileError(path, "", reason)


def _check_charsmap(spec: NormalizerSpec, path: Path) -> None:
    try:
        charsmap(spec.charsmap or bytes(4))
    except ValueError:
        reason = Remark("the map of characters in this SentencePiece model is damaged")
        raise TokenizerFileError(path, "", reason) from None


def _normalizer(
    spec: NormalizerSpec, user_defined: frozenset[str] = frozenset(), as_suffix: bool = False
) -> SentencePieceNormalizer:
    return SentencePieceNormalizer(
        spec.charsmap,
        spec.add_dummy_prefix,
        spec.remove_extra_whitespaces,
        spec.escape_whitespaces,
        as_suffix,
        user_defined,
    )


def _ends(pieces: Pieces, file: SentencePieceFile) -> SentencePieceEnds | None:
    """Give the control pieces for begin and end; None if there are none."""
    ids = dict(zip(pieces.of_types("control"), pieces.numbers("control"), strict=True))
    bos, eos = (NamedId(n, ids[n]) if n in ids else None for n in (file.bos, file.eos))
    return SentencePieceEnds(bos, eos) if bos or eos else None


def _decoder(file: SentencePieceFile, unknown: str, path: Path) -> SentencePieceDecoder:
    if file.denormalizer is not None:
        _check_charsmap(file.denormalizer, path)
    return SentencePieceDecoder(
        unknown=unknown,
        unknown_surface=file.unknown_surface,
        add_dummy_prefix=file.normalizer.add_dummy_prefix,
        remove_extra_whitespaces=file.normalizer.remove_extra_whitespaces,
        control=frozenset(Pieces.of(file.pieces).of_types("control")),
        bytes=frozenset(Pieces.of(file.pieces).of_types("byte")),
        denormalizer=None if file.denormalizer is None else _normalizer(file.denormalizer),
    )


def _warnings(file: SentencePieceFile) -> Iterable[Remark]:
    if not file.complete:
        yield Remark(
            "this SentencePiece model does not say of what type it is: Unigram is assumed;"
            " the file may be cut off"
        )


def _facts(file: SentencePieceFile) -> Iterable[tuple[str, object]]:
    yield "normalization", file.normalizer.name

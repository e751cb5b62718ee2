"""What each token is: a symbol, a merge, a special token … (see `KINDS`)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.table import KINDS, Kind
from engine.models.pieces import BYTE_PIECES, PieceType
from engine.models.sentencepiece import SentencePieceModel
from engine.pipeline import Token, Tokenizer

_NUMBERS = {kind: number for number, kind in enumerate(KINDS)}
_UNUSED = re.compile(r"[\[<]unused_?\d+[\]>]")
_BYTE_OF = {label: bytes([byte]) for byte, label in enumerate(BYTE_PIECES)}
_KIND_OF_TYPE: dict[PieceType, Kind] = {
    "unknown": "special",
    "control": "special",
    "user-defined": "added",
    "byte": "byte",
    "unused": "unused",
}


def kinds_of(
    tokenizer: Tokenizer,
    tokens: Sequence[Token],
    ranks: NDArray[np.int32],
    spelled: Mapping[str, str],
) -> NDArray[np.uint8]:
    """Tell of n tokens what they are.

    Args:
        tokenizer: the tokenizer.
        tokens: its n tokens.
        ranks: n ranks of the merges that make them, -1: none does.
        spelled: what merges glue, by label; see `symbol_texts`.
    """
    total = len(tokens)
    named = np.fromiter((token.special or token.added for token in tokens), np.bool_, total)
    kinds = np.full(total, _NUMBERS["merge"], np.uint8)
    for row in np.flatnonzero(named | (ranks < 0)).tolist():
        kinds[row] = _NUMBERS[_kind(tokens[row], int(ranks[row]), spelled)]
    stated = _stated_kinds(tokenizer)
    if stated:
        for row, token in enumerate(tokens):
            kinds[row] = _NUMBERS[stated[token.id]] if token.id in stated else kinds[row]
    return kinds


def _stated_kinds(tokenizer: Tokenizer) -> dict[int, Kind]:
    """Give the kinds that a file of SentencePiece states itself, by id."""
    if not isinstance(tokenizer.model, SentencePieceModel):
        return {}
    numbers = tokenizer.model.pieces.numbers
    return {id: kind for type, kind in _KIND_OF_TYPE.items() for id in numbers(type)}


def _kind(token: Token, rank: int, spelled: Mapping[str, str]) -> Kind:
    if token.special:
        return "special"
    if _UNUSED.fullmatch(token.label):
        return "unused"
    if token.added:
        return "added"
    if token.label in _BYTE_OF and token.data == _BYTE_OF[token.label]:
        return "byte"
    if rank >= 0:
        return "merge"
    return "symbol" if _is_symbol(token, spelled.get(token.label)) else "piece"


def _is_symbol(token: Token, spelled: str | None) -> bool:
    """Tell whether a word can begin with this token before any merge.

    subtle: where merges glue characters or bytes, a symbol is one of them. A mark of the word's end
    may be joined to it or be a symbol itself; then the label is longer than what it stands for.
    """
    data = token.data or b""
    characters = len(data.decode("utf-8", "surrogateescape"))
    if spelled is None:
        return len(data) == 1 or characters == 1
    if len(spelled) == 1:
        return True
    return characters <= 1 and len(data) < len(spelled.encode("utf-8", "surrogatepass"))

"""Piece: an entry of a scored vocabulary, as SentencePiece's files have them."""

from __future__ import annotations

from typing import Literal, NamedTuple

PieceType = Literal["normal", "unknown", "control", "user-defined", "byte", "unused"]


class Piece(NamedTuple):
    """One entry; its id is its place in the file.

    Attributes:
        text: what it stands for in the normalized text (spaces are written `▁`).
        score: of BPE the higher the earlier it is merged, of Unigram a logarithm of probability.
        type: what it is for.
    """

    text: str
    score: float
    type: PieceType = "normal"


BYTE_PIECES = tuple(f"<0x{byte:02X}>" for byte in range(256))
"""The labels of the tokens that stand for single bytes, by value."""

BYTE_OF_PIECE = {piece: bytes([byte]) for byte, piece in enumerate(BYTE_PIECES)}
"""The same the other way round."""

"""Piece: an entry of a scored vocabulary, as SentencePiece's files have them; Pieces: all of them.

A file has up to a quarter of a million, so they are kept in columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple, get_args, overload

import numpy as np
from numpy.typing import NDArray

PieceType = Literal["normal", "unknown", "control", "user-defined", "unused", "byte"]
PIECE_TYPES: tuple[PieceType, ...] = get_args(PieceType)
"""The types; SentencePiece numbers them in this order, from 1."""


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


class Pieces(Sequence[Piece]):
    """All n pieces of a file.

    >>> pieces = Pieces.of([Piece("<unk>", 0.0, "unknown"), Piece("a", -1.0)])
    >>> pieces[1].score, pieces.numbers("unknown"), pieces.ids["a"]
    (-1.0, [0], 1)

    Attributes:
        texts: n texts.
        scores: n scores.
        types: n places in `PIECE_TYPES`.
    """

    def __init__(
        self, texts: list[str], scores: NDArray[np.float32], types: NDArray[np.int64]
    ) -> None:
        """Take the columns."""
        self.texts, self.scores, self.types = texts, scores, types

    @classmethod
    def of(cls, pieces: Iterable[Piece]) -> Pieces:
        """Put pieces in columns."""
        if isinstance(pieces, Pieces):
            return pieces
        rows = list(pieces)
        scores = np.array([piece.score for piece in rows], np.float32)
        types = np.array([PIECE_TYPES.index(piece.type) for piece in rows], np.int64)
        return cls([piece.text for piece in rows], scores, types)

    def numbers(self, *types: PieceType) -> list[int]:
        """Give the places of all pieces of some types."""
        is_wanted = np.array([kind in types for kind in PIECE_TYPES])
        found: list[int] = np.flatnonzero(is_wanted[self.types]).tolist()
        return found

    def of_types(self, *types: PieceType) -> list[str]:
        """Give the texts of all pieces of some types."""
        return list(map(self.texts.__getitem__, self.numbers(*types)))

    @cached_property
    def ids(self) -> Mapping[str, int]:
        """Text -> place."""
        return dict(zip(self.texts, range(len(self.texts)), strict=True))

    def __len__(self) -> int:
        return len(self.texts)

    @overload
    def __getitem__(self, place: int) -> Piece: ...

    @overload
    def __getitem__(self, place: slice) -> Pieces: ...

    def __getitem__(self, place: int | slice) -> Piece | Pieces:
        """Give one piece, or some of them."""
        if isinstance(place, slice):
            return Pieces(self.texts[place], self.scores[place], self.types[place])
        kind = PIECE_TYPES[self.types[place]]
        return Piece(self.texts[place], float(self.scores[place]), kind)

    def __iter__(self) -> Iterator[Piece]:
        kinds = map(PIECE_TYPES.__getitem__, self.types.tolist())
        return map(Piece, self.texts, self.scores.tolist(), kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Pieces({len(self)})"


BYTE_PIECES = tuple(f"<0x{byte:02X}>" for byte in range(256))
"""The labels of the tokens that stand for single bytes, by value."""

BYTE_OF_PIECE = {piece: bytes([byte]) for byte, piece in enumerate(BYTE_PIECES)}
"""The same the other way round."""

"""Ranks in the making: tokens in base64 become bytes, and every fault is told with its place."""

from __future__ import annotations

import binascii
from collections.abc import Sequence
from functools import partial

from engine.documented_json import written
from engine.formats.source import Source
from engine.text.remark import Remark

_MOST = 2**32 - 1  # tiktoken counts ranks in 32 bits


class Ranks:
    """Bytes -> rank, as a file gives them one after the other.

    Attributes:
        ranks: what was read so far.
        empty: the rank of the token of no bytes, if there is one: Whisper's file has it.
    """

    def __init__(self, source: Source) -> None:
        """Begin with none."""
        self._source = source
        self.ranks: dict[bytes, int] = {}
        self.empty: int | None = None
        self._owners: dict[int, str] = {}

    def take(self, base64: Sequence[str] | Sequence[bytes], ranks: Sequence[int]) -> bool:
        """Take all tokens of a file at once if they have no fault; asking each takes far longer."""
        decode = partial(binascii.a2b_base64, strict_mode=True)
        try:
            found = dict(zip(map(decode, base64), ranks, strict=True))
        except ValueError:
            return False
        if not found or b"" in found or set(map(type, ranks)) != {int}:
            return False
        if len(set(ranks)) < len(ranks) or len(found) < len(ranks):
            return False
        if min(ranks) < 0 or max(ranks) >= _MOST:
            return False
        self.ranks = found
        return True

    def add(self, base64: str | bytes, rank: object, place: str) -> None:
        """Take a token.

        Raises:
            TokenizerFileError: it is no base64, the rank is none, or either is there already.
        """
        data = self._bytes(base64, place)
        if type(rank) is not int or not 0 <= rank < _MOST:
            raise self._source.refused(
                place,
                Remark(
                    "the rank {rank} is no whole number from 0 to 4294967294", rank=written(rank)
                ),
            )
        if rank in self._owners:
            raise self._source.refused(
                place,
                Remark(
                    "the rank {rank} was given at {earlier} already",
                    rank=rank,
                    earlier=self._owners[rank],
                ),
            )
        if data in self.ranks:
            raise self._source.refused(
                place, Remark("this token has rank {earlier} already", earlier=self.ranks[data])
            )
        self._owners[rank] = place
        self.ranks[data] = rank
        if not data:
            self.empty = rank

    def _bytes(self, base64: str | bytes, place: str) -> bytes:
        if base64 in ("=", b"="):
            return (
                b""  # Python's own reader, with which such files are made, takes this for nothing
            )
        try:
            return binascii.a2b_base64(base64, strict_mode=True)
        except ValueError:  # characters that are no ASCII, too
            raise self._source.refused(
                place, Remark("this token is not written in base64")
            ) from None

"""The old layout of merges: an object {"a,b": rank}, whose keys must be cut at the right comma.

A key is cut where both parts and their joined text are tokens. When several places qualify, the
merges of lower rank decide: the pair must be what they leave of the joined text. Only what even
that does not settle is a guess, and every key with several places is reported.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from itertools import pairwise

from engine.documented_json.document import TokenizerFileError
from engine.documented_json.remarks import Remarks
from engine.text.remark import Remark

_LONGEST_KEY = 10_000
_LONGEST_REPLAY = 300

Pair = tuple[str, str]


def read_comma_keys(
    merges: Mapping[str, object],
    vocab: Collection[str],
    path: str | os.PathLike[str],
    remarks: Remarks,
) -> list[Pair]:
    """Read the merges in rank order; equal ranks keep the file's order.

    Raises:
        TokenizerFileError: a rank is no whole number, or a key cannot be cut.
    """
    ranks = {key: _rank(key, rank, path) for key, rank in merges.items()}
    _report_equal_ranks(ranks, remarks)
    known: dict[Pair, int] = {}
    for key in sorted(ranks, key=ranks.__getitem__):
        candidates = _cuts(key, vocab)
        if not candidates:
            reason = Remark(
                "no comma of this key cuts it into two tokens whose joined text is a token"
            )
            raise TokenizerFileError(path, f'$.merges["{key[:60]}"]', reason)
        pair = candidates[0] if len(candidates) == 1 else _choose(key, candidates, known, remarks)
        known[pair] = len(known)
    return list(known)


def _rank(key: str, rank: object, path: str | os.PathLike[str]) -> int:
    if isinstance(rank, bool) or not isinstance(rank, int):
        reason = Remark("the rank {rank!r} is no whole number", rank=rank)
        raise TokenizerFileError(path, f'$.merges["{key[:60]}"]', reason)
    return rank


def _report_equal_ranks(ranks: Mapping[str, int], remarks: Remarks) -> None:
    first: dict[int, str] = {}
    for key, rank in ranks.items():
        if rank in first:
            remarks.add(
                "the merges {first!r} and {second!r} both have rank {rank}; they are applied in the"
                " order of the file",
                first=first[rank],
                second=key,
                rank=rank,
            )
        first.setdefault(rank, key)


def _cuts(key: str, vocab: Collection[str]) -> list[Pair]:
    if len(key) > _LONGEST_KEY:
        return []
    places = (place for place, character in enumerate(key) if character == ",")
    cuts = ((key[:place], key[place + 1 :]) for place in places)
    return [(a, b) for a, b in cuts if a and b and a in vocab and b in vocab and a + b in vocab]


def _choose(key: str, candidates: list[Pair], known: Mapping[Pair, int], remarks: Remarks) -> Pair:
    left_over = [pair for pair in candidates if _what_is_left("".join(pair), known) == pair]
    chosen = left_over[0] if left_over else candidates[0]
    remarks.add(
        "the merge {key!r} can be cut at {places} commas; it is read as {left!r} + {right!r}",
        key=key,
        places=len(candidates),
        left=chosen[0],
        right=chosen[1],
    )
    return chosen


def _what_is_left(text: str, merges: Mapping[Pair, int]) -> tuple[str, ...]:
    """Apply merges to a short text by the literal loop."""
    symbols = list(text[:_LONGEST_REPLAY])
    while True:
        ranked = [(merges[pair], pair) for pair in pairwise(symbols) if pair in merges]
        if not ranked:
            return tuple(symbols)
        symbols = _replaced(symbols, min(ranked)[1])


def _replaced(symbols: list[str], pair: Pair) -> list[str]:
    result: list[str] = []
    for symbol in symbols:
        if result and (result[-1], symbol) == pair:
            result[-1] += symbol
        else:
            result.append(symbol)
    return result

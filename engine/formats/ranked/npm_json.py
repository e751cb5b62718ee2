"""tiktoken's JSON for JavaScript: pattern, special tokens, and ranks packed into lines.

A line of `bpe_ranks` is `!`, the rank of its first token, and tokens in base64 with the ranks from
there on (js-tiktoken, @dqbd/tiktoken).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, repeat

from engine.documented_json import written
from engine.formats.ranked.building import RankedParts, build
from engine.formats.ranked.ranks import Ranks
from engine.formats.source import Source
from engine.pipeline import StagedTokenizer
from engine.text.remark import Remark

_LARGEST_ID = 2**53 - 1  # the largest whole number of JavaScript


def open_npm_json(source: Source) -> StagedTokenizer:
    """Open such a file.

    Raises:
        TokenizerFileError: with the JSON path.
    """
    members = source.members()
    pattern, packed = members.get("pat_str"), members.get("bpe_ranks")
    if not isinstance(pattern, str) or not isinstance(packed, str):
        raise source.refused("$", Remark("pat_str and bpe_ranks must be texts"))
    ranks = Ranks(source)
    found: list[tuple[str, int, str]] = []
    for number, line in enumerate(packed.split("\n"), 1):
        found += _read_line(line, f"$.bpe_ranks, line {number}", source)
    tokens, numbers, _ = zip(*found, strict=True) if found else ((), (), ())
    if not ranks.take(tokens, numbers):
        for token, rank, place in found:
            ranks.add(token, rank, place)
    rule = source.options.split_rule or pattern
    parts = RankedParts("tiktoken JSON", ranks.ranks, _special_tokens(source), rule)
    return build(parts, source)


def _read_line(line: str, place: str, source: Source) -> Iterator[tuple[str, int, str]]:
    if not line.strip():
        return
    mark, *rest = line.split(" ")
    if mark != "!" or not rest or not (rest[0].isascii() and rest[0].isdigit()):
        raise source.refused(place, Remark("a line must begin with ! and a rank"))
    first = int(rest[0][:20])
    yield from zip(rest[1:], count(first), repeat(place), strict=False)


def _special_tokens(source: Source) -> dict[str, int]:
    given = source.members().get("special_tokens", {})
    if not isinstance(given, dict):
        raise source.refused("$.special_tokens", Remark("this must be an object of names and ids"))
    for name, number in given.items():
        if type(number) is not int or not 0 <= number <= _LARGEST_ID:
            raise source.refused(
                "$.special_tokens",
                Remark(
                    "the id of {token!r} is {number}; ids are whole numbers from 0 to {most}",
                    token=name[:60],
                    number=written(number),
                    most=_LARGEST_ID,
                ),
            )
    return dict(given)

"""`.tiktoken` files: a token in base64 and its rank on each line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import repeat

from engine.formats.ranked.building import RankedParts, build
from engine.formats.ranked.known import Known, known_file, likely_rule
from engine.formats.ranked.ranks import Ranks
from engine.formats.source import Source
from engine.pipeline import StagedTokenizer
from engine.text.remark import Remark


def open_rank_file(source: Source) -> StagedTokenizer:
    """Open a rank file.

    Raises:
        TokenizerFileError: with the line.
    """
    ranks = read_ranks(source)
    known = known_file(hashlib.sha256(source.data).hexdigest())
    rule = source.options.split_rule or (known.split_rule if known else None)
    parts = RankedParts(
        "tiktoken",
        ranks.ranks,
        known.special_tokens if known else {},
        rule or likely_rule(len(ranks.ranks)),
        warnings=tuple(_remarks(ranks, known, is_chosen=rule is not None)),
        is_guessed=known is None,
        facts=(("name", known.name),) if known else (),
    )
    return build(parts, source)


def read_ranks(source: Source) -> Ranks:
    """Read the lines; empty ones are passed over.

    Raises:
        TokenizerFileError: a line is no token and its rank.
    """
    ranks = Ranks(source)
    if ranks.take(*_plain_lines(source.data)):
        return ranks
    for number, line in enumerate(source.data.split(b"\n"), 1):
        if not line.strip():
            continue
        place = f"line {number}"
        parts = line.split()
        if len(parts) != 2:
            raise source.refused(place, Remark("a line must hold a token in base64 and its rank"))
        ranks.add(parts[0], _number(parts[1]), place)
    return ranks


def _plain_lines(data: bytes) -> tuple[list[bytes], list[int]]:
    """Give tokens and ranks if each line is just these two; else nothing."""
    lines = data.removesuffix(b"\n").split(b"\n")
    if set(map(bytes.count, lines, repeat(b" "))) == {1}:
        parts = b" ".join(lines).split(b" ")
        numbers = parts[1::2]
        if (
            b"".join(numbers).isdigit()
            and min(map(len, numbers)) > 0
            and max(map(len, numbers)) < 20
        ):
            return parts[::2], list(map(int, numbers))
    return [], []


def _number(text: bytes) -> int | str:
    shown = text[:60].decode("utf-8", "replace")
    return int(text) if text.isdigit() and len(text) < 20 else shown


def _remarks(ranks: Ranks, known: Known | None, is_chosen: bool) -> Iterator[Remark]:
    if ranks.empty is not None:
        yield Remark("the token of id {id} is empty: no text becomes it", id=ranks.empty)
    if known is not None:
        return
    if not is_chosen:
        yield Remark(
            "the file does not say how texts are cut into words; {rule!r} is assumed, because there"
            " are {count} tokens",
            rule=likely_rule(len(ranks.ranks)),
            count=len(ranks.ranks),
        )
    yield Remark("the file does not name its special tokens: they are not known here")

"""Ranks, a split rule and special tokens -> a tokenizer, whichever file they came from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.formats.ranked.decoding import RankedBytesDecoder
from engine.formats.ranked.known import PATTERNS, RULE_NAMES
from engine.formats.ranked.stated import with_stated_ids
from engine.formats.source import Source
from engine.models.ranked_bytes import RankedBytes
from engine.pipeline import AddedToken, Choice, StagedTokenizer
from engine.pipeline.post_processors import PostProcessor
from engine.text.patterns import PatternError
from engine.text.pretokenizers import Split
from engine.text.remark import Remark


@dataclass(frozen=True)
class RankedParts:
    """What a rank file, or somebody who knows it, says.

    Attributes:
        format: name of the file format, for people.
        ranks: bytes -> rank.
        special_tokens: name -> id.
        split_rule: a name or a pattern.
        first_id: the id of rank 0.
        warnings: what a reader should know.
        is_guessed: whether the file does not say the split rule.
        post_processor: what puts special tokens around a text.
        facts: what the file says and nothing applies.
    """

    format: str
    ranks: Mapping[bytes, int] = field(repr=False)
    special_tokens: Mapping[str, int]
    split_rule: str
    first_id: int = 0
    warnings: Sequence[Remark] = ()
    is_guessed: bool = False
    post_processor: PostProcessor | None = None
    facts: tuple[tuple[str, object], ...] = ()


def build(parts: RankedParts, source: Source) -> StagedTokenizer:
    """Make the tokenizer.

    Raises:
        TokenizerFileError: there are no ranks, or the pattern does not compile.
    """
    if not parts.ranks:
        raise source.refused("", Remark("the file has no tokens"))
    choice = Choice("split_rule", parts.split_rule, RULE_NAMES)
    tokenizer = StagedTokenizer(
        parts.format,
        RankedBytes(parts.ranks, first_id=parts.first_id),
        pre_tokenizer=splitter(parts.split_rule, source),
        post_processor=parts.post_processor,
        decoder=RankedBytesDecoder(),
        warnings=(*parts.warnings, *_missing_bytes(parts.ranks)),
        facts=parts.facts,
        choices=(choice,) if parts.is_guessed else (),
    )
    return with_stated_ids(tokenizer, special_tokens(parts.special_tokens.items()))


def special_tokens(named: Iterable[tuple[str, int]]) -> tuple[AddedToken, ...]:
    """Give tokens that are found in a text as they are, and that decoding leaves out."""
    return tuple(
        AddedToken(number, name, special=True, normalized=False) for name, number in named if name
    )


def splitter(rule: str, source: Source) -> Split | None:
    """Give the pre-tokenizer of a named rule or a pattern.

    Between the matches of a pattern text is lost, as in tiktoken; the named rules leave none.

    Raises:
        TokenizerFileError: the pattern does not compile.
    """
    if rule == "none":
        return None
    try:
        if rule in PATTERNS:
            return Split(PATTERNS[rule])
        return Split(rule, behavior="Removed", invert=True)
    except PatternError as error:
        raise source.refused(
            "",
            Remark(
                "the pattern {pattern!r} cannot be used: {reason}",
                pattern=rule[:60],
                reason=error.reason,
            ),
        ) from None


def _missing_bytes(ranks: Mapping[bytes, int]) -> Iterable[Remark]:
    missing = sum(bytes([byte]) not in ranks for byte in range(256))
    if missing:
        yield Remark(
            "{count} of the 256 bytes are no tokens: what holds them is lost", count=missing
        )

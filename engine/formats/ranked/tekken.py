"""Mistral's tekken.json: ranked bytes behind a block of special tokens.

Follows mistral-common (tokens/tokenizers/tekken.py): ids 0 to N - 1 are special tokens, rank r has
id N + r, and of the ranks only as many count as `default_vocab_size` leaves room for. Files without
a list of special tokens mean the one that the program has built in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from engine.formats.ranked.building import RankedParts, build
from engine.formats.ranked.ranks import Ranks
from engine.formats.source import Source
from engine.pipeline import StagedTokenizer
from engine.pipeline.post_processors import SpecialTokens, TemplatePiece, TemplateProcessing
from engine.text.remark import Remark

_BUILT_IN = (
    "<unk> <s> </s> [INST] [/INST] [AVAILABLE_TOOLS] [/AVAILABLE_TOOLS] [TOOL_RESULTS]"
    " [/TOOL_RESULTS] [TOOL_CALLS] [IMG] <pad> [IMG_BREAK] [IMG_END] [PREFIX] [MIDDLE] [SUFFIX]"
    " [SYSTEM_PROMPT] [/SYSTEM_PROMPT] [TOOL_CONTENT]"
)
_MOST_SPECIAL = 100_000


def open_tekken(source: Source) -> StagedTokenizer:
    """Open such a file.

    Raises:
        TokenizerFileError: with the JSON path.
    """
    config = source.members().get("config")
    if not isinstance(config, dict) or not isinstance(config.get("pattern"), str):
        raise source.refused("$.config", Remark("the pattern is missing"))
    special_total = _whole(config, "default_num_special_tokens", _MOST_SPECIAL, source)
    special = _special_tokens(source, special_total)
    ranks = _ranks(source)
    kept = _kept(ranks.ranks, config, special_total, source)
    left_out = len(ranks.ranks) - len(kept)
    begin = special.get("<s>")
    parts = RankedParts(
        "tekken.json",
        kept,
        special,
        source.options.split_rule or config["pattern"],
        first_id=special_total,
        warnings=_left_out(left_out) if left_out else (),
        post_processor=None if begin is None else _beginning(begin),
        facts=tuple((str(name), value) for name, value in config.items() if name != "pattern"),
    )
    return build(parts, source)


def _whole(config: Mapping[str, Any], name: str, most: int, source: Source) -> int:
    number = config.get(name)
    if type(number) is not int or not 0 <= number <= most:
        raise source.refused(
            f"$.config.{name}", Remark("a whole number up to {most} is expected here", most=most)
        )
    return number


def _ranks(source: Source) -> Ranks:
    entries = source.members().get("vocab")
    ranks = Ranks(source)
    entries = entries if isinstance(entries, list) else []
    if _taken_at_once(entries, ranks):
        return ranks
    for number, entry in enumerate(entries):
        place = f"$.vocab[{number}]"
        token = entry.get("token_bytes") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(token, str):
            raise source.refused(place, Remark("the token has no token_bytes"))
        ranks.add(token, entry.get("rank"), place)
    return ranks


def _taken_at_once(entries: list[object], ranks: Ranks) -> bool:
    members = cast(list[dict[str, Any]], entries)
    try:
        tokens, numbers = [m["token_bytes"] for m in members], [m["rank"] for m in members]
    except (KeyError, TypeError, IndexError):
        return False
    return set(map(type, tokens)) == {str} and ranks.take(tokens, numbers)


def _kept(
    ranks: Mapping[bytes, int], config: Mapping[str, Any], special_total: int, source: Source
) -> Mapping[bytes, int]:
    if config.get("default_vocab_size") is None:
        return ranks
    most = _whole(config, "default_vocab_size", 2**31, source) - special_total
    return {data: rank for data, rank in ranks.items() if rank < most}


def _left_out(count: int) -> tuple[Remark, ...]:
    return (Remark("the file says that its last {count} tokens are not used", count=count),)


def _special_tokens(source: Source, total: int) -> dict[str, int]:
    """Give the special tokens; ids that have none are filled up as the program does."""
    listed = source.members().get("special_tokens")
    names = dict(enumerate(_BUILT_IN.split()[:total])) if listed is None else {}
    for number, entry in enumerate(listed if isinstance(listed, list) else ()):
        rank = entry.get("rank") if isinstance(entry, dict) else None
        name = entry.get("token_str") if isinstance(entry, dict) else None
        if type(rank) is not int or not 0 <= rank < total or not isinstance(name, str):
            raise source.refused(
                f"$.special_tokens[{number}]",
                Remark("a special token needs a name and a rank below {total}", total=total),
            )
        names[rank] = name
    return {names.get(number, f"<SPECIAL_{number}>"): number for number in range(total)}


def _beginning(begin: int) -> TemplateProcessing:
    pieces = (TemplatePiece("<s>", False), TemplatePiece("A", True))
    return TemplateProcessing(pieces, special_tokens={"<s>": SpecialTokens((begin,), ("<s>",))})

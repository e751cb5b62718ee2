"""What decoding makes of the ids of a text, as one more stage of its trail.

The trail of a tokenizer ends at the ids. Here is the way back, with the place in the original that
each character of the decoded text stands for: it is found by comparing the two texts, because a
decoder keeps no places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from engine.analysis.lost_text import lost_ranges
from engine.pipeline import Tokenizer, UnknownIdError
from engine.pipeline.values import Stage, StageResult, TrailPiece

SKIPPED = "skip_special_tokens"
"""The name of the one setting that is not the file's: the library leaves special tokens out."""


def decoded_stage(
    tokenizer: Tokenizer, text: str, ids: Sequence[int], skip_special_tokens: bool = True
) -> StageResult:
    """Decode the ids of a text; the one piece of the result stands for places in that text.

    Args:
        tokenizer: the tokenizer.
        text: what the ids were made of.
        ids: the ids, special ones included.
        skip_special_tokens: leave these out.
    """
    decoded = _decoded(tokenizer, ids, skip_special_tokens)
    places = decoded_places(text, decoded)
    starts, ends = [start for start, _ in places], [end for _, end in places]
    last = len(text.encode("utf-8", "surrogatepass"))
    pieces = (TrailPiece(decoded, starts, ends, 0, last),) if decoded else ()
    return StageResult(decoding_of(tokenizer.stages(), skip_special_tokens), pieces)


def _decoded(tokenizer: Tokenizer, ids: Sequence[int], skip_special_tokens: bool) -> str:
    """Decode ids. A file may put ids around a text that no token has; these are left out."""
    try:
        return tokenizer.decode(ids, skip_special_tokens)
    except UnknownIdError as error:
        known = [number for number in ids if number not in error.ids]
        return tokenizer.decode(known, skip_special_tokens)


def decoding_of(stages: Sequence[Stage], skip_special_tokens: bool = True) -> Stage:
    """Give all decoders of a tokenizer as one stage; of several each is a setting.

    >>> decoding_of([Stage("model", "BPE"), Stage("decoder", "Fuse")]).name
    'Fuse'
    """
    decoders = [stage for stage in stages if stage.kind == "decoder"]
    name = ", ".join(stage.name for stage in decoders)
    if len(decoders) == 1:
        return Stage("decoder", name, {**decoders[0].settings, SKIPPED: skip_special_tokens})
    return Stage("decoder", name, {**_by_name(decoders), SKIPPED: skip_special_tokens})


def _by_name(stages: Sequence[Stage]) -> Mapping[str, object]:
    """Give the settings of those that have any, under names that differ."""
    named: dict[str, object] = {}
    for number, stage in enumerate(stages, 1):
        if stage.settings:
            name = stage.name if stage.name not in named else f"{stage.name} ({number})"
            named[name] = dict(stage.settings)
    return named


def decoded_places(text: str, decoded: str) -> list[tuple[int, int]]:
    """Give the bytes of `text` that each character of `decoded` stands for.

    What is the same in both stands for itself. What was put in instead of something stands for
    that, character for character where it is as long, and what was only put in for nothing.

    >>> decoded_places("Äb", "ab"), decoded_places("ab", "a b")
    ([(0, 2), (2, 3)], [(0, 1), (1, 1), (1, 2)])
    """
    offsets = [0, *accumulate(len(each.encode("utf-8", "surrogatepass")) for each in text)]
    places: list[tuple[int, int]] = []
    for start, end, count in _stretches(text, decoded):
        if count == end - start:
            places += [(offsets[at], offsets[at + 1]) for at in range(start, end)]
        else:
            places += [(offsets[start], offsets[end])] * count
    return places


def _stretches(text: str, decoded: str) -> list[tuple[int, int, int]]:
    """Cut both texts side by side: from where to where in one, how many characters of the other."""
    lost = lost_ranges(text, decoded) or []
    kept = _kept(lost, len(text))
    stretches: list[tuple[int, int, int]] = []
    at, put_in, after = (
        0,
        0,
        0,
    )  # place in the decoded text, new ones before it, end of what is kept
    for place in kept:
        while at < len(decoded) and decoded[at] != text[place]:
            at, put_in = at + 1, put_in + 1
        if put_in or place > after:
            stretches.append((after, place, put_in))
        stretches.append((place, place + 1, 1))
        at, put_in, after = at + 1, 0, place + 1
    if after < len(text) or at < len(decoded):
        stretches.append((after, len(text), len(decoded) - at))
    return stretches


def _kept(lost: Sequence[tuple[int, int]], length: int) -> list[int]:
    """The places outside of ascending ranges.

    >>> _kept([(1, 3)], 5)
    [0, 3, 4]
    """
    kept: list[int] = []
    after = 0
    for start, end in [*lost, (length, length)]:
        kept += range(after, start)
        after = end
    return kept

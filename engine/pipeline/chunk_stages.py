"""What each stage does where an ordinary character comes before a space.

`chunk_places` cuts there, if all stages of a file allow it. Names of patterns are theirs: other
patterns could look at both sides, and are never taken for harmless.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.text.normalizers import (
    NFC,
    NFD,
    NFKC,
    NFKD,
    BertNormalizer,
    Lowercase,
    Nmt,
    Normalizer,
    Precompiled,
    Prepend,
    Replace,
    StripAccents,
)
from engine.text.patterns.published import PUBLISHED
from engine.text.pretokenizers import (
    BertPreTokenizer,
    ByteLevel,
    CharDelimiterSplit,
    Digits,
    Metaspace,
    PreTokenizer,
    Punctuation,
    Split,
    Whitespace,
    WhitespaceSplit,
)

_CHARACTER_BY_CHARACTER = (
    NFC, NFD, NFKC, NFKD, BertNormalizer, Lowercase, Nmt, Precompiled, StripAccents
)  # fmt: skip
_RUNS_OF_SPACES = (" {2,}", r"\s+", r"\s{2,}")
_AT_SPACES = (BertPreTokenizer, Whitespace, WhitespaceSplit)
_SPACE_MARK = "\u2581"

CLIP_PATTERN = r"'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+"
"""How CLIP cuts texts."""
_NEVER_ACROSS = frozenset({CLIP_PATTERN, *PUBLISHED})
"""Patterns none of whose matches has a space after anything else."""


def prepended_first(normalizers: Sequence[Normalizer]) -> bool:
    """Tell whether the first thing that is done is to put something before a text."""
    return bool(normalizers) and isinstance(normalizers[0], Prepend)


def forms_of_space(normalizers: Sequence[Normalizer]) -> frozenset[str]:
    """Give what a space, or several, can be after the normalizers."""
    forms = {" "}
    for stage in normalizers:
        if isinstance(stage, Replace) and " " in forms:
            if (stage.pattern, stage.is_regex) in ((" ", False), (r"\s+", True)):
                forms.remove(" ")
            if stage.pattern == " " or stage.is_regex:
                forms.add(stage.content)
    return frozenset(forms)


def is_harmless(stage: object, spaces: frozenset[str] = frozenset(" ")) -> bool:
    """Tell whether a stage does the same with both sides of such a place, together or alone."""
    if isinstance(stage, Replace):
        return _is_harmless_replacing(stage)
    if isinstance(stage, Punctuation):
        return stage.behavior != "MergedWithNext"
    if isinstance(stage, Metaspace):
        return spaces <= {" ", stage.replacement}
    if isinstance(stage, ByteLevel):
        return spaces == {" "} or not stage.add_prefix_space
    if isinstance(stage, Split):
        return _is_never_across(stage) or finds_no_space(stage, spaces)
    return isinstance(stage, (*_CHARACTER_BY_CHARACTER, Digits, *_AT_SPACES, CharDelimiterSplit))


def cut_at_spaces(stages: Sequence[PreTokenizer], spaces: frozenset[str]) -> bool:
    """Tell whether stages cut at such places, whatever is around them.

    Args:
        stages: the pre-tokenizers.
        spaces: what a space has become before them.
    """
    for stage in stages:
        if isinstance(stage, Metaspace):
            if stage.split:
                return spaces <= {" ", stage.replacement}
            spaces = frozenset(stage.replacement)
        elif spaces != {" "}:
            continue
        elif isinstance(stage, ByteLevel):
            if stage.use_regex:
                return True
            spaces = frozenset("\u0120")
        elif isinstance(stage, CharDelimiterSplit):
            if stage.delimiter == " ":
                return True
        elif isinstance(stage, Split):
            if _is_never_across(stage):
                return True
        elif isinstance(stage, _AT_SPACES):
            return True
    return False


def finds_no_space(stage: PreTokenizer, spaces: frozenset[str]) -> bool:
    """Tell whether a stage looks for spaces where none are left, and so does nothing."""
    if not isinstance(stage, Split) or stage.is_regex or stage.invert:
        return False
    return stage.pattern == " " and " " not in spaces


def _is_never_across(stage: Split) -> bool:
    is_removed = stage.behavior == "Removed" and stage.invert
    is_kept = stage.behavior == "Isolated" and not stage.invert
    return stage.is_regex and stage.pattern in _NEVER_ACROSS and (is_removed or is_kept)


def _is_harmless_replacing(stage: Replace) -> bool:
    if stage.is_regex:
        return stage.pattern in _RUNS_OF_SPACES and stage.content in (" ", _SPACE_MARK)
    if stage.pattern == " ":
        return len(stage.content) == 1 and not stage.content.isspace()
    held = stage.pattern + stage.content
    return bool(stage.pattern and stage.content) and not {" ", _SPACE_MARK} & set(held)

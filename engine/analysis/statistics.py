"""A vocabulary as a whole: how long its tokens are, of which scripts, and of what kinds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary import FLAG_NAMES, KINDS, Kind, VocabularyTable
from engine.text.code_points import IntArray


@dataclass(frozen=True)
class Share:
    """How many tokens have something in common.

    Attributes:
        name: a kind, a script, or one of `FLAG_NAMES`.
        count: how many tokens.
        filter: what to type into the filter field to see them.
    """

    name: str
    count: int
    filter: str


@dataclass(frozen=True, eq=False)
class VocabularyStatistics:
    """What can be counted in a vocabulary. A length `i` has its count at place `i`.

    Attributes:
        total: how many tokens there are.
        by_bytes: counts of tokens by their length in bytes.
        by_characters: the same in characters, without tokens that are no whole characters.
        scripts: tokens by script, the most frequent first; "mixed" and "none" come last.
        kinds: tokens by kind, in the order of `KINDS`; kinds without tokens are left out.
        shares: tokens by each of `FLAG_NAMES`; these overlap.
    """

    total: int
    by_bytes: IntArray
    by_characters: IntArray
    scripts: tuple[Share, ...]
    kinds: tuple[Share, ...]
    shares: tuple[Share, ...]


def statistics(table: VocabularyTable) -> VocabularyStatistics:
    """Count what there is in a vocabulary."""
    return VocabularyStatistics(
        total=len(table),
        by_bytes=_histogram(table.byte_lengths),
        by_characters=_histogram(table.character_lengths),
        scripts=_scripts(table),
        kinds=_kinds(table),
        shares=tuple(
            Share(name, int(np.count_nonzero(table.flags & flag)), f"is: {name}")
            for name, flag in FLAG_NAMES.items()
        ),
    )


def _histogram(lengths: NDArray[np.int32]) -> IntArray:
    return np.bincount(lengths[lengths >= 0])


def _scripts(table: VocabularyTable) -> tuple[Share, ...]:
    counts = np.bincount(table.scripts, minlength=len(table.script_names)).tolist()
    pairs = list(zip(table.script_names, counts, strict=True))
    return tuple(
        Share(name, count, f"script: {name}") for name, count in (*pairs[2:], *pairs[1::-1])
    )


def _kinds(table: VocabularyTable) -> tuple[Share, ...]:
    counts = np.bincount(table.kinds, minlength=len(KINDS)).tolist()
    named: list[tuple[Kind, int]] = list(zip(KINDS, counts, strict=True))
    return tuple(Share(name, count, f"kind: {name}") for name, count in named if count)

"""The four ways to split, as people call them, with a sentence on those that need one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

MODES: Final = ("rank-ordered", "longest-match", "left-to-right", "fewest-tokens")

MISTAKES: Final = frozenset({"left-to-right"})
"""Ways that are shown because people take them for BPE."""


def mode_names() -> Mapping[str, str]:
    """The short names, for lists of choices."""
    return {
        "rank-ordered": QCoreApplication.translate("SplitModes", "Rank-ordered"),
        "longest-match": QCoreApplication.translate("SplitModes", "Longest match"),
        "left-to-right": QCoreApplication.translate("SplitModes", "Left to right (a mistake)"),
        "fewest-tokens": QCoreApplication.translate("SplitModes", "Fewest tokens"),
    }


def mode_short_names() -> Mapping[str, str]:
    """Names for boxes that are too narrow for the others."""
    return {
        "rank-ordered": QCoreApplication.translate("SplitModes", "By rank"),
        "longest-match": QCoreApplication.translate("SplitModes", "Longest"),
        "left-to-right": QCoreApplication.translate("SplitModes", "Left to right"),
        "fewest-tokens": QCoreApplication.translate("SplitModes", "Fewest"),
    }


def mode_sentences() -> Mapping[str, str]:
    """What each of them does, in a sentence."""
    return {
        "rank-ordered": QCoreApplication.translate(
            "SplitModes", "BPE: of the merges that fit, the one that was learned first."
        ),
        "longest-match": QCoreApplication.translate(
            "SplitModes",
            "Not BPE: at every place the longest token of the vocabulary, from the left.",
        ),
        "left-to-right": QCoreApplication.translate(
            "SplitModes",
            "A well-known mistake: it applies the first merge that fits from the left, "
            "not the one that was learned first.",
        ),
        "fewest-tokens": QCoreApplication.translate(
            "SplitModes",
            "Not BPE: the split with the fewest tokens that the vocabulary allows, "
            "found by dynamic programming.",
        ),
    }


def mode_labels() -> Mapping[str, str]:
    """The same in two or three words, for those that are not BPE although they may look like it."""
    return {
        "left-to-right": QCoreApplication.translate("SplitModes", "A well-known mistake"),
        "fewest-tokens": QCoreApplication.translate("SplitModes", "Not BPE"),
    }

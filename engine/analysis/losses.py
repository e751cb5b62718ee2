"""Which characters of a text decoding its ids does not give back.

Decoding glues what each token becomes. Special and unknown tokens are left out, and text between
words is gone. So each loss has its place, and no comparison of two long texts has to guess it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.tokenizer import BPETokenizer
from engine.tokenizer.text_splitter import SplitText
from engine.tokenizer.word_table import CHANGED, KEPT

IntArray: TypeAlias = NDArray[np.integer[Any]]
Ranges = tuple[IntArray, IntArray]

_NOTHING = np.zeros(0, np.int32)


def find_losses(
    model: BPETokenizer, text: str, split: SplitText
) -> tuple[IntArray, IntArray, bool]:
    """Give where each loss starts and ends, and whether decode(encode(text)) is the text."""
    changed = (split.marks & CHANGED) > 0
    gaps = _lost_gaps(model, text, split)
    starts = np.concatenate([_lost_from(split, changed), gaps[0]])
    if not len(starts):
        return _NOTHING, _NOTHING, True
    ends = np.concatenate([split.ends[changed], gaps[1]])
    if len(gaps[0]):
        order = np.argsort(starts, kind="stable")
        starts, ends = starts[order], ends[order]
    # subtle: wrong tokens could still decode to the right text, if they decode to anything.
    doubtful = changed & ((split.marks & KEPT) > 0)
    by_bytes = model.writing.alphabet == "bytes" and bool(changed.any())
    if (by_bytes or doubtful.any()) and _decoded(model, split) == text:
        return _NOTHING, _NOTHING, True
    return (*joined_ranges(starts, ends), False)


def _lost_from(split: SplitText, changed: NDArray[np.bool_]) -> IntArray:
    """Give where in each changed token the loss begins."""
    starts = split.starts[changed]
    if split.kept_characters:
        kept = (split.kept_characters.get(row, 0) for row in split.rows[changed].tolist())
        starts = starts + np.fromiter(kept, np.int32, len(starts))
    return starts


def _decoded(model: BPETokenizer, split: SplitText) -> str:
    return model.decode(split.ids[split.ids >= 0])


def _lost_gaps(model: BPETokenizer, text: str, split: SplitText) -> Ranges:
    """Find the text between words that decoding does not put back."""
    ends = np.append(split.words.starts, np.int32(len(text)))
    starts = np.concatenate([_NOTHING, np.zeros(1, np.int32), split.words.ends])
    gaps = starts < ends
    if not gaps.any():
        return _NOTHING, _NOTHING
    if model.rule != "whitespace" or not model.writing.end_of_word:
        return starts[gaps], ends[gaps]
    return _gaps_without_spaces(text, starts, ends, np.append(False, _adds_space(split)))


def _adds_space(split: SplitText) -> NDArray[np.bool_]:
    """Mark the words behind which decoding puts a space: not behind the last."""
    kept = np.flatnonzero(split.marks & KEPT)
    last = int(kept[-1]) if len(kept) else -1
    marks: NDArray[np.bool_] = split.adds_space & (split.last_tokens <= last)
    return marks


def _gaps_without_spaces(
    text: str, starts: IntArray, ends: IntArray, adds_space: NDArray[np.bool_]
) -> Ranges:
    """Take one space out of each gap into which decoding puts one."""
    lost: list[tuple[int, int]] = []
    gaps = zip(starts.tolist(), ends.tolist(), adds_space.tolist(), strict=True)
    for start, end, has_space in gaps:
        space = text.find(" ", start, end) if has_space else -1
        if space < 0:
            space = end
        lost += [part for part in ((start, space), (space + 1, end)) if part[0] < part[1]]
    table = np.array(lost, np.int32).reshape(-1, 2)
    return table[:, 0], table[:, 1]


def joined_ranges(starts: IntArray, ends: IntArray) -> Ranges:
    """Join ranges that touch or overlap; they come sorted by where they start.

    >>> [found.tolist() for found in joined_ranges(np.array([0, 1, 5]), np.array([1, 3, 6]))]
    [[0, 5], [3, 6]]
    """
    filled = starts < ends
    starts, ends = starts[filled], ends[filled]
    if not len(starts):
        return _NOTHING, _NOTHING
    reach = np.maximum.accumulate(ends)
    begins = np.append(True, starts[1:] > reach[:-1])
    closes = np.append(np.flatnonzero(begins)[1:] - 1, len(starts) - 1)
    return starts[begins], reach[closes]

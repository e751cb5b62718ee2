"""Characters that a normalizer melted into the one before, as NFC does with marks after a letter.

The places that a pipeline keeps are those of the `tokenizers` library: of `e` and U+0301, the `é`
that NFC makes of them stands for the `e` alone, and the mark is outside every token, as if it had
been dropped. What is drawn shows the whole cluster: a character that made a difference to the
normalized text belongs to the token of the character before it. One that made none, as an accent
that is stripped, stays outside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate

import numpy as np

from engine.pipeline import StageResult, Tokenizer, TrailPiece
from engine.pipeline.staged import StagedTokenizer
from engine.pipeline.staged_text import flat
from engine.text.aligned import AlignedText
from engine.text.code_points import IntArray, byte_offsets, code_points
from engine.text.graphemes import graphemes

_LONGEST = 32  # characters of a cluster
_FIRST_MARK = 0x300  # no character before it joins another one


def whole_trail(
    tokenizer: Tokenizer, text: str, match_special_tokens: bool = True, add_special: bool = False
) -> tuple[StageResult, ...]:
    """Give the trail of a text, each character with all of the cluster that it was made of.

    Raises:
        UnsupportedTokenizerError: the file needs a stage that is not known here.
        ValueError: a pattern needs too long for this text.
    """
    results = tokenizer.trail(text, match_special_tokens, add_special)
    marks = ComposedMarks(tokenizer, text)
    done = accumulate(result.stage.kind == "normalizer" for result in results)
    return tuple(
        StageResult(result.stage, _covering(marks, result.pieces, normalizers))
        for result, normalizers in zip(results, done, strict=True)
    )


class ComposedMarks:
    """The clusters of one text, and what the normalizers of a tokenizer made of them."""

    def __init__(self, tokenizer: Tokenizer, text: str) -> None:
        """Look at nothing yet."""
        normalizer = tokenizer.normalizer if isinstance(tokenizer, StagedTokenizer) else None
        self._parts = tuple(flat(normalizer))
        self._text = text
        self._points = code_points(text)
        self._offsets = byte_offsets(self._points)
        self._seen: dict[str, tuple[str, ...]] = {}

    def reach(self, starts: IntArray, ends: IntArray, normalizers: int | None = None) -> IntArray:
        """Give where what stands for these bytes ends when it takes what melted into it.

        Args:
            starts: the first byte that each token, or character, stands for.
            ends: the byte after the last one.
            normalizers: so many have changed the text; None for all of them.
        """
        moved = self.moved_ends(starts, ends, normalizers)
        if not moved:
            return ends
        old, new = np.array([*moved.items()]).T
        places = np.minimum(np.searchsorted(old, ends), len(old) - 1)
        return np.where(old[places] == ends, new[places], ends).astype(ends.dtype)

    def moved_ends(
        self, starts: IntArray, ends: IntArray, normalizers: int | None = None
    ) -> dict[int, int]:
        """Give the same by the end it had, in ascending order, only where that is another place."""
        parts = self._parts[:normalizers]
        if not parts or not len(ends) or not (self._points >= _FIRST_MARK).any():
            return {}
        return dict(self._melted(*self._gaps(starts, ends), len(parts)))

    def _gaps(self, starts: IntArray, ends: IntArray) -> tuple[IntArray, IntArray]:
        """Find what follows a token and nothing stands for, in characters."""
        reached = np.maximum.accumulate(ends)
        rest = np.append(starts[1:], self._offsets[-1])
        following = np.minimum.accumulate(rest[::-1])[::-1]
        firsts = np.searchsorted(self._offsets, reached)
        is_gap = (reached < following) & (self._offsets[firsts] == reached)
        lasts = np.searchsorted(self._offsets, following[is_gap], side="right") - 1
        return firsts[is_gap], lasts

    def _melted(
        self, firsts: IntArray, lasts: IntArray, normalizers: int
    ) -> Iterator[tuple[int, int]]:
        """Yield the byte at which a gap begins, and the one up to which its characters melted."""
        can_join = (firsts > 0) & (self._points[firsts] >= _FIRST_MARK)
        pairs = zip(firsts[can_join].tolist(), lasts[can_join].tolist(), strict=True)
        for first, last in pairs:
            near = self._text[first - 1 : min(last, first + _LONGEST)]
            end = next(graphemes(near))[1]
            if end > 1 and self._made_a_difference(near[:end], normalizers):
                yield int(self._offsets[first]), int(self._offsets[first - 1 + end])

    def _made_a_difference(self, cluster: str, normalizers: int) -> bool:
        """Tell whether a cluster became another text than its first character alone."""
        return self._after(cluster, normalizers) != self._after(cluster[0], normalizers)

    def _after(self, text: str, normalizers: int) -> str:
        """Give a short text as it is after so many normalizers."""
        if text not in self._seen:
            stages = accumulate(
                self._parts, lambda given, part: part(given), initial=AlignedText.original(text)
            )
            self._seen[text] = tuple(stage.text for stage in stages)
        return self._seen[text][normalizers]


def _covering(
    marks: ComposedMarks, pieces: Sequence[TrailPiece], normalizers: int
) -> tuple[TrailPiece, ...]:
    """Let pieces, and the characters in them, end where what melted into them does."""
    starts = np.array([place for piece in pieces for place in piece.starts or (piece.start,)], int)
    ends = np.array([place for piece in pieces for place in piece.ends or (piece.end,)], int)
    moved = marks.moved_ends(starts, ends, normalizers)
    if not moved:
        return tuple(pieces)
    return tuple(
        replace(
            piece,
            ends=[moved.get(end, end) for end in piece.ends],
            end=moved.get(piece.end, piece.end),
        )
        for piece in pieces
    )

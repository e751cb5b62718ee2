"""A text in a lane, split by a tokenizer file of any format.

`lanes` shows the tokens of the documented format, whose tokens stand one behind the other. Here a
normalizer may have changed the text, several tokens may stand for one character, and decoding may
give another text; what that means for a lane is decided here.
"""

from __future__ import annotations

import unicodedata

import numpy as np

from engine.analysis.composed_marks import ComposedMarks
from engine.analysis.lane_encoding import LaneEncoding, Loss
from engine.analysis.losses import joined_ranges
from engine.analysis.lost_text import lost_ranges
from engine.models.modes import Mode
from engine.pipeline import Tokenizer
from engine.text.code_points import IntArray, byte_offsets, code_points

_MOST_LOSSES = 1000
_MOST_UNKNOWN = 1000


def encode_file_lane(tokenizer: Tokenizer, text: str, mode: Mode) -> LaneEncoding:
    """Split a text for a lane.

    Where several tokens stand for the same bytes, the first one gets them, and the others stand
    there with no width: a lane shows every token once.

    Raises:
        UnsupportedTokenizerError: the file needs a stage that is not known here.
        ValueError: the model has no such mode.
    """
    split = tokenizer.split(text, mode)
    offsets = byte_offsets(code_points(text))
    reach = ComposedMarks(tokenizer, text).reach(split.byte_starts, split.byte_ends)
    own = _in_their_bytes(tokenizer, split.ids, split.byte_starts, reach)
    byte_starts, byte_ends = _one_behind_the_other(*own)
    starts = _characters(offsets, byte_starts)
    ends = np.maximum(starts, np.searchsorted(offsets, byte_ends, side="left"))
    ids = split.ids[split.ids >= 0].tolist()
    decoded = tokenizer.decode(ids, skip_special_tokens=False)
    losses = lost_ranges(text, decoded)  # an empty list: something was only put in
    unknown = split.unknown
    # subtle: a character that is dropped may stand inside a token, which goes over it.
    lacking = _ranges(_characters(offsets, own[0][unknown]), offsets, own[1][unknown])
    total = len(losses) if losses is not None else 0
    return LaneEncoding(
        ids=split.ids,
        starts=np.append(starts, len(text)).astype(np.int32),
        ends=ends.astype(np.int32),
        byte_starts=np.append(byte_starts, split.byte_total).astype(np.int32),
        byte_ends=byte_ends.astype(np.int32),
        unknown=unknown,
        labels={int(n): tokenizer.token(int(n)).label for n in np.unique(split.ids) if n >= 0},
        character_total=len(text),
        byte_total=split.byte_total,
        gapless=int((byte_ends - byte_starts).sum()) == split.byte_total,
        unknown_characters=_unknown_characters(text, *lacking),
        unknown_total=int((lacking[1] - lacking[0]).sum()),
        losses=tuple(Loss(a, b, text[a:b]) for a, b in (losses or ())[:_MOST_LOSSES]),
        loss_total=total,
        round_trip=losses is None,
        only_form=bool(losses) and _composed(text) == _composed(decoded),
    )


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _in_their_bytes(
    tokenizer: Tokenizer, ids: IntArray, starts: IntArray, ends: IntArray
) -> tuple[IntArray, IntArray]:
    """Give each token its own bytes where several stand for one character and cut it between them.

    That is so if they stand for just as many bytes as the character has: it was not changed.
    """
    starts, ends = starts.copy(), ends.copy()
    overlaps = np.flatnonzero(starts[1:] < ends[:-1])
    if not len(overlaps):
        return starts, ends
    # The runs of tokens that overlap, in columns: of an emoji text nearly every token is in one.
    breaks = np.flatnonzero(np.diff(overlaps) > 1)
    first = overlaps[np.concatenate(([0], breaks + 1))]
    last = overlaps[np.concatenate((breaks, [len(overlaps) - 1]))] + 1
    reach = np.concatenate(([0], np.cumsum(_widths(tokenizer, ids))))
    fits = reach[last + 1] - reach[first] == ends[last] - starts[first]
    first, counts = first[fits], (last - first + 1)[fits]
    begins = np.repeat(starts[first] - reach[first], counts)
    chosen = np.arange(counts.sum()) + np.repeat(first - np.cumsum(counts) + counts, counts)
    starts[chosen], ends[chosen] = begins + reach[chosen], begins + reach[chosen + 1]
    return starts, ends


def _widths(tokenizer: Tokenizer, ids: IntArray) -> IntArray:
    """Give how many bytes each token stands for; none where the model has no id."""
    numbers, places = np.unique(ids, return_inverse=True)
    widths = [len(tokenizer.token(n).data or b"") if n >= 0 else 0 for n in numbers.tolist()]
    return np.array(widths, np.int64)[places]


def _one_behind_the_other(starts: IntArray, ends: IntArray) -> tuple[IntArray, IntArray]:
    """Let every token begin where the one before ends, or later."""
    if not len(ends):
        return starts, ends
    ends = np.maximum.accumulate(ends)
    return np.minimum(np.maximum(starts, np.append(0, ends[:-1])), ends), ends


def _characters(offsets: IntArray, places: IntArray) -> IntArray:
    """Give the characters that hold bytes."""
    found: IntArray = np.searchsorted(offsets, places, side="right") - 1
    return found


def _ranges(starts: IntArray, offsets: IntArray, byte_ends: IntArray) -> tuple[IntArray, IntArray]:
    """Join ranges of characters, which begin here and end before these bytes."""
    ends = np.maximum(starts, np.searchsorted(offsets, byte_ends, side="left"))
    order = np.argsort(starts, kind="stable")
    return joined_ranges(starts[order], ends[order])


def _unknown_characters(text: str, starts: IntArray, ends: IntArray) -> tuple[str, ...]:
    pairs = zip(starts[:_MOST_UNKNOWN].tolist(), ends[:_MOST_UNKNOWN].tolist(), strict=True)
    return tuple(dict.fromkeys(character for a, b in pairs for character in text[a:b]))

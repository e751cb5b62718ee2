"""A text in one lane of the comparison: everything that is shown, as arrays.

`Tokenizer.encode` answers with lists and refuses what it does not know. A lane shows any text: it
marks what is unknown, says where every token stands in characters and in bytes, and which
characters decoding the ids would lose.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.analysis.file_lanes import encode_file_lane
from engine.analysis.lane_encoding import BoolArray, LaneEncoding, Loss
from engine.analysis.losses import find_losses, joined_ranges
from engine.models.modes import Mode
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.tokenizer import BPETokenizer
from engine.tokenizer.text_splitter import SplitText
from engine.tokenizer.word_table import UNKNOWN

IntArray: TypeAlias = NDArray[np.integer[Any]]

_MOST_LOSSES = 1000


def encode_lane(
    tokenizer: Tokenizer | BPETokenizer, text: str, mode: Mode = "rank-ordered"
) -> LaneEncoding:
    """Split a text for a lane. Unknown characters, lone surrogates and NUL are all welcome.

    >>> tokenizer = BPETokenizer()
    >>> tokenizer.train(["low"] * 5 + ["newest"] * 6 + ["widest"] * 3, vocab_size=20)
    >>> lane = encode_lane(tokenizer, "lowZ")
    >>> lane.starts.tolist(), lane.unknown.tolist(), lane.losses
    ([0, 3, 4], [False, True], (Loss(start=3, end=4, text='Z'),))

    Raises:
        ValueError: the mode is unknown, or the split rule does not go with this text; as
            UnsupportedTokenizerError the file needs a stage that is not known here.
    """
    if not isinstance(tokenizer, DocumentedTokenizer | BPETokenizer):
        return encode_file_lane(tokenizer, text, mode)
    model = tokenizer.model if isinstance(tokenizer, DocumentedTokenizer) else tokenizer
    split = model.split_text(text, mode)
    unknown = (split.marks & UNKNOWN).astype(np.bool_)
    unknown_starts, unknown_ends = joined_ranges(split.starts[unknown], split.ends[unknown])
    lost_starts, lost_ends, round_trip = find_losses(model, text, split)
    bounds = zip(lost_starts[:_MOST_LOSSES].tolist(), lost_ends.tolist(), strict=False)
    return LaneEncoding(
        ids=split.ids,
        starts=np.append(split.starts, np.int32(len(text))),
        ends=split.ends,
        byte_starts=np.append(split.byte_starts, np.int32(split.byte_total)),
        byte_ends=split.byte_ends,
        unknown=unknown,
        labels={n: model.inverse_vocab[n] for n in _occurring(split.ids) if n >= 0},
        character_total=len(text),
        byte_total=split.byte_total,
        gapless=int((split.byte_ends - split.byte_starts).sum()) == split.byte_total,
        unknown_characters=_unknown_characters(split, unknown),
        unknown_total=int((unknown_ends - unknown_starts).sum()),
        losses=tuple(Loss(start, end, text[start:end]) for start, end in bounds),
        loss_total=len(lost_starts),
        round_trip=round_trip,
    )


def _occurring(ids: IntArray) -> list[int]:
    largest = int(ids.max(initial=0))
    if largest > 4 * len(ids) + 1_000_000:
        return [int(number) for number in np.unique(ids)]
    return [int(number) - 1 for number in np.flatnonzero(np.bincount(ids + 1))]


def _unknown_characters(split: SplitText, unknown: BoolArray) -> tuple[str, ...]:
    places = np.flatnonzero(unknown)
    if not len(places):
        return ()
    rows = split.rows[places]
    first = np.full(int(rows.max()) + 1, -1, np.int32)
    first[rows[::-1]] = places[::-1]  # written last, and so kept: the first place of each row
    met = np.flatnonzero(first >= 0)
    in_order = met[np.argsort(first[met])]
    labels = (split.unknown_labels.get(row) for row in in_order.tolist())
    return tuple(dict.fromkeys(label for label in labels if label))


def differing(a: LaneEncoding, b: LaneEncoding) -> tuple[BoolArray, BoolArray]:
    """Mark the tokens that the other lane does not have: none of its tokens has the same bytes.

    Raises:
        ValueError: the two are not of the same text.
    """
    if a.byte_total != b.byte_total:
        raise ValueError("the two lanes do not show the same text")
    return _missing_in(a, b), _missing_in(b, a)


def _missing_in(a: LaneEncoding, b: LaneEncoding) -> BoolArray:
    """Mark the tokens of a that b does not have."""
    starts, marks = b.byte_starts[:-1], b.byte_starts[:-1] == b.byte_ends
    end_of = np.full(b.byte_total + 1, -1, np.int32)
    end_of[starts[~marks]] = b.byte_ends[~marks]
    missing: BoolArray = end_of[a.byte_starts[:-1]] != a.byte_ends
    empty = a.byte_starts[:-1] == a.byte_ends  # tokens that are an end-of-word mark and no more
    if empty.any():
        has_mark = np.zeros(b.byte_total + 1, np.bool_)
        has_mark[starts[marks]] = True
        missing[empty] = ~has_mark[a.byte_ends[empty]]
    return missing

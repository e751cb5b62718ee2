"""New chunks of a text, led through the stages together.

A stage costs something every time it is called, whatever it is given. So chunks that are not yet
known are put side by side again, where a text would be cut between them all the same, and what
comes out is given back to them by its places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

import numpy as np

from engine.pipeline.staged_text import Piece, Step
from engine.text.aligned import AlignedText

Word = str | int
"""A word for the model, or the id of an added token."""


def words_of_chunks(
    chunks: Sequence[str],
    groups: Iterable[str],
    steps: Iterable[Step],
    offset: int,
    match_special_tokens: bool,
) -> list[list[Word]]:
    """Lead chunks through steps; give what each becomes.

    Args:
        chunks: the chunks.
        groups: the same as texts, each of which holds one chunk or several.
        steps: what they are led through.
        offset: the byte at which the first one is said to begin.
        match_special_tokens: recognise special tokens.
    """
    pieces: list[Piece] = []
    end = offset
    for group in groups:
        pieces.append(Piece(placed(group, end)))
        end = pieces[-1].text.end
    for step in steps:
        pieces = step(pieces, match_special_tokens)
    sizes = (len(chunk.encode("utf-8", "surrogatepass")) for chunk in chunks)
    return _given_back(pieces, list(accumulate(sizes, initial=offset)))


def _given_back(pieces: Iterable[Piece], bounds: Sequence[int]) -> list[list[Word]]:
    """Give each piece to the chunk in which it is, those that are in several in parts."""
    words: list[list[Word]] = [[] for _ in bounds[1:]]
    chunk, last = 0, len(words) - 1
    for text, token_id in pieces:
        while chunk < last and bounds[chunk + 1] <= text.start:
            chunk += 1
        if token_id is not None:
            words[chunk].append(token_id)
        elif text.end <= bounds[chunk + 1]:
            words[chunk] += [text.text] if text.text else []
        else:
            inner = bounds[chunk + 1 : last + 1]
            # No character belongs to two chunks, so this is sorted as far as it is asked about.
            cuts = np.searchsorted(np.array(text.starts), inner).tolist()
            for number, (begin, end) in enumerate(pairwise([0, *cuts, len(text)]), chunk):
                words[number] += [text.text[begin:end]] if begin < end else []
    return words


def placed(chunk: str, offset: int) -> AlignedText:
    """Give a chunk that begins at a byte."""
    if chunk.isascii():
        end = offset + len(chunk)
        return AlignedText(chunk, range(offset, end), range(offset + 1, end + 1), offset, end)
    text = AlignedText.original(chunk)
    if not offset:
        return text
    starts = [start + offset for start in text.starts]
    ends = [end + offset for end in text.ends]
    return AlignedText(chunk, starts, ends, offset, text.end + offset)

"""Token life lines: from which position to which a token stands on its own in the corpus.

Many tokens are scaffolding: `ne` is made, and soon every `ne` is a part of `new`. An occurrence of
a token ends with the step that removes the boundary on one of its two sides; the token is gone when
the last of its occurrences is. A recording knows these steps, so all lines are found at once.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.training import Trace
from engine.training.pair_table import IntArray
from engine.training.recording import NEVER, Recording

STILL_THERE = -1


@dataclass(frozen=True, slots=True)
class LifeLine:
    """One token's life.

    Attributes:
        token_id: its id in the training.
        label: its name.
        born: the first position at which it exists; 0 for symbols.
        gone: the first position after it at which it stands nowhere on its own; None if it still
            does at the last.
        left_over: how often it stands on its own at the last position.
    """

    token_id: int
    label: str
    born: int
    gone: int | None
    left_over: int


@dataclass(frozen=True, eq=False)
class LifeLines:
    """All lives in a training of N steps; the arrays have one entry per token, by id.

    Attributes:
        born: first positions, 0…N.
        gone: first positions without it; `STILL_THERE` for tokens of the last position. A merge
            that was only prescribed may make a token that is never there: `gone` is `born`.
        left_over: how often each stands on its own at the last position.
    """

    born: IntArray
    gone: IntArray
    left_over: IntArray

    @property
    def scaffolding(self) -> npt.NDArray[np.bool_]:
        """Which tokens do not last until the end."""
        ended: npt.NDArray[np.bool_] = (self.gone != STILL_THERE) & ~self.absent
        return ended

    @property
    def absent(self) -> npt.NDArray[np.bool_]:
        """Which symbols the corpus does not have: of 256 bytes most texts have few."""
        never: npt.NDArray[np.bool_] = self.gone == 0
        return never

    def line(self, trace: Trace, token_id: int) -> LifeLine:
        """Give one of them with its label, from the trace that they were made of."""
        gone = int(self.gone[token_id])
        return LifeLine(
            token_id,
            trace.token(token_id),
            int(self.born[token_id]),
            None if gone == STILL_THERE else gone,
            int(self.left_over[token_id]),
        )


def life_lines(trace: Trace) -> LifeLines:
    """Find all lives.

    >>> from engine.text.corpus import Corpus
    >>> trace = Trace(Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3}))
    >>> lives = life_lines(trace)
    >>> lives.line(trace, int(trace.token_ids[4]))
    LifeLine(token_id=14, label='ne', born=5, gone=6, left_over=0)
    """
    recording = trace.recording
    symbols, made = len(recording.spellings.symbols), recording.columns.token_ids
    total = max(symbols, int(made.max(initial=-1)) + 1)
    born = np.zeros(total, np.int64)
    # Of two merges that make the same token the first counts, so it is written last.
    born[made[::-1]] = np.arange(len(made), 0, -1)
    born[:symbols] = 0
    tokens, ends, weights = _occurrences(recording)
    last = np.full(total, -1, np.int64)
    np.maximum.at(last, tokens, ends)
    left_over = np.zeros(total, np.int64)
    alive = ends == NEVER
    np.add.at(left_over, tokens[alive], weights[alive])
    gone = np.where(last < 0, born, last + 1)
    return LifeLines(born, np.where(last == NEVER, STILL_THERE, gone), left_over)


def _occurrences(recording: Recording) -> tuple[IntArray, IntArray, IntArray]:
    """Return for everything that ever stood anywhere its token, last step and weight."""
    removed, columns = recording.removed_at, recording.columns
    cells = np.flatnonzero(recording.base >= 0)
    gone = np.flatnonzero(removed < NEVER)
    steps = removed[gone]
    lengths_of = recording.spellings.lengths_of
    starts = np.concatenate((cells, gone - lengths_of(columns.left_ids[steps])))
    ends = np.concatenate((cells + 1, gone + lengths_of(columns.right_ids[steps])))
    tokens = np.concatenate((recording.base[cells], columns.token_ids[steps]))
    lasted = np.minimum(removed[starts], removed[ends])
    return tokens.astype(np.int64), lasted.astype(np.int64), recording.weights[starts]

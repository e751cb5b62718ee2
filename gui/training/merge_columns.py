"""The merges of a trace as columns of numbers, with the texts that people read and search.

What the table shows is computed for the cells in view only. Searching needs the texts of all
tokens; they are made once, when first searched for, and only for new tokens later.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from engine import Trace
from engine.text.alphabet import visible

IntArray = npt.NDArray[np.integer]

LONGEST_LABEL = 60
_REMEMBERED = 2_000  # tokens; a list shows some hundred at a time
_NUMBERS = ("left_ids", "right_ids", "token_ids", "counts", "replacements", "tie_sizes")


@dataclass(frozen=True, eq=False)
class MergeColumns:
    """One row for each step of a trace, all arrays of the same length.

    Attributes:
        left_ids: id of the left token.
        right_ids: id of the right token.
        token_ids: id of the token they become.
        counts: how often the pair was adjacent.
        replacements: how often it was replaced.
        tie_sizes: number of pairs with the highest count; 1 is no tie.
        label: label of a token by its id, as the engine writes it.
        alphabet: "characters" or "bytes".
        symbols: labels of the tokens that no merge made; with them equal ids mean equal tokens.
    """

    left_ids: IntArray
    right_ids: IntArray
    token_ids: IntArray
    counts: IntArray
    replacements: IntArray
    tie_sizes: IntArray
    label: Callable[[int], str]
    alphabet: str = "characters"
    symbols: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.counts)

    def first(self, rows: int) -> MergeColumns:
        """Only the first rows."""
        return replace(self, **{name: getattr(self, name)[:rows] for name in _NUMBERS})

    def continues(self, earlier: MergeColumns) -> bool:
        """Whether these are the rows of `earlier` and perhaps more: the same training, later."""
        rows = len(earlier)
        if rows == 0 or rows > len(self):
            return False
        return (
            self.alphabet == earlier.alphabet
            and self.symbols == earlier.symbols
            and all(
                np.array_equal(getattr(self, name)[:rows], getattr(earlier, name))
                for name in _NUMBERS
            )
        )


def columns_of(trace: Trace) -> MergeColumns:
    """The merges of a trace."""
    return MergeColumns(
        trace.left_ids,
        trace.right_ids,
        trace.token_ids,
        trace.counts,
        trace.replacements,
        trace.tie_sizes,
        trace.token,
        trace.options.alphabet,
        trace.symbols,
    )


class TokenTexts:
    """What tokens look like, and which of them hold a text that is searched for."""

    def __init__(self, label: Callable[[int], str], alphabet: str) -> None:
        """Know the tokens by their engine labels."""
        self._label = label
        self._alphabet = alphabet
        self._shown: dict[int, str] = {}
        self._searched: list[str] = []

    def follow(self, label: Callable[[int], str]) -> None:
        """Ask another source from now on; it names known tokens as the one before did."""
        self._label = label

    def shown(self, token: int) -> str:
        """A token ready for the screen, cut where it is too long for any cell."""
        text = self._shown.get(token)
        if text is None:
            raw = self._label(token)
            cut = len(raw) > LONGEST_LABEL
            text = visible(raw[:LONGEST_LABEL], self._alphabet) + ("…" if cut else "")
            if len(self._shown) >= _REMEMBERED:
                self._shown.clear()
            self._shown[token] = text
        return text

    def holding(self, text: str, total: int) -> npt.NDArray[np.bool_]:
        """For the tokens 0..total-1: does the label, raw or as shown, hold `text`?"""
        for token in range(len(self._searched), total):
            self._searched.append(self._searched_text(token))
        return np.fromiter((text in known for known in self._searched[:total]), bool, total)

    def _searched_text(self, token: int) -> str:
        """Both forms of a label, parted by a character that nobody types."""
        raw = self._label(token)
        if raw.isalnum() and raw.isascii():
            return raw  # most tokens: both forms are the same
        return f"{raw}\0{visible(raw, self._alphabet)}"


def matching_rows(
    columns: MergeColumns, texts: TokenTexts, text: str, *, ties_only: bool, start: int = 0
) -> npt.NDArray[np.int64]:
    """The rows from `start` on that pass the filter, ascending."""
    wanted = np.ones(len(columns) - start, bool)
    if ties_only:
        wanted &= columns.tie_sizes[start:] > 1
    if text and len(wanted):
        sides = [ids[start:] for ids in (columns.left_ids, columns.right_ids, columns.token_ids)]
        total = 1 + max(int(ids.max()) for ids in sides)
        holding = texts.holding(text, total)
        wanted &= holding[sides[0]] | holding[sides[1]] | holding[sides[2]]
    return np.flatnonzero(wanted) + start

"""The four published rules for choosing among pairs that are equally frequent.

Nearly every description of byte-pair encoding says "take the most frequent pair" and stops there,
but ties are common, and programs that break them differently learn different vocabularies:

``first-seen``
    The pair met first when the words are walked in order of first appearance, left to right, in
    their present segmentation. What ``max(counts, key=counts.get)`` gives over a dictionary that is
    filled anew at each step: minbpe, tiktoken's educational code, the classic teaching code.
``lowest-ids``
    The smallest (left id, right id): Hugging Face tokenizers, rustbpe.
``greatest-symbols``
    The greatest (left, right) by code point, or by byte: subword-nmt.
``sentencepiece``
    The shorter joined token, then the smaller joined text, then first-seen: SentencePiece's BPE.
    SentencePiece looks only at its more frequent pairs and chooses them anew every 100 merges, so
    a large corpus could part the two; on the bundled books 4 000 merges are the same.

Each rule is written twice: as an order for the trainer's queue, and as a choice among arrays for
whoever asks what another rule would have taken.
"""

from __future__ import annotations

import heapq
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Protocol

import numpy as np

from engine.training.cell_texts import CellTexts
from engine.training.pair_table import IntArray

TIE_RULES = ("first-seen", "lowest-ids", "greatest-symbols", "sentencepiece")

_PLACE_BITS = 32  # no corpus has more cells: arrays hold their numbers in 32 bits
_PLACE_MASK = (1 << _PLACE_BITS) - 1
_BEGINNING = 64  # so many characters of two tokens nearly always tell which pair is greater


class Spellings(Protocol):
    """What a rule may ask about tokens.

    Attributes:
        cells: What is compared, of any stretch of the corpus: characters, or one per byte.
        lengths: Per token its number of symbols.
    """

    cells: CellTexts
    lengths: Sequence[int]

    def text(self, token: int) -> str:
        """Return what is compared."""
        ...

    def lengths_of(self, tokens: IntArray) -> IntArray:
        """Return the numbers of symbols of many tokens."""
        ...

    def heads_of(self, tokens: IntArray) -> IntArray:
        """Return the code points of the first characters of what is compared."""
        ...


class TieRule(ABC):
    """Order of equally frequent pairs; the smallest item wins.

    A queue holds *entries*, ``place << key_bits | key``, where ``place`` is the pair's first
    occurrence or an earlier one that is gone. A rule turns an entry into an *item*, which compares
    as the rule wishes, and back. The symbols at the place are those of the pair, gone or not.

    Attributes:
        name: As in ``TIE_RULES``.
        by_place: Whether the place can decide: then it must be the first occurrence before a pair
            wins, and not one that is gone.
        item_is_entry: Whether an entry is its own item: the trainer's queue then spares the calls.
    """

    name: ClassVar[str]
    by_place: ClassVar[bool]
    item_is_entry: ClassVar[bool] = False

    def __init__(self, id_bits: int, spellings: Spellings) -> None:
        self._id_bits = id_bits
        self._key_bits = 2 * id_bits
        self._key_mask = (1 << 2 * id_bits) - 1
        self._id_mask = (1 << id_bits) - 1
        self._spellings = spellings
        self._lengths = spellings.lengths

    @abstractmethod
    def item(self, entry: int) -> Any:  # noqa: ANN401 - int or tuple, by rule
        """Return what the queue compares."""

    @abstractmethod
    def entry(self, item: Any) -> int:  # noqa: ANN401
        """Return the entry that ``item`` was made of."""

    @abstractmethod
    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        """Return the indices of the ``most`` pairs that the rule puts first, best first.

        Args:
            left: Per pair the id of its left token, …
            right: … that of its right token, …
            places: … and the cell where it occurs first.
            most: How many are wanted; there may be fewer.
        """

    def _cells(self, entry: int) -> tuple[int, int, int]:
        """Return where the two tokens of the pair begin, and where the second one ends."""
        place, key = entry >> self._key_bits, entry & self._key_mask
        middle = place + self._lengths[key >> self._id_bits]
        return place, middle, middle + self._lengths[key & self._id_mask]


class _FirstSeen(TieRule):
    """The entry itself is the item, as its place comes first."""

    name = "first-seen"
    by_place = True
    item_is_entry = True

    def item(self, entry: int) -> int:
        return entry

    def entry(self, item: int) -> int:
        return item

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        return _smallest(places, most)


class _LowestIds(TieRule):
    """The item is the entry with its two halves exchanged: the ids come first."""

    name = "lowest-ids"
    by_place = False

    def item(self, entry: int) -> int:
        return (entry & self._key_mask) << _PLACE_BITS | entry >> self._key_bits

    def entry(self, item: int) -> int:
        return (item & _PLACE_MASK) << self._key_bits | item >> _PLACE_BITS

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        return _smallest(left << self._id_bits | right, most)


class _GreatestSymbols(TieRule):
    """The item begins with the texts of both tokens, respelled so that the greatest sort first.

    Of long tokens only the beginnings; the rest is compared where these are the same.
    """

    name = "greatest-symbols"
    by_place = False

    def item(self, entry: int) -> tuple[str | _LongPair | int, ...]:
        place, middle, end = self._cells(entry)
        respelled, stop = self._respelled
        line = respelled.line
        if line and end - place <= _BEGINNING - 2 * len(stop):
            return f"{line[place:middle]}{stop}{line[middle:end]}{stop}", entry
        text = self._beginning(place, middle, end)
        if len(text) <= _BEGINNING:
            return text, entry
        return text[:_BEGINNING], _LongPair(self._spellings.cells, place, middle, end), entry

    def entry(self, item: tuple[Any, ...]) -> int:
        entry: int = item[-1]
        return entry

    def _beginning(self, place: int, middle: int, end: int) -> str:
        """Return both tokens respelled, of long ones the beginning."""
        respelled, stop = self._respelled
        last = min(end, place + _BEGINNING)
        left, right = respelled.between(place, min(middle, last)), respelled.between(middle, last)
        return f"{left}{stop}{right}{stop}"

    @cached_property
    def _respelled(self) -> tuple[CellTexts, str]:
        """The corpus respelled so that the greatest text sorts first, and what ends a text there.

        Of n characters the greatest becomes number 0, the smallest n - 1. A text is greater than
        its own beginning, so its end has to sort after every character: it is number n.
        """
        cells = self._spellings.cells
        characters = sorted(set().union(*cells.texts), reverse=True)
        exchanged = {ord(one): chr(place) for place, one in enumerate(characters)}
        return cells.respelled(lambda text: text.translate(exchanged)), chr(len(characters))

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        text, candidates = self._spellings.text, self._candidates(left, most)
        a, b = left[candidates].tolist(), right[candidates].tolist()
        best = heapq.nlargest(most, range(len(a)), key=lambda i: (text(a[i]), text(b[i])))
        return [int(candidates[i]) for i in best]

    def _candidates(self, left: IntArray, most: int) -> IntArray:
        """Return the indices of the pairs that can win by their left token's first character."""
        if not 0 < most < len(left):
            return np.arange(len(left))
        heads = self._spellings.heads_of(left)
        return np.flatnonzero(heads >= np.partition(heads, -most)[-most])


class _LongPair:
    """A pair of long tokens, compared with another that begins alike; the greater sorts first."""

    __slots__ = ("_cells", "_end", "_middle", "_place")

    def __init__(self, cells: CellTexts, place: int, middle: int, end: int) -> None:
        self._cells = cells
        self._place = place
        self._middle = middle
        self._end = end

    def __lt__(self, other: _LongPair) -> bool:
        if self._place == other._place:  # tokens that grow: the longer one begins with the other
            return (self._middle, self._end) > (other._middle, other._end)
        return self._texts() > other._texts()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _LongPair):
            return False
        if self._place == other._place:
            return (self._middle, self._end) == (other._middle, other._end)
        return self._texts() == other._texts()

    def __hash__(self) -> int:
        return hash(self._texts())

    def _texts(self) -> tuple[str, str]:
        between = self._cells.between
        return between(self._place, self._middle), between(self._middle, self._end)


class _SentencePiece(TieRule):
    """The item begins with the length of the joined token and its text; then comes the place."""

    name = "sentencepiece"
    by_place = True

    def item(self, entry: int) -> tuple[int, str, int]:
        place, _, end = self._cells(entry)
        return end - place, self._spellings.cells.between(place, end), entry

    def entry(self, item: tuple[int, str, int]) -> int:
        return item[-1]

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        known = self._spellings
        text, lengths = known.text, known.lengths_of(left) + known.lengths_of(right)
        # Texts are joined only for pairs whose length can still win.
        shortest = np.partition(lengths, most - 1)[most - 1] if 0 < most < len(lengths) else None
        candidates = range(len(left)) if shortest is None else np.flatnonzero(lengths <= shortest)

        def priority(i: int) -> tuple[int, str, int]:
            return int(lengths[i]), text(int(left[i])) + text(int(right[i])), int(places[i])

        return heapq.nsmallest(most, map(int, candidates), key=priority)


def tie_rule(name: str, id_bits: int, spellings: Spellings) -> TieRule:
    """Make the rule called ``name`` for ids of ``id_bits`` bits.

    Raises:
        ValueError: No rule has that name.
    """
    for rule in (_FirstSeen, _LowestIds, _GreatestSymbols, _SentencePiece):
        if rule.name == name:
            return rule(id_bits, spellings)
    raise ValueError(f"tie_rule is one of {', '.join(TIE_RULES)}, not {name!r}")


def _smallest(values: IntArray, most: int) -> list[int]:
    if most < len(values):
        near = np.argpartition(values, most)[: most + 1] if most else np.zeros(0, np.int64)
        return [int(i) for i in near[np.argsort(values[near], kind="stable")][:most]]
    return [int(i) for i in np.argsort(values, kind="stable")]

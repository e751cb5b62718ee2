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
from functools import lru_cache, partial
from typing import Any, Protocol

import numpy as np

from engine.training.pair_table import IntArray

TIE_RULES = ("first-seen", "lowest-ids", "greatest-symbols", "sentencepiece")


class Spellings(Protocol):
    """What a rule may ask about tokens: their text and their length in symbols."""

    def text(self, token: int) -> str:
        """Return what is compared: characters, or one character per byte."""
        ...

    def place(self, token: int) -> int | None:
        """Return where in the corpus the token stands, if that is known."""
        ...

    def beginning(self, token: int, most: int) -> str:
        """Return what comes first of a text: so many symbols, none of which is empty."""
        ...

    def length(self, token: int) -> int:
        """Return the number of symbols."""
        ...

    def lengths_of(self, tokens: IntArray) -> IntArray:
        """Return the numbers of symbols."""
        ...

    def heads_of(self, tokens: IntArray) -> IntArray:
        """Return the code points of the first characters of what is compared."""
        ...


class TieRule:
    """Order of equally frequent pairs; the smallest item wins.

    A queue holds *entries*, ``place << key_bits | key``, where ``place`` is not after the pair's
    first occurrence. A rule turns an entry into something that compares as it wishes, and back.
    """

    name = "first-seen"
    by_place = True
    item_is_entry = True

    def __init__(self, id_bits: int, spellings: Spellings) -> None:
        self._id_bits = id_bits
        self._key_mask = (1 << 2 * id_bits) - 1
        self._id_mask = (1 << id_bits) - 1
        self._spellings = spellings

    def item(self, entry: int) -> Any:  # noqa: ANN401 - int or tuple, by rule
        """Return what the queue compares: for first-seen the entry, as its place comes first."""
        return entry

    def entry(self, item: Any) -> int:  # noqa: ANN401
        """Return the entry that ``item`` was made of."""
        return int(item)

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        """Return the indices of the ``most`` pairs that the rule puts first, best first."""
        return _smallest(places, most)


class _LowestIds(TieRule):
    name = "lowest-ids"
    by_place = False
    item_is_entry = False

    def item(self, entry: int) -> int:
        return entry & self._key_mask

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        return _smallest(left << self._id_bits | right, most)


class _GreatestSymbols(TieRule):
    name = "greatest-symbols"
    by_place = False
    item_is_entry = False

    def __init__(self, id_bits: int, spellings: Spellings) -> None:
        super().__init__(id_bits, spellings)
        self._descending = lru_cache(maxsize=1 << 16)(partial(_descending, spellings))

    def item(self, entry: int) -> tuple[str | _Whole | int | None, ...]:
        left, right = entry >> self._id_bits & self._id_mask, entry & self._id_mask
        return (*self._descending(left), *self._descending(right), entry & self._key_mask)

    def entry(self, item: tuple[Any, ...]) -> int:
        key: int = item[-1]
        return key

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        text, hopeful = self._spellings.text, self._hopeful(left, most)
        a, b = left[hopeful].tolist(), right[hopeful].tolist()
        best = heapq.nlargest(most, range(len(a)), key=lambda i: (text(a[i]), text(b[i])))
        return [int(hopeful[i]) for i in best]

    def _hopeful(self, left: IntArray, most: int) -> IntArray:
        """Return the indices of the pairs that their left token's first character lets win."""
        if not 0 < most < len(left):
            return np.arange(len(left))
        heads = self._spellings.heads_of(left)
        return np.flatnonzero(heads >= np.partition(heads, -most)[-most])


class _SentencePiece(TieRule):
    name = "sentencepiece"
    by_place = True
    item_is_entry = False

    def item(self, entry: int) -> tuple[int, str, int]:
        left, right = entry >> self._id_bits & self._id_mask, entry & self._id_mask
        known = self._spellings
        return known.length(left) + known.length(right), known.text(left) + known.text(right), entry

    def entry(self, item: tuple[int, str, int]) -> int:
        return item[-1]

    def first(self, left: IntArray, right: IntArray, places: IntArray, most: int) -> list[int]:
        known = self._spellings
        text, lengths = known.text, known.lengths_of(left) + known.lengths_of(right)
        # Texts are joined only for pairs whose length can still win.
        shortest = np.partition(lengths, most - 1)[most - 1] if 0 < most < len(lengths) else None
        hopeful = range(len(left)) if shortest is None else np.flatnonzero(lengths <= shortest)

        def priority(i: int) -> tuple[int, str, int]:
            return int(lengths[i]), text(int(left[i])) + text(int(right[i])), int(places[i])

        return heapq.nsmallest(most, map(int, hopeful), key=priority)


class _Mirror(dict[int, str]):
    """Turns characters around, for `str.translate`: what comes first of all comes last."""

    def __missing__(self, code: int) -> str:
        mirrored = self[code] = chr(0x10FFFF - code) if code else "\U0010ffff\0"
        return mirrored


_MIRROR = _Mirror()
_END = "\U0010ffff\1"  # after any mirrored character
_BEGINNING = 32
_Descending = tuple[str, "_Whole | None"]


def _descending(spellings: Spellings, token: int) -> _Descending:
    """Return what sorts before that of smaller texts, so that a queue gives the greatest first.

    The first characters tell nearly always; the rest of a longer text is looked at only if not.
    """
    head = spellings.beginning(token, _BEGINNING)[:_BEGINNING]
    mirrored = head.translate(_MIRROR)
    if len(head) == _BEGINNING:
        return mirrored, _Whole(spellings, token)
    return mirrored + _END, None


class _Whole:
    """A text, compared with another that begins alike; the greater one sorts first."""

    __slots__ = ("_length", "_place", "_spellings", "_token")

    def __init__(self, spellings: Spellings, token: int) -> None:
        self._spellings = spellings
        self._token = token
        self._place = spellings.place(token)
        self._length = spellings.length(token)

    def __lt__(self, other: _Whole) -> bool:
        if self._begins_with(other):
            return self._length > other._length
        return self._text() > other._text()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Whole):
            return False
        if self._begins_with(other):
            return self._length == other._length
        return self._text() == other._text()

    def __hash__(self) -> int:
        return hash(self._text())

    def _begins_with(self, other: _Whole) -> bool:
        """Tell whether one is known to begin with the other, as tokens that grow do."""
        return self._token == other._token or (
            self._place is not None and self._place == other._place
        )

    def _text(self) -> str:
        return self._spellings.text(self._token)


def tie_rule(name: str, id_bits: int, spellings: Spellings) -> TieRule:
    """Make the rule called ``name`` for ids of ``id_bits`` bits.

    Raises:
        ValueError: No rule has that name.
    """
    for rule in (TieRule, _LowestIds, _GreatestSymbols, _SentencePiece):
        if rule.name == name:
            return rule(id_bits, spellings)
    raise ValueError(f"tie_rule is one of {', '.join(TIE_RULES)}, not {name!r}")


def _smallest(values: IntArray, most: int) -> list[int]:
    if most < len(values):
        near = np.argpartition(values, most)[: most + 1] if most else np.zeros(0, np.int64)
        return [int(i) for i in near[np.argsort(values[near], kind="stable")][:most]]
    return [int(i) for i in np.argsort(values, kind="stable")]

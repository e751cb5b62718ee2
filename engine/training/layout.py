"""Words -> rows of symbol ids, before the first merge.

The ids are the ones every later count speaks of: bytes by value, everything else in sorted order
of its text. A text is the characters themselves or, for bytes, one character of value 0…255 each.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from engine.text.alphabet import byte_label
from engine.training.options import TrainingError, TrainingOptions
from engine.training.pair_table import Int32Array, IntArray

BYTE_TEXTS = tuple(chr(value) for value in range(256))


@dataclass(frozen=True, slots=True)
class Layout:
    """The symbols of all words in one row.

    Attributes:
        ids: Symbol ids, word after word.
        lengths: How many symbols each word has.
        texts: What each id is.
    """

    ids: Int32Array
    lengths: IntArray
    texts: tuple[str, ...]


def label(text: str, alphabet: str) -> str:
    """Return the printable form of a token's text."""
    return byte_label(text.encode("latin-1")) if alphabet == "bytes" else text


def lay_out(words: Sequence[str], options: TrainingOptions, extra: Collection[str] = ()) -> Layout:
    """Turn words into symbols, with the end-of-word mark as ``options`` ask.

    Args:
        words: Distinct words.
        options: Alphabet and mark are used.
        extra: Texts that must have ids although no word holds them.

    Raises:
        TrainingError: The mark occurs in the text, so that two tokens would look the same.
    """
    _check_mark(words, options)
    if options.alphabet == "bytes":
        encoded = [word.encode("utf-8", "surrogatepass") for word in words]
        values = np.frombuffer(b"".join(encoded), np.uint8).astype(np.int64)
        lengths = np.fromiter(map(len, encoded), np.int64, len(words))
        fixed = BYTE_TEXTS
    else:
        code_points = "".join(words).encode("utf-32-le", "surrogatepass")
        values = np.frombuffer(code_points, np.uint32).astype(np.int64)
        lengths = np.fromiter(map(len, words), np.int64, len(words))
        fixed = ()
    mark = _mark_text(options)
    if not mark or not len(values):
        texts = _texts(fixed, values, extra)
        return Layout(_ids(values, texts), lengths, texts)
    if options.end_of_word_attached:
        return _with_attached_mark(values, lengths, fixed, extra, mark)
    texts = _texts(fixed, values, {mark, *extra})
    ends = np.cumsum(lengths)[lengths > 0]
    ids = np.insert(_ids(values, texts), ends, np.int32(texts.index(mark)))
    return Layout(ids, lengths + (lengths > 0), texts)


def symbol_count(text: str, options: TrainingOptions) -> int:
    """Return of how many symbols a token of this text is made: a mark at its end is one, or none.

    >>> symbol_count("low</w>", TrainingOptions(end_of_word="</w>"))
    4
    >>> symbol_count("low</w>", TrainingOptions(end_of_word="</w>", end_of_word_attached=True))
    3
    """
    mark = _mark_text(options)
    if not (mark and text.endswith(mark)):
        return len(text)
    return max(1, len(text) - len(mark) + (not options.end_of_word_attached))


def _mark_text(options: TrainingOptions) -> str:
    mark = options.end_of_word
    if options.alphabet == "bytes":
        return mark.encode("utf-8", "surrogatepass").decode("latin-1")
    return mark


def _check_mark(words: Sequence[str], options: TrainingOptions) -> None:
    # subtle: a mark of one character that is a symbol of its own may occur in the text; it is then
    # simply the same symbol. Any other mark could be spelled a second time by merges.
    mark = options.end_of_word
    spelled_by_merges = (
        len(mark.encode("utf-8", "surrogatepass")) > 1 or options.end_of_word_attached
    )
    if mark and spelled_by_merges and any(mark in word for word in words):
        sentence = f"the end-of-word mark {mark!r} occurs in the text itself: choose another mark"
        raise TrainingError("mark-in-text", mark, sentence)


def _with_attached_mark(
    values: IntArray, lengths: IntArray, fixed: Sequence[str], extra: Collection[str], mark: str
) -> Layout:
    """Replace each word's last symbol by that symbol with the mark."""
    lasts = (np.cumsum(lengths) - 1)[lengths > 0]
    inner = np.ones(len(values), bool)
    inner[lasts] = False
    endings = {value: chr(value) + mark for value in _distinct(values[lasts])}
    texts = _texts(fixed, values[inner], {*endings.values(), *extra})
    ids = np.zeros(len(values), np.int32)
    ids[inner] = _ids(values[inner], texts)
    id_of = {text: index for index, text in enumerate(texts)}
    ending_ids = np.zeros(max(endings, default=0) + 1, np.int32)
    for value, text in endings.items():
        ending_ids[value] = id_of[text]
    ids[lasts] = ending_ids[values[lasts]]
    return Layout(ids, lengths, texts)


def _texts(fixed: Sequence[str], values: IntArray, extra: Collection[str]) -> tuple[str, ...]:
    return (*fixed, *sorted({*map(chr, _distinct(values)), *extra}.difference(fixed)))


def _ids(values: IntArray, texts: Sequence[str]) -> Int32Array:
    id_of = np.zeros(int(values.max()) + 1 if len(values) else 1, np.int32)
    for index, text in enumerate(texts):
        if len(text) == 1 and ord(text) < len(id_of):
            id_of[ord(text)] = index
    return id_of[values]


def _distinct(values: IntArray) -> list[int]:
    """Return the distinct values, ascending, in time linear in the row."""
    if not len(values):
        return []
    seen = np.zeros(int(values.max()) + 1, bool)
    seen[values] = True
    return [int(value) for value in np.flatnonzero(seen)]

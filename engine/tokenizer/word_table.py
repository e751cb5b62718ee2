"""The tokens of many words as columns: one row for each token of each distinct word.

`word_tokens` says how one word is split. Here the same is kept so that the tokens of a whole text
are gathered at once: with ids, with places inside the word, and with what decoding makes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from engine.models.symbol_text import SymbolText
from engine.text.code_points import IntArray
from engine.text.growing import with_room
from engine.tokenizer.places import token_places

UNKNOWN, KEPT, CHANGED = 1, 2, 4
"""Marks of a token: the vocabulary does not have it; decoding gives something for its id; what
decoding gives is not the text that the token stands for."""

_NO_ID = -1


class Spelling(NamedTuple):
    """What a table needs to know of its tokenizer.

    Attributes:
        split: word -> its tokens' texts.
        writing: alphabet and mark.
        ids: text of a token -> id.
        unknown_id: the id of what is not there, if there is one.
        decoded: id -> text that decoding gives for it (as `SymbolText` writes it), and whether that
            ended with an end-of-word mark; None if decoding leaves the id out.
    """

    split: Callable[[str], Sequence[str]]
    writing: SymbolText
    ids: Mapping[str, int]
    unknown_id: int | None
    decoded: Callable[[int], tuple[str, bool] | None]


class WordTable:
    """Rows for words by their numbers (see `WordNumbers`), filled when they are asked for.

    Attributes:
        ids, starts, ends, byte_starts, byte_ends, marks: columns with a row for each token; places
            count from the beginning of the word.
        first, count: for each word, its first row and the number of its rows; -1 and 0 if it was
            not asked for yet.
        byte_length: for each word, its length in UTF-8.
        adds_space: for each word, whether its last token ends with an end-of-word mark.
        unknown_labels: row -> label, for unknown tokens.
        kept_characters: row -> how many characters of a CHANGED token decoding gives back, where
            it takes something off its end that looks like an end-of-word mark.
    """

    def __init__(self, spelling: Spelling) -> None:
        """Take what the table is about."""
        self._spelling = spelling
        wide = max(spelling.ids.values(), default=0) >= 1 << 31
        self._id_type = np.int64 if wide else np.int32
        self.ids: IntArray = np.zeros(0, self._id_type)
        self.starts, self.ends = _empty(), _empty()
        self.byte_starts, self.byte_ends = _empty(), _empty()
        self.marks: IntArray = np.zeros(0, np.uint8)
        self.first, self.count, self.byte_length = _empty(), _empty(), _empty()
        self.adds_space = np.zeros(0, np.bool_)
        self.unknown_labels: dict[int, str] = {}
        self.kept_characters: dict[int, int] = {}

    def fill(self, numbers: IntArray, words: Sequence[str]) -> None:
        """Make sure that the words with these numbers have their rows."""
        self._widen(len(words))
        wanted = np.flatnonzero(np.bincount(numbers))
        missing = wanted[self.first[wanted] < 0]
        if not len(missing):
            return
        rows = _Rows(self._spelling, len(self.ids))
        for number in missing.tolist():
            self.first[number] = rows.size
            self.adds_space[number] = rows.add(words[number])
            self.count[number] = rows.size - self.first[number]
            self.byte_length[number] = rows.byte_length
        self._append(rows)

    def _widen(self, size: int) -> None:
        self.first = with_room(self.first, size, -1)
        self.count = with_room(self.count, size, 0)
        self.byte_length = with_room(self.byte_length, size, 0)
        self.adds_space = with_room(self.adds_space, size, False)

    def _append(self, rows: _Rows) -> None:
        self.ids = np.concatenate([self.ids, np.array(rows.ids, self._id_type)])
        self.marks = np.concatenate([self.marks, np.array(rows.marks, np.uint8)])
        for name, values in rows.places.items():
            column = np.concatenate([getattr(self, name), np.array(values, np.int32)])
            setattr(self, name, column)
        self.unknown_labels.update(rows.unknown_labels)
        self.kept_characters.update(rows.kept_characters)


class _Rows:
    """New rows, as lists, before they are put below the columns."""

    def __init__(self, spelling: Spelling, before: int) -> None:
        self._spelling, self._before = spelling, before
        self.ids: list[int] = []
        self.marks: list[int] = []
        names = ("starts", "ends", "byte_starts", "byte_ends")
        self.places: dict[str, list[int]] = {name: [] for name in names}
        self.unknown_labels: dict[int, str] = {}
        self.kept_characters: dict[int, int] = {}
        self.byte_length = 0

    @property
    def size(self) -> int:
        return self._before + len(self.ids)

    def add(self, word: str) -> bool:
        """Add the tokens of a word; tell whether it ends with a mark when it is decoded."""
        texts = self._spelling.split(word)
        places = token_places(word, texts, self._spelling.writing)
        for column, values in zip(self.places.values(), places, strict=True):
            column.extend(values)
        self.byte_length = places.byte_ends[-1] if texts else 0
        plain, place, ended = self._spelling.writing.plain(word), 0, False
        for text in texts:
            ended, given = self._add_token(text, plain[place : place + len(text)])
            if given and self.marks[-1] & CHANGED and plain.startswith(given, place):
                kept = self._characters(plain[: place + len(given)])
                self.kept_characters[self.size - 1] = kept - self._characters(plain[:place])
            place += len(text)
        return ended

    def _characters(self, plain: str) -> int:
        """Count the whole characters of a part of a word."""
        if self._spelling.writing.alphabet == "characters":
            return len(plain)
        return len(plain.encode("latin-1").decode("utf-8", "ignore"))

    def _add_token(self, text: str, covered: str) -> tuple[bool, str]:
        number, mark = self._spelling.ids.get(text), 0
        if number is None:
            mark = UNKNOWN
            label = self._spelling.writing.label(covered)
            if label:
                self.unknown_labels[self.size] = label
            number = self._spelling.unknown_id
        decoded = None if number is None else self._spelling.decoded(number)
        if decoded is not None:
            mark |= KEPT
        given, ended = decoded or ("", False)
        if given != covered:
            mark |= CHANGED
        self.ids.append(_NO_ID if number is None else number)
        self.marks.append(mark)
        return ended, given


def _empty() -> IntArray:
    return np.zeros(0, np.int32)

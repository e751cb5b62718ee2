"""A whole text -> its tokens as arrays, in any mode.

`BPETokenizer.encode` gives a list of ids and refuses unknown characters. Here every token also has
its place, nothing is refused, and a text that is nearly the one before costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from engine.models.modes import Mode
from engine.text.code_points import IntArray, byte_offsets, code_points
from engine.text.side_by_side import rows_of
from engine.tokenizer.word_numbers import WordNumbers, WordsOfText
from engine.tokenizer.word_table import Spelling, WordTable

_MOST_ROWS = 2_000_000


@dataclass(frozen=True, eq=False)
class SplitText:
    """The n tokens of a text; offsets count from its beginning.

    Attributes:
        ids: ids, -1 where there is none.
        starts, ends: the characters that each token stands for or holds a part of.
        byte_starts, byte_ends: its bytes in UTF-8.
        marks: see `word_table`.
        rows: where the tokens' rows are, in order of the text.
        words: the words.
        adds_space: for each word, whether decoding puts an end-of-word mark behind it.
        last_tokens: for each word, the number of tokens up to its end.
        unknown_labels: row -> label of unknown tokens.
        kept_characters: row -> how many first characters of a changed token decoding gives back.
        byte_total: number of bytes of the text.
    """

    ids: IntArray
    starts: IntArray
    ends: IntArray
    byte_starts: IntArray
    byte_ends: IntArray
    marks: IntArray
    rows: IntArray
    words: WordsOfText
    adds_space: NDArray[np.bool_]
    last_tokens: IntArray
    unknown_labels: Mapping[int, str]
    kept_characters: Mapping[int, int]
    byte_total: int


class TextSplitter:
    """Splits texts for one tokenizer and remembers their words."""

    def __init__(self, rule: str, spelling_of: Callable[[Mode], Spelling]) -> None:
        """Take the split rule, and how words are split in each mode."""
        self._numbers = WordNumbers(rule)
        self._spelling_of = spelling_of
        self._tables: dict[Mode, tuple[int, WordTable]] = {}
        self._lock = Lock()  # numbers of words and their rows belong together

    def split(self, text: str, mode: Mode) -> SplitText:
        """Split a text.

        Raises:
            ValueError: the mode is unknown, or the split rule does not go with this text.
        """
        spelling = self._spelling_of(mode)
        with self._lock:
            words = self._numbers.read(text)
            table = self._table(mode, spelling)
            table.fill(words.numbers, self._numbers.words)
            return _gather(text, words, table)

    def words(self, text: str) -> WordsOfText:
        """Find the words only."""
        with self._lock:
            return self._numbers.read(text)

    def _table(self, mode: Mode, spelling: Spelling) -> WordTable:
        generation, table = self._tables.get(mode, (-1, None))
        if table is None or generation != self._numbers.generation or len(table.ids) > _MOST_ROWS:
            table = WordTable(spelling)
            self._tables[mode] = self._numbers.generation, table
        return table


def _gather(text: str, words: WordsOfText, table: WordTable) -> SplitText:
    counts = table.count[words.numbers]
    last = np.cumsum(counts, dtype=np.int32)
    rows = rows_of(table.first[words.numbers], counts)
    byte_word_starts, byte_total = _byte_starts(text, words, table)
    word_starts = np.repeat(words.starts, counts)
    byte_starts = np.repeat(byte_word_starts, counts)
    return SplitText(
        ids=table.ids[rows],
        starts=word_starts + table.starts[rows],
        ends=word_starts + table.ends[rows],
        byte_starts=byte_starts + table.byte_starts[rows],
        byte_ends=byte_starts + table.byte_ends[rows],
        marks=table.marks[rows],
        rows=rows,
        words=words,
        adds_space=table.adds_space[words.numbers],
        last_tokens=last,
        unknown_labels=table.unknown_labels,
        kept_characters=table.kept_characters,
        byte_total=byte_total,
    )


def _byte_starts(text: str, words: WordsOfText, table: WordTable) -> tuple[IntArray, int]:
    if text.isascii():
        return words.starts, len(text)
    lengths = words.ends - words.starts
    if int(lengths.sum()) == len(text):  # no text between the words
        ends = np.cumsum(table.byte_length[words.numbers], dtype=np.int32)
        return ends - table.byte_length[words.numbers], int(ends[-1])
    offsets = byte_offsets(code_points(text))
    return offsets[words.starts], int(offsets[-1])

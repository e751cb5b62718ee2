"""Why is there a boundary here, or why none? Answers for any place of a text, in every mode.

`lanes` shows where the boundaries are. Here one of them is traced back to what made it; `reasons`
has the answers, `place_reasons` finds them inside a word.
"""

from __future__ import annotations

import numpy as np

from engine.analysis.file_places import FileQuestion
from engine.analysis.place_reasons import explain_place
from engine.analysis.reasons import (
    Dropped,
    Explanation,
    InsideCharacter,
    Reason,
    TextEdge,
    WordBorder,
)
from engine.models.model import Model
from engine.models.modes import Mode
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.text.code_points import byte_offsets, code_points
from engine.tokenizer import BPETokenizer
from engine.tokenizer.word_numbers import WordsOfText


def explain(
    tokenizer: Tokenizer | BPETokenizer,
    text: str,
    offset: int,
    mode: Mode = "rank-ordered",
) -> Explanation:
    """Explain the place before character `offset` of a text.

    >>> tokenizer = BPETokenizer()
    >>> tokenizer.train(["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3, 20)
    >>> lost, never = explain(tokenizer, "nest", 1).reasons
    >>> (lost.left, lost.right, lost.rank), (lost.by.left, lost.by.right, lost.by.rank)
    (('n', 'e', 4), ('e', 's', 0))
    >>> (never.left, never.right)
    ('n', 'est')

    Raises:
        IndexError: the text has no such place.
        ValueError: the mode is unknown, or the split rule does not go with this text.
    """
    if not 0 <= offset <= len(text):
        raise IndexError(f"there is no character {offset} in a text of {len(text)}")
    byte_offset = len(text[:offset].encode("utf-8", "surrogatepass"))
    return _question(tokenizer, text, mode).at(offset, byte_offset, inside=0)


def explain_byte(
    tokenizer: Tokenizer | BPETokenizer,
    text: str,
    byte_offset: int,
    mode: Mode = "rank-ordered",
) -> Explanation:
    """Explain the place before a byte of the text's UTF-8; it may be inside a character.

    Raises:
        IndexError: the text has no such place.
        ValueError: the mode is unknown, or the split rule does not go with this text.
    """
    offsets = byte_offsets(code_points(text))
    if not 0 <= byte_offset <= offsets[-1]:
        raise IndexError(f"there is no byte {byte_offset} in a text of {offsets[-1]} bytes")
    offset = int(np.searchsorted(offsets, byte_offset, side="right")) - 1
    inside = byte_offset - int(offsets[offset])
    return _question(tokenizer, text, mode).at(offset, byte_offset, inside)


def _question(
    tokenizer: Tokenizer | BPETokenizer, text: str, mode: Mode
) -> _Question | FileQuestion:
    if isinstance(tokenizer, DocumentedTokenizer | BPETokenizer):
        return _Question(tokenizer, text, mode)
    if not isinstance(tokenizer.model, Model):
        raise TypeError("a tokenizer file has a model")
    return FileQuestion(tokenizer, tokenizer.model, text, mode)


class _Question:
    def __init__(
        self, tokenizer: DocumentedTokenizer | BPETokenizer, text: str, mode: Mode
    ) -> None:
        self._model = tokenizer.model if isinstance(tokenizer, DocumentedTokenizer) else tokenizer
        self._text, self._mode = text, mode
        self._actual = self._model.splitter.actual(mode)

    def at(self, offset: int, byte_offset: int, inside: int) -> Explanation:
        words = self._model.word_places(self._text)
        index = int(np.searchsorted(words.ends, offset, side="right"))
        start = int(words.starts[index]) if index < len(words.starts) else len(self._text)
        word_start: int | None = None
        if start < offset or (start == offset and inside):
            word_start = start
            word = self._text[start : int(words.ends[index])]
            boundary, reasons = self._inside_word(word, offset - start, inside)
        else:
            boundary, reasons = self._between_words(words, index, offset, inside)
        return Explanation(offset, byte_offset, boundary, reasons, self._actual, word_start)

    def _inside_word(self, word: str, place: int, inside: int) -> tuple[bool, tuple[Reason, ...]]:
        if self._model.writing.alphabet == "characters":
            if inside:
                return False, (InsideCharacter(word[place]),)
        else:
            place = len(word[:place].encode("utf-8", "surrogatepass")) + inside
        return explain_place(self._model, word, place, self._mode)

    def _between_words(
        self, words: WordsOfText, index: int, offset: int, inside: int
    ) -> tuple[bool, tuple[Reason, ...]]:
        """Explain a place that is in no word; `index` is the first word that ends after it."""
        before = int(words.ends[index - 1]) if index else 0
        after = int(words.starts[index]) if index < len(words.starts) else len(self._text)
        ends = index > 0 and before == offset and not inside
        begins = index < len(words.starts) and after == offset and not inside
        reasons: list[Reason] = []
        if not inside and offset == 0:
            reasons.append(TextEdge("start"))
        if not inside and offset == len(self._text):
            reasons.append(TextEdge("end"))
        if not reasons and (ends or begins):
            left = self._text[int(words.starts[index - 1]) : before] if ends else ""
            right = self._text[after : int(words.ends[index])] if begins else ""
            reasons.append(WordBorder(self._model.rule, left, right))
        if before < after:
            reasons.append(Dropped(self._model.rule, before, after))
        return ends or begins, tuple(reasons)

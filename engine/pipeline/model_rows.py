"""Words -> tokens with their places in the original text, by way of the places in the word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from engine.models.model import Model, WordTokens
from engine.models.modes import Mode
from engine.models.word_cache import WordCache
from engine.pipeline.spans import character_spans
from engine.pipeline.staged_text import Piece
from engine.text.aligned import AlignedText

_NO_ID = -1


@dataclass
class Rows:
    """The n tokens of a text, those included that have no id, and its words.

    Attributes:
        ids: n ids, -1 for what is dropped.
        labels: n labels.
        starts: n offsets in bytes of the original text.
        ends: n offsets.
        unknown: n marks.
        word_of: n numbers of words, -1 for added tokens.
        words: the words as the model saw them.
    """

    ids: list[int] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    unknown: list[bool] = field(default_factory=list)
    word_of: list[int] = field(default_factory=list)
    words: list[AlignedText] = field(default_factory=list)

    @property
    def word_texts(self) -> list[str]:
        """The words as the model saw them."""
        return [word.text for word in self.words]

    @property
    def word_starts(self) -> list[int]:
        """Where the words begin, in bytes."""
        return [word.start for word in self.words]

    @property
    def word_ends(self) -> list[int]:
        """Where they end."""
        return [word.end for word in self.words]


class _Placed(NamedTuple):
    """The tokens of a word, with the characters that hold their first and last bytes."""

    ids: Sequence[int]
    labels: Sequence[str]
    firsts: Sequence[int]
    lasts: Sequence[int]
    unknown: Sequence[bool]
    has_empty: bool


class WordReader:
    """Splits the pieces of texts with a model; words that come again cost little."""

    def __init__(self, model: Model) -> None:
        """Take the model."""
        self._model = model
        self._caches: dict[Mode, WordCache[_Placed]] = {}

    def read(self, pieces: Iterable[Piece], mode: Mode) -> Rows:
        """Split pieces.

        Raises:
            ValueError: the model has no such mode.
        """
        cache = self._caches.get(mode)
        if cache is None:
            self._model.tokenize("", mode)  # asks whether there is such a mode
            cache = self._caches[mode] = WordCache(partial(_placed, self._model, mode))
        rows = Rows()
        for text, token_id in pieces:
            if token_id is None:
                _add_word(rows, text, cache[text.text])
            else:
                _add_token(rows, text, token_id)
        return rows


def token_bytes(text: str, rows: Rows, data_of: Callable[[int], bytes | None]) -> list[bytes]:
    """Give the bytes that the tokens of a text stand for: those of the text if nothing is known.

    Args:
        text: the text.
        rows: its tokens.
        data_of: id -> the bytes that it stands for, or None.
    """
    raw = text.encode("utf-8", "surrogatepass")
    places = zip(rows.ids, rows.unknown, rows.starts, rows.ends, strict=True)
    return [
        raw[start:end] if unknown or (known := data_of(number)) is None else known
        for number, unknown, start, end in places
    ]


def _add_token(rows: Rows, text: AlignedText, token_id: int) -> None:
    rows.ids.append(token_id)
    rows.labels.append(text.text)
    rows.starts.append(text.starts[0])
    rows.ends.append(text.ends[-1])
    rows.unknown.append(False)
    rows.word_of.append(-1)


def _add_word(rows: Rows, word: AlignedText, placed: _Placed) -> None:
    starts, ends = word.starts, word.ends
    rows.ids += placed.ids
    rows.labels += placed.labels
    if placed.has_empty:
        _add_places(rows, word, placed)
    else:
        rows.starts += [starts[first] for first in placed.firsts]
        rows.ends += [ends[last] for last in placed.lasts]
    rows.unknown += placed.unknown
    rows.word_of += [len(rows.words)] * len(placed.ids)
    rows.words.append(word)


def _add_places(rows: Rows, word: AlignedText, placed: _Placed) -> None:
    """Let tokens that stand for no character stand for no byte, where the library loses count."""
    for first, last in zip(placed.firsts, placed.lasts, strict=True):
        start = word.starts[first] if first < len(word) else word.ends[-1]
        rows.starts.append(start)
        rows.ends.append(word.ends[last] if first <= last else start)


def _placed(model: Model, mode: Mode, word: str) -> _Placed:
    tokens = model.tokenize_anew(word, mode)
    firsts, lasts = _characters(word, tokens)
    has_empty = any(last < first for first, last in zip(firsts, lasts, strict=True))
    ids = [_NO_ID if number is None else number for number in tokens.ids]
    return _Placed(ids, tokens.texts, firsts, lasts, tokens.unknown, has_empty)


def _characters(word: str, tokens: WordTokens) -> tuple[Sequence[int], Sequence[int]]:
    if word.isascii():
        return tokens.starts, [end - 1 for end in tokens.ends]
    spans = character_spans(word, tokens.starts, tokens.ends)
    return [first for first, _ in spans], [end - 1 for _, end in spans]

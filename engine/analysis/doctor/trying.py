"""Trying out tokens: which of them the model makes of their own text, and so of any."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.analysis.doctor.marks import Marks
from engine.models.model import Model
from engine.models.own_text import own_symbols
from engine.models.piece_writing import PieceWriting
from engine.models.word_splitter import WordSplitter
from engine.pipeline import Token
from engine.text.code_points import IntArray

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient

_TOLD_EVERY = 1_000


def unreachable_rows(patient: Patient) -> IntArray:
    """Find the rows of tokens that the model never makes.

    One try per token is exact: see `engine.models.own_text`.

    Added and special tokens are found in a text as they are, unused ones are meant not to appear,
    single bytes stand for characters that are unknown, and the unknown token for no text: these are
    not tried.
    """
    if patient.tokenizer.refusal is not None:
        return np.zeros(0, np.int64)
    is_made = _trial(patient)
    rows = patient.rows_of_kind("symbol", "merge", "piece")
    rows = rows[patient.table.byte_lengths[rows] >= 0]
    found: list[int] = []
    for done, row in enumerate(rows.tolist()):
        if done % _TOLD_EVERY == 0:
            patient.tell(done, len(rows))
        if not is_made(patient.tokens[row]):
            found.append(row)
    patient.tell(len(rows), len(rows))
    return np.array(found, np.int64)


def _trial(patient: Patient) -> Callable[[Token], bool]:
    """Choose how a token is tried out."""
    model = patient.tokenizer.model
    splitter = model.splitter
    # SentencePiece's symbols can be longer than a character; its models are asked themselves.
    by_merges = splitter is not None and not isinstance(splitter.writing, PieceWriting)
    if splitter is not None and by_merges and splitter.merges is not None:
        return _MergeTrial(patient, splitter).is_made
    if isinstance(model, Model):
        return _ModelTrial(patient, model).is_made
    return lambda token: True  # longest match makes every token of its own text


class _MergeTrial:
    """Applies the merges to the first symbols of a token's text."""

    def __init__(self, patient: Patient, splitter: WordSplitter[Any]) -> None:
        self._spelled, self._splitter = patient.spelled, splitter

    def is_made(self, token: Token) -> bool:
        text = self._spelled.get(token.label)
        if text is None or len(text) < 2:
            return True
        symbols = own_symbols(text, self._splitter.writing)
        if len(symbols) < 2 or self._splitter.split_symbols(symbols, "rank-ordered") == [text]:
            return True
        return self._is_taken_whole(token, text)

    def _is_taken_whole(self, token: Token, text: str) -> bool:
        words = [token.label]
        if token.data is not None:
            words.append(token.data.decode("utf-8", "ignore"))
        return any(self._splitter.whole(word, "rank-ordered") == text for word in words)


class _ModelTrial:
    """Gives the model a word that is the token, or that ends with it.

    A token that continues a word (WordPiece) is put after one that begins words and that no longer
    one begins with: there the longest match has to stop, so the next token begins right after it.
    """

    def __init__(self, patient: Patient, model: Model) -> None:
        self._model = model
        self._prefix = Marks.of(patient).prefix
        self._start = _shortest_end(
            token.label
            for token in patient.tokens
            if token.data is not None and not token.label.startswith(self._prefix or "\0")
        )

    def is_made(self, token: Token) -> bool:
        if not self._prefix or not token.label.startswith(self._prefix):
            return not token.label or self._model.tokenize(token.label).ids == (token.id,)
        rest = token.label.removeprefix(self._prefix)
        ids = self._model.tokenize(self._start + rest).ids
        return len(ids) > 1 and ids[-1] == token.id


def _shortest_end(labels: Iterable[str]) -> str:
    """Find the shortest label that no other one begins with; "" if there are none.

    >>> _shortest_end(["a", "abb", "b", "bc"])
    'bc'
    """
    ordered = sorted(set(labels) - {""})
    ends = [a for a, b in pairwise([*ordered, ""]) if not b.startswith(a)]
    return min(ends, key=len, default="")

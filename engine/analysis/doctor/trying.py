"""Trying out tokens: which of them the model makes of their own text, and so of any."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.analysis.doctor.marks import Marks
from engine.models.best_score import BestScore
from engine.models.joined_pairs import JoinedTable
from engine.models.model import Model
from engine.models.own_score import OwnScores
from engine.models.own_text import are_made
from engine.models.piece_splitter import ScoreSplitter
from engine.models.piece_writing import PieceWriting
from engine.models.rank_ordered import RankOrdered
from engine.models.word_splitter import WordSplitter
from engine.pipeline import Token
from engine.text.code_points import IntArray

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient

_GROUP = 4_000
"""So many tokens are tried before progress is told."""

Trial: TypeAlias = Callable[[list[Token]], list[bool]]
"""Tells of some tokens whether the model makes them."""


def unreachable_rows(patient: Patient) -> IntArray:
    """Find the rows of tokens that the model never makes.

    One try per token is exact: see `engine.models.own_text`.

    Added and special tokens are found in a text as they are, unused ones are meant not to appear,
    single bytes stand for characters that are unknown, and the unknown token for no text: these are
    not tried.
    """
    if patient.tokenizer.refusal is not None:
        return np.zeros(0, np.int64)
    are_made = _trial(patient)
    rows = patient.rows_of_kind("symbol", "merge", "piece")
    rows = rows[(patient.table.byte_lengths[rows] >= 0) & ~_is_recovered(patient)[rows]]
    if isinstance(patient.tokenizer.model.splitter, ScoreSplitter):
        # Of tokens that begin alike the beginning is looked at once.
        rows = np.array(sorted(rows.tolist(), key=lambda row: patient.tokens[row].label), np.int64)
    made: list[bool] = []
    for start in range(0, len(rows), _GROUP):
        patient.tell("trying", start, len(rows))
        made += are_made([patient.tokens[row] for row in rows[start : start + _GROUP].tolist()])
    patient.tell("trying", len(rows), len(rows))
    found: IntArray = np.sort(rows[~np.array(made, np.bool_)])
    return found


def _is_recovered(patient: Patient) -> NDArray[np.bool_]:
    """Tell of n tokens whether the table has recovered the merge that makes each: it is applied."""
    splitter, table = patient.tokenizer.model.splitter, patient.table
    if splitter is None or isinstance(splitter.writing, PieceWriting):
        return np.zeros(len(table), np.bool_)
    return (table.lefts >= 0) & isinstance(splitter.merges, JoinedTable)


def _trial(patient: Patient) -> Trial:
    """Choose how tokens are tried out."""
    model = patient.tokenizer.model
    splitter = model.splitter
    # SentencePiece's symbols can be longer than a character; its models are asked themselves.
    by_merges = splitter is not None and not isinstance(splitter.writing, PieceWriting)
    if splitter is not None and by_merges and splitter.merges is not None:
        return _MergeTrial(patient, splitter).are_made
    if isinstance(model, Model) and isinstance(splitter, ScoreSplitter):
        return _ScoreTrial(model, splitter.best_score).are_made
    if isinstance(model, Model):
        return _ModelTrial(patient, model).are_made
    return lambda tokens: [True] * len(tokens)  # longest match makes each of its own text


class _MergeTrial:
    """Applies the merges to the first symbols of a token's text."""

    def __init__(self, patient: Patient, splitter: WordSplitter[Any]) -> None:
        self._spelled, self._splitter = patient.spelled, splitter
        self._order = splitter.by_merges("rank-ordered")

    def are_made(self, tokens: list[Token]) -> list[bool]:
        texts = [self._spelled.get(token.label, "") for token in tokens]
        if isinstance(self._order, RankOrdered):
            made = are_made(texts, self._splitter.writing, self._order)
        else:
            made = [False] * len(tokens)
        return [
            is_made or len(text) < 2 or self._is_taken_whole(token, text)
            for token, text, is_made in zip(tokens, texts, made, strict=True)
        ]

    def _is_taken_whole(self, token: Token, text: str) -> bool:
        words = [token.label]
        if token.data is not None:
            words.append(token.data.decode("utf-8", "ignore"))
        return any(self._splitter.whole(word, "rank-ordered") == text for word in words)


class _ScoreTrial:
    """Compares the score of a token with that of any other way to split its text."""

    def __init__(self, model: Model, order: BestScore) -> None:
        self._ids, self._scores, self._own = model.vocabulary, order.scores, OwnScores(order)

    def are_made(self, tokens: list[Token]) -> list[bool]:
        best = self._own.are_best([token.label for token in tokens])
        return [
            not token.label or (is_best and self._is_piece(token))
            for token, is_best in zip(tokens, best, strict=True)
        ]

    def _is_piece(self, token: Token) -> bool:
        return token.label in self._scores and self._ids[token.label] == token.id


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

    def are_made(self, tokens: list[Token]) -> list[bool]:
        return [self._is_made(token) for token in tokens]

    def _is_made(self, token: Token) -> bool:
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

"""SentencePiece's pieces -> the models of tokenizer.json; an id is a place in the file, as before.

`sentencepiece` beside this module writes the stages around them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

import numpy as np

from engine.formats.saving.components import Json
from engine.models.bpe_model import BPEModel
from engine.models.pieces import PIECE_TYPES, Pieces
from engine.models.sentencepiece import SentencePieceBPE, SentencePieceUnigram

Pair = tuple[str, str]


class Recovered(NamedTuple):
    """The merges of a SentencePiece BPE model.

    Attributes:
        merges: pairs of pieces, best score first, and of equal scores the longest piece first.
        unwritable: how many more there are, of characters that are no pieces themselves.
        never_made: how many pieces no merges make.
        shared: how many pieces have the score of another one, so that an order is missing.
    """

    merges: list[Pair]
    unwritable: int
    never_made: int
    shared: int


def recovered(model: SentencePieceBPE) -> Recovered:
    """Find the merges that the scores lead to; a model of characters has none.

    Of pieces with equal scores SentencePiece makes the leftmost one. The longest first is nearest
    to that: a piece that grows to the right goes on growing.
    """
    if model.kind == "Char":
        return Recovered([], 0, len(model.recovered), 0)
    known = set(model.pieces.of_types("normal", "user-defined", "unused"))
    pairs = [pair for pair in model.recovered.values() if pair is not None]
    scores, ids = model.pieces.scores, model.pieces.ids
    rows = [
        (-float(scores[ids[left + right]]), -len(left + right), left, right)
        for left, right in pairs
        if left in known and right in known
    ]
    rows.sort(key=lambda row: row[:2])
    merges = [(left, right) for *_, left, right in rows]
    groups = [[left + right for *_, left, right in group] for _, group in groupby(rows, _first)]
    shared = sum(len(g) for g in groups if len(g) > 1 and not _is_run_of_one(g, merges, model))
    return Recovered(merges, len(pairs) - len(rows), len(model.recovered) - len(pairs), shared)


def _first(row: tuple[float, int, str, str]) -> float:
    return row[0]


def _is_run_of_one(group: list[str], merges: list[Pair], model: SentencePieceBPE) -> bool:
    """Tell whether pieces of one score are runs of one character, and are made as they should be.

    LLaMA's model has such ones for spaces. No others are between them when they are made, so that
    all that matters is how long a run is.
    """
    letters = set("".join(group))
    if len(letters) > 1:
        return False
    letter = letters.pop()
    inside = [pair for pair in merges if set("".join(pair)) == {letter}]
    written = BPEModel(model.pieces.ids, inside)
    runs = (letter * size for size in range(1, 4 * max(map(len, group))))
    return all(written.tokenize(run).ids == model.tokenize(run).ids for run in runs)


def bpe_model(model: SentencePieceBPE) -> Json:
    """Write a BPE model, or one of characters."""
    return {
        "type": "BPE",
        "dropout": None,
        "unk_token": model.pieces.texts[model.unk_id],
        "continuing_subword_prefix": None,
        "end_of_word_suffix": None,
        "fuse_unk": True,
        "byte_fallback": model.byte_fallback,
        # User-defined pieces are words by then, and no merges make them.
        "ignore_merges": bool(model.pieces.numbers("user-defined")),
        "vocab": model.pieces.ids,
        "merges": [list(pair) for pair in recovered(model).merges],
    }


def unigram_model(model: SentencePieceUnigram) -> Json:
    """Write a Unigram model, scores as SentencePiece uses them."""
    return {
        "type": "Unigram",
        "unk_id": model.unk_id,
        "byte_fallback": model.byte_fallback,
        "vocab": [list(row) for row in zip(model.pieces.texts, _scores(model), strict=True)],
    }


def _scores(model: SentencePieceUnigram) -> list[float]:
    """Give the scores; the lowest is that of a normal piece, by which the unknown one is judged."""
    own = model.splitter.best_score.scores
    lowest = float(model.pieces.scores[model.pieces.numbers("normal")].min(initial=0.0))
    rows = zip(model.pieces.texts, model.pieces.scores.tolist(), strict=True)
    return [own[text] if text in own else max(score, lowest) for text, score in rows]


def word_model(vocabulary: Mapping[str, int], unknown: str) -> Json:
    """Write a model of whole words."""
    return {"type": "WordLevel", "unk_token": unknown, "vocab": dict(vocabulary)}


def counts_of_types(pieces: Pieces) -> dict[str, int]:
    """Count the pieces of each type."""
    counts = np.bincount(pieces.types, minlength=len(PIECE_TYPES)).tolist()
    return dict(zip(PIECE_TYPES, counts, strict=True))

"""What the explore view asks of a tokenizer, answered in a worker, or where that is quick here.

Each question names tokenizers by key, as those of the comparison do; what the shelf of the process
lacks comes along in a parcel. This module imports no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.analysis.composed_marks import whole_trail
from engine.analysis.decoded_stage import decoded_stage
from engine.analysis.differences import VocabularyDifferences, compare_vocabularies
from engine.analysis.doctor import Finding, examine
from engine.analysis.vocabulary import VocabularyTable
from engine.formats.saving import Loss, losses, save_as
from engine.pipeline import StageResult, Tokenizer
from gui.work.tokenizer_card import TokenizerCard, as_file
from gui.work.tokenizer_shelf import Parcel, Shelf, TokenizerKey

EXAMINING: Final = "examining"
COMPARING: Final = "comparing"

FOLLOWED: Final = 2_000
"""So many characters of a text are followed through the stages; its tokens are counted whole."""


class Listener(Protocol):
    """Who hears how far a job is; `gui.worker.Reporter` is one."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """The stage has come to `done` of `total` (0: unknown)."""


@dataclass(frozen=True)
class Question:
    """What is asked of one or two tokenizers.

    Attributes:
        keys: the tokenizers.
        parcel: what the shelf of the process needs for them.
    """

    keys: tuple[TokenizerKey, ...]
    parcel: Parcel = field(default_factory=Parcel, compare=False)


@dataclass(frozen=True)
class TableQuestion(Question):
    """Something about whole vocabularies.

    Attributes:
        tables: those that the window has, one for each key: what was described once is not
            described again.
    """

    tables: tuple[VocabularyTable | None, ...] = field(default=(), compare=False)

    @classmethod
    def about(
        cls, keys: tuple[TokenizerKey, ...], cards: Mapping[TokenizerKey, TokenizerCard]
    ) -> TableQuestion:
        """Ask about tokenizers, of which some have cards."""
        found = (cards.get(key) for key in keys)
        return cls(keys, tables=tuple(None if card is None else card.table for card in found))


@dataclass(frozen=True)
class TrailQuestion(Question):
    """What becomes of a text, stage by stage.

    Attributes:
        text: the text.
        match_special_tokens: recognise special tokens in it.
        add_special_tokens: put those around it that the file asks for.
    """

    text: str = ""
    match_special_tokens: bool = True
    add_special_tokens: bool = False


@dataclass(frozen=True)
class SaveQuestion(Question):
    """Write a tokenizer in a format.

    Attributes:
        path: the file, or of a format of two files the folder.
        format: one of `engine.formats.saving.FORMATS`.
    """

    path: Path = Path()
    format: str = ""


@dataclass(frozen=True, eq=False)
class Trail:
    """What became of a text.

    Attributes:
        text: what was followed: the text, or the beginning of a long one.
        results: what there was after each stage; the last is what decoding makes of the ids.
        ids: the ids of the whole text.
        more_tokens: how many tokens there are beyond those of `text`; None if it is the whole one.
    """

    text: str
    results: tuple[StageResult, ...]
    ids: NDArray[np.int64]
    more_tokens: int | None = None


_shelf = Shelf()


def describe(question: Question, listener: Listener) -> TokenizerCard:
    """Describe a tokenizer."""
    return TokenizerCard.of(_only(question), _telling(listener, "describing"))


def follow(question: TrailQuestion, _: Listener) -> Trail:
    """Follow a text through all stages, to the ids and back.

    Raises:
        UnsupportedTokenizerError: the file asks for something that is not known here.
    """
    tokenizer, text = _only(question), question.text
    match = question.match_special_tokens
    beginning = text[:FOLLOWED]
    results = whole_trail(tokenizer, beginning, match, question.add_special_tokens)
    pieces = results[-1].pieces if results else ()
    followed = [piece.token_id for piece in pieces if piece.token_id is not None]
    # As in the comparison, special tokens of the text come back; those put around it should not.
    skip = question.add_special_tokens
    results = (*results, decoded_stage(tokenizer, beginning, followed, skip))
    if len(text) <= FOLLOWED:
        return Trail(beginning, results, np.array(followed, np.int64))
    ids, first = (_ids(tokenizer, each, match) for each in (text, beginning))
    return Trail(beginning, results, ids, max(0, len(ids) - len(first)))


def _ids(tokenizer: Tokenizer, text: str, match_special_tokens: bool) -> NDArray[np.int64]:
    """The ids of a text, without those around it and without what no token stands for."""
    ids = tokenizer.split(text, match_special_tokens=match_special_tokens).ids
    return ids[ids >= 0].astype(np.int64)


def find_faults(question: TableQuestion, listener: Listener) -> tuple[Finding, ...]:
    """Examine a tokenizer."""
    (table,) = question.tables
    return examine(_only(question), table, _telling(listener, EXAMINING))


def find_differences(question: TableQuestion, listener: Listener) -> VocabularyDifferences:
    """Compare two tokenizers."""
    first, second = tokenizers_of(question)
    one, other = question.tables
    return compare_vocabularies(first, second, one, other, _telling(listener, COMPARING))


def find_losses(question: Question, _: Listener) -> dict[str, tuple[Loss, ...]]:
    """Say what each format would lose of a tokenizer."""
    return losses(_only(question))


def save(question: SaveQuestion, _: Listener) -> Path:
    """Write a tokenizer; give what was written.

    Raises:
        TokenizerFileError: it could not be written; an old file is unchanged.
    """
    return save_as(_only(question), question.path, question.format)


def _only(question: Question) -> Tokenizer:
    (tokenizer,) = tokenizers_of(question)
    return tokenizer


def tokenizers_of(question: Question) -> tuple[Tokenizer, ...]:
    """The tokenizers that a question names, in its order.

    Raises:
        MissingTokenizersError: this process neither has one nor can make it.
    """
    _shelf.put(question.parcel)
    _shelf.keep(question.keys)
    return tuple(as_file(_shelf.tokenizer(key)) for key in question.keys)


def _telling(listener: Listener, stage: str) -> Callable[[int, int], None]:
    return partial(listener.progress, stage)

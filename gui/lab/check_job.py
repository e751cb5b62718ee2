"""A student's work checked as one job, for a worker or for the window's own thread.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from engine import Trace, TrainingOptions, open_tokenizer
from engine.analysis.student_work import (
    MergeCheck,
    MergeChecking,
    SplitCheck,
    check_splits,
    merges_of,
    parse_merges,
    parse_splits,
)
from engine.analysis.student_work.reading_pairs import as_written_here
from engine.models.symbol_text import SymbolText
from engine.text.reading import InputFileError, read_text
from engine.text.word_counts import parse_word_counts
from gui.work.corpus_source import CorpusSource
from gui.work.explore_job import Question
from gui.work.training_job import Listener, TrainingRequest

Pair = tuple[str, str]
WorkKind = Literal["merges", "splits"]

QUICK_SECONDS: Final = 0.04
"""A check of a small corpus is tried here, as long as that takes no longer than this."""


@dataclass(frozen=True, eq=False, kw_only=True)
class CheckQuestion(Question):
    """A student's work, and what it is compared with.

    Attributes:
        kind: whether it is a list of merges or splits of words.
        text: the work as it was written, or nothing where there is a file.
        path: the file.
        request: the training that is right.
        right: its merges as labels; None where they are not known, as merges are replayed.
        symbols: its tokens before the first merge.
    """

    kind: WorkKind
    text: str = ""
    path: Path | None = None
    request: TrainingRequest
    right: tuple[Pair, ...] | None = None
    symbols: tuple[str, ...] = ()

    @property
    def options(self) -> TrainingOptions:
        """How the student was to train."""
        return self.request.setup.options


@dataclass(frozen=True)
class CheckAnswer:
    """What is to be said.

    Attributes:
        check: about the merges or about the splits.
        merges: the student's merges, spaces written as the corpus writes them.
        right: the right merges.
        alphabet: what labels are made of.
        partial: the mistake is still being looked for, or the search for it was stopped.
    """

    check: MergeCheck | SplitCheck
    merges: tuple[Pair, ...] = ()
    right: tuple[Pair, ...] = ()
    alphabet: str = "characters"
    partial: bool = False


def check_work(question: CheckQuestion, listener: Listener) -> CheckAnswer:
    """Check to the end; hand over the first difference as soon as it is known.

    Raises:
        PasteError, CorpusError, TokenizerFileError, TrainingError: the work or the corpus cannot be
            read.
    """
    if question.kind == "splits":
        return _check_splits(question)
    check = _Check(question)
    listener.part(replace(check.answer(), partial=True))
    for progress in check.checking:
        listener.progress("checking", progress.tried)
    return check.answer()


def check_quickly(question: CheckQuestion) -> CheckAnswer | None:
    """Do so in this thread; None if it is not the work of a moment.

    Raises:
        PasteError, CorpusError, TokenizerFileError, TrainingError: as `check_work` does.
    """
    if not question.request.is_small or question.path is not None:
        return None
    if question.kind == "splits":
        return _check_splits(question)
    end = time.thread_time() + QUICK_SECONDS
    check = _Check(question)
    for _ in check.checking:
        if time.thread_time() > end:
            return None
    return check.answer()


class _Check:
    """A check of merges under way.

    Attributes:
        checking: tries one explanation after the other.
    """

    def __init__(self, question: CheckQuestion) -> None:
        request, self._question = question.request, question
        self._merges = _student_merges(question)
        corpus = request.source.read(request.setup.rule)
        texts = running_texts(request.source)
        self.checking = MergeChecking(corpus, question.options, self._merges, texts)
        if question.right is None:
            self._right = right_merges(Trace(corpus, question.options))
        else:
            self._right = question.right

    def answer(self) -> CheckAnswer:
        """What is known by now."""
        shown = as_written_here(self._merges, self._question.symbols)
        alphabet = self._question.options.alphabet
        return CheckAnswer(self.checking.result, shown, self._right, alphabet)


def _student_merges(question: CheckQuestion) -> tuple[Pair, ...]:
    if question.path is not None:
        return merges_in_file(question.path, question.options.alphabet)
    return tuple(merge.pair for merge in parse_merges(question.text))


def merges_in_file(path: Path, alphabet: str) -> tuple[Pair, ...]:
    """The merges of a tokenizer file, or of a text in which somebody has written them.

    Raises:
        InputFileError: it is neither.
    """
    unreadable: InputFileError | None = None
    try:
        merges = merges_of(open_tokenizer(path), alphabet)
    except InputFileError as error:
        merges, unreadable = (), error
    if merges:
        return merges
    try:
        return tuple(merge.pair for merge in parse_merges(read_text(path)))
    except InputFileError as error:
        raise unreadable or type(error)(path, error.place, error.reason) from None


def _check_splits(question: CheckQuestion) -> CheckAnswer:
    options = question.options
    writing = SymbolText(options.alphabet, options.end_of_word, options.end_of_word_attached)
    right = question.right or ()
    check = check_splits(right, writing, parse_splits(_text(question)))
    return CheckAnswer(check, right=right, alphabet=options.alphabet)


def _text(question: CheckQuestion) -> str:
    """The work as it was written.

    Raises:
        CorpusError: the file cannot be read.
    """
    return question.text if question.path is None else read_text(question.path)


def running_texts(source: CorpusSource) -> tuple[str, ...]:
    """The text that the words come from; nothing where they were counted by somebody else."""
    if source.kind == "files":
        texts = tuple(read_text(path, source.encoding) for path in source.paths)
        return () if len(texts) == 1 and _is_counts(texts[0]) else texts
    if _is_counts(source.text):
        return ()
    return tuple(source.text.splitlines()) if source.line_by_line else (source.text,)


def _is_counts(text: str) -> bool:
    try:
        return parse_word_counts(text) is not None
    except InputFileError:
        return True


def right_merges(trace: Trace) -> tuple[Pair, ...]:
    """The merges of a training as labels."""
    label = trace.token
    pairs = zip(trace.left_ids.tolist(), trace.right_ids.tolist(), strict=True)
    return tuple((label(left), label(right)) for left, right in pairs)

"""The curve of a training and the lives of its tokens as one job, for a worker or for this thread.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine import Corpus, Trace
from engine.analysis.vocabulary_size import (
    LifeLines,
    SizeCurve,
    life_lines,
    size_curve,
    split_off,
)
from engine.text.pretokenize import SPLIT_RULES
from engine.text.reading import read_text
from gui.work.corpus_source import CorpusSource
from gui.work.explore_job import Listener, Question
from gui.work.training_job import SMALL, CorpusSize, Snapshot

QUICK_TEXT = 5_000
"""A held-out text of so many characters is split in the window's thread."""


@dataclass(frozen=True, eq=False, kw_only=True)
class CurveQuestion(Question):
    """Of which training, and on which other text.

    Attributes:
        snapshot: the training.
        rule: how its corpus was split.
        listed: whether the corpus was a list of words, which no rule has split.
        text: the held-out text; None for none.
        line_by_line: whether each line of it is a text of its own.
    """

    snapshot: Snapshot
    rule: str
    listed: bool
    text: str | None = None
    line_by_line: bool = False

    @property
    def is_quick(self) -> bool:
        """Whether it is answered before anybody could notice."""
        text = self.text or ""
        short = len(text) <= QUICK_TEXT and (not text or self.rule in SPLIT_RULES)
        return short and len(self.snapshot.trace.recording.base) <= 4 * SMALL

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border without what was found out about the training."""
        snapshot = self.snapshot
        facts = snapshot.trace.to_arrays(), snapshot.planned, snapshot.size
        return _unpack, (*facts, self.rule, self.listed, self.text, self.line_by_line)


def _unpack(
    arrays: dict[str, object],
    planned: int | None,
    size: CorpusSize,
    rule: str,
    listed: bool,
    text: str | None,
    line_by_line: bool,
) -> CurveQuestion:
    snapshot = Snapshot(Trace.from_arrays(arrays), planned, True, size)
    return CurveQuestion(
        keys=(),
        snapshot=snapshot,
        rule=rule,
        listed=listed,
        text=text,
        line_by_line=line_by_line,
    )


@dataclass(frozen=True, eq=False)
class CurveAnswer:
    """The curve, and the lives of all tokens."""

    curve: SizeCurve
    lives: LifeLines


def find_curve(question: CurveQuestion, _: Listener) -> CurveAnswer:
    """Compute both.

    Raises:
        ValueError: the trace is a replay that makes a token twice, or the rule is a wrong pattern.
    """
    trace, held_out = question.snapshot.trace, None
    if question.text is not None and question.text.strip():
        held_out = _counted(question, question.text)
    return CurveAnswer(size_curve(trace, held_out), life_lines(trace))


def _counted(question: CurveQuestion, text: str) -> Corpus:
    """Count the words of a held-out text, as those of the corpus were."""
    texts = text.splitlines() if question.line_by_line else [text]
    return Corpus.from_texts(texts, "whitespace" if question.listed else question.rule)


def parted(texts: Iterable[str], share: float) -> tuple[str, str] | None:
    r"""Cut a corpus into what is trained on and its end; None where it cannot be cut.

    >>> parted(["one\ntwo\nthree\n"], 0.3), parted(["one line"], 0.3)
    (('one\ntwo\n', 'three\n'), ('one ', 'line'))

    A text of one line is cut between two words.
    """
    whole = list(texts)
    training, held_out = split_off(whole, share)
    if not training:
        training, held_out = split_off(_lines_of_words(whole), share)
    if not training or not held_out:
        return None
    return "".join(training), "".join(held_out)


def _lines_of_words(texts: Sequence[str]) -> list[str]:
    """Each word with the spaces behind it, so that it can be held out like a line."""
    words: list[str] = []
    for character in "".join(texts):
        if words and (character.isspace() or not words[-1][-1].isspace()):
            words[-1] += character
        else:
            words.append(character)
    return words


def texts_of(source: CorpusSource) -> list[str]:
    """The texts of a corpus, read if they are in files.

    Raises:
        CorpusError: with file, place and reason.
    """
    if source.kind == "files":
        return [read_text(path, source.encoding) for path in source.paths]
    return [source.text]

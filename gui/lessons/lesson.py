"""A lesson as values: steps with texts in several languages, and the state each is about.

It adds to the session record of `gui.export` what a teacher writes around it. It imports no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from gui.export.session_record import CorpusRecord, LaneRecord
from gui.work.corpus_source import CorpusSource
from gui.work.samples import find_sample
from gui.work.setup import TrainingSetup

Texts = Mapping[str, str]
"""Language -> text."""

Expected = int | float | str | bool


class Asked(NamedTuple):
    """A fact that a text asks for: its name, and what stands behind the colon."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class StepState:
    """What the program shows at a step.

    Attributes:
        corpus: what is trained on.
        setup: how.
        position: how many merges are applied; None for all of them.
        view: the name of the view.
        page: the page of the experiments; empty for the one that was open.
        text: the text that is split; None for the one that was split before.
        lanes: how the comparison splits it; "file" stands for the chosen file.
        tokenizer: the name of a file of the lesson; empty for the trained tokenizer.
        guess: the class guesses before it sees.
        bytes_shown: whether the row of bytes is shown; None for as the person has it.
        panel: the panel behind a tab that is open; empty for the usual one.
    """

    corpus: CorpusRecord
    setup: TrainingSetup
    position: int | None = 0
    view: str = "training"
    page: str = ""
    text: str | None = None
    lanes: tuple[LaneRecord, ...] = ()
    tokenizer: str = ""
    guess: bool = False
    bytes_shown: bool | None = None
    panel: str = ""

    def source(self) -> CorpusSource:
        """The corpus, ready to be read."""
        corpus = self.corpus
        sample = find_sample(corpus.sample) if corpus.kind == "sample" else None
        if sample is not None:
            return CorpusSource.of_sample(sample)
        return CorpusSource(
            corpus.kind,
            text=corpus.text or "",
            paths=tuple(file.path for file in corpus.files),
            encoding=corpus.encoding,
            line_by_line=corpus.line_by_line,
        )


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson.

    Attributes:
        name: what bookmarks remember it by; no other step of the lesson has it.
        title: a few words.
        text: what the teacher says, with facts in braces.
        state: what the program shows.
        question: what the class is asked; empty without a question.
        answer: what is told after that.
        named: longer texts that facts ask about, by name.
        expected: facts that the wording relies on, and what they must be.
    """

    name: str
    title: Texts
    text: Texts
    state: StepState
    question: Texts = field(default_factory=dict)
    answer: Texts = field(default_factory=dict)
    named: Mapping[str, str] = field(default_factory=dict)
    expected: tuple[tuple[Asked, Expected], ...] = ()

    def about(self, asked: Asked) -> str:
        """The text that a fact is about: a named one, or what is written, or the step's own."""
        if asked.argument.startswith("@"):
            return self.named[asked.argument[1:]]
        return asked.argument or self.state.text or ""


@dataclass(frozen=True, slots=True)
class NeededFile:
    """A tokenizer file that steps of a lesson need.

    Attributes:
        says: which file that is, for the person who has to choose it.
        path: where it is, if it lies beside the lesson.
    """

    says: Texts
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        name: what bookmarks remember it by: the stem of the file.
        path: the file.
        title: a few words.
        steps: the steps, at least one.
        about: what the lesson is about, in a sentence.
        files: tokenizer files by name.
    """

    name: str
    path: Path
    title: Texts
    steps: tuple[Step, ...]
    about: Texts = field(default_factory=dict)
    files: Mapping[str, NeededFile] = field(default_factory=dict)

    def find(self, name: str) -> int | None:
        """The number of the step with this name."""
        return next((i for i, step in enumerate(self.steps) if step.name == name), None)


def in_language(texts: Texts, language: str) -> str:
    """The text in this language, or in English, or in whichever there is."""
    if not texts:
        return ""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()))

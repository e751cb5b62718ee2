"""The state of the program as values that a file can hold: all of a session, none of its objects.

It adds to the session that it survives the program. What is small is kept whole; of the rest the
record keeps the path and a fingerprint, so that whoever opens it later is told what is missing.
This module imports no Qt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.models.modes import Mode
from engine.training.options import TieRuleName
from gui.predict.ballot import Score
from gui.work.setup import TrainingSetup

CorpusKind = Literal["sample", "files", "text"]
WorkKind = Literal["merges", "splits"]


@dataclass(frozen=True, slots=True)
class FileRecord:
    """A file that the session needs.

    Attributes:
        path: where it was.
        size: how many bytes it had; None if that is not known.
        sha256: the fingerprint of its bytes in hexadecimal; empty if it is not known.
        options: of a tokenizer, what a person chose because the file does not say it.
    """

    path: Path
    size: int | None = None
    sha256: str = ""
    options: OpeningOptions = NO_OPTIONS


@dataclass(frozen=True, slots=True)
class CorpusRecord:
    """What was trained on.

    Attributes:
        kind: a sample of the program, files, or a text that was typed.
        sample: the id of the sample.
        text: the text itself; of a sample or a file only if it is small, else None.
        files: the files.
        encoding: what they are decoded from; None if their bytes say so.
        line_by_line: each line is a text of its own.
    """

    kind: CorpusKind
    sample: str = ""
    text: str | None = None
    files: tuple[FileRecord, ...] = ()
    encoding: str | None = None
    line_by_line: bool = False


@dataclass(frozen=True, slots=True)
class LaneRecord:
    """A lane of the comparison.

    Attributes:
        source: "here" or "end" for the trained tokenizer, else the path of a file.
        mode: its way to split.
    """

    source: str
    mode: Mode


@dataclass(frozen=True, slots=True)
class WorkRecord:
    """A student's work that is checked.

    Attributes:
        kind: what it is.
        text: the work as it was typed or pasted; empty where there is a file.
        path: the file that holds it.
    """

    kind: WorkKind = "merges"
    text: str = ""
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class ForkRecord:
    """Where a second timeline parts from the training.

    Attributes:
        position: at which position.
        pair: what it merges there; None for what the rule takes.
        rule: the tie rule from there on; None for that of the training.
    """

    position: int
    pair: tuple[str, str] | None = None
    rule: TieRuleName | None = None


@dataclass(frozen=True, slots=True)
class LabRecord:
    """What was chosen in the experiments.

    Attributes:
        work: the work that is checked; None without any.
        fork: the second timeline; None before anybody has looked at it.
    """

    work: WorkRecord | None = None
    fork: ForkRecord | None = None


NOTHING_CHOSEN: Final = LabRecord()
NO_SCORE: Final = Score()


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """A session.

    Attributes:
        corpus: what was trained on.
        setup: how.
        position: how many steps were applied.
        replays: the merges of the last tokenizer were replayed instead of chosen.
        view: the name of the view that was shown.
        compare_text: the text that was compared.
        lanes: the lanes that split it; empty for the usual ones.
        tokenizers: the tokenizer files, in the order in which they were opened.
        lesson: the place in a lesson, as whoever shows lessons writes it; empty without one.
        page: the page of the view that was looked at, where it has pages.
        lab: what was chosen in the experiments.
        score: how well a class has guessed.
        program: the version of the program that wrote it.
    """

    corpus: CorpusRecord
    setup: TrainingSetup = field(default_factory=TrainingSetup)
    position: int = 0
    replays: bool = False
    view: str = "training"
    compare_text: str = ""
    lanes: tuple[LaneRecord, ...] = ()
    tokenizers: tuple[FileRecord, ...] = ()
    lesson: str = ""
    page: str = ""
    lab: LabRecord = NOTHING_CHOSEN
    score: Score = NO_SCORE
    program: str = ""


Place: TypeAlias = tuple[str, str, str, Callable[[], LabRecord], Score]
"""The view that is shown, the place in a lesson or "", the page of the experiments or "", what was
chosen there, and the score of a class that guesses."""

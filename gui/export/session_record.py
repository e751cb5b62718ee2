"""The state of the program as values that a file can hold: all of a session, none of its objects.

It adds to the session that it survives the program. What is small is kept whole; of the rest the
record keeps the path and a fingerprint, so that whoever opens it later is told what is missing.
This module imports no Qt.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.models.word_splitter import Mode
from gui.work.setup import TrainingSetup

CorpusKind = Literal["sample", "files", "text"]


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
    program: str = ""

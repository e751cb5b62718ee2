"""The bundled corpora: which there are, how each is called, and the setup that shows it best.

It adds to the engine's own reading of files only the index `resources/samples/samples.json`;
where each text comes from is written beside it, in `SOURCES.md`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from engine import TrainingOptions
from gui.work.setup import TrainingSetup

SAMPLES_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "samples"
START_SAMPLE = "four-words"


@dataclass(frozen=True)
class Sample:
    """One bundled corpus: its titles by language, its file, and the setup it is best seen with."""

    id: str
    titles: Mapping[str, str]
    path: Path
    kind: Literal["text", "counts"]
    setup: TrainingSetup
    line_by_line: bool = False

    def title(self, language: str) -> str:
        """The title in a language of the program, or in English."""
        return self.titles.get(language, self.titles["en"])

    def read(self) -> str:
        """The whole text of the file, line ends as they are."""
        return self.path.read_bytes().decode("utf-8")

    def texts(self) -> tuple[str, ...]:
        """The text as the separate texts of a corpus: each line one, where the sample says so."""
        text = self.read()
        return tuple(text.splitlines()) if self.line_by_line else (text,)


@cache
def samples() -> tuple[Sample, ...]:
    """All bundled corpora, in the order in which the window offers them."""
    index = json.loads((SAMPLES_FOLDER / "samples.json").read_text(encoding="utf-8"))
    return tuple(_sample(entry) for entry in index)


def find_sample(sample_id: str) -> Sample | None:
    """The sample with this id, or None: ids come from settings and may be of another version."""
    return next((sample for sample in samples() if sample.id == sample_id), None)


def start_sample() -> Sample:
    """The corpus that the program shows when it is started for the first time."""
    return next(sample for sample in samples() if sample.id == START_SAMPLE)


def _sample(entry: Mapping[str, Any]) -> Sample:
    options = dict(entry["setup"])
    rule = options.pop("rule")
    return Sample(
        id=entry["id"],
        titles=entry["title"],
        path=SAMPLES_FOLDER / entry["file"],
        kind=entry["kind"],
        setup=TrainingSetup(rule, TrainingOptions(**options)),
        line_by_line=entry.get("line_by_line", False),
    )

"""Where the corpus comes from: a bundled sample, files, or text that somebody typed.

A `CorpusSource` is small and crosses to the worker, which reads and counts there what it names;
that is what it adds to the engine's `Corpus`, which is already read. It imports no Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from engine import Corpus
from engine.text.word_counts import parse_word_counts
from gui.work.samples import Sample


@dataclass(frozen=True)
class CorpusSource:
    """What to count words in.

    Attributes:
        kind: a sample's text, files, or text typed or pasted.
        sample: the id of the sample.
        text: the text of a sample, or as it was typed; a word-count list is recognised.
        paths: the files.
        encoding: what to decode the files from; None reads what is plain from the bytes.
        looks_like_merges: of files, whether one is more likely a list of merges than a text.
        line_by_line: each line is a text of its own, so that no word holds a line end.
    """

    kind: Literal["sample", "files", "text"]
    sample: str = ""
    text: str = ""
    paths: tuple[Path, ...] = ()
    encoding: str | None = None
    looks_like_merges: bool = False
    line_by_line: bool = False

    @classmethod
    def of_sample(cls, sample: Sample) -> CorpusSource:
        """The text of a bundled sample."""
        return cls("sample", sample.id, sample.read(), line_by_line=sample.line_by_line)

    @classmethod
    def of_files(
        cls,
        paths: Iterable[Path],
        encoding: str | None = None,
        *,
        looks_like_merges: bool = False,
    ) -> CorpusSource:
        """Files, of which nothing is read yet."""
        return cls(
            "files",
            paths=tuple(paths),
            encoding=encoding,
            looks_like_merges=looks_like_merges,
        )

    @classmethod
    def of_text(cls, text: str, *, line_by_line: bool = False) -> CorpusSource:
        """A text that somebody typed or pasted."""
        return cls("text", text=text, line_by_line=line_by_line)

    def edited(self, text: str) -> CorpusSource:
        """The source after somebody changed its text; a sample that is changed is none any more."""
        if self.kind != "files" and text == self.text:
            return self
        return CorpusSource.of_text(text, line_by_line=self.line_by_line)

    def weight(self) -> int:
        """About how many characters there are to count, without reading a file."""
        return len(self.text) + sum(_size(path) for path in self.paths)

    def file_times(self) -> tuple[int, ...]:
        """When each file was last changed; nothing is read twice while these stay."""
        return tuple(_changed(path) for path in self.paths)

    def read(self, rule: str) -> Corpus:
        """Read and count.

        Raises:
            CorpusError, ValueError: as the engine's `Corpus` does.
        """
        if self.kind == "files":
            return Corpus.from_files(self.paths, rule, self.encoding)
        if (counts := parse_word_counts(self.text)) is not None:
            return Corpus.from_counts(counts, rule)
        texts = self.text.splitlines() if self.line_by_line else [self.text]
        return Corpus.from_texts(texts, rule)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except (OSError, ValueError):
        return 0

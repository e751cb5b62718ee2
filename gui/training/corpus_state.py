"""What the corpus panel shows, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CorpusFacts:
    """How large a corpus is; every number counts repeated words as often as they occur."""

    words: int
    distinct_words: int
    characters: int
    distinct_characters: int
    bytes: int


@dataclass(frozen=True)
class CorpusState:
    """A corpus and what is known about it.

    Attributes:
        text: what the text field shows: the corpus, or its beginning.
        whole: the text is the whole corpus; only then can it be edited in place.
        sample: the id of the bundled sample, or "".
        files: the names of the files, as a person knows them.
        is_counts: the text is a list of words with counts, which is not split.
        line_by_line: each line is a text of its own.
        facts: None while the corpus is being counted.
        skipped_characters: how many characters an own pattern put into no word.
    """

    text: str = ""
    whole: bool = True
    sample: str = ""
    files: tuple[str, ...] = ()
    is_counts: bool = False
    line_by_line: bool = False
    facts: CorpusFacts | None = None
    skipped_characters: int = 0

"""The session's corpus -> what the corpus panel shows.

Of files only the beginning is read here, in the window's thread; the worker reads them whole.
"""

from __future__ import annotations

import re

from engine.text.reading import CorpusError
from engine.text.word_counts import parse_word_counts
from gui.training.corpus_state import CorpusFacts, CorpusState
from gui.training.text_beginning import MOST_CHARACTERS, beginning
from gui.work.corpus_source import CorpusSource
from gui.work.training_job import CorpusSize

_BETWEEN_MEMBERS = re.compile(r'[0-9]\s*,\s*"')
_MOST_TRIES = 5


def corpus_state(source: CorpusSource, size: CorpusSize | None) -> CorpusState:
    """What to show of a corpus; `size` is None while it is being counted."""
    text, whole = _text_of(source)
    return CorpusState(
        text=text,
        whole=whole,
        sample=source.sample,
        files=tuple(path.name for path in source.paths),
        is_counts=_is_counts(text) or (not whole and _begins_counts(text)),
        line_by_line=source.line_by_line,
        facts=None if size is None else _facts(size),
        skipped_characters=size.skipped_characters if size else 0,
    )


def _text_of(source: CorpusSource) -> tuple[str, bool]:
    """The text, or its beginning, and whether that is all."""
    if source.kind != "files":
        return source.text[:MOST_CHARACTERS], len(source.text) <= MOST_CHARACTERS
    try:
        text = beginning(source.paths[0], source.encoding)
    except (CorpusError, OSError):  # the training says what is wrong with it
        return "", False
    # A character is at most four bytes long, so a text this short has been read whole.
    whole = len(source.paths) == 1 and source.weight() <= MOST_CHARACTERS
    return text, whole


def _is_counts(text: str) -> bool:
    """Whether it is a list of words with counts, perhaps a faulty one."""
    try:
        return parse_word_counts(text) is not None
    except CorpusError:
        return True


def _begins_counts(text: str) -> bool:
    """Whether it is the beginning of counts in JSON, which only a whole object can be read as.

    The last comma between two members is where it could end; but it may stand inside a word.
    """
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        return False
    ends = [match.start() + 1 for match in _BETWEEN_MEMBERS.finditer(text)]
    return any(_is_counts(text[:end] + "}") for end in ends[: -_MOST_TRIES - 1 : -1])


def _facts(size: CorpusSize) -> CorpusFacts:
    return CorpusFacts(
        words=size.words,
        distinct_words=size.distinct_words,
        characters=size.characters,
        distinct_characters=size.distinct_characters,
        bytes=size.bytes,
    )

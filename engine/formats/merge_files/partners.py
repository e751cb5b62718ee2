"""The other half of a pair: merges beside a vocabulary, or the vocabulary beside merges.

Names give the order in which files are looked at; whether one is the other half, its content says.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import islice, takewhile
from pathlib import Path

from engine.documented_json import TokenizerFileError, decode_json, parse_json
from engine.formats.source import read_unpacked

_MOST_FILES = 200
_SAMPLE = 2_000
_HEAD = 100_000
_SHARE = 0.75
_HALF = re.compile(r"vocab\.bpe|vocab|encoder|merges|codes|\.json|\.txt|\.bpe|\.gz")


def merges_beside(path: Path, vocabulary: Collection[str]) -> tuple[Path, bytes] | None:
    """Find merges most of which make tokens of a vocabulary; give file and content."""
    for candidate in _candidates(path, ("merges", ".bpe", "codes"), (".txt", ".bpe", ".gz", "")):
        data = _read(candidate)
        if data is not None and _merges_fit(data, vocabulary):
            return candidate, data
    return None


def vocabulary_beside(path: Path, made: Collection[str]) -> tuple[Path, object] | None:
    """Find a vocabulary that has most of the tokens that merges make; give file and content."""
    sample = list(islice(made, _SAMPLE))
    for candidate in _candidates(path, ("vocab", "encoder"), (".json", ".gz")):
        data = _read(candidate)
        value = None if data is None else _parsed(data, candidate)
        if isinstance(value, dict) and _share(sample, value) >= _SHARE:
            return candidate, value
    return None


def _merges_fit(data: bytes, vocabulary: Collection[str]) -> bool:
    """Ask that most merges make tokens, and that there are enough to make the longer tokens."""
    head = data[:_HEAD].decode("utf-8", "replace").split("\n")[:_SAMPLE]
    rows = [line.rstrip("\r") for line in head if line and not line.startswith("#version")]
    made = [row.replace(" ", "") for row in rows if row.count(" ") == 1]
    known = sum(token in vocabulary for token in made)
    total = data.count(b"\n") + 1
    if not 0 < known >= _SHARE * len(rows):
        return False
    if 2 * total * known >= len(vocabulary) * len(rows):
        return True
    longer = sum(len(label) > 1 and label[0] not in "<[" for label in vocabulary)
    return 2 * total * known >= longer * len(rows)


def _share(tokens: Collection[str], vocabulary: Collection[str]) -> float:
    return sum(token in vocabulary for token in tokens) / len(tokens) if tokens else 0.0


def _candidates(path: Path, words: tuple[str, ...], ends: tuple[str, ...]) -> Iterator[Path]:
    """Yield files beside this one whose names hold a word; likeliest first."""
    try:
        names = sorted(entry.name for entry in islice(path.parent.iterdir(), _MOST_FILES))
    except OSError:
        return
    found = [
        name
        for name in names
        if name != path.name
        and any(word in name.lower() for word in words)
        and name.lower().endswith(ends)
    ]
    own = _without_words(path.name)
    found.sort(key=lambda name: (_without_words(name) != own, -_shared_beginning(name, path.name)))
    yield from (path.parent / name for name in found)


def _without_words(name: str) -> str:
    """Leave out what says which half a file is.

    >>> _without_words("gpt-vocab.json"), _without_words("gpt-merges.txt")
    ('gpt-', 'gpt-')
    """
    return _HALF.sub("", name.lower())


def _shared_beginning(first: str, second: str) -> int:
    pairs = zip(first, second, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _read(path: Path) -> bytes | None:
    try:
        return read_unpacked(path)
    except TokenizerFileError:
        return None


def _parsed(data: bytes, path: Path) -> Mapping[str, object] | None:
    try:
        value = parse_json(decode_json(data, path), path)
    except TokenizerFileError:
        return None
    return value if isinstance(value, dict) else None

"""Which file of a folder is the tokenizer.

Beside a model's weights lie several files that belong to one tokenizer. The one that says most is
taken: tokenizer.json, then SentencePiece's model, and of a pair the vocabulary.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from engine.documented_json import SIZE_LIMIT, TokenizerFileError
from engine.formats.detect import Recognition, recognise
from engine.text.reading import read_bytes
from engine.text.remark import Remark

_MOST_ENTRIES = 10_000
_MOST_FILES_LOOKED_AT = 100
_HEAD = 65_536
_ORDER = (
    ("hf-tokenizer",),
    ("documented",),
    ("tekken",),
    ("sentencepiece",),
    ("tiktoken", "tiktoken-json", "clip", "minbpe"),
    ("vocab-json", "merges-txt"),
    ("vocab-txt",),
    ("vocab-list",),
)
"""Kinds of files, the one that says most about a tokenizer first."""


def file_in(folder: Path) -> Path:
    """Find the tokenizer file in a folder.

    Raises:
        TokenizerFileError: there is none, or several of a kind; of a foreign one, what it is.
    """
    known = {path: seen for path in _files_in(folder) if (seen := _looked_at(path)) is not None}
    for kinds in _ORDER:
        paths = [path for path, seen in known.items() if seen.kind in kinds and not seen.refusal]
        if paths:
            return _only_one(paths, folder, known)
    foreign = [path for path, seen in known.items() if seen.is_tokenizer and seen.refusal]
    if foreign:
        path = foreign[0]
        raise TokenizerFileError(path, "", known[path].refusal or "")
    reason = Remark("this is a folder, and no tokenizer file that can be opened is in it")
    raise TokenizerFileError(folder, "", reason)


def _only_one(paths: list[Path], folder: Path, known: dict[Path, Recognition]) -> Path:
    usual = [path for path in paths if path.name == "tokenizer.json"]
    vocabularies = [path for path in paths if known[path].kind == "vocab-json"]
    for chosen in (usual, vocabularies, paths):
        if len(chosen) == 1:
            return chosen[0]
    names = ", ".join(path.name for path in paths[:5])
    reason = Remark("this folder holds several tokenizer files; choose one: {names}", names=names)
    raise TokenizerFileError(folder, "", reason)


def _looked_at(path: Path) -> Recognition | None:
    """What a file of a folder is: JSON is read whole, of everything else the beginning."""
    try:
        if path.suffix in (".json", ".gz"):
            return recognise(read_bytes(path, SIZE_LIMIT, TokenizerFileError), path)
        with path.open("rb") as stream:
            return recognise(stream.read(_HEAD), path)
    except (OSError, TokenizerFileError):
        return None


def _files_in(folder: Path) -> list[Path]:
    """The first files of a folder, JSON before others: that is what tokenizers are mostly in."""
    try:
        entries = islice(folder.iterdir(), _MOST_ENTRIES)
        paths = sorted(path for path in entries if path.is_file())
    except OSError as error:
        reason = Remark("the folder cannot be read: {detail}", detail=error.strerror or str(error))
        raise TokenizerFileError(folder, "", reason) from None
    paths.sort(key=lambda path: (path.name != "tokenizer.json", path.suffix != ".json"))
    return paths[:_MOST_FILES_LOOKED_AT]

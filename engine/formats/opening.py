"""open_tokenizer: from a path to a Tokenizer, or to a plain sentence saying why not."""

from __future__ import annotations

import os
from pathlib import Path

from engine.documented_json import SIZE_LIMIT, TokenizerFileError
from engine.formats.detect import Recognition, recognise
from engine.formats.documented import open_documented
from engine.pipeline import Tokenizer
from engine.text.reading import read_bytes
from engine.text.remark import Remark

_MOST_FILES_LOOKED_AT = 100
_HEAD = 65_536
_PACKED = frozenset({"gzip", "zip", "pickle", "gguf", "git-lfs", "tokenizer-config"})
"""Kinds that may be something else, or nothing without another file: named if nothing better is."""


def open_tokenizer(path: str | os.PathLike[str]) -> Tokenizer:
    """Open a tokenizer file, or a folder that holds one.

    The format is recognised by content. This version opens the documented JSON; other formats are
    named and refused.

    Raises:
        TokenizerFileError: with file, place (line or JSON path) and reason in plain words.
    """
    path = Path(path)
    if _is_folder(path):
        path = _file_in(path)
    return _open(_recognised(path), path)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _recognised(path: Path) -> Recognition:
    return recognise(read_bytes(path, SIZE_LIMIT, TokenizerFileError), path)


def _open(recognition: Recognition, path: Path) -> Tokenizer:
    if recognition.refusal is not None:
        raise TokenizerFileError(path, "", recognition.refusal)
    return open_documented(recognition.value, path)


def _file_in(folder: Path) -> Path:
    """Find the one documented tokenizer file in a folder.

    Raises:
        TokenizerFileError: there is none, or several; of a foreign one, what it is.
    """
    paths = _files_in(folder)
    known = {path: found for path in paths if (found := _looked_at(path)) is not None}
    documented = [path for path, found in known.items() if found.kind == "documented"]
    if len(documented) == 1:
        return documented[0]
    if documented:
        names = ", ".join(path.name for path in documented[:5])
        reason = Remark(
            "this folder holds several tokenizer files; choose one: {names}", names=names
        )
        raise TokenizerFileError(folder, "", reason)
    foreign = [path for path, found in known.items() if found.is_tokenizer]
    if foreign:
        path = min(foreign, key=lambda path: known[path].kind in _PACKED)
        raise TokenizerFileError(path, "", known[path].refusal or "")
    reason = Remark("this is a folder, and no tokenizer file that can be opened is in it")
    raise TokenizerFileError(folder, "", reason)


def _looked_at(path: Path) -> Recognition | None:
    """What a file of a folder is: JSON is read whole, of everything else the beginning."""
    try:
        if path.suffix == ".json":
            return _recognised(path)
        with path.open("rb") as stream:
            return recognise(stream.read(_HEAD), path)
    except (OSError, TokenizerFileError):
        return None


def _files_in(folder: Path) -> list[Path]:
    """The first files of a folder, JSON before others: that is what can be opened."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.is_file())
    except OSError as error:
        reason = Remark("the folder cannot be read: {detail}", detail=error.strerror or str(error))
        raise TokenizerFileError(folder, "", reason) from None
    paths.sort(key=lambda path: (path.name != "tokenizer.json", path.suffix != ".json"))
    return paths[:_MOST_FILES_LOOKED_AT]

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
    """Find the one documented tokenizer file in a folder."""
    found: list[Path] = []
    foreign: list[Path] = []
    for path in _json_files(folder):
        try:
            recognition = _recognised(path)
        except TokenizerFileError:
            continue
        if recognition.kind == "documented":
            found.append(path)
        elif recognition.is_tokenizer:
            foreign.append(path)
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(path.name for path in found[:5])
        reason = Remark(
            "this folder holds several tokenizer files; choose one: {names}", names=names
        )
    elif foreign:
        return foreign[0]  # opening it says what it is
    else:
        reason = Remark("this is a folder, and no tokenizer file that can be opened is in it")
    raise TokenizerFileError(folder, "", reason)


def _json_files(folder: Path) -> list[Path]:
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except OSError as error:
        reason = Remark("the folder cannot be read: {detail}", detail=error.strerror or str(error))
        raise TokenizerFileError(folder, "", reason) from None
    paths.sort(key=lambda path: path.name != "tokenizer.json")
    return [path for path in paths if path.is_file()][:_MOST_FILES_LOOKED_AT]

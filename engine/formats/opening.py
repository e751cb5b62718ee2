"""open_tokenizer: from a path to a Tokenizer, or to a plain sentence saying why not."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from engine.documented_json import TokenizerFileError
from engine.formats.detect import Recognition, recognise
from engine.formats.documented import open_documented
from engine.formats.folder import file_in
from engine.formats.hugging_face import read_tokenizer_json
from engine.formats.merge_files import open_clip, open_merges, open_vocabulary
from engine.formats.minbpe import open_minbpe
from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.formats.ranked import open_npm_json, open_rank_file, open_tekken
from engine.formats.sentencepiece import open_sentencepiece
from engine.formats.source import Source, read_unpacked
from engine.formats.word_lists import open_bert_vocabulary, open_json_list
from engine.pipeline import Tokenizer

READERS: Mapping[str, Callable[[Source], Tokenizer]] = {
    "documented": lambda source: open_documented(source.value, source.path),
    "hf-tokenizer": lambda source: read_tokenizer_json(source.value, source.path),
    "tiktoken": open_rank_file,
    "tiktoken-json": open_npm_json,
    "tekken": open_tekken,
    "sentencepiece": lambda source: open_sentencepiece(source.data, source.path),
    "vocab-json": open_vocabulary,
    "merges-txt": open_merges,
    "merge-list": open_merges,
    "clip": open_clip,
    "minbpe": open_minbpe,
    "vocab-txt": open_bert_vocabulary,
    "vocab-list": open_json_list,
}
"""Kind of file, see `detect` -> what opens it."""


def open_tokenizer(
    path: str | os.PathLike[str], *, options: OpeningOptions | None = None
) -> Tokenizer:
    """Open a tokenizer file, or a folder that holds one.

    The format is recognised by content. A gzip file is unpacked. What the file does not say is
    chosen, and `Tokenizer.choices` tells what; `options` chooses otherwise.

    Raises:
        TokenizerFileError: with file, place (line or JSON path) and reason in plain words.
    """
    path = Path(path)
    if _is_folder(path):
        path = file_in(path)
    with _collector_resting():
        data = read_unpacked(path)
        return _open(recognise(data, path), Source(path, data, options=options or NO_OPTIONS))


@contextmanager
def _collector_resting() -> Iterator[None]:
    """Let nobody look for garbage among the hundred thousands of objects that are just made.

    It would be looked for again and again, for a fifth of the time that opening takes.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _open(recognition: Recognition, source: Source) -> Tokenizer:
    if recognition.refusal is not None:
        raise TokenizerFileError(source.path, "", recognition.refusal)
    whole = Source(source.path, source.data, recognition.value, source.options)
    return READERS[recognition.kind](whole)

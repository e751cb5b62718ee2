"""Opening files as one job: what each of them is, and the tokenizers among them read whole.

It runs in a worker, or, where that is quick, in the window's own thread. A corpus is only found
here and read by the training. This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from gui.work.loaded_tokenizer import LoadedTokenizer, is_tokenizer, looks_like_merge_list
from gui.work.opening import Opening, begins_like_json
from gui.worker import Failure


class Listener(Protocol):
    """Who hears how far a job is; `gui.worker.Reporter` is one."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """The stage has come to `done` of `total` (0: unknown)."""


@dataclass(frozen=True)
class Opened:
    """What the files are.

    Attributes:
        texts: those that are no tokenizers: to train on.
        looks_like_merges: whether one of these is more likely a list of merges.
        tokenizers: the others in their order; of one that cannot be used, what is wrong with it.
    """

    texts: tuple[Path, ...]
    looks_like_merges: bool
    tokenizers: tuple[LoadedTokenizer | Exception | Failure, ...]


def open_all(opening: Opening, listener: Listener | None = None) -> Opened:
    """Find out what the files are, and read the tokenizers among them."""
    texts, tokenizers = [], []
    for number, path in enumerate(opening.paths):
        if listener is not None:
            listener.progress("opening", number, len(opening.paths) if number else 0)
        found = _open(path, opening, listener)
        if found is None:
            texts.append(path)
        else:
            tokenizers.append(found)
    merges = any(map(looks_like_merge_list, texts))
    return Opened(tuple(texts), merges, tuple(tokenizers))


def _open(
    path: Path, opening: Opening, listener: Listener | None
) -> LoadedTokenizer | Exception | Failure | None:
    """Open a tokenizer, or say what is wrong with it; None for a text."""
    text_allowed = not opening.only_tokenizers
    told = None if listener is None else partial(listener.progress, "describing")
    if text_allowed and not begins_like_json(path) and not is_tokenizer(path):
        return None
    try:
        return LoadedTokenizer.open(path, opening.options, told)
    except Exception as error:  # whatever a stranger's file provokes becomes a sentence
        if text_allowed and not is_tokenizer(path):
            return None
        failure = Failure.of(error)
        return failure.error or failure

"""A tokenizer file that somebody opened, and how its merges are replayed on the corpus.

It adds to the engine's tokenizer where it came from and which training options its merges need:
bytes cannot be replayed on characters, nor a mark without the mark.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from engine import TokenizerFileError, open_tokenizer
from engine.documented_json import SIZE_LIMIT
from engine.formats import recognise
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.training.options import Alphabet
from gui.setup import TrainingSetup

_HEAD = 65_536
_MARKS_OF_A_TOKENIZER = re.compile(rb'"(?:vocab|merges|tokenizer_type)"')


@dataclass(frozen=True)
class LoadedTokenizer:
    """An opened tokenizer file.

    Attributes:
        path: the file.
        tokenizer: what the engine made of it.
    """

    path: Path
    tokenizer: Tokenizer

    @classmethod
    def open(cls, path: Path) -> LoadedTokenizer:
        """Open a tokenizer file that can split texts.

        Raises:
            TokenizerFileError: with file, place and reason.
        """
        tokenizer = open_tokenizer(path)
        if tokenizer.refusal is not None:  # there is nothing yet that shows a mere vocabulary
            raise TokenizerFileError(path, "", tokenizer.refusal)
        return cls(path, tokenizer)

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges by rank, as pairs of labels; empty for a vocabulary without merges."""
        return self.tokenizer.merges if self.can_be_replayed else ()

    @property
    def can_be_replayed(self) -> bool:
        """Whether the window knows how words of a corpus become this tokenizer's symbols."""
        return isinstance(self.tokenizer, DocumentedTokenizer)

    def setup_for(self, setup: TrainingSetup) -> TrainingSetup:
        """The setup under which all merges can be replayed; what the file does not say is kept."""
        if not isinstance(self.tokenizer, DocumentedTokenizer):
            return setup
        settings = self.tokenizer.settings
        options = replace(
            setup.options,
            vocab_size=None,
            merges=None,
            alphabet=cast(Alphabet, settings.alphabet),
            end_of_word=settings.end_of_word,
            end_of_word_attached=settings.end_of_word_attached,
        )
        says = self.tokenizer.model.settings is not None
        return TrainingSetup(settings.split_rule if says else setup.rule, options)


def is_tokenizer(path: Path) -> bool:
    """Whether the content of a file is that of a tokenizer, of any format, and no text.

    JSON is read whole for that. A file that cannot be read is no tokenizer: opening it as a corpus
    says what is wrong.
    """
    try:
        if path.is_dir():
            return True
        data = _beginning(path)
        return recognise(data, path).is_tokenizer
    except TokenizerFileError:
        return _has_marks(data)
    except (OSError, ValueError):
        return False


def looks_like_tokenizer(path: Path) -> bool:
    """The same from the first kilobytes: of JSON a guess, which takes no time."""
    if not begins_like_json(path):
        return is_tokenizer(path)
    with suppress(OSError, ValueError):
        return _has_marks(_head(path))
    return False


def looks_like_merge_list(path: Path) -> bool:
    """Whether a text looks like the merges of a tokenizer, which nobody would want to train on."""
    with suppress(OSError, ValueError):
        return recognise(_head(path), path).kind == "merge-list"
    return False


def begins_like_json(path: Path) -> bool:
    """Whether the whole file would have to be read to say what it is."""
    with suppress(OSError, ValueError):
        return _head(path).lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")[:1] in (b"{", b"[")
    return False


def _beginning(path: Path) -> bytes:
    """As much of the file as is needed to recognise it: JSON whole, of the rest the first bytes."""
    return _head(path, SIZE_LIMIT if begins_like_json(path) else _HEAD)


def _head(path: Path, size: int = _HEAD) -> bytes:
    if not path.is_file():  # opening a pipe would wait for ever
        return b""
    with path.open("rb") as stream:
        return stream.read(size)


def _has_marks(data: bytes) -> bool:
    return bool(_MARKS_OF_A_TOKENIZER.search(data))

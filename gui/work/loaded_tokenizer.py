"""A tokenizer file that somebody opened: where it came from, what is in it, and it itself, sealed.

Of the documented format also how its merges are replayed on the corpus: bytes cannot be replayed on
characters, nor a mark without the mark.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from engine import TokenizerFileError, open_tokenizer
from engine.documented_json import SIZE_LIMIT, Settings
from engine.formats import OpeningOptions, recognise
from engine.formats.options import NO_OPTIONS
from engine.pipeline import DocumentedTokenizer
from engine.text.remark import Remark
from engine.training.options import Alphabet
from gui.work.opening import HEAD, begins_like_json, head
from gui.work.sealed import AnyTokenizer, Sealed
from gui.work.setup import TrainingSetup
from gui.work.tokenizer_card import TokenizerCard, Told

_SMALL = 4_000
"""Up to so many tokens the window has the tokenizer, too: keys need not wait for a worker."""
_MARKS_OF_A_TOKENIZER = re.compile(rb'"(?:vocab|merges|tokenizer_type)"')


@dataclass(frozen=True)
class Replay:
    """What a replay needs of a tokenizer.

    Attributes:
        merges: the merges by rank, as pairs of labels; empty for a vocabulary without merges.
        settings: alphabet, split rule and mark, as the file says or else the usual ones.
        is_told: whether the file says them.
    """

    merges: tuple[tuple[str, str], ...]
    settings: Settings
    is_told: bool


@dataclass(frozen=True)
class LoadedTokenizer:
    """An opened tokenizer file.

    Attributes:
        path: the file.
        card: what is to be seen of it.
        tokenizer: what the engine made of it, or, if it is large, that in bytes.
        options: what a person chose that the file does not say.
        replay: how its merges are replayed; None for files of other programs.
        changed: when the file was changed last, as the system counts it; None if it does not say.
    """

    path: Path
    card: TokenizerCard
    tokenizer: AnyTokenizer | Sealed
    options: OpeningOptions = NO_OPTIONS
    replay: Replay | None = None
    changed: int | None = None

    @classmethod
    def open(
        cls, path: Path, options: OpeningOptions = NO_OPTIONS, told: Told | None = None
    ) -> LoadedTokenizer:
        """Open a tokenizer file; `told` hears how many tokens of how many are described.

        Raises:
            TokenizerFileError: with file, place and reason.
        """
        changed = modification_time(path)
        tokenizer = open_tokenizer(path, options=options)
        replay = None
        if isinstance(tokenizer, DocumentedTokenizer):
            is_told = tokenizer.model.settings is not None
            replay = Replay(tokenizer.merges, tokenizer.settings, is_told)
            tokenizer.model.ranks_of("")  # works them all out, here where nobody waits
        is_small = len(tokenizer.vocabulary) <= _SMALL
        sealed = tokenizer if is_small else Sealed.of(tokenizer)
        card = TokenizerCard.of(tokenizer, told, _chosen(options))
        return cls(path, card, sealed, options, replay, changed)

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges that can be replayed."""
        return self.replay.merges if self.replay is not None else ()

    @property
    def can_be_replayed(self) -> bool:
        """Whether the window knows how words of a corpus become this tokenizer's symbols."""
        return self.replay is not None

    @property
    def warnings(self) -> tuple[Remark, ...]:
        """What a reader should know about the file."""
        return self.card.warnings

    def setup_for(self, setup: TrainingSetup) -> TrainingSetup:
        """The setup under which all merges can be replayed; what the file does not say is kept."""
        if self.replay is None:
            return setup
        settings = self.replay.settings
        options = replace(
            setup.options,
            vocab_size=None,
            merges=None,
            alphabet=cast(Alphabet, settings.alphabet),
            end_of_word=settings.end_of_word,
            end_of_word_attached=settings.end_of_word_attached,
        )
        return TrainingSetup(settings.split_rule if self.replay.is_told else setup.rule, options)


def _chosen(options: OpeningOptions) -> list[str]:
    """The names of the choices that a person made."""
    return [name for name, value in vars(options).items() if value is not None]


def modification_time(path: Path) -> int | None:
    """When a file or folder was changed last; None if nobody can tell."""
    try:
        return path.stat().st_mtime_ns
    except (OSError, ValueError):
        return None


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
        return _has_marks(head(path))
    return False


def is_surely_text(path: Path) -> bool:
    """Whether a file is a text that people read: neither a tokenizer, nor JSON, nor empty, nor odd.

    Of one that cannot be read that is not sure: opening it as a tokenizer says what is wrong.
    """
    try:
        return not (
            path.is_dir()
            or begins_like_json(path)
            or not head(path, 1)
            or b"\0" in head(path)
            or is_tokenizer(path)
        )
    except OSError:
        return False


def looks_like_merge_list(path: Path) -> bool:
    """Whether a text looks like the merges of a tokenizer, which nobody would want to train on."""
    with suppress(OSError, ValueError):
        return recognise(head(path), path).kind == "merge-list"
    return False


def _beginning(path: Path) -> bytes:
    """As much of the file as is needed to recognise it: JSON whole, of the rest the first bytes."""
    return head(path, SIZE_LIMIT if begins_like_json(path) else HEAD)


def _has_marks(data: bytes) -> bool:
    return bool(_MARKS_OF_A_TOKENIZER.search(data))

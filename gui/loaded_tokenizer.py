"""A tokenizer file that somebody opened, and how its merges are replayed on the corpus.

It adds to the engine's tokenizer where it came from and which training options its merges need:
bytes cannot be replayed on characters, nor a mark without the mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine import open_tokenizer
from gui.setup import TrainingSetup


@dataclass(frozen=True)
class LoadedTokenizer:
    """An opened tokenizer file.

    Attributes:
        path: the file.
        tokenizer: what the engine made of it.
        merges: its merges by rank, as pairs of labels; empty for a vocabulary without merges.
    """

    path: Path
    tokenizer: object
    merges: tuple[tuple[str, str], ...]

    @classmethod
    def open(cls, path: Path) -> LoadedTokenizer:
        """Open a tokenizer file.

        Raises:
            TokenizerFileError: with file, place and reason.
        """
        tokenizer = open_tokenizer(path)
        return cls(path, tokenizer, tuple(tokenizer.merge_list))

    def setup_for(self, setup: TrainingSetup) -> TrainingSetup:
        """The setup under which the merges can be replayed; what the file does not say is kept."""
        return setup

"""Decoders that know where words end, and so where spaces belong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.text.pretokenizers.rewriting import MetaspaceSettings

_ENGLISH = (
    (" .", "."),
    (" ?", "?"),
    (" !", "!"),
    (" ,", ","),
    (" ' ", "'"),
    (" n't", "n't"),
    (" 'm", "'m"),
    (" do not", " don't"),
    (" 's", "'s"),
    (" 've", "'ve"),
    (" 're", "'re"),
)


@dataclass(frozen=True)
class BPEDecoder:
    """An end-of-word mark becomes a space, but not in the last label.

    Attributes:
        suffix: the mark.
    """

    name: ClassVar[str] = "BPEDecoder"

    suffix: str = "</w>"

    def settings(self) -> dict[str, object]:
        """Give the mark."""
        return {"suffix": self.suffix}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        last = len(labels) - 1
        spaces = (" " if index < last else "" for index in range(len(labels)))
        return [
            label.replace(self.suffix, space) for label, space in zip(labels, spaces, strict=True)
        ]


@dataclass(frozen=True)
class MetaspaceDecoder(MetaspaceSettings):
    """The visible space becomes a space, but the one that was put before the text."""

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        first = " " if self.prepend_scheme == "never" else ""
        spaces = (first if index == 0 else " " for index in range(len(labels)))
        return [
            label.replace(self.replacement, space)
            for label, space in zip(labels, spaces, strict=True)
        ]


@dataclass(frozen=True)
class WordPieceDecoder:
    """Labels are set apart by spaces, but for those that continue a word.

    Attributes:
        prefix: what these begin with.
        cleanup: take out the spaces that English has not, before marks and in contractions.
    """

    name: ClassVar[str] = "WordPiece"

    prefix: str = "##"
    cleanup: bool = True

    def settings(self) -> dict[str, object]:
        """Give both."""
        return {"prefix": self.prefix, "cleanup": self.cleanup}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        new = [label if index == 0 else self._joined(label) for index, label in enumerate(labels)]
        return list(map(cleaned_up, new)) if self.cleanup else new

    def _joined(self, label: str) -> str:
        if label.startswith(self.prefix):
            return label.removeprefix(self.prefix)
        return f" {label}"


@dataclass(frozen=True)
class CTC:
    """Labels of a speech model: repeated ones count once, padding not at all.

    Attributes:
        pad_token: the padding.
        word_delimiter_token: what becomes a space.
        cleanup: whether it does, and English is cleaned up, see `WordPieceDecoder`.
    """

    name: ClassVar[str] = "CTC"

    pad_token: str = "<pad>"
    word_delimiter_token: str = "|"
    cleanup: bool = True

    def settings(self) -> dict[str, object]:
        """Give all three."""
        return {
            "pad_token": self.pad_token,
            "word_delimiter_token": self.word_delimiter_token,
            "cleanup": self.cleanup,
        }

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        befores: Sequence[str | None] = [None, *labels]
        once = (label for label, before in zip(labels, befores, strict=False) if label != before)
        new = (label.replace(self.pad_token, "") for label in once)
        if self.cleanup:
            new = (cleaned_up(label).replace(self.word_delimiter_token, " ") for label in new)
        return [label for label in new if label]


def cleaned_up(text: str) -> str:
    """Take spaces out that English has not, and shorten `do not`, as BERT's decoder does.

    >>> cleaned_up("I do not , really")
    "I don't, really"
    """
    for old, new in _ENGLISH:
        text = text.replace(old, new)
    return text

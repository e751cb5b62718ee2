"""How the pieces of a SentencePiece model become a text again, as its own library does it.

Follows `SentencePieceProcessor::Decode` (sentencepiece_processor.cc). The decoders of Hugging
Face's files, which imitate it, differ at the ends of texts and in bytes that are no UTF-8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import ClassVar

from engine.formats.sentencepiece.model_proto import DEFAULT_UNKNOWN_SURFACE
from engine.models.pieces import BYTE_OF_PIECE
from engine.text.aligned import AlignedText
from engine.text.normalizers.sentencepiece import SPACE, SentencePieceNormalizer


@dataclass(frozen=True)
class SentencePieceDecoder:
    """Labels -> parts of a text.

    Attributes:
        unknown: the label of the unknown token.
        unknown_surface: what it becomes.
        add_dummy_prefix: whether a space was put before the text, which is taken off here.
        remove_extra_whitespaces: whether all spaces before the text are taken off.
        control: labels that stand for nothing.
        bytes: labels that stand for one byte each.
        denormalizer: what changes the decoded text; None if nothing does.
    """

    name: ClassVar[str] = "SentencePiece"

    unknown: str = "<unk>"
    unknown_surface: str = DEFAULT_UNKNOWN_SURFACE
    add_dummy_prefix: bool = True
    remove_extra_whitespaces: bool = True
    control: frozenset[str] = field(default=frozenset(), repr=False)
    bytes: frozenset[str] = field(default=frozenset(), repr=False)
    denormalizer: SentencePieceNormalizer | None = None

    def settings(self) -> dict[str, object]:
        """Give what the file says about decoding."""
        return {
            "unk_surface": self.unknown_surface,
            "add_dummy_prefix": self.add_dummy_prefix,
            "remove_extra_whitespaces": self.remove_extra_whitespaces,
            "byte_fallback": bool(self.bytes),
        }

    def __call__(self, labels: list[str]) -> list[str]:
        """Give the parts of the text."""
        parts = list(self._parts(labels))
        if self.denormalizer is None:
            return parts
        return [self.denormalizer(AlignedText.original("".join(parts))).text]

    def _parts(self, labels: Iterable[str]) -> Iterator[str]:
        begun = False
        for is_byte, group in groupby(labels, self.bytes.__contains__):
            if is_byte:
                yield decoded_bytes(b"".join(map(BYTE_OF_PIECE.__getitem__, group)))
                begun = True
                continue
            for label in group:
                part, took_space = (label, False) if begun else self._first_part(label)
                part = self._shown(label, part)
                yield part
                begun = begun or took_space or bool(part)

    def _first_part(self, label: str) -> tuple[str, bool]:
        """Take the dummy space off; tell whether that was all that may be taken off."""
        if label in self.control:
            return "", False
        if not (self.add_dummy_prefix or self.remove_extra_whitespaces):
            return label, False
        part = label.removeprefix(SPACE)
        return part, part != label and not self.remove_extra_whitespaces

    def _shown(self, label: str, part: str) -> str:
        if label in self.control:
            return ""
        return self.unknown_surface if label == self.unknown else part.replace(SPACE, " ")


def decoded_bytes(data: bytes) -> str:
    r"""Decode UTF-8; each byte that belongs to no character becomes one U+FFFD.

    Python makes one of several; SentencePiece does not.

    >>> decoded_bytes(b"a\xe2\x96b")
    'a\ufffd\ufffdb'
    """
    text = data.decode("utf-8", "surrogateescape")
    return "".join("\ufffd" if "\udc80" <= c <= "\udcff" else c for c in text)

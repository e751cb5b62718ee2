"""BertNormalizer: what BERT's `BasicTokenizer` does to a text before it is cut (Devlin 2018)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.text.aligned import AlignedText
from engine.text.character_sets import (
    is_chinese,
    is_control,
    is_nonspacing_mark,
    is_white_space,
)
from engine.text.normalizers.plain import LOWERED, CharacterMap, mapped
from engine.text.normalizers.unicode_forms import NFD


@dataclass(frozen=True)
class BertNormalizer:
    """Clean, set ideographs apart, drop accents, lower; each can be off.

    Attributes:
        clean_text: drop controls, make plain spaces of all white space.
        handle_chinese_chars: put spaces around ideographs.
        strip_accents: drop accents; None: if letters are lowered.
        lowercase: lower letters.
    """

    name: ClassVar[str] = "BertNormalizer"

    clean_text: bool = True
    handle_chinese_chars: bool = True
    strip_accents: bool | None = None
    lowercase: bool = True

    def settings(self) -> dict[str, object]:
        """Give all four."""
        return {
            "clean_text": self.clean_text,
            "handle_chinese_chars": self.handle_chinese_chars,
            "strip_accents": self.strip_accents,
            "lowercase": self.lowercase,
        }

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        if self.clean_text:
            text = mapped(text, _CLEANED)
        if self.handle_chinese_chars:
            text = mapped(text, _APART)
        if self.lowercase if self.strip_accents is None else self.strip_accents:
            text = mapped(NFD()(text), _WITHOUT_ACCENTS)
        return mapped(text, LOWERED) if self.lowercase else text


def _cleaned(character: str) -> str:
    if character in "\0\ufffd" or is_control(character):
        return ""
    return " " if is_white_space(character) else character


_CLEANED = CharacterMap(_cleaned)
_APART = CharacterMap(lambda one: f" {one} " if is_chinese(one) else one)
_WITHOUT_ACCENTS = CharacterMap(lambda one: "" if is_nonspacing_mark(one) else one)

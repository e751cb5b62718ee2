"""The pre-tokenizers that also change the text: ByteLevel and Metaspace."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Literal

from engine.text.aligned import AlignedText
from engine.text.code_points import byte_offsets, code_points
from engine.text.normalizers.plain import as_byte_characters, prepended, replaced
from engine.text.patterns import compile_pattern
from engine.text.pretokenize import SPLIT_RULES
from engine.text.pretokenizers.splitting import with_gaps

PrependScheme = Literal["always", "first", "never"]


@dataclass(frozen=True)
class ByteLevelSettings:
    """The settings of ByteLevel, which pre-tokenizer, post-processor and decoder share.

    Attributes:
        add_prefix_space: put a space before every piece that has none.
        trim_offsets: heeded by the post-processor alone.
        use_regex: cut by GPT-2's pattern; else the words stay as they come.
    """

    name: ClassVar[str] = "ByteLevel"

    add_prefix_space: bool = True
    trim_offsets: bool = True
    use_regex: bool = True

    def settings(self) -> dict[str, object]:
        """Give all three."""
        return {
            "add_prefix_space": self.add_prefix_space,
            "trim_offsets": self.trim_offsets,
            "use_regex": self.use_regex,
        }


@dataclass(frozen=True)
class ByteLevel(ByteLevelSettings):
    """Words as GPT-2 cuts them, written byte by byte."""

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        pieces: list[AlignedText] = []
        for word in words:
            with_space = word.text.startswith(" ") or not self.add_prefix_space
            pieces += self._cut(word if with_space else prepended(word, " "))
        return pieces

    def spans(self, text: str) -> Iterable[tuple[int, int]]:
        """Give the places of the words of a text, as long as nothing is put before it."""
        return with_gaps(compile_pattern(SPLIT_RULES["gpt2"]).matches(text), len(text))

    def whole(self, text: str) -> list[str] | None:
        """Give the same as strings, if that can be done at once and they are all of the text."""
        return compile_pattern(SPLIT_RULES["gpt2"]).whole(text)

    def _cut(self, word: AlignedText) -> list[AlignedText]:
        if not self.use_regex:
            return [as_byte_characters(word)] if word.text else []
        found = compile_pattern(SPLIT_RULES["gpt2"]).matches(word.text)
        # The whole word is written in bytes at once: there are far more pieces than words.
        written = as_byte_characters(word)
        if len(written) > len(word):
            offsets = byte_offsets(code_points(word.text)).tolist()
            found = [(offsets[start], offsets[end]) for start, end in found]
        return [written.slice(start, end) for start, end in with_gaps(found, len(written))]


@dataclass(frozen=True)
class MetaspaceSettings:
    """The settings of Metaspace, which pre-tokenizer and decoder share.

    Attributes:
        replacement: the character.
        prepend_scheme: which pieces get one before them: all, the one that begins the text, none.
        split: cut before each; else the words stay as they come.
    """

    name: ClassVar[str] = "Metaspace"

    replacement: str = "\u2581"
    prepend_scheme: PrependScheme = "always"
    split: bool = True

    def settings(self) -> dict[str, object]:
        """Give all three."""
        return {
            "replacement": self.replacement,
            "prepend_scheme": self.prepend_scheme,
            "split": self.split,
        }


@dataclass(frozen=True)
class Metaspace(MetaspaceSettings):
    """Spaces as a visible character, and words that begin with it."""

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""
        written = [self._written(word) for word in words if word.text]
        if not self.split:
            return written
        return [piece for word in written for piece in self._cut(word)]

    def _cut(self, word: AlignedText) -> list[AlignedText]:
        found = compile_pattern(self.replacement, is_regex=False).matches(word.text)
        cuts = [0, *[start for start, _ in found if start], len(word)]
        return [word.slice(start, end) for start, end in pairwise(cuts)]

    def _written(self, word: AlignedText) -> AlignedText:
        word = replaced(word, " ", self.replacement, is_regex=False)
        wanted = self.prepend_scheme == "always" or (
            self.prepend_scheme == "first" and word.start == 0
        )
        if wanted and not word.text.startswith(self.replacement):
            return prepended(word, self.replacement)
        return word

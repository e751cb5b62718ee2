"""The small normalizers: each changes characters one by one, puts some in, or takes some away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.text.aligned import AlignedText, Rewriting
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.character_sets import code_point_set, is_mark, is_white_space, lower
from engine.text.patterns import compile_pattern, find_all

_NMT_REMOVED = code_point_set("1-8 B E-1F 7F 8F 9F")
_NMT_SPACES = code_point_set("9-A C-D 20 1680 200B-200F 2028-2029 2581 FEFF FFFD")


class CharacterMap(dict[str, str]):
    """What becomes of each character, found out when it is first met.

    >>> shout = CharacterMap(str.upper)
    >>> mapped(AlignedText.original("ß"), shout).text
    'SS'
    """

    def __init__(self, change: Callable[[str], str]) -> None:
        """Take what changes a character into any text."""
        super().__init__()
        self._change = change

    def __missing__(self, character: str) -> str:
        """Find it out."""
        new = self[character] = self._change(character)
        return new


def mapped(text: AlignedText, changes: CharacterMap) -> AlignedText:
    """Replace each character by what becomes of it."""
    changing = {character for character in set(text.text) if changes[character] != character}
    if not changing:
        return text
    if all(len(changes[character]) == 1 for character in changing):
        return text.with_text("".join(map(changes.__getitem__, text.text)))
    rewriting, done = Rewriting(text), 0
    for place, character in enumerate(text.text):
        if character in changing:
            new = changes[character]
            rewriting.keep(done, place)
            rewriting.write(new, [place] * len(new))
            done = place + 1
    rewriting.keep(done, len(text))
    return rewriting.finish()


@dataclass(frozen=True)
class Lowercase:
    """Small letters, each on its own: Σ at the end of a word is σ."""

    name: ClassVar[str] = "Lowercase"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        return mapped(text, LOWERED)


@dataclass(frozen=True)
class StripAccents:
    """Drop combining marks; NFD must come before, or there are few."""

    name: ClassVar[str] = "StripAccents"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        return mapped(text, _WITHOUT_MARKS)


@dataclass(frozen=True)
class Nmt:
    """What SentencePiece's map `nmt` does: drop controls, make spaces of much else."""

    name: ClassVar[str] = "Nmt"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        return mapped(text, _NMT)


def _nmt(character: str) -> str:
    if character in _NMT_REMOVED:
        return ""
    return " " if character in _NMT_SPACES else character


LOWERED = CharacterMap(lower)
_WITHOUT_MARKS = CharacterMap(lambda character: "" if is_mark(character) else character)
_NMT = CharacterMap(_nmt)


@dataclass(frozen=True)
class Prepend:
    """Put something before a text that is not empty.

    Attributes:
        prepend: what is put there.
    """

    name: ClassVar[str] = "Prepend"

    prepend: str

    def settings(self) -> dict[str, object]:
        """Give what is put there."""
        return {"prepend": self.prepend}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text.

        subtle: what is put before is there instead of the first character, which then comes as new
        behind it. Where nothing is put before, the first character stands for nothing.
        """
        if self.prepend or not text.text:
            return prepended(text, self.prepend)
        rewriting = Rewriting(text)
        rewriting.write(text.text[0], [-1])
        rewriting.keep(1, len(text))
        return rewriting.finish()


def prepended(text: AlignedText, prefix: str) -> AlignedText:
    """Put a prefix before a text; it stands for what the first character stands for."""
    if not text.text or not prefix:
        return text
    rewriting = Rewriting(text)
    rewriting.write(prefix, [0] * len(prefix))
    rewriting.keep(0, len(text))
    return rewriting.finish()


@dataclass(frozen=True)
class ReplaceSettings:
    """What is replaced by what; normalizers and decoders do so.

    Attributes:
        pattern: the pattern.
        content: what is put in its place, as it is.
        is_regex: whether the pattern is a regular expression.
    """

    name: ClassVar[str] = "Replace"

    pattern: str
    content: str
    is_regex: bool = False

    def __post_init__(self) -> None:
        """Check the pattern.

        Raises:
            PatternError: it does not compile.
        """
        compile_pattern(self.pattern, self.is_regex)

    def settings(self) -> dict[str, object]:
        """Give both, as tokenizer.json writes them."""
        kind = "Regex" if self.is_regex else "String"
        return {"pattern": {kind: self.pattern}, "content": self.content}


@dataclass(frozen=True)
class Replace(ReplaceSettings):
    """Replace whatever a pattern finds."""

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        return replaced(text, self.pattern, self.content, self.is_regex)

    def plain(self, text: str) -> str:
        """Change a text of which nobody asks where its characters are from."""
        if self.is_regex or not self.pattern:
            return self(AlignedText.original(text)).text
        return text.replace(self.pattern, self.content)


def replaced(text: AlignedText, pattern: str, content: str, is_regex: bool) -> AlignedText:
    """Replace what a pattern finds; the new text stands for the last character that it found."""
    if not text.text or (not is_regex and pattern not in text.text):
        return text
    if len(pattern) == len(content) == 1 and not is_regex:
        return text.with_text(text.text.replace(pattern, content))
    rewriting, done = Rewriting(text), 0
    for start, end in find_all(compile_pattern(pattern, is_regex), text.text):
        rewriting.keep(done, start)
        rewriting.write(content, [end - 1] * len(content))
        done = end
    rewriting.keep(done, len(text))
    return rewriting.finish()


@dataclass(frozen=True)
class Strip:
    """Drop white space at the ends.

    Attributes:
        strip_left: at the beginning.
        strip_right: at the end.
    """

    name: ClassVar[str] = "Strip"

    strip_left: bool = True
    strip_right: bool = True

    def settings(self) -> dict[str, object]:
        """Give both."""
        return {"strip_left": self.strip_left, "strip_right": self.strip_right}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        first, last = 0, len(text)
        while self.strip_left and first < last and is_white_space(text.text[first]):
            first += 1
        while self.strip_right and first < last and is_white_space(text.text[last - 1]):
            last -= 1
        rewriting = Rewriting(text)
        rewriting.keep(first, last)
        return rewriting.finish()


@dataclass(frozen=True)
class ByteLevelNormalizer:
    """Write each byte of the text's UTF-8 as one of the 256 characters of GPT-2."""

    name: ClassVar[str] = "ByteLevel"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        return as_byte_characters(text)


def as_byte_characters(text: AlignedText) -> AlignedText:
    """Write each byte of a text as a character that stands for just that byte, if it is one still.

    Where characters were changed before, each of their bytes stands for what the character does.
    """
    source = text.text
    if source.isascii() and source.isprintable():
        return text.with_text(source.replace(" ", BYTE_CHARACTERS[0x20]))
    new = "".join(map(BYTE_CHARACTERS.__getitem__, source.encode("utf-8", "surrogatepass")))
    if source.isascii():
        return text.with_text(new)
    starts: list[int] = []
    ends: list[int] = []
    for character, start, end in zip(source, text.starts, text.ends, strict=True):
        width = len(character.encode("utf-8", "surrogatepass"))
        if end - start == width:
            starts += range(start, end)
            ends += range(start + 1, end + 1)
        else:
            starts += [start] * width
            ends += [end] * width
    return AlignedText(new, starts, ends, text.start, text.end)


class NormalizerSequence:
    """Normalizers one after the other; none at all is allowed.

    Attributes:
        stages: the normalizers.
    """

    name = "Sequence"

    def __init__(self, stages: Sequence[Callable[[AlignedText], AlignedText]] = ()) -> None:
        """Take the normalizers."""
        self.stages = tuple(stages)

    def settings(self) -> dict[str, object]:
        """There are none of its own."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        for stage in self.stages:
            text = stage(text)
        return text

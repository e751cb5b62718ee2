"""Decoders that read bytes, or rewrite labels one by one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from engine.text.byte_characters import bytes_of_label
from engine.text.normalizers.plain import ReplaceSettings
from engine.text.patterns import compile_pattern, find_all
from engine.text.pretokenizers.rewriting import ByteLevelSettings

_BYTE_LABEL = re.compile(r"<0x([0-9A-Fa-f]{2}|\+[0-9A-Fa-f])>")


@dataclass(frozen=True)
class ByteFallback:
    """Runs of labels like `<0xE4>` become the characters that their bytes are."""

    name: ClassVar[str] = "ByteFallback"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels; of a run that is no text every byte becomes U+FFFD."""
        new: list[str] = []
        run = bytearray()
        for label in labels:
            byte = _BYTE_LABEL.fullmatch(label)
            if byte:
                run.append(int(byte[1], 16))
                continue
            new += _run_as_text(run)
            run.clear()
            new.append(label)
        return new + _run_as_text(run)


def _run_as_text(run: bytearray) -> list[str]:
    try:
        return [run.decode()] if run else []
    except UnicodeDecodeError:
        return ["\ufffd"] * len(run)


@dataclass(frozen=True)
class ByteLevelDecoder(ByteLevelSettings):
    """Labels in GPT-2's 256 characters become the text of their bytes, as one.

    Its settings are kept for display.
    """

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels; one that holds another character stands for its own UTF-8."""
        parts = (bytes_of_label(label) for label in labels)
        data = b"".join(
            label.encode("utf-8", "surrogatepass") if part is None else part
            for label, part in zip(labels, parts, strict=True)
        )
        return [data.decode("utf-8", "replace")]


@dataclass(frozen=True)
class Fuse:
    """All labels become one."""

    name: ClassVar[str] = "Fuse"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        return ["".join(labels)]


@dataclass(frozen=True)
class ReplaceDecoder(ReplaceSettings):
    """Whatever a pattern finds in a label is replaced."""

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        return [self._replaced(label) if label else label for label in labels]

    def _replaced(self, label: str) -> str:
        if not self.is_regex:
            return label.replace(self.pattern, self.content)
        parts: list[str] = []
        done = 0
        for start, end in find_all(compile_pattern(self.pattern, self.is_regex), label):
            parts += [label[done:start], self.content]
            done = end
        return "".join(parts) + label[done:]


@dataclass(frozen=True)
class StripDecoder:
    """Take a character off the ends of every label.

    Attributes:
        content: the character.
        start: how many of them at most at the beginning.
        stop: how many at the end.
    """

    name: ClassVar[str] = "Strip"

    content: str
    start: int = 0
    stop: int = 0

    def settings(self) -> dict[str, object]:
        """Give all three."""
        return {"content": self.content, "start": self.start, "stop": self.stop}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels. Where both ends want the same characters, the library crashes."""
        return [self._stripped(label) for label in labels]

    def _stripped(self, label: str) -> str:
        first, last = 0, len(label)
        while first < min(self.start, last) and label[first] == self.content:
            first += 1
        while last > max(first, len(label) - self.stop) and label[last - 1] == self.content:
            last -= 1
        return label[first:last]

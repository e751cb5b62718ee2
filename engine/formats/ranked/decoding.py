"""RankedBytesDecoder: labels of bytes become a text again, as tiktoken does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.text.alphabet import label_bytes


@dataclass(frozen=True)
class RankedBytesDecoder:
    """All bytes are joined and read as UTF-8; what is none becomes U+FFFD."""

    name: ClassVar[str] = "Bytes"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels; the name of a special token stands for itself."""
        return [b"".join(map(_bytes_of, labels)).decode("utf-8", "replace")]


def _bytes_of(label: str) -> bytes:
    try:
        return label_bytes(label)
    except ValueError:
        return label.encode("utf-8", "surrogatepass")

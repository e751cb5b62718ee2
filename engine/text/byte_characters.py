"""The 256 characters that GPT-2's files write bytes with: every byte as something that is printed.

Bytes that are visible in Latin-1 are themselves; the others follow from U+0100 on, in their order
(Radford et al. 2019). So a space is Ġ and a line end Ċ.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


def _characters() -> tuple[str, ...]:
    visible = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    others = iter(range(0x100, 0x200))
    return tuple(chr(byte if byte in visible else next(others)) for byte in range(256))


BYTE_CHARACTERS: tuple[str, ...] = _characters()
"""Byte -> character."""

CHARACTER_BYTES: Mapping[str, int] = MappingProxyType(
    {character: byte for byte, character in enumerate(BYTE_CHARACTERS)}
)
"""Character -> byte."""

_OF_LATIN = dict(enumerate(BYTE_CHARACTERS))


def as_byte_text(text: str) -> str:
    """Write each byte of a text's UTF-8 as its character.

    >>> as_byte_text(" é")
    'ĠÃ©'
    """
    return text.encode("utf-8", "surrogatepass").decode("latin-1").translate(_OF_LATIN)


def bytes_of_label(text: str) -> bytes | None:
    r"""Give the bytes that a text of such characters stands for; None if it holds another one.

    >>> bytes_of_label("Ġé"), bytes_of_label("я")
    (b' \xe9', None)
    """
    try:
        return bytes(map(CHARACTER_BYTES.__getitem__, text))
    except KeyError:
        return None

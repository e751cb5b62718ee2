"""Labels in the 256 characters that stand for bytes -> these bytes."""

from __future__ import annotations

from engine.text.byte_characters import CHARACTER_BYTES


def bytes_of_label(label: str) -> bytes | None:
    r"""Give the bytes of a label; None if it holds a character that stands for no byte.

    >>> bytes_of_label("\u0120\u00e9"), bytes_of_label("\u044f")
    (b' \xe9', None)
    """
    try:
        return bytes(map(CHARACTER_BYTES.__getitem__, label))
    except KeyError:
        return None

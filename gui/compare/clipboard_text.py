"""The text of a clipboard, read from its bytes where Qt's own reading would drop characters.

Qt hands Python no half of a surrogate pair and swallows a leading U+FEFF; the bytes hold both.
"""

from __future__ import annotations

from PySide6.QtCore import QMimeData

_FORMATS = ("text/plain;charset=utf-8", "text/plain")


def text_of(data: QMimeData) -> str:
    """The text, with every character that can still be had."""
    for name in _FORMATS:
        raw = bytes(data.data(name).data()) if data.hasFormat(name) else b""
        try:
            text = raw.decode("utf-8", "surrogatepass")
        except UnicodeDecodeError:
            continue
        if text:
            return text
    return data.text()

"""Texts of strangers in places where Qt would read HTML: `<s>` is a token, not struck-out letters.

A label can be told to take its text as it is; a tool tip cannot.
"""

from __future__ import annotations

from PySide6.QtGui import Qt  # this one knows about rich text


def plain_tip(text: str) -> str:
    """A tool tip that shows a text as it is, whatever it looks like.

    >>> plain_tip("low"), plain_tip("<s>")
    ('low', '<p>&lt;s&gt;</p>')
    """
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text

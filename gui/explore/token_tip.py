"""What a token says to the pointer: its whole name, how the file writes it, what its signs mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gui.explore.token_names import TokenNames
from gui.widgets.sign_notes import sign_notes


def name_tip(names: TokenNames, row: int) -> str:
    """Name a token and explain its name, a line each."""
    name = names.name(row)
    return "\n".join([name, *in_file_notes(names, row), *sign_notes(name)])


def in_file_notes(names: TokenNames, row: int) -> list[str]:
    """Say how the file writes a token, if it is not called so."""
    written = names.in_file(row)
    text = QCoreApplication.translate("TokenTip", "In the file: {label}")
    return [text.format(label=written)] if written else []

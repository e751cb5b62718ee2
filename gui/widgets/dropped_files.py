"""Files that are dragged from another program: they are read, never moved.

A window that agrees to a move lets the other program remove the file afterwards; a file manager
offers one as soon as both are on the same disk.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent


def take_files(event: QDropEvent) -> list[Path]:
    """The local files that are dragged, in order; none where only a move is offered."""
    actions = type(event.dropAction())  # without Qt's large namespace, for a quick start
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    if not paths or actions.CopyAction not in event.possibleActions():
        return []
    event.setDropAction(actions.CopyAction)
    event.accept()
    return paths

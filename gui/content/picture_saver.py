"""Save picture: ask what, in which format and where; draw it; say how it went."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6 import QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QWidget

from gui.dialogs.files import FileDialogs
from gui.sentences import messages

if TYPE_CHECKING:
    from gui.dialogs.save_picture import PictureWish, SavePictureDialog

DIALOG: Final = "gui.dialogs.save_picture"
PICTURES: Final = "gui.pictures"
"""Imported when a picture is wanted, with the writers of PDF and SVG: the start need not wait."""


class PictureSaver(QObject):
    """Leads a person from the wish for a picture to the file."""

    def __init__(self, files: FileDialogs, window: QMainWindow) -> None:
        super().__init__(window)
        self._files = files
        self._window = window

    def ask(self, panels: Mapping[str, QWidget]) -> None:
        """Offer the window and these panels, and save what was chosen."""
        names = {key: panel.accessibleName() or key for key, panel in panels.items()}
        dialogs = importlib.import_module(DIALOG)
        dialog: SavePictureDialog = dialogs.SavePictureDialog(names, self._window)
        if not dialog.exec():
            return
        wish = dialog.wish
        path = self._files.ask_where_to_save_picture(f"{wish.part or 'window'}{wish.ending}")
        if path is not None:
            self.save(panels.get(wish.part, self._window), wish, path)

    def save(self, widget: QWidget, wish: PictureWish, path: Path) -> None:
        """Draw `widget` to `path` and report it in the status bar; a failure gets a box."""
        try:
            importlib.import_module(PICTURES).save_picture(widget, path, wish.scale)
        except OSError as error:
            QtWidgets.QMessageBox.warning(
                self._window, self.tr("The picture was not saved"), messages.explain(error)
            )
            return
        self._window.statusBar().showMessage(
            self.tr("Picture saved to {path}").format(path=path), 8000
        )

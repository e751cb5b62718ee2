"""Saves a table of an experiment for other programs: asks where, writes, says how it went."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.analysis.vocabulary_size import save_rows
from engine.documented_json.document import TokenizerFileError
from gui.dialogs.files import FileDialogs
from gui.sentences import messages
from gui.state.preferences import Preferences

Row = tuple[str | int | float, ...]


class TableSaver(FileDialogs):
    """Adds to the dialogs one that asks where a table goes.

    Signals:
        told: the sentence that says that it was saved.
    """

    told = Signal(str)

    def __init__(self, preferences: Preferences, page: QWidget) -> None:
        """Ask over `page`."""
        super().__init__(preferences, page)
        self._page = page

    def save(self, name: str, rows: Iterable[Row]) -> None:
        """Ask where rows are to be saved, and save them there.

        Args:
            name: what the file is called unless somebody calls it otherwise.
            rows: a heading, then values.
        """
        path = self._ask_where_to_save(
            self.tr("Save table"),
            name,
            self.tr("Tables ({pattern})").format(pattern="*.csv"),
            ".csv",
        )
        if path is not None:
            self.write(path, rows)

    def write(self, path: Path, rows: Iterable[Row]) -> None:
        """Save rows there; a failure gets a box."""
        try:
            save_rows(rows, path)
        except (TokenizerFileError, OSError) as error:
            QMessageBox.warning(
                self._page, self.tr("The table was not saved"), messages.explain(error)
            )
        else:
            self.told.emit(self.tr("Table saved to {path}").format(path=path))

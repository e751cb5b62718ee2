"""The dialogs that ask for files: which endings they offer and where they begin.

What is in a file decides what it is; the endings only sort what the dialog shows.
"""

from pathlib import Path
from typing import Final

from PySide6 import QtWidgets  # dialogs are made when they are first named: large classes
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.state.preferences import Preferences

_TOKENIZERS: Final = "*.json *.model *.model.* *.tiktoken *.txt *.bpe *.vocab *.codes *.gz"


class FileDialogs(QObject):
    """Asks for files and remembers the folder that was used last."""

    def __init__(self, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._window = window

    def ask_for_corpus(self) -> list[Path]:
        """Files to train on; empty when the person changed their mind."""
        names, _ = QtWidgets.QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Open corpus"),
            self._folder(),
            ";;".join(
                (
                    self.tr("Texts and word counts (*.txt *.md *.py *.tsv *.csv *.json)"),
                    self.tr("All files (*)"),
                )
            ),
        )
        return [self._remembered(name) for name in names]

    def ask_for_tokenizer(self) -> Path | None:
        """A tokenizer file to open."""
        name, _ = QtWidgets.QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open tokenizer"),
            self._folder(),
            ";;".join(
                (
                    self.tr("Tokenizers ({pattern})").format(pattern=_TOKENIZERS),
                    self.tr("All files (*)"),
                )
            ),
        )
        return self._remembered(name) if name else None

    def ask_for_tokenizer_folder(self) -> Path | None:
        """A folder that holds the files of a tokenizer."""
        name = QtWidgets.QFileDialog.getExistingDirectory(
            self._window, self.tr("Open folder of a tokenizer"), self._folder()
        )
        return self._remembered(name) if name else None

    def ask_for_text(self) -> Path | None:
        """A text file to split."""
        name, _ = QtWidgets.QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open text"),
            self._folder(),
            ";;".join((self.tr("Texts (*.txt *.md *.py *.json)"), self.tr("All files (*)"))),
        )
        return self._remembered(name) if name else None

    def ask_for_lesson(self) -> Path | None:
        """A lesson to open."""
        name, _ = QtWidgets.QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open lesson"),
            self._folder(),
            ";;".join((self.tr("Lessons (*.json)"), self.tr("All files (*)"))),
        )
        return self._remembered(name) if name else None

    def ask_where_to_save_tokenizer(self) -> Path | None:
        """A file to write a tokenizer to."""
        return self._ask_where_to_save(
            self.tr("Save tokenizer"), "tokenizer.json", self.tr("Tokenizers (*.json)")
        )

    def ask_where_to_save_picture(self, suggestion: str) -> Path | None:
        """A file to write a picture to; its ending stays that of `suggestion`."""
        ending = Path(suggestion).suffix
        kind = self.tr("Pictures ({pattern})").format(pattern=f"*{ending}")
        return self._ask_where_to_save(self.tr("Save picture"), suggestion, kind, ending)

    def ask_for_session(self) -> Path | None:
        """A session to go on with."""
        name, _ = QtWidgets.QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open session"),
            self._folder(),
            ";;".join((self.tr("Sessions (*.bpesession)"), self.tr("All files (*)"))),
        )
        return self._remembered(name) if name else None

    def ask_where_to_export(self, suggestion: str) -> Path | None:
        """A file to write something to; its ending stays that of `suggestion`."""
        ending = Path(suggestion).suffix
        kinds = {
            ".html": self.tr("Web pages ({pattern})"),
            ".csv": self.tr("Tables ({pattern})"),
            ".bpesession": self.tr("Sessions ({pattern})"),
        }
        kind = kinds.get(ending, self.tr("Animations ({pattern})"))
        return self._ask_where_to_save(
            self.tr("Save"), suggestion, kind.format(pattern=f"*{ending}"), ending
        )

    def _ask_where_to_save(
        self, title: str, suggestion: str, kind: str, ending: str = ""
    ) -> Path | None:
        place = str(Path(self._folder()) / suggestion)
        dialog = QtWidgets.QFileDialog(self._window, title, place, kind)
        dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(Path(suggestion).suffix.lstrip("."))
        dialog.selectFile(place)
        while dialog.exec() and (chosen := dialog.selectedFiles()):
            named = chosen[0].lower().endswith(ending)
            # "step.40" becomes "step.40.png"; whether that may be replaced Qt has not asked.
            path = Path(chosen[0] if named else chosen[0] + ending)
            if named or not path.exists() or self._may_replace(path, title):
                return self._remembered(str(path))
            dialog.selectFile(str(path))
        return None

    def _may_replace(self, path: Path, title: str) -> bool:
        asked = self.tr(
            "The ending says the format, so the name becomes {name}. There is such a file already."
            " Replace it?"
        ).format(name=path.name)
        box = QtWidgets.QMessageBox
        return box.question(self._window, title, asked) == box.StandardButton.Yes

    def _folder(self) -> str:
        return str(self._preferences.folder or Path.home())

    def _remembered(self, name: str) -> Path:
        path = Path(name)
        self._preferences.folder = path.parent
        return path

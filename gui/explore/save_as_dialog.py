"""In which format and where a tokenizer is saved, and what each format would lose of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.formats.saving import FORMATS, Loss
from gui.explore.save_as_format import FormatChoice
from gui.look import theme

_FOLDER = "vocab+merges"
_TWO_FILES = "vocab.json", "merges.txt"
_LEAST_WIDTH_IN_LETTERS = 84  # wider than high: a projector shows 768 lines


class SaveAsDialog(QDialog):
    """Asks for a format and a path; `answer` has them after it was accepted."""

    def __init__(
        self,
        losses: Mapping[str, Sequence[Loss]],
        suggestion: Path,
        parent: QWidget | None = None,
        opened: Sequence[Path] = (),
    ) -> None:
        """Begin with what every format would lose, and a path whose stem is the suggestion.

        Of the files in `opened` it is said that they are open, before one is replaced.
        """
        super().__init__(parent)
        self._suggestion, self._opened = suggestion, tuple(opened)
        self._suggested = ""
        self.formats = [FormatChoice(name, losses.get(name, ()), self) for name in FORMATS]
        self._group = QButtonGroup(self)
        self._label = QLabel(self)
        self.path = QLineEdit(self)
        self._browse = QPushButton(self)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Save | standard.Cancel, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._begin()
        self._fit_height()

    @classmethod
    def ask(
        cls,
        losses: Mapping[str, Sequence[Loss]],
        suggestion: Path,
        parent: QWidget | None = None,
        opened: Sequence[Path] = (),
    ) -> tuple[Path, str] | None:
        """Ask; None if the person changed their mind."""
        dialog = cls(losses, suggestion, parent, opened)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        answer = dialog.answer() if accepted else None
        dialog.deleteLater()
        return answer

    def answer(self) -> tuple[Path, str]:
        """The path (of a folder for two files) and the name of the format."""
        return Path(self.path.text()), self._format()

    def choose(self, format: str) -> None:
        """Choose a format, if it is possible."""
        for choice in self.formats:
            if choice.format == format and choice.is_possible:
                choice.button.setChecked(True)
        self._follow_format()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(self.tr("Save tokenizer as"))
        self._label.setText(self.tr("&To:"))
        self.path.setAccessibleName(self.tr("Path of the file or folder"))
        self._browse.setText(self.tr("&Browse…"))
        self._browse.setAccessibleDescription(self.tr("Chooses the path in a dialog"))

    def _begin(self) -> None:
        """Choose what loses nothing, else what loses least."""
        possible = [choice for choice in self.formats if choice.is_possible]
        if possible:
            best = min(possible, key=lambda choice: choice.loss_count)
            best.button.setChecked(True)
            best.button.setFocus()  # else the arrow keys would begin at the first one
        self._follow_format()

    def _fit_height(self) -> None:
        """Be as high as the sentences are at this width; Qt would take that of a narrower one."""
        self.ensurePolished()
        layout, width = self.layout(), self.minimumWidth()
        assert layout is not None
        self.resize(width, layout.totalHeightForWidth(width))

    def _format(self) -> str:
        checked = (choice.format for choice in self.formats if choice.button.isChecked())
        return next(checked, "")

    def _follow_format(self) -> None:
        """Suggest a name for the format, unless the person wrote one."""
        if self.path.text() == self._suggested:
            self._suggested = str(self._named(self._format()))
            self.path.setText(self._suggested)
        self._follow_path()

    def _follow_path(self) -> None:
        save = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setEnabled(bool(self._format() and self.path.text().strip()))

    def _named(self, format: str) -> Path:
        stem = self._suggestion.stem or "tokenizer"
        names = {"tokenizer.json": "tokenizer.json", "tiktoken": f"{stem}.tiktoken", _FOLDER: stem}
        return _free(self._suggestion.with_name(names.get(format, f"{stem}.json")))

    def _ask_for_path(self) -> None:
        """Choose the path in the dialog of the system, which asks before it replaces a file."""
        title, start = self.windowTitle(), self.path.text()
        if self._format() == _FOLDER:
            name = QFileDialog.getExistingDirectory(self, title, str(Path(start).parent))
        else:
            option = QFileDialog.Option.DontConfirmOverwrite  # asked when the dialog is accepted
            name, _ = QFileDialog.getSaveFileName(self, title, start, options=option)
        if name:
            self.path.setText(name)

    def replaced(self) -> list[Path]:
        """The files that saving would replace."""
        path, format = self.answer()
        written = [path / name for name in _TWO_FILES] if format == _FOLDER else [path]
        return [file for file in written if file.exists()]

    def _may_replace(self) -> bool:
        files = self.replaced()
        if not files:
            return True
        button = QMessageBox.StandardButton
        text, ask = self.tr("{names} is there already. Replace it?"), QMessageBox.question
        if opened := [file for file in files if any(map(file.samefile, self._still_there()))]:
            files, ask = opened, QMessageBox.warning
            text = self.tr("{names} is open in this program. Replace what is in it on the disk?")
        said = text.format(names=", ".join(map(str, files)))
        return ask(self, self.windowTitle(), said, button.Yes | button.No, button.No) == button.Yes

    def _still_there(self) -> list[Path]:
        """The files that are open, also those of a folder that is."""
        there = [path for path in self._opened if path.exists()]
        return [*there, *(file for path in there if path.is_dir() for file in path.iterdir())]

    def _connect(self) -> None:
        for choice in self.formats:
            choice.chosen.connect(self._follow_format)
        self._browse.clicked.connect(self._ask_for_path)
        self.path.textChanged.connect(self._follow_path)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        gap = round(theme.active().spacing)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap)
        column.setSpacing(gap)
        for choice in self.formats:
            self._group.addButton(choice.button)
            column.addWidget(choice)
        row = QHBoxLayout()
        row.setSpacing(gap)
        self._label.setBuddy(self.path)
        for part, stretch in ((self._label, 0), (self.path, 1), (self._browse, 0)):
            row.addWidget(part, stretch)
        column.addLayout(row)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.setMinimumWidth(_LEAST_WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth())

    # Overrides

    def accept(self) -> None:
        """Close, unless a file would be replaced that should stay."""
        if self._may_replace():
            super().accept()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _free(path: Path) -> Path:
    """The path, or where there is something already, one with a number that is free."""
    number, free = 2, path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free

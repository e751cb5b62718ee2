"""Which part of the window to draw, in which format: asked before the file's name is."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)


@dataclass(frozen=True)
class PictureWish:
    """The answer: the name of the part ("" is the window), the file's ending, the scale."""

    part: str
    ending: str
    scale: float


class SavePictureDialog(QDialog):
    """Offers the window and its panels, and the three formats."""

    def __init__(self, parts: Mapping[str, str], parent: QWidget | None = None) -> None:
        """Offer these parts, each a name and what it is called."""
        super().__init__(parent)
        self._parts = parts
        self._part_label, self._part = QLabel(), QComboBox()
        self._format_label, self._format = QLabel(), QComboBox()
        self._double = QCheckBox()
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Save | standard.Cancel)
        self._lay_out()
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._format.currentIndexChanged.connect(self._follow_format)
        self.retranslate()
        self._follow_format()

    @property
    def wish(self) -> PictureWish:
        """What is chosen now."""
        ending = self._format.currentData()
        double = self._double.isChecked() and ending == ".png"
        return PictureWish(self._part.currentData(), ending, 2.0 if double else 1.0)

    def choose(self, part: str, ending: str, double: bool = False) -> None:
        """Make a choice in the person's stead."""
        self._part.setCurrentIndex(self._part.findData(part))
        self._format.setCurrentIndex(self._format.findData(ending))
        self._double.setChecked(double)

    def retranslate(self) -> None:
        """Take every text in the current language."""
        self.setWindowTitle(self.tr("Save picture"))
        self._part_label.setText(self.tr("&What:"))
        self._format_label.setText(self.tr("&Format:"))
        self._double.setText(self.tr("&Twice as sharp"))
        self._part.setAccessibleName(self.tr("What to draw"))
        self._format.setAccessibleName(self.tr("Format of the file"))
        self._double.setAccessibleDescription(self.tr("Two pixels for every one on the screen"))
        self._refill(self._part, {"": self.tr("The whole window"), **self._parts})
        self._refill(
            self._format,
            {
                ".png": self.tr("PNG, for slides and web pages"),
                ".svg": self.tr("SVG, sharp at every size"),
                ".pdf": self.tr("PDF, for print"),
            },
        )

    def _refill(self, box: QComboBox, choices: Mapping[str, str]) -> None:
        chosen = box.currentData()
        box.clear()
        for value, text in choices.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))

    def _follow_format(self) -> None:
        self._double.setEnabled(self._format.currentData() == ".png")

    def _lay_out(self) -> None:
        self._part_label.setBuddy(self._part)
        self._format_label.setBuddy(self._format)
        form = QFormLayout()
        form.setSpacing(8)
        form.addRow(self._part_label, self._part)
        form.addRow(self._format_label, self._format)
        form.addRow("", self._double)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(self._buttons)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

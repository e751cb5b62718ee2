"""What the program is, which version, under which licence, and what it stands on."""

import platform

import numpy
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gui.look import icons, theme

_LETTERS = 75  # average ones, in a line of the dialog


class AboutDialog(QDialog):
    """Shown by Help, About."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QLabel()
        self._title = QLabel()
        self._text = QLabel()
        self._parts = QLabel()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._redress()
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text in the current language."""
        self.setWindowTitle(self.tr("About BPE Visualizer"))
        self._title.setText(
            self.tr("BPE Visualizer {version}").format(
                version=QCoreApplication.applicationVersion()
            )
        )
        self._text.setText(
            self.tr(
                "Shows byte-pair encoding at work: every merge of a training, with exact counts "
                "and every tie; how texts are split, and why; what is in a tokenizer file. "
                "It never goes to the network."
            )
        )
        self._parts.setText(
            self.tr(
                "Free software under the MIT licence. Fonts: DejaVu, under the Bitstream Vera "
                "licence.\nRuns on Python {python}, Qt for Python {qt} and NumPy {numpy}."
            ).format(python=platform.python_version(), qt=pyside_version, numpy=numpy.__version__)
        )
        self._picture.setAccessibleName(self.tr("The program's emblem"))
        self._fit()

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._parts.setProperty("role", "muted")
        for label in (self._text, self._parts):
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        words = QVBoxLayout()
        words.setSpacing(8)
        for label in (self._title, self._text, self._parts):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addLayout(row)
        column.addWidget(self._buttons)

    def _fit(self) -> None:
        """Be as high as the lines of the text are at a width that is easy to read."""
        width = _LETTERS * self.fontMetrics().averageCharWidth()
        layout = self.layout()
        if layout is not None:
            self.setFixedSize(width, layout.totalHeightForWidth(width))

    def _redress(self) -> None:
        look = theme.active()
        self._picture.setPixmap(icons.pixmap("program", 64, look.accent))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._redress()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

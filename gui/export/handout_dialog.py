"""In which language a handout is written: asked before the file's name is.

A teacher's program may speak another language than the class.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from gui.look import theme, translation
from gui.widgets.choice import Choice

_BUTTONS: Final = 120  # pixels of the frame of a window, beside its title


class HandoutDialog(QDialog):
    """Offers the languages of the window, its own first chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Propose the language of now."""
        super().__init__(parent)
        self._box, self._label, self._told = Choice(translation.languages()), QLabel(), QLabel()
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Save | standard.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._say()
        self.choose(translation.current())

    @property
    def language(self) -> str:
        """The code of the language that is chosen now."""
        return self._box.value()

    def choose(self, language: str) -> None:
        """Make the choice in the person's stead."""
        self._box.set_value(language)

    def _say(self) -> None:
        title = self.tr("Save handout")
        self.setWindowTitle(title)
        # The system writes the title beside buttons of its own, in a font that may be bold.
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(title) * 3 // 2 + _BUTTONS)
        self._label.setText(self.tr("&Language:"))
        self._box.setAccessibleName(self.tr("Language of the handout"))
        self._box.set_texts(
            {code: translation.name(code).capitalize() for code in translation.languages()}
        )
        self._told.setText(
            self.tr("A web page that works without this program. Printed, it holds every step.")
        )

    def _lay_out(self) -> None:
        gap = round(theme.active().spacing)
        self._told.setWordWrap(True)
        self._label.setBuddy(self._box)
        form, column = QFormLayout(), QVBoxLayout(self)
        form.addRow(self._label, self._box)
        column.setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap)
        column.setSpacing(2 * gap)
        column.addLayout(form)
        column.addWidget(self._told)
        column.addStretch(1)
        column.addWidget(self._buttons)

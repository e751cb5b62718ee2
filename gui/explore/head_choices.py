"""What a file does not say and was chosen when it was opened: each can be chosen otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from engine.pipeline.values import Choice as FileChoice
from gui.explore.head_words import choice_name, choice_value
from gui.look import icons, theme
from gui.widgets.choice import Choice
from gui.widgets.elided_label import ElidedLabel


class ChoicesRow(QWidget):
    """Hidden without choices; `choice_requested` has the name of one and its new value."""

    choice_requested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: tuple[FileChoice, ...] = ()
        self._sign = QLabel(self)
        self._note = ElidedLabel(self)
        self._names: list[QLabel] = []
        self.boxes: list[Choice] = []
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._note, 1)
        self._dress()
        self.retranslate()
        self.hide()

    def show_choices(self, choices: Sequence[FileChoice]) -> None:
        """Offer these."""
        for part in (*self._names, *self.boxes, *self.buttons):
            self._row.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._choices, self._names, self.boxes, self.buttons = tuple(choices), [], [], []
        for choice in self._choices:
            self._add(choice)
        self.setVisible(bool(choices))
        self.retranslate()

    def set_beside(self, beside: bool) -> None:
        """Stand beside something that takes all the room that is left, or in a line alone."""
        self._note.setMinimumWidth(self._note_width() if beside else 0)

    def whole_width(self) -> int:
        """How wide it is when everything can be read; a layout counts of the note its minimum."""
        return self.sizeHint().width() - self._note.minimumWidth() + self._note_width()

    def _note_width(self) -> int:
        return self._note.fontMetrics().horizontalAdvance(self._note.text()) + 2

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._note.show_text(self.tr("The file does not say this; it was chosen here:"))
        for button in self.buttons:
            button.setText(self.tr("Choose the other file…"))
            button.setToolTip(self.tr("Half of the tokenizer is in another file"))
            button.setAccessibleDescription(button.toolTip())
        listed = [choice for choice in self._choices if choice.alternatives]
        for choice, name, box in zip(listed, self._names, self.boxes, strict=True):
            name.setText(choice_name(choice.name))
            box.set_texts({value: choice_value(value) for value in box.values()})
            box.setMinimumContentsLength(
                max((len(choice_value(value)) for value in choice.alternatives), default=6)
            )
            box.setAccessibleName(choice_name(choice.name))
            box.setAccessibleDescription(
                self.tr("The file does not say this. Another choice opens it again.")
            )

    def _add(self, choice: FileChoice) -> None:
        if not choice.alternatives:
            self._add_button(choice)
            return
        known = choice.value in choice.alternatives
        values = choice.alternatives if known else (choice.value, *choice.alternatives)
        name, box = QLabel(self), Choice(values, self)
        box.set_value(choice.value)
        box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        box.value_chosen.connect(lambda value: self.choice_requested.emit(choice.name, value))
        name.setBuddy(box)
        for part in (name, box):
            self._row.addWidget(part)
        self._names.append(name)
        self.boxes.append(box)

    def _add_button(self, choice: FileChoice) -> None:
        """Let a file be chosen."""
        button = QPushButton(self)
        button.clicked.connect(lambda: self.choice_requested.emit(choice.name, ""))
        self._row.addWidget(button)
        self.buttons.append(button)

    def _dress(self) -> None:
        side = round(1.1 * self.fontMetrics().height())
        picture = icons.icon("info").pixmap(QSize(side, side), self.devicePixelRatio())
        self._sign.setPixmap(picture)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._row.setSpacing(round(theme.active().spacing))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()

"""The head of the explore view: which tokenizer, what it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.explore.head_choices import ChoicesRow
from gui.explore.head_notes import NotesButton
from gui.explore.head_words import FileCard, gravest, notes, numbers
from gui.explore.source_choice import SourceChoice
from gui.look import icons, theme
from gui.sentences.remarks import translated_reason
from gui.widgets.elided_label import ElidedLabel

_ICONS: Final = {
    "try": "compare",
    "compare": "tokenizer",
    "save": "save",
    "open": "open",
}
_WITH_ARROW: Final = """QToolButton { padding-right: 18px; }
QToolButton::menu-button { border: none; width: 16px; }"""
_WITHOUT_WORDS: Final = ("open", "save", "try", "compare")  # the best known signs come first
_MOST_OF_WIDTH = 0.62  # what the buttons may take before some show their icons only


class HeadBar(QWidget):
    """Shows a card; wishes go out.

    Signals:
        source_requested: look at the tokenizer with this key.
        choice_requested: name and value of what the file does not say.
        open_folder_requested: the other choice of the button that opens.
        open_requested, compare_requested, try_requested, save_requested: the buttons.
    """

    source_requested = Signal(str)
    choice_requested = Signal(str, str)
    open_requested = Signal()
    open_folder_requested = Signal()
    compare_requested = Signal()
    try_requested = Signal()
    save_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: FileCard | None = None
        self._label = QLabel(self)
        self.source = SourceChoice(self)
        self.buttons = {name: QToolButton(self) for name in _ICONS}
        self._ways_to_open = QMenu(self)
        self.open_file, self.open_folder = QAction(self), QAction(self)
        self._facts = ElidedLabel(self)
        self.notes = NotesButton(self)
        self._sign = QLabel(self)
        self._refusal = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.choices = ChoicesRow(self)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()

    def show_sources(self, sources: Sequence[tuple[str, str]], current: str) -> None:
        """Offer these tokenizers, (key, name)."""
        self.source.show_sources(sources, current)

    def show_card(self, card: FileCard | None) -> None:
        """Say what the tokenizer is; None: nothing is known yet."""
        self._card = card
        self.choices.show_choices(card.choices if card is not None else ())
        self._fill()

    def text(self) -> str:
        """What is said of the tokenizer, a line each."""
        said = (self._facts.text(), self._refusal.text(), *self.notes.notes())
        return "\n".join(part for part in said if part)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._label.setText(self.tr("&Tokenizer:"))
        self.source.setAccessibleName(self.tr("Tokenizer to explore"))
        self._name("try", self.tr("Try in comparison"), self.tr("Splits a text with it"))
        self._name("compare", self.tr("Compare with…"), self.tr("Shows how two files differ"))
        self._name("save", self.tr("Save as…"), self.tr("Writes it in another format"))
        self._name("open", self.tr("Open…"), self.tr("Opens a tokenizer file"))
        self.open_file.setText(self.tr("Open &file…"))
        self.open_folder.setText(self.tr("Open f&older…"))
        self.open_folder.setToolTip(self.tr("Opens the tokenizer whose files are in a folder"))
        self._fill()
        self._fit_buttons()

    def _name(self, name: str, text: str, does: str) -> None:
        button = self.buttons[name]
        button.setText(text)
        button.setAccessibleName(text)
        button.setAccessibleDescription(does)
        button.setToolTip(f"{text}\n{does}")

    def _fill(self) -> None:
        card = self._card
        known = card is not None
        self._facts.show_text(numbers(card) if card is not None else "")
        if card is not None:
            self.notes.show_notes(notes(card), gravest(card))
        else:
            self.notes.show_notes(())
        refusal = card.refusal if card is not None else None
        self._refusal.setText(self._refused(str(translated_reason(refusal))) if refusal else "")
        for part in (self._sign, self._refusal):
            part.setVisible(refusal is not None)
        for name in ("try", "save", "compare"):
            self.buttons[name].setEnabled(known and (name != "try" or refusal is None))
        self.setAccessibleDescription(self.text())
        self._fit_choices()

    def _refused(self, reason: str) -> str:
        text = self.tr("The vocabulary can be read, but texts cannot be split: {reason}")
        return text.format(reason=reason)

    def _fit_buttons(self) -> None:
        """Leave the words out where they would take the room of the tokenizer's name."""
        style = Qt.ToolButtonStyle
        for button in self.buttons.values():
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        for name in _WITHOUT_WORDS:
            wanted = sum(button.sizeHint().width() for button in self.buttons.values())
            if wanted <= _MOST_OF_WIDTH * self.width():
                return
            self.buttons[name].setToolButtonStyle(style.ToolButtonIconOnly)

    def _fit_choices(self) -> None:
        """Put what was chosen beside the numbers where both have room, else below them."""
        facts = self._facts.fontMetrics().horizontalAdvance(self._facts.text())
        notes = 0 if self.notes.isHidden() else self.notes.sizeHint().width()
        gaps = 3 * self._middle.spacing()
        beside = facts + notes + self.choices.whole_width() + gaps <= self.width()
        way = QBoxLayout.Direction
        self._middle.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self.choices.set_beside(beside)

    def _connect(self) -> None:
        self.source.value_chosen.connect(lambda key: self.source_requested.emit(key))
        self.choices.choice_requested.connect(self.choice_requested)
        self.buttons["open"].clicked.connect(self.open_requested)
        self.open_file.triggered.connect(lambda: self.open_requested.emit())
        self.open_folder.triggered.connect(lambda: self.open_folder_requested.emit())
        self.buttons["compare"].clicked.connect(self.compare_requested)
        self.buttons["try"].clicked.connect(self.try_requested)
        self.buttons["save"].clicked.connect(self.save_requested)

    def _lay_out(self) -> None:
        self._label.setBuddy(self.source)
        self._first, self._second, self._third = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._first.addWidget(self._label)
        self._first.addWidget(self.source, 1)
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._first.addWidget(button)
        self._ways_to_open.addActions([self.open_file, self.open_folder])
        self.buttons["open"].setStyleSheet(_WITH_ARROW)
        self.buttons["open"].setMenu(self._ways_to_open)
        self.buttons["open"].setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._second.addWidget(self._facts, 1)
        self._second.addWidget(self.notes)
        self._third.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._third.addWidget(self._refusal, 1)
        self._refusal.setProperty("role", "warning")
        self._refusal.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._middle.addLayout(self._second, 1)
        self._middle.addWidget(self.choices)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for line in (self._first, self._middle, self._third):
            self._column.addLayout(line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setSpacing(gap // 2)
        self._middle.setSpacing(gap)
        for line in (self._first, self._second, self._third):
            line.setSpacing(gap)
        side = round(1.1 * self.fontMetrics().height())
        for name, button in self.buttons.items():
            button.setIcon(icons.icon(_ICONS[name]))
            button.setIconSize(QSize(side, side))
        self._sign.setPixmap(icons.pixmap("warning", side, theme.active().warning))
        self._fit_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the buttons and the choices."""
        super().resizeEvent(event)
        self._fit_buttons()
        self._fit_choices()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()

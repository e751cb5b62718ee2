"""The corpus in one narrow column: choose it, read it, edit it, see how large it is.

It shows a `CorpusState` and says what a person wishes; it reads no file and counts no word.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6 import QtWidgets  # its dialog is made when it is first named
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.text.reading import UnknownEncodingError
from gui.look import icons, theme, translation
from gui.sentences import messages
from gui.training.corpus_edit import CorpusEdit
from gui.training.corpus_facts import FactsTable
from gui.training.corpus_state import CorpusState
from gui.training.encoding_bar import EncodingBar
from gui.training.text_beginning import MOST_CHARACTERS, encoding_choices
from gui.widgets.choice import Choice
from gui.widgets.dropped_files import take_files
from gui.widgets.plain_text import plain_tip
from gui.work.samples import samples

_FILES: Final = ""
_OWN_TEXT: Final = "own text"


class CorpusPanel(QWidget):
    """Shows the corpus; every signal is a wish."""

    sample_requested = Signal(str)
    own_text_requested = Signal()
    files_requested = Signal(list)
    """Paths as `pathlib.Path`."""
    text_edited = Signal(str)
    encoding_requested = Signal(str)
    encoding_dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = CorpusState()
        self._has_own_text = False
        self.question = EncodingBar()
        self._title = QLabel()
        self.choice = Choice((_OWN_TEXT, _FILES, *(sample.id for sample in samples())))
        self.open_button = QPushButton()
        self.recent_button = QToolButton()
        self._recent = QMenu(self)
        self._body = QWidget()
        self._text_title = QLabel(wordWrap=True)
        self.editor = CorpusEdit()
        self._fault = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._notes = QLabel(wordWrap=True)
        self.facts = FactsTable()
        self._dress()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.show_recent_files(())
        self.show_corpus(self._state)
        self.retranslate()

    def show_corpus(self, state: CorpusState) -> None:
        """Show a corpus; asks for nothing."""
        self._state = state
        shown = state.text[:MOST_CHARACTERS]
        self.editor.show_text(shown, editable=self._is_whole())
        self.facts.show_facts(state.facts)
        self._show_texts()

    def offer_own_text(self, offered: bool) -> None:
        """Say whether there is a text of one's own to return to; `show_corpus` shows it."""
        self._has_own_text = offered

    def show_recent_files(self, paths: Sequence[Path]) -> None:
        """Offer these files in the menu beside the button, in this order."""
        self._recent.clear()
        for path in paths:
            action = self._recent.addAction(path.name.replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            action.triggered.connect(lambda _=False, path=path: self.files_requested.emit([path]))
        self.recent_button.setVisible(bool(paths))

    def ask_encoding(self, error: UnknownEncodingError | None) -> None:
        """Ask in which encoding the file of this error is to be read; None withdraws that."""
        if error is None or error.path is None:
            self.question.withdraw()
        else:
            self.question.ask(error.path.name, encoding_choices(error))

    def notes(self) -> str:
        """The sentences under the text, one a line."""
        return self._notes.text()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Corpus"))
        self.choice.setAccessibleName(self.tr("Corpus"))
        self.choice.setAccessibleDescription(self.tr("Bundled samples to choose from"))
        self.open_button.setText(self.tr("Open…"))
        self.open_button.setAccessibleName(self.tr("Open files"))
        self.open_button.setToolTip(self.tr("Text files, or a list of words with counts"))
        self.recent_button.setAccessibleName(self.tr("Recent files"))
        self.recent_button.setToolTip(self.tr("Recent files"))
        self.setAccessibleName(self.tr("Corpus"))
        self.editor.setPlaceholderText(
            self.tr(
                "Type or paste a text, or drop files here.\n\n"
                "Lines such as low,5 make a list of words with counts."
            )
        )
        self._show_texts()

    def _is_whole(self) -> bool:
        return self._state.whole and len(self._state.text) <= MOST_CHARACTERS

    def _show_texts(self) -> None:
        titles = {sample.id: sample.title(translation.current()) for sample in samples()}
        own = {_FILES: self._files_title(), _OWN_TEXT: self.tr("Own text")}
        self.choice.set_texts({**own, **titles})
        shown = self._state.sample or (_FILES if self._state.files else _OWN_TEXT)
        self.choice.set_value(shown if shown in self.choice.values() else _OWN_TEXT)
        self.choice.set_offered(_FILES, shown == _FILES)
        self.choice.set_offered(_OWN_TEXT, shown == _OWN_TEXT or self._has_own_text)
        is_counts = self._state.is_counts
        title = self.tr("Words and counts") if is_counts else self.tr("Text")
        self._text_title.setText(title)
        self.editor.setTabChangesFocus(not is_counts)
        self.editor.setAccessibleName(title)
        self._show_fault()
        self._show_notes()

    def _files_title(self) -> str:
        files = self._state.files
        return files[0] if len(files) == 1 else self.tr("%n file(s)", "", len(files))

    def _show_fault(self) -> None:
        fault = self.editor.fault()
        sentence = "" if fault is None else messages.explain(fault)
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self.editor.setAccessibleDescription(sentence)

    def _show_notes(self) -> None:
        notes = self._make_notes()
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))

    def _make_notes(self) -> list[str]:
        notes = []
        if self._state.line_by_line:
            notes.append(self.tr("Each line is a text of its own."))
        if not self._is_whole():
            notes.append(
                self.tr("Only the beginning is shown; a text this long is not edited here.")
            )
        elif not self.editor.is_faithful():
            notes.append(
                self.tr(
                    "Editing would change line ends or signs of this text, so it is only shown."
                )
            )
        skipped = self._state.skipped_characters
        if skipped:
            text = self.tr(
                "{count} character(s) match no pattern and are left out.",
                "",
                translation.for_plural(skipped),
            )
            notes.append(text.format(count=translation.format_number(skipped)))
        return notes

    def _choose_files(self) -> None:
        chosen, _ = QtWidgets.QFileDialog.getOpenFileNames(self, self.tr("Open files"))
        if chosen:
            self.files_requested.emit([Path(name) for name in chosen])

    def _choose(self, value: str) -> None:
        if value == _OWN_TEXT:
            self.own_text_requested.emit()
        elif value not in (_FILES, self._state.sample):
            self.sample_requested.emit(value)

    def _dress(self) -> None:
        for label, role in (
            (self._title, "heading"),
            (self._text_title, "heading"),
            (self._fault, "error"),
            (self._notes, "muted"),
        ):
            label.setProperty("role", role)
        self.open_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.recent_button.setMenu(self._recent)
        self.recent_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.recent_button.setProperty("role", "outlined")
        self._recent.setToolTipsVisible(True)
        self._title.setBuddy(self.choice)
        self._text_title.setBuddy(self.editor)
        self._take_theme()

    def _take_theme(self) -> None:
        self.open_button.setIcon(icons.icon("open"))
        self.recent_button.setFixedHeight(self.open_button.sizeHint().height())

    def _lay_out(self) -> None:
        edge = round(theme.active().spacing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(edge, edge, edge, edge)
        layout.setSpacing(3)
        opening = QHBoxLayout()
        opening.setSpacing(4)
        opening.addWidget(self.open_button)
        opening.addWidget(self.recent_button)
        layout.addWidget(self._title)
        layout.addWidget(self.choice)
        layout.addSpacing(3)
        layout.addLayout(opening)
        layout.addSpacing(edge)
        layout.addWidget(self.question, 1)
        layout.addWidget(self._body, 1)
        layout.addStretch(0)
        self._lay_out_body(edge)

    def _lay_out_body(self, edge: int) -> None:
        """What the question of the encoding takes the place of."""
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self._text_title)
        layout.addWidget(self.editor, 1)
        layout.addWidget(self._fault)
        layout.addWidget(self._notes)
        layout.addSpacing(edge)
        layout.addWidget(self.facts)

    def _connect(self) -> None:
        self.choice.value_chosen.connect(self._choose)
        self.open_button.clicked.connect(self._choose_files)
        self.editor.text_edited.connect(self.text_edited)
        self.editor.fault_changed.connect(self._show_fault)
        self.question.asking_changed.connect(self._body.setHidden)
        self.question.encoding_requested.connect(self.encoding_requested)
        self.question.dismissed.connect(self.encoding_dismissed)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files."""
        take_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Ask for the dropped files."""
        if paths := take_files(event):
            self.files_requested.emit(paths)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._take_theme()

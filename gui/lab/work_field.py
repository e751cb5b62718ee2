"""Where a student's work is pasted, typed or opened from a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.text.reading import InputFileError, read_text
from gui.compare.clipboard_text import text_of
from gui.lab.check_job import WorkKind
from gui.look import icons, theme
from gui.state.preferences import Preferences
from gui.widgets.choice import Choice
from gui.widgets.viewport import write_in

_MOST_SHOWN = 60_000


class WorkField(QWidget):
    """A choice of what the work is, a field for it, and buttons.

    Signals:
        kind_requested: "merges" or "splits".
        text_edited: the work as somebody typed or pasted it.
        file_requested: the file that holds it.
    """

    kind_requested = Signal(str)
    text_edited = Signal(str)
    file_requested = Signal(object)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        """Hold nothing yet; remember folders in `preferences`."""
        super().__init__(parent)
        self._preferences = preferences
        self.kind = Choice(("merges", "splits"))
        self.text = _Field()
        self.open = QPushButton()
        self.clear = QPushButton()
        self._lay_out()
        self.kind.value_chosen.connect(self._choose)
        self.text.textChanged.connect(self._tell)
        self.open.clicked.connect(self._ask_for_file)
        self.clear.clicked.connect(self.text.clear)
        self._dress()
        self.retranslate()

    def show_file(self, path: Path) -> None:
        """Show what is in a file, or the beginning of it; tells nobody."""
        try:
            text = read_text(path)
        except InputFileError:  # bytes; the check says what is in it
            text = ""
        shown = text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
        self.text.blockSignals(True)
        self.text.setPlainText(shown or path.name)
        self.text.setReadOnly(shown != text or not text)
        self.text.blockSignals(False)
        self.text.document().setModified(False)

    def show_kind(self, kind: WorkKind) -> None:
        """Show that the work is taken for this; tells nobody."""
        self.kind.set_value(kind)
        self._hint()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.kind.set_texts({"merges": self.tr("Merges"), "splits": self.tr("Splits of words")})
        self.kind.setAccessibleName(self.tr("What is checked"))
        self.open.setText(self.tr("&Open…"))
        self.open.setAccessibleName(self.tr("Open the work to check"))
        self.open.setToolTip(self.tr("Open a list of merges, a tokenizer file or a list of splits"))
        self.clear.setText(self.tr("C&lear"))
        self.clear.setAccessibleName(self.tr("Clear the work"))
        self.text.setAccessibleName(self.tr("The work to check"))
        self._hint()

    def _hint(self) -> None:
        """Show in the empty field how the work is written."""
        if self.kind.value() == "merges":
            hint = self.tr(
                "Paste merges here, the first on top:\n\ne s\nes t\nl o\n\n"
                "Also with numbers, results and signs (1. e + s -> es), as JSON of a tokenizer, or"
                " as Python prints a list of pairs."
            )
        else:
            hint = self.tr(
                "Paste words and their tokens here:\n\nlowest: low est\nnest: n est\n\n"
                "Also as JSON, or only the tokens: low|est"
            )
        self.text.setPlaceholderText(hint)

    def _choose(self, kind: WorkKind) -> None:
        self._hint()
        self.kind_requested.emit(kind)

    def _tell(self) -> None:
        if self.text.isReadOnly():  # it was cleared: what is written next is typed
            self.text.setReadOnly(False)
        self.text_edited.emit(self.text.plain())

    def _ask_for_file(self) -> None:
        folder = self._preferences.folder or Path.home()
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open the work to check"),
            str(folder),
            ";;".join((self.tr("Texts and tokenizers (*.txt *.json)"), self.tr("All files (*)"))),
        )
        if name:
            self._preferences.folder = Path(name).parent
            self.file_requested.emit(Path(name))

    def _lay_out(self) -> None:
        self._row, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.kind)
        self._row.addWidget(self.open)
        self._row.addWidget(self.clear)
        self._row.addStretch(1)
        self._column.addLayout(self._row)
        self._column.addWidget(self.text, 1)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._row.setSpacing(gap)
        self._column.setSpacing(gap)
        self.open.setIcon(icons.icon("open"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._dress()


class _Field(QPlainTextEdit):
    """Takes plain text only, as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self._dress()

    def plain(self) -> str:
        """The text; a no-break space stays one."""
        return self.document().toRawText().replace("\u2029", "\n")

    def _dress(self) -> None:
        write_in(self, theme.active().token_font())
        self.setMinimumHeight(3 * self.fontMetrics().height())

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste every character."""
        self.insertPlainText(text_of(source))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme; from outside it would be done too early, and the style undoes it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

"""The filter line of the vocabulary: a field in a small language, its help, and what is wrong.

It adds to `MarkedEdit` the engine's reading of a filter at every key and examples to choose from.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.vocabulary import FilterError, TokenFilter
from gui.explore.vocabulary_help import FilterHelp
from gui.look import icons, theme
from gui.sentences.remarks import pattern_reason, translated_reason
from gui.widgets.marked_edit import MarkedEdit

_RANGE_ALONE = re.compile(r"\d+-\d*|-\d+|\d{3,}")
_BYTES_ALONE = re.compile(r"(0x ?[0-9a-f]+(?: (?:0x)?[0-9a-f]+)*)", re.IGNORECASE)


class VocabularyFilter(QWidget):
    """Reads a filter.

    Signals:
        filter_changed: the text, right or wrong.
        entered: Return was hit.
    """

    filter_changed = Signal(str)
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = TokenFilter()
        self._fault: FilterError | None = None
        self._last = ""
        self._unreadable = False
        self.field = _FilterField(parent=self)
        self._clear = QToolButton(self)
        self._help = QToolButton(self)
        self.help = FilterHelp(self)
        self._message = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()

    def text(self) -> str:
        """What stands in the field."""
        return self.field.text()

    def filter(self) -> TokenFilter:
        """The last filter that could be read."""
        return self._filter

    @property
    def is_unreadable(self) -> bool:
        """Whether what stands in the field is not what `filter` gives."""
        return self._unreadable

    def set_text(self, text: str) -> None:
        """Put another filter into the field; tells of it like a key."""
        self.field.set_text(text)

    def show_fault(self, fault: FilterError | None) -> None:
        """Mark what is wrong and say it below."""
        self._fault = fault
        self.field.mark(() if fault is None else [(fault.start, max(fault.end, fault.start + 1))])
        sentence = "" if fault is None else _sentence(fault)
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        self.field.setAccessibleDescription(sentence)

    def message(self) -> str:
        """What is said to be wrong; empty if nothing is."""
        return "" if self._message.isHidden() else self._message.text()

    def add_example(self, example: str) -> None:
        """Put one more condition after what stands in the field."""
        before = self.text().rstrip()
        self.set_text(f"{before} {example}" if before else example)
        self.field.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.field.setPlaceholderText(self.tr("Filter tokens"))
        self.field.setAccessibleName(self.tr("Filter of the vocabulary"))
        self.field.setToolTip(
            self.tr("Searches for exactly what is typed, also for a space in front of a word")
        )
        self._clear.setAccessibleName(self.tr("Clear the filter"))
        self._clear.setToolTip(self.tr("Clear the filter (Esc)"))
        self._help.setAccessibleName(self.tr("What can stand in the filter"))
        self._help.setToolTip(self.tr("What can stand in the filter"))
        self.show_fault(self._fault)

    def _read(self) -> None:
        text = self.field.text()
        if text == self._last:  # the format changed, not the text
            return
        self._last = text
        self._clear.setEnabled(bool(text))
        try:
            self._filter = TokenFilter.parse(text)
        except FilterError as fault:
            self._unreadable = True
            self.show_fault(fault)
        else:
            self._unreadable = False
            self.show_fault(None)
        self.filter_changed.emit(text)

    def _lay_out(self) -> None:
        self._row, column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self.field, 1)
        for button in (self._clear, self._help):
            self._row.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(self._row)
        column.addWidget(self._message)
        self._message.setProperty("role", "error")
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._message.hide()
        self.setFocusProxy(self.field)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._read)
        self.field.entered.connect(self.entered)
        self.field.clear_requested.connect(lambda: self.set_text(""))
        self._clear.clicked.connect(lambda: self.set_text(""))
        self._clear.setEnabled(False)
        self._help.clicked.connect(lambda: self.help.open_for(self._help))
        self.help.example_chosen.connect(self.add_example)

    def _dress(self) -> None:
        self._row.setSpacing(round(theme.active().spacing) // 2)
        self._clear.setIcon(icons.icon("close"))
        self._help.setIcon(icons.icon("info"))
        side = round(1.1 * self.fontMetrics().height())
        for button in (self._clear, self._help):
            button.setIconSize(QSize(side, side))
        self.show_fault(self._fault)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()


class _FilterField(MarkedEdit):
    """A field that Escape empties and that the arrow down leaves."""

    clear_requested = Signal()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave files to the view around."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the two keys; an empty field leaves Escape to the window."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear_requested.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


def meant_by(text: str) -> str:
    """What a filter that no token fits is likely to have meant, as it is written; "" if unknown.

    >>> meant_by(" 100-110"), meant_by("0x e2 80"), meant_by("low")
    ('id: 100-110', 'hex: e2 80', '')
    """
    if _RANGE_ALONE.fullmatch(text.strip()):
        return f"id: {text.strip()}"
    if found := _BYTES_ALONE.fullmatch(text.strip()):
        digits = found[1].lower().replace("0x", "").split()
        if digits and all(len(each) % 2 == 0 for each in digits):
            return f"hex: {' '.join(digits)}"
    return ""


def _sentence(fault: FilterError) -> str:
    reason = translated_reason(fault.reason)
    return f"{reason}: {pattern_reason(fault.detail)}" if fault.detail else reason

"""A field for a regular expression: compiled at every key, and marked where it is wrong.

It adds to `MarkedEdit` the engine's check of a split pattern and the sentence under the field.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.text.pretokenize import SplitPatternError, check_pattern
from gui.sentences import messages
from gui.widgets.marked_edit import MarkedEdit


class PatternEdit(QWidget):
    """Edits one pattern; `pattern_edited` tells of every change, `entered` of Return."""

    pattern_edited = Signal(str)
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fault: SplitPatternError | None = None
        self.editor = MarkedEdit(line_break="\\n")
        self._message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._message.setProperty("role", "error")
        self._message.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.editor)
        layout.addWidget(self._message)
        self.setFocusProxy(self.editor)
        self.editor.textChanged.connect(self._follow_text)
        self.editor.entered.connect(self.entered)
        self._last = ""
        self._check()
        self.retranslate()

    def pattern(self) -> str:
        """The pattern as it stands, right or wrong."""
        return self.editor.text()

    def set_pattern(self, pattern: str) -> None:
        """Show another pattern; tells nobody."""
        self._last = pattern
        self.editor.set_text(pattern)
        self._check()

    def fault(self) -> SplitPatternError | None:
        """What is wrong with the pattern, or None when it can be used."""
        return self._fault

    def message(self) -> str:
        """The sentence under the field; empty when there is nothing to say."""
        return "" if self._message.isHidden() else self._message.text()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.editor.setPlaceholderText(self.tr("for example {pattern}").format(pattern=r"\w+|\S"))
        self.editor.setAccessibleName(self.tr("Own split pattern"))
        self._show_fault()

    def _follow_text(self) -> None:
        pattern = self.pattern()
        if pattern == self._last:  # the format changed, not the text
            return
        self._last = pattern
        self._check()
        self.pattern_edited.emit(pattern)

    def _check(self) -> None:
        self._fault = _fault_of(self.pattern())
        self._show_fault()

    def _show_fault(self) -> None:
        self.editor.mark([] if self._fault is None else _wrong_ranges(self._fault))
        sentence = "" if self._fault is None else messages.explain(self._fault)
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        self.editor.setAccessibleDescription(sentence)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _fault_of(pattern: str) -> SplitPatternError | None:
    try:
        check_pattern(pattern)
    except SplitPatternError as fault:
        return fault
    return None


def _wrong_ranges(fault: SplitPatternError) -> list[tuple[int, int]]:
    """One character at the fault; the last one when it is the end that is wrong."""
    if fault.position is None:
        return [(0, len(fault.pattern))]
    start = max(0, min(fault.position, len(fault.pattern) - 1))
    return [(start, start + 1)]

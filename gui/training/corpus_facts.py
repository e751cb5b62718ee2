"""How large a corpus is, as a small table of names and numbers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from gui.look.translation import format_number
from gui.training.corpus_state import CorpusFacts


class FactsTable(QWidget):
    """Shows `CorpusFacts`; a dash stands for what is being counted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: CorpusFacts | None = None
        self._names: list[QLabel] = []
        self._numbers: list[QLabel] = []
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(1)
        layout.setColumnStretch(0, 1)
        for row in range(5):
            self._names.append(QLabel(wordWrap=True))
            self._names[row].setProperty("role", "muted")
            self._numbers.append(QLabel(alignment=Qt.AlignmentFlag.AlignRight))
            layout.addWidget(self._names[row], row, 0)
            layout.addWidget(self._numbers[row], row, 1, Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    def show_facts(self, facts: CorpusFacts | None) -> None:
        """Show these numbers, or that they are not known yet."""
        self._facts = facts
        values = _values(facts)
        for label, value in zip(self._numbers, values, strict=True):
            label.setText("–" if value is None else format_number(value))
        self._describe()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        names = (
            self.tr("Words"),
            self.tr("Distinct words"),
            self.tr("Characters"),
            self.tr("Distinct characters"),
            self.tr("Bytes in UTF-8"),
        )
        for label, name in zip(self._names, names, strict=True):
            label.setText(name)
        self.setAccessibleName(self.tr("Size of the corpus"))
        self.show_facts(self._facts)

    def _describe(self) -> None:
        rows = zip(self._names, self._numbers, strict=True)
        self.setAccessibleDescription(
            ", ".join(f"{name.text()}: {number.text()}" for name, number in rows)
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _values(facts: CorpusFacts | None) -> tuple[int | None, ...]:
    if facts is None:
        return (None,) * 5
    return (
        facts.words,
        facts.distinct_words,
        facts.characters,
        facts.distinct_characters,
        facts.bytes,
    )

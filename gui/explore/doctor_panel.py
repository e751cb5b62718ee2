"""The file doctor: one button, then everything about the file that its user should know."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.doctor import Finding
from gui.explore.doctor_card import FindingCard
from gui.look import theme


class DoctorPanel(QWidget):
    """Shows findings, the gravest first, or that there was no examination yet.

    Signals:
        examine_requested: look for findings.
        cancel_requested: stop looking.
        tokens_requested: show the tokens of this `Finding`.
    """

    examine_requested = Signal()
    cancel_requested = Signal()
    tokens_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("scrolls", True)
        self._findings: tuple[Finding, ...] | None = None
        self._working = False
        self.cards: list[FindingCard] = []
        self._summary = QLabel(self, wordWrap=True)
        self.examine = QPushButton(self)
        self._bar = QProgressBar(self, textVisible=False)
        self.cancel = QPushButton(self)
        self._inside = QWidget()
        self._cards = QVBoxLayout(self._inside)
        self._scroll = QScrollArea(self)
        self._lay_out()
        self._dress()
        self.retranslate()

    def show_findings(self, findings: tuple[Finding, ...] | None) -> None:
        """Show what was found; None: not examined yet. A running examination is over."""
        self._working = False
        self._findings = findings
        for card in self.cards:
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [FindingCard(finding, self._inside) for finding in findings or ()]
        for place, card in enumerate(self.cards):
            card.tokens_requested.connect(self.tokens_requested)
            self._cards.insertWidget(place, card)
        self._scroll.verticalScrollBar().setValue(0)
        self._fill()

    def show_progress(self, done: int, total: int) -> None:
        """The examination is at `done` of `total`; a total of 0 is unknown."""
        self._working = True
        # Qt counts in C ints: thousandths do for a bar.
        self._bar.setRange(0, 1000 if total else 0)
        self._bar.setValue(min(1000, 1000 * done // total) if total else 0)
        self._fill()

    def text(self) -> str:
        """All that is said."""
        return "\n\n".join([self._summary.text(), *(card.text() for card in self.cards)])

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("File doctor"))
        self.examine.setText(self.tr("Examine the file"))
        self.examine.setAccessibleDescription(
            self.tr("Looks for unreachable tokens, damaged merges and settings that change texts")
        )
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setAccessibleDescription(self.tr("Stops the examination at once"))
        self._bar.setAccessibleName(self.tr("Progress of the examination"))
        self._fill()

    def _fill(self) -> None:
        fresh = self._findings is None and not self._working
        self.examine.setVisible(fresh)
        self._bar.setVisible(self._working)
        self.cancel.setVisible(self._working)
        self._scroll.setVisible(bool(self.cards) and not self._working)
        self._summary.setText(self._summary_words())
        self.setAccessibleDescription(self._summary.text())

    def _summary_words(self) -> str:
        if self._working:
            return self.tr("Examining every token and every merge…")
        if self._findings is None:
            return self.tr("Not examined yet.")
        if not self._findings:
            return self.tr("Nothing found: every check of the file was passed.")
        numbers: Counter[str] = Counter(finding.severity for finding in self._findings)
        words = {
            "error": self.tr("%n error(s)", "", numbers["error"]),
            "warning": self.tr("%n warning(s)", "", numbers["warning"]),
            "note": self.tr("%n note(s)", "", numbers["note"]),
        }
        return " · ".join(text for severity, text in words.items() if numbers[severity])

    def _cancel(self) -> None:
        self._working = False
        self._fill()
        self.cancel_requested.emit()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.examine)
        row.addWidget(self._bar, 1)
        row.addWidget(self.cancel)
        row.addStretch(0)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._summary)
        self._column.addLayout(row)
        self._column.addWidget(self._scroll, 1)
        self._column.addStretch(0)
        self._cards.addStretch(1)
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self._inside, self._scroll.viewport()):
            ground.setAutoFillBackground(False)
        self.examine.clicked.connect(self.examine_requested)
        self.cancel.clicked.connect(self._cancel)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setSpacing(gap)
        self._cards.setSpacing(gap)
        self._cards.setContentsMargins(0, 0, gap // 2, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()

"""One finding of the examination as a card: sign, word, count, what it means, its tokens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.analysis.doctor import Finding
from engine.analysis.doctor.finding import MOST_DETAILS
from gui.explore.token_texts import TokenLabel
from gui.look import icons, theme
from gui.look.translation import format_number
from gui.sentences.remarks import translated_reason
from gui.widgets.plain_text import breakable

SIGNS: Final = {"error": "close", "warning": "warning", "note": "info"}
"""The icon of each severity."""

_MOST_SHOWN = 5


class FindingCard(QFrame):
    """Says what was found; `tokens_requested` has the finding whose tokens are wanted."""

    tokens_requested = Signal(object)

    def __init__(self, finding: Finding, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.finding = finding
        self.setProperty("role", "panel")
        self._sign = QLabel(self)
        self._severity = _words(self)
        self._title = _words(self)
        self._explanation = _words(self)
        details = range(min(_MOST_SHOWN, len(finding.details)))
        self._details = [TokenLabel(self) for _ in details]
        self._more = _words(self)
        self.show_tokens = QPushButton(self)
        self.show_tokens.clicked.connect(lambda: self.tokens_requested.emit(self.finding))
        self._lay_out()
        self._dress()
        self.retranslate()

    def text(self) -> str:
        """All that is said, a line each."""
        parts = (self._severity, self._title, self._explanation, *self._details, self._more)
        return "\n".join(part.text() for part in parts if part.text())

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        found = self.finding
        self._severity.setText(self._severity_words())
        self._title.setText(_sentence(translated_reason(found.title)))
        self._explanation.setText(breakable(_sentence(translated_reason(found.explanation))))
        for label, detail in zip(self._details, found.details, strict=False):
            label.show_text(translated_reason(detail))
        rest = self._rest()
        more = self.tr("and {count} more", "", max(0, rest)).format(count=format_number(rest))
        self._more.setText(more if rest > 0 else "")
        self._more.setVisible(rest > 0)
        self.show_tokens.setText(self.tr("Show these tokens"))
        self.show_tokens.setAccessibleDescription(self._title.text())
        self.setAccessibleName(f"{self._severity.text()}: {self._title.text()}")

    def _rest(self) -> int:
        """How many things are not listed; a line may stand for several, such as a range of ids."""
        found, shown = self.finding, len(self._details)
        if not shown:
            return 0
        all_are_there = len(found.details) < MOST_DETAILS
        return (len(found.details) if all_are_there else found.count) - shown

    def _severity_words(self) -> str:
        words = {
            "error": self.tr("Error"),
            "warning": self.tr("Warning"),
            "note": self.tr("Note"),
        }
        word, count = words[self.finding.severity], self.finding.count
        if count < 2:  # what is said is about one thing
            return word
        return self.tr("{severity} · found {count} times").format(
            severity=word, count=format_number(count)
        )

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._sign)
        self._head.addWidget(self._severity, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for part in (self._title, self._explanation, *self._details, self._more):
            self._column.addWidget(part)
        self._title.setProperty("role", "heading")
        self._more.setProperty("role", "muted")
        left = Qt.AlignmentFlag.AlignLeft
        self._column.addWidget(self.show_tokens, 0, left)
        found = self.finding
        self.show_tokens.setVisible(len(found.ids) > 0)

    def _dress(self) -> None:
        look = theme.active()
        gap = round(look.spacing)
        self._column.setContentsMargins(gap, gap // 2, gap, gap)
        self._column.setSpacing(gap // 2)
        side = round(1.1 * self.fontMetrics().height())
        severity = self.finding.severity
        self._sign.setPixmap(icons.pixmap(SIGNS[severity], side, _ink(severity)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()


def _ink(severity: str) -> QColor:
    look = theme.active()
    return {"error": look.error, "warning": look.warning, "note": look.text}[severity]


def _words(parent: QWidget) -> QLabel:
    label = QLabel(parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setMinimumWidth(1)
    return label


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]

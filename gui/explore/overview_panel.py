"""A vocabulary as a whole: lengths, scripts and shares, as bars that filter the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.statistics import Share, VocabularyStatistics
from gui.explore.overview_bars import Bar, BarList
from gui.explore.overview_histogram import Histogram
from gui.explore.vocabulary_words import flag_word, kind_word, script_word
from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.choice import Choice

_BY_TAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
_PARTS = ("lengths", "scripts", "kinds", "shares")


class OverviewPanel(QScrollArea):
    """Shows `VocabularyStatistics`; `filter_requested` has the filter of the bar that was hit."""

    filter_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics: VocabularyStatistics | None = None
        self._empty = QLabel(wordWrap=True)
        self._headings = {part: QLabel(wordWrap=True) for part in _PARTS}
        self.unit = Choice(("characters", "bytes"))
        self.lengths = Histogram()
        self.scripts, self.kinds, self.shares = BarList(), BarList(), BarList()
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._lay_out()
        self._dress()
        self.retranslate()

    def show_statistics(self, statistics: VocabularyStatistics | None) -> None:
        """Show another vocabulary; None: none."""
        self._statistics = statistics
        self._fill()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Overview"))
        self._empty.setText(self.tr("No tokenizer is open."))
        self.unit.set_texts({"characters": self.tr("in characters"), "bytes": self.tr("in bytes")})
        self.unit.setAccessibleName(self.tr("What lengths are counted in"))
        self.lengths.setAccessibleName(self.tr("Tokens by length"))
        self.scripts.setAccessibleName(self.tr("Tokens by script"))
        self.kinds.setAccessibleName(self.tr("Tokens by kind"))
        self.shares.setAccessibleName(self.tr("What the tokens hold"))
        self._headings["lengths"].setText(self.tr("Length of the tokens"))
        self._headings["scripts"].setText(self.tr("Scripts"))
        self._headings["kinds"].setText(self.tr("Kinds"))
        self._headings["shares"].setText(self.tr("What the tokens hold"))
        hint = self.tr("Click a bar to see its tokens.")
        for part in (self.lengths, self.scripts, self.kinds, self.shares):
            part.setWhatsThis(hint)
        self._fill()

    def text(self) -> str:
        """All that is shown, in words."""
        if self._statistics is None:
            return self._empty.text()
        bars = (self.lengths, self.scripts, self.kinds, self.shares)
        return "\n\n".join(f"{part.accessibleName()}\n{part.text()}" for part in bars)

    def _fill(self) -> None:
        found = self._statistics
        self._empty.setVisible(found is None)
        parts = (self.unit, self.lengths, self.scripts, self.kinds, self.shares)
        for part in (*self._headings.values(), *parts):
            part.setVisible(found is not None)
        if found is None:
            return
        self._show_lengths()
        scripts = [share for share in found.scripts if share.count]
        self.scripts.show_bars(_bars(scripts, found.total, script_word))
        self.kinds.show_bars(_bars(found.kinds, found.total, kind_word))
        self.shares.show_bars(_bars(found.shares, found.total, flag_word))

    def _show_lengths(self) -> None:
        found = self._statistics
        if found is None:
            return
        unit = self.unit.value()
        counts = found.by_bytes if unit == "bytes" else found.by_characters
        units = {"bytes": self.tr("length in bytes"), "characters": self.tr("length in characters")}
        self.lengths.show_counts(counts.tolist(), unit, units[unit], self.tr("tokens"))
        longest = len(counts) - 1
        text = self.tr("Length of the tokens; the longest has {length}")
        self._headings["lengths"].setText(text.format(length=format_number(max(0, longest))))

    def _lay_out(self) -> None:
        for part in (
            self._empty,
            self._headings["lengths"],
            self.unit,
            self.lengths,
            self._headings["scripts"],
            self.scripts,
            self._headings["shares"],
            self.shares,
            self._headings["kinds"],
            self.kinds,
        ):
            self._column.addWidget(part)
        self._column.addStretch(1)
        for heading in self._headings.values():
            heading.setProperty("role", "heading")
            heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._empty.setProperty("role", "muted")
        self.unit.value_chosen.connect(lambda _: self._show_lengths())
        for part in (self.lengths, self.scripts, self.shares, self.kinds):
            part.filter_requested.connect(self.filter_requested)
        for part in (self.unit, self.lengths, self.scripts, self.shares, self.kinds):
            part.installEventFilter(self)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self._inside, self.viewport()):
            ground.setAutoFillBackground(False)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(0, 0, gap // 2, 0)
        self._column.setSpacing(gap // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a part into sight that the Tab key goes to.

        subtle: a scroll area does so only where the focus was inside it before.
        """
        if (
            event.type() == QEvent.Type.FocusIn
            and isinstance(event, QFocusEvent)
            and event.reason() in _BY_TAB
            and isinstance(watched, QWidget)
        ):
            self.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()


def _bars(shares: Iterable[Share], total: int, word: Callable[[str], str]) -> list[Bar]:
    return [
        Bar(word(share.name), share.count, share.count / max(1, total), share.filter)
        for share in shares
    ]

"""Words that two lanes split differently: where to look, how far that has come, what was found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.compare.differing_lanes import DifferingLanes, in_words
from gui.compare.differing_model import LANES, Column, DifferingModel, share_text
from gui.compare.differing_rows import (
    DifferingRow,
    DifferingSummary,
    DifferingWish,
    SearchedSide,
)
from gui.compare.differing_source import DifferingSource
from gui.compare.low_area import LowArea
from gui.compare.plain_table import PlainTable
from gui.compare.tokens_delegate import TokensDelegate
from gui.look import theme
from gui.look.translation import for_plural, format_number

_SORT_ARROW = 16
_BESIDE = 72  # letters in a line from which what is found stands beside what is looked for
_LEAST_ROWS = 4  # of the table: where that is too high, the panel scrolls
_NARROW = 46  # letters in a line below which the shares are left out


class DifferingPanel(QWidget):
    """Shows the words that differ.

    Signals:
        start_requested: a `DifferingWish`.
        cancel_requested: the search is to be stopped.
        word_requested: the word (str) of a row that was clicked or entered.
    """

    start_requested = Signal(object)
    cancel_requested = Signal()
    word_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = ("A", "B")
        self._alphabets = ("characters", "characters")
        self._running = False
        self._has_counts = False
        self._progress = (0, 0)
        self._summary: DifferingSummary | None = None
        self._problem = ""
        self._sides: tuple[SearchedSide, ...] = ()
        self._inside = inside = QWidget()
        self._area = LowArea(inside, self)
        self.source = DifferingSource(inside)
        self.lanes = DifferingLanes(inside)
        self._start = QPushButton(inside)
        self._cancel = QPushButton(inside)
        self._bar = QProgressBar(inside)
        self._said = QLabel(inside, wordWrap=True)
        self.model = DifferingModel(self)
        self.table = PlainTable(self.model, inside)
        self._boxes = TokensDelegate(self)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()
        self._show_state()

    def set_lanes(
        self, first: str, second: str, alphabets: tuple[str, str] = ("characters", "characters")
    ) -> None:
        """Name the two lanes that are compared, and what their tokens are made of."""
        if (first, second, alphabets) == (*self._names, self._alphabets):
            return
        self._names, self._alphabets = (first, second), alphabets
        self.model.set_alphabets(alphabets)
        self.retranslate()

    def set_corpus(self, title: str, words: int) -> None:
        """Say which corpus there is to look in; 0 words for none."""
        self.source.set_corpus(title, words)
        self._show_state()

    def set_wish(self, wish: DifferingWish) -> None:
        """Fill the fields; tells nobody."""
        self.source.set_wish(wish)
        self._show_state()

    def begin(self, count_total: int = 0) -> None:
        """A search has begun: the table is emptied.

        Args:
            count_total: how often all words occur together; 0 where words have no counts.
        """
        self._running, self._summary, self._problem = True, None, ""
        self._progress, self._has_counts = (0, 0), count_total > 0
        self.model.clear(count_total)
        self._fit()
        self._show_state()
        self._show_found()

    def add_rows(self, rows: Sequence[DifferingRow]) -> None:
        """Add what was found since the last time."""
        self.model.add_rows(rows)
        self._fit()
        self._show_state()

    def show_progress(self, done: int, total: int) -> None:
        """So many words are looked at, of so many; 0 is unknown."""
        self._progress = done, total
        self._show_state()

    def finish(self, summary: DifferingSummary, sides: Sequence[SearchedSide] = ()) -> None:
        """The search of these tokenizers is over, or was cancelled."""
        self._running, self._summary, self._sides = False, summary, tuple(sides)
        self.model.resort()
        self._show_state()
        self._show_found()

    def fail(self, sentence: str) -> None:
        """The search has failed."""
        self._running, self._problem = False, sentence
        self._show_state()
        self._show_found()

    def summary(self) -> str:
        """What is said above the table."""
        return self._said.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Words that differ"))
        self._start.setText(self.tr("Find"))
        self._start.setAccessibleName(self.tr("Find words that differ"))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setAccessibleName(self.tr("Stop looking for words that differ"))
        self._bar.setAccessibleName(self.tr("Words looked at"))
        self.model.set_heads(
            (self.tr("Word"), self.tr("Count"), self.tr("Share"), *self._names),
        )
        self.table.setAccessibleName(self.tr("Words that differ"))
        self.table.setAccessibleDescription(self.tr("Return shows a word in the lanes"))
        self._fit()
        self._show_state()

    def _show_state(self) -> None:
        self._start.setVisible(not self._running)
        self._start.setEnabled(self.source.can_start())
        self._cancel.setVisible(self._running)
        self._bar.setVisible(self._running)
        done, total = self._progress
        self._bar.setRange(0, 1000 if total else 0)
        self._bar.setValue(min(1000, 1000 * done // total) if total else 0)
        said = self._sentence()
        role = "error" if self._problem else ""
        if self._said.property("role") != role:
            self._said.setProperty("role", role)
            self._said.style().polish(self._said)
        self._said.setText(said)
        self._said.setVisible(bool(said))
        self.table.empty_text = self._empty()

    def _show_found(self) -> None:
        """Scroll to what a search says; that is laid out only after this event."""
        for part in (self.table, self._said):
            QTimer.singleShot(0, part, lambda part=part: self._area.ensureWidgetVisible(part, 0, 0))

    def _empty(self) -> str:
        if self._running or self._summary is not None or self._problem:
            return ""
        return self.tr("Words that {first} and {second} split differently are listed here.").format(
            first=self._names[0], second=self._names[1]
        )

    def _sentence(self) -> str:
        if self._problem:
            return self._problem
        if self._running:
            return self._so_far()
        return "" if self._summary is None else self._result(self._summary)

    def _so_far(self) -> str:
        found = self.model.rowCount()
        text = self.tr("{count} found so far", "", for_plural(found))
        return text.format(count=format_number(found))

    def _result(self, summary: DifferingSummary) -> str:
        number = for_plural(summary.total)
        text = (
            self.tr("{count} of {total} string(s) differ, {share}", "", number)
            if summary.source == "alphabet"
            else self.tr("{count} of {total} word(s) differ, {share}", "", number)
        )
        said = text.format(
            count=format_number(summary.differ),
            total=format_number(summary.total),
            share=share_text(summary.differ, summary.total),
        )
        if summary.count_total:
            share = share_text(summary.count, summary.count_total)
            said = self.tr("{result}; {share} of the text").format(result=said, share=share)
        notes = [f"{said}."]
        if not summary.complete:
            notes.append(self.tr("The search was stopped."))
        if self.model.rowCount() < summary.differ:
            listed = format_number(self.model.rowCount())
            notes.append(self.tr("The first {count} are listed.").format(count=listed))
        said = " ".join(notes)
        return f"{said}\n{in_words(self._sides)}" if self._sides else said

    def ask(self) -> None:
        """Ask for what the fields say, if there is anything to look in."""
        if self.source.can_start():
            self.start_requested.emit(self.source.wish())

    def _tell(self, row: int) -> None:
        self.word_requested.emit(self.model.word(row))

    def _copy(self) -> None:
        rows = self.table.selected_rows()
        if rows:
            QGuiApplication.clipboard().setText(self.model.tsv(rows))

    def _lay_out(self) -> None:
        self._row, self._column, self._found = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self._sides_box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._area)
        self._row.addWidget(self._start)
        self._row.addWidget(self._bar, 1)
        self._row.addWidget(self._cancel)
        self._sides_box.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.source)
        self._column.addWidget(self.lanes)
        self._column.addLayout(self._row)
        self._column.addStretch(0)
        self._found.addWidget(self._said)
        self._found.addWidget(self.table, 1)
        self._sides_box.addLayout(self._column, 2)
        self._sides_box.addLayout(self._found, 3)
        self._bar.setTextVisible(False)
        self._said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._start.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        for lane in LANES:
            self.table.setItemDelegateForColumn(lane, self._boxes)
        head = self.table.horizontalHeader()
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.table.setSortingEnabled(True)
        self.table.row_chosen.connect(self._tell)
        self.table.copy_requested.connect(self._copy)
        self.source.changed.connect(self._show_state)
        self.source.alphabet.returnPressed.connect(self.ask)
        self._start.clicked.connect(self.ask)
        self._cancel.clicked.connect(self.cancel_requested)

    def _fit(self) -> None:
        """Words without counts have no columns for them, and a narrow table has no shares."""
        letters = self.width() / self.fontMetrics().averageCharWidth()
        beside = letters > _BESIDE
        direction = QBoxLayout.Direction
        self._sides_box.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._column.setStretch(self._column.count() - 1, 1 if beside else 0)
        narrow = letters * (0.6 if beside else 1) < _NARROW
        self.table.setColumnHidden(Column.COUNT, not self._has_counts)
        self.table.setColumnHidden(Column.SHARE, not self._has_counts or narrow)
        widest = {
            int(Column.COUNT): format_number(max(99, self.model.largest_count())),
            int(Column.SHARE): share_text(1, 10**9),
        }
        shares = {int(Column.WORD): 5, int(Column.LANE_A): 6, int(Column.LANE_B): 6}
        self.table.share_width(widest, shares, _SORT_ARROW)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._row.setSpacing(gap)
        self._sides_box.setSpacing(gap)
        for layout in (self._column, self._found):
            layout.setSpacing(gap // 2)
        head = self.table.horizontalHeader().sizeHint().height()
        rows = _LEAST_ROWS * self.table.verticalHeader().defaultSectionSize()
        self.table.setMinimumHeight(head + rows + 2 * self.table.frameWidth())

    # Overrides

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns that there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
            self._fit()

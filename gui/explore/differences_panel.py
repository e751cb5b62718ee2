"""Two files beside one another: what both have, what only one has, where their merges part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.differences import VocabularyDifferences
from engine.analysis.vocabulary import KINDS
from engine.text.code_points import IntArray
from gui.explore.differences_model import PARTS, DifferencesModel, part_total
from gui.explore.differences_words import part_words, summary
from gui.explore.source_choice import SourceChoice
from gui.explore.vocabulary_words import kind_word
from gui.look import theme
from gui.widgets.choice import Choice
from gui.widgets.plain_text import breakable, plain_tip

_ID_SHARE = 0.26  # of the width, for a column of ids under the name of a file
_FEWEST_ROWS = 4  # a lower page scrolls
_AIR = 16  # pixels beside the text of a cell
_LEAST_LETTERS = {"token": 10, "text": 10, "bytes": 14}  # five bytes
_LEFT_OUT_FIRST = "kind", "bytes"
_FLAT = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum


class DifferencesPanel(QWidget):
    """Shows `VocabularyDifferences`.

    Signals:
        other_requested: compare with the tokenizer of this key.
        open_other_requested: open a file to compare with.
        cancel_requested: stop finding out how the other tokenizer differs.
        tokens_requested: show these rows of the first file's table, under this title.
        other_tokens_requested: likewise, of the second file's table.
        compare_splits_requested: show how both split a text.
    """

    other_requested = Signal(str)
    open_other_requested = Signal()
    cancel_requested = Signal()
    tokens_requested = Signal(object, str)
    other_tokens_requested = Signal(object, str)
    compare_splits_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("shrinks", True)
        self._found: VocabularyDifferences | None = None
        self._names = "", ""
        self._working = False
        self._label = QLabel(self)
        self.other = SourceChoice(self)
        self.open_other = QPushButton(self)
        self._summary = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._bar = QProgressBar(self, textVisible=False)
        self.cancel = QPushButton(self)
        self.part = Choice(PARTS, self)
        self.show_tokens = QPushButton(self)
        self.compare_splits = QPushButton(self)
        self.model = DifferencesModel()
        self.table = QTableView(self)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()

    def show_choices(self, sources: Sequence[tuple[str, str]], current: str | None = None) -> None:
        """Offer these tokenizers, (key, name), to compare with; `current` is the one chosen."""
        self.other.show_sources(sources, current)
        self.other.setEnabled(bool(sources))

    def show_differences(
        self, differences: VocabularyDifferences | None, first: str, second: str
    ) -> None:
        """Show how the file called `first` and the one called `second` differ; None: nothing."""
        self._found, self._names, self._working = differences, (first, second), False
        if differences is not None and not part_total(differences, self.part.value()):
            some = [part for part in PARTS if part_total(differences, part)]
            self.part.set_value(some[0] if some else PARTS[0])
        self._fill()

    def show_working(self, first: str, second: str) -> None:
        """Say that it is being found out how the two differ."""
        self.show_differences(None, first, second)
        self._working = True
        self._bar.setRange(0, 0)  # until the files are there nobody can say how far it is
        self._fill()

    def show_progress(self, done: int, total: int) -> None:
        """The comparison is at `done` of `total`."""
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def text(self) -> str:
        """What is said of the two files."""
        return self._summary.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Differences"))
        self._label.setText(self.tr("Compare &with:"))
        self.other.setAccessibleName(self.tr("Tokenizer to compare with"))
        self.other.setPlaceholderText(self.tr("choose one"))
        self.open_other.setText(self.tr("Open…"))
        self.open_other.setToolTip(self.tr("Opens a tokenizer file to compare with"))
        self.open_other.setAccessibleDescription(self.open_other.toolTip())
        self._bar.setAccessibleName(self.tr("Progress of the comparison of files"))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setAccessibleDescription(self.tr("Stops comparing the files at once"))
        self.part.setAccessibleName(self.tr("Which differences are listed"))
        self.compare_splits.setText(self.tr("Compare how they split"))
        self.compare_splits.setToolTip(self.tr("Shows both in the comparison, with one text"))
        self.compare_splits.setAccessibleDescription(self.compare_splits.toolTip())
        self.table.setAccessibleName(self.tr("Differences, a line each"))
        self._fill()

    def _fill(self) -> None:
        found = self._found
        for part in (self.part, self.table, self.compare_splits):
            part.setVisible(found is not None)
        self._bar.setVisible(self._working)
        self.cancel.setVisible(self._working)
        nothing = self.tr("Choose a tokenizer to see how it differs from this one.")
        if self._working:
            nothing = self.tr("Comparing every token, merge and setting with those of {file}…")
            nothing = nothing.format(file=self._names[1])
        said = nothing if found is None else summary(found, *self._names)
        self._summary.setText(breakable(said))
        self.setAccessibleDescription(said)
        self._name_button()
        words = {} if found is None else part_words(found, *self._names)
        self.part.set_texts(words or dict.fromkeys(PARTS, ""))
        self._list()

    def _name_button(self) -> None:
        """Say in which of the two vocabularies the listed tokens are shown."""
        text = self.tr("Show in the vocabulary")
        tip = self.tr("Shows the listed tokens of this file only")
        if self.part.value() == "only-second":
            text = self.tr("Show in its vocabulary")
            tip = self.tr("Explores {file} and shows the listed tokens only")
            tip = tip.format(file=self._names[1])
        self.show_tokens.setText(text)
        self.show_tokens.setToolTip(plain_tip(tip))
        self.show_tokens.setAccessibleDescription(tip)

    def _list(self) -> None:
        """List the chosen part."""
        self.model.show_part(self._found, self.part.value(), self._names)
        self.show_tokens.setVisible(len(self._rows()) > 0)
        self._name_button()
        self._fit_buttons()
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give tokens and settings the room that ids and kinds leave."""
        header, mode = self.table.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(mode.Stretch)
        header.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        widths = {"id": _AIR + self.fontMetrics().horizontalAdvance("999 999"), "kind": _AIR}
        widths["kind"] += max(self.fontMetrics().horizontalAdvance(kind_word(k)) for k in KINDS)
        widths |= dict.fromkeys(("first-id", "second-id"), round(_ID_SHARE * self.width()))
        letter = QFontMetrics(theme.active().token_font()).averageCharWidth()
        least = {name: _AIR + letters * letter for name, letters in _LEAST_LETTERS.items()}
        widths["bytes"] = least["bytes"]
        hidden = self._without_room(least | widths)
        for place, column in enumerate(self.model.columns()):
            self.table.setColumnHidden(place, column in hidden)
            if column in widths:
                header.setSectionResizeMode(place, mode.Interactive)
                header.resizeSection(place, widths[column])

    def _without_room(self, least: Mapping[str, int]) -> set[str]:
        """The columns that leave the others too little room; a row's tool tip has them all."""
        hidden: set[str] = set()
        room = self.width() - self.table.verticalScrollBar().sizeHint().width()
        for column in _LEFT_OUT_FIRST:
            if (
                sum(least.get(each, 0) for each in self.model.columns() if each not in hidden)
                > room
            ):
                hidden.add(column)
        return hidden & set(self.model.columns())

    def _rows(self) -> IntArray | list[int]:
        """The rows of the tokens that are listed, in the table of their file."""
        if self._found is None:
            return []
        part = self.part.value()
        lists = {
            "only-first": self._found.only_first,
            "only-second": self._found.only_second,
            "moved": self._found.moved_first,
            "shared": self._found.shared_first,
        }
        return lists[part].rows if part in lists else []

    def _request_tokens(self) -> None:
        is_other = self.part.value() == "only-second"
        wish = self.other_tokens_requested if is_other else self.tokens_requested
        wish.emit(self._rows(), self.part.currentText())

    def _connect(self) -> None:
        self.other.value_chosen.connect(lambda key: self.other_requested.emit(key))
        self.open_other.clicked.connect(self.open_other_requested)
        self.cancel.clicked.connect(self.cancel_requested)
        self.part.value_chosen.connect(lambda _: self._list())
        self.show_tokens.clicked.connect(self._request_tokens)
        self.compare_splits.clicked.connect(self.compare_splits_requested)

    def _lay_out(self) -> None:
        self._label.setBuddy(self.other)
        self._summary.setSizePolicy(*_FLAT)
        self._summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._top, self._middle = QHBoxLayout(), QHBoxLayout()
        self._top.addWidget(self._label)
        self._top.addWidget(self.other, 1)
        self._top.addWidget(self.open_other)
        self._middle.addWidget(self.show_tokens)
        self._middle.addWidget(self.compare_splits)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._top)
        self._column.addWidget(self._summary)
        self._work = QHBoxLayout()
        self._work.addWidget(self._bar, 1)
        self._work.addWidget(self.cancel)
        self._column.addLayout(self._work)
        self._column.addWidget(self.part)
        self._column.addWidget(self.table, 1)
        self._column.addLayout(self._middle)
        self._column.addStretch(0)
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setSpacing(gap // 2)
        self._top.setSpacing(gap)
        self._middle.setSpacing(gap)
        self._work.setSpacing(gap)
        tokens = QFontMetrics(theme.active().token_font())
        height = max(self.fontMetrics().height(), tokens.height()) + gap // 2
        self.table.verticalHeader().setDefaultSectionSize(height)
        head = self.table.horizontalHeader().sizeHint().height()
        self.table.setMinimumHeight(head + _FEWEST_ROWS * height)

    def _fit_buttons(self) -> None:
        """Put the buttons below one another where they do not fit beside one another."""
        buttons = (self.show_tokens, self.compare_splits)
        wanted = sum(button.sizeHint().width() for button in buttons) + self._middle.spacing()
        way = QBoxLayout.Direction
        self._middle.setDirection(way.LeftToRight if wanted <= self.width() else way.TopToBottom)

    # Overrides

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest button."""
        hint = super().minimumSizeHint()
        buttons = (self.show_tokens, self.compare_splits)
        top = self._label.sizeHint().width() + self.open_other.sizeHint().width() + 100
        return QSize(max(top, *(each.sizeHint().width() for each in buttons)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the buttons."""
        super().resizeEvent(event)
        self._fit_buttons()
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()

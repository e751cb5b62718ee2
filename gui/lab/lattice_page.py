"""Unigram: the lattice of a word with its scores, the best splits, and sampled ones."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.text.alphabet import visible
from gui.compare.plain_table import PlainTable
from gui.compare.tokens_delegate import TokensDelegate
from gui.explore.source_choice import SourceChoice
from gui.lab.bar_delegate import BarDelegate
from gui.lab.lattice_canvas import LatticeCanvas, in_scroll_area
from gui.lab.lattice_sentences import LatticeSentences, best_rows, drawn_rows
from gui.lab.lattice_state import EXAMPLE_SOURCE, LatticeState
from gui.lab.page import AnswerPage
from gui.lab.rows_model import RowsModel
from gui.lab.sentence import Sentence
from gui.lab.table_saver import TableSaver
from gui.look import theme
from gui.session import Session
from gui.state.source_names import source_names
from gui.widgets.panel import Panel
from gui.widgets.wrapped_row import WrappedRow

_MOST_BEST, _MOST_DRAWS = 100, 1_000
_LARGEST_SEED, _LARGEST_ALPHA = 9_999, 10.0

_MOST_LATTICE: Final = 0.62
"""The share of the height below the sentence that the lattice may have."""


class LatticePage(AnswerPage):
    """A word above, its lattice below, and under that the best splits and the drawn ones."""

    STAGE = "lattice"
    state: LatticeState

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Ask the tokenizers of `session`."""
        super().__init__(session, LatticeState(session), parent)
        self._sentences = LatticeSentences(self)
        self._files = TableSaver(session.preferences, self)
        self._labels = [QLabel() for _ in range(7)]
        self.source, self.word = SourceChoice(), SourceChoice()
        self.text, self.open, self.example = QLineEdit(), QPushButton(), QPushButton()
        self.best, self.draws, self.seed = QSpinBox(), QSpinBox(), QSpinBox()
        self.alpha = QDoubleSpinBox()
        self.said, self.hint = Sentence("heading"), Sentence()
        self.canvas = LatticeCanvas()
        self._area = in_scroll_area(self.canvas)
        self.best_model = RowsModel(("tokens", "right", "bar"), self)
        self.drawn_model = RowsModel(("tokens", "bar"), self)
        self.best_table = PlainTable(self.best_model)
        self.drawn_table = PlainTable(self.drawn_model)
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.text)
        self.retranslate()
        self._show_wish()

    # For the view

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("LatticePage", "Lattice")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "LatticePage",
            "All splits of a word under a Unigram model, the best ones and drawn ones",
        )

    def panels(self) -> dict[str, QWidget]:
        """The lattice and both tables."""
        return dict(self._panels)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        texts = (
            self.tr("To&kenizer:"),
            self.tr("&text:"),
            self.tr("&word:"),
            self.tr("&best splits:"),
            self.tr("&draws:"),
            self.tr("&seed:"),
            self.tr("&alpha:"),
        )
        boxes = self.source, self.text, self.word, self.best, self.draws, self.seed, self.alpha
        names = (
            self.tr("Tokenizer"),
            self.tr("Text to split"),
            self.tr("Word of the text"),
            self.tr("How many of the best splits are shown"),
            self.tr("How many splits are drawn"),
            self.tr("Seed: the same one draws the same splits"),
            self.tr("Alpha: 0 draws all splits alike, 1 as probable as they are"),
        )
        for label, text, box, name in zip(self._labels, texts, boxes, names, strict=True):
            label.setText(text)
            label.setBuddy(box)
            box.setAccessibleName(name)
            box.setToolTip(name)
        self.open.setText(self.tr("Open…"))
        self.open.setToolTip(self.tr("Open tokenizer…"))
        self.open.setAccessibleName(self.tr("Open tokenizer…"))
        self.example.setText(self.tr("Show the example"))
        self.example.setToolTip(
            self.tr("A small Unigram model, trained on the two stories among the samples")
        )
        self.text.setPlaceholderText(self.tr("a word, or a text"))
        titles = {
            "lattice": self.tr("Lattice: first the split that the model takes"),
            "best": self.tr("Best splits"),
            "drawn": self.tr("Drawn splits"),
        }
        self.alpha.setLocale(QLocale())
        for name, title in titles.items():
            self._panels[name].set_title(title)
        for part in (self._area, self.canvas):
            part.setAccessibleName(titles["lattice"])
        self.best_table.setAccessibleName(titles["best"])
        self.drawn_table.setAccessibleName(titles["drawn"])
        split = self.tr("Split"), self.tr("Its tokens; a row that is chosen is marked above")
        chance = self.tr("Chance"), self.tr("How probable it is among all splits")
        score = self.tr("Score"), self.tr("The sum of the scores of its tokens")
        self.best_model.set_heads(*zip(split, score, chance, strict=True))
        often = self.tr("Drawn"), self.tr("How often it was drawn")
        self.drawn_model.set_heads(*zip(split, often, strict=True))
        self._show_sources()
        self._show_answer()

    # Making

    def _lay_out(self) -> None:
        self._dress_fields()
        gap = round(theme.active().spacing)
        tokenizer, text, word, best, draws, seed, alpha = self._labels
        head, choices = WrappedRow(), WrappedRow()
        head.add_group(tokenizer, self.source, stretch=1)
        head.add_group(self.open)
        head.add_group(text, self.text, stretch=2)
        self._words = head.add_group(word, self.word, stretch=1)
        boxes = self.best, self.draws, self.seed, self.alpha
        for label, box in zip((best, draws, seed, alpha), boxes, strict=True):
            choices.add_group(label, box)
        self._panels = {
            "lattice": Panel(self._area),
            "best": Panel(self.best_table),
            "drawn": Panel(self.drawn_table),
        }
        tables = QHBoxLayout()
        tables.setSpacing(gap)
        tables.addWidget(self._panels["best"], 1)
        tables.addWidget(self._panels["drawn"], 1)
        self._tables = tables
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(head)
        for sentence in (self._work, self.said, self.hint):
            column.addWidget(sentence)
        column.addWidget(self.example, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._panels["lattice"], 1)
        column.addWidget(choices)
        column.addLayout(tables, 1)

    def _dress_fields(self) -> None:
        self.best.setRange(1, _MOST_BEST)
        self.draws.setRange(1, _MOST_DRAWS)
        self.seed.setRange(0, _LARGEST_SEED)
        self.alpha.setRange(0, _LARGEST_ALPHA)
        self.alpha.setSingleStep(0.1)
        for box in (self.best, self.draws, self.seed, self.alpha):
            box.setKeyboardTracking(False)
        for table, column in ((self.best_table, 2), (self.drawn_table, 1)):
            table.setItemDelegateForColumn(0, TokensDelegate(table))
            table.setItemDelegateForColumn(column, BarDelegate(table))

    def _connect(self) -> None:
        state = self.state
        self.source.value_chosen.connect(state.look_at)
        self.open.clicked.connect(self._open)
        self.example.clicked.connect(lambda: state.look_at(EXAMPLE_SOURCE))
        self.text.textEdited.connect(state.set_text)
        self.word.value_chosen.connect(lambda word: state.set_word(int(word)))
        self.best.valueChanged.connect(state.set_best)
        for box in (self.draws, self.seed, self.alpha):
            box.valueChanged.connect(self._draw)
        state.sources_changed.connect(self._show_sources)
        for table in (self.best_table, self.drawn_table):
            self.let_copy(table)
            table.selectionModel().currentRowChanged.connect(
                lambda current, _, table=table: self._mark(table, current.row())
            )

    # Wishes

    def _open(self) -> None:
        path = self._files.ask_for_tokenizer()
        if path is not None:
            self.session.open_tokenizer(path)

    def _draw(self) -> None:
        self.state.draw(self.draws.value(), self.seed.value(), self.alpha.value())

    def _mark(self, table: PlainTable, row: int) -> None:
        """Mark the split of a row in the lattice."""
        answer = self.state.answer
        if answer is None:
            return
        drawn = [path for path, _ in answer.drawn]
        paths = list(answer.best) if table is self.best_table else drawn
        self.canvas.mark(paths[row].arcs if 0 <= row < len(paths) else ())

    # Facts

    def _show_wish(self) -> None:
        wish = self.state.wish
        self.text.setText(wish.text)
        numbers = (self.best, wish.best), (self.draws, wish.draws), (self.seed, wish.seed)
        for box, number in numbers:
            box.blockSignals(True)
            box.setValue(number)
            box.blockSignals(False)
        self.alpha.blockSignals(True)
        self.alpha.setValue(wish.alpha)
        self.alpha.blockSignals(False)

    def _show_sources(self) -> None:
        named = [(EXAMPLE_SOURCE, self.tr("Example")), *source_names(self.state.sources())]
        self.source.show_sources(named, self.state.source)
        is_example = self.state.source == EXAMPLE_SOURCE
        self.source.setToolTip(self.example.toolTip() if is_example else self.tr("Tokenizer"))

    def _headline(self) -> str:
        return self.said.text()

    def _show_answer(self) -> None:
        answer = self.state.answer
        if answer is None:
            self.canvas.show_lattice(None, ())
            self.best_model.show_rows(())
            self.drawn_model.show_rows(())
            self.word.show_sources((), None)
            self.said.say(self._explained(), "error")
            self.hint.say(self._empty())
        else:
            self.canvas.show_lattice(answer.lattice, answer.chances)
            self.best_model.show_rows(best_rows(answer))
            self.drawn_model.show_rows(drawn_rows(answer))
            words = [(str(at), visible(word)) for at, word in enumerate(answer.words)]
            self.word.show_sources(words, str(answer.word))
            self.said.say(self._sentences.whole(answer), "heading")
            self.hint.say("")
        self.example.setVisible(answer is None and self._needs_file())
        self._panels["drawn"].set_title(self._sentences.draws(answer))
        self._words.setVisible(answer is not None and len(answer.words) > 1)
        for part in (self._area, self.canvas):
            part.setAccessibleDescription(self.said.text())
        self._fit()
        self._share_height()
        self.told.emit(self.said.text() or self.hint.text())

    def _fit(self) -> None:
        """Share the widths of the tables."""
        self.best_table.share_width(self.best_model.widest((1,)), {0: 14, 2: 8})
        self.drawn_table.share_width({}, {0: 14, 1: 6})

    def _share_height(self) -> None:
        """Give the lattice the height of its rows, the tables what is left, and not too little."""
        panel = self._panels["lattice"]
        room = panel.height() + self._tables.geometry().height()
        wanted = panel.height_around() + self.canvas.minimumSizeHint().height()
        height = min(wanted, round(_MOST_LATTICE * room))
        self._column.setStretchFactor(panel, max(1, height))
        self._column.setStretchFactor(self._tables, max(1, room - height))

    def _needs_file(self) -> bool:
        """Whether what is looked at has no lattice."""
        return not self.state.busy and self._problem is not None

    def _empty(self) -> str:
        if self.state.busy:
            return self.tr("The word is being split…")
        if not self._needs_file():
            return self.tr("Type a word to see all its splits.")
        return self.tr(
            "A lattice needs a tokenizer with a Unigram model: a SentencePiece file (.model) of "
            "that type, or the tokenizer.json of T5, ALBERT, XLM-RoBERTa or another model that "
            "has one. Open such a file."
        )

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height anew."""
        super().resizeEvent(event)
        self._share_height()

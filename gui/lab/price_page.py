"""The price of a language: the same sentence in many languages, in tokens and bytes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.analysis.vocabulary_size import LanguagePrice, by_price, price_rows
from gui.compare.plain_table import PlainTable
from gui.explore.source_choice import SourceChoice
from gui.lab.letters import letter_width
from gui.lab.page import AnswerPage
from gui.lab.price_delegate import PriceDelegate
from gui.lab.price_rows import ORDERS, PriceRow, cells, largest, sorted_rows
from gui.lab.price_state import PriceAnswer, PriceState
from gui.lab.rows_model import RowsModel
from gui.lab.sentence import Sentence
from gui.lab.table_saver import TableSaver
from gui.look import theme
from gui.look.translation import current, format_decimal, format_number
from gui.session import Session
from gui.state.source_names import source_names
from gui.widgets.choice import Choice
from gui.widgets.elided_label import ElidedLabel
from gui.widgets.panel import Panel
from gui.widgets.wrapped_row import WrappedRow

_NONE = ""
_SCRIPT, _BARS, _FIRST, _SECOND, _BYTES = range(1, 6)
_BAR_LETTERS = 9  # the least room for the bars
_NAME_LETTERS = 9  # and for the names where there is little room
_WIDE = 110  # letters in a line from which there is room for the scripts


class PricePage(AnswerPage):
    """Two tokenizers above, the languages as bars below, and the sentence of one of them."""

    STAGE = "prices"
    state: PriceState

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Ask the tokenizers of `session`."""
        super().__init__(session, PriceState(session), parent)
        self._saver = TableSaver(session.preferences, self)
        self._rows: list[PriceRow] = []
        self._narrow = False
        self._labels = [QLabel() for _ in range(3)]
        self.first, self.second = SourceChoice(), SourceChoice()
        self.order = Choice(ORDERS)
        self.open, self.save = QPushButton(), QPushButton()
        self.pin = QCheckBox()
        self._pins: dict[str, bool] = {}  # what a person has decided, by the code of the language
        self.said, self.sentence = Sentence("heading"), Sentence()
        self.origin = Sentence("muted")
        self.unknown = Sentence("warning")
        self.model = RowsModel(("text", "text", "bar", "right", "right", "right"), self)
        self.table = PlainTable(self.model)
        self.legend = ElidedLabel()
        self._panel = Panel(self.table, beside=self.legend)
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.table)
        self.retranslate()

    # For the view

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("PricePage", "Languages")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "PricePage", "What the same sentence costs in many languages"
        )

    def panels(self) -> dict[str, QWidget]:
        """The table."""
        return {"languages": self._panel}

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        first, second, order = self._labels
        first.setText(self.tr("&Tokenizer:"))
        second.setText(self.tr("&beside it:"))
        order.setText(self.tr("&sorted by:"))
        for label, box in zip(self._labels, (self.first, self.second, self.order), strict=True):
            label.setBuddy(box)
        self.first.setAccessibleName(self.tr("Tokenizer"))
        self.second.setAccessibleName(self.tr("Second tokenizer"))
        self.order.setAccessibleName(self.tr("What the languages are sorted by"))
        self.open.setText(self.tr("Open…"))
        self.open.setToolTip(self.tr("Open tokenizer…"))
        self.open.setAccessibleName(self.tr("Open tokenizer…"))
        self.pin.setText(self.tr("&keep on top"))
        self.pin.setToolTip(self.tr("Keep the chosen language above the others"))
        self.save.setText(self.tr("Save table…"))
        self.save.setAccessibleDescription(self.tr("As a file for a spreadsheet"))
        self.origin.say(
            self.tr(
                "The same two sentences in every language, about rain and hot tea, written for "
                "this program"
            )
        )
        self._panel.set_title(self.tr("Price relative to English"))
        self.table.setAccessibleName(self.tr("Price relative to English"))
        self._show_sources()
        self._show_answer()

    # Making

    def _lay_out(self) -> None:
        self.table.setItemDelegateForColumn(_BARS, PriceDelegate(self.table))
        gap = round(theme.active().spacing)
        head = WrappedRow()
        boxes = self.first, self.second, self.order
        for label, box in zip(self._labels, boxes, strict=True):
            head.add_group(label, box, stretch=1)
        for part in (self.pin, self.open, self.save):
            head.add_group(part)
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(0, 0, 0, 0)
        column_of_all.setSpacing(gap)
        column_of_all.addWidget(head)
        for widget in (self._work, self.said, self.unknown):
            column_of_all.addWidget(widget)
        column_of_all.addWidget(self._panel, 1)
        column_of_all.addWidget(self.sentence)
        column_of_all.addWidget(self.origin)

    def _connect(self) -> None:
        state = self.state
        self.first.value_chosen.connect(state.ask_first)
        self.second.value_chosen.connect(state.ask_second)
        self.order.value_chosen.connect(self._show_rows)
        self.pin.clicked.connect(self._pin)
        self.open.clicked.connect(self._open)
        self.save.clicked.connect(self._save)
        self._saver.told.connect(self.told)
        state.sources_changed.connect(self._show_sources)
        self.let_copy(self.table)
        self.table.selectionModel().currentRowChanged.connect(self._show_sentence)

    # Wishes

    def _open(self) -> None:
        path = self._saver.ask_for_tokenizer()
        if path is not None:
            self.session.open_tokenizer(path)

    def _pin(self, pinned: bool) -> None:
        """Keep the chosen language above the others, or no longer; it stays chosen."""
        code = self._rows[self.table.currentIndex().row()].sentence.code
        self._pins[code] = pinned
        self._show_rows()
        row = [row.sentence.code for row in self._rows].index(code)
        self.table.setCurrentIndex(self.model.index(row, 0))

    def _save(self) -> None:
        answer = self.state.answer
        if answer is not None:
            rows = list(price_rows(by_price(answer.prices[0])))
            if len(answer.prices) > 1:
                rows = _beside(rows, answer.prices[1])
            self._saver.save("languages.csv", rows)

    # Facts

    def _show_sources(self) -> None:
        named = source_names(self.state.sources())
        self.first.show_sources(named, self.state.first)
        none = (_NONE, self.tr("none"))
        self.second.show_sources([none, *named], self.state.second)
        self._name_columns()

    def _name_columns(self) -> None:
        names = dict(source_names(self.state.sources()))
        answer = self.state.answer
        sources = (self.state.first, self.state.second) if answer is None else answer.sources
        first = names.get(sources[0], "")
        second = names.get(sources[1], "") if len(sources) > 1 else ""
        size = self.tr("Bytes")
        named = [f"■ {first}", f"▨ {second}", f"◆ {size}"]
        if not second:
            del named[1]
        self.legend.show_text("   ".join(named))
        scale = self.tr("Relative to English; in brackets how many")
        tokens = self.tr("Tokens")
        numbers = f"■ {tokens}", f"▨ {tokens}", f"◆ {size}"
        heads = self.tr("Language"), self.tr("Script"), self.tr("Price"), *numbers
        tips = *heads[:2], scale, f"{first}\n{scale}", f"{second}\n{scale}", f"{size}\n{scale}"
        self.model.set_heads(heads, tips)
        self.table.setColumnHidden(_SECOND, not second)
        self.order.set_texts(
            {
                "first": first or self.tr("Tokenizer"),
                "second": second or self.tr("Second tokenizer"),
                "bytes": self.tr("Bytes"),
                "name": self.tr("Language"),
            }
        )
        self.order.set_offered("second", offered=bool(second))

    def _headline(self) -> str:
        return self.said.text()

    def _show_answer(self) -> None:
        answer = self.state.answer
        self.save.setEnabled(answer is not None)
        self._name_columns()
        self._show_rows()
        if answer is None:
            wrong = self._explained()
            self.said.say(wrong or self._empty(), "error" if wrong else "")
        else:
            self.said.say(self._range(answer.prices[0]), "heading")
        self.unknown.say(self._doubt())
        self.told.emit(self.said.text())

    def _show_rows(self) -> None:
        answer = self.state.answer
        self._rows = []
        if answer is not None:
            order = next(each for each in ORDERS if each == self.order.value())
            self._rows = sorted_rows(answer.prices, current(), order, self._pinned(answer))
        self._fill()
        self._show_sentence()

    def _pinned(self, answer: PriceAnswer) -> set[str]:
        """The languages that stay on top: English and that of the window, and as was decided."""
        codes = (price.sentence.code for price in answer.prices[0])
        first = answer.prices[0][0].sentence.code, current()
        return {code for code in codes if self._pins.get(code, code in first)}

    def _fill(self) -> None:
        """Write the rows; where the page is narrow, scripts and numbers of tokens are left out."""
        letters = self.width() / letter_width()
        self._narrow = letters < _WIDE
        end = largest(self._rows)
        self.model.show_rows([cells(row, end, briefly=self._narrow) for row in self._rows])
        self.table.setColumnHidden(_SCRIPT, self._narrow)
        named = (_SCRIPT,) if self._narrow else (0, _SCRIPT)
        widest = self.model.widest((*named, _FIRST, _SECOND, _BYTES))
        shares = {0: _NAME_LETTERS, _BARS: _BAR_LETTERS} if self._narrow else {_BARS: _BAR_LETTERS}
        self.table.share_width(widest, shares)

    def _show_sentence(self) -> None:
        at = self.table.currentIndex().row()
        row = self._rows[at] if 0 <= at < len(self._rows) else None
        self.pin.setEnabled(row is not None)
        self.pin.setChecked(row is not None and row.pinned)
        if row is None:
            self.sentence.say("")
        else:
            self.sentence.say(f"{row.sentence.own_name}: {row.sentence.text}")

    def _range(self, prices: tuple[LanguagePrice, ...]) -> str:
        """From how little to how much the sentence costs where it can be read back."""
        ordered = by_price(price for price in prices if price.is_comparable)
        if len(ordered) < 2 or not prices[0].is_comparable:
            return self.tr(
                "No prices: the vocabulary does not have the letters of the languages. Train with "
                "the alphabet of bytes, or open a tokenizer."
            )
        least, most = ordered[0], ordered[-1]
        return self.tr(
            "Tokens for the same sentence, relative to English: from {least}× ({cheap}) to "
            "{most}× ({dear})."
        ).format(
            least=format_decimal(least.price),
            cheap=least.sentence.name(current()),
            most=format_decimal(most.price),
            dear=most.sentence.name(current()),
        )

    def _doubt(self) -> str:
        """What is to be said of prices that are none."""
        prices = () if self.state.answer is None else self.state.answer.prices
        unknown = {p.sentence.code for each in prices for p in each if not p.is_comparable}
        if not unknown:
            return ""
        return self.tr(
            "⚠ Not ranked: {count} of {total} languages. Some of their tokens stand for what the "
            "vocabulary does not have; the text cannot be read back from them."
        ).format(count=format_number(len(unknown)), total=format_number(len(prices[0])))

    def _empty(self) -> str:
        if self.state.busy:
            return self.tr("The sentences are being split…")
        if self.session.training:
            return self.tr("The prices come when the training is over.")
        if self.session.trace is None:
            return self.tr("There is no tokenizer yet: train one, or open a file.")
        return self.tr("Not computed.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        super().resizeEvent(event)
        letters = self.width() / letter_width()
        if (letters < _WIDE) != self._narrow:
            self._fill()


def _beside(
    rows: list[tuple[str | int | float, ...]], others: tuple[LanguagePrice, ...]
) -> list[tuple[str | int | float, ...]]:
    """Rows of one tokenizer with the numbers of a second one behind them."""
    found = {price.sentence.code: price for price in others}
    first, *rest = rows
    lines = [(*first, "second_tokens", "second_price")]
    for row in rest:
        price = found[str(row[0])]
        lines.append((*row, price.tokens, price.price))
    return lines

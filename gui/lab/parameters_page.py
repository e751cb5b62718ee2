"""What a vocabulary costs in a language model: rows of the embedding and of the head."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.vocabulary_size import PRESETS, LanguageModel
from gui.compare.plain_table import PlainTable
from gui.lab.bar_delegate import BarDelegate
from gui.lab.large_number import LargeNumberBox
from gui.lab.page import LabPage
from gui.lab.parameter_bar import ParameterBar, Part
from gui.lab.parameter_words import ParameterWords
from gui.lab.rows_model import Bar, RowsModel
from gui.lab.sentence import Sentence
from gui.look import theme
from gui.look.translation import format_number
from gui.session import Session
from gui.widgets.choice import Choice
from gui.widgets.panel import Panel
from gui.widgets.wrapped_row import WrappedRow

OWN: Final = "own"
VOCABULARIES: Final = (256, 1_000, 4_000, 8_000, 16_000, 32_000, 50_257, 100_277, 128_256, 256_000)
"""Sizes that the same model is shown with: bytes, small ones, and those of known tokenizers."""

_MODELS: Final = {model.name: model for model in PRESETS}


class ParametersPage(LabPage):
    """A model above, the same one with other vocabularies and published models below."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Take vocabularies of `session` when they are asked for."""
        super().__init__(session, parent)
        self._words = ParameterWords(self)
        self._model = PRESETS[0]
        self._sizes: list[int] = []
        self.preset = Choice((OWN, *_MODELS))
        self.vocabulary, self.width_box, self.rest = (LargeNumberBox() for _ in range(3))
        self._labels = [QLabel() for _ in range(4)]
        self.tied, self.bias = QCheckBox(), QCheckBox()
        self.take = QPushButton()
        self.said, self.formula, self.source = Sentence("heading"), Sentence(), Sentence("muted")
        self.bar = ParameterBar()
        self.size_model = RowsModel(("number", "bar"), self)
        self.preset_model = RowsModel(("text", "right", "bar"), self)
        self._by_size, self._by_model = PlainTable(self.size_model), PlainTable(self.preset_model)
        self._panels = {
            "parameters": Panel(self.bar),
            "sizes": Panel(self._by_size),
            "models": Panel(self._by_model),
        }
        self._is_seen = False
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.preset)
        self.retranslate()

    # For the view

    @property
    def model(self) -> LanguageModel:
        """The model that is shown."""
        return self._model

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("ParametersPage", "Parameters")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "ParametersPage", "What a vocabulary costs in a language model"
        )

    def set_active(self, active: bool) -> None:
        """Say what is shown."""
        if active:
            self.told.emit(self.said.text())

    def panels(self) -> dict[str, QWidget]:
        """The bar and both tables."""
        return dict(self._panels)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        boxes = self.preset, self.vocabulary, self.width_box, self.rest
        texts = (
            self.tr("&Model:"),
            self.tr("V, to&kens in the vocabulary:"),
            self.tr("&d, numbers per token:"),
            self.tr("everythin&g else:"),
        )
        for label, text, box in zip(self._labels, texts, boxes, strict=True):
            label.setText(text)
            label.setBuddy(box)
            box.setAccessibleName(text.replace("&", "").rstrip(":"))
        for box in boxes[1:]:
            box.setToolTip(self.tr("Also written as 50k, 124M, 7B"))
        self.preset.set_texts({OWN: self.tr("own numbers")} | {name: name for name in _MODELS})
        self.tied.setText(self.tr("head t&ied to the embedding"))
        self.tied.setToolTip(self.tr("The same numbers serve for both"))
        self.bias.setText(self.tr("head with a &bias"))
        self.bias.setToolTip(self.tr("One more number per token"))
        self.take.setText(self.tr("&Take V from"))
        self.take.setAccessibleDescription(self.tr("From the training or the opened tokenizer"))
        self._panels["parameters"].set_title(self.tr("Parameters of the model"))
        self.bar.setAccessibleName(self.tr("Parameters of the model"))
        self._panels["sizes"].set_title(self.tr("The same model with another vocabulary"))
        self._by_size.setAccessibleName(self.tr("The same model with another vocabulary"))
        self._by_size.setAccessibleDescription(self.tr("Return takes the vocabulary of a row"))
        self._panels["models"].set_title(self.tr("Published models"))
        self._by_model.setAccessibleName(self.tr("Published models"))
        self._by_model.setAccessibleDescription(self.tr("Return takes the model of a row"))
        cost = self.tr("Embedding and head"), self.tr("Their parameters, and their share of all")
        self.size_model.set_heads(("V", cost[0]), (self.tr("Tokens in the vocabulary"), cost[1]))
        self.preset_model.set_heads(
            (self.tr("Model"), "V · d", self.tr("With head")),
            (
                self.tr("The model"),
                self.tr("Parameters of the embedding"),
                cost[0],
            ),
        )
        self._show_model()

    # Making

    def _lay_out(self) -> None:
        gap = round(theme.active().spacing)
        self._by_size.setItemDelegateForColumn(1, BarDelegate(self._by_size))
        self._by_model.setItemDelegateForColumn(2, BarDelegate(self._by_model))
        self.take.setMenu(QMenu(self))
        form = WrappedRow()
        widgets = self.preset, self.vocabulary, self.width_box, self.rest
        for label, box in zip(self._labels, widgets, strict=True):
            form.add_group(label, box, stretch=1)
        for widget in (self.tied, self.bias, self.take):
            form.add_group(widget)
        tables = QHBoxLayout()
        tables.setSpacing(gap)
        tables.addWidget(self._panels["sizes"], 1)
        tables.addWidget(self._panels["models"], 1)
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(0, 0, 0, 0)
        column_of_all.setSpacing(gap)
        column_of_all.addWidget(form)
        for sentence in (self.said, self.formula):
            column_of_all.addWidget(sentence)
        column_of_all.addWidget(self._panels["parameters"])
        column_of_all.addLayout(tables, 1)
        column_of_all.addWidget(self.source)

    def _connect(self) -> None:
        self.preset.value_chosen.connect(self.choose)
        for box in (self.vocabulary, self.width_box, self.rest):
            box.valueChanged.connect(self._take_numbers)
        self.tied.toggled.connect(self._take_numbers)
        self.bias.toggled.connect(self._take_numbers)
        menu = self.take.menu()
        menu.aboutToShow.connect(self._fill_menu)
        self._by_size.row_chosen.connect(lambda row: self.take_vocabulary(self._sizes[row]))
        self._by_model.row_chosen.connect(lambda row: self.choose(PRESETS[row].name))

    # Wishes

    def choose(self, name: str) -> None:
        """Show a published model, or go on with own numbers."""
        if name in _MODELS:
            self._show(_MODELS[name])
        else:
            self._show(replace(self._model, name=OWN, source=""))

    def take_vocabulary(self, size: int) -> None:
        """Give the model a vocabulary of this size."""
        self._change(self._model.with_vocabulary(size))

    def _take_numbers(self) -> None:
        """Take what stands in the fields."""
        self._change(
            replace(
                self._model,
                vocabulary=self.vocabulary.number(),
                width=self.width_box.number(),
                rest=self.rest.number(),
                tied=self.tied.isChecked(),
                bias=self.bias.isChecked(),
            )
        )

    def _change(self, model: LanguageModel) -> None:
        if model != self._model:
            self._show(replace(model, name=OWN, source=""))

    def _fill_menu(self) -> None:
        """Offer the vocabularies that are there."""
        menu = self.take.menu()
        menu.clear()
        trace, loaded = self.session.trace, self.session.tokenizer
        if trace is not None:
            size = trace.vocabulary_size_at(len(trace))
            self._offer(menu, self.tr("the training: {count}"), size)
        if loaded is not None:
            text = self.tr("{name}: {count}").replace("{name}", loaded.path.name)
            self._offer(menu, text, len(loaded.card.table))
        if menu.isEmpty():
            menu.addAction(self.tr("nothing has been trained or opened")).setEnabled(False)

    def _offer(self, menu: QMenu, text: str, size: int) -> None:
        action = menu.addAction(text.replace("{count}", format_number(size)))
        action.triggered.connect(lambda: self.take_vocabulary(size))

    # Facts

    def _show(self, model: LanguageModel) -> None:
        self._model = model
        self._show_model()
        self.told.emit(self.said.text())

    def _show_model(self) -> None:
        model, words = self._model, self._words
        self.preset.set_value(model.name)
        numbers = (model.vocabulary, model.width, model.rest)
        for box, number in zip((self.vocabulary, self.width_box, self.rest), numbers, strict=True):
            box.show_number(number)
        for check, checked in ((self.tied, model.tied), (self.bias, model.bias)):
            check.blockSignals(True)
            check.setChecked(checked)
            check.blockSignals(False)
        self.said.say(words.whole(model))
        self.formula.say(words.formula(model))
        self.source.say(words.source(model))
        counts = model.embedding, model.head, model.rest
        whole = max(1, model.total)
        self.bar.show_parts(
            [
                Part(name, count / whole, f"{words.short(count)} ({words.share(count / whole)})")
                for name, count in zip(words.parts(), counts, strict=True)
            ]
        )
        self._show_tables()

    def _show_tables(self) -> None:
        self._sizes = sorted({*VOCABULARIES, self._model.vocabulary})
        others = [self._model.with_vocabulary(size) for size in self._sizes]
        self.size_model.show_rows([(model.vocabulary, self._bar(model)) for model in others])
        self._by_size.selectRow(self._sizes.index(self._model.vocabulary))
        self.preset_model.show_rows(
            [
                (
                    model.name,
                    self._words.short(model.embedding),
                    self._bar(model),
                )
                for model in PRESETS
            ]
        )
        self._by_size.share_width(self.size_model.widest((0,)), {1: 12})
        self._by_model.share_width(self.preset_model.widest((1,)), {0: 9, 2: 10})

    def _bar(self, model: LanguageModel) -> Bar:
        """What embedding and head take; a head with numbers of its own doubles V · d."""
        return Bar(model.share, self._words.cost(model), self._words.share(model.share))

    def _show_row(self) -> None:
        """Bring the size of this model into sight."""
        self._by_size.scrollTo(self._by_size.currentIndex())

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the chosen row into sight, when it is known how many rows are."""
        super().showEvent(event)
        if not self._is_seen:
            self._is_seen = True
            QTimer.singleShot(0, self, self._show_row)

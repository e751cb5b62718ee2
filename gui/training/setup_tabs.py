"""Corpus and options behind two tabs; the options are made when somebody first looks at them."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from gui.training.corpus_panel import CorpusPanel
from gui.widgets.tab_page import low
from gui.work.setup import TrainingSetup

if TYPE_CHECKING:
    from gui.training.options_panel import OptionsPanel

OPTIONS: Final = "gui.training.options_panel"
"""Imported with its fields when they are made."""


class SetupTabs(QTabWidget):
    """What is trained on, and how.

    Attributes:
        corpus: the panel of the corpus.

    Signals:
        options_requested: a `TrainingSetup`.
        usual_requested: a person wants the options that show the sample best.
    """

    options_requested = Signal(object)
    usual_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup = TrainingSetup()
        self._split_applies = True
        self._offers_usual = False
        self._options: OptionsPanel | None = None
        self.corpus = CorpusPanel()
        self.corpus.setProperty("shrinks", True)
        self._second = QWidget()
        room = QVBoxLayout(self._second)
        room.setContentsMargins(0, 0, 0, 0)
        self.setUsesScrollButtons(False)  # two names always have room
        self.addTab(low(self.corpus), "")
        self.addTab(self._second, "")
        self.currentChanged.connect(self._look)
        self.retranslate()

    @property
    def options(self) -> OptionsPanel:
        """The panel of the options."""
        if self._options is None:
            self._options = self._make_options()
        return self._options

    def _make_options(self) -> OptionsPanel:
        made: OptionsPanel = importlib.import_module(OPTIONS).OptionsPanel()
        made.show_options(self._setup)
        made.set_split_applies(self._split_applies)
        made.offer_usual(self._offers_usual)
        made.options_requested.connect(self.options_requested)
        made.usual_requested.connect(self.usual_requested)
        room = self._second.layout()
        if room is not None:
            room.addWidget(made)
        return made

    def open(self, name: str) -> None:
        """Look at the options, or else at the corpus."""
        self.setCurrentIndex(1 if name == "options" else 0)

    def show_options(self, setup: TrainingSetup) -> None:
        """Show how the corpus is trained on."""
        self._setup = setup
        if self._options is not None:
            self._options.show_options(setup)

    def set_split_applies(self, applies: bool) -> None:
        """Say whether the corpus is a text, which is split, or a list of words with counts."""
        self._split_applies = applies
        if self._options is not None:
            self._options.set_split_applies(applies)

    def offer_usual(self, offers: bool) -> None:
        """Say whether the corpus is a sample that is trained with other options than its own."""
        self._offers_usual = offers
        if self._options is not None:
            self._options.offer_usual(offers)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setTabText(0, self.tr("Corpus"))
        self.setTabText(1, self.tr("Options"))
        for part in (self, self.tabBar()):
            part.setAccessibleName(self.tr("Corpus and options"))

    def _look(self, page: int) -> None:
        if page == 1:
            _ = self.options

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

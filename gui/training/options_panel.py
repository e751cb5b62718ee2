"""The options of a training in one narrow column; it asks for a retraining, it does not train.

It composes the fields, waits until a person has stopped typing, and asks only when the setup is
valid and another than before.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine import TrainingOptions
from gui.look import theme
from gui.training.option_fields import AlphabetField, MarkField, TieField
from gui.training.setup_field import SetupField
from gui.training.size_fields import MinimumField, SizeField
from gui.training.special_tokens_field import SpecialTokensField
from gui.training.split_field import SplitField
from gui.work.setup import TrainingSetup

PAUSE_MS: Final = 350
"""How long nothing must change before a retraining is asked for."""


class OptionsPanel(QScrollArea):
    """Shows a `TrainingSetup` and asks for another one.

    Signals:
        options_requested: a `TrainingSetup`.
        usual_requested: a person wants the options that show the sample best.
    """

    options_requested = Signal(object)
    usual_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = TrainingSetup()
        self.usual = QPushButton()
        self.usual.hide()
        self.usual.clicked.connect(self.usual_requested)
        self.split = SplitField()
        self.alphabet = AlphabetField()
        self.mark = MarkField()
        self.ties = TieField()
        self.size_limit = SizeField()
        self.minimum = MinimumField()
        self.special_tokens = SpecialTokensField()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.ask_now)
        self._lay_out()
        for field in self._fields():
            field.edited.connect(self._pause.start)
            field.entered.connect(self.ask_now)
        self.show_options(self._shown)
        self.retranslate()

    def show_options(self, setup: TrainingSetup) -> None:
        """Show this setup; asks for nothing. What is being typed just now is not disturbed."""
        if self._pause.isActive() and setup == self._shown:
            return
        self._pause.stop()
        self._shown = setup
        self.split.set_rule(setup.rule)
        for field in self._option_fields():
            field.show_part(setup.options)

    def set_split_applies(self, applies: bool) -> None:
        """Say whether the corpus is a text, which is split, or a list of words with counts."""
        self.split.set_applies(applies)

    def offer_usual(self, offers: bool) -> None:
        """Offer the options that show the sample best: those of now are others."""
        self.usual.setVisible(offers)

    def setup(self) -> TrainingSetup | None:
        """What the fields say, or None while one of them is wrong or not complete."""
        if not all(field.is_valid() for field in self._fields()):
            return None
        parts: dict[str, Any] = {}
        for field in self._option_fields():
            parts |= field.part()
        return TrainingSetup(self.split.rule(), TrainingOptions(**parts))

    def ask_now(self) -> None:
        """Ask for what the fields say, without waiting, if it is valid and new."""
        self._pause.stop()
        setup = self.setup()
        if setup is not None and setup != self._shown:
            self._shown = setup
            self.options_requested.emit(setup)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Options"))
        self.setAccessibleDescription(self.tr("How the corpus is split and trained"))
        self.usual.setText(self.tr("Usual options of the sample"))
        does = self.tr("These are other options; the usual ones show the sample best")
        self.usual.setToolTip(does)
        self.usual.setAccessibleDescription(does)

    def _option_fields(
        self,
    ) -> tuple[AlphabetField, MarkField, TieField, SizeField, MinimumField, SpecialTokensField]:
        return (
            self.alphabet,
            self.mark,
            self.ties,
            self.size_limit,
            self.minimum,
            self.special_tokens,
        )

    def _fields(self) -> tuple[SetupField, ...]:
        return (self.split, *self._option_fields())

    def _lay_out(self) -> None:
        content = QWidget()
        layout = QVBoxLayout(content)
        edge = round(theme.active().spacing)
        layout.setContentsMargins(edge, edge, edge, edge)
        layout.setSpacing(2 * edge)
        layout.addWidget(self.usual)
        for field in self._fields():
            layout.addWidget(field)
        layout.addStretch(1)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

"""The life lines with their heading: which of them are shown, and the life of one in words.

It adds to `life_chart`, which draws them, what is said and chosen about them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.analysis.vocabulary_size import STILL_THERE
from gui.lab.curve_job import CurveAnswer
from gui.lab.curve_sentences import CurveSentences
from gui.lab.life_chart import LifeChart
from gui.lab.life_paint import LifeFrame
from gui.lab.size_axis import SizeAxis
from gui.look import theme
from gui.look.translation import format_number
from gui.training.presenter import Presenter
from gui.widgets.choice import Choice
from gui.widgets.elided_label import ElidedLabel
from gui.widgets.panel import Panel

_SHOWN: Final = ("all", "scaffolding", "lasting")
_LETTERS: Final = 22  # for which the choice has room


class LifePanel(Panel):
    """Frames a `LifeChart`.

    Attributes:
        chart: the lines.
        shown: which of them are shown.
    """

    def __init__(self, sentences: CurveSentences, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        self.chart = LifeChart()
        self.shown = Choice(_SHOWN)
        self.shown.setMinimumContentsLength(_LETTERS)
        self._life = ElidedLabel()
        super().__init__(self.chart, parent, beside=_beside(self._life, self.shown))
        self._sentences = sentences
        self._found: tuple[CurveAnswer, Presenter, SizeAxis] | None = None
        self.shown.value_chosen.connect(self._show)
        self.chart.row_changed.connect(self._say_life)
        self.retranslate()

    def show_lives(self, answer: CurveAnswer, presenter: Presenter, axis: SizeAxis) -> None:
        """Show the lives of all tokens of a training."""
        self._found = answer, presenter, axis
        self._show()

    def show_none(self) -> None:
        """Show that there are none."""
        self._found = None
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.chart.set_words(self.tr("until {step}"), self.tr("{count} left"))
        self.shown.setAccessibleName(self.tr("Which tokens are shown"))
        self._show()

    def _show(self) -> None:
        if self._found is None:
            self.chart.show_frame(None)
            self._name_shown(0, 0)
        else:
            answer, presenter, axis = self._found
            lives = answer.lives
            kept = {
                "all": ~lives.absent,
                "scaffolding": lives.scaffolding,
                "lasting": lives.gone == STILL_THERE,
            }[self.shown.value()]
            self.chart.show_frame(LifeFrame(axis, lives, np.flatnonzero(kept), presenter.label))
            self._name_shown(int((~lives.absent).sum()), int(lives.scaffolding.sum()))
        self._name()
        self._say_life()

    def _name(self) -> None:
        """Say what is shown, and how many bytes are left out because they never occur."""
        absent = 0 if self._found is None else int(self._found[0].lives.absent.sum())
        title = self.tr("Life lines of the tokens")
        if absent:
            title = self.tr("Life lines; bytes that never occur: {count}").format(
                count=format_number(absent)
            )
        self.set_title(title)
        self.chart.setAccessibleName(title)

    def _name_shown(self, total: int, scaffolding: int) -> None:
        """Say how many tokens there are of each kind, where the kind is chosen."""
        texts = {
            "all": self.tr("all tokens: {count}"),
            "scaffolding": self.tr("scaffolding: {count}"),
            "lasting": self.tr("lasting until the end: {count}"),
        }
        counts = {"all": total, "scaffolding": scaffolding, "lasting": total - scaffolding}
        named = {
            kind: text.format(count=format_number(counts[kind])) for kind, text in texts.items()
        }
        self.shown.set_texts(named)

    def _say_life(self) -> None:
        chart, row, said = self.chart, self.chart.row, ""
        if self._found is not None and 0 <= row < len(chart.tokens):
            answer, presenter, _ = self._found
            said = self._sentences.life(answer.lives, presenter, int(chart.tokens[row]))
        self._life.show_text(said)
        chart.setAccessibleDescription(said)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _beside(said: QWidget, choice: QWidget) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(round(theme.active().spacing))
    row.addWidget(said, 1)
    row.addWidget(choice)
    return whole

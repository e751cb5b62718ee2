"""Where a second timeline parts from the first, which pair it takes there, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from engine.training import TIE_RULES
from gui.lab.fork_job import Pair
from gui.look import icons, theme
from gui.look.translation import format_number
from gui.training.tie_sentences import rule_names
from gui.widgets.choice import Choice
from gui.widgets.plain_text import isolated
from gui.widgets.wrapped_row import WrappedRow


@dataclass(frozen=True)
class ForkChoice:
    """What can be chosen, and what is.

    Attributes:
        position: where the timelines part.
        length: how many steps the first timeline has.
        pairs: the tied pairs there: labels of the engine, and labels for the screen.
        hidden: how many more there are.
        pair: the pair that is taken; None is the first one.
        rule: the tie rule from there on.
    """

    position: int
    length: int
    pairs: tuple[tuple[Pair, Pair], ...] = ()
    hidden: int = 0
    pair: Pair | None = None
    rule: str = TIE_RULES[0]


class ForkChoices(WrappedRow):
    """A row of fields.

    Signals:
        position_requested: part at this position.
        tie_requested: part at the next tie (1) or the one before (-1).
        pair_requested: take this pair there.
        rule_requested: go on by this rule.
    """

    position_requested = Signal(object)
    tie_requested = Signal(int)
    pair_requested = Signal(object)
    rule_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer nothing yet."""
        super().__init__(parent)
        self._choice = ForkChoice(0, 0)
        self._labels = [QLabel() for _ in range(3)]
        self.step = QSpinBox()
        self.pair = _PairBox()
        self.rule = Choice(TIE_RULES)
        self._ties = {-1: QToolButton(), 1: QToolButton()}
        self._lay_out()
        self.step.setKeyboardTracking(False)
        self.step.valueChanged.connect(lambda value: self.position_requested.emit(value - 1))
        self.pair.activated.connect(self._take)
        self.rule.value_chosen.connect(self.rule_requested)
        for direction, button in self._ties.items():
            button.clicked.connect(lambda _=False, by=direction: self.tie_requested.emit(by))
        self._show_icons()
        self.retranslate()

    def show_choice(self, choice: ForkChoice) -> None:
        """Show what can be chosen; tells nobody."""
        self._choice = choice
        self.step.blockSignals(True)
        self.step.setRange(1, max(1, choice.length + 1))
        self.step.setValue(choice.position + 1)
        self.step.blockSignals(False)
        self._fill_pairs()
        self.rule.set_value(choice.rule)
        self.setEnabled(choice.length > 0)

    def allow_ties(self, before: bool, after: bool) -> None:
        """Say whether there are ties before and after."""
        self._ties[-1].setEnabled(before)
        self._ties[1].setEnabled(after)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for label, text, field in zip(
            self._labels,
            (self.tr("&Step"), self.tr("t&ake"), self.tr("then &by")),
            (self.step, self.pair, self.rule),
            strict=True,
        ):
            label.setText(text)
            label.setBuddy(field)
        self.step.setAccessibleName(self.tr("Step at which the timelines part"))
        self.pair.setAccessibleName(self.tr("Pair that the second timeline takes there"))
        self.rule.setAccessibleName(self.tr("Tie rule of the second timeline from there on"))
        self.rule.set_texts(rule_names())
        for field in (self.step, self.pair, self.rule):
            field.setToolTip(field.accessibleName())
        for direction, text in (
            (-1, self.tr("Part at the tie before")),
            (1, self.tr("Part at the next tie")),
        ):
            self._ties[direction].setToolTip(text)
            self._ties[direction].setAccessibleName(text)
        self._fill_pairs()

    def _fill_pairs(self) -> None:
        shown = self._choice
        self.pair.clear()
        for number, (pair, labels) in enumerate(shown.pairs):
            self.pair.addItem(self._pair_text(labels, first=number == 0), pair)
            if pair == shown.pair:
                self.pair.setCurrentIndex(number)
        if shown.hidden:
            more = self.tr("and {count} more").format(count=format_number(shown.hidden))
            self.pair.addItem(more)
            _forbid(self.pair, self.pair.count() - 1)
        self.pair.setEnabled(len(shown.pairs) > 1)

    def _pair_text(self, labels: Pair, *, first: bool) -> str:
        text = " + ".join(isolated(label) for label in labels)
        return self.tr("{pair} (as before)").format(pair=text) if first else text

    def _take(self, index: int) -> None:
        pair = self.pair.itemData(index)
        if pair is not None:
            self.pair_requested.emit(tuple(pair) if index else None)

    def _lay_out(self) -> None:
        self.pair.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.pair.setMinimumContentsLength(8)
        self.pair.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        step, take, then = self._labels
        self.add_group(step, self.step, self._ties[-1], self._ties[1])
        self.add_group(take, self.pair, stretch=2)
        self.add_group(then, self.rule, stretch=2)

    def _show_icons(self) -> None:
        for direction, name in ((-1, "previous-tie"), (1, "next-tie")):
            self._ties[direction].setIcon(icons.icon(name))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._show_icons()


class _PairBox(QComboBox):
    """Offers pairs in the type of tokens.

    It takes that itself: set from outside, the style that comes after would undo it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFont(theme.active().token_font())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFont(theme.active().token_font())


def _forbid(box: QComboBox, index: int) -> None:
    """Show an entry that cannot be chosen."""
    model = box.model()
    if isinstance(model, QStandardItemModel):
        model.item(index).setFlags(Qt.ItemFlag.NoItemFlags)

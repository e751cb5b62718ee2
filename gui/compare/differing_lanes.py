"""Which two lanes are searched for words that they split differently, with which tokenizers.

Where lanes have the trained tokenizer, two buttons search it at the step of now or at its end: how
many strings differ depends on how far it is trained.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.compare.differing_rows import SearchedSide
from gui.compare.tokenizer_choice import TokenizerChoice
from gui.look import theme
from gui.look.translation import format_number

_CHOICE_LETTERS = 10


class DifferingLanes(QWidget):
    """Shows and asks.

    Signals:
        pair_chosen: indices of the two lanes, as a tuple, that are to be compared.
        source_requested: the key of the trained tokenizer's place that is to be searched.
    """

    pair_chosen = Signal(object)
    source_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[SearchedSide, ...] = ()
        self._label, self._and = QLabel(self), QLabel(self)
        self.first, self.second = TokenizerChoice(self), TokenizerChoice(self)
        self.sources: list[QPushButton] = []
        self._with = QLabel(self, wordWrap=True)
        self.first.value_chosen.connect(lambda _: self._choose(self.first, self.second))
        self.second.value_chosen.connect(lambda _: self._choose(self.second, self.first))
        self._lay_out()
        self._dress()
        self.retranslate()

    def show_lanes(self, names: Sequence[str], pair: tuple[int, int]) -> None:
        """Offer these lanes; two of them are chosen. With two lanes there is no choice."""
        entries = [(str(index), name) for index, name in enumerate(names)]
        for box, index in zip((self.first, self.second), pair, strict=True):
            box.set_entries(entries)
            if index < len(names):
                box.set_value(str(index))
        for part in (self._label, self.first, self._and, self.second):
            part.setVisible(len(names) > 2)

    def show_sides(self, sides: Sequence[SearchedSide]) -> None:
        """Say which tokenizers the chosen lanes have."""
        self._sides = tuple(sides)
        self._say()

    def show_sources(self, entries: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer places of the trained tokenizer, (key, title); none where no lane has it."""
        while len(self.sources) > len(entries):
            button = self.sources.pop()
            button.hide()
            button.deleteLater()
        while len(self.sources) < len(entries):
            self._add_source()
        for button, (key, title) in zip(self.sources, entries, strict=True):
            button.setText(title)
            button.setProperty("source", key)
            button.setChecked(key == chosen)
            tip = self.tr("Search with the trained tokenizer: {place}").format(place=title)
            button.setToolTip(tip)
            button.setAccessibleName(tip)

    def pair(self) -> tuple[int, int]:
        """The indices of the chosen lanes."""
        return self.first.currentIndex(), self.second.currentIndex()

    def sentence(self) -> str:
        """What is said about the tokenizers."""
        return self._with.text()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(self.tr("Lanes"))
        self._and.setText(self.tr("and"))
        self.first.setAccessibleName(self.tr("First lane to compare"))
        self.second.setAccessibleName(self.tr("Second lane to compare"))
        self._say()

    def _say(self) -> None:
        self._with.setText(in_words(self._sides))
        self._with.setVisible(bool(self._sides))

    def _choose(self, chosen: TokenizerChoice, other: TokenizerChoice) -> None:
        """A lane is compared with another one: choosing the other's lane exchanges both."""
        pair = self.pair()
        if pair[0] == pair[1]:
            free = next(i for i in range(chosen.count()) if i != pair[0])
            other.set_value(str(free))
        self.pair_chosen.emit(self.pair())

    def _add_source(self) -> None:
        button = QPushButton(self)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._ask(button))
        self._buttons.addWidget(button, 1)
        self.sources.append(button)

    def _ask(self, button: QPushButton) -> None:
        for each in self.sources:
            each.setChecked(each is button)
        self.source_requested.emit(str(button.property("source")))

    def _lay_out(self) -> None:
        self._row, self._buttons, self._column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for part in (self._label, self.first, self._and, self.second):
            self._row.addWidget(part)
        self._row.addStretch(1)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        self._column.addLayout(self._buttons)
        self._column.addWidget(self._with)
        self._with.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._label.setBuddy(self.first)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        for layout in (self._row, self._buttons, self._column):
            layout.setSpacing(gap // 2)
        self._with.setProperty("role", "muted")
        width = _CHOICE_LETTERS * self.fontMetrics().averageCharWidth()
        for box in (self.first, self.second):
            box.setMaximumWidth(width)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column it stands in."""
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()


def in_words(sides: Sequence[SearchedSide]) -> str:
    """Which tokenizers are searched, lanes with the same one together."""
    lanes: dict[tuple[str, int, int], list[str]] = {}
    for side in sides:
        lanes.setdefault((side.name, side.merges, side.vocabulary), []).append(side.lane)
    return "\n".join(_side(", ".join(names), *facts) for facts, names in lanes.items())


def _side(lanes: str, name: str, merges: int, vocabulary: int) -> str:
    text = QCoreApplication.translate(
        "DifferingLanes", "{lanes}: merges {merges}, vocabulary {tokens}"
    )
    if name:
        text = QCoreApplication.translate(
            "DifferingLanes", "{lanes}: {name}, merges {merges}, vocabulary {tokens}"
        )
    numbers = {"merges": format_number(merges), "tokens": format_number(vocabulary)}
    return text.format(lanes=lanes, name=name, **numbers)

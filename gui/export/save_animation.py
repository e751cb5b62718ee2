"""Which steps to film, how large, how fast, in which look: asked before the file's name is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gui.export.animation import RATES, SIZES, AnimationWish
from gui.export.moments import LAST_SECONDS
from gui.look import theme, translation
from gui.look.translation import format_decimal

SPEEDS: Final = (0.6, 1.2, 2.4, 4.0)
"""Seconds for a step that are offered."""

_MOST_STEPS: Final = 40
"""So many steps are proposed at most: a minute of film."""


class SaveAnimationDialog(QDialog):
    """Offers a range of steps and what a film of them can be like."""

    def __init__(
        self,
        length: int,
        position: int = 0,
        *,
        mp4: bool = False,
        whole: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Propose the steps from the present one on.

        Args:
            length: the last position.
            position: the present one; at the end, the steps before it are proposed.
            mp4: films can be written as MP4.
            whole: propose all steps.
            parent: the window.
        """
        super().__init__(parent)
        self._length, self._mp4 = length, mp4
        self._first, self._last = QSpinBox(self), QSpinBox(self)
        self._boxes = {
            name: QComboBox(self)
            for name in ("ending", "size", "seconds", "rate", "theme", "language")
        }
        names = ("steps", *self._boxes)
        self._labels = {name: QLabel(self) for name in names}
        self._to, self._takes = QLabel(self), QLabel(self)
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Save | standard.Cancel, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._propose(position, whole=whole)

    @property
    def wish(self) -> AnimationWish:
        """What is chosen now."""
        chosen = {name: box.currentData() for name, box in self._boxes.items()}
        return AnimationWish(
            first=self._first.value(),
            last=self._last.value(),
            ending=chosen["ending"],
            size=SIZES[chosen["size"]],
            seconds=chosen["seconds"],
            rate=chosen["rate"],
            theme=chosen["theme"],
            language=chosen["language"],
        )

    def choose(self, wish: AnimationWish) -> None:
        """Make the choice in the person's stead; what is not offered stays as it is."""
        self._last.setValue(wish.last)
        self._first.setValue(wish.first)
        values: Mapping[str, object] = {
            "ending": wish.ending,
            "size": SIZES.index(wish.size) if wish.size in SIZES else None,
            "seconds": wish.seconds,
            "rate": wish.rate,
            "theme": wish.theme,
            "language": wish.language,
        }
        for name, value in values.items():
            found = self._boxes[name].findData(value)
            if found >= 0:
                self._boxes[name].setCurrentIndex(found)

    def retranslate(self) -> None:
        """Take every text in the current language."""
        self.setWindowTitle(self.tr("Save animation"))
        self._to.setText(self.tr("to"))
        for name, text in self._label_texts().items():
            self._labels[name].setText(text)
        self._first.setAccessibleName(self.tr("First step of the film"))
        self._last.setAccessibleName(self.tr("Last step of the film"))
        for name, text in self._names().items():
            self._boxes[name].setAccessibleName(text)
        for name, choices in self._choices().items():
            _refill(self._boxes[name], choices)
        self._tell()

    def _label_texts(self) -> Mapping[str, str]:
        return {
            "steps": self.tr("&Steps:"),
            "ending": self.tr("&Format:"),
            "size": self.tr("Si&ze:"),
            "seconds": self.tr("S&peed:"),
            "rate": self.tr("S&moothness:"),
            "theme": self.tr("&Colours:"),
            "language": self.tr("&Language:"),
        }

    def _names(self) -> Mapping[str, str]:
        return {
            "ending": self.tr("Format of the file"),
            "size": self.tr("Size of the picture"),
            "seconds": self.tr("How long a step takes"),
            "rate": self.tr("Pictures in a second"),
            "theme": self.tr("Theme of the film"),
            "language": self.tr("Language of the film"),
        }

    def _choices(self) -> Mapping[str, Mapping[object, str]]:
        size, second = self.tr("{width} × {height}"), self.tr("{number} seconds per step")
        rate = self.tr("{number} pictures per second")
        return {
            "ending": self._endings(),
            "size": {
                number: size.format(width=width, height=height)
                for number, (width, height) in enumerate(SIZES)
            },
            "seconds": {speed: second.format(number=format_decimal(speed, 1)) for speed in SPEEDS},
            "rate": {number: rate.format(number=number) for number in RATES},
            "theme": {
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
                "projector": self.tr("Projector (large)"),
            },
            "language": {
                code: translation.name(code).capitalize() for code in translation.languages()
            },
        }

    def _endings(self) -> Mapping[object, str]:
        endings: dict[object, str] = {
            ".gif": self.tr("GIF, for slides and chats"),
            ".png": self.tr("Animated PNG, every pixel exact"),
        }
        if self._mp4:
            endings[".mp4"] = self.tr("MP4, for films and players")
        return endings

    def _propose(self, position: int, *, whole: bool) -> None:
        first = 0 if whole or position >= self._length else position
        self._last.setValue(self._length if whole else min(self._length, first + _MOST_STEPS))
        self._first.setValue(first)
        usual = AnimationWish(
            first,
            self._last.value(),
            theme=theme.active().name,
            language=translation.current(),
        )
        self.choose(usual)

    def _connect(self) -> None:
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._first.valueChanged.connect(lambda value: self._keep_order(self._last, max, value))
        self._last.valueChanged.connect(lambda value: self._keep_order(self._first, min, value))
        self._boxes["seconds"].currentIndexChanged.connect(self._tell)

    def _keep_order(self, other: QSpinBox, nearer: Callable[[int, int], int], value: int) -> None:
        """A film runs forwards: the other end gives way."""
        other.setValue(nearer(other.value(), value))
        self._tell()

    def _tell(self) -> None:
        """Say how long the film is going to be."""
        seconds = self._boxes["seconds"].currentData()
        if seconds is not None:
            steps = self._last.value() - self._first.value()
            whole = steps * seconds + max(seconds, LAST_SECONDS)
            text = self.tr("The film takes {number} seconds.")
            self._takes.setText(text.format(number=format_decimal(whole, 0)))

    def _lay_out(self) -> None:
        for end in (self._first, self._last):
            end.setRange(0, self._length)
        steps = QHBoxLayout()
        steps.addWidget(self._first, 1)
        steps.addWidget(self._to)
        steps.addWidget(self._last, 1)
        gap = round(theme.active().spacing)
        form = QFormLayout()
        form.setSpacing(gap)
        form.addRow(self._labels["steps"], steps)
        self._labels["steps"].setBuddy(self._first)
        for name, box in self._boxes.items():
            self._labels[name].setBuddy(box)
            form.addRow(self._labels[name], box)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap)
        column.setSpacing(2 * gap)
        column.addLayout(form)
        column.addWidget(self._takes)
        column.addStretch(1)
        column.addWidget(self._buttons)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _refill(box: QComboBox, choices: Mapping[object, str]) -> None:
    chosen = box.currentData()
    box.blockSignals(True)
    box.clear()
    for value, text in choices.items():
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)

"""The head of a lane: which tokenizer splits, in which way, and what the lane adds up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.compare.frames import LaneNumbers
from gui.compare.losses_list import LossesList
from gui.compare.mode_choice import ModeChoice
from gui.compare.modes import MISTAKES, MODES, mode_labels, mode_sentences
from gui.compare.numbers_line import NumbersLine, bold
from gui.compare.tokenizer_choice import TokenizerChoice
from gui.look import icons, theme
from gui.look.translation import for_plural, format_decimal, format_number
from gui.widgets.plain_text import plain_tip

_LEAST_TITLE = 12  # letters of a tokenizer's title beside the modes; else they stand below it
_MOST_TITLE = 20  # letters of it for which room is kept
_NARROW = 40  # letters in a line below which only the most important is said
_BOX_EDGES = 56  # of a choice, around its text
_SPACE = "\N{NO-BREAK SPACE}"


class LaneHeader(QWidget):
    """Shows and asks; it changes nothing by itself.

    Signals:
        tokenizer_requested: the key of the tokenizer that was chosen.
        mode_requested: the way to split that was chosen.
        remove_requested: the lane is not wanted any more.
        place_requested: the `LostPiece` that a person wants to see.
    """

    tokenizer_requested = Signal(object)
    mode_requested = Signal(str)
    remove_requested = Signal()
    place_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._note = ""
        self._narrow = self._short = False
        self._numbers: LaneNumbers | None = None
        self._letter = QLabel(self)
        self.tokenizer = TokenizerChoice(self)
        self.mode = ModeChoice(self)
        self._remove = QToolButton(self)
        self._explained = QLabel(self, wordWrap=True)
        self._sum = NumbersLine(self)
        self.losses = LossesList(self)
        self.tokenizer.value_chosen.connect(self.tokenizer_requested)
        self.mode.value_chosen.connect(self._ask_for_mode)
        self._remove.clicked.connect(self.remove_requested)
        self.losses.place_requested.connect(self.place_requested)
        self._lay_out()
        self._dress()
        self.retranslate()

    def set_name(self, name: str) -> None:
        """Show a short name of the lane, such as A."""
        self._name = name
        self._letter.setText(name)
        self._letter.setVisible(bool(name))
        self.retranslate()

    def set_tokenizers(self, entries: Sequence[tuple[str, str]]) -> None:
        """Offer these tokenizers, as (key, title)."""
        self.tokenizer.set_entries(entries)
        self._arrange()

    def set_tokenizer(self, key: str) -> None:
        """Show which tokenizer the lane has; tells nobody."""
        self.tokenizer.set_value(key)
        self._arrange()

    def set_mode(self, mode: str) -> None:
        """Show in which way the lane splits; tells nobody."""
        self.mode.set_value(mode)
        self._explain()

    def set_removable(self, removable: bool) -> None:
        """Show the button that removes the lane, or hide it."""
        self._remove.setVisible(removable)

    def set_note(self, sentence: str) -> None:
        """Say something about the lane that its mode does not, such as that there are no merges."""
        if sentence != self._note:
            self._note = sentence
            self._explain()

    def show_numbers(self, numbers: LaneNumbers | None) -> None:
        """Show what the lane adds up to; None while that is not known."""
        if numbers != self._numbers:
            self._numbers = numbers
            self._count()
            self.losses.show_numbers(numbers)

    def set_short(self, short: bool) -> None:
        """Say all in as few lines as can be; what is left out is in the tool tips."""
        if short != self._short:
            self._short = short
            self._say()
            for part in (self.losses, self):  # who asks for the height now gets the new one
                part.updateGeometry()

    def outline(self) -> tuple[object, ...]:
        """What decides on how high the head is in full, besides its width."""
        numbers = self._numbers
        sizes = (
            (len(str(numbers.tokens)), numbers.unknown > 0, numbers.round_trip) if numbers else ()
        )
        return self._note, self.mode.value(), self.font(), self.locale(), self._narrow, sizes

    def numbers_text(self) -> str:
        """The numbers as they can be read."""
        return " · ".join(self._items(str)) if self._numbers else ""

    def explanation(self) -> str:
        """The sentence under the choices, empty where none is needed."""
        return self._explained.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        lane = self.tr("Lane {name}").format(name=self._name) if self._name else self.tr("Lane")
        self.setAccessibleName(lane)
        self.tokenizer.setAccessibleName(self.tr("{lane}: tokenizer").format(lane=lane))
        self.mode.setAccessibleName(self.tr("{lane}: way to split").format(lane=lane))
        self._remove.setAccessibleName(self.tr("{lane}: remove").format(lane=lane))
        self._remove.setToolTip(self.tr("Remove this lane"))
        self.mode.retranslate()
        for row, mode in enumerate(MODES):
            self.mode.setItemData(row, mode_sentences()[mode], Qt.ItemDataRole.ToolTipRole)
        self._explain()
        self._count()

    def _ask_for_mode(self, mode: str) -> None:
        self._explain()
        self.mode_requested.emit(mode)

    def _explain(self) -> None:
        mode = self.mode.value()
        sentence = mode_sentences()[mode]
        self.mode.setToolTip(sentence)
        self.mode.setAccessibleDescription(sentence)
        label = mode_labels().get(mode, "")
        # What a lane really does counts: without merges, left to right is no mistake.
        whole = self._note or (sentence if label else "")
        said = label if label and not self._note and (self._narrow or self._short) else whole
        if self._short:
            metrics, room = self._explained.fontMetrics(), self.width()
            said = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        self._explained.setToolTip(plain_tip(whole) if whole != said else "")
        self._explained.setAccessibleName(whole)
        self._explained.setText(said)
        self._explained.setVisible(bool(said))
        role = "warning" if mode in MISTAKES and not self._note else "muted"
        if self._explained.property("role") != role:
            self._explained.setProperty("role", role)
            self._explained.style().polish(self._explained)

    def _count(self) -> None:
        self._sum.show_text(self._sum_text())
        self._sum.setAccessibleName(self.numbers_text())
        labels = self._numbers.unknown_labels if self._numbers else ()
        unknown = self.tr("Unknown characters: {characters}").format(characters=", ".join(labels))
        tips = [self.numbers_text()] if self._narrow or self._short else []
        self._sum.setToolTip(plain_tip("\n".join(tips + ([unknown] if labels else []))))
        self._sum.setAccessibleDescription(unknown if labels else "")

    def _sum_text(self) -> str:
        """The numbers as they are shown: if it must be short, as many as one line has room for."""
        if not self._numbers:
            return ""
        # A number stays with its first word, and a dot with what it follows.
        items = self._items(bold, short=self._narrow or self._short)
        text = f"{_SPACE}· ".join(item.replace(" ", _SPACE, 1) for item in items)
        return items[0] if self._short and not self._sum.has_room_for(text) else text

    def _items(self, mark: Callable[[str], str], *, short: bool = False) -> list[str]:
        """The numbers; `mark` marks the digits, `short` leaves the rates out."""
        numbers = self._numbers
        assert numbers is not None
        tokens = self.tr("{count} token(s)", "", for_plural(numbers.tokens))
        if not numbers.tokens and not numbers.unknown:  # nothing per token where there is none
            return [tokens.format(count=mark(format_number(0)))]
        rates = self.tr("{characters} characters, {bytes} bytes per token")
        unknown = self.tr("{count} unknown", "characters", for_plural(numbers.unknown))
        said = [
            tokens.format(count=mark(format_number(numbers.tokens))),
            rates.format(
                characters=mark(format_decimal(numbers.characters_per_token)),
                bytes=mark(format_decimal(numbers.bytes_per_token)),
            ),
            unknown.format(count=mark(format_number(numbers.unknown))),
        ]
        if short:
            del said[1]
        return said

    def _lay_out(self) -> None:
        self._letter.setVisible(False)
        self._explained.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choices.addWidget(self.tokenizer, 1)
        self._choices.addWidget(self.mode)
        self._row, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self._letter, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self._choices, 1)
        self._row.addWidget(self._remove, 0, Qt.AlignmentFlag.AlignTop)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        for part in (self._explained, self._sum, self.losses):
            self._column.addWidget(part)
        self._column.addStretch(1)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._letter.setProperty("role", "heading")
        self._letter.setMinimumHeight(self.tokenizer.sizeHint().height())
        self._remove.setIcon(icons.icon("close"))
        self._row.setSpacing(gap // 2)
        self._choices.setSpacing(gap // 2)
        self._column.setSpacing(gap // 2)

    def _arrange(self) -> None:
        letter, direction = self.fontMetrics().averageCharWidth(), QBoxLayout.Direction
        around = self._remove.sizeHint().width() + self._letter.sizeHint().width() + 24
        title = self.fontMetrics().horizontalAdvance(self.tokenizer.currentText())
        title = max(_LEAST_TITLE * letter, min(title, _MOST_TITLE * letter))
        room = self.width() - around - title - _BOX_EDGES
        stacked = room < self.mode.short_width()
        self._choices.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
        names = self.mode.short_width()
        if room >= self.mode.whole_width():
            names = self.mode.whole_width()
        self.mode.setMinimumWidth(0 if stacked else names)
        narrow = stacked or self.width() < _NARROW * letter
        if narrow != self._narrow:
            self._narrow = narrow
            self._say()
        elif self._short:  # what of it fits into the width of now
            self._explain()
            self._count()

    def _say(self) -> None:
        self.losses.set_narrow(self._narrow or self._short)
        self._explain()
        self._count()

    def minimumSizeHint(self) -> QSize:
        """Two short choices under each other."""
        return QSize(
            14 * self.fontMetrics().averageCharWidth() + 60, super().minimumSizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the choices beside each other where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
            self._arrange()

"""What decoding does not give back: one sentence, and a list of all places behind a button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.compare.frames import LaneNumbers, LostPiece
from gui.look import icons, theme
from gui.look.translation import for_plural, format_number
from gui.widgets.plain_text import isolated, plain_tip

_LONGEST_LABEL = 16
_NAMED = 2
_MOST_LINES = 6


class LossesList(QWidget):
    """Says whether decode(encode(text)) is the text; `place_requested` tells a lost piece."""

    place_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers: LaneNumbers | None = None
        self._narrow = False
        self._sign = QLabel(self)
        self._said = QLabel(self, wordWrap=True)
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._more = QToolButton(self)
        self._more.setCheckable(True)
        self._more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._list = QListWidget(self)
        self._more.setArrowType(Qt.ArrowType.RightArrow)
        self._list.hide()
        self._more.toggled.connect(self._unfold)
        self._list.itemActivated.connect(self._ask)
        self._list.itemClicked.connect(self._ask)
        self._lay_out()
        self.retranslate()

    def show_numbers(self, numbers: LaneNumbers | None) -> None:
        """Show the losses among these numbers."""
        before, self._numbers = self._numbers, numbers
        if _losses(before) != _losses(numbers):
            self._fill()
            self._say()

    def set_narrow(self, narrow: bool) -> None:
        """Say it in few words, and show the button without its own; or in full."""
        style = Qt.ToolButtonStyle
        self._more.setToolButtonStyle(
            style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon
        )
        if narrow != self._narrow:
            self._narrow = narrow
            self._say()

    def sentence(self) -> str:
        """What is said."""
        return self._said.text()

    def places(self) -> list[str]:
        """The lines of the list."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._more.setText(self.tr("Where?"))
        self._more.setAccessibleName(self.tr("Show all places that are lost"))
        self._more.setToolTip(self._more.accessibleName())
        self._list.setAccessibleName(self.tr("Pieces of the text that are lost"))
        self._fill()
        self._say()

    def _say(self) -> None:
        numbers = self._numbers
        lost = numbers is not None and not numbers.round_trip
        self.setVisible(numbers is not None and numbers.characters > 0)
        self._more.setVisible(numbers is not None and len(numbers.losses) > 1)
        if not self._more.isVisibleTo(self):
            self._more.setChecked(False)
        whole = self._sentence(numbers) if numbers else ""
        short = self._short_sentence(numbers) if numbers and self._narrow else whole
        self._said.setText(short)
        self._said.setAccessibleName(whole)
        self._said.setToolTip(plain_tip(whole) if short != whole else "")
        role = "warning" if lost else "muted"
        if self._said.property("role") != role:
            self._said.setProperty("role", role)
            self._said.style().polish(self._said)
        self._dress()

    def _sentence(self, numbers: LaneNumbers) -> str:
        if numbers.round_trip:
            return self.tr("Decoding gives the text back.")
        total = max(numbers.loss_total, len(numbers.losses))
        if not numbers.losses:
            return self.tr("Decoding does not give the text back.")
        if total <= _NAMED:
            places = self.tr(", ").join(map(self._place, numbers.losses))
            text = self.tr("Decoding loses {places}.")
            if numbers.only_form:
                text = self.tr("Decoding gives another Unicode form of {places}.")
            return text.format(places=places)
        labels = list(dict.fromkeys(_short(piece.label) for piece in numbers.losses))
        more = ", …" if len(labels) > _NAMED else ""
        text = self.tr("Decoding loses {count} piece(s): {pieces}", "", for_plural(total))
        if numbers.only_form:
            text = self.tr(
                "Decoding gives another Unicode form of {count} piece(s): {pieces}",
                "",
                for_plural(total),
            )
        pieces = self.tr(", ").join(labels[:_NAMED]) + more
        return text.format(count=format_number(total), pieces=pieces)

    def _short_sentence(self, numbers: LaneNumbers) -> str:
        """The same for a narrow lane."""
        if numbers.round_trip:
            return self.tr("Nothing is lost")
        labels = list(dict.fromkeys(_short(piece.label) for piece in numbers.losses))
        if not labels:
            return self._sentence(numbers)
        more = ", …" if len(labels) > _NAMED else ""
        pieces = self.tr(", ").join(labels[:_NAMED]) + more
        text = self.tr("Another form: {pieces}") if numbers.only_form else self.tr("Lost: {pieces}")
        return text.format(pieces=pieces)

    def _place(self, piece: LostPiece) -> str:
        position = format_number(piece.start + 1)
        label = _short(piece.label)
        if piece.end - piece.start <= 1:
            return self.tr("{label} at position {position}").format(label=label, position=position)
        return self.tr("{label} at positions {first} to {last}").format(
            label=label, first=position, last=format_number(piece.end)
        )

    def _fill(self) -> None:
        self._list.clear()
        if self._numbers is None:
            return
        for piece in self._numbers.losses:
            item = QListWidgetItem(self._place(piece))
            item.setData(Qt.ItemDataRole.UserRole, piece)
            self._list.addItem(item)
        hidden = self._numbers.loss_total - len(self._numbers.losses)
        if hidden > 0:
            text = self.tr("and {count} more piece(s)", "", for_plural(hidden))
            item = QListWidgetItem(text.format(count=format_number(hidden)))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)

    def _unfold(self, unfolded: bool) -> None:
        self._more.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self._list.setVisible(unfolded)
        self._dress()

    def _ask(self, item: QListWidgetItem) -> None:
        piece = item.data(Qt.ItemDataRole.UserRole)
        if piece is not None:
            self.place_requested.emit(piece)

    def _lay_out(self) -> None:
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self._sign)
        row.addWidget(self._said, 1)
        row.addWidget(self._more)
        row.setSpacing(6)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._list)
        self._said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def _dress(self) -> None:
        side = self.fontMetrics().height()
        look = theme.active()
        lost = self._numbers is not None and not self._numbers.round_trip
        name, colour = ("warning", look.warning) if lost else ("info", look.muted)
        ratio = self.devicePixelRatioF()
        picture = icons.pixmap(name, round(side * ratio), colour)
        picture.setDevicePixelRatio(ratio)
        self._sign.setPixmap(picture)
        self._list.ensurePolished()
        rows = min(self._list.count(), _MOST_LINES)
        line = max(self._list.sizeHintForRow(0), self.fontMetrics().height())
        self._list.setFixedHeight(rows * line + 2 * self._list.frameWidth() + 4)

    def minimumSizeHint(self) -> QSize:
        """As narrow as its button allows."""
        return QSize(8 * self.fontMetrics().height(), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()


def _losses(numbers: LaneNumbers | None) -> tuple[object, ...] | None:
    """What of the numbers is said here; with a key, mostly nothing of it changes."""
    if numbers is None:
        return None
    shown = numbers.characters > 0, numbers.round_trip, numbers.only_form
    return *shown, numbers.losses, numbers.loss_total


def _short(label: str) -> str:
    """A label for a sentence: only the beginning of a long one."""
    short = label if len(label) <= _LONGEST_LABEL else label[: _LONGEST_LABEL - 1] + "…"
    return isolated(short)

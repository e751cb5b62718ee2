"""One line over the lanes: how many places differ, buttons to go to them, what can be shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from gui.compare.still_label import StillLabel
from gui.look import icons, theme
from gui.look.translation import for_plural, format_number

PATIENCE_MS: Final = 200
"""What is done before that needs no words."""


class LanesBar(QWidget):
    """Shows and asks.

    Signals:
        step_requested: 1 for the next difference, -1 for the previous one.
        bytes_requested: whether the row of bytes is to be shown.
        add_requested: one more lane is wanted.
        cancel_requested: splitting takes too long.
    """

    step_requested = Signal(int)
    bytes_requested = Signal(bool)
    add_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing is compared yet."""
        super().__init__(parent)
        self._count: int | None = None
        self._alone = self._busy = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_busy)
        self._cancel = QToolButton(self)
        self._cancel.clicked.connect(self.cancel_requested)
        self._said = StillLabel(self)
        self._previous, self._next = QToolButton(self), QToolButton(self)
        self._bytes, self._add = QToolButton(self), QToolButton(self)
        self._bytes.setCheckable(True)
        self._previous.clicked.connect(lambda: self.step_requested.emit(-1))
        self._next.clicked.connect(lambda: self.step_requested.emit(1))
        self._bytes.clicked.connect(self.bytes_requested)
        self._add.clicked.connect(self.add_requested)
        self._lay_out()
        self._dress()
        self.retranslate()

    @property
    def last_button(self) -> QWidget:
        """The button that the keys reach last."""
        return self._add

    def show_differences(self, count: int | None, *, alone: bool = False) -> None:
        """Say at how many places lanes differ; None while that is not known.

        Args:
            count: the number of places.
            alone: there is only one lane, which cannot differ.
        """
        self._count, self._alone = count, alone
        self._say()

    def set_busy(self, busy: bool) -> None:
        """Say that the text is being split, if that takes a while."""
        if busy:
            self._patience.start()
            return
        self._patience.stop()
        self._busy = False
        self._say()

    def set_bytes_shown(self, shown: bool) -> None:
        """Show whether there is a row of bytes; tells nobody."""
        self._bytes.setChecked(shown)

    def set_can_add(self, can_add: bool) -> None:
        """Allow or forbid another lane."""
        self._add.setEnabled(can_add)

    def sentence(self) -> str:
        """What is said."""
        return self._said.text()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Differences and lanes"))
        for button, text, tip in (
            (self._previous, "", self.tr("Previous difference")),
            (self._next, "", self.tr("Next difference")),
            (self._bytes, self.tr("Bytes"), self.tr("Show characters, bytes and tokens")),
            (self._add, self.tr("Add lane"), self.tr("Split in one more way")),
        ):
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setAccessibleName(self.tr("Stop splitting the text"))
        self._say()

    def _say_busy(self) -> None:
        self._busy = True
        self._say()

    def _say(self) -> None:
        self._cancel.setVisible(self._busy)
        for button in (self._previous, self._next):
            button.setEnabled(bool(self._count))
        self._said.show_text(self._sentence())
        self._make_room()

    def _make_room(self) -> None:
        """Leave the words of the last buttons out where the sentence has no room beside them."""
        buttons = (self._bytes, self._add)
        metrics, gap = self.fontMetrics(), self._row.spacing()
        words = sum(metrics.horizontalAdvance(button.text()) + gap for button in buttons)
        icons_wide = 4 * (self._previous.sizeHint().width() + gap)
        said = metrics.horizontalAdvance(self._said.text()) + gap
        if self._busy:
            said += self._cancel.sizeHint().width() + gap
        fits = icons_wide + words + said <= self.width()
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonTextBesideIcon if fits else styles.ToolButtonIconOnly
        for button in buttons:
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)

    def _sentence(self) -> str:
        if self._busy:
            return self.tr("The text is being split…")
        if self._count is None:
            return ""
        if self._alone:
            return self.tr("A second lane can be compared with this one.")
        if not self._count:
            return self.tr("The lanes do not differ.")
        text = self.tr("The lanes differ at {count} place(s).", "", for_plural(self._count))
        return text.format(count=format_number(self._count))

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self._previous, self._next):
            self._row.addWidget(part)
        self._row.addWidget(self._said, 1)
        self._row.addWidget(self._cancel)
        for button in (self._bytes, self._add):
            self._row.addWidget(button)
        for button in (self._previous, self._next, self._cancel, self._bytes, self._add):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _dress(self) -> None:
        self._row.setSpacing(round(theme.active().spacing))
        self._previous.setIcon(icons.icon("previous-difference"))
        self._next.setIcon(icons.icon("next-difference"))
        self._bytes.setIcon(icons.icon("bytes"))
        self._add.setIcon(icons.icon("add"))
        side = round(1.6 * theme.active().point_size)
        for button in (self._previous, self._next, self._bytes, self._add):
            button.setIconSize(QSize(side, side))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sentence be whole if it can."""
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
            self._make_room()

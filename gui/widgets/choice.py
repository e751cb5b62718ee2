"""A combo box of values with a sentence for each: the box for options that need explaining.

It adds to QComboBox that a value is set without telling anyone, that texts can be exchanged while
it stands, and that the wheel scrolls the panel around it unless the box has the focus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6 import QtWidgets  # its classes of styles are made when they are first named
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from gui.widgets.plain_text import plain_tip

_ARROW = 3
"""Heights of the box that arrow and margins never need together: a text beside them is whole."""


class Choice(QComboBox):
    """Offers values in a fixed order; `value_chosen` tells which one a person took."""

    value_chosen = Signal(object)

    def __init__(self, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self.addItems(self._values)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.activated.connect(self._tell)

    def values(self) -> tuple[str, ...]:
        """All values, in order."""
        return self._values

    def value(self) -> str:
        """The chosen value."""
        return self._values[max(0, self.currentIndex())]

    def set_value(self, value: str) -> None:
        """Choose a value; tells nobody.

        Raises:
            ValueError: when it is not among the values.
        """
        self.setCurrentIndex(self._values.index(value))
        self.setToolTip(plain_tip(self.currentText()))

    def set_texts(self, texts: Mapping[str, str]) -> None:
        """Write each value this way; the same choice stays."""
        for index, value in enumerate(self._values):
            self.setItemText(index, texts[value])
            self.setItemData(index, plain_tip(texts[value]), Qt.ItemDataRole.ToolTipRole)
        self.setToolTip(plain_tip(self.currentText()))

    def set_offered(self, value: str, offered: bool) -> None:
        """Show a value in the list or leave it out; the chosen one is shown in the box anyway."""
        row = self._values.index(value)
        view, model = self.view(), self.model()
        if isinstance(view, QtWidgets.QListView):
            view.setRowHidden(row, not offered)
        if isinstance(model, QStandardItemModel):
            model.item(row).setEnabled(offered)  # keys and the wheel pass over it

    def _tell(self) -> None:
        self.setToolTip(plain_tip(self.currentText()))
        self.value_chosen.emit(self.value())

    def minimumSizeHint(self) -> QSize:
        """Be content with a narrow column."""
        return QSize(60, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Elide a text that is too long for the box."""
        needed = self.fontMetrics().horizontalAdvance(self.currentText())
        if needed <= self.width() - _ARROW * self.height():
            super().paintEvent(event)
        else:
            self._paint_elided()

    def _paint_elided(self) -> None:
        parts, style = QtWidgets.QStyle, self.style()
        box, field = parts.ComplexControl.CC_ComboBox, parts.SubControl.SC_ComboBoxEditField
        option = QtWidgets.QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.fontMetrics().elidedText(
            option.currentText,
            Qt.TextElideMode.ElideRight,
            style.subControlRect(box, option, field, self).width(),
        )
        with QPainter(self) as painter:
            style.drawComplexControl(box, option, painter, self)
            style.drawControl(parts.ControlElement.CE_ComboBoxLabel, option, painter, self)

    def showPopup(self) -> None:
        """Make the list as wide as its texts."""
        view = self.view()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + 32, 480))
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column, unless the box has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

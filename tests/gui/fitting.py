"""What does not fit in a window: texts wider than their widgets, widgets cut by what holds them.

It looks at widgets as a person does who cannot drag a border: what scrolls may be out of sight
where its scroll bar leads to it, what is elided must be whole in a tool tip, and no word is broken.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from gui.compare.heads_row import HeadsRow
from gui.compare.numbers_line import NumbersLine
from gui.lab.lattice_canvas import LatticeCanvas
from gui.view_room import ViewRoom
from gui.widgets.elided_label import ElidedLabel

_SLACK = 1
_IDEOGRAPHS = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\uffef]")
"""Scripts whose lines may end between any two letters."""

_POLICY = Qt.ScrollBarPolicy
_BUTTONS = (QPushButton, QToolButton, QCheckBox, QRadioButton)


def misfits(window: QWidget) -> list[str]:
    """What does not fit among the visible widgets of a window, in words."""
    return [fault for widget in _visible(window) for fault in _faults(widget, window)]


def _visible(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window.window():
            yield widget


def _faults(widget: QWidget, window: QWidget) -> Iterator[str]:
    for fault in (_text_fault(widget), _cut_fault(widget, window), _scroll_fault(widget)):
        if fault:
            yield f"{path_of(widget, window)}: {fault}"


def path_of(widget: QWidget, window: QWidget) -> str:
    """Where a widget is, by the classes around it."""
    names = []
    inside: QWidget | None = widget
    while inside is not None and inside is not window:
        if type(inside) is not QWidget:
            names.append(type(inside).__name__)
        inside = inside.parentWidget()
    return " < ".join(names[:4])


# Texts


def _text_fault(widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        return _label_fault(widget)
    if isinstance(widget, QTabBar):
        return _tabs_fault(widget)
    if isinstance(widget, QHeaderView):
        return _header_fault(widget)
    if isinstance(widget, QAbstractButton):
        return _button_fault(widget)
    if isinstance(widget, QComboBox):
        return _combo_fault(widget)
    if isinstance(widget, QLineEdit):
        return _line_fault(widget)
    if isinstance(widget, NumbersLine) and widget.height() < widget.heightForWidth(widget.width()):
        return f"too low for {widget.text()!r}"
    if isinstance(widget, QTextBrowser):
        return _broken_word(widget.document())
    return ""


def _told_elsewhere(widget: QWidget) -> bool:
    return bool(widget.toolTip())


def _label_fault(label: QLabel) -> str:
    text, room = label.text(), label.contentsRect()
    if not text or label.pixmap().width():
        return ""
    if isinstance(label, ElidedLabel):
        needed = label.fontMetrics().horizontalAdvance(text)
        cut = needed > room.width() and not _told_elsewhere(label)
        return f"elided without a tool tip: {text!r}" if cut else ""
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if label.height() + _SLACK < needed:
            return f"{needed - label.height()} px too low for {text!r}"
        return _long_word(text, label.fontMetrics(), room.width())
    needed = label.sizeHint().width()
    if needed > label.width() + _SLACK and not _told_elsewhere(label):
        return f"{needed - label.width()} px too narrow for {text!r}"
    return ""


def _long_word(text: str, metrics: QFontMetrics, room: int) -> str:
    plain = re.sub("<[^>]*>", " ", text)
    words = (word for word in plain.split() if not _IDEOGRAPHS.search(word))
    long = [word for word in words if metrics.horizontalAdvance(word) > room + _SLACK]
    return f"the word {long[0]!r} does not fit" if long else ""


def _button_fault(button: QAbstractButton) -> str:
    if not isinstance(button, _BUTTONS) or not button.text():
        return ""
    only_icon = Qt.ToolButtonStyle.ToolButtonIconOnly
    if isinstance(button, QToolButton) and button.toolButtonStyle() == only_icon:
        return ""
    needed = button.sizeHint()
    if needed.width() > button.width() + _SLACK:
        return f"{needed.width() - button.width()} px too narrow for {button.text()!r}"
    height = button.fontMetrics().height()
    if height > button.height() + _SLACK:
        return f"{height - button.height()} px too low for {button.text()!r}"
    return ""


def _tabs_fault(tabs: QTabBar) -> str:
    if tabs.parentWidget() is None:
        return ""
    for index in range(tabs.count()):
        text, room = tabs.tabText(index), tabs.tabRect(index)
        needed = tabs.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
        if needed > room.width():
            return f"the tab {text!r} is {needed - room.width()} px too narrow"
        if room.right() > tabs.width():
            return f"the tab {text!r} is out of sight"
    return ""


def _header_fault(header: QHeaderView) -> str:
    model = header.model()
    if header.orientation() != Qt.Orientation.Horizontal or model is None:
        return ""
    margin = header.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, header)
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        role = Qt.ItemDataRole
        text = model.headerData(section, header.orientation(), role.DisplayRole)
        tip = model.headerData(section, header.orientation(), role.ToolTipRole)
        if not text:
            continue
        needed = header.fontMetrics().size(0, str(text)).width() + 2 * margin
        if needed > header.sectionSize(section) + _SLACK and not tip:
            short = needed - header.sectionSize(section)
            return f"the column {text!r} is {short} px too narrow"
    return ""


def _combo_fault(combo: QComboBox) -> str:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    needed = combo.fontMetrics().horizontalAdvance(combo.currentText())
    if needed > room.width() + _SLACK and not _told_elsewhere(combo):
        return f"{needed - room.width()} px too narrow for {combo.currentText()!r}"
    return ""


def _line_fault(line: QLineEdit) -> str:
    inside_spin = isinstance(line.parentWidget(), QAbstractSpinBox)
    text = line.text() or line.placeholderText()
    if isinstance(line.parentWidget(), QComboBox) or not text:
        return ""
    needed = line.fontMetrics().horizontalAdvance(text)
    room = line.contentsRect().width() - 4
    if needed > room + _SLACK and not (_told_elsewhere(line) and not inside_spin):
        return f"{needed - room} px too narrow for {text!r}"
    return ""


def _broken_word(document: QTextDocument) -> str:
    block = document.begin()
    while block.isValid():
        layout, units = block.layout(), block.text().encode("utf-16-le", "surrogatepass")
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            end = 2 * (line.textStart() + line.textLength())  # Qt counts in units of UTF-16
            before, after = (units[:end], units[end:])
            around = before[-2:] + after[:2]
            if around.decode("utf-16-le", "replace").isalnum():
                return f"a word is broken: {before[-24:].decode('utf-16-le', 'replace')!r}"
        block = block.next()
    return ""


# Widgets


def _cut_fault(widget: QWidget, window: QWidget) -> str:
    """Whether something around the widget hides a part of it, where no scroll bar leads to it."""
    if not widget.width() or not widget.height():
        return ""
    seen = QRect(QPoint(0, 0), widget.size())
    inside: QWidget = widget
    while inside is not window and inside.parentWidget() is not None:
        seen.translate(inside.pos())
        holder = inside.parentWidget()
        area = holder.parentWidget()
        room = holder.rect()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is holder:
            if area.horizontalScrollBarPolicy() != _POLICY.ScrollBarAlwaysOff:
                return ""
            seen.setTop(max(room.top(), seen.top()))  # the rest of it is a matter of scrolling
            seen.setBottom(min(room.bottom(), seen.bottom()))
            if seen.height() <= 0:
                return ""
        if not room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(seen):
            return f"cut by {type(holder).__name__}: {_box(seen)} is not in {_box(room)}"
        if isinstance(holder, QDockWidget) or holder.isWindow():
            return ""
        inside = holder
    return ""


def _scroll_fault(widget: QWidget) -> str:
    """Whether something scrolls sideways, or heads scroll at all: nobody looks for them there."""
    if not isinstance(widget, QAbstractScrollArea):
        return ""
    if isinstance(widget, ViewRoom) and widget.verticalScrollBar().maximum() > 0:
        return f"{widget.verticalScrollBar().maximum()} px too low: the whole view scrolls"
    sideways, hidden = widget.horizontalScrollBar(), _POLICY.ScrollBarAlwaysOff
    if isinstance(widget, QScrollArea) and isinstance(widget.widget(), LatticeCanvas):
        return ""  # as wide as the word is long
    if sideways.maximum() > 0 and widget.horizontalScrollBarPolicy() != hidden:
        return f"{sideways.maximum()} px too narrow: it scrolls sideways"
    if isinstance(widget, HeadsRow) and widget.verticalScrollBar().maximum() > 0:
        return f"{widget.verticalScrollBar().maximum()} px too low: heads scroll"
    return ""


def _box(box: QRect) -> str:
    return f"{box.width()}x{box.height()}+{box.x()}+{box.y()}"

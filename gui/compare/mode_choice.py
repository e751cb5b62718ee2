"""A choice among the ways to split, which calls them shorter where its box is narrow."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QWidget

from gui.compare.modes import MODES, mode_names, mode_short_names
from gui.widgets.choice import Choice


class ModeChoice(Choice):
    """Adds short names to `Choice`; its list and its tool tip have the whole ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MODES, parent)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_texts(mode_names())
        self.updateGeometry()

    def whole_width(self) -> int:
        """The width in which every name is whole."""
        return self._width_of(mode_names())

    def short_width(self) -> int:
        """The width in which every short name is whole."""
        return self._width_of(mode_short_names())

    def shown_text(self) -> str:
        """What the box says."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option.currentText

    def _width_of(self, names: Mapping[str, str]) -> int:
        """The width of a box in which each of these names has room."""
        option = QStyleOptionComboBox()
        super().initStyleOption(option)
        around = self.width() - self._room(option)
        return around + max(map(self.fontMetrics().horizontalAdvance, names.values())) + 1

    def _room(self, option: QStyleOptionComboBox) -> int:
        """The width that the box has for its text."""
        field = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        return self.style().subControlRect(control, option, field, self).width()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Say the short name where the whole one has no room."""
        super().initStyleOption(option)
        if self.fontMetrics().horizontalAdvance(option.currentText) > self._room(option):
            option.currentText = mode_short_names()[self.value()]

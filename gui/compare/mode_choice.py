"""A choice among the ways to split, which calls them shorter where its box is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QWidget

from gui.compare.modes import MODES, mode_names, mode_short_names
from gui.widgets.choice import Choice

_EDGES = 46  # pixels around the text


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
        return _EDGES + max(map(self.fontMetrics().horizontalAdvance, mode_names().values()))

    def short_width(self) -> int:
        """The width in which every short name is whole."""
        return _EDGES + max(map(self.fontMetrics().horizontalAdvance, mode_short_names().values()))

    def shown_text(self) -> str:
        """What the box says."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option.currentText

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Say the short name where the whole one has no room."""
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, field, self).width()
        if self.fontMetrics().horizontalAdvance(option.currentText) > room:
            option.currentText = mode_short_names()[self.value()]

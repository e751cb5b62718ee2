"""The tokens under the pointer as a table: a row for each fact, a column for each lane."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from gui.compare.level_buttons import LevelButtons
from gui.compare.token_facts import FACTS, LONGEST_RUN, WrittenToken
from gui.compare.token_label import TokenLabel
from gui.look import theme
from gui.widgets.plain_text import breakable, plain_tip

_LEAST_LETTERS = 10  # of a column


class TokenTable(QWidget):
    """Shows tokens; its signals name the lane whose token is to be opened or closed."""

    open_requested = Signal(int)
    close_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: list[Column] = []
        self._heads = {name: QLabel(self) for name in ("", *FACTS)}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row, head in enumerate(self._heads.values()):
            head.setProperty("role", "muted")
            head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(head, row, 0)
        self.dress()

    def show_tokens(
        self, tokens: Sequence[WrittenToken], names: Mapping[str, str], tips: tuple[str, str]
    ) -> None:
        """Show the token of each lane, with the names of the facts and of the buttons."""
        if len(tokens) != len(self.columns):
            self._make_columns(len(tokens))
        for name, text in names.items():
            self._heads[name].setText(text)
        for column, token in zip(self.columns, tokens, strict=True):
            column.show_token(token, tips)

    def needed_width(self, lanes: int) -> int:
        """How wide it must be for so many lanes."""
        names = max(head.sizeHint().width() for head in self._heads.values())
        column = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return names + lanes * (column + self._grid.horizontalSpacing())

    def dress(self) -> None:
        """Follow the theme."""
        gap = round(theme.active().spacing)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(gap // 2)

    def _make_columns(self, count: int) -> None:
        while self.columns:
            self.columns.pop().leave(self._grid)
        for index in range(count):
            column = Column(self)
            column.enter(self._grid, index + 1)
            open_, close = column.buttons.opening.clicked, column.buttons.closing.clicked
            open_.connect(lambda _=False, lane=index: self.open_requested.emit(lane))
            close.connect(lambda _=False, lane=index: self.close_requested.emit(lane))
            self.columns.append(column)
            self._grid.setColumnStretch(index + 1, 1)
        for index in range(count + 1, self._grid.columnCount()):
            self._grid.setColumnStretch(index, 0)


class Column:
    """The widgets of one lane."""

    def __init__(self, parent: QWidget) -> None:
        """Make them; `enter` puts them into a table."""
        self.head = QWidget(parent)
        self._lane, self._token = QLabel(self.head), TokenLabel(self.head)
        self._lane.setProperty("role", "heading")
        row = QHBoxLayout(self.head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._lane)
        row.addWidget(self._token, 1)
        self.cells = {name: _cell(parent) for name in FACTS}
        self.buttons = LevelButtons(parent)

    def enter(self, grid: QGridLayout, column: int) -> None:
        """Stand in a column of the table."""
        for row, part in enumerate((self.head, *self.cells.values(), self.buttons)):
            grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignTop)
            part.show()

    def leave(self, grid: QGridLayout) -> None:
        """Be gone."""
        for part in (self.head, *self.cells.values(), self.buttons):
            grid.removeWidget(part)
            part.hide()
            part.deleteLater()

    def show_token(self, token: WrittenToken, tips: tuple[str, str]) -> None:
        """Show a lane's token."""
        lane = token.column.lane
        self._lane.setText(lane)
        self._lane.setVisible(bool(lane))
        self._token.show_token(token.label, token.key)
        for name, cell in self.cells.items():
            short, whole = token.short(name), token.facts[name]
            cell.setMinimumWidth(_LEAST_LETTERS * cell.fontMetrics().averageCharWidth())
            cell.setText(breakable(short, LONGEST_RUN))
            cell.setToolTip(plain_tip(whole) if short != whole else "")
        self.buttons.show_level(lane, token.column.level, token.column.levels, tips)


def _cell(parent: QWidget) -> QLabel:
    cell = QLabel(parent)
    cell.setTextFormat(Qt.TextFormat.PlainText)
    cell.setWordWrap(True)
    cell.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    cell.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return cell

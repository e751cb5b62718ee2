"""The token under the pointer in every lane: a small table, one column for each lane.

Below each column stand two buttons that open the token into what it was merged from, one level at a
time, and close it again; + and - do the same for all lanes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.compare.frames import TokenDetails
from gui.compare.token_label import TokenLabel
from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.plain_text import isolated, plain_tip

_ROWS: Final = ("id", "kind", "bytes", "characters", "rank", "parents", "count", "place")
_DASH = "–"
_OUTLINED: Final = """
QToolButton { border: 1px solid palette(shadow); background: palette(base); padding: 0 6px; }
QToolButton:focus { border: 2px solid palette(link); padding: 0 5px; }
QToolButton:disabled { border-color: palette(mid); background: transparent; }
"""
_MOST_BYTES = 12
_MOST_LETTERS = 40
_LONG_RUN = 9


@dataclass(frozen=True, slots=True)
class DetailsColumn:
    """The token of one lane.

    Attributes:
        lane: the lane as the window names it.
        details: its token; None where the lane has none at this place.
        level: how many levels the token is opened.
        levels: how many there are; 0: it was merged from nothing.
    """

    lane: str
    details: TokenDetails | None
    level: int = 0
    levels: int = 0


class TokenDetailsPanel(QScrollArea):
    """Shows `DetailsColumn`s.

    Signals:
        open_requested: index of the lane whose token is to be opened one more level.
        close_requested: index of the lane whose token is to be closed one level.
    """

    open_requested = Signal(int)
    close_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[DetailsColumn, ...] = ()
        self._shown: list[_Column] = []
        self._heads = {name: QLabel() for name in ("", *_ROWS)}
        self._empty = QLabel(wordWrap=True)
        self._table = QWidget()
        inside = QWidget()
        self._grid, self._outer = QGridLayout(self._table), QVBoxLayout(inside)
        self._outer.addWidget(self._empty)
        self._outer.addWidget(self._table)
        self._outer.addStretch(1)
        for row, head in enumerate(self._heads.values()):
            head.setProperty("role", "muted")
            head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(head, row, 0)
        # Its least height is that in its least width; what counts is the height in this width.
        inside.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.setWidget(inside)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()
        self.retranslate()

    def show_columns(self, columns: Sequence[DetailsColumn]) -> None:
        """Show the token of each lane; nothing where no lane has one."""
        columns = tuple(columns)
        if columns == self._columns:
            return
        self._columns = columns
        if len(columns) != len(self._shown):
            self._make_columns(len(columns))
        self._fill()

    def text(self) -> str:
        """The table in plain text, a line for each lane."""
        return "\n".join(self._spoken(column) for column in self._columns if column.details)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Token"))
        self._empty.setText(self.tr("Point at a token to see what it is."))
        for name, text in self._row_names().items():
            self._heads[name].setText(text)
        self._fill()

    def _row_names(self) -> dict[str, str]:
        return {
            "id": self.tr("Id"),
            "kind": self.tr("Kind"),
            "bytes": self.tr("Bytes"),
            "characters": self.tr("Text"),
            "rank": self.tr("Rank"),
            "parents": self.tr("Merged from"),
            "count": self.tr("In this text"),
            "place": self.tr("Characters"),
        }

    def _kinds(self) -> dict[str, str]:
        return {
            "merged": self.tr("merged"),
            "symbol": self.tr("symbol"),
            "special": self.tr("special"),
            "unknown": self.tr("unknown"),
            "other": self.tr("not merged"),
        }

    def _fill(self) -> None:
        some = any(column.details for column in self._columns)
        self._empty.setVisible(not some)
        self._table.setVisible(some)
        for shown, column in zip(self._shown, self._columns, strict=True):
            shown.show_column(column, self._texts(column.details), self._tips())
        self.setAccessibleDescription(self.text() or self._empty.text())

    def _texts(self, details: TokenDetails | None) -> dict[str, str]:
        """What stands in each row, in full."""
        if details is None:
            return dict.fromkeys(_ROWS, _DASH)
        return {
            "id": _DASH if details.id is None else format_number(details.id),
            "kind": self._kinds().get(details.kind, details.kind),
            "bytes": details.data.hex(" ").upper() or _DASH,
            "characters": details.characters or _DASH,
            "rank": _DASH if details.rank is None else format_number(details.rank),
            "parents": " + ".join(map(isolated, details.parents)) if details.parents else _DASH,
            "count": format_number(details.count),
            "place": self._place(details),
        }

    def _place(self, details: TokenDetails) -> str:
        first, last = details.span.start + 1, details.span.end
        if last <= first:
            return format_number(first)
        return self.tr("{first} to {last}").format(
            first=format_number(first), last=format_number(last)
        )

    def _tips(self) -> tuple[str, str]:
        return self.tr("Open into its parts (+)"), self.tr("Close its parts (−)")

    def _spoken(self, column: DetailsColumn) -> str:
        assert column.details is not None
        texts, names = self._texts(column.details), self._row_names()
        rows = "; ".join(f"{names[row]}: {texts[row]}" for row in _ROWS if texts[row] != _DASH)
        return f"{column.lane}: {column.details.label}; {rows}"

    def _make_columns(self, count: int) -> None:
        while self._shown:
            self._shown.pop().leave(self._grid)
        for index in range(count):
            column = _Column(self._table)
            column.enter(self._grid, index + 1)
            column.open.clicked.connect(lambda _=False, lane=index: self.open_requested.emit(lane))
            column.close.clicked.connect(
                lambda _=False, lane=index: self.close_requested.emit(lane)
            )
            self._shown.append(column)
            self._grid.setColumnStretch(index + 1, 1)
        for index in range(count + 1, self._grid.columnCount()):
            self._grid.setColumnStretch(index, 0)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._empty.setProperty("role", "muted")
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(gap // 2)

    # Overrides

    def minimumSizeHint(self) -> QSize:
        """A few rows of one lane; the rest scrolls."""
        metrics = self.fontMetrics()
        return QSize(24 * metrics.averageCharWidth(), 6 * metrics.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close the tokens of all lanes with + and -."""
        wishes = {
            Qt.Key.Key_Plus: self.open_requested,
            Qt.Key.Key_Equal: self.open_requested,
            Qt.Key.Key_Minus: self.close_requested,
        }
        wish = wishes.get(Qt.Key(event.key()))
        if wish is None or not self._columns:
            super().keyPressEvent(event)
            return
        for lane, column in enumerate(self._columns):
            may = column.level < column.levels if wish is not self.close_requested else column.level
            if column.details is not None and may:
                wish.emit(lane)

    def event(self, event: QEvent) -> bool:
        """Claim + and - before the window's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus)
            if event.key() in keys and self._columns:
                event.accept()
                return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
            self._fill()


class _Column:
    """The widgets of one lane."""

    def __init__(self, parent: QWidget) -> None:
        self.head = QWidget(parent)
        self._lane, self._token = QLabel(self.head), TokenLabel(self.head)
        self._lane.setProperty("role", "heading")
        row = QHBoxLayout(self.head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._lane)
        row.addWidget(self._token, 1)
        self.open, self.close = QToolButton(parent), QToolButton(parent)
        self.open.setText("+")
        self.close.setText("−")
        self._cells = {name: _cell(parent) for name in _ROWS}
        self._buttons = QWidget(parent)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(2)
        for button in (self.open, self.close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet(_OUTLINED)
            buttons.addWidget(button)
        buttons.addStretch(1)

    def enter(self, grid: QGridLayout, column: int) -> None:
        """Stand in a column of the table."""
        for row, part in enumerate((self.head, *self._cells.values(), self._buttons)):
            grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignTop)
            part.show()

    def leave(self, grid: QGridLayout) -> None:
        """Be gone."""
        for part in (self.head, *self._cells.values(), self._buttons):
            grid.removeWidget(part)
            part.hide()
            part.deleteLater()

    def show_column(
        self, column: DetailsColumn, texts: dict[str, str], tips: tuple[str, str]
    ) -> None:
        """Show a lane's token."""
        details = column.details
        self._lane.setText(column.lane)
        self._lane.setVisible(bool(column.lane))
        key = details.id if details is not None else None
        self._token.show_token(details.label if details else "", key)
        for name, cell in self._cells.items():
            cell.setMinimumWidth(10 * cell.fontMetrics().averageCharWidth())
            cell.setText(_breakable(_short(name, texts[name])))
            is_cut = _short(name, texts[name]) != texts[name]
            cell.setToolTip(plain_tip(texts[name]) if is_cut else "")
        self.open.setEnabled(details is not None and column.level < column.levels)
        self.close.setEnabled(details is not None and column.level > 0)
        self._buttons.setVisible(column.levels > 0)
        for button, tip in zip((self.open, self.close), tips, strict=True):
            button.setToolTip(tip)
            button.setAccessibleName(f"{column.lane}: {tip}" if column.lane else tip)


def _cell(parent: QWidget) -> QLabel:
    cell = QLabel(parent)
    cell.setTextFormat(Qt.TextFormat.PlainText)
    cell.setWordWrap(True)
    cell.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    cell.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return cell


def _short(row: str, text: str) -> str:
    """A cell's text, without what would make the table endless."""
    most = 3 * _MOST_BYTES if row == "bytes" else _MOST_LETTERS
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _breakable(text: str) -> str:
    """Let long runs be broken between any two of their letters, where a label could not do it."""
    runs = (run if len(run) < _LONG_RUN else "\u200b".join(run) for run in text.split(" "))
    return " ".join(runs)

"""The ids of a lane: a table, copying for other programs, and ids that are pasted to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.text.alphabet import visible
from gui.compare.id_rows import IdRows, IdsSyntaxError, Language, What, parse_ids, write
from gui.compare.ids_model import Column, IdsModel
from gui.compare.plain_table import PlainTable
from gui.look import theme
from gui.look.translation import for_plural, format_number
from gui.widgets.choice import Choice
from gui.widgets.marked_edit import MarkedEdit

_MOST_TEXT = 600
_NAMED = 5
_COPIES: Final[tuple[tuple[What, Language], ...]] = (
    ("ids", "json"),
    ("tokens", "json"),
    ("tokens", "python"),
    ("both", "json"),
    ("both", "python"),
)


class IdsPanel(QWidget):
    """Shows ids and copies them.

    Signals:
        lane_requested: the key of the lane whose ids are to be shown.
        token_chosen: the row of a token that was clicked.
        ids_edited: ids that were pasted or typed, as a tuple; `show_decoded` answers.
    """

    lane_requested = Signal(object)
    token_chosen = Signal(object)
    ids_edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes: tuple[str, ...] = ()
        self._widest: dict[int, str] = {}
        self._decoded: str | None = None
        self._wrong: tuple[int, ...] = ()
        self._fault: IdsSyntaxError | None = None
        self.lane = Choice(("",), self)
        self._count = QLabel(self)
        self.model = IdsModel(self)
        self.table = PlainTable(self.model, self)
        self._copy = QToolButton(self)
        self._actions = {pair: QAction(self) for pair in _COPIES}
        self._title = QLabel(self)
        self.field = MarkedEdit(parent=self)
        self._answer = QLabel(self, wordWrap=True)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()

    def set_lanes(self, lanes: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer these lanes as (key, title); with a single one there is nothing to choose."""
        if tuple(key for key, _ in lanes) != self._lanes:
            self._lanes = tuple(key for key, _ in lanes)
            other = Choice(self._lanes, self)
            self._column.replaceWidget(self.lane, other)
            self.lane.deleteLater()
            self.lane = other
            self.lane.value_chosen.connect(self.lane_requested)
        self.lane.set_texts(dict(lanes))
        self.lane.set_value(chosen)
        self.lane.setAccessibleName(self.tr("Lane whose ids are shown"))
        self.lane.setVisible(len(lanes) > 1)

    def show_rows(self, rows: IdRows) -> None:
        """Show the ids of the lane."""
        self.model.set_rows(rows)
        largest = int(rows.ids.max()) if len(rows) else 0
        widest = {Column.PLACE: len(rows), Column.ID: largest}
        self._widest = {int(c): format_number(max(9, n)) for c, n in widest.items()}
        self._fit()
        self._say_count()

    def select_row(self, row: int | None) -> None:
        """Show which token is at the caret, and bring its row into view; tells nobody."""
        if row is None or not 0 <= row < self.model.rowCount():
            self.table.clearSelection()
            return
        self.table.selectRow(row)
        self.table.scrollTo(self.model.index(row, 0))

    def show_decoded(self, text: str | None, wrong: Sequence[int] = ()) -> None:
        """Answer `ids_edited`: the text of the ids, or the ids that no token has."""
        self._decoded, self._wrong = text, tuple(wrong)
        self._say_decoded()

    def copy_as(self, what: What, language: Language) -> None:
        """Put the selected rows, or all if at most one is selected, on the clipboard."""
        selected = self.table.selected_rows()
        chosen = selected if len(selected) > 1 else None
        QGuiApplication.clipboard().setText(write(self.model.rows(), what, language, chosen))

    def answer(self) -> str:
        """What is said about the ids that were typed."""
        return self._answer.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Ids"))
        heads = (self.tr("No."), self.tr("Id"), self.tr("Token"), self.tr("Bytes"))
        self.model.set_heads(heads, self.tr("not in the vocabulary"))
        self.table.setAccessibleName(self.tr("Tokens of the lane with their ids"))
        self.table.empty_text = self.tr("No tokens")
        self._copy.setText(self.tr("Copy"))
        self._copy.setAccessibleName(self.tr("Copy ids or tokens"))
        self._copy.setToolTip(self.tr("Copies the selected rows, or all of them"))
        for pair, text in self._copy_texts().items():
            self._actions[pair].setText(text)
        self._title.setText(self.tr("Ids to text"))
        self.field.setPlaceholderText(self.tr("Paste ids: [1, 2] or 1 2"))
        self.field.setAccessibleName(self.tr("Ids to turn into text"))
        self.lane.setAccessibleName(self.tr("Lane whose ids are shown"))
        self._fit()
        self._say_count()
        self._say_decoded()

    def _copy_texts(self) -> dict[tuple[What, Language], str]:
        return {
            ("ids", "json"): self.tr("Ids (JSON and Python)"),
            ("tokens", "json"): self.tr("Tokens as JSON"),
            ("tokens", "python"): self.tr("Tokens as Python"),
            ("both", "json"): self.tr("Ids and tokens as JSON"),
            ("both", "python"): self.tr("Ids and tokens as Python"),
        }

    def _say_count(self) -> None:
        count = self.model.rowCount()
        text = self.tr("{count} token(s)", "", for_plural(count))
        self._count.setText(text.format(count=format_number(count)))

    def _read_field(self) -> None:
        self._decoded, self._wrong, self._fault = None, (), None
        self.field.mark(())
        text = self.field.text()
        try:
            ids = parse_ids(text)
        except IdsSyntaxError as fault:
            self._fault = fault
            self.field.mark([(fault.place, fault.place + max(1, len(fault.found)))])
            self._say_decoded()
            return
        self._say_decoded()
        if ids:
            self.ids_edited.emit(ids)

    def _say_decoded(self) -> None:
        wrong = bool(self._wrong or self._fault)
        said = self._decoded_text()
        role = "error" if wrong else ""
        if self._answer.property("role") != role:
            self._answer.setProperty("role", role)
            self._answer.style().polish(self._answer)
        self._answer.setFont(
            theme.active().ui_font() if wrong or not said else theme.active().token_font()
        )
        self._answer.setText(said)
        self._answer.setAccessibleName(said)
        self._answer.setVisible(bool(said))

    def _decoded_text(self) -> str:
        if self._fault is not None:
            found = visible(self._fault.found[:20])
            return self.tr("{found} at character {place} is no id.").format(
                found=found, place=format_number(self._fault.place + 1)
            )
        if self._wrong:
            named = ", ".join(map(str, self._wrong[:_NAMED]))
            named += "…" if len(self._wrong) > _NAMED else ""
            text = self.tr("The vocabulary has no such id(s): {ids}.", "", len(self._wrong))
            return text.format(ids=named)
        if self._decoded is None:
            return ""
        if not self._decoded:
            return self.tr("These ids stand for no text.")
        shown = visible(self._decoded[:_MOST_TEXT])
        return shown + ("…" if len(self._decoded) > _MOST_TEXT else "")

    def _lay_out(self) -> None:
        self.lane.hide()
        self._row, column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self._count, 1)
        self._row.addWidget(self._copy)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lane)
        column.addLayout(self._row)
        column.addWidget(self.table, 1)
        for part in (self._title, self.field, self._answer):
            column.addWidget(part)
        self._column = column
        self._title.setBuddy(self.field)
        self._answer.setTextFormat(Qt.TextFormat.PlainText)
        self._answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self._answer, self._count):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def _connect(self) -> None:
        menu = QMenu(self)
        for pair, action in self._actions.items():
            action.triggered.connect(lambda _=False, pair=pair: self.copy_as(*pair))
            menu.addAction(action)
        self._copy.setMenu(menu)
        self._copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.lane.value_chosen.connect(self.lane_requested)
        self.table.row_chosen.connect(self.token_chosen)
        self.table.copy_requested.connect(lambda: self.copy_as("ids", "json"))
        self.field.textChanged.connect(self._read_field)
        self.setFocusProxy(self.table)

    def _fit(self) -> None:
        self.table.share_width(self._widest, {int(Column.TOKEN): 5, int(Column.BYTES): 5})

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._count.setProperty("role", "muted")
        self._title.setProperty("role", "heading")
        self._row.setSpacing(gap)
        self._column.setSpacing(gap // 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
            self._say_decoded()

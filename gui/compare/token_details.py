"""The token under the pointer in every lane: a small table, or cards where that has no room.

Two buttons open each token into what it was merged from, one level at a time, and close it again;
+ and - do the same for all lanes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gui.compare.frames import TokenDetails
from gui.compare.text_parts import TextPart
from gui.compare.token_cards import TokenCards
from gui.compare.token_facts import DASH, FACTS, DetailsColumn, WrittenToken
from gui.compare.token_table import TokenTable
from gui.look.translation import format_number
from gui.widgets.plain_text import isolated


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
        self._empty = QLabel(wordWrap=True)
        self.table, self.cards = TokenTable(), TokenCards()
        inside = QWidget()
        self._outer = QVBoxLayout(inside)
        self._outer.setContentsMargins(0, 0, 0, 0)
        for part in (self._empty, self.table, self.cards):
            self._outer.addWidget(part)
        self._outer.addStretch(1)
        for part in (self.table, self.cards):
            part.open_requested.connect(self.open_requested)
            part.close_requested.connect(self.close_requested)
        # Its least height is that in its least width; what counts is the height in this width.
        inside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setWidget(inside)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()
        self.retranslate()

    def show_columns(self, columns: Sequence[DetailsColumn]) -> None:
        """Show the token of each lane; nothing where no lane has one."""
        columns = tuple(columns)
        if columns != self._columns:
            self._columns = columns
            self._fill()

    def text(self) -> str:
        """The table in plain text, a line for each lane."""
        return "\n".join(self._spoken(column) for column in self._columns if column.details)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Token"))
        self._empty.setText(self.tr("Point at a token to see what it is."))
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
        written = [WrittenToken(column, self._texts(column.details)) for column in self._columns]
        names, tips = self._row_names(), self._tips()
        for part in (self.table, self.cards):
            part.show_tokens(written, names, tips)
        self._arrange()
        self.setAccessibleDescription(self.text() or self._empty.text())

    def _arrange(self) -> None:
        """A table where it fits, else cards."""
        some, room = self._empty.isHidden(), self.viewport().size()
        rows = (len(FACTS) + 1) * self.fontMetrics().height()
        fits = room.width() >= self.table.needed_width(len(self._columns)) and room.height() >= rows
        self.table.setVisible(some and fits)
        self.cards.setVisible(some and not fits)
        self.cards.arrange(room.width())

    def _texts(self, details: TokenDetails | None) -> dict[str, str]:
        """What stands in each row, in full."""
        if details is None:
            return dict.fromkeys(FACTS, DASH)
        return {
            "id": DASH if details.id is None else format_number(details.id),
            "kind": self._kinds().get(details.kind, details.kind),
            "bytes": details.data.hex(" ").upper() or DASH,
            "characters": self._stands_for(details) or DASH,
            "rank": DASH if details.rank is None else format_number(details.rank),
            "parents": " + ".join(map(isolated, details.parents)) if details.parents else DASH,
            "count": format_number(details.count),
            "place": self._place(details),
        }

    def _stands_for(self, details: TokenDetails) -> str:
        """The characters of the text; of one that is cut, which bytes they are."""
        if not details.parts:
            return details.characters
        return " + ".join(map(self._part, details.parts))

    def _part(self, part: TextPart) -> str:
        if not part.first:
            return isolated(part.shown)
        if part.first == part.last:
            text = self.tr("byte {first} of the {bytes} of {character}")
        else:
            text = self.tr("bytes {first} to {last} of the {bytes} of {character}")
        return text.format(
            first=part.first, last=part.last, bytes=part.bytes, character=isolated(part.shown)
        )

    def _place(self, details: TokenDetails) -> str:
        first, last = details.span.start + 1, details.span.end
        if len(details.parts) == 1:
            return self.tr("inside {number}").format(number=format_number(first))
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
        rows = "; ".join(f"{names[row]}: {texts[row]}" for row in FACTS if texts[row] != DASH)
        return f"{column.lane}: {column.details.label}; {rows}"

    def _dress(self) -> None:
        self._empty.setProperty("role", "muted")
        self.table.dress()
        self.cards.dress()

    # Overrides

    def minimumSizeHint(self) -> QSize:
        """A few rows of one lane; the rest scrolls."""
        metrics = self.fontMetrics()
        return QSize(24 * metrics.averageCharWidth(), 4 * metrics.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be a table or cards."""
        super().resizeEvent(event)
        self._arrange()

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

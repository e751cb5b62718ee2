"""The lanes side by side: heads in a row, panes in a row below them, the ruler at the right edge.

It knows nothing of tokenizers: what a head or pane says comes out with its lane's index.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from gui.compare.difference_ruler import DifferenceRuler
from gui.compare.frames import PaneTokens, TextSpan
from gui.compare.heads_row import HeadsRow
from gui.compare.lane_group import LaneGroup
from gui.compare.lane_header import LaneHeader
from gui.compare.layout import Paragraphs
from gui.compare.token_pane import TokenPane
from gui.compare.type_size import fitting_scale
from gui.look import theme

NAMES = "ABCD"

_NARROWEST = 9  # letters in a line of a lane
_HEADS_SHARE = 0.66


class LanesArea(QWidget):
    """Shows lanes.

    Signals, all with the index of a lane first:
        source_requested, mode_requested: what was chosen in its head.
        remove_requested: it is not wanted any more.
        loss_requested: a `LostPiece` that a person wants to see.
        token_hovered: the index of a token, or None.
        token_clicked: the index of a token.
        gap_clicked: a `Gap`.
        told: where the keys of a lane are and what they do; empty when they are elsewhere.
    and `place_requested`: the byte that the ruler asks to be shown.
    """

    source_requested = Signal(int, object)
    mode_requested = Signal(int, object)
    remove_requested = Signal(int)
    loss_requested = Signal(int, object)
    token_hovered = Signal(int, object)
    token_clicked = Signal(int, object)
    gap_clicked = Signal(int, object)
    place_requested = Signal(object)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without lanes."""
        super().__init__(parent)
        self.paragraphs = Paragraphs(theme.active().token_font(), parent=self)
        self.group = LaneGroup(self.paragraphs, self)
        self.ruler = DifferenceRuler(self.paragraphs, self)
        self.heads: list[LaneHeader] = []
        self.panes: list[TokenPane] = []
        self.keys_from: QWidget | None = None
        self._waiting = False, False
        self._row = HeadsRow(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setRowStretch(1, 1)
        self.ruler.position_requested.connect(self.place_requested)
        self._dress()
        self.retranslate()

    # What is shown

    def set_lane_count(self, count: int) -> None:
        """Have so many lanes; those that stay keep what they show."""
        if count == len(self.panes):
            return
        while len(self.panes) > count:
            self._remove_last()
        while len(self.panes) < count:
            self._add()
        self._row.set_heads(self.heads)
        self._grid.addWidget(self._row, 0, 0, 1, count + 1)
        self._grid.addWidget(self.ruler, 1, count)
        for column in range(len(NAMES) + 1):
            self._grid.setColumnStretch(column, 1 if column < count else 0)
        for head in self.heads:
            head.set_removable(count > 1)
        self.group.set_panes(list(self.panes))
        self.order_keys()
        self._fit_type()

    def prepare(self, text: str) -> None:
        """Begin with a text whose tokens come later."""
        scale = self._scale(text)
        if scale is not None and text != self.paragraphs.text:
            measures = self.paragraphs.scaled(scale)
            self.paragraphs.prepare(text, measures, self.group.width_of(measures))

    def show_tokens(self, text: str, lanes: Sequence[PaneTokens]) -> None:
        """Show a text and its tokens in each lane."""
        self._fit_type(text)
        self.paragraphs.set_text(text)
        for pane, tokens in zip(self.panes, lanes, strict=True):
            pane.show_tokens(tokens)
        self._follow_scroll()

    def show_waiting(self, has_text: bool, busy: bool) -> None:
        """Say that a text is being split, where none is shown yet."""
        self._waiting = has_text, busy
        for pane in self.panes:
            pane.show_waiting(has_text, busy)

    def show_highlight(self, span: TextSpan | None, beside: int | None = None) -> None:
        """Light up a piece of the text in all lanes but one."""
        for index, pane in enumerate(self.panes):
            pane.show_highlight(None if index == beside else span)

    def ask_for_heads(self, asks: bool) -> None:
        """Ask for the room of whole heads, where what stands beside the lanes can give way."""
        self._row.ask_for_all(asks)
        self.updateGeometry()

    def active_lane(self) -> int:
        """The lane that has the focus, else the first."""
        return next((i for i, pane in enumerate(self.panes) if pane.hasFocus()), 0)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Lanes"))
        for name, pane in zip(NAMES, self.panes, strict=False):
            pane.show_name(self.tr("Lane {name}: tokens").format(name=name))

    # How

    def _add(self) -> None:
        index = len(self.panes)
        head, pane = LaneHeader(self), TokenPane(self.paragraphs, self)
        head.set_name(NAMES[index])
        head.tokenizer_requested.connect(lambda key: self.source_requested.emit(index, key))
        head.mode_requested.connect(lambda mode: self.mode_requested.emit(index, mode))
        head.remove_requested.connect(lambda: self.remove_requested.emit(index))
        head.place_requested.connect(lambda piece: self.loss_requested.emit(index, piece))
        pane.show_waiting(*self._waiting)
        pane.token_hovered.connect(lambda token: self.token_hovered.emit(index, token))
        pane.token_clicked.connect(lambda token: self.token_clicked.emit(index, token))
        pane.gap_clicked.connect(lambda gap: self.gap_clicked.emit(index, gap))
        pane.told.connect(self.told)
        self._grid.addWidget(pane, 1, index)
        self.heads.append(head)
        self.panes.append(pane)
        if index == 0:
            pane.verticalScrollBar().valueChanged.connect(self._follow_scroll)
            pane.resized.connect(self._fit_type)
            pane.resized.connect(self._follow_scroll)
        self.retranslate()

    def order_keys(self) -> None:
        """Let Tab go on to the choices of the lanes, the lanes and the ruler, as they stand.

        subtle: lanes are made when somebody wants them, so Tab would come to them last of all.
        """
        before = self.keys_from
        if before is None or before.window() is not self.window():
            return
        choices = (part for head in self.heads for part in head.findChildren(QWidget))
        reached = [
            part
            for part in choices  # a list that opens over the window is another window
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.window() is self.window()
        ]
        for part in (*reached, *self.panes, self.ruler):
            QWidget.setTabOrder(before, part)
            before = part

    def _remove_last(self) -> None:
        head, pane = self.heads.pop(), self.panes.pop()
        self.group.set_panes(list(self.panes))
        self.paragraphs.make_room(id(pane), ())
        self._grid.removeWidget(pane)
        for part in (head, pane):
            part.hide()
            part.deleteLater()

    def _fit_type(self, text: str | None = None) -> None:
        """Write a text larger that leaves much of the lanes empty."""
        scale = self._scale(self.paragraphs.text if text is None else text)
        if scale is not None:
            self.paragraphs.set_scale(scale)
            self.group.share_width()

    def _scale(self, text: str) -> float | None:
        """How large a text is written; None without lanes."""
        if not self.panes:
            return None
        usual, view = self.paragraphs.unscaled, self.panes[0].viewport()
        columns, lines = view.width() / usual.column, view.height() / usual.pitch
        return fitting_scale(text, columns, lines)

    def _follow_scroll(self) -> None:
        pane = self.panes[0]
        self.ruler.show_view(pane.top(), pane.viewport().height())

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(gap // 2)
        self._row.set_room(self.ruler.sizeHint().width() + gap, gap)

    # Overrides

    def minimumSizeHint(self) -> QSize:
        """A part of the heads and two lines; lanes can be narrower than they would like."""
        measures = self.paragraphs.unscaled
        width = round(_NARROWEST * measures.column) * len(self.panes)
        height = self._row.minimumSizeHint().height() + 3 * measures.pitch
        return QSize(width + self.ruler.sizeHint().width(), height)

    def sizeHint(self) -> QSize:
        """No more than that: it gets all that is left, and nothing below is squeezed for it."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the lanes their share of the height, or two lines of text if that is less."""
        super().resizeEvent(event)
        two_lines = 2 * self.paragraphs.unscaled.pitch + self._grid.verticalSpacing()
        most = max(round(self.height() * _HEADS_SHARE), self.height() - two_lines)
        least = max((pane.minimumSizeHint().height() for pane in self.panes), default=0)
        self._row.set_most(min(most, self.height() - least - self._grid.verticalSpacing()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()

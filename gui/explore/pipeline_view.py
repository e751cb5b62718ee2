"""The stages from left to right, scrolled, with the light that goes through all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from engine.pipeline.values import StageResult
from engine.text.alphabet import visible
from gui.explore.own_keys import claims
from gui.explore.pipeline_changes import ShownPiece
from gui.explore.pipeline_paint import Light, paint_heads, paint_lines, paint_pieces
from gui.explore.pipeline_scene import Scene
from gui.explore.popup import TextPopup
from gui.look import theme
from gui.look.missing_glyphs import drawable
from gui.look.translation import format_number
from gui.widgets.plain_text import plain_tip
from gui.widgets.sign_notes import rare_sign_notes

_POPUP_LETTERS = 70
_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""How many stages and characters further a key goes."""
_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS: Final = frozenset((*_STEPS, *_ENTERS, Qt.Key.Key_Space))


class PipelineView(QAbstractScrollArea):
    """Draws a trail.

    Signals:
        token_requested: the id of the token that was clicked or entered with Return.
    """

    token_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._trail: tuple[StageResult, ...] = ()
        self._more_tokens: int | None = None
        self._as_text = False
        self._scene: Scene | None = None
        self._light: Light | None = None
        self._at = 0, 0  # column and cell that the keys are at
        self._settings = TextPopup(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)

    def show_trail(
        self, text: str, trail: Sequence[StageResult], more_tokens: int | None = None
    ) -> None:
        """Draw what becomes of a text; `more_tokens` is as in `shown_stages`."""
        if [result.stage for result in trail] != [result.stage for result in self._trail]:
            self._settings.hide()  # they are those of another file
        self._text, self._trail, self._more_tokens = text, tuple(trail), more_tokens
        self._light = None
        self._lay_out()

    def set_as_text(self, as_text: bool) -> None:
        """Show characters that a file writes for bytes as text, or as they are."""
        if as_text != self._as_text:
            self._as_text = as_text
            self._at = 0, 0
            self._lay_out()

    def light_up(self, light: Light | None) -> None:
        """Light these bytes of the original text in all stages."""
        if light != self._light:
            self._light = light
            self.viewport().update()

    def light(self) -> Light | None:
        """What is lit."""
        return self._light

    def scene(self) -> Scene:
        """What is drawn."""
        if self._scene is None:
            room = QSizeF(self.viewport().size())
            self._scene = Scene(
                self._text, self._trail, theme.active(), room, self._more_tokens, self._as_text
            )
        return self._scene

    def open_settings(self, column: int) -> None:
        """Show all that is said of a stage below its head."""
        scene = self.scene()
        left = round(scene.left(column)) - self.horizontalScrollBar().value()
        head = QRect(left, 0, round(scene.inner_width()), round(scene.head_height))
        place = self.viewport().mapToGlobal(head.topLeft())
        self._settings.set_text(scene.columns[column].head.whole)
        self._settings.setAccessibleName(scene.columns[column].head.name)
        self._settings.open_below(QRect(place, head.size()), _POPUP_LETTERS)

    def settings_popup(self) -> TextPopup:
        """Where all that is said of a stage is shown."""
        return self._settings

    def text(self) -> str:
        """All stages in words."""
        parts = []
        for column in self.scene().columns:
            pieces = (
                "".join(cell.text for cell in piece.cells)
                for piece in column.shown.pieces
                if not piece.is_gap
            )
            parts.append(f"{column.head.whole}\n{' | '.join(pieces)}")
        return "\n\n".join(parts)

    def _lay_out(self) -> None:
        self._scene = None
        scene = self.scene()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        room = self.viewport().size()
        across.setRange(0, max(0, scene.width - room.width()))
        across.setPageStep(room.width())
        across.setSingleStep(round(scene.step / 4))
        rows = max(1, round(room.height() - scene.head_height))
        down.setRange(0, max(0, round(scene.height) - rows))
        down.setPageStep(rows)
        down.setSingleStep(round(scene.face.height))
        self.viewport().update()

    def _place(self, point: QPointF) -> QPointF | None:
        """A point of the viewport among the pieces; None above them."""
        scene = self.scene()
        if point.y() < scene.head_height:
            return None
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return QPointF(point.x() + x, point.y() - scene.head_height + y)

    def _column_at(self, point: QPointF) -> int | None:
        """The stage under a point of the viewport."""
        scene = self.scene()
        column = int((point.x() + self.horizontalScrollBar().value()) // scene.step)
        return column if 0 <= column < len(scene.columns) else None

    def _walk(self, columns: int, cells: int) -> None:
        """Go to another stage, to the same place of the text, or to another cell."""
        scene = self.scene()
        column, cell = self._at
        here = scene.columns[min(column, len(scene.columns) - 1)].cells()
        column = min(max(0, column + columns), len(scene.columns) - 1)
        there = scene.columns[column].cells()
        if columns and here and there:
            start = here[min(cell, len(here) - 1)].start
            cell = next((place for place, each in enumerate(there) if each.end > start), cell)
        cell = min(max(0, cell + cells), max(0, len(there) - 1))
        self._at = column, cell
        if there:
            self.light_up((there[cell].start, there[cell].end))
        self._describe()
        self._show_place()

    def _describe(self) -> None:
        column, cell = self._at
        stage = self.scene().columns[column]
        cells = stage.cells()
        here = cells[cell].text if cell < len(cells) else ""
        self.setAccessibleDescription(f"{stage.head.whole}\n{here}")

    def _show_place(self) -> None:
        """Scroll to where the keys are."""
        scene, (column, cell) = self.scene(), self._at
        bar = self.horizontalScrollBar()
        left, right = round(column * scene.step), round((column + 1) * scene.step)
        if left < bar.value():
            bar.setValue(left)
        elif right > bar.value() + self.viewport().width():
            bar.setValue(right - self.viewport().width())
        seen = 0
        down = self.verticalScrollBar()
        for fragment in scene.columns[column].fragments:
            seen += len(fragment.cells)
            if seen > cell:
                if not down.value() <= fragment.y <= down.value() + down.pageStep() - 30:
                    down.setValue(round(fragment.y))
                return

    def _token_of_keys(self) -> int | None:
        column, cell = self._at
        for piece in self.scene().columns[column].shown.pieces:
            if cell < len(piece.cells):
                return piece.token_id
            cell -= len(piece.cells)
        return None

    def _tip(self, point: QPointF) -> str:
        scene, place = self.scene(), self._place(point)
        if place is None:
            column = self._column_at(point)
            return "" if column is None else scene.columns[column].head.tip()
        found = scene.fragment_at(place)
        if found is None:
            return ""
        piece = scene.columns[found[0]].shown.pieces[found[1].piece]
        shown, written = "".join(cell.text for cell in piece.cells), self._written(piece)
        notes = rare_sign_notes(shown)
        if scene.is_seen_whole(*found) and not written and not notes:
            return ""  # it would only cover the next line
        lines = [shown, written, *notes]
        if piece.token_id is not None:
            lines.append(f"id {format_number(piece.token_id)}")
        return "\n".join(filter(None, lines))

    def _written(self, piece: ShownPiece) -> str:
        """How the file writes a piece that is shown as text, where that is something else."""
        kept = [cell for cell in piece.cells if not cell.removed]
        raw = "".join(cell.raw for cell in kept)
        if not self._as_text or visible(raw) == "".join(cell.text for cell in kept):
            return ""
        return self.tr("In the file: {label}").format(label=drawable(visible(raw)))

    # Overrides

    def event(self, event: QEvent) -> bool:
        """Take the keys that the window has shortcuts for."""
        return claims(event, _KEYS) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw heads, which stay, and pieces, which are scrolled below them."""
        scene, look = self.scene(), theme.active()
        size = self.viewport().size()
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        with QPainter(self.viewport()) as painter:
            painter.fillRect(self.viewport().rect(), look.panel)
            painter.translate(-x, 0)
            paint_lines(painter, scene, look, size.height())
            paint_heads(painter, scene, look)
            top = scene.head_height
            below = QRectF(x, top, size.width(), size.height() - top)
            painter.setClipRect(below, Qt.ClipOperation.IntersectClip)
            painter.translate(0, top - y)
            seen = QRectF(x, y, size.width(), size.height() - top)
            paint_pieces(painter, scene, look, self._light, seen)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show tool tips, and no light without a pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self._tip(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain_tip(tip), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self.light_up(None)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light what is under the pointer."""
        place = self._place(event.position())
        found = self.scene().cell_at(place) if place is not None else None
        token = self.scene().token_at(place) if place is not None else None
        shape = Qt.CursorShape
        can_hit = token is not None or (place is None and self._column_at(event.position()))
        self.viewport().setCursor(shape.PointingHandCursor if can_hit else shape.ArrowCursor)
        self.light_up((found[1].start, found[1].end) if found is not None else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the token under the pointer, or show the settings of a stage."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        place = self._place(event.position())
        token = self.scene().token_at(place) if place is not None else None
        column = self._column_at(event.position()) if place is None else None
        if token is not None:
            self.token_requested.emit(token)
        elif column:
            self.open_settings(column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right walk through the text, up and down through the stages.

        Return goes to a token, the space bar shows the settings of a stage.
        """
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._walk(*_STEPS[key])
        elif key in _ENTERS:
            token = self._token_of_keys()
            if token is not None:
                self.token_requested.emit(token)
        elif key == Qt.Key.Key_Space:
            self.open_settings(min(self._at[0], len(self.scene().columns) - 1))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light where the keys are."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._walk(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns."""
        super().resizeEvent(event)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        """Heads and a line of pieces."""
        scene = self.scene()
        return QSize(round(scene.step), round(scene.head_height + 1.5 * scene.face.height))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.LanguageChange,
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
            QEvent.Type.PaletteChange,
        ):
            self._lay_out()

"""TokenPane: one lane of the comparison, scrolled, hovered, clicked and walked through with keys.

It draws with `lane_paint` and looks into the same scene with `lane_touch`. Panes that share their
`Paragraphs` break lines at the same characters; `LaneGroup` keeps their width and place together.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from gui.compare import lane_touch
from gui.compare.display_text import plain_copy
from gui.compare.frames import Flash, Gap, PaneTokens, TextSpan
from gui.compare.lane_paint import LaneMarks, draw_scene, paint_lane
from gui.compare.lane_scene import MARGIN, Scene, make_scene, right_margin
from gui.compare.layout import Paragraphs
from gui.compare.opened_paint import needed_room
from gui.compare.pane_keys import PaneKeys
from gui.compare.pane_mouse import PaneMouse
from gui.look import theme as themes

_PAD = 6  # pixels over the first line and under the last
_RING = 2  # width of the frame around a lane that has the focus
_LOOK_CHANGES = frozenset(
    {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}
)


class TokenPane(QAbstractScrollArea):
    """One lane.

    Signals:
        token_hovered: the index of the token under the mouse or the keys, or None.
        token_clicked: the index of a token.
        gap_clicked: the `Gap` that was clicked.
        resized: the room for text has another width.
    """

    token_hovered = Signal(object)
    token_clicked = Signal(object)
    gap_clicked = Signal(object)
    resized = Signal()

    def __init__(self, paragraphs: Paragraphs, parent: QWidget | None = None) -> None:
        """Make a lane over a text; it has no tokens yet."""
        super().__init__(parent)
        self._paragraphs = paragraphs
        self._tokens: PaneTokens | None = None
        self._revision = -1
        self._scene: tuple[int, int, Scene] | None = None
        self._mouse, self._keys = PaneMouse(self), PaneKeys(self)
        self._selection: tuple[int, int] | None = None
        self._highlight: TextSpan | None = None
        self._flash: Flash | None = None
        self._settling = False
        self._name = ""
        self._set_up()
        self.retranslate()

    # -- what is shown -------------------------------------------------------------------------

    @property
    def paragraphs(self) -> Paragraphs:
        """The text."""
        return self._paragraphs

    @property
    def tokens(self) -> PaneTokens | None:
        """The tokens of the text; None as long as they are not there."""
        return self._tokens if self._revision == self._paragraphs.revision else None

    @property
    def selection(self) -> tuple[int, int] | None:
        """First byte of the selected text and the byte after its last."""
        return self._selection

    def show_tokens(self, tokens: PaneTokens | None) -> None:
        """Show the tokens of the text that `paragraphs` has now; None shows the text alone."""
        self._tokens, self._revision = tokens, self._paragraphs.revision
        self._forget()
        self._paragraphs.make_room(id(self), () if tokens is None else needed_room(tokens))
        self._describe()

    def show_opened(self, tokens: PaneTokens) -> None:
        """Show the same tokens with others of them opened; all marks stay."""
        self._tokens = tokens
        self._scene = None
        self._paragraphs.make_room(id(self), needed_room(tokens))
        self.viewport().update()

    def show_highlight(self, span: TextSpan | None) -> None:
        """Light up a piece of the text that another lane points at."""
        if span != self._highlight:
            self._highlight = span
            self.viewport().update()

    def show_flash(self, flash: Flash | None) -> None:
        """Show a moment of the flash of changed tokens; None ends it."""
        self._flash = flash
        self.viewport().update()

    def show_name(self, name: str) -> None:
        """Say which lane this is, to those who hear it."""
        self._name = name
        self.retranslate()

    def show_caret(self, caret: int | Gap | None) -> None:
        """Put the caret of the keys on a token or a gap, and scroll there."""
        self._keys.put(caret)

    def text_width(self) -> float:
        """The room for text beside the margins, in pixels."""
        return self.viewport().width() - MARGIN - right_margin(self._paragraphs.measures)

    def marks(self) -> LaneMarks:
        """All that is marked now."""
        return LaneMarks(
            self._mouse.token,
            self._mouse.gap,
            self._keys.caret,
            self.hasFocus(),
            self._highlight,
            self._selection,
            self._flash,
        )

    # -- places --------------------------------------------------------------------------------

    def token_at(self, point: QPointF) -> int | None:
        """The token at a point of the viewport."""
        return lane_touch.token_under(self.scene(), QPointF(point), self.top())

    def gap_at(self, point: QPointF) -> Gap | None:
        """The gap between two tokens that a point of the viewport is close to."""
        return lane_touch.gap_under(self.scene(), QPointF(point), self.top())

    def token_span(self, index: int) -> TextSpan:
        """Where token `index` stands in the text."""
        return lane_touch.token_span(self._paragraphs, self.tokens or PaneTokens(), index)

    def rects(self) -> list[tuple[int, QRectF]]:
        """The boxes of the tokens in sight, with their tokens, in the viewport."""
        scene, top = self.scene(), self.top()
        boxes, empty = scene.shown.boxes, scene.shown.empty
        owners = [*boxes.owners.tolist(), *empty.owners.tolist()]
        return list(zip(owners, [*scene.rects(boxes, top), *scene.slivers(top)], strict=True))

    def top(self) -> int:
        """How many pixels of the text are above the viewport."""
        return self.verticalScrollBar().value() - _PAD

    def scene(self) -> Scene:
        """What is in sight."""
        top, height = self.top(), self.viewport().height()
        if self._scene is None or self._scene[:2] != (top, height):
            made = make_scene(self._paragraphs, self.tokens, top, height)
            self._scene = top, height, made
        return self._scene[2]

    def reveal(self, byte: int) -> None:
        """Scroll so that a byte of the text is in sight, away from the edges."""
        pitch, bar, room = self._paragraphs.measures.pitch, self.verticalScrollBar(), self.height()
        for _ in range(2):  # what is laid out on the way may move it
            y = self._paragraphs.line_of_byte(byte) * pitch + _PAD
            if not bar.value() <= y <= bar.value() + room - 2 * pitch:
                self._fit_bar()
                bar.setValue(y - room // 3)

    # -- selecting and copying -----------------------------------------------------------------

    def select(self, start: int, end: int) -> None:
        """Select the bytes from `start` to `end`; nothing if there are none between."""
        self._selection = (start, end) if start < end else None
        self.viewport().update()

    def selected_text(self) -> str:
        """The selected text itself; a character counts as soon as one byte of it is selected."""
        if self._selection is None:
            return ""
        start, end = self._selection
        first = lane_touch.character_of_byte(self._paragraphs, start)[0]
        last = lane_touch.character_of_byte(self._paragraphs, end - 1)[0]
        return self._paragraphs.text[first : last + 1]

    def copy(self) -> None:
        """Copy the selected text, or the token that the keys have reached, as it is shown."""
        shown = plain_copy(self.selected_text() or self._keys.text())
        if shown:
            QGuiApplication.clipboard().setText(shown)

    def selectAll(self) -> None:  # noqa: N802  (the Edit menu asks every widget by Qt's name)
        """Select the whole text."""
        self.select(0, self._paragraphs.byte_total)

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now into any rectangle of any painter: for pictures and for print."""
        shown = self._paragraphs, self.tokens, themes.active(), self.top(), self.marks()
        paint_lane(painter, rect, *shown)

    # -- for mouse and keys --------------------------------------------------------------------

    def take_caret(self, caret: int | Gap | None) -> None:
        """The mouse has put the caret somewhere."""
        self._keys.caret = caret
        self._describe()
        self.viewport().update()

    def caret_moved(self) -> None:
        """The keys have put the caret somewhere."""
        self._describe()
        self.viewport().update()
        caret = self._keys.caret
        self.token_hovered.emit(caret if isinstance(caret, int) else None)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self._name or self.tr("Tokens"))
        self._describe()
        self.viewport().update()

    # -- inner ---------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportMargins(_RING, _RING, _RING, _RING)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self._paragraphs.changed.connect(self._take_text)
        self._paragraphs.heights_corrected.connect(self._take_heights)

    def _take_text(self) -> None:
        self._forget()
        self._fit_bar()
        self._describe()

    def _take_heights(self) -> None:
        self._scene = None
        self._fit_bar()
        self.viewport().update()

    def _forget(self) -> None:
        """With other tokens, what was worked out is void, and so is what was marked."""
        self._scene = self._highlight = self._flash = self._selection = None
        self._mouse.forget()
        self._keys.forget()
        self.viewport().update()

    def _fit_bar(self) -> None:
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setSingleStep(self._paragraphs.measures.pitch)
        bar.setPageStep(max(1, room - self._paragraphs.measures.pitch))
        bar.setRange(0, max(0, self._paragraphs.height + 2 * _PAD - room))

    def _describe(self) -> None:
        self.setAccessibleDescription(self._keys.description() or self._summary())

    def _summary(self) -> str:
        if not self._paragraphs.text:
            return self._empty_sentence()
        return self.tr("%n token(s)", "", len(self.tokens or PaneTokens()))

    def _empty_sentence(self) -> str:
        return self.tr("Type or paste a text above to see its tokens here.")

    def _draw_ring(self) -> None:
        theme = themes.active()
        colour = theme.accent if self.hasFocus() else theme.panel
        with QPainter(self) as painter:
            pen = QPen(colour, _RING)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            half = _RING / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))

    def _draw_sentence(self, painter: QPainter) -> None:
        theme = themes.active()
        painter.setFont(theme.ui_font())
        painter.setPen(theme.muted)
        room = self.viewport().rect().adjusted(24, 16, -24, -16)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self._empty_sentence())

    # -- Qt ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is in sight."""
        theme = themes.active()
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), theme.panel)
            if not self._paragraphs.text:
                self._draw_sentence(painter)
            dirty = QRectF(event.rect())
            draw_scene(painter, self.scene(), theme, self.top(), dirty, self.marks())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll; what comes into sight is laid out first, so that nothing jumps."""
        if self._settling:
            return
        self._settling = True
        bar = self.verticalScrollBar()
        before, sought = bar.value(), self.top()
        settled = self._paragraphs.settle(sought, self.viewport().height())
        if settled != sought:
            self._fit_bar()
            bar.setValue(settled + _PAD)
        self._settling = False
        if bar.value() == before and self._mouse.token is None and self._mouse.gap is None:
            self.viewport().scroll(0, dy)
        else:
            self._mouse.forget()
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of another width."""
        super().resizeEvent(event)
        self._scene = None
        self._fit_bar()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Take over another language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in _LOOK_CHANGES:
            self._paragraphs.set_font(themes.active().token_font())
            self._take_heights()
            self.resized.emit()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a selection."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.press(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the mouse, or select."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.drag(event.position())
        else:
            self._mouse.hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click, unless the mouse has selected something."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release(event.position(), event.modifiers())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._mouse.hover(None)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that move the caret, which are shortcuts elsewhere; draw the focus ring."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._keys.wants(event):
            event.accept()
            return True
        done = super().event(event)
        if event.type() == QEvent.Type.Paint:
            self._draw_ring()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the caret, choose what it is on, or copy."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif not self._keys.take(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that keys go here now."""
        super().focusInEvent(event)
        self.update()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self.update()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Room for some forty columns and eight lines."""
        measures = self._paragraphs.measures
        return QSize(round(measures.column * 42), measures.pitch * 8)

    def minimumSizeHint(self) -> QSize:
        """Room for the longest escape and two lines."""
        measures = self._paragraphs.measures
        return QSize(round(measures.column * 18), measures.pitch * 2 + 2 * _PAD)

"""LaneView: the text of a lane with its tokens, drawn and scrolled; nothing can be done to it yet.

It lays out what comes into sight before it scrolls there, so that nothing jumps, and draws only
what has changed: after a key the lines that `screen_changes` finds. Where that is all, each lane
has a turn of its own for it. `TokenPane` adds mouse, keys and selection.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from gui.compare import lane_touch
from gui.compare.frames import Gap, IntArray, PaneTokens, TextSpan
from gui.compare.lane_paint import NO_MARKS, LaneMarks, draw_scene, paint_lane
from gui.compare.lane_scene import MARGIN, Scene, make_scene, right_margin
from gui.compare.layout import Paragraphs
from gui.compare.opened_paint import needed_room
from gui.compare.piece_layout import Measures
from gui.compare.screen_changes import Look, changed_lines, is_another_text, look_of
from gui.look import theme as themes

_PAD = 6  # pixels over the first line and under the last
_AROUND = 6  # pixels by which a mark may reach beyond the boxes of what it marks
_NEARLY_ALL = 0.75  # of the height: so much is drawn as the whole is
_FEW = 6  # parts of the viewport that are drawn one by one
_RING = 2  # width of the frame around a lane that has the focus
_LOOK_CHANGES = frozenset(
    {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}
)


class LaneView(QAbstractScrollArea):
    """One lane to look at.

    Signals:
        resized: the room for text has another width.
    """

    resized = Signal()

    def __init__(self, paragraphs: Paragraphs, parent: QWidget | None = None) -> None:
        """Make a lane over a text; it has no tokens yet."""
        super().__init__(parent)
        self._paragraphs = paragraphs
        self._tokens: PaneTokens | None = None
        self._revision = -1
        self._scene: tuple[int, int, Scene] | None = None
        self._drawn = range(0), 0, 0
        self._look: Look | None = None
        self._settling = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportMargins(_RING, _RING, _RING, _RING)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        paragraphs.changed.connect(self._take_text)
        paragraphs.reshaped.connect(self._take_shape)
        paragraphs.heights_corrected.connect(self._take_heights)
        paragraphs.room_made.connect(self._take_room)
        paragraphs.turns.given.connect(self._take_turn)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def paragraphs(self) -> Paragraphs:
        """The text."""
        return self._paragraphs

    @property
    def tokens(self) -> PaneTokens | None:
        """The tokens of the text; None as long as they are not there."""
        return self._tokens if self._revision == self._paragraphs.revision else None

    def show_tokens(self, tokens: PaneTokens | None) -> None:
        """Show the tokens of the text that `paragraphs` has now; None shows the text alone."""
        self._tokens, self._revision = tokens, self._paragraphs.revision
        self._forget()
        self._paragraphs.make_room(id(self), () if tokens is None else needed_room(tokens))
        self._repaint_changes()

    def show_opened(self, tokens: PaneTokens) -> None:
        """Show the same tokens with others of them opened; all marks stay."""
        self._tokens, self._scene = tokens, None
        self._paragraphs.make_room(id(self), needed_room(tokens))
        self.viewport().update()

    def text_width(self, measures: Measures | None = None) -> float:
        """The room beside the margins, in pixels, for text of these measures or those of now."""
        margin = right_margin(measures or self._paragraphs.measures)
        return self.viewport().width() - MARGIN - margin

    def marks(self) -> LaneMarks:
        """All that is marked now."""
        return NO_MARKS

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now into any rectangle of any painter: for pictures and for print."""
        shown = self._paragraphs, self.tokens, themes.active(), self.top(), self.marks()
        paint_lane(painter, rect, *shown)

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

    def repaint_bytes(self, start: int, end: int) -> None:
        """Draw anew what stands around a range of bytes, and little else."""
        self._repaint(self.scene().area_of(start, end))

    def repaint_tokens(self, indices: IntArray) -> None:
        """Draw anew what stands around some tokens, and nothing else."""
        scene = self.scene()
        self._repaint(scene.rects(scene.boxes_of(indices), 0))

    # -- for subclasses ------------------------------------------------------------------------

    def _forget(self) -> None:
        """With other tokens, what was worked out is void, and so is what was marked."""
        self._scene = None

    def _moved(self) -> None:
        """What is under the mouse is another part of the text now."""

    def _may_shift(self) -> bool:
        """Whether what is drawn may be shifted as it is when the text is scrolled."""
        return True

    def _sentence(self) -> str:
        """What is said where there is no text."""
        return ""

    # -- inner ---------------------------------------------------------------------------------

    def _take_text(self) -> None:
        self._forget()
        self._fit_bar()
        self._draw_soon()  # its tokens mostly come at once, and then it is known what changes

    def _take_shape(self) -> None:
        self._scene = self._look = None
        self._fit_bar()
        self._draw_soon()

    def _take_room(self) -> None:
        self._scene = None
        self.viewport().update()

    def _take_heights(self) -> None:
        self._scene = None
        self._fit_bar()
        if not self._paragraphs.turns.is_asked_by(self) and self._drawn != self._place(
            self._drawn[0]
        ):
            self.viewport().update()

    def _place(self, numbers: range) -> tuple[range, int, int]:
        """Some pieces, the line on which they begin, and the one after their last."""
        if numbers.stop > len(self._paragraphs.pieces):
            return range(0), 0, 0
        return numbers, self._paragraphs.top(numbers.start), self._paragraphs.top(numbers.stop)

    def _fit_bar(self) -> None:
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setSingleStep(self._paragraphs.measures.pitch)
        bar.setPageStep(max(1, room - self._paragraphs.measures.pitch))
        bar.setRange(0, max(0, self._paragraphs.height + 2 * _PAD - room))
        # Its place stays, so that lines never break elsewhere when the text becomes too high.
        bar.setEnabled(bar.maximum() > 0)

    def _repaint_changes(self) -> None:
        """Draw anew the lines that look otherwise than they do on the screen."""
        before, paragraphs = self._look, self._paragraphs
        numbers = paragraphs.pieces_between(self.top(), self.top() + self.viewport().height())
        # Not before, or heights that are corrected on the way draw everything.
        paragraphs.turns.leave(self)
        if before is None or not self._may_compare(before, numbers):
            self._draw_soon()
            return
        top, pitch = self.top(), paragraphs.measures.pitch
        lines = changed_lines(before, look_of(self.scene(), top, self.marks()))
        if lines is None:
            return
        port, first, last = self.viewport().rect(), lines[0] * pitch - top, lines[1] * pitch - top
        changed = QRect(0, first - _AROUND, port.width(), last - first + 2 * _AROUND) & port
        if changed.height() > _NEARLY_ALL * port.height():
            self._draw_soon()
        else:
            self.viewport().update(changed)

    def _may_compare(self, before: Look, numbers: range) -> bool:
        """Whether what is drawn is worth comparing with these pieces."""
        if not before.pieces or not numbers or before.top != self.top():
            return False
        opened = before.scene.tokens.opened or (self._tokens and self._tokens.opened)
        return not opened and not is_another_text(before, self._paragraphs, numbers)

    def _draw_soon(self) -> None:
        """Draw all of it, in a turn in which no other lane is drawn."""
        self._paragraphs.turns.ask(self)

    def _take_turn(self, whose: object) -> None:
        if whose is self:
            self.viewport().update()

    def _repaint(self, rects: Sequence[QRectF]) -> None:
        region, up = QRegion(), self.top()
        for rect in rects:
            around = rect.adjusted(-_AROUND, -_AROUND - up, _AROUND, _AROUND - up)
            region += QRegion(around.toAlignedRect())
        self.viewport().update(region)

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
        painter.drawText(room, flags, self._sentence())

    def _draw_part(self, painter: QPainter, part: QRect) -> None:
        painter.setClipRect(part)
        dirty = QRectF(part)
        draw_scene(painter, self.scene(), themes.active(), self.top(), dirty, self.marks())

    # -- Qt ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is in sight."""
        if event.rect() == self.viewport().rect():
            self._paragraphs.turns.leave(self)
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), themes.active().panel)
            if not self._paragraphs.text:
                self._draw_sentence(painter)
            for part in _parts(event.region()):
                self._draw_part(painter, part)
        self._drawn = self._place(self.scene().numbers)
        self._look = look_of(self.scene(), self.top(), self.marks())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll; what comes into sight is laid out first."""
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
        if bar.value() == before and self._may_shift():
            self.viewport().scroll(0, dy)
        else:
            self.viewport().update()
        self._moved()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of another width."""
        super().resizeEvent(event)
        self._scene = None
        self._fit_bar()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme."""
        if event.type() in _LOOK_CHANGES:
            self._paragraphs.set_font(themes.active().token_font())
            self._take_heights()
            self.viewport().update()
            self.resized.emit()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw the ring that shows the focus."""
        done = super().event(event)
        if event.type() == QEvent.Type.Paint:
            self._draw_ring()
        return done

    def sizeHint(self) -> QSize:
        """Room for some forty columns and eight lines."""
        measures = self._paragraphs.unscaled
        return QSize(round(measures.column * 42), measures.pitch * 8)

    def minimumSizeHint(self) -> QSize:
        """Room for the longest escape and two lines."""
        measures = self._paragraphs.unscaled
        return QSize(round(measures.column * 18), measures.pitch * 2 + 2 * _PAD)


def _parts(region: QRegion) -> list[QRect]:
    """The parts of a region if they are few, else the rectangle around them."""
    if region.rectCount() > _FEW:
        return [region.boundingRect()]
    return [QRect(part) for part in region]  # type: ignore[attr-defined]

"""A slider over the positions of a trace, with marks where the ties are.

It adds three things to Qt's slider: a click anywhere goes there, a strip of marks above the groove
shows the positions at which pairs tie, and the steps that are still to be computed are a dashed
line that cannot be entered. Where single marks would make a solid band, bars a few pixels wide
stand in their place: each as high as the share of ties among its steps.
"""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from gui.look import theme
from gui.look.translation import format_number

Positions = npt.NDArray[np.integer]
Counts = npt.NDArray[np.int64]

_FAINTEST = 0.35  # opacity of the mark of a pixel in which hardly any step is a tie
_GROOVE = 4.0
_CROWDED = 6  # marks that are closer than so many pixels on average become bars as wide as that
_NONE = np.zeros(0, np.int64)


def tie_strengths(ties: Positions, length: int, pixels: int) -> npt.NDArray[np.float64]:
    """Give for each pixel column how strong its mark is: 0 without ties, up to 1 with ties only.

    `ties` holds ascending positions in 0..length; column 0 is position 0, the last one `length`.

    >>> tie_strengths(np.array([0, 4]), 4, 5).tolist()
    [1.0, 0.0, 0.0, 0.0, 1.0]
    """
    if pixels < 2 or length < 1 or not len(ties):
        return np.zeros(max(0, pixels))
    columns = np.rint(np.asarray(ties) * ((pixels - 1) / length)).astype(np.int64)
    found = np.bincount(columns, minlength=pixels)[:pixels]
    share = np.minimum(1.0, found / max(1.0, length / pixels))
    return np.where(found > 0, _FAINTEST + (1.0 - _FAINTEST) * share, 0.0)


def tie_counts(ties: Positions, length: int, bars: int) -> tuple[Counts, Counts]:
    """Give for each bar how many ties and steps lie in it; step p is in p * bars // length.

    >>> [counts.tolist() for counts in tie_counts(np.array([0, 1, 4]), 5, 2)]
    [[2, 1], [3, 2]]
    """
    steps = np.arange(length, dtype=np.int64) * bars // length
    counted = np.asarray(ties, np.int64)
    in_bars = counted[counted < length] * bars // length
    return np.bincount(in_bars, minlength=bars), np.bincount(steps, minlength=bars)


class TieSlider(QSlider):
    """Shows a position of 0..length; a person may go anywhere in 0..available."""

    seek_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._length = 0
        self._available: int | None = None
        self._ties: Positions = _NONE
        self._told = False
        self._marks: QPixmap | None = None
        self.setRange(0, 0)
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._pass_on)

    @property
    def length(self) -> int:
        """The position at the right end."""
        return self._length

    @property
    def available(self) -> int:
        """The last position that can be gone to."""
        return self._length if self._available is None else min(self._available, self._length)

    def set_length(self, length: int) -> None:
        """Show the positions 0..length."""
        if length != self._length:
            self._length = length
            self._change()

    def set_available(self, available: int | None) -> None:
        """Say how many steps are computed; None says all of them."""
        if available != self._available:
            self._available = available
            self._change()

    def set_tie_positions(self, ties: Positions | None) -> None:
        """Mark the ascending positions at which the next merge is one of several tied pairs."""
        self._ties = _NONE if ties is None else np.asarray(ties)
        self._change()

    def set_position(self, position: int) -> None:
        """Show a position without asking for it."""
        self._told = True
        self.setValue(position)
        self._told = False

    def position_at(self, x: float) -> int:
        """Give the position that can be gone to nearest to a place on the widget."""
        track = self._track()
        share = (x - track.left()) / track.width() if track.width() > 0 else 0.0
        return max(0, min(self.available, round(share * self._length)))

    def _change(self) -> None:
        self._marks = None
        self._told = True
        self.setMaximum(self.available)
        self._told = False
        self.update()

    def _pass_on(self, position: int) -> None:
        if not self._told:
            self.seek_requested.emit(position)

    def _radius(self) -> float:
        return max(7.0, self.fontMetrics().height() * 0.45)

    def _track(self) -> QRectF:
        """The groove, from the middle of the knob at 0 to its middle at the end."""
        radius = self._radius() + 2.0
        middle = self.height() - radius - 1.0
        width = self.width() - 2.0 * radius
        return QRectF(radius, middle - _GROOVE / 2, width, _GROOVE)

    def _x(self, position: float) -> float:
        track = self._track()
        return track.left() + track.width() * position / max(1, self._length)

    def _paint_groove(self, painter: QPainter) -> None:
        look = theme.active()
        track = self._track()
        to_come = QRectF(track)
        to_come.setLeft(self._x(self.available))
        painter.setPen(QPen(look.control, 1.5, Qt.PenStyle.DashLine))
        if to_come.width() > 1.0:
            painter.drawLine(
                QPointF(to_come.left(), track.center().y()),
                QPointF(track.right(), track.center().y()),
            )
        painter.setPen(Qt.PenStyle.NoPen)
        done = QRectF(track)
        for colour, position in ((look.control, self.available), (look.accent, self.value())):
            done.setRight(max(self._x(position), track.left() + 1.0))
            painter.setBrush(colour)
            painter.drawRoundedRect(done, _GROOVE / 2, _GROOVE / 2)

    def _paint_knob(self, painter: QPainter) -> None:
        look = theme.active()
        radius = self._radius() - 1.0
        centre = QPointF(self._x(self.value()), self._track().center().y())
        focused = self.hasFocus()
        painter.setPen(QPen(look.text if focused else look.accent, 2.0))
        painter.setBrush(look.accent if focused or self.isSliderDown() else look.panel)
        painter.drawEllipse(centre, radius, radius)

    def _mark_rect(self) -> QRectF:
        """Where the marks of the ties are: from the top edge down to just above the groove."""
        track = self._track()
        return QRectF(track.left(), 1.0, track.width(), max(3.0, track.top() - 4.0))

    def _bars(self) -> int:
        """How many bars tell the shares of ties; 0 where every tie has a mark of its own."""
        width = self._track().width()
        crowded = self._length > 0 and len(self._ties) * _CROWDED > width
        return max(1, min(self._length, round(width / _CROWDED))) if crowded else 0

    def _marks_picture(self) -> QPixmap:
        """All marks as one picture, made when something changed: the steps cost nothing here."""
        if self._marks is None:
            ratio, room, bars = self.devicePixelRatioF(), self._mark_rect(), self._bars()
            pixels, height = max(2, round(room.width() * ratio)), round(room.height() * ratio)
            if bars:
                alpha = _bars_of(*tie_counts(self._ties, self._length, bars), pixels, height)
            else:
                strengths = tie_strengths(self._ties, self._length, pixels)
                alpha = _widened(strengths, round(ratio))[np.newaxis]
            self._marks = QPixmap.fromImage(_picture_of(alpha))
        return self._marks

    def event(self, event: QEvent) -> bool:
        """Say in a tool tip where a click would lead."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._explain(event.globalPos(), self.position_at(event.pos().x()))
            return True
        return super().event(event)

    def _explain(self, where: QPoint, position: int) -> None:
        at = int(np.searchsorted(self._ties, position))
        tied = at < len(self._ties) and int(self._ties[at]) == position
        text = self.tr("Position {position}: tie") if tied else self.tr("Position {position}")
        said = text.format(position=format_number(position))
        if bars := self._bars():
            bar = min(position, self._length - 1) * bars // self._length
            tied_here, steps = (int(c[bar]) for c in tie_counts(self._ties, self._length, bars))
            share = self.tr("Ties around here: {ties} of {steps} steps")
            said += "\n" + share.format(ties=format_number(tied_here), steps=format_number(steps))
        QToolTip.showText(where, said, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place of the click at once."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self.setValue(self.position_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is held."""
        if self.isSliderDown():
            self.setValue(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)
        self.update()

    def resizeEvent(self, event: QEvent) -> None:
        """Bin the marks anew: their pixels have changed."""
        self._marks = None

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme's colours and type size."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
        ):
            self._marks = None
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """One knob and the marks above it, wide enough to aim at a step."""
        height = round(2.0 * self._radius() + 0.45 * self.fontMetrics().height()) + 4
        return QSize(self.fontMetrics().averageCharWidth() * 40, height)

    def minimumSizeHint(self) -> QSize:
        """As high as `sizeHint`, and narrow if need be."""
        return QSize(self.fontMetrics().averageCharWidth() * 16, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw marks, groove and knob."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            marks = self._mark_rect()
            painter.drawPixmap(marks, self._marks_picture(), QRectF(self._marks_picture().rect()))
            self._paint_groove(painter)
            self._paint_knob(painter)


def _widened(strengths: npt.NDArray[np.float64], ratio: int) -> npt.NDArray[np.float64]:
    """Make lone marks two pixels wide, so that they can be seen from the last row."""
    wide = strengths.copy()
    for _ in range(max(1, ratio)):
        wide[1:] = np.maximum(wide[1:], wide[:-1])
    return wide


def _bars_of(ties: Counts, steps: Counts, pixels: int, height: int) -> npt.NDArray[np.float64]:
    """Rows of pixels, the upper first: bars as high as their shares, a tie one pixel at least."""
    heights = np.where(ties > 0, np.maximum(1, np.rint(ties / steps * height)), 0)
    columns = heights[np.arange(pixels) * len(heights) // pixels]
    return (np.arange(height, 0, -1)[:, np.newaxis] <= columns).astype(np.float64)


def _picture_of(strengths: npt.NDArray[np.float64]) -> QImage:
    """Rows of pixels in the colour of ties, as opaque as the marks are strong."""
    colour = theme.active().hatch
    rows, pixels = strengths.shape
    image = QImage(pixels, rows, QImage.Format.Format_ARGB32)
    alpha = np.rint(strengths * 255).astype(np.uint32)
    argb = (alpha << 24) | np.uint32(colour.rgb() & 0xFFFFFF)
    np.frombuffer(image.bits(), np.uint32).reshape(rows, -1)[:, :pixels] = argb
    return image

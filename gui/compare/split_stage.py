"""The painted part of watching a word split: `split_paint` in a widget that scrolls if it must."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from engine.analysis.watching import SplitStep
from gui.compare.split_film import Film
from gui.compare.split_frame import Frame
from gui.compare.split_layout import FilmStyle
from gui.compare.split_paint import paint_frame
from gui.look import theme

_SCALES = (1.8, 1.4, 1.0)
_SCROLLING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SplitStage(QAbstractScrollArea):
    """Shows one moment of the split of a word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[SplitStep, ...] = ()
        self._word: tuple[str, ...] = ()
        self._keys: Mapping[str, int] = {}
        self._alphabet = "characters"
        self._moment = (0, 0.0)
        self._film: Film | None = None
        self._styles: tuple[FilmStyle, ...] = ()
        self.empty_text = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_word(
        self,
        word: Sequence[str],
        steps: Sequence[SplitStep],
        keys: Mapping[str, int] | None = None,
        alphabet: str = "characters",
    ) -> None:
        """Show the beginning of a split; `word` holds the first symbols where nothing happens."""
        self._word, self._steps = tuple(word), tuple(steps)
        self._keys, self._alphabet = dict(keys or {}), alphabet
        self._moment = (0, 0.0)
        self._drop_film()

    def show_frame(self, position: int, alpha: float) -> None:
        """Show the moment `alpha` (0..1) of step `position`."""
        if (position, alpha) != self._moment:
            self._moment = position, alpha
            self._keep_in_view(position)
            self.viewport().update()

    def tokens(self, position: int) -> tuple[str, ...]:
        """The tokens at a position."""
        return self._current_film().tokens(position)

    def frame(self) -> Frame:
        """What is drawn now."""
        return self._current_film().frame(*self._moment)

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now into `rect` of any painter: for pictures and for print."""
        film = self._fitting_film(rect.width(), rect.height())
        painter.save()
        painter.fillRect(rect, theme.active().panel)
        painter.translate(rect.topLeft() + _place(film, rect.width(), rect.height()))
        paint_frame(painter, film.frame(*self._moment), film.style)
        painter.restore()

    def _make_film(self, width: float, style: FilmStyle) -> Film:
        return Film(self._steps, self._word, width, style, self._keys, self._alphabet)

    def _fitting_film(self, width: float, height: float) -> Film:
        """The film in the largest type in which the word fits into one line."""
        films = (self._make_film(width, style) for style in self._looks())
        smallest = self._make_film(width, self._looks()[-1])
        fits = (film for film in films if film.lines == 1 and film.height <= height)
        return next(fits, smallest)

    def _current_film(self) -> Film:
        if self._film is None:
            view = self.viewport()
            self._film = self._fitting_film(float(view.width()), float(view.height()))
        return self._film

    def _looks(self) -> tuple[FilmStyle, ...]:
        if not self._styles or self._styles[0].theme is not theme.active():
            self._styles = tuple(FilmStyle(theme.active(), scale) for scale in _SCALES)
        return self._styles

    def _drop_film(self) -> None:
        self._film = None
        film, bar = self._current_film(), self.verticalScrollBar()
        bar.setRange(0, max(0, round(film.height) - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(film.style.face.height)
        self.updateGeometry()
        self.viewport().update()

    def _keep_in_view(self, position: int) -> None:
        """Scroll to the line in which the step happens."""
        bar = self.verticalScrollBar()
        if not bar.maximum() or position >= len(self._steps):
            return
        box = self._current_film().frame(position, 0.0).boxes[self._steps[position].place]
        style = self._current_film().style
        above, below = box.y - 2 * style.line, box.y + 2 * style.face.height
        if above < bar.value():
            bar.setValue(round(above))
        elif below > bar.value() + bar.pageStep():
            bar.setValue(round(below - bar.pageStep()))

    # Overrides

    def sizeHint(self) -> QSize:
        """A line of a word with all that stands around it."""
        least = self.minimumSizeHint()
        wanted = round(self._current_film().height) + 2 * self.frameWidth() + 4
        return QSize(least.width(), max(least.height(), min(wanted, 3 * least.height())))

    def minimumSizeHint(self) -> QSize:
        """A line of boxes with ranks; what is below it scrolls."""
        style = self._looks()[-1]
        height = style.line + style.arm + style.face.height + 2 * style.margin
        return QSize(12 * style.face.height // 2, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll up and down; the other keys are the player's."""
        if event.key() in _SCROLLING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, or say that there is nothing to watch."""
        with QPainter(self.viewport()) as painter:
            if not self._word and not self._steps:
                self._paint_empty(painter)
                return
            film, view = self._current_film(), self.viewport()
            scrolled = self.verticalScrollBar().value()
            place = _place(film, view.width(), view.height()) - QPointF(0, scrolled)
            painter.translate(place)
            paint_frame(painter, self.frame(), film.style, (-place.y(), view.height() - place.y()))

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(theme.active().muted)
        ground = self.viewport().rect().adjusted(8, 8, -8, -8)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(ground, flags | Qt.TextFlag.TextWordWrap, self.empty_text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._drop_film()

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
        ):
            self._styles = ()
            self._drop_film()


def _place(film: Film, width: float, height: float) -> QPointF:
    """Where the film stands in a room: in the middle if there is room to spare."""
    spare = max(0.0, width - film.extent) / 2 if film.lines == 1 else 0.0
    return QPointF(round(spare), round(max(0.0, height - film.height) / 2))

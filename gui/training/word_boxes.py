"""The corpus's words as rows of token boxes: what a merge does to the words themselves.

A search field and a legend over `words_canvas`; who frames the panel may put that head elsewhere.
A click on a word, or Enter after choosing it with the arrow
keys, asks to pin it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from gui.look import icons
from gui.look import theme as themes
from gui.look.theme import Theme
from gui.training.frame_canvas import LOOK_CHANGES
from gui.training.frames import WordsState
from gui.training.words_canvas import WordsCanvas
from gui.training.words_layout import WordsStyle
from gui.training.words_paint import WordsPicture
from gui.widgets.elided_label import ElidedLabel
from gui.widgets.search_field import SearchField

_TYPING_PAUSE = 120  # milliseconds without a key after which a search is asked for


def paint_words(
    painter: QPainter,
    rect: QRectF,
    frame: tuple[WordsState, WordsState | None, float],
    theme: Theme,
) -> None:
    """Draw a frame `(before, after, alpha)` into `rect` of any painter.

    Measures are those of the screen; scale the painter to make everything larger.
    """
    before, after, alpha = frame
    painter.save()
    painter.fillRect(rect, theme.panel)
    painter.translate(rect.topLeft())
    size = rect.width(), rect.height()
    WordsPicture(before, after, size, WordsStyle(theme)).draw(painter, alpha)
    painter.restore()


class WordBoxes(QWidget):
    """Words as rows of token boxes, with a field to search for one.

    Attributes:
        head: the search field and the legend, above the words until somebody else lays it out.

    Signals:
        pin_requested: the key of a word that was clicked or chosen with Enter.
        search_requested: the text to search for; empty when the search is over.
        capacity_changed: another number of rows fits now.
    """

    pin_requested = Signal(object)
    search_requested = Signal(str)
    capacity_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self._canvas = WordsCanvas(self)
        self._search = SearchField(self._canvas, self)
        self._icon = QAction(self)
        self._search.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        self._legend = ElidedLabel(self)
        self._legend.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._legend.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._arrange()
        self._connect()
        self.retranslate()

    def show_frame(self, before: WordsState, after: WordsState | None, alpha: float) -> None:
        """Show the moment `alpha` (0..1) between two states; a lone first one rests."""
        self._canvas.show_frame(before, after, alpha)

    def capacity(self) -> int:
        """How many rows fit, at least one."""
        return self._canvas.capacity()

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now, without the search field: for pictures and for print."""
        paint_words(painter, rect, self._canvas.frame(), themes.active())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._search.setPlaceholderText(self.tr("Find a word"))
        self._search.setAccessibleName(self.tr("Find a word"))
        self._make_room()
        self._legend.show_text("▶ " + self.tr("changes next"))
        self._canvas.retranslate()

    def _arrange(self) -> None:
        self.head = QWidget(self)
        head = QHBoxLayout(self.head)
        head.setContentsMargins(0, 0, 8, 0)
        head.setSpacing(12)
        head.addWidget(self._search, 1)
        head.addStretch(1)
        head.addWidget(self._legend)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.head)
        box.addWidget(self._canvas, 1)
        self._icon.setIcon(icons.icon("search"))

    def _make_room(self) -> None:
        """Keep the search field wide enough for what it asks for; the legend gives way."""
        metrics = self._search.fontMetrics()
        asked = metrics.horizontalAdvance(self._search.placeholderText())
        self._search.setMinimumWidth(asked + 3 * metrics.height())

    def _connect(self) -> None:
        self._search.textChanged.connect(self._pause.start)
        self._search.returnPressed.connect(self._ask_to_search)
        self._pause.timeout.connect(self._ask_to_search)
        self._canvas.picked.connect(self.pin_requested)
        self._canvas.capacity_changed.connect(self.capacity_changed)

    def _ask_to_search(self) -> None:
        self._pause.stop()
        self.search_requested.emit(self._search.text())

    def changeEvent(self, event: QEvent) -> None:
        """Take over another language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in LOOK_CHANGES:
            self._icon.setIcon(icons.icon("search"))
            self._make_room()
        super().changeEvent(event)

"""The numbers of a position in one strip: how far, how many tokens, how long they are.

Plain values in, nothing out. Each number stands right-aligned in the room of the widest number it
can become, so that nothing moves while the player runs; where the strip is narrow the numbers
stand in aligned columns over two or more lines.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.look.translation import for_plural, format_decimal, format_number

_EACH_PLURAL = (1, 2, 5)
"""One number for each plural form of our languages: the widest of them must have room."""

_NONE = "–"
"""Stands for a number that there is not: nothing is no share of nothing."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What is to be said about one position of a trace.

    Attributes:
        position: steps applied so far.
        total: steps of the whole trace.
        vocabulary: entries of the vocabulary at this position.
        tokens_now: tokens of the whole corpus at this position, words weighted by their counts.
        tokens_start: the same before the first step.
        characters_per_token: mean length of a token, in `unit`.
        unit: "characters" or "bytes".
        single_token_words: distinct words that are one token at this position.
        word_total: distinct words of the corpus.
    """

    position: int
    total: int
    vocabulary: int
    tokens_now: int
    tokens_start: int
    characters_per_token: float
    unit: str
    single_token_words: int
    word_total: int


@dataclass(frozen=True, slots=True)
class _Text:
    """A number and its caption as they are, and what else they can become in this trace."""

    value: str
    caption: str
    widest_value: str
    captions: tuple[str, ...]


class NumbersStrip(QWidget):
    """Shows `Numbers`; None leaves it empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers: Numbers | None = None
        self._items = [_Item(self) for _ in range(5)]
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_numbers(self, numbers: Numbers | None) -> None:
        """Show these numbers."""
        if numbers != self._numbers:
            self._numbers = numbers
            self._refresh()

    def texts(self) -> tuple[str, ...]:
        """What can be read, number by number."""
        return tuple(item.text() for item in self._items)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Numbers of this position"))
        tips = (
            self.tr("How many steps are applied"),
            self.tr("Tokens of the whole corpus, each word as often as it occurs"),
            self.tr("Entries of the vocabulary: first symbols and merged tokens, no special ones"),
            self.tr(
                "Mean length of a token of the corpus. End-of-word marks that are tokens of their "
                "own are counted in, and have no length"
            ),
            self.tr("Distinct words that have become a single token"),
        )
        for item, tip in zip(self._items, tips, strict=True):
            item.setToolTip(tip)
            item.setAccessibleDescription(tip)
        self._refresh()

    def _refresh(self) -> None:
        texts = self._texts(self._numbers) if self._numbers else [None] * len(self._items)
        wider = [item.show_text(text) for item, text in zip(self._items, texts, strict=True)]
        if any(wider):
            self._arrange()
            self.updateGeometry()

    def _texts(self, now: Numbers) -> list[_Text | None]:
        """In this order the wide ones stand under each other when there are three columns."""
        return [
            self._position_text(now),
            self._tokens_text(now),
            self._vocabulary_text(now),
            self._length_text(now),
            self._words_text(now),
        ]

    def _position_text(self, now: Numbers) -> _Text:
        caption = self.tr("of {total} step(s)", "", for_plural(now.total)).format(
            total=format_number(now.total)
        )
        return _Text(format_number(now.position), caption, format_number(now.total), (caption,))

    def _vocabulary_text(self, now: Numbers) -> _Text:
        most = now.vocabulary + now.total - now.position
        return _Text(
            format_number(now.vocabulary),
            self._vocabulary_caption(now.vocabulary),
            format_number(most),
            tuple(map(self._vocabulary_caption, _EACH_PLURAL)),
        )

    def _vocabulary_caption(self, count: int) -> str:
        return self.tr("vocabulary entry(ies)", "", for_plural(count))

    def _tokens_text(self, now: Numbers) -> _Text:
        start = now.tokens_start
        if not start:  # nothing has no share
            caption = self.tr("tokens", "of an empty corpus, so there are 0")
            return _Text(format_number(0), caption, format_number(0), (caption,))
        share = format_decimal(100.0 * now.tokens_now / start, 1)
        return _Text(
            format_number(now.tokens_now),
            self._tokens_caption(now.tokens_now, share, start),
            format_number(start),
            tuple(self._tokens_caption(n, format_decimal(100.0, 1), start) for n in _EACH_PLURAL),
        )

    def _tokens_caption(self, now: int, share: str, start: int) -> str:
        text = self.tr("tokens, {percent}% of {start}", "", for_plural(now))
        return text.format(percent=share, start=format_number(start))

    def _length_text(self, now: Numbers) -> _Text:
        value = format_decimal(now.characters_per_token, 2) if now.tokens_now else _NONE
        caption = (
            self.tr("bytes per token") if now.unit == "bytes" else self.tr("characters per token")
        )
        return _Text(value, caption, "8" * len(value), (caption,))

    def _words_text(self, now: Numbers) -> _Text:
        caption = self.tr("of {total} word(s) are one token", "", for_plural(now.word_total))
        caption = caption.format(total=format_number(now.word_total))
        widest = format_number(now.word_total)
        return _Text(format_number(now.single_token_words), caption, widest, (caption,))

    def _gap(self) -> int:
        return round(3 * theme.active().spacing)

    def _rows(self, width: int) -> list[list[int]]:
        """The widths of the numbers line by line, never leaving one alone that has room beside it.

        Numbers stand in aligned columns; where two columns are too wide, two in a line all the same
        if every line has room for its own.
        """
        widths, gap = [item.sizeHint().width() for item in self._items], self._gap()
        for count in (5, 3, 2):
            columns = [max(widths[first::count]) for first in range(count)]
            if sum(columns) + gap * (count - 1) <= width:
                return _chunks([columns[index % count] for index in range(len(widths))], count)
        pairs = _chunks(widths, 2)
        if all(sum(row) + gap * (len(row) - 1) <= width for row in pairs):
            return pairs
        return _chunks([max(widths)] * len(widths), 1)

    def _arrange(self) -> None:
        height, items = self._items[0].sizeHint().height(), iter(self._items)
        for line, row in enumerate(self._rows(self.width())):
            x = 0
            for column, width in enumerate(row):
                item = next(items)
                item.set_divided(column > 0)
                item.setGeometry(
                    QRect(x, line * height, width + self._gap() * (column > 0), height)
                )
                x += item.width()

    def hasHeightForWidth(self) -> bool:
        """Narrow strips are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many lines as the numbers need."""
        return len(self._rows(width)) * self._items[0].sizeHint().height()

    def sizeHint(self) -> QSize:
        """All numbers in one line."""
        widths = [item.sizeHint().width() for item in self._items]
        width = sum(widths) + self._gap() * (len(widths) - 1)
        return QSize(width, self._items[0].sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The widest number, and the lines that the present width asks for."""
        width = max(item.sizeHint().width() for item in self._items)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the number of columns."""
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            for item in self._items:
                item.measure()
            self._arrange()
            self.updateGeometry()


class _Item(QWidget):
    """One number with its caption, painted: setting it anew costs no layout."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text: _Text | None = None
        self._divided = False
        self.measure()

    def text(self) -> str:
        """The number and its caption."""
        return f"{self._text.value} {self._text.caption}" if self._text else ""

    def show_text(self, text: _Text | None) -> bool:
        """Show another text; tell whether it needs another width than before."""
        before = self._width
        widest = self._text and (self._text.widest_value, self._text.captions)
        self._text = text
        if widest != (text and (text.widest_value, text.captions)):
            self.measure()
        self.setAccessibleName(self.text())
        self.update()
        return self._width != before

    def set_divided(self, divided: bool) -> None:
        """Choose whether a hairline parts this number from the one before."""
        self._divided = divided

    def measure(self) -> None:
        """Find out how much room the widest text needs in the present font."""
        value, caption = QFontMetrics(_value_font()), QFontMetrics(theme.active().ui_font())
        self._height = max(value.height(), caption.height()) + 4
        self._baseline = (self._height + value.ascent() - value.descent()) // 2
        self._between = round(0.5 * caption.averageCharWidth()) + 2
        self._value_width = self._width = 0
        if self._text:
            self._value_width = value.horizontalAdvance(self._text.widest_value)
            widest = max(map(caption.horizontalAdvance, self._text.captions))
            self._width = self._value_width + self._between + widest + 2

    def sizeHint(self) -> QSize:
        """Room for the widest value."""
        return QSize(self._width, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw hairline, value and caption on one baseline."""
        if self._text is None:
            return
        look = theme.active()
        start = round(3 * look.spacing) if self._divided else 0
        with QPainter(self) as painter:
            if self._divided:
                painter.setPen(look.border)
                painter.drawLine(start // 2, 4, start // 2, self._height - 5)
            painter.setPen(look.text)
            painter.setFont(_value_font())
            room = QRect(start, 0, self._value_width, self._height)
            top = self._baseline - painter.fontMetrics().ascent()
            room.moveTop(top)
            room.setHeight(painter.fontMetrics().height())
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, self._text.value)
            painter.setPen(look.muted)
            painter.setFont(look.ui_font())
            painter.drawText(
                start + self._value_width + self._between, self._baseline, self._text.caption
            )


def _chunks(widths: list[int], count: int) -> list[list[int]]:
    return [widths[first : first + count] for first in range(0, len(widths), count)]


def _value_font() -> QFont:
    """Bold and a little larger than the caption; its digits are equally wide."""
    font = theme.active().heading_font()
    font.setPointSizeF(1.1 * font.pointSizeF())
    return font

"""Where to look for words that differ: the corpus, a pasted list, all strings over an alphabet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.compare.differing_rows import LONGEST, SOURCES, DifferingWish, Source
from gui.compare.text_field import TextField
from gui.look import theme
from gui.look.translation import for_plural, format_number
from gui.widgets.choice import Choice
from gui.widgets.step_field import NumberBox

_LARGEST = 10**15  # above it a number of strings is only called very large
_LIST_LINES = 4


class DifferingSource(QWidget):
    """Shows and edits a `DifferingWish`; `changed` says that it is another one."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._corpus: tuple[str, int] | None = None
        self.source = Choice(SOURCES, self)
        self._corpus_line = QLabel(self, wordWrap=True)
        self.words = TextField(self)
        self._strings = QWidget(self)
        self._alphabet_label, self.alphabet = QLabel(self), QLineEdit(self)
        self._from, self._to = QLabel(self), QLabel(self)
        self.shortest, self.longest = NumberBox(self), NumberBox(self)
        self._total = QLabel(self, wordWrap=True)
        self._lay_out()
        self._connect()
        self._dress()
        self.set_wish(DifferingWish("alphabet"))
        self.retranslate()

    def wish(self) -> DifferingWish:
        """What the fields say."""
        return DifferingWish(
            self._source(),
            self.words.text(),
            "".join(dict.fromkeys(self.alphabet.text())),
            self.shortest.value(),
            self.longest.value(),
        )

    def set_wish(self, wish: DifferingWish) -> None:
        """Show a wish; tells nobody."""
        self.blockSignals(True)
        self.source.set_value(wish.source)
        if wish.words != self.words.text():
            self.words.show_text(wish.words)
        if wish.alphabet != "".join(dict.fromkeys(self.alphabet.text())):
            self.alphabet.setText(wish.alphabet)
        self.shortest.setValue(wish.shortest)
        self.longest.setValue(wish.longest)
        self.blockSignals(False)
        self._show_source()

    def set_corpus(self, title: str, words: int) -> None:
        """Say which corpus there is; without words there is none to look in."""
        self._corpus = (title, words) if words else None
        self._say()

    def can_start(self) -> bool:
        """Whether there is anything to look in."""
        wish = self.wish()
        if wish.source == "corpus":
            return self._corpus is not None
        if wish.source == "list":
            return bool(wish.words.strip())
        return bool(wish.alphabet) and wish.shortest <= wish.longest

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.source.set_texts(
            {
                "corpus": self.tr("Words of the corpus"),
                "list": self.tr("A list of words"),
                "alphabet": self.tr("All strings"),
            }
        )
        self.source.setAccessibleName(self.tr("Where to look for words that differ"))
        self.words.setPlaceholderText(self.tr("Words, one a line; counts may follow a tab."))
        self.words.setAccessibleName(self.tr("Words to compare"))
        self._alphabet_label.setText(self.tr("Characters"))
        self.alphabet.setAccessibleName(self.tr("Characters that the strings are made of"))
        before, _, after = self.tr("Length {shortest} to {longest}").partition("{shortest}")
        self._from.setText(before.strip())
        self._to.setText(after.replace("{longest}", "").strip())
        self.shortest.setAccessibleName(self.tr("Length of the shortest strings"))
        self.longest.setAccessibleName(self.tr("Length of the longest strings"))
        self._say()

    def _source(self) -> Source:
        return next(source for source in SOURCES if source == self.source.value())

    def _show_source(self) -> None:
        source = self._source()
        self._corpus_line.setVisible(source == "corpus")
        self.words.setVisible(source == "list")
        self._strings.setVisible(source == "alphabet")
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        if self._corpus is None:
            self._corpus_line.setText(self.tr("There is no corpus."))
        else:
            title, words = self._corpus
            text = self.tr("{title}: {count} word(s)", "", for_plural(words))
            self._corpus_line.setText(text.format(title=title, count=format_number(words)))
        self._total.setText(self._strings_text())

    def _strings_text(self) -> str:
        wish = self.wish()
        if not wish.alphabet:
            return self.tr("Type the characters that the strings are made of.")
        if wish.shortest > wish.longest:
            return self.tr("The first length must not be the larger one.")
        total = wish.string_total
        if total > _LARGEST:
            return self.tr("More strings than anyone can go through")
        text = self.tr("{count} string(s)", "", for_plural(total))
        return text.format(count=format_number(total))

    def _follow(self) -> None:
        self._say()
        self.changed.emit()

    def _lay_out(self) -> None:
        column, strings = QVBoxLayout(self), QVBoxLayout(self._strings)
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._first.addWidget(self._alphabet_label)
        self._first.addWidget(self.alphabet, 1)
        for part in (self._from, self.shortest, self._to, self.longest):
            self._second.addWidget(part)
        self._second.addStretch(1)
        for layout in (column, strings):
            layout.setContentsMargins(0, 0, 0, 0)
        strings.addLayout(self._first)
        strings.addLayout(self._second)
        strings.addWidget(self._total)
        for widget in (self.source, self._corpus_line, self.words, self._strings):
            column.addWidget(widget)
        self._column, self._inner = column, strings
        self._alphabet_label.setBuddy(self.alphabet)
        for label in (self._corpus_line, self._total):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def _connect(self) -> None:
        self.words.setTabChangesFocus(False)
        for box in (self.shortest, self.longest):
            box.setRange(1, LONGEST)
            box.valueChanged.connect(self._follow)
        self.source.value_chosen.connect(self._show_source)
        self.alphabet.textChanged.connect(self._follow)
        self.words.textChanged.connect(self._follow)

    def _dress(self) -> None:
        look = theme.active()
        gap = round(look.spacing)
        for layout in (self._column, self._inner, self._first, self._second):
            layout.setSpacing(gap // 2)
        for label in (self._total, self._corpus_line):
            label.setProperty("role", "muted")
        for field in (self.words, self.alphabet):
            field.setFont(look.token_font())
        height = _LIST_LINES * self.words.fontMetrics().lineSpacing()
        self.words.setFixedHeight(height + round(2 * self.words.document().documentMargin()) + 4)

    def minimumSizeHint(self) -> QSize:
        """As narrow as two numbers beside each other."""
        numbers = 2 * self.shortest.sizeHint().width() + self._from.sizeHint().width()
        return QSize(numbers + self._to.sizeHint().width() + 24, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()

"""The text that is split: a field to type or paste it, a button to open one, what is to be said.

It adds to `text_field` the sentences: how long the text is, what was too long to be taken, where
lines are only broken to be shown.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.compare.damaged_text import NO_DAMAGE, find_damage
from gui.compare.still_label import StillLabel
from gui.compare.text_field import MOST_BYTES, TextField
from gui.look import icons, missing_glyphs, scripts, theme
from gui.look.translation import for_plural, format_decimal, format_number

_MEGABYTE = 1 << 20
_LOOKED_AT = 300  # characters at the beginning for which a font is looked for


class TextInput(QWidget):
    """Shows and edits the text.

    Signals:
        text_edited: the whole text (str) after each key, paste or drop.
        open_requested: a person wants to open a text file.
    """

    text_edited = Signal(object)
    open_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._refused = 0
        self._damaged = False
        self._drawn: dict[str, bool] = {}
        self._looked_at: tuple[str, list[str]] = "", []
        self.field = TextField(self)
        self._title = QLabel(self)
        self._length = StillLabel(self)
        self._note = QLabel(self, wordWrap=True)
        self.open_button = QPushButton(self)
        self.open_button.clicked.connect(self.open_requested)
        self.field.text_edited.connect(self._pass_on)
        self.field.text_refused.connect(self.say_too_long)
        self.field.text_arrived.connect(self._look_for_damage)
        self.field.settled.connect(self._say)
        self._title.setBuddy(self.field)
        self.setFocusProxy(self.field)
        self._lay_out()
        self._dress()
        self.retranslate()

    def text(self) -> str:
        """The text, exactly."""
        return self.field.text()

    def show_text(self, text: str) -> None:
        """Show a text; tells nobody."""
        self.field.show_text(text)
        self._refused = 0
        self._damaged = False
        self._look_for_damage(text)
        self._say()

    def say_too_long(self, size: int) -> None:
        """Say that a text of `size` bytes was too long to be taken."""
        self._refused = size
        self._say()

    def note(self) -> str:
        """The sentences under the field."""
        return self._note.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._title.setText(self.tr("Text"))
        self.field.setAccessibleName(self.tr("Text to split"))
        self.field.setAccessibleDescription(
            self.tr("Tab leaves the field, Ctrl+Tab writes a tab character")
        )
        self.field.setPlaceholderText(self.tr("Type or paste a text, or open one."))
        self.open_button.setText(self.tr("Open text…"))
        self.open_button.setAccessibleName(self.tr("Open a text file to split"))
        self.open_button.setToolTip(self.tr("Open a text file of up to 1 MB"))
        self._say()

    def _look_for_damage(self, text: str) -> None:
        """From a text that brought damaged characters on, they are told of while there are any."""
        self._damaged |= bool(find_damage(text))

    def _pass_on(self, text: str) -> None:
        self._refused = 0
        self._say()
        self.text_edited.emit(text)

    def _say(self) -> None:
        length = len(self.text())
        self._length.show_text(
            self.tr("{count} character(s)", "", for_plural(length)).format(
                count=format_number(length)
            )
        )
        note = " ".join(self._sentences())
        warned = self._refused or self.field.replaced() or self._damaged
        role = "warning" if warned else "muted"
        if self._note.property("role") != role:
            self._note.setProperty("role", role)
            self._note.style().polish(self._note)
        if self._note.text() != note or self._note.isVisibleTo(self) != bool(note):
            self._note.setText(note)
            self._note.setVisible(bool(note))
            self.updateGeometry()

    def _sentences(self) -> list[str]:
        said = []
        if self._refused:
            said.append(
                self.tr(
                    "A text can have up to {most} MB here; with these {size} MB it would have "
                    "more, so they were not taken."
                ).format(most=_megabytes(MOST_BYTES), size=_megabytes(self._refused))
            )
        if self.field.replaced():
            said.append(
                self.tr(
                    "These private characters cannot stand in this field and are written as "
                    "signs: {characters}."
                ).format(characters=", ".join(f"U+{ord(c):04X}" for c in self.field.replaced()[:8]))
            )
        said += self._damage()
        missing = self._missing()
        if missing:
            named = scripts.in_words("".join(missing))
            said.append(self.tr("No font here draws {characters}.").format(characters=named))
        if self.field.has_cut_lines():
            said.append(
                self.tr("Very long lines are broken here to be shown; the text stays whole.")
            )
        return said

    def _damage(self) -> list[str]:
        """What is said of halves of characters and of lost ones."""
        found = find_damage(self.text()) if self._damaged else NO_DAMAGE
        self._damaged = bool(found)
        said = []
        if found.halves:
            text = self.tr(
                "{count} half character(s) came with this text, the first at position {place}; "
                "each is kept and has 3 bytes.",
                "",
                for_plural(found.halves),
            )
            place = format_number(found.first_half + 1)
            said.append(text.format(count=format_number(found.halves), place=place))
        if found.lost:
            text = self.tr(
                "{count} character(s) were lost before this text came here; U+FFFD stands in their "
                "place, first at position {place}.",
                "",
                for_plural(found.lost),
            )
            place = format_number(found.first_lost + 1)
            said.append(text.format(count=format_number(found.lost), place=place))
        return said

    def _missing(self) -> list[str]:
        """Characters near the beginning that this machine can only draw as boxes.

        Invisible and private ones are none of them: the lanes write them as ⟨U+E000⟩.
        """
        beginning = self.text()[:_LOOKED_AT]
        if beginning == self._looked_at[0]:  # a key in a long text is mostly elsewhere
            return self._looked_at[1]
        seen = dict.fromkeys(c for c in beginning if unicodedata.category(c)[0] != "C")
        fresh = "".join(character for character in seen if character not in self._drawn)
        missing = missing_glyphs.missing_characters(fresh, theme.active().token_font())
        self._drawn.update((character, character not in missing) for character in fresh)
        self._looked_at = beginning, [each for each in seen if not self._drawn[each]]
        return self._looked_at[1]

    def _lay_out(self) -> None:
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self._title)
        row.addWidget(self._length, 1)
        row.addWidget(self.open_button)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.field, 1)
        column.addWidget(self._note)
        self._row, self._column = row, column

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._title.setProperty("role", "heading")
        self._length.setProperty("role", "muted")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self.field.setMinimumHeight(self.field.fontMetrics().lineSpacing() + self._around())
        self.open_button.setIcon(icons.icon("open"))
        self._row.setSpacing(gap)
        self._column.setSpacing(gap // 2)

    def minimumSizeHint(self) -> QSize:
        """Two lines of text under the title; one if there is a note under it."""
        line = self.field.fontMetrics().lineSpacing()
        head = self.open_button.sizeHint()
        width = head.width() + self._title.sizeHint().width() + 3 * self._row.spacing()
        around = self._around()
        note = 0
        if self._note.isVisibleTo(self):
            note = self._note.heightForWidth(max(width, self.width())) + self._column.spacing()
        lines = 1 if note else 2
        height = head.height() + self._column.spacing() + lines * line + around + note
        return QSize(width, height)

    def _around(self) -> int:
        """What the field needs over and under its lines."""
        return 2 * round(self.field.document().documentMargin()) + 4

    def sizeHint(self) -> QSize:
        """Four lines of text under the title."""
        least = self.minimumSizeHint()
        width = 60 * self.fontMetrics().averageCharWidth()
        return QSize(width, least.height() + 2 * self.height_of_line())

    def height_of_line(self) -> int:
        """Height of one line of the text, for whoever shares out the window."""
        return self.field.fontMetrics().lineSpacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A note has another height in another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()


def _megabytes(size: int) -> str:
    """A size in megabytes; one decimal unless it is whole.

    >>> _megabytes(1 << 20), _megabytes(3_500_000)
    ('1', '3.3')
    """
    whole = size % _MEGABYTE == 0
    return format_decimal(max(size / _MEGABYTE, 0.1), 0 if whole else 1)

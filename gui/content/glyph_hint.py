"""A hint in the status bar when this machine has no font for some characters of the corpus.

The bundled fonts hold the alphabets of Europe and the Near East; other scripts and emoji come from
the system. Where even that fails, boxes would be drawn and nobody would know why.
"""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine import Trace
from gui.look import missing_glyphs, scripts, theme

_MOST_WORDS: Final = 1000
_LONGEST_WORD: Final = 200


class GlyphHint(QLabel):
    """Names the scripts of what cannot be drawn; invisible when all can."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "warning")
        self._missing = ""
        self.retranslate()

    @property
    def missing(self) -> str:
        """The characters that cannot be drawn, in order of appearance."""
        return self._missing

    def look_at(self, trace: Trace) -> None:
        """Check the words of the corpus: the first ones, as far as a person could read them."""
        words = range(min(_MOST_WORDS, trace.word_count))
        text = "".join(trace.word(number)[:_LONGEST_WORD] for number in words)
        missing = missing_glyphs.missing_characters(text, theme.active().token_font())
        if missing != self._missing:
            self._missing = missing
            self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        self.setVisible(bool(self._missing))
        named = scripts.in_words(self._missing)
        self.setText(self.tr("No font here draws {characters}").format(characters=named))
        self.setToolTip(
            self.tr(
                "This system has no font for some characters of the corpus, so they appear as "
                "boxes. Installing a font for their script helps."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

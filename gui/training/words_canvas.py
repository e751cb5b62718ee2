"""The painted part of the word panel: `words_paint` in a widget in which words can be picked."""

from __future__ import annotations

from html import escape
from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtWidgets import QWidget

from gui.look.theme import Theme
from gui.look.translation import for_plural, format_number
from gui.training.frame_canvas import FrameCanvas
from gui.training.frames import WordRow, WordsState
from gui.training.picture_text import WordsText
from gui.training.words_layout import WordsStyle, most_rows
from gui.training.words_paint import WordsPicture

_SPOKEN = 3  # words that the accessible description names
_NAMED = 200  # tokens of a long word that are named in a tool tip


class WordsCanvas(FrameCanvas[WordsState, WordRow, WordsStyle, WordsPicture]):
    """Rows of token boxes; `picked` gives the key of a word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty canvas; it has nothing to say before the first state comes."""
        super().__init__(WordsState(note=" "), parent)

    def capacity(self) -> int:
        """How many rows fit, at least one."""
        return most_rows(self.width(), self.height(), self._look())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Words of the corpus"))
        self._describe()
        self.update()

    # -- what is shown, in words ---------------------------------------------------------------

    def _describe(self) -> None:
        state = self.state()
        rows = "; ".join(self._in_words(row) for row in state.rows[:_SPOKEN])
        self.setAccessibleDescription(rows or WordsText().note(state))

    def _in_words(self, row: WordRow) -> str:
        text = self.tr("{tokens}, {count} times", "", for_plural(row.count))
        parts = [text.format(tokens=_tokens(row, " "), count=format_number(row.count))]
        if row.touched:
            parts.append(self.tr("changes in the next step"))
        if row.pinned:
            parts.append(self.tr("pinned"))
        return ", ".join(parts)

    def _tool_tip(self, row: WordRow) -> str:
        number = self.tr("%n token(s)", "", len(row.tokens)) if not row.cut else ""
        hint = self.tr("Click to unpin") if row.pinned else self.tr("Click to pin")
        word, tokens = escape(_tokens(row, "")), escape(_tokens(row, " "))
        lines = (
            f"<b>{word}</b> × {format_number(row.count)}",
            f"{tokens}<br>{number}",
            f"<i>{hint}</i>",
        )
        return "".join(f"<p>{line}</p>" for line in lines)

    # -- for the canvas ------------------------------------------------------------------------

    def _make_style(self, theme: Theme) -> WordsStyle:
        return WordsStyle(theme)

    def _make_picture(self, size: tuple[float, float], style: WordsStyle) -> WordsPicture:
        return WordsPicture(self._before, self._after, size, style)

    def _items(self) -> tuple[WordRow, ...]:
        return self.state().rows

    def _item_at(self, point: QPointF) -> WordRow | None:
        return self._current_picture().row_at(point, self._alpha)

    def _steps(self) -> dict[Qt.Key, int]:
        lines = self._current_picture().lines
        pages = {Qt.Key.Key_PageUp: -lines, Qt.Key.Key_PageDown: lines}
        return super()._steps() | pages

    # -- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Room for two columns of nine words."""
        style = self._look()
        return QSize(round(style.column * 2 + style.margin), style.row * 9)

    def minimumSizeHint(self) -> QSize:
        """Room for four short words."""
        style = self._look()
        return QSize(round(style.em * 12), style.tight_row * 4 + ceil(style.margin / 2))


def _tokens(row: WordRow, separator: str) -> str:
    labels = [token.label for token in row.tokens[:_NAMED]]
    goes_on = row.cut or len(row.tokens) > _NAMED
    return separator.join(labels) + ("…" if goes_on else "")

"""The sentences inside the pictures of pairs and words, in the language of now.

They are methods of QObjects because Qt's tools find plural forms in `tr` only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from gui.look.translation import for_plural, format_number
from gui.training.frames import BarsState, WordsState


class PairsText(QObject):
    """What is written between the bars."""

    def tie(self, state: BarsState, hidden: int = 0) -> str:
        """What the bracket says; `hidden` of the tied pairs are not in sight."""
        text = self.tr("{size}-way tie at {count}", "", for_plural(state.tie_size)).format(
            size=format_number(state.tie_size), count=format_number(state.top_count)
        )
        return self._with_hidden(text, hidden)

    def short_tie(self, state: BarsState, hidden: int = 0) -> str:
        """The same without the count, which stands beside every bar."""
        text = self.tr("{size}-way tie", "", for_plural(state.tie_size))
        return self._with_hidden(text.format(size=format_number(state.tie_size)), hidden)

    def _with_hidden(self, text: str, hidden: int) -> str:
        if hidden <= 0:
            return text
        more = self.tr("{number} more of them below", "", for_plural(hidden))
        return text + "\n" + more.format(number=format_number(hidden))

    def total(self, shown: int, total: int) -> str:
        """How many of all pairs are in sight."""
        text = self.tr("{shown} of {total} pairs", "", for_plural(total))
        return text.format(shown=format_number(shown), total=format_number(total))

    def note(self, state: BarsState) -> str:
        """Why there are no bars."""
        if state.note:
            return state.note
        if state.empty:
            return self.tr("No words, no pairs.")
        return self.tr("No pairs left: every word is one token.")


class WordsText(QObject):
    """What is written beside the last row of boxes, or instead of them."""

    def more(self, hidden: int) -> str:
        """How many words are not in sight."""
        text = self.tr("and {number} more word(s)", "", for_plural(hidden))
        return text.format(number=format_number(hidden))

    def more_briefly(self, hidden: int) -> str:
        """The same where a word stands before it and there is little room."""
        return self.tr("{number} more").format(number=format_number(hidden))

    def note(self, state: WordsState) -> str:
        """Why there are no rows."""
        if state.searched:
            return self.tr("No word holds this text.")
        return state.note or self.tr("No words to show.")

"""The texts that somebody edited away: what each one was, and where they were in it.

The text field takes an edit back letter by letter; with this the session takes it back whole. Qt's
own history knows the letters only, not that they were a sample, nor which step was shown.
"""

from __future__ import annotations

from typing import Final

from gui.work.corpus_source import CorpusSource

MOST: Final = 40
"""So many texts are remembered, the latest ones."""


class EditedTexts:
    """Remembers texts by what stands in them."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._left: dict[str, tuple[CorpusSource, int]] = {}

    def leave(self, text: str, source: CorpusSource, position: int) -> None:
        """Remember that this text is of that source, and was left at a position."""
        self._left.pop(text, None)
        self._left[text] = source, position
        if len(self._left) > MOST:
            del self._left[next(iter(self._left))]

    def find(self, text: str) -> tuple[CorpusSource, int] | None:
        """The source and the position at which this text was left; None for a new text."""
        return self._left.get(text)

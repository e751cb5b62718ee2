"""Which scripts of a vocabulary no font of this machine draws, from a few tokens of each.

The window's hint looks at the corpus; a vocabulary has a hundred thousand tokens in fifty scripts.
Qt takes some milliseconds to find no font, so one script at a time is looked at, when nothing else
is to be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.vocabulary import VocabularyTable
from gui.look import missing_glyphs, theme

_TOKENS: Final = 3
_LETTERS: Final = 8  # of a token
_NO_SCRIPTS: Final = ("none", "mixed", "Other")


class MissingScripts(QObject):
    """Looks at a vocabulary; `found` has the names of the scripts, the most frequent first."""

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        """Look at nothing yet."""
        super().__init__(parent)
        self._missing: list[str] = []
        self._rest: Iterator[str] = iter(())
        self._table: VocabularyTable | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look)

    def look_at(self, table: VocabularyTable | None) -> None:
        """Begin with another vocabulary."""
        self._table, self._missing = table, []
        self._rest = iter(_scripts(table) if table is not None else ())
        self._timer.start()

    def _look(self) -> None:
        """Look at one script."""
        script = next(self._rest, None)
        if script is None or self._table is None:
            self._timer.stop()
            self.found.emit(tuple(self._missing))
        elif missing_glyphs.missing_characters(
            _sample(self._table, script), theme.active().token_font()
        ):
            self._missing.append(script)


def _scripts(table: VocabularyTable) -> list[str]:
    """The scripts of a vocabulary, the most frequent first."""
    counts = np.bincount(table.scripts, minlength=len(table.script_names))
    names = (table.script_names[number] for number in np.argsort(-counts, kind="stable").tolist())
    return [name for name in names if name not in _NO_SCRIPTS]


def _sample(table: VocabularyTable, script: str) -> str:
    """Some letters of a script."""
    number = table.script_names.index(script)
    rows = np.flatnonzero(table.scripts == number)[:_TOKENS].tolist()
    return "".join((table.text(row) or "")[:_LETTERS] for row in rows)

"""What the tokenizers that a lane can have are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gui.compare_state import END, HERE, Source
from gui.look.translation import format_number

_INT_MAX = 2**31 - 1


class SourceNames(QObject):
    """Names sources; a QObject, because only `tr` of one has plural forms."""

    def entries(self, sources: Sequence[Source]) -> list[tuple[str, str]]:
        """Key and name of each source."""
        return [(source.key, self._name(source)) for source in sources]

    def _name(self, source: Source) -> str:
        if source.key not in (HERE, END):
            return source.name
        count = source.position or 0
        if source.key == HERE:
            text = self.tr("Trained: at step {count}")
        else:
            text = self.tr("Trained: {count} merge(s)", "", min(count, _INT_MAX))
        return text.format(count=format_number(count))

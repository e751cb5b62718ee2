"""What the tokenizers that a lane can have are called.

What tells them apart comes first: there is little room in the head of a lane.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from gui.compare_state import END, HERE, Source
from gui.look.translation import format_number


def source_names(sources: Sequence[Source]) -> list[tuple[str, str]]:
    """Key and name of each source."""
    total = next((source.position or 0 for source in sources if source.key == END), 0)
    return [(source.key, _name(source, total)) for source in sources]


def _name(source: Source, total: int) -> str:
    if source.key == HERE:
        text = QCoreApplication.translate("SourceNames", "Step {count} of {total}")
    elif source.key == END:
        text = QCoreApplication.translate("SourceNames", "All merges: {total}")
    else:
        return source.name
    count = format_number(source.position or 0)
    return text.format(count=count, total=format_number(total))

"""What the tokenizers that a lane can have are called.

What tells them apart comes first: there is little room in the head of a lane.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from gui.look.translation import format_number
from gui.state.compare_state import Source
from gui.state.trained_sources import END, HERE


def source_names(sources: Sequence[Source]) -> list[tuple[str, str]]:
    """Key and name of each source; files of one name are told apart by their folders."""
    total = next((source.position or 0 for source in sources if source.key == END), 0)
    frequent = Counter(source.name for source in sources)
    return [(source.key, _name(source, total, frequent)) for source in sources]


def _name(source: Source, total: int, frequent: Counter[str]) -> str:
    if source.key == HERE:
        text = QCoreApplication.translate("SourceNames", "Step {count} of {total}")
    elif source.key == END:
        text = QCoreApplication.translate("SourceNames", "All merges: {total}")
    elif frequent[source.name] > 1:
        return f"{Path(source.key).parent.name}/{source.name}"
    else:
        return source.name
    count = format_number(source.position or 0)
    return text.format(count=count, total=format_number(total))

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


def source_names(sources: Sequence[Source], *, among_files: bool = False) -> list[tuple[str, str]]:
    """Key and name of each source; files of one name are told apart by their folders.

    `among_files`: nothing around says that a tokenizer is trained here, so that its name must.
    """
    total = next((source.position or 0 for source in sources if source.key == END), 0)
    frequent = Counter(source.name for source in sources)
    names = [(source.key, _name(source, total, frequent)) for source in sources]
    if not among_files:
        return names
    trained = QCoreApplication.translate("SourceNames", "Trained here: all merges ({total})")
    return [(k, trained.format(total=format_number(total)) if k == END else n) for k, n in names]


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

"""Each step in words, for the status bar and for `gui.announcement`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine import Trace
from gui.look.translation import format_number
from gui.training.presenter import Presenter


def step_in_words(trace: Trace, position: int, presenter: Presenter) -> str:
    """What the step that led to `position` did, and what comes next."""
    if position == 0:
        return _next_in_words(trace, 0, presenter)
    index = position - 1
    text = QCoreApplication.translate(
        "Announcer", "Step {position}: {left} + {right} become {token}, {count} times."
    ).format(
        position=format_number(position),
        left=presenter.label(int(trace.left_ids[index])),
        right=presenter.label(int(trace.right_ids[index])),
        token=presenter.label(int(trace.token_ids[index])),
        count=format_number(int(trace.replacements[index])),
    )
    return f"{text} {_next_in_words(trace, position, presenter)}"


def _next_in_words(trace: Trace, position: int, presenter: Presenter) -> str:
    if not len(trace):
        return QCoreApplication.translate("Announcer", "There are no merges.")
    if position >= len(trace):
        return QCoreApplication.translate("Announcer", "This is the end.")
    ties, count = int(trace.tie_sizes[position]), int(trace.counts[position])
    pair = {
        "left": presenter.label(int(trace.left_ids[position])),
        "right": presenter.label(int(trace.right_ids[position])),
        "count": format_number(count),
        "ties": format_number(ties),
    }
    # A merge that is replayed may be of a pair that is not among the most frequent ones.
    if ties > 1 and count == presenter.view(position).highest_count:
        text = QCoreApplication.translate(
            "Announcer", "Next: {left} + {right}, count {count}, one of {ties} tied pairs."
        )
    else:
        text = QCoreApplication.translate("Announcer", "Next: {left} + {right}, count {count}.")
    return text.format(**pair)

"""The engine's views of a trace by position: a few are kept, and the next one is made ahead.

Where the pairs of all positions are followed, a view costs nothing. Where that cannot be done, its
pairs are counted, which takes a second near the beginning of a huge corpus. Who plays or steps from
one position to the next has time for that while the step slides: they are counted in a thread then,
mostly inside numpy, which lets the window go on.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent import futures  # its threads are loaded when they are first named
from functools import cache

from engine import Trace
from engine.training import TraceView

KEPT = 4
LARGE = 100_000
"""From so many symbols on counting is worth a thread."""


class Views:
    """Views of one trace."""

    def __init__(self, trace: Trace, before: Views | None = None) -> None:
        """Start with what `before` knows, a beginning of the same trace."""
        self._trace = trace
        self._kept: OrderedDict[int, TraceView | futures.Future[TraceView]] = OrderedDict()
        if before is not None:
            # What came next at its very end was not known yet.
            known = before._kept.items()
            self._kept.update((place, view) for place, view in known if place < len(before._trace))

    def add(self, view: TraceView) -> None:
        """Keep a view that somebody else has made."""
        self._keep(view.position, view)

    def at(self, position: int) -> TraceView:
        """The view of a position, with what it has computed so far."""
        kept = self._kept.get(position)
        view = kept.result() if isinstance(kept, futures.Future) else kept
        if view is None:
            view = self._trace.at(position)
        self._keep(position, view)
        return view

    def prepare(self, position: int) -> None:
        """Count the pairs of a position in a thread, if that takes long and is not done."""
        trace = self._trace
        is_there = position in self._kept or not 0 <= position <= len(trace)
        takes_long = trace.pair_history is None and len(trace.recording.base) >= LARGE
        if takes_long and not is_there:
            self._keep(position, _thread().submit(counted_view, self._trace, position))

    def _keep(self, position: int, view: TraceView | futures.Future[TraceView]) -> None:
        self._kept[position] = view
        self._kept.move_to_end(position)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def counted_view(trace: Trace, position: int) -> TraceView:
    """The view of a position with its pairs counted."""
    view = trace.at(position)
    _ = view.highest_count  # counts the pairs
    return view


@cache
def _thread() -> futures.ThreadPoolExecutor:
    return futures.ThreadPoolExecutor(max_workers=1, thread_name_prefix="views")

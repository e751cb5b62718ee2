"""Views of a trace that are kept, handed on and made ahead."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from engine import Corpus, Trace, TrainingOptions
from gui.training import views as module
from gui.training.views import KEPT, Views

COUNTS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}


def trace(merges: int | None = None) -> Trace:
    return Trace(Corpus.from_counts(COUNTS), TrainingOptions(merges=merges))


def test_a_view_is_made_once_and_a_few_are_kept() -> None:
    views = Views(trace())
    first = views.at(0)
    assert views.at(0) is first
    for position in range(1, KEPT + 1):
        views.at(position)
    assert views.at(0) is not first


def test_the_next_position_of_a_large_trace_is_counted_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = Views(trace())
    views.prepare(1)
    assert 1 not in views._kept  # so small a trace is not worth a thread
    monkeypatch.setattr(module, "LARGE", 1)
    for position in (1, 1, -1, 13):
        views.prepare(position)
    assert list(views._kept) == [1]
    waiting = views._kept[1]
    assert isinstance(waiting, Future)
    assert views.at(1) is waiting.result()
    assert "_all_pairs" in views.at(1).__dict__


def test_nothing_is_counted_ahead_where_pairs_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGE", 1)
    whole = trace()
    whole.follow_pairs()
    views = Views(whole)
    views.prepare(1)
    assert 1 not in views._kept
    assert views.at(1).highest_count == 9
    assert "_all_pairs" not in views.at(1).__dict__


def test_a_longer_trace_takes_over_what_is_still_right() -> None:
    before = Views(trace(merges=3))
    kept = [before.at(position) for position in (1, 2, 3)]
    after = Views(trace(), before)
    assert after.at(1) is kept[0] and after.at(2) is kept[1]
    assert kept[2].winner is None
    assert after.at(3).winner is not None


def test_a_view_that_came_along_is_kept() -> None:
    whole = trace()
    views, view = Views(whole), whole.at(5)
    views.add(view)
    assert views.at(5) is view

"""Garbage is collected where the windows live."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from gui.garbage import FULL_EVERY, YOUNG, WindowGarbage


@pytest.fixture(autouse=True)
def _collector_as_before() -> Iterator[None]:
    enabled = gc.isenabled()
    yield
    (gc.enable if enabled else gc.disable)()


class Cycle:
    """Garbage that only the collector finds; it notes in which thread it was found."""

    found_in: ClassVar[list[str]] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Cycle.found_in.append(threading.current_thread().name)


def make_many_objects() -> None:
    Cycle()
    kept = [[] for _ in range(2 * YOUNG)]
    kept.clear()
    [[] for _ in range(2 * YOUNG)]


def test_no_other_thread_collects(qtbot: QtBot) -> None:
    garbage = WindowGarbage()
    gc.collect()
    Cycle.found_in.clear()
    thread = threading.Thread(target=make_many_objects, name="another")
    thread.start()
    thread.join()
    assert Cycle.found_in == []
    kept = [[] for _ in range(YOUNG)]
    garbage.tidy()
    assert Cycle.found_in == [threading.main_thread().name]
    assert kept


def test_little_is_not_worth_a_walk_and_everything_is_walked_seldom(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    garbage = WindowGarbage()
    walks: list[int] = []
    monkeypatch.setattr(gc, "collect", walks.append)
    monkeypatch.setattr(gc, "get_count", lambda: (YOUNG - 1, 0, 0))
    garbage.tidy()
    assert walks == []
    monkeypatch.setattr(gc, "get_count", lambda: (YOUNG, 0, 0))
    for _ in range(FULL_EVERY):
        garbage.tidy()
    assert walks == [1] * (FULL_EVERY - 1) + [2]

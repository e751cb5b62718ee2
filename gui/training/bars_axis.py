"""The scale under the pair bars: ticks at round counts, chosen by pyqtgraph's axis.

pyqtgraph takes longer to import than the whole window takes to appear. So the bars are painted
without their scale until it has been imported in a plain thread, which `wake` starts.
Pictures that are written to files wait for it.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from math import ceil, floor
from threading import Event, Lock
from typing import Any

from gui.beside import run_beside

_loaded = Event()
_asked = Lock()  # taken once, by whoever asks first, and never given back


def is_loaded() -> bool:
    """Whether pyqtgraph can be used without waiting for its import."""
    return _loaded.is_set()


def wake() -> None:
    """Begin to import pyqtgraph beside the window, unless that was done before."""
    if _asked.acquire(blocking=False):
        run_beside(_load)


def ticks(top: float, length: float, *, wait: bool = False) -> list[int]:
    """Round counts from 0 up to `top` for a scale of `length` pixels.

    Empty as long as pyqtgraph is not there, except when the caller would rather `wait`.
    """
    if wait:
        _load()
    if not is_loaded():
        return []
    spacing, _ = _axis().tickSpacing(0.0, max(1.0, top), max(1.0, length))[0]
    return list(range(0, floor(top) + 1, max(1, ceil(spacing))))  # there are no half pairs


def _load() -> None:
    importlib.import_module("pyqtgraph")
    _loaded.set()


@lru_cache(maxsize=1)
def _axis() -> Any:  # noqa: ANN401 - pyqtgraph has no types
    return importlib.import_module("pyqtgraph").AxisItem("bottom", maxTickLevel=0)

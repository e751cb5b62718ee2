"""Imports in threads beside the window; the program ends only when they have.

A thread that is still making classes of Qt's while the window, or Python itself, is taken apart
crashes the program: once in fifty starts that are closed within half a second.
"""

import importlib
from collections.abc import Callable
from threading import Thread

_threads: list[Thread] = []


def run_beside(function: Callable[[], object]) -> None:
    """Call a function in a thread of its own."""
    thread = Thread(target=function, name="beside", daemon=True)
    _threads.append(thread)
    thread.start()


def import_beside(*names: str) -> None:
    """Import modules in a thread of its own; whoever imports one meanwhile waits as long."""
    run_beside(lambda: [importlib.import_module(name) for name in names])


def wait() -> None:
    """Wait for all of them; call it before anything is taken apart."""
    while _threads:
        _threads.pop().join()

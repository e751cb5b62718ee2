"""Work in threads beside the window, as imports are; the program ends only when it has ended.

A thread that is still making classes of Qt's while the window, or Python itself, is taken apart
crashes the program: once in fifty starts that are closed within half a second.
"""

from collections.abc import Callable
from threading import Thread

_threads: list[Thread] = []


def run_beside(function: Callable[[], object]) -> None:
    """Call a function in a thread of its own."""
    thread = Thread(target=function, name="beside", daemon=True)
    _threads.append(thread)
    thread.start()


def wait() -> None:
    """Wait for all of them; call it before anything is taken apart."""
    while _threads:
        _threads.pop().join()

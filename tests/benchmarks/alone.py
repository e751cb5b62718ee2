"""A program in a process of its own, which is asked and answers.

What takes turns in one process shares its memory: what one program has allocated and freed is in
pieces for the next one, which can cost it half of its time again. So each has its own process.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

_program: Any = None


class Alone:
    """An object that lives in another process."""

    def __init__(self, make: Callable[..., object], *arguments: object) -> None:
        """Start the process; it makes the object with these arguments before it is asked."""
        self._process = ProcessPoolExecutor(1, get_context("spawn"), _start, (make, arguments))

    def ask(self, method: str, *arguments: object) -> Any:
        """Call a method of the object and wait for what it returns or raises."""
        return self._process.submit(_ask, method, arguments).result()

    def end(self) -> None:
        """End the process."""
        self._process.shutdown()


def _start(make: Callable[..., object], arguments: tuple[object, ...]) -> None:
    global _program
    _program = make(*arguments)


def _ask(method: str, arguments: tuple[object, ...]) -> object:
    return getattr(_program, method)(*arguments)

"""Jobs for the tests of the worker: a spawned process finds them here by name."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from gui.worker import Reporter


class PlaceError(ValueError):
    """An exception that cannot be pickled as it is: its constructor wants two arguments."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason
        self.witness = object()


def echo(argument: Any, reporter: Reporter) -> Any:
    """Give the argument back."""
    return argument


def count_up(total: int, reporter: Reporter) -> int:
    """Report every unit of work and hand over every tenth."""
    for done in range(total):
        reporter.progress("counting", done, total)
        if done % 10 == 0:
            reporter.part(done)
    return total


def arrays(sizes: list[int], reporter: Reporter) -> dict[str, np.ndarray]:
    """Arrays of the given sizes, one of them empty perhaps."""
    return {str(size): np.arange(size, dtype=np.int64) for size in sizes}


def wrong_place(place: str, reporter: Reporter) -> None:
    """Fail with facts."""
    raise PlaceError(place, "nothing is here")


def missing_file(path: str, reporter: Reporter) -> None:
    """Fail as the operating system does."""
    Path(path).read_bytes()


def niceness(_: None, reporter: Reporter) -> int:
    """How readily the process lets others go first."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def die(code: int, reporter: Reporter) -> None:
    """End the process without a word."""
    os._exit(code)


def backtrack(length: int, reporter: Reporter) -> None:
    """Hold the interpreter for years: only killing the process helps."""
    reporter.part("begun")
    re.match(r"(a+)+$", "a" * length + "b")


def sleep(seconds: float, reporter: Reporter) -> None:
    """Wait."""
    reporter.part("begun")
    time.sleep(seconds)


def process_id(_: object, reporter: Reporter) -> int:
    """The number of the process that works."""
    return os.getpid()


def loaded_modules(_: object, reporter: Reporter) -> list[str]:
    """Names of all modules that the worker has loaded."""
    return sorted(sys.modules)


def unpicklable(_: object, reporter: Reporter) -> object:
    """A result that cannot travel."""
    return lambda: None


def work_until_stopped(_: object, reporter: Reporter) -> str:
    """Work for hours, unless the window wants it to stop."""
    reporter.part("begun")
    for done in range(1_000_000):
        reporter.progress("working", done)
        if reporter.stop_wanted:
            return "stopped"
        time.sleep(0.01)
    return "finished"

"""What a benchmark tells: tables of Markdown, and where they were measured.

A benchmark program that has a function ``tables(short: bool) -> Iterator[Table]`` takes part in
``python -m tests.benchmarks``; see ``bench_training`` for one.
"""

import os
import platform
import statistics
import time
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = dict[str, float]


@dataclass(frozen=True)
class Table:
    """A table: its title, the heads of its columns, its rows, and a sentence below it."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    note: str = ""

    def markdown(self) -> str:
        """Write the table; the first column is text, the others are numbers."""
        rule = ("---", *("---:" for _ in self.columns[1:]))
        lines = [_line(self.columns), _line(rule), *map(_line, self.rows)]
        return "\n".join(
            [f"### {self.title}", "", *lines, "", *([self.note, ""] * bool(self.note))]
        )


def _line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def alternated(runs: dict[Key, Callable[[], Result]], rounds: int) -> dict[Key, Result]:
    """Run all of them in turn, so many times; the medians of what they measured."""
    results: dict[Key, list[Result]] = {key: [] for key in runs}
    for _ in range(rounds):
        for key, run in runs.items():
            results[key].append(run())
    return {key: _medians(measured) for key, measured in results.items()}


def _medians(measured: list[Result]) -> Result:
    return {name: statistics.median(one[name] for one in measured) for name in measured[0]}


def heading(packages: Iterable[str]) -> str:
    """Say when and where it was measured, and with which versions of what."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    facts = (
        time.strftime("%Y-%m-%d"),
        f"{_processor()}, {cores} cores (load before: {load})",
        f"{platform.system()}, Python {platform.python_version()}",
        ", ".join(map(_versioned, packages)),
    )
    return "; ".join(facts) + "."


def _versioned(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} not installed"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())

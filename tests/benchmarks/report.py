"""What a benchmark tells: tables of Markdown, figures beside what is asked, and where it measured.

A benchmark program that has a function ``tables(short: bool) -> Iterator[Table]`` takes part in
``python -m tests.benchmarks``; see ``bench_training`` for one. One that only prints tells its
figures by ``Figure.line``, among whatever else it prints.
"""

import os
import platform
import statistics
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = dict[str, float]


@dataclass(frozen=True)
class Figure:
    """A figure that was measured, and the most that is asked of it.

    >>> figure = Figure("first paint", 1.128, 1.2, "x an empty window")
    >>> figure.line()
    'asked: first paint | 1.13 | 1.2 | x an empty window'
    >>> Figure.from_line(figure.line()).kept
    True

    Attributes:
        what: What was measured.
        value: The median or quantile that counts.
        most: It is kept if the value is not above this.
        unit: Of both: milliseconds, or times something.
    """

    what: str
    value: float
    most: float
    unit: str

    @property
    def kept(self) -> bool:
        """Whether it is as asked, to the digits that are shown."""
        return float(_number(self.value)) <= self.most

    def line(self) -> str:
        """Write it as a line that ``from_line`` reads."""
        return f"{_ASKED}{self.what} | {_number(self.value)} | {self.most:g} | {self.unit}"

    @classmethod
    def from_line(cls, line: str) -> "Figure | None":
        """Read what ``line`` wrote; None if it is another line."""
        if not line.startswith(_ASKED):
            return None
        what, value, most, unit = line.removeprefix(_ASKED).split(" | ")
        return cls(what, float(value), float(most), unit)


_ASKED = "asked: "


def _number(value: float) -> str:
    """Write three digits, or a whole number: 0.128 as 0.13, 1.128 as 1.13, 12.83 as 12.8."""
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


@dataclass(frozen=True)
class Table:
    """A table, and which of its figures are asked to be small.

    Attributes:
        title: What the table is about.
        columns: The heads of its columns.
        rows: As many cells each.
        note: A sentence below it.
        figures: What is asked, in the order of the rows.
    """

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    note: str = ""
    figures: tuple[Figure, ...] = ()

    def markdown(self) -> str:
        """Write the table; the first column is text, the others are numbers."""
        rule = ("---", *("---:" for _ in self.columns[1:]))
        lines = [_line(self.columns), _line(rule), *map(_line, self.rows)]
        return "\n".join(
            [f"### {self.title}", "", *lines, "", *([self.note, ""] * bool(self.note))]
        )


def summary(figures: Iterable[Figure]) -> str:
    """Write the table that a person reads first: each figure beside what is asked of it."""
    rows = [
        (one.what, _number(one.value), f"{one.most:g}", one.unit, "yes" if one.kept else "**no**")
        for one in figures
    ]
    columns = ("measured", "figure", "at most", "unit", "kept")
    kept = sum(row[-1] == "yes" for row in rows)
    return Table(f"{kept} of {len(rows)} as asked", columns, rows).markdown()


def _line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def alternated(runs: Mapping[Key, Callable[[], Result]], rounds: int) -> dict[Key, Result]:
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

"""Run the benchmarks and write what they measure as Markdown: ``python -m tests.benchmarks``.

    python -m tests.benchmarks                     everything (about twenty-five minutes)
    python -m tests.benchmarks --hour              and an hour of playing, for the memory it takes
    python -m tests.benchmarks --short             what is quick, before and after a change
    python -m tests.benchmarks training encoding   only these

A benchmark is a module ``bench_NAME`` here. One that has ``tables(short)`` gives its tables, see
``report``; any other is run as a program, in the long form only, and what it prints is kept. The
report begins with all figures of which something is asked, each beside its limit. It is printed,
and written to ``build/benchmarks.md``, or where ``--to`` says.
"""

import argparse
import importlib
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from tests.benchmarks.report import Figure, heading, summary

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def names() -> list[str]:
    """Return the names of all benchmarks."""
    return sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))


class Report:
    """What has been measured, in the order in which it was; grows while benchmarks run.

    Attributes:
        path: Where it is written, again after each part: what is there stays if a later one fails.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._figures: list[Figure] = []
        self._parts: list[str] = []
        path.parent.mkdir(parents=True, exist_ok=True)

    def add(self, part: str, figures: Iterable[Figure] = ()) -> None:
        """Add some Markdown and its figures; print and write them."""
        print(part, flush=True)
        self._parts.append(part)
        self._figures += figures
        self.path.write_text("\n".join([self.summary(), *self._parts]), encoding="utf-8")

    def summary(self) -> str:
        """All figures, each beside what is asked of it."""
        return f"# Benchmarks\n\n{summary(self._figures)}"


def run(name: str, short: bool, report: Report) -> None:
    """Run one benchmark and add what it tells to the report."""
    module = importlib.import_module(f"tests.benchmarks.{name}")
    title = f"## {name.removeprefix('bench_').replace('_', ' ').capitalize()}\n"
    if hasattr(module, "tables"):
        report.add(f"{title}\n{heading(getattr(module, 'PACKAGES', ()))}\n")
        for table in module.tables(short):
            report.add(table.markdown(), table.figures)
    elif not short:
        report.add(f"{title}\n{heading(())}\n")
        lines = _printed(module.__name__).splitlines()
        found = [(line, Figure.from_line(line)) for line in lines]
        told = "\n".join(line for line, figure in found if figure is None)
        report.add(f"```\n{told}\n```\n", [figure for _, figure in found if figure is not None])


def _printed(module: str) -> str:
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    failed = f"\nended with {done.returncode}: {done.stderr[-1000:]}" if done.returncode else ""
    return done.stdout.rstrip() + failed


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="Measure.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(names())}")
    parser.add_argument("--short", action="store_true", help="under a minute")
    parser.add_argument("--hour", action="store_true", help="play for an hour at the end")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "benchmarks.md")
    wishes = parser.parse_args()
    unknown = set(wishes.names) - set(names())
    if unknown:
        parser.error(f"there is no benchmark called {', '.join(sorted(unknown))}")
    start, report = time.monotonic(), Report(wishes.to)
    for name in wishes.names or names():
        run(f"bench_{name}", wishes.short, report)
    if wishes.hour:
        run("soak_playing", False, report)
    print(report.summary())
    print(f"{time.monotonic() - start:.0f} s; written to {wishes.to}")


if __name__ == "__main__":
    main()

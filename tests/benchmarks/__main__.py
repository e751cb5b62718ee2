"""Run the benchmarks and write what they measure as Markdown: ``python -m tests.benchmarks``.

    python -m tests.benchmarks                     everything (about twenty minutes)
    python -m tests.benchmarks --short             what is quick, before and after a change
    python -m tests.benchmarks training encoding   only these

A benchmark is a module ``bench_NAME`` here. One that has ``tables(short)`` gives its tables, see
``report``; any other is run as a program, in the long form only, and what it prints is kept. The
tables are printed and written to ``build/benchmarks.md``, or where ``--to`` says.
"""

import argparse
import importlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.report import heading

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def names() -> list[str]:
    """Return the names of all benchmarks."""
    return sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))


def report(name: str, short: bool) -> Iterator[str]:
    """Run one benchmark and yield Markdown."""
    module = importlib.import_module(f"tests.benchmarks.bench_{name}")
    if hasattr(module, "tables"):
        yield f"## {name.capitalize()}\n\n{heading(getattr(module, 'PACKAGES', ()))}\n"
        for table in module.tables(short):
            yield table.markdown()
    elif not short:
        yield f"## {name.capitalize()}\n\n{heading(())}\n"
        yield f"```\n{_printed(module.__name__)}\n```\n"


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
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "benchmarks.md")
    wishes = parser.parse_args()
    unknown = set(wishes.names) - set(names())
    if unknown:
        parser.error(f"there is no benchmark called {', '.join(sorted(unknown))}")
    start, parts = time.monotonic(), []
    wishes.to.parent.mkdir(parents=True, exist_ok=True)
    for name in wishes.names or names():
        for part in report(name, wishes.short):
            print(part, flush=True)
            parts.append(part)
            # Each time, so that what has been measured stays if a later part fails.
            wishes.to.write_text("\n".join(parts), encoding="utf-8")
    print(f"{time.monotonic() - start:.0f} s; written to {wishes.to}")


if __name__ == "__main__":
    main()

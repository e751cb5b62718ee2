"""Check everything: `python -m tests`.

Format, lint, types, import contracts and translations first, because they are quick; then the
tests, on all cores. Everything runs even if something fails, and a summary tells what
did.
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"

STEPS = (
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("lint", ("-m", "ruff", "check", ".")),
    ("types", ("-m", "mypy", "engine", "gui", "main.py")),
    ("import contracts", ("-c", IMPORTS)),
    ("translations", ("-m", "tests.translations")),
    ("tests", ("-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal")),
)


def main() -> int:
    """Run every step; 0 when all of them passed."""
    failed = [name for name, command in STEPS if not _passes(name, command)]
    for name, _ in STEPS:
        print(f"{'FAILED' if name in failed else 'ok':>8}  {name}", flush=True)
    return 1 if failed else 0


def _passes(name: str, command: tuple[str, ...]) -> bool:
    print(f"\n--- {name}", flush=True)
    start = time.monotonic()
    done = subprocess.run([sys.executable, *command], cwd=ROOT, check=False)
    print(f"    {time.monotonic() - start:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())

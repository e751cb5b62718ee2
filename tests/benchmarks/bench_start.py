"""The first paint of the program's window, against that of an empty QMainWindow.

``python -m tests.benchmarks.bench_start [RUNS]`` starts both in turn, each in a process of its own,
and compares the medians of the processor time from the start of Python to the first paint. What a
person waits for after it, until the window is filled, is shown beside it.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.processEvents()
import os, time
print(time.process_time(), 0, flush=True)
os._exit(0)
"""

OWN = """
import os, time
from gui import program
from gui.command_line import Wishes
fill = program._fill

def tell(window, wishes):
    painted = time.process_time()
    fill(window, wishes)
    print(painted, time.process_time(), flush=True)
    os._exit(0)

program._fill = tell
program.run(Wishes())
"""


def seconds(code: str) -> tuple[float, float]:
    """Processor seconds until the first paint, and until the window is filled."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    painted, filled = done.stdout.split()
    return float(painted), float(filled)


def main(runs: int = 9) -> None:
    """Print both medians and their ratio."""
    seconds(BARE), seconds(OWN)  # the first run of each only warms the disk
    pairs = [(seconds(BARE)[0], *seconds(OWN)) for _ in range(runs)]
    bare, painted, filled = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"empty window: first paint after {1e3 * bare:.0f} ms")
    print(f"the program: first paint after {1e3 * painted:.0f} ms, filled {1e3 * filled:.0f} ms")
    print(f"ratio of the first paints: {painted / bare:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))

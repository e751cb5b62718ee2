"""The start of the program: its first paint against that of an empty QMainWindow, then the bars.

``python -m tests.benchmarks.bench_start [RUNS]`` starts both in turn, each in a process of its own,
and gives medians from the start of the process: to the first paint, and until the bundled corpus is
trained and its pairs are drawn. Processor time is the measure, because other programs do not count;
the clock is said beside it. Compiled modules are used and kept, as they are on everybody's machine,
whatever the environment says.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.report import Figure

ROOT = Path(__file__).resolve().parents[2]

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.processEvents()
import os, time
print(time.process_time(), time.time(), flush=True)
os._exit(0)
"""

OWN = """
import os, sys, time
from gui import app
from gui.start import import_statement

make_plain, told = import_statement.make_plain, []

def tell():
    told.extend((time.process_time(), time.time()))

def watch():
    make_plain()
    from gui.start import program
    from PySide6.QtCore import QCoreApplication, QEvent, QObject
    fill = program._fill

    class FirstBars(QObject):
        def eventFilter(self, window, event):
            bars = window.findChild(QObject, "pairs")
            if event.type() == QEvent.Type.UpdateRequest and bars.state().bars:
                window.removeEventFilter(self)
                QCoreApplication.sendEvent(window, QEvent(event.type()))  # draws
                tell()
                SAY
                sys.stdout.flush()
                os._exit(0)
            return False

    def fill_and_watch(window, wishes):
        tell()
        fill(window, wishes)
        window.first_bars = FirstBars()
        window.installEventFilter(window.first_bars)

    program._fill = fill_and_watch

import_statement.make_plain = watch
app.run([])
"""


def start(say: str = "print(*told)") -> str:
    """The program as code, which says something when its first bars are drawn, and ends."""
    return OWN.replace("SAY", say)


def seconds(code: str, home: str) -> list[float]:
    """Processor seconds and seconds by the clock until each event that the code tells of.

    `home` keeps the settings: those of a person who has never started the program.
    """
    own = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
    environment = os.environ | own | {"QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    told = list(map(float, done.stdout.split()))
    return [each - started * (place % 2) for place, each in enumerate(told)]


def main(runs: int = 9) -> None:
    """Print the medians, and the ratio of the first paints."""
    with TemporaryDirectory() as home:
        # The first run of each only warms the disk.
        rows = [(*seconds(BARE, home), *seconds(start(), home)) for _ in range(runs + 1)][1:]
    medians = [1e3 * statistics.median(column) for column in zip(*rows, strict=True)]
    names = "an empty window: first paint", "the program: first paint", "the program: pairs drawn"
    for name, work, clock in zip(names, medians[::2], medians[1::2], strict=True):
        print(f"{name} after {work:.0f} ms of processor time, {clock:.0f} ms by the clock")
    print(Figure("first paint", medians[2] / medians[0], 1.2, "x an empty window").line())
    print(Figure("the bundled corpus trained and drawn", medians[4], 400, "ms").line())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))

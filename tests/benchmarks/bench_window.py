"""The window at work: how late events come while the worker trains, and what a seek costs.

``python -m tests.benchmarks.bench_window [MEGABYTES] [MERGES]`` (default 10 and 30 000).
Lateness is measured as `lateness` says. A seek is the call, everything that it changes, and the
redraw, in CPU time of the window's thread, so that other programs do not count: in a rush as when a
slider is dragged, and one by one, when all lists follow each time. They do it in turns of their
own, which are added up. After a rest the same work takes longer, and not always as long: what plain
arithmetic takes at such moments is said beside it.
"""

import os
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from engine import TrainingOptions
from gui.garbage import WindowGarbage
from gui.look import theme
from gui.session import Session
from gui.state.preferences import Preferences
from gui.trailing import QUICK_MS
from gui.training.view import TrainingView
from gui.work.setup import TrainingSetup
from tests.benchmarks.corpora import mixed_text
from tests.benchmarks.lateness import lateness, quantile, say, summary, wait, wait_until
from tests.benchmarks.report import Figure
from tests.benchmarks.soak_playing import memory

SEEKS = 300
ALONE = 100
LISTS = 3
FRAME_MS = 16.7  # 60 frames a second


def main(megabytes: float = 10, merges: int = 30_000) -> None:
    """Print the measurements."""
    app = QApplication([])
    theme.apply(app, "light")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "corpus.txt"
        path.write_text(mixed_text(int(megabytes * 1e6)), encoding="utf-8")
        session, view = open_window(Path(folder))
        garbage = WindowGarbage(view)
        garbage.settle()
        still = lateness(lambda: wait(1500))
        session.set_setup(TrainingSetup("document", TrainingOptions(merges=merges)))
        session.open_files([path])
        found = lateness(lambda: wait_until(lambda: not session.training))
        say(f"training {megabytes:g} MB, {len(session.trace)} steps", found, still)
        late = quantile(found.ticks, 0.99)
        print(Figure(f"events late while {megabytes:g} MB train, p99", late, 5, "ms").line())
        session.set_setup(TrainingSetup("document", TrainingOptions(merges=merges - 1)))
        session.seek(0)
        session.player.play()
        found = lateness(lambda: wait_until(lambda: not session.training))
        say("the same while playing", found, still)
        session.player.pause()
        size = memory()
        print(Figure(f"memory with {megabytes:g} MB trained and open", size, 1000, "MB").line())
        measure_seeks(session)
        session.close()
        view.close()


def open_window(folder: Path) -> tuple[Session, TrainingView]:
    """The training view at 1920x1080 on the first sample."""
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(Preferences(settings))
    view = TrainingView(session)
    view.resize(1920, 1080)
    view.show()
    session.start()
    session.warm_up()
    wait(500)
    return session, view


def measure_seeks(session: Session) -> None:
    """Random places, then neighbouring ones as when a slider is dragged, then one by one."""
    length = session.player.length
    chance = random.Random(0)
    somewhere = [chance.randrange(length + 1) for _ in range(SEEKS)]
    start = chance.randrange(length - SEEKS)
    for name, positions in (
        ("to a random position", somewhere),
        ("near the start", [chance.randrange(min(1000, length) + 1) for _ in range(SEEKS)]),
        ("to the next position", list(range(start, start + SEEKS))),
        ("in the last tenth", [length - n * length // 10 // SEEKS for n in range(SEEKS)]),
    ):
        costs = [seek(session, position) for position in positions]
        say_seeks(f"{name} of {length}", costs)
        redrawn = quantile(sorted(redraw for redraw, _ in costs), 0.99)
        print(Figure(f"a seek {name}, p99", redrawn, FRAME_MS, "ms").line())
    alone, arithmetic = [], []
    for position in somewhere[:ALONE]:
        wait(2 * QUICK_MS)
        alone.append(seek(session, position))
        wait(2 * QUICK_MS)
        arithmetic.append(count())
    say_seeks("that no other follows, to a random position", alone)
    both, plain = summary(sorted(map(sum, alone))), summary(sorted(arithmetic))
    sys.stdout.write(f"    with the lists {both}; arithmetic {plain}\n")


def count() -> float:
    """CPU milliseconds of some arithmetic that takes about as long as a seek."""
    start = time.thread_time()
    table: dict[int, str] = {}
    for number in range(100_000):
        table[number % 997] = str(number)
    return 1e3 * (time.thread_time() - start)


def seek(session: Session, position: int) -> tuple[float, float]:
    """CPU milliseconds of this thread for the seek with its redraw, and for the lists after it."""
    times = [time.thread_time()]
    session.seek(position)
    QApplication.sendPostedEvents()  # the redraw
    times.append(time.thread_time())
    for _ in range(LISTS + 1):
        QApplication.processEvents()
    times.append(time.thread_time())
    return 1e3 * (times[1] - times[0]), 1e3 * (times[2] - times[1])


def say_seeks(name: str, costs: list[tuple[float, float]]) -> None:
    """One line of results."""
    pictures, lists = map(sorted, zip(*costs, strict=True))
    sys.stdout.write(f"seek {name}: {summary(pictures)}; lists after it: {summary(lists)}\n")


if __name__ == "__main__":
    main(*(float(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) == 3 else ())

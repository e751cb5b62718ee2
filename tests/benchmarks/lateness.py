"""How late the window's events come while something happens, and how much of that is its own doing.

Three figures, each as often as a 7 ms timer ticks:

- the tick's lateness against its own schedule, by the clock: what somebody at the window feels;
- that of a process that only sleeps and wakes up meanwhile: so late is everybody on this machine;
- the longest turn of the window's thread since the tick before, in CPU time: from one return to
  the event loop to the next. Nothing that comes meanwhile is answered before its end, and other
  programs cannot make it longer. What it cannot show is waiting for Python's lock.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, Qt, QTimer

TICK = 7
SLEEPER = """
import select, sys, time
late = []
while not select.select([sys.stdin], [], [], 0)[0]:
    start = time.perf_counter()
    time.sleep(0.007)
    late.append(1e3 * (time.perf_counter() - start) - 7)
print(*late)
"""


@dataclass(frozen=True)
class Lateness:
    """Milliseconds, sorted: of the ticks, of the sleeper, and the turns of the window's thread."""

    ticks: list[float]
    sleeper: list[float]
    turns: list[float]


def lateness(work: Callable[[], object]) -> Lateness:
    """Measure while `work` runs, which must let the event loop run."""
    ticks: list[float] = []
    turns: list[float] = []
    sleeper = subprocess.Popen(
        [sys.executable, "-c", SLEEPER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with _measuring(ticks, turns):
        work()
    told, _ = sleeper.communicate("")
    return Lateness(sorted(ticks), sorted(map(float, told.split())), sorted(turns))


@contextmanager
def _measuring(ticks: list[float], turns: list[float]) -> Iterator[None]:
    """A timer that notes how much longer than TICK each interval was, and the longest turn in it.

    subtle: a thread that waits uses no CPU time, so what it has used between two waits is a turn.
    """
    last = time.perf_counter()
    began = time.thread_time()
    longest = 0.0

    def end_turn() -> None:
        nonlocal began, longest
        now = time.thread_time()
        longest = max(longest, 1e3 * (now - began))
        began = now

    def tick() -> None:
        nonlocal last, longest
        now = time.perf_counter()
        ticks.append(max(0.0, 1e3 * (now - last) - TICK))
        turns.append(longest)
        last, longest = now, 0.0

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(TICK)
    loop = QAbstractEventDispatcher.instance()
    loop.aboutToBlock.connect(end_turn)
    yield
    loop.aboutToBlock.disconnect(end_turn)
    timer.stop()


def wait(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(done: Callable[[], bool]) -> None:
    """Let the event loop run until something is so."""
    while not done():
        wait(20)


def say(name: str, found: Lateness, still: Lateness) -> None:
    """Two lines of results; `still` is what was found when nothing happened."""
    usual, everybody = quantile(still.ticks, 0.99), quantile(found.sleeper, 0.99)
    sys.stdout.write(
        f"event lateness, {name}: {summary(found.ticks)} "
        f"(without work p99 {usual:.1f} ms, a sleeper meanwhile p99 {everybody:.1f} ms)\n"
        f"    longest turn of the window's own work in each interval: {summary(found.turns)}\n"
    )


def summary(values: list[float]) -> str:
    """Median, 99th percentile and worst of sorted milliseconds."""
    return (
        f"p50 {quantile(values, 0.5):.1f}, p99 {quantile(values, 0.99):.1f}, "
        f"worst {values[-1]:.1f} ms ({len(values)} times)"
    )


def quantile(values: list[float], share: float) -> float:
    """A quantile of sorted values."""
    return values[min(len(values) - 1, int(len(values) * share))]

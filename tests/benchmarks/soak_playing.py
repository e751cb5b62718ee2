"""Play a large training in a loop and write down how much memory the program takes.

    python -m tests.benchmarks.soak_playing [MINUTES] [MEGABYTES] [MERGES]

No test of the suite: memory that grows by a page a second shows itself in an hour, not in a second.
The whole window plays (default 60 minutes, 10 MB, 30 000 steps) at the highest speed. A slow clock
would not come round the loop in that time, so it is set near the end now and then: many loops, and
all other places of the training, too. Each minute gives a line: the memory of the window's process
and of its workers together, shared pages counted by their share (Linux says so), and what Python
knows of.

What grows in the first minutes are memories that are bounded: pictures of boxes, as many as fit on
their panels, widths and labels of some thousand tokens.
"""

import gc
import os
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QEventLoop, QSettings, QTimer

from engine import TrainingOptions
from gui.content.window_content import WindowContent
from gui.garbage import WindowGarbage
from gui.look import theme
from gui.main_window import MainWindow
from gui.player import FASTEST
from gui.session import Session
from gui.start.program import application
from gui.state.preferences import Preferences
from gui.work.setup import TrainingSetup
from tests.benchmarks.corpora import mixed_text
from tests.benchmarks.report import Figure

MOVES_A_MINUTE = 10
FLAT = 10  # megabytes that do not count as growth
LAST_STEPS = 100
"""So many steps before the end a loop is entered; it goes round after some seconds."""


def main(minutes: int = 60, megabytes: float = 10, merges: int = 30_000) -> None:
    """Print a line a minute, and how much was gained after the first of them."""
    app = application()
    theme.apply(app, "light")
    with TemporaryDirectory() as folder:
        settings = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(Preferences(settings))
        window.take_size((1920, 1080))
        window.show()
        garbage = WindowGarbage(window)
        session = Session(Preferences(settings), window)
        window.content = WindowContent(window, session)
        path = Path(folder) / "corpus.txt"
        path.write_text(mixed_text(int(megabytes * 1e6)), encoding="utf-8")
        _train(session, path, merges)
        garbage.settle()
        sizes = list(_play(session, minutes))
        half = len(sizes) // 2
        gained = max(sizes[half:]) - max(sizes[: half or 1])
        print(f"highest in the second half against the first: {gained:+.1f} MB", flush=True)
        print(Figure(f"memory while playing for {minutes} minutes", max(sizes), 1000, "MB").line())
        print(Figure("grown in the second half of them", gained, FLAT, "MB").line())
        window.close()


def _train(session: Session, path: Path, merges: int) -> None:
    session.start()
    session.set_setup(TrainingSetup("document", TrainingOptions(merges=merges)))
    session.open_files([path])
    while session.training or session.openings.running:
        _wait(100)
    print(
        f"{len(session.trace or ())} steps of {path.stat().st_size / 1e6:.0f} MB trained: {_line()}"
    )


def _play(session: Session, minutes: int):
    """Play in a loop from here and there; yield the memory at the end of each minute, in MB."""
    chance = random.Random(0)
    player = session.player
    player.set_loop(True)
    player.set_speed(FASTEST)
    for minute in range(1, minutes + 1):
        for move in range(MOVES_A_MINUTE):
            end = player.length - LAST_STEPS
            player.seek(end if move % 2 else chance.randrange(max(1, end)))
            player.play()
            _wait(60_000 // MOVES_A_MINUTE)
        size = memory()
        print(f"minute {minute}: {_line()}", flush=True)
        yield size


def _line() -> str:
    return (
        f"{memory():.1f} MB, {len(gc.get_objects())} objects, {time.process_time():.0f} s of work"
    )


def memory() -> float:
    """Megabytes of this process and everything it has started, shared pages by their share."""
    return sum(_proportional(process) for process in _family(os.getpid())) / 1e6


def _family(process: int) -> list[int]:
    """The process and all its descendants that are still there."""
    found = [process]
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += _family(int(child))
    return found


def _proportional(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))

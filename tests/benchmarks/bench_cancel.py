"""How soon the window answers when somebody cancels, and how late events come during long work.

``python -m tests.benchmarks.bench_cancel [MEGABYTES] [TOKENS]`` (default 10 MB to train on and a
tokenizer.json of 400 000 tokens, 33 MB): the training, the split of 1 MB in the comparison, opening
the file, its doctor, a film. Each is begun some times and cancelled after a moment. What is told is
how long the call takes, and how long until the program says that nothing runs any more, or shows
what is wanted instead: by the clock, because somebody waits for it. Lateness is measured as
`lateness` says.
"""

import importlib
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from engine import TrainingOptions
from gui.content.explore_place import EXPLORATION
from gui.content.window_content import COMPARISON, WindowContent
from gui.export.animation import AnimationExport, AnimationWish
from gui.export.training_scene import TrainingScene
from gui.garbage import WindowGarbage
from gui.look import theme
from gui.main_window import MainWindow
from gui.session import Session
from gui.start.program import application
from gui.state.preferences import Preferences
from gui.view_stack import COMPARE, EXPLORE, TRAINING
from gui.work.setup import TrainingSetup
from tests.benchmarks import tokenizer_files
from tests.benchmarks.corpora import mixed_text
from tests.benchmarks.lateness import Lateness, lateness, quantile, say, summary, wait, wait_until
from tests.benchmarks.report import Figure

TIMES = 6
MERGES = 30_000


def main(megabytes: float = 10, tokens: int = 400_000) -> None:
    """Print the measurements."""
    app = application()
    theme.apply(app, "light")
    with TemporaryDirectory() as name:
        folder = Path(name)
        session, content = open_window(folder)
        for view in (COMPARISON, EXPLORATION):
            importlib.import_module(view)  # as the program does beside the window
        garbage = WindowGarbage(content.window)
        wait(500)
        garbage.settle()
        still = lateness(lambda: wait(1500))
        of_training(session, folder, megabytes, still)
        of_splitting(session, content, still)
        of_opening(session, content, tokenizer_files.write_json(folder, tokens, "bpe"), still)
        of_film(session, content, folder / "film.gif", still)
        content.window.close()


def open_window(folder: Path) -> tuple[Session, WindowContent]:
    """The whole window on the first sample."""
    preferences = Preferences(QSettings(str(folder / "own.ini"), QSettings.Format.IniFormat))
    window = MainWindow(preferences)
    window.take_size((1920, 1080))
    window.show()
    session = Session(preferences, window)
    window.content = content = WindowContent(window, session)
    session.start()
    session.warm_up()
    return session, content


def of_training(session: Session, folder: Path, megabytes: float, still: Lateness) -> None:
    text, number = mixed_text(int(megabytes * 1e6)), iter(range(1000))
    session.set_setup(TrainingSetup("document", TrainingOptions(merges=MERGES)))

    def begin() -> None:
        path = folder / f"{next(number)}.txt"  # one that is open is not trained on again
        path.write_text(text, encoding="utf-8")
        session.open_files([path])
        wait_until(lambda: session.training)

    cancel("training", begin, session.cancel_training, lambda: session.training)
    late = lateness(lambda: (begin(), wait_until(lambda: not session.training)))
    say(f"training {megabytes:g} MB", late, still)


def of_splitting(session: Session, content: WindowContent, still: Lateness) -> None:
    content.show_view(COMPARE)
    compare = session.compare
    wait_until(lambda: compare.settled)
    text, number = mixed_text(1_000_000), iter(range(1000))

    def shows() -> str:
        return compare.split.text if compare.split is not None else ""

    def split() -> None:
        compare.set_text(f"{next(number)} {text}")

    cancel(
        "a split by another text", split, lambda: compare.set_text("low"), lambda: shows() != "low"
    )
    late = lateness(lambda: (split(), wait_until(lambda: compare.settled)))
    say("splitting 1 MB in two lanes", late, still)
    compare.set_text("low")
    wait_until(lambda: compare.settled)


def of_opening(session: Session, content: WindowContent, path: Path, still: Lateness) -> None:
    content.show_view(TRAINING)
    openings, explore = session.openings, session.explore

    def begin() -> None:
        session.open_tokenizer(path)

    size = path.stat().st_size / 1e6
    cancel(f"opening {size:.0f} MB", begin, openings.cancel, lambda: openings.running)
    late = lateness(lambda: (begin(), wait_until(lambda: not openings.running)))
    say(f"opening {size:.0f} MB", late, still)
    print(
        Figure(
            f"events late while {size:.0f} MB open, p99", quantile(late.ticks, 0.99), 5, "ms"
        ).line()
    )
    content.show_view(EXPLORE)
    wait_until(lambda: explore.settled)
    late = lateness(lambda: wait(1500))
    say("exploring it, at rest", late, still)
    cancel("the doctor", explore.examine, explore.cancel_examination, lambda: explore.examining)


def of_film(session: Session, content: WindowContent, path: Path, still: Lateness) -> None:
    content.show_view(TRAINING)
    exports: list[AnimationExport] = []

    def begin() -> None:
        last = random.Random(len(exports)).randrange(100, 1000)
        wish = AnimationWish(first=last - 100, last=last)
        trace = session.trace
        assert trace is not None
        exports.append(AnimationExport(lambda look: TrainingScene(trace, look), wish, path))
        exports[-1].start()

    cancel("a film", begin, lambda: exports[-1].cancel(), lambda: exports[-1].running)
    begin()
    say("a film", lateness(lambda: wait(3000)), still)
    exports[-1].cancel()


def cancel(
    name: str,
    begin: Callable[[], object],
    stop: Callable[[], object],
    runs: Callable[[], bool],
) -> None:
    """Begin and cancel some times; say how long the call took, and how long until the end."""
    calls, ends = [], []
    for number in range(TIMES):
        begin()
        wait(300 * (number + 1))
        if not runs():
            continue  # it was done before anybody could cancel it
        start = time.perf_counter()
        stop()
        calls.append(1e3 * (time.perf_counter() - start))
        while runs():
            QApplication.processEvents()
        ends.append(1e3 * (time.perf_counter() - start))
        wait(300)
    if calls:
        print(f"cancelling {name}: the call {summary(sorted(calls))}, the end {max(ends):.0f} ms")
        print(Figure(f"cancelling {name}, the slowest", max(ends), 100, "ms").line())
    else:
        print(f"cancelling {name}: it was always done before")


if __name__ == "__main__":
    main(*(float(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) == 3 else ())

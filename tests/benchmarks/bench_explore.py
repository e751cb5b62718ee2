"""The exploration of a large file: while it is opened, when it is there, and what a key costs then.

``python -m tests.benchmarks.bench_explore [TOKENS]`` (default 200 000).

Lateness is measured as `lateness` says. What the window does itself (showing the table, typing
into the filter, sorting, going to a token) is CPU time of its thread with the redraw.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication

from engine.analysis.vocabulary import COLUMNS
from gui.explore.view import ExploreView
from gui.garbage import WindowGarbage
from gui.look import theme
from gui.session import Session
from gui.state.preferences import Preferences
from tests.benchmarks import tokenizer_files
from tests.benchmarks.lateness import Lateness, lateness, quantile, say, wait, wait_until
from tests.benchmarks.report import Figure

FILTERS = ("e", "the", "при", "kind: merge", "script: Cyrillic", "id: 100-150000", "/^the/", "")


def main(tokens: int = 200_000) -> None:
    """Print the measurements."""
    app = QApplication([])
    theme.apply(app, "light")
    with TemporaryDirectory() as name:
        folder = Path(name)
        path = tokenizer_files.write_json(folder, tokens, "bpe")
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        session = Session(Preferences(settings))
        view = ExploreView(session)
        view.resize(1920, 1080)
        view.show()
        session.start()
        garbage = WindowGarbage(view)
        wait(500)
        garbage.settle()
        still = lateness(lambda: wait(1500))
        begin = time.perf_counter()
        opening = lateness(lambda: open_and_wait(session, path))
        seconds = time.perf_counter() - begin
        say(f"opening {path.stat().st_size / 1e6:.0f} MB, {tokens} tokens, {seconds:.1f} s",
            opening, still)  # fmt: skip
        late = quantile(opening.ticks, 0.99)
        print(Figure(f"events late while {tokens} tokens open, p99", late, 5, "ms").line())
        show_table(view)
        type_filters(view)
        sort_columns(view)
        examine(session, still)
        session.close()
        view.close()


def open_and_wait(session: Session, path: Path) -> None:
    """Open a file, until the text has passed through it."""
    session.open_tokenizer(path)
    wait_until(lambda: not session.openings.running)
    wait_until(lambda: session.explore.settled)


def cost(work: Callable[[], object]) -> float:
    """Milliseconds of this thread for something and the redraw after it."""
    begin = time.thread_time()
    work()
    QApplication.processEvents()
    return (time.thread_time() - begin) * 1000


def show_table(view: ExploreView) -> None:
    """What it costs to show the card of a file that was read."""
    table = view._facts.table
    view._vocabulary.show_table(None)
    QApplication.processEvents()
    painted = cost(lambda: view._vocabulary.show_table(table))
    print(Figure("the table of a file that was read, painted", painted, 50, "ms").line())
    view._facts.table = None
    print(f"    everything of the card, painted: {cost(view._facts._show_card):.1f} ms")


def type_filters(view: ExploreView) -> None:
    """What a change of the filter costs."""
    first, again = [], []
    for text in FILTERS:
        first.append(cost(lambda text=text: view._vocabulary.set_filter(text)))
        view._vocabulary.set_filter("")
        QApplication.processEvents()
        again.append(cost(lambda text=text: view._vocabulary.set_filter(text)))
        print(f"    filter {text!r}: {first[-1]:.1f} ms, again {again[-1]:.1f}")
    print(Figure("the dearest of some filters, the first time", max(first), 10, "ms").line())
    print(Figure("the dearest of some filters, again", max(again), 10, "ms").line())


def sort_columns(view: ExploreView) -> None:
    """What a click on the head of a column costs."""
    costs = []
    head = view._vocabulary.table.horizontalHeader()
    for place, column in enumerate(COLUMNS):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            spent = cost(lambda place=place, order=order: head.setSortIndicator(place, order))
            costs.append(spent)
            print(f"    sort by {column}, {order.name}: {spent:.1f} ms")
    print(Figure("the dearest column to sort by", max(costs), 150, "ms").line())


def examine(session: Session, still: Lateness) -> None:
    """How long the doctor takes in the worker, and how late events come meanwhile."""
    begin = time.perf_counter()
    session.explore.examine()
    late = lateness(lambda: wait_until(lambda: session.explore.findings is not None))
    seconds = time.perf_counter() - begin
    say(f"examined in {seconds:.1f} s", late, still)
    print(Figure("the doctor", seconds, 10, "s").line())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))

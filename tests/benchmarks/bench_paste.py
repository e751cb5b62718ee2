"""How late events come while a megabyte is pasted into the comparison, split and shown.

``python -m tests.benchmarks paste``: mixed text, in lines and in one line, two lanes of a tokenizer
of 10 000 merges, drawn without a screen at 1920 x 1080. The text takes the place of a word. From
the paste until all is painted, lateness and turns are measured as `lateness` says; there are as
many of them as 7 ms fit in, so that nearly each longer turn counts.
"""

import os
import time
from collections.abc import Iterator

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QMimeData, QTimer

from gui.compare.view import CompareView
from gui.session import Session
from tests.benchmarks.bench_compare import opened_view, texts
from tests.benchmarks.lateness import lateness, quantile, wait, wait_until
from tests.benchmarks.report import Figure, Table

COLUMNS = ("1 MB pasted", "shown after s", "late p99 ms", "longest turn p99 ms", "worst ms")


def tables(short: bool) -> Iterator[Table]:
    """Measure; the short form pastes less often."""
    rows: list[tuple[str, ...]] = []
    figures: list[Figure] = []
    with opened_view() as (session, view):
        still = lateness(lambda: wait(1000))
        for name, text in texts().items():
            write_word(session)
            paste(view, text)  # the worker has never seen its words, nor the window its letters
            rows.append(measured(name, session, view, text, 5 if short else 30))
            late = float(rows[-1][2])
            figures.append(Figure(f"events late while 1 MB {name} is pasted, p99", late, 5, "ms"))
    usual = f"Without work events are late by {quantile(still.ticks, 0.99):.1f} ms."
    yield Table("The window while a text is pasted", COLUMNS, rows, usual, tuple(figures))


def measured(
    name: str, session: Session, view: CompareView, text: str, times: int
) -> tuple[str, ...]:
    """Paste a text so many times, a little different each time; one row of results."""
    waits, ticks, turns = [], [], []
    for number in range(times):
        write_word(session)
        found = lateness(lambda new=f"{number} {text}": waits.append(paste(view, new)))
        ticks += found.ticks
        turns += found.turns
    shown, late, turn = sorted(waits)[times // 2], sorted(ticks), sorted(turns)
    costs = quantile(late, 0.99), quantile(turn, 0.99), turn[-1]
    return name, f"{shown:.2f}", *(f"{cost:.1f}" for cost in costs)


def write_word(session: Session) -> None:
    """Have a word as the text, and nothing left to do for it."""
    session.compare.set_text("lowest")
    wait_until(lambda: session.compare.settled)
    wait(200)


def paste(view: CompareView, text: str) -> float:
    """Paste a text in the place of what there is; seconds until the lanes show it."""
    data = QMimeData()
    data.setData("text/plain", text.encode())
    field = view._text.field
    field.selectAll()
    start = time.perf_counter()
    QTimer.singleShot(0, lambda: field.insertFromMimeData(data))
    wait_until(lambda: view._area.paragraphs.text == text)
    taken = time.perf_counter() - start
    wait(50)  # what is painted and told of last
    return taken

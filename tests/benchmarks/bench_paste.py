"""How late events come while a megabyte is pasted into the comparison, split and shown.

``python -m tests.benchmarks paste``: mixed text, in lines and in one line, two lanes of a tokenizer
of 10 000 merges, drawn without a screen at 1920 x 1080. The text takes the place of a word, and the
word is written again before the next paste. Lateness and turns are measured as `lateness` says.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QApplication

from gui.compare.view import CompareView
from gui.garbage import WindowGarbage
from gui.look import theme
from gui.session import Session
from tests.benchmarks.bench_compare import SIZE, open_view
from tests.benchmarks.corpora import mixed_text
from tests.benchmarks.lateness import Lateness, lateness, quantile, wait, wait_until
from tests.benchmarks.report import Table

COLUMNS = ("1 MB pasted", "shown after s", "late p99 ms", "longest turn p99 ms", "worst ms")


def tables(short: bool) -> Iterator[Table]:
    """Measure; the short form pastes less often."""
    application = QApplication.instance() or QApplication([])
    theme.apply(application, "light")
    with TemporaryDirectory() as folder:
        session, view = open_view(Path(folder))
        garbage = WindowGarbage(view)
        garbage.settle()
        lines = mixed_text(SIZE)
        texts = {"in lines": lines, "in one line": lines.replace("\n", " ")}
        rows, still = [], lateness(lambda: wait(1000))
        for name, text in texts.items():
            paste(session, view, text)  # the worker has never seen its words, nor the window
            rows.append(measured(name, session, view, text, 5 if short else 30))
        session.close()
        view.close_search()
    usual = f"Without work events are late by {quantile(still.ticks, 0.99):.1f} ms."
    yield Table("The window while a text is pasted", COLUMNS, rows, usual)


def measured(
    name: str, session: Session, view: CompareView, text: str, times: int
) -> tuple[str, ...]:
    """Paste a text so many times, a little different each time; one row of results."""
    waits: list[float] = []

    def work() -> None:
        waits.extend(paste(session, view, f"{number} {text}") for number in range(times))

    found: Lateness = lateness(work)
    late, turn = quantile(found.ticks, 0.99), quantile(found.turns, 0.99)
    shown = sorted(waits)[times // 2]
    return name, f"{shown:.2f}", f"{late:.1f}", f"{turn:.1f}", f"{found.turns[-1]:.1f}"


def paste(session: Session, view: CompareView, text: str) -> float:
    """Paste a text in the place of a word; seconds until the lanes show it."""
    session.compare.set_text("lowest")
    wait_until(lambda: session.compare.settled)
    wait(100)
    data = QMimeData()
    data.setData("text/plain", text.encode())
    field = view._text.field
    field.selectAll()
    start = time.perf_counter()
    field.insertFromMimeData(data)
    wait_until(lambda: view._area.paragraphs.text == text)
    return time.perf_counter() - start

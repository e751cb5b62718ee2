"""The whole comparison on a megabyte: how long its thread is busy for a paste, a key, a frame.

``python -m tests.benchmarks.bench_compare``: mixed text, in lines and in one line, two lanes of a
tokenizer of 10 000 merges in a real session with its worker, drawn without a screen at 1920 x 1080.
Times are those for which the thread of the window is busy; beside them stands how long it took by
the clock.
"""

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtCore import QEvent, QPointF, QSettings, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from engine import TrainingOptions
from gui.compare.token_pane import TokenPane
from gui.compare.view import CompareView
from gui.garbage import WindowGarbage
from gui.look import theme
from gui.session import Session
from gui.state.look_preferences import PatientSettings
from gui.state.preferences import Preferences
from gui.work.setup import TrainingSetup
from tests.benchmarks.corpora import mixed_text
from tests.benchmarks.report import Figure

SIZE = 1_000_000
KEYS, FRAMES, HOVERS = 200, 300, 300


def main() -> None:
    """Print the measurements."""
    with opened_view() as (session, view):
        shown = Shown(view)
        for name, text in texts().items():
            write(f"-- {name}")
            measure_text(name, session, view, shown, text)


def measure_text(name: str, session: Session, view: CompareView, shown: "Shown", text: str) -> None:
    """All that is done to one text."""
    clock = time.perf_counter()
    field = busy(lambda: session.compare.set_text(text))
    wait_until(lambda: session.compare.settled)
    say("paste: the field takes the text", [field])
    say("paste: lanes show the tokens that have come", [shown.last])
    encoding = session.compare.split.encoded.encodings[0]
    write(Figure(f"1 MB {name}: tokens that have come are shown", shown.last, 60, "ms").line())
    write(f"  {len(encoding)} tokens a lane, {time.perf_counter() - clock:.2f} s by the clock")
    both = measure_keys(session, view, shown)
    frames, jumps = measure_scrolling(view._area.panes[0])
    answers = measure_hovering(view)
    limits = {"a key": (both, 16), "a frame of scrolling": (frames, 10), "a jump": (jumps, 10)}
    for what, (costs, most) in {**limits, "a move of the mouse": (answers, 1)}.items():
        write(Figure(f"1 MB {name}: {what}, p99", last_percent(costs), most, "ms").line())


def texts() -> dict[str, str]:
    """The texts, by name."""
    lines = mixed_text(SIZE)
    return {"in lines": lines, "in one line": lines.replace("\n", " ")}


@contextmanager
def opened_view() -> Iterator[tuple[Session, CompareView]]:
    """The view with a tokenizer of 10 000 merges, and its session, closed at the end."""
    application = QApplication.instance() or QApplication([])
    theme.apply(application, "light")
    with TemporaryDirectory() as folder:
        session, view = _trained_view(Path(folder))
        garbage = WindowGarbage(view)
        garbage.settle()
        yield session, view
        session.close()
        view.close_search()


def _trained_view(folder: Path) -> tuple[Session, CompareView]:
    settings = PatientSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(Preferences(settings))
    view = CompareView(session)
    view.resize(1920, 1080)
    view.show()
    path = folder / "corpus.txt"
    path.write_text(mixed_text(SIZE), encoding="utf-8")
    session.set_setup(TrainingSetup("document", TrainingOptions(merges=10_000)))
    session.open_files([path])
    wait_until(lambda: not session.training and session.compare.settled)
    return session, view


class Shown:
    """Measures how long the view takes to show a split that has arrived, in all turns together."""

    def __init__(self, view: CompareView) -> None:
        self._showing = showing = view._showing
        self._paragraphs = view._area.paragraphs
        self.last = 0.0
        split_changed = view._state.split_changed
        split_changed.disconnect(showing._take_split)
        split_changed.connect(self._measured)

    def _measured(self) -> None:
        def show() -> None:
            self._showing._take_split()
            self._paragraphs.finish_preparing()
            while self._paragraphs.turns.is_asked_by(self._showing):
                QApplication.processEvents()
            QApplication.processEvents()

        self.last = busy(show)


def measure_keys(session: Session, view: CompareView, shown: Shown) -> list[float]:
    """Type into the middle of the text, which the lanes show; then the tokens arrive."""
    field = view._text.field
    cursor = field.textCursor()
    cursor.setPosition(field.document().characterCount() // 2)
    field.setTextCursor(cursor)
    field.setFocus()
    view._area.group.reveal(len(field.text()[: field.caret_offset()].encode()))
    QApplication.processEvents()
    typed, shows, waits = [], [], []
    for number in range(KEYS):
        clock = time.perf_counter()
        typed.append(busy(lambda number=number: type_letter(field, "xyz "[number % 4])))
        wait_until(lambda: session.compare.settled)
        waits.append(1e3 * (time.perf_counter() - clock))
        shows.append(shown.last)
    say("key: the field takes it", typed)
    say("key: lanes show its tokens", shows)
    both = [a + b for a, b in zip(typed, shows, strict=True)]
    say("key: both", both)
    write(f"  {statistics.median(waits):.0f} ms by the clock from the key to its tokens")
    return both


def type_letter(field: object, letter: str) -> None:
    """Press a key, and paint what it changes in the field."""
    plain = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, plain, letter)
    QApplication.sendEvent(field, event)
    QApplication.processEvents()


def measure_scrolling(pane: TokenPane) -> tuple[list[float], list[float]]:
    """Frames of smooth scrolling, then jumps to anywhere."""
    bar = pane.verticalScrollBar()

    def frame(value: int) -> Callable[[], None]:
        def scroll() -> None:
            bar.setValue(value)
            QApplication.processEvents()

        return scroll

    smooth = [busy(frame(bar.value() + 24)) for _ in range(FRAMES)]
    say("scroll: 24 pixels", smooth)
    places = [number * 7919 % max(1, bar.maximum()) for number in range(FRAMES)]
    jumps = [busy(frame(place)) for place in places]
    say("scroll: anywhere", jumps)
    return smooth, jumps


def measure_hovering(view: CompareView) -> list[float]:
    """The mouse moves over a lane: the answer to the event, then the frame that follows."""
    port = view._area.panes[0].viewport()
    answers, frames = [], []
    for number in range(HOVERS):
        point = QPointF(20 + number * 3 % (port.width() - 40), 12 + number * 5 % 200)
        none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        place = QPointF(port.mapToGlobal(point.toPoint()))
        move = QMouseEvent(QEvent.Type.MouseMove, point, place, none, none, plain)
        answers.append(busy(lambda move=move: QApplication.sendEvent(port, move)))
        frames.append(busy(QApplication.processEvents))
    say("hover: the event", answers)
    say("hover: the frame after it", frames)
    return answers


def busy(action: Callable[[], object]) -> float:
    """Milliseconds for which this thread works for `action`."""
    start = time.thread_time()
    action()
    return 1e3 * (time.thread_time() - start)


def wait_until(ready: Callable[[], bool]) -> None:
    """Let events happen until something is so."""
    while not ready():
        QApplication.processEvents()
        time.sleep(0.001)


def say(name: str, costs: list[float]) -> None:
    """Print a row of the table."""
    last = last_percent(costs)
    write(f"{name:45} median {statistics.median(costs):6.2f}   99 % {last:6.2f} ms")


def last_percent(costs: list[float]) -> float:
    """The 99th percentile."""
    return sorted(costs)[min(len(costs) - 1, round(len(costs) * 0.99))]


def write(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    gc.collect()
    main()

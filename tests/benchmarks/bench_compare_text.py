"""How long two lanes over a megabyte take to appear, to take new tokens, to scroll, to be hovered.

``python -m tests.benchmarks.bench_compare_text``: mixed text in lines, the same in one line, and a
million spaces, about 340 000 tokens a lane, two lanes of 960 pixels each, drawn without a screen.
Times are those for which the thread of the window is busy, so that other programs do not count.
"""

import gc
import os
import random
import time
from collections.abc import Callable
from functools import partial

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from gui.compare.display_text import code_points, utf8_lengths
from gui.compare.frames import PaneTokens
from gui.compare.lane_group import LaneGroup
from gui.compare.layout import Paragraphs
from gui.compare.token_pane import TokenPane
from gui.look import theme
from tests.benchmarks.corpora import mixed_text

SIZE = 1_000_000


class Window(QWidget):
    """Two lanes in a window of 1920 x 1040."""

    def __init__(self) -> None:
        super().__init__()
        self.paragraphs = Paragraphs(theme.active().token_font())
        self.panes = [TokenPane(self.paragraphs), TokenPane(self.paragraphs)]
        self.group = LaneGroup(self.paragraphs)
        box = QHBoxLayout(self)
        for pane in self.panes:
            box.addWidget(pane)
        self.group.set_panes(self.panes)
        self.resize(1920, 1040)

    def show_lanes(self, text: str, lanes: list[PaneTokens]) -> None:
        self.paragraphs.set_text(text)
        for pane, tokens in zip(self.panes, lanes, strict=True):
            pane.show_tokens(tokens)
        QApplication.processEvents()


def lanes_of(text: str) -> list[PaneTokens]:
    """Two random ways of splitting with about 3 characters a token; a third of it differs."""
    offsets = np.concatenate(([0], np.cumsum(utf8_lengths(code_points(text)), dtype=np.int32)))
    numbers = np.random.default_rng(1)
    both = numbers.random(len(text)) < 0.3
    lanes = []
    for _ in range(2):
        cut = both | (numbers.random(len(text)) < 0.06)
        cut[0] = True
        starts = np.append(np.flatnonzero(cut), len(text)).astype(np.int32)
        keys = numbers.integers(0, 50_000, len(starts) - 1)
        lanes.append(PaneTokens(starts, offsets[starts].astype(np.int32), keys))
    marks = [_differs(*lanes), _differs(*lanes[::-1])]
    return [
        PaneTokens(lane.starts, lane.byte_starts, lane.colour_keys, differs=differs)
        for lane, differs in zip(lanes, marks, strict=True)
    ]


def _differs(one: PaneTokens, other: PaneTokens) -> np.ndarray:
    def spans(lane: PaneTokens) -> np.ndarray:
        return lane.byte_starts[:-1].astype(np.int64) << 32 | lane.byte_starts[1:]

    return ~np.isin(spans(one), spans(other))


def timed(action: Callable[[], object]) -> float:
    """Milliseconds that an action keeps the thread of the window busy."""
    start = time.thread_time()
    action()
    return (time.thread_time() - start) * 1e3


def spread(times: list[float]) -> str:
    """Median and 99th percentile."""
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2]:.1f} / {ordered[int(len(ordered) * 0.99)]:.1f}"


def scroll_times(window: Window, step: Callable[[int], int]) -> list[float]:
    """Frames of scrolling; `step` says where to go from a place."""
    bar = window.panes[0].verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    QApplication.processEvents()

    def frame() -> None:
        bar.setValue(step(bar.value()))
        QApplication.processEvents()

    return [timed(frame) for _ in range(200)]


def hover_times(pane: TokenPane) -> list[float]:
    """Moves of the mouse over the lane, without the painting that follows."""
    times = []
    for number in range(500):
        point = QPointF(number * 7 % 900, number * 3 % 900)
        buttons = Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove, point, point, buttons, buttons, Qt.KeyboardModifier.NoModifier
        )
        times.append(timed(lambda event=event: pane.mouseMoveEvent(event)))
    return times


def measure(name: str, text: str) -> None:
    """Print the figures of one text."""
    lanes = lanes_of(text)
    window = Window()
    window.show()
    QApplication.processEvents()
    shown = timed(lambda: window.show_lanes(text, lanes))
    again = [timed(lambda: window.show_lanes(text, lanes)) for _ in range(20)]
    typed = []
    for number in range(10):
        place = len(text) // 2 + number
        text = text[:place] + "x" + text[place:]
        lanes = lanes_of(text)
        typed.append(timed(partial(window.show_lanes, text, lanes)))
    pitch, dice = window.paragraphs.measures.pitch, random.Random(2)
    top = window.panes[0].verticalScrollBar().maximum()
    lines = scroll_times(window, lambda value: value + 3 * pitch)
    pages = scroll_times(window, lambda value: (value + 900) % top)
    jumps = scroll_times(window, lambda value: dice.randrange(top))
    hovers = hover_times(window.panes[0])
    print(f"{name}: {len(text)} characters, {len(lanes[0])} and {len(lanes[1])} tokens")
    print(f"  both lanes shown after {shown:.0f} ms; new tokens {spread(again)} ms")
    print(f"  another text and tokens {spread(typed)} ms")
    print(f"  scrolling by lines {spread(lines)}, pages {spread(pages)}, jumps {spread(jumps)} ms")
    print(f"  hover {spread([1000 * each for each in hovers])} us")
    window.close()


def main() -> None:
    """Print all figures; pairs are median / 99th percentile."""
    app = QApplication.instance() or QApplication([])
    theme.apply(app, "light")
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    text = mixed_text(SIZE)
    measure("mixed text", text)
    measure("one line", text.replace("\n", " "))
    measure("spaces", " " * SIZE)


if __name__ == "__main__":
    main()

"""Frames of the pair bars and the word boxes, against a widget that only fills itself.

``python -m tests.benchmarks.bench_frames [THEME]`` plays twenty steps of the Russian sample, 21
frames a step: both panels as they stand in a window of 1920x1080 and of 3840x2160 pixels, with and
without the column of the setup, then each on half of a screen of 1920x1080, and each alone on the
whole of it. Milliseconds are those of the thread, so that other programs do not count.
"""

import gc
import os
import sys
import time
from pathlib import Path

from gui.start.numpy_settings import NUMPY_SETTINGS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(NUMPY_SETTINGS)

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from engine import Corpus, Trace, TrainingOptions
from gui.look import theme
from gui.training.pair_bars import PairBars
from gui.training.presenter import Presenter
from gui.training.word_boxes import WordBoxes
from tests.benchmarks.report import Figure

STEPS, FRAMES = 20, 21
SAMPLE = Path(__file__).parents[2] / "resources" / "samples" / "dead_souls.txt"
LAYOUTS = {
    "in a window of 1920x1080": ((1094, 582), (1094, 235)),
    "the same without the setup": ((1350, 520), (1350, 380)),
    "in a window of 3840x2160": ((2228, 1327), (2228, 570)),
    "the same without the setup, words high": ((2750, 1000), (2750, 900)),
    "half and half": ((1920, 540), (1920, 540)),
    "whole screen each": ((1920, 1080), (1920, 1080)),
}


MOST = {"in a window of 1920x1080": 6, "in a window of 3840x2160": 16}  # what is asked


class Blank(QWidget):
    def paintEvent(self, event):
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.active().panel)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def said(name: str, values: list[float], bare: float) -> str:
    median = quantile(values, 0.5)
    return f"{name} {median:.2f} / {quantile(values, 0.99):.2f} ms ({median / bare:.1f} x bare)"


def bare_milliseconds(size: tuple[int, int]) -> float:
    widget = Blank()
    widget.resize(*size)
    widget.show()
    QApplication.processEvents()
    times = [_timed(widget.repaint) for _ in range(200)]
    return quantile(times, 0.5)


def measure(
    presenter: Presenter, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> tuple[str, float]:
    """Say what the frames cost; return also the 99th percentile of both together."""
    bars, words = PairBars(), WordBoxes()
    for widget, size in zip((bars, words), sizes, strict=True):
        widget.resize(*size)
        widget.show()
    QApplication.processEvents()
    pairs = [presenter.bars(step) for step in range(STEPS + 1)]
    rows = [presenter.words(step, words.capacity()) for step in range(STEPS + 1)]
    gc.collect()
    gc.freeze()
    times: tuple[list[float], list[float]] = ([], [])
    for step in range(STEPS):
        for frame in range(FRAMES):
            alpha = frame / (FRAMES - 1)
            for widget, states, kept in ((bars, pairs, times[0]), (words, rows, times[1])):
                kept.append(_timed(_show, widget, states[step : step + 2], alpha))
    both = [sum(pair) for pair in zip(*times, strict=True)]
    bare = [bare_milliseconds(size) for size in sizes]
    parts = (
        said(f"bars ({bars.capacity()} rows)", times[0], bare[0]),
        said(f"words ({words.capacity()} rows)", times[1], bare[1]),
        said("both", both, sum(bare)),
    )
    return ", ".join(parts), quantile(both, 0.99)


def _show(widget, states, alpha):
    widget.show_frame(*states, alpha)
    widget.repaint()


def _timed(function, *arguments):
    start = time.thread_time()
    function(*arguments)
    return (time.thread_time() - start) * 1000


def main() -> None:
    app = QApplication([])
    theme.apply(app, sys.argv[1] if len(sys.argv) > 1 else "light")
    corpus = Corpus.from_texts([SAMPLE.read_text(encoding="utf-8")])
    presenter = Presenter(Trace(corpus, TrainingOptions(merges=STEPS + 1)))
    print("median / 99th percentile of a frame:")
    for name, sizes in LAYOUTS.items():
        told, last = measure(presenter, sizes)
        print(f"{name}: {told}")
        if most := MOST.get(name):
            print(Figure(f"a frame of bars and words {name}, p99", last, most, "ms").line())


if __name__ == "__main__":
    main()

"""The picture of the words is the same whether it was made ahead and copied or drawn at once."""

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from engine import Corpus, Trace, TrainingOptions
from gui.look import theme
from gui.training import joined_row, placed_words
from gui.training.frames import WordRow, WordsState, WordToken
from gui.training.presenter import Presenter
from gui.training.row_paint import RowPainter
from gui.training.still_rows import StillRows
from gui.training.words_layout import WordsStyle
from gui.training.words_paint import WordsPicture

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"
STEPS, FRAMES = 5, 21
SIZE = (1350.0, 180.0)


@pytest.fixture(scope="module")
def states():
    text = (SAMPLES / "dead_souls.txt").read_text("utf-8")[:60_000]
    corpus = Corpus.from_texts(["אבא אמא אבא אמא 1234321234321 " * 40, text])
    presenter = Presenter(Trace(corpus, TrainingOptions(merges=STEPS + 1)))
    return [*full_rows(), *(presenter.words(step, 60) for step in range(STEPS + 1))]


def full_rows():
    """Rows that end at every place of their columns, before a step and after it."""
    lengths = range(10, 70)
    before = tuple(row(key, ["i"] * length, merges=(0,)) for key, length in enumerate(lengths))
    after = tuple(row(key, ["ii"] + ["i"] * (length - 2)) for key, length in enumerate(lengths))
    return [WordsState(before, hidden=5), WordsState(after, hidden=5)]


def row(key, labels, merges=()):
    tokens = tuple(WordToken(label, len(label), n, 1) for n, label in enumerate(labels))
    return WordRow(key, tokens, 1000 - key, bool(merges), merges=merges)


def drawn(picture, alpha, ratio, look, selected=None):
    image = QImage(QSize(*(round(side * ratio) for side in SIZE)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(look.panel)
    with QPainter(image) as painter:
        picture.draw(painter, alpha, selected=selected, focus=selected is not None)
    return image


@pytest.mark.parametrize("name", ["light", "projector"])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("selects", [False, True])
def test_frames_in_a_row_look_like_frames_drawn_alone(
    qapp, states, monkeypatch, name, ratio, selects
):
    look = theme.THEMES[name]
    style = WordsStyle(look)
    for step in range(STEPS + 2):
        before, after = states[step : step + 2]
        selected = before.rows[1].key if selects else None
        ahead = WordsPicture(before, after, SIZE, style)
        for frame in range(FRAMES):
            alpha = frame / (FRAMES - 1)
            image = drawn(ahead, alpha, ratio, look, selected)
            if (step + frame) % 7 == 1:
                with monkeypatch.context() as slowly:
                    slowly.setattr(RowPainter, "can_shift", lambda *_: False)
                    alone = WordsPicture(before, after, SIZE, WordsStyle(look))
                    assert image == drawn(alone, alpha, ratio, look, selected), (step, frame)


def whole_step(states):
    """Draw all frames of the first step; returns the look, and the style that has seen them."""
    look = theme.THEMES["light"]
    style = WordsStyle(look)
    step = WordsPicture(states[0], states[1], SIZE, style)
    for frame in range(FRAMES):
        drawn(step, frame / (FRAMES - 1), 1.0, look)
    return look, style


def test_a_step_that_begins_finds_its_rows_drawn(qapp, states, monkeypatch):
    look, style = whole_step(states)
    counts = []
    draw_some = StillRows.draw_some
    monkeypatch.setattr(
        StillRows, "draw_some", lambda rows, count: (counts.append(count), draw_some(rows, count))
    )
    drawn(WordsPicture(states[1], states[2], SIZE, style), 0.0, 1.0, look)
    assert counts[0] == 0


def test_what_rests_after_a_step_is_drawn_already(qapp, states, monkeypatch):
    look, style = whole_step(states)
    alone = drawn(WordsPicture(states[1], None, SIZE, WordsStyle(look)), 0.0, 1.0, look)
    rests = WordsPicture(states[1], None, SIZE, style)
    monkeypatch.setattr(RowPainter, "draw", lambda *_: pytest.fail("a row is drawn again"))
    assert drawn(rests, 0.0, 1.0, look) == alone


@pytest.mark.parametrize("step", range(2, STEPS + 1))
def test_a_frame_works_out_few_rows_of_later_ones(qapp, states, monkeypatch, step):
    """However dear a stage is, what the next one begins with is spread over all of its frames."""
    look = theme.THEMES["light"]
    style = WordsStyle(look)
    for before, after in pairwise(states[step - 1 : step + 2]):
        picture = WordsPicture(before, after, SIZE, style)
        laid_out = []
        for frame in range(FRAMES):
            with monkeypatch.context() as counted:
                rows = []
                for module in (placed_words, joined_row):
                    count = partial(noted, module.lay_out_row, rows)
                    counted.setattr(module, "lay_out_row", count)
                drawn(picture, frame / (FRAMES - 1), 1.0, look)
            laid_out.append(len(rows))
    assert max(laid_out) <= 0.35 * len(states[step].rows)


def noted(function, calls, *arguments, **named):
    calls.append(arguments)
    return function(*arguments, **named)


@pytest.mark.parametrize("step", range(2, STEPS + 1))
def test_a_step_ends_as_the_next_one_begins(qapp, states, step):
    look = theme.THEMES["light"]
    style = WordsStyle(look)
    ends = WordsPicture(states[step], states[step + 1], SIZE, style)
    begins = WordsPicture(states[step + 1], states[step + 2], SIZE, style)
    assert drawn(ends, 0.51, 1.0, look) != drawn(ends, 1.0, 1.0, look)
    assert drawn(ends, 1.0, 1.0, look) == drawn(begins, 0.0, 1.0, look)

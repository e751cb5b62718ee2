"""What is not drawn anew after an edit looks as it did before."""

import random

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gui.compare.frames import Flash, Gap, TextSpan
from gui.compare.lane_paint import NO_MARKS, LaneMarks, paint_lane
from gui.compare.lane_scene import make_scene
from gui.compare.screen_changes import changed_lines, is_another_text, look_of
from gui.look import theme
from tests.gui.compare.lanes import NASTY, marked, pane_of, paragraphs_of, random_tokens, tokens_at

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH, HEIGHT = 420, 300


def picture(paragraphs, tokens, marks=NO_MARKS) -> np.ndarray:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_lane(
            painter, QRectF(0, 0, WIDTH, HEIGHT), paragraphs, tokens, theme.active(), 0, marks
        )
    return np.frombuffer(image.constBits(), np.uint32).reshape(HEIGHT, WIDTH).copy()


def look(paragraphs, tokens, marks=NO_MARKS):
    return look_of(make_scene(paragraphs, tokens, 0, HEIGHT), 0, marks)


def edited(text: str, dice: random.Random) -> str:
    place = dice.randrange(len(text) + 1)
    return (
        text[:place] + dice.choice(["x", "", " ", "\n", "ё"]) + text[place + dice.choice([0, 1]) :]
    )


@pytest.mark.parametrize("text", ["low lower\nnewest\n\nwidest nest\n" * 6, *NASTY.values()])
def test_lines_that_are_not_called_changed_look_the_same(text):
    dice, pitch = random.Random(5), paragraphs_of("").measures.pitch
    for number in range(12):
        after = edited(text, dice)
        tokens = random_tokens(text, number)
        others = random_tokens(after, number if dice.random() < 0.5 else number + 1)
        others = marked(others, differs=dice.sample(range(len(others)), min(2, len(others))))
        first = paragraphs_of(text)
        before = look(first, tokens)
        old = picture(first, tokens)
        first.set_text(after)
        lines = changed_lines(before, look(first, others))
        new = picture(first, others)
        unlike = np.flatnonzero((old != new).any(axis=1))
        if len(unlike):
            assert lines is not None
            assert lines[0] * pitch - 6 <= unlike[0]
            assert unlike[-1] < lines[1] * pitch + 6


def test_a_key_changes_the_line_in_which_it_was_pressed():
    text = "low\nnest\nlow\n"
    paragraphs = paragraphs_of(text)
    before = look(paragraphs, tokens_at(text, [0, 3, 4, 8, 9, 12, 13]))
    paragraphs.set_text("low\nnxest\nlow\n")
    after = look(paragraphs, tokens_at(paragraphs.text, [0, 3, 4, 5, 6, 9, 10, 13, 14]))
    assert changed_lines(before, after) == (1, 2)


def test_nothing_changes_where_nothing_did():
    text = "low\nnest\nlow\n"
    tokens = tokens_at(text, [0, 3, 4, 8, 9, 12, 13])
    paragraphs = paragraphs_of(text)
    assert changed_lines(look(paragraphs, tokens), look(paragraphs, tokens)) is None


@pytest.mark.parametrize(
    ("before", "after", "another"),
    [
        ("low\nnest\n", "low\nnewest\n", False),
        ("low\nnest\n", "newest\nwidest\n", True),
        ("low", "newest\nwidest\n", True),
        ("low", "lowe", False),
    ],
)
def test_only_where_no_line_stays_all_is_drawn(before, after, another):
    paragraphs = paragraphs_of(before)
    first = look(paragraphs, random_tokens(before))
    paragraphs.set_text(after)
    assert is_another_text(first, paragraphs, range(len(paragraphs.pieces))) is another


@pytest.mark.parametrize(
    "marks",
    [
        LaneMarks(hovered=2),
        LaneMarks(caret=2),
        LaneMarks(hovered_gap=Gap(5, 5)),
        LaneMarks(selection=(5, 7)),
        LaneMarks(highlight=TextSpan(5, 7, 5, 7)),
        LaneMarks(flash=Flash(np.array([2]), 0.5)),
    ],
)
def test_what_was_marked_is_drawn_anew(marks):
    text = "low\nnest\nlow\n"
    paragraphs, tokens = paragraphs_of(text), tokens_at(text, [0, 3, 4, 8, 9, 12, 13])
    assert changed_lines(look(paragraphs, tokens, marks), look(paragraphs, tokens)) == (1, 2)


def test_a_pane_asks_for_no_more_than_what_has_changed(qtbot, monkeypatch):
    text = "low\nnest\nlow\n"
    pane = pane_of(qtbot, text, tokens_at(text, [0, 3, 4, 8, 9, 12, 13]))
    qtbot.waitUntil(lambda: pane._look is not None)
    asked = []
    monkeypatch.setattr(type(pane.viewport()), "update", lambda *rect: asked.append(rect[1:]))
    pane.paragraphs.set_text("low\nnxest\nlow\n")
    pane.show_tokens(tokens_at(pane.paragraphs.text, [0, 3, 4, 5, 6, 9, 10, 13, 14]))
    pitch = pane.paragraphs.measures.pitch
    heights = [rect[0].height() for rect in asked if rect]
    assert len(heights) == len(asked) == 1
    assert heights[0] <= pitch + 12

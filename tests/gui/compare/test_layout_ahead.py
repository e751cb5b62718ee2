"""A text that was prepared looks as one that was not, whatever happened in between."""

import random

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from gui.compare import layout_ahead
from gui.compare.layout import Paragraphs
from gui.compare.text_pieces import cut_text
from gui.compare.text_recut import cut_again
from gui.look import theme

pytestmark = pytest.mark.usefixtures("qapp")

KINDS = ["low nest ", "x" * 90, "\n", "\r\n", "שלום עולם ", "é\u0301😀 ", "a\rb", "word " * 300]
HEIGHT = 300


def edited(chance: random.Random, text: str) -> str:
    """The same with a part taken away and another one put in; sometimes all is others."""
    if chance.random() < 0.3:
        return "".join(chance.choices(KINDS, k=chance.randrange(80)))
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    end = min(end, start + chance.choice([0, 1, 5_000]))
    return text[:start] + "".join(chance.choices(KINDS, k=chance.randrange(4))) + text[end:]


def assert_alike(one: Paragraphs, other: Paragraphs) -> None:
    for name in ("starts", "byte_starts", "columns", "continues"):
        assert np.array_equal(getattr(one.pieces, name), getattr(other.pieces, name)), name
    numbers = range(len(one.pieces) + 1)
    assert [one.top(number) for number in numbers] == [other.top(number) for number in numbers]


@pytest.mark.parametrize("seed", range(60))
def test_prepared_or_not_the_text_is_laid_out_alike(seed: int) -> None:
    chance, text = random.Random(seed), ""
    made = [Paragraphs(theme.active().token_font(), 380.0) for _ in range(2)]
    plain, ahead = made
    for _ in range(25):
        text = edited(chance, text)
        scale = chance.choice([1.0, 1.0, 1.0, 1.3])
        if chance.random() < 0.8:
            other = text if chance.random() < 0.8 else edited(chance, text)
            ahead.prepare(other, ahead.scaled(scale), chance.choice([380.0, 380.0, 250.0]))
            for _ in range(chance.randrange(3)):
                QApplication.processEvents()
        if chance.random() < 0.2:
            for each in made:
                each.set_width(380.0 if each.width != 380.0 else 300.0)
        for each in made:
            each.set_scale(scale)
            each.set_text(text)
        assert plain.height == ahead.height
        top = chance.randrange(-6, max(1, plain.height))
        assert plain.settle(top, HEIGHT) == ahead.settle(top, HEIGHT)
        assert_alike(plain, ahead)
        first, second = (each.pieces_between(top, top + HEIGHT) for each in made)
        assert first == second
        cells = [each.cells(first) for each in made]
        for name in ("characters", "bytes", "lines", "left", "right", "reversed"):
            assert np.array_equal(*(getattr(each, name) for each in cells)), name


def test_what_will_be_in_sight_is_laid_out_before_it_is_shown(monkeypatch) -> None:
    paragraphs = Paragraphs(theme.active().token_font(), 380.0)
    paragraphs.set_text("low")
    paragraphs.settle(0, HEIGHT)
    text = "several words in every line\n" * 3_000
    paragraphs.prepare(text, paragraphs.measures, paragraphs.width)
    laid_out = []
    lay_out = layout_ahead.lay_out
    monkeypatch.setattr(layout_ahead, "lay_out", lambda *of: laid_out.append(of[0]) or lay_out(*of))
    while paragraphs._preparation.pending:
        QApplication.processEvents()
    assert laid_out
    paragraphs.set_text(text)
    monkeypatch.setattr("gui.compare.layout.lay_out", None)  # nothing is left to be laid out
    paragraphs.settle(0, HEIGHT)


@pytest.mark.parametrize("seed", range(20))
def test_the_beginning_of_a_line_is_found_as_if_walking_back(seed: int) -> None:
    chance = random.Random(seed)
    pieces = cut_text("".join(chance.choices(["word " * 400, "a", "\n", "x" * 2_100], k=30)))
    for number in range(len(pieces)):
        begin = number
        while begin and pieces.continues[begin - 1]:
            begin -= 1
        assert pieces.line_beginning(number) == pieces.piece(begin)


def test_cutting_again_keeps_what_it_says_after_many_keys() -> None:
    chance, text = random.Random(5), "word " * 3_000 + "\n" + "ab\r\n" * 500
    pieces = cut_text(text)
    for _ in range(1_500):
        text = edited(chance, text)[:40_000] or "low"
        again, anew = cut_again(pieces, text), cut_text(text)
        pieces = again.pieces
        assert np.array_equal(pieces.starts, anew.starts)
        assert np.array_equal(pieces.byte_starts, anew.byte_starts)
        assert np.array_equal(pieces.columns, anew.columns)
        assert np.array_equal(pieces.continues, anew.continues)

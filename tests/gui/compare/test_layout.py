"""Laying out a text: what stands on which line, and what stays where it is."""

import numpy as np
import pytest

from gui.compare.cells import Cells
from gui.compare.layout import Paragraphs
from gui.compare.piece_layout import lay_out
from gui.look import theme
from tests.gui.compare.lanes import TEXTS, paragraphs_of

pytestmark = pytest.mark.usefixtures("qapp")


def all_cells(paragraphs: Paragraphs) -> Cells:
    return paragraphs.cells(paragraphs.pieces_between(0, 10**9))


@pytest.mark.parametrize("name", TEXTS)
def test_cells_tile_the_text_and_stand_within_the_width(name):
    paragraphs = paragraphs_of(TEXTS[name])
    cells = all_cells(paragraphs)
    total = len(TEXTS[name].encode("utf-8", "surrogatepass"))
    assert cells.characters[-1] == len(TEXTS[name])
    assert cells.bytes[-1] == total == paragraphs.byte_total
    assert (np.diff(cells.characters) > 0).all()
    assert (np.diff(cells.lines) >= 0).all()
    assert (cells.left <= cells.right + 1e-6).all()
    assert (cells.right <= paragraphs.width + 1).all()


@pytest.mark.parametrize("name", ["long", "both ways", "joined", "unseen"])
def test_cells_stand_where_qt_draws_the_characters(name):
    paragraphs = paragraphs_of(TEXTS[name])
    for number in paragraphs.pieces_between(0, 10**9):
        piece = paragraphs.piece(number)
        sums = np.bincount(piece.cells.lines, weights=piece.cells.right - piece.cells.left)
        drawn = [
            piece.layout.lineAt(line).naturalTextWidth() for line in range(piece.layout.lineCount())
        ]
        assert sums.tolist() == pytest.approx(drawn, abs=1.0)


def test_lines_break_at_the_same_characters_whatever_the_tokens_are():
    one, other = paragraphs_of(TEXTS["long"], 300), paragraphs_of(TEXTS["long"], 300)
    other.make_room("a lane", [(3, 9, 2)])
    starts = [np.flatnonzero(np.diff(all_cells(each).lines)).tolist() for each in (one, other)]
    assert starts[0] == starts[1]


def test_line_ends_of_all_kinds_end_a_line():
    cells = all_cells(paragraphs_of("one\rtwo\r\nthree\n\n\rfour"))
    assert [int((cells.lines == line).sum()) for line in range(6)] == [4, 5, 6, 1, 1, 4]


def test_an_edit_keeps_the_heights_that_are_known():
    lines = ["слово " * 50 + "\n" for _ in range(40)]
    paragraphs = paragraphs_of("".join(lines))
    paragraphs.settle(0, 10**9)
    height = paragraphs.height
    paragraphs.set_text("".join(lines[:20]) + "x\n" + "".join(lines[20:]))
    assert paragraphs.height == height + paragraphs.measures.pitch


def test_the_piece_in_sight_stays_when_the_one_above_turns_out_higher():
    paragraphs = paragraphs_of("中" * 1900 + "\n" + "b\n" * 100)
    pitch = paragraphs.measures.pitch
    second = paragraphs.top(1) * pitch
    top = paragraphs.settle(second - pitch, 200)
    assert paragraphs.top(1) * pitch - top == pitch


def test_nothing_that_is_out_of_sight_is_laid_out(monkeypatch):
    paragraphs = paragraphs_of("line\n" * 10_000)
    made = []
    monkeypatch.setattr(
        "gui.compare.layout.lay_out", lambda *key: made.append(key) or lay_out(*key)
    )
    paragraphs.pieces_between(5000, 5400)
    assert len(made) == 1  # the same line again and again is laid out once
    assert paragraphs.line_of_byte(25_000) == 5000


def test_bytes_are_found_on_their_lines():
    paragraphs = paragraphs_of("ab\nёж\n" * 50)
    offsets = np.array([0, 3, 5, 8, 11])
    paragraphs.settle(0, 10**9)
    assert paragraphs.lines_of_bytes(offsets).tolist() == [0, 1, 1, 2, 3]
    assert [paragraphs.line_of_byte(int(byte)) for byte in offsets] == [0, 1, 1, 2, 3]


def test_room_moves_the_lines_below_and_is_taken_back():
    paragraphs = paragraphs_of("one\ntwo\nthree\n")
    assert all_cells(paragraphs).lines[-1] == 2
    paragraphs.make_room("left", [(4, 5, 3)])
    paragraphs.make_room("right", [(5, 6, 1)])
    lines = all_cells(paragraphs).lines
    assert sorted(set(lines.tolist())) == [0, 1, 5]
    paragraphs.make_room("left", [])
    assert all_cells(paragraphs).lines[-1] == 3


def test_another_theme_measures_anew(qapp):
    paragraphs = paragraphs_of("abc\n" * 3)
    before = paragraphs.height
    paragraphs.set_font(theme.THEMES["projector"].token_font())
    assert paragraphs.height > before


def test_no_text_is_no_lines():
    paragraphs = paragraphs_of("abc")
    paragraphs.set_text("")
    assert paragraphs.height == 0
    assert list(paragraphs.pieces_between(0, 500)) == []
    assert paragraphs.line_of_byte(0) == 0
    assert paragraphs.settle(100, 100) == 0

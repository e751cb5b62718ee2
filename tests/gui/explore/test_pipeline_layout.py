"""Where pieces stand in a column."""

import pytest

from gui.explore.pipeline_changes import Cell, ShownPiece
from gui.explore.pipeline_layout import Sizes, place_pieces

SIZES = Sizes(width=100, line=20, pad=5, gap=2)


def piece(text: str) -> ShownPiece:
    return ShownPiece(tuple(Cell(each, n, n + 1) for n, each in enumerate(text)))


def place(*texts: str, below=None):
    return place_pieces(
        [piece(text) for text in texts],
        lambda text: 10 * len(text),
        SIZES,
        below or [0] * len(texts),
    )


def test_pieces_stand_beside_one_another_as_long_as_they_fit():
    boxes, height = place("low", "est")
    assert [(box.x, box.y, box.width) for box in boxes] == [(0, 0, 40), (42, 0, 40)]
    assert height == 20


def test_a_piece_that_does_not_fit_goes_to_the_next_line():
    boxes, height = place("lower", "est")
    assert [(box.x, box.y) for box in boxes] == [(0, 0), (0, 20)]
    assert height == 40


def test_a_piece_longer_than_a_line_is_broken_and_begins_once():
    boxes, height = place("newestnewest")
    assert [len(box.cells) for box in boxes] == [9, 3]
    assert [box.first for box in boxes] == [True, False]
    assert height == 40


def test_a_long_id_makes_room_for_itself_and_the_token_stands_over_its_middle():
    (box,), _ = place("a", below=[50])
    assert box.width == 60
    assert (box.cells[0].x, box.cells[0].width) == (25, 10)


@pytest.mark.parametrize("texts", [(), ("",)])
def test_nothing_takes_no_more_than_a_line(texts):
    _, height = place(*texts)
    assert height <= 20


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("<|end|>don't", ["<|end|>", "don't"]),
        ("<|end|>·don't·go", ["<|end|>", "·don't·go"]),
        ("newest's·old", ["newest's", "·old"]),
        ("a·newest", ["a·newest"]),
        ("ab·newestly", ["ab", "·newestly"]),
    ],
)
def test_a_long_piece_is_broken_between_words(text, lines):
    boxes, _ = place(text)
    assert ["".join(placed.cell.text for placed in box.cells) for box in boxes] == lines

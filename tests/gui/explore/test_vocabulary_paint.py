"""Cells are painted where their column is, and no text leaves its cell."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from gui.explore.vocabulary_cells import PLUS
from gui.explore.vocabulary_paint import (
    _EVEN,
    EDGE,
    ColumnLook,
    elided_pair,
    paint_column,
    paint_ground,
)
from gui.look import theme
from gui.look.translation import format_number

HEIGHT = 24


@pytest.fixture
def paper(qapp) -> QImage:
    theme.apply(qapp, "light")
    image = QImage(300, 4 * HEIGHT, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image


def look(left: int, width: int, ends_right: bool = False) -> ColumnLook:
    return ColumnLook(left, width, theme.active().token_font(), True, ends_right)


def painted(image: QImage, row: int) -> list[int]:
    """The columns of pixels of a row that are not white."""
    white = Qt.GlobalColor.white
    rows = range(row * HEIGHT, (row + 1) * HEIGHT)
    return [x for x in range(300) if any(image.pixelColor(x, y) != white for y in rows)]


@pytest.mark.parametrize("text", ["low", "Ж", "w" * 80, "漢字" * 40, "مرحبا" * 12])
@pytest.mark.parametrize("ends_right", [False, True])
def test_a_text_stays_within_its_cell(paper: QImage, text: str, ends_right: bool) -> None:
    with QPainter(paper) as painter:
        paint_column(painter, look(50, 120, ends_right), ["", text], [0, HEIGHT], HEIGHT)
    assert not painted(paper, 0)
    assert painted(paper, 1)[0] >= 50 and painted(paper, 1)[-1] < 170


def test_numbers_end_at_the_right_and_words_begin_at_the_left(paper: QImage) -> None:
    with QPainter(paper) as painter:
        paint_column(painter, look(0, 200), ["H"], [0], HEIGHT)
        paint_column(painter, look(0, 200, ends_right=True), ["H"], [HEIGHT], HEIGHT)
    assert painted(paper, 0)[0] - EDGE in range(3)
    assert 200 - EDGE - painted(paper, 1)[-1] in range(4)


@pytest.mark.parametrize("name", ["light", "projector"])
def test_few_texts_are_measured_and_none_is_wider_than_was_taken_for_it(qapp, name: str) -> None:
    theme.apply(qapp, name)
    font = theme.active().token_font()
    advance = QFontMetricsF(font).horizontalAdvance
    even = [chr(code) for code in range(0x3000) if _EVEN.fullmatch(chr(code))]
    assert {"a", "Ж", "ё", "é", "Ġ", "⟨", "⟩", "~"} <= set(even) and "\u00ad" not in even
    assert {advance(letter) for letter in even} == {advance("0")}
    text = "".join(even)
    assert advance(text) == pytest.approx(advance("0") * len(text))
    font = theme.active().ui_font()
    advance = QFontMetricsF(font).horizontalAdvance
    pairs = [int(f"{first}{second}" * 3) for first in range(1, 10) for second in range(10)]
    assert len({advance(format_number(number)) for number in pairs}) == 1


def test_a_selected_row_has_another_ground_and_that_with_the_keys_a_frame(paper: QImage) -> None:
    with QPainter(paper) as painter:
        paint_ground(painter, QRect(0, 0, 300, HEIGHT), selected=True, entered=False)
        paint_ground(painter, QRect(0, HEIGHT, 300, HEIGHT), selected=False, entered=True)
    assert paper.pixelColor(150, HEIGHT // 2) == theme.active().selection
    assert paper.pixelColor(150, HEIGHT + HEIGHT // 2) == Qt.GlobalColor.white
    assert painted(paper, 1)


@pytest.mark.parametrize(
    ("first", "second"),
    [("Ġintern", "ational"), ("Ġproduc", "t"), ("a", "internationalisation"), ("w" * 30, "v" * 30)],
)
def test_two_tokens_keep_their_plus_and_the_longer_one_is_cut_first(qapp, first, second) -> None:
    theme.apply(qapp, "light")
    metrics = QFontMetricsF(theme.active().token_font())
    letter = metrics.horizontalAdvance("0")
    for letters in range(9, 70):
        shown = elided_pair(f"{first}{PLUS}{second}", metrics, letters * letter + 1)
        parts = shown.split(PLUS)
        assert len(parts) == 2 and all(parts)
        assert metrics.horizontalAdvance(shown) <= letters * letter + 2
        for part, other in zip(parts, (second, first), strict=True):
            if part not in (first, second):
                assert len(part) >= max((letters - 3) // 2, letters - 3 - len(other)) - 2

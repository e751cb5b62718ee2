"""The ruler: ticks where lanes differ, and how one gets there by mouse and keys."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from gui.compare.difference_ruler import _INSET, _TICK, DifferenceRuler, _image
from gui.look import theme
from tests.gui.compare.lanes import paragraphs_of

LINES = 1000


@pytest.fixture
def ruler(qtbot):
    widget = DifferenceRuler(paragraphs_of("abc\n" * LINES))
    qtbot.addWidget(widget)
    widget.resize(16, 402)
    widget.show()
    widget.asked = []
    widget.position_requested.connect(widget.asked.append)
    return widget


def at_lines(*lines: int) -> np.ndarray:
    return np.array([[4 * line, 4 * line + 2] for line in lines])


def test_a_tick_stands_where_the_difference_is_in_the_whole_text(ruler):
    ruler.show_differences(at_lines(0, 500, 501, 999))
    rows, counts = ruler.ticks()
    assert rows.tolist() == [0, 200, 399]
    assert counts.tolist() == [1, 2, 1]


@pytest.mark.parametrize("height", [40, 402, 5000])
def test_the_slow_way_finds_the_same_ticks(qtbot, height):
    dice = np.random.default_rng(3)
    text = "".join(f"{'ab ё' * int(size)}\n" for size in dice.integers(0, 60, 300))
    ruler = DifferenceRuler(paragraphs_of(text))
    qtbot.addWidget(ruler)
    ruler.resize(16, height)
    starts = np.unique(dice.integers(0, len(text.encode()), 500))
    ruler.show_differences(np.stack((starts, starts + 1), axis=1))
    counts = np.bincount(ruler._rows_of(starts))
    rows, found = ruler.ticks()
    assert rows.tolist() == np.flatnonzero(counts).tolist()
    assert found.tolist() == counts[counts > 0].tolist()


def test_a_short_text_is_not_stretched_over_the_whole_ruler(qtbot):
    ruler = DifferenceRuler(paragraphs_of("abc\nabd"))
    qtbot.addWidget(ruler)
    ruler.resize(16, 402)
    ruler.show_differences(np.array([[4, 7]]))
    rows, _ = ruler.ticks()
    assert rows[0] < 40


def test_a_click_on_a_tick_asks_for_exactly_that_place(ruler):
    ruler.show_differences(at_lines(500))
    QTest.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(8, 203))
    assert ruler.asked == [2000]
    assert ruler.place() == 2000


def test_a_click_elsewhere_asks_for_that_part_of_the_text(ruler):
    ruler.show_differences(at_lines(500))
    QTest.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(8, 100))
    assert ruler.asked[0] == pytest.approx(1000, abs=20)


def test_the_arrows_go_from_difference_to_difference(ruler):
    ruler.show_differences(at_lines(3, 500, 900))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(ruler, key)
    assert ruler.asked == [12, 2000, 12]


def test_how_many_places_differ_is_said_in_words(ruler):
    assert ruler.accessibleDescription() == "The lanes do not differ."
    ruler.show_differences(at_lines(3, 500, 900))
    assert ruler.accessibleDescription().startswith("3 ")


@pytest.mark.parametrize("name", theme.names())
def test_ticks_and_the_part_in_sight_can_be_seen(ruler, qapp, name):
    theme.apply(qapp, name)
    bare = ruler.grab().toImage()
    ruler.show_differences(at_lines(300))
    ticked = ruler.grab().toImage()
    ruler.show_view(2000, 600)
    assert bare != ticked
    assert ticked != ruler.grab().toImage()
    theme.apply(qapp, "light")


def test_another_text_takes_the_ticks_away(ruler):
    ruler.show_differences(at_lines(3))
    ruler._paragraphs.set_text("another")
    assert len(ruler.ticks()[0]) == 0


def test_the_picture_of_the_ticks_shows_the_same_as_rectangles(ruler):
    ruler.show_differences(at_lines(0, 3, 500, 501, 502, 503, 999))
    rows, lengths, _ = ruler._picture()
    drawn = QImage(ruler.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.active().error)
        for row, length in zip(rows.tolist(), lengths.tolist(), strict=True):
            painter.drawRect(QRectF(_INSET, row, length, _TICK))
    assert _image(rows, lengths, ruler.size(), theme.active().error) == drawn

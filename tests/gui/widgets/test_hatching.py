"""Textures on a screen, lines elsewhere; where the lines of a box lie."""

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from gui.widgets.hatching import dash_around, fill_hatched, hatch, hatch_alone

BLACK = QColor("black")


def drawn(draw) -> QImage:
    image = QImage(120, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        draw(painter)
    return image


def test_the_lines_of_neighbours_meet() -> None:
    whole = drawn(lambda painter: hatch(painter, [QRectF(5, 5, 80, 30)], BLACK, 8))
    halves = [QRectF(5, 5, 33, 30), QRectF(38, 5, 47, 30)]
    assert drawn(lambda painter: hatch(painter, halves, BLACK, 8)) == whole


@pytest.mark.parametrize("shift", [0, 1, 7, 13])
def test_the_lines_of_a_box_of_its_own_move_with_it(shift) -> None:
    def at(x: int) -> QImage:
        image = drawn(lambda painter: hatch_alone(painter, QRectF(x, 5, 80, 30), BLACK, 16))
        return image.copy(x, 0, 85, 60)

    assert at(5 + shift) == at(5)


@pytest.mark.parametrize("colour", [BLACK, QColor(0, 0, 0, 90)], ids=["opaque", "clear"])
def test_filling_and_hatching_in_one_go_looks_like_one_after_the_other(colour) -> None:
    box, green = QRectF(7, 5, 80, 30), QColor("green")

    def one_after_the_other(painter: QPainter) -> None:
        painter.fillRect(box, green)
        hatch_alone(painter, box, colour, 16)

    at_once = drawn(lambda painter: fill_hatched(painter, box, green, colour, 16))
    other = drawn(one_after_the_other)
    for x in range(at_once.width()):
        for y in range(at_once.height()):
            pair = at_once.pixelColor(x, y), other.pixelColor(x, y)
            levels = [(c.red(), c.green(), c.blue()) for c in pair]
            assert all(abs(a - b) <= 2 for a, b in zip(*levels, strict=True))


def test_a_painter_is_left_as_it_was() -> None:
    def draw(painter: QPainter) -> None:
        hatch_alone(painter, QRectF(5, 5, 80, 30), BLACK, 16)
        fill_hatched(painter, QRectF(5, 5, 80, 30), BLACK, BLACK, 16)
        painter.fillRect(QRectF(0, 0, 1, 1), BLACK)

    assert drawn(draw).pixelColor(0, 0) == BLACK


def test_a_dashed_outline_leaves_the_middle_free() -> None:
    green = QColor("green")
    image = drawn(lambda painter: dash_around(painter, [QRectF(5, 5, 80, 30)], BLACK, green, 2))
    assert image.pixelColor(45, 20) == green
    assert image.pixelColor(2, 2) == QColor("white")
    edge = {image.pixelColor(x, 5).name() for x in range(5, 85)}
    assert len(edge) > 1


def test_a_page_gets_lines(qapp) -> None:
    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    with QPainter(generator) as painter:
        hatch(painter, [QRectF(5, 5, 80, 30)], BLACK, 8)
    assert b"<image" not in bytes(data.data())
    assert b"polyline" in bytes(data.data()) or b"<path" in bytes(data.data())

"""As many small pictures are kept as fit on what they are drawn on."""

import pytest
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gui.widgets.kept_pictures import KeptPictures


@pytest.fixture
def kept(qapp):
    return KeptPictures()


def _keep(kept, keys, ground):
    with QPainter(ground) as painter:
        for key in keys:
            kept.keep(key, QPixmap(10, 10), painter)


def test_the_oldest_make_room_for_new_ones(kept):
    _keep(kept, "abcd", QImage(10, 30, QImage.Format.Format_RGB32))
    assert list(kept) == ["b", "c", "d"]


def test_the_largest_thing_they_were_drawn_on_says_how_many_there_are(kept):
    _keep(kept, "ab", QImage(10, 30, QImage.Format.Format_RGB32))
    _keep(kept, "c", QImage(5, 5, QImage.Format.Format_RGB32))
    _keep(kept, "d", QImage(20, 10, QImage.Format.Format_RGB32))
    assert list(kept) == ["b", "c", "d"]


def test_one_is_kept_on_whatever_it_is_drawn(kept):
    _keep(kept, "ab", QImage(5, 5, QImage.Format.Format_RGB32))
    assert list(kept) == ["b"]


def test_it_is_given_back_as_it_was(kept):
    picture = QPixmap(10, 10)
    ground = QImage(10, 30, QImage.Format.Format_RGB32)
    with QPainter(ground) as painter:
        assert kept.keep("a", picture, painter) is picture
    assert kept.get("a") is picture
    assert kept.get("b") is None


@pytest.mark.parametrize(("ratio", "expected"), [(1.0, 2), (2.0, 8)])
def test_of_a_widget_the_pixels_of_its_screen_are_counted(qtbot, kept, ratio, expected):
    class Sharp(QWidget):
        def devicePixelRatio(self):
            return ratio

        def paintEvent(self, event):
            _keep(kept, range(20), self)

    widget = Sharp()
    qtbot.addWidget(widget)
    widget.resize(20, 10)
    widget.grab()
    assert len(kept) == expected

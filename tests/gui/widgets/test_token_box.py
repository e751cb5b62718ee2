"""Token boxes: colours in a cycle, measures in whole pixels, labels that fit."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gui.look import theme
from gui.widgets import token_box
from gui.widgets.token_box import (
    COLOURS,
    PlacedBox,
    TokenFace,
    cycle_colours,
    pixel_font,
    stamp_ratio,
    token_looks,
)

KEYS = st.lists(st.integers(0, 10**6), max_size=30)


@pytest.fixture
def face(qapp):
    return TokenFace(theme.active().token_font())


@given(KEYS)
def test_neighbours_never_share_a_colour(keys):
    colours = cycle_colours(keys)
    assert len(colours) == len(keys)
    assert all(0 <= colour < COLOURS for colour in colours)
    assert all(left != right for left, right in itertools.pairwise(colours))


@given(KEYS, KEYS)
def test_what_follows_does_not_change_a_colour(keys, more):
    assert cycle_colours(keys + more)[: len(keys)] == cycle_colours(keys)


@given(st.lists(st.integers(0, 10**6), min_size=2, max_size=30), st.data())
def test_a_merge_recolours_only_what_it_has_to(keys, data):
    """After a merge, colours are those from before as soon as one of them is met again."""
    place = data.draw(st.integers(0, len(keys) - 2))
    before = cycle_colours(keys)
    after = cycle_colours([*keys[:place], 77, *keys[place + 2 :]])
    assert after[:place] == before[:place]
    equal = [old == new for old, new in zip(before[place + 2 :], after[place + 1 :], strict=True)]
    assert True not in equal or all(equal[equal.index(True) :])


def test_boxes_are_whole_pixels(face):
    for label in ("a", "·the", "⟨D0⟩", "ש", "中"):
        assert face.width(label) == int(face.width(label))
    assert face.height == int(face.height)


def test_a_long_label_keeps_its_beginning_and_its_end(face):
    label = "beginning" + "x" * 100 + "end"
    short = face.elided(label, 120)
    assert face.width(short) <= 120
    assert short.startswith("be")
    assert short.endswith("nd")


def test_a_label_that_fits_is_left_alone(face):
    assert face.elided("est", face.width("est")) == "est"


def test_fonts_are_sized_in_pixels(qapp):
    font = pixel_font(theme.active().token_font(), 2.0, bold=True)
    assert font.pixelSize() > 20
    assert font.bold()


@pytest.mark.parametrize("look", theme.names())
def test_there_is_a_look_for_every_colour_of_the_cycle(look):
    looks = token_looks(theme.THEMES[look])
    assert [each.fill for each in looks] == list(theme.THEMES[look].tokens)
    assert len({each.number for each in looks}) == COLOURS


def test_copies_are_made_where_a_pixel_is_a_pixel_and_nowhere_else(qapp):
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        assert stamp_ratio(painter) == 1.0
        painter.translate(3, 4)
        assert stamp_ratio(painter) == 1.0
        painter.scale(2, 2)
        assert stamp_ratio(painter) == 0.0
    sharp = QPixmap(10, 10)
    sharp.setDevicePixelRatio(2.0)
    with QPainter(sharp) as painter:
        assert stamp_ratio(painter) == 2.0


def test_a_sharp_picture_of_a_widget_gets_sharp_boxes(qtbot):
    ratios = []

    class Painted(QWidget):
        def paintEvent(self, event):
            with QPainter(self) as painter:
                ratios.append(stamp_ratio(painter))

    widget = Painted()
    qtbot.addWidget(widget)
    widget.resize(20, 20)
    for ratio in (1.0, 2.0):
        picture = QPixmap(round(20 * ratio), round(20 * ratio))
        picture.setDevicePixelRatio(ratio)
        widget.render(picture)
    assert ratios == [1.0, 2.0]


@pytest.mark.parametrize("left", [5, 5.3])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_copy_looks_like_the_drawing(face, ratio, left):
    look = token_looks(theme.active())[0]
    images = []
    for stamping in (*[ratio] * 5, 0.0):
        image = QImage(int(80 * ratio), int(40 * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(theme.active().panel)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            face.draw(painter, (left, 5), face.width("est"), "est", look, stamping)
        images.append(image)
    assert face._stamps
    assert all(image == images[0] for image in images[1:-1])
    if left == 5 and ratio != 1.5:
        assert _difference(images[0], images[-1]) < 8


def test_only_a_box_that_is_drawn_often_becomes_a_picture(face):
    look = token_looks(theme.active())[0]
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for label in ("a", "b", "a", "a"):
            face.draw(painter, (5, 5), 20.0, label, look, 1.0)
        assert not face._stamps
        face.draw(painter, (5, 5), 20.0, "a", look, 1.0)
    assert [key[0] for key in face._stamps] == ["a"]


def test_boxes_drawn_together_look_like_boxes_drawn_one_by_one(face):
    looks = token_looks(theme.active())
    boxes = [PlacedBox(5.0 + 22 * n, 5.0, 20.0, "abc"[n % 3], looks[n % 5]) for n in range(12)]
    images = []
    for groups in ([boxes], [[box] for box in boxes]):
        image = QImage(300, 40, QImage.Format.Format_RGB32)
        image.fill(theme.active().panel)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for group in groups:
                face.draw_all(painter, group, 0.0)
        images.append(image)
    assert images[0] == images[1]


def test_a_box_that_can_be_seen_through_is_a_picture_at_once(face):
    look = token_looks(theme.active())[0]
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setOpacity(0.5)
        face.draw(painter, (5, 5), 20.0, "a", look, 1.0)
    assert face._stamps


def _difference(one: QImage, other: QImage) -> int:
    """The largest difference of any channel of any pixel."""
    return max(
        abs(left - right)
        for x in range(one.width())
        for y in range(one.height())
        for left, right in zip(
            one.pixelColor(x, y).getRgb(), other.pixelColor(x, y).getRgb(), strict=True
        )
    )


def test_pictures_of_boxes_are_no_more_than_fit_on_what_they_are_drawn_on(face):
    looks = token_looks(theme.active())
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setOpacity(0.5)
        for number in range(500):
            label = str(number)
            face.draw(painter, (5, 5), face.width(label), label, looks[number % 5], 1.0)
    for kept in (face._stamps, face._empty):
        assert sum(stamp.width() * stamp.height() for stamp in kept.values()) <= 200 * 40
    assert next(reversed(face._stamps))[0] == "499"


def test_a_face_remembers_no_more_labels_than_it_says(face, monkeypatch):
    monkeypatch.setattr(token_box, "_REMEMBERED", 10)
    monkeypatch.setattr(token_box, "_SHORTENED", 5)
    face = TokenFace(theme.active().token_font())
    look = token_looks(theme.active())[0]
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        for number in range(100):
            label = f"label {number}"
            face.draw(painter, (5, 5), face.width(label), face.elided(label, 30), look, 1.0)
    assert face.width.cache_info().currsize == 10
    assert face._shortened.cache_info().currsize == 5
    assert len(face._drawn) <= 11

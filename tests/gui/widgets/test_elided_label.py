"""A line that does not fit is cut, and whole in its tool tip."""

import pytest

from gui.widgets.elided_label import ElidedLabel


@pytest.fixture
def label(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(400, 24)
    label.show()
    return label


def test_a_text_that_fits_needs_no_tool_tip(label):
    label.show_text("e s → es")
    assert label.text() == "e s → es"
    assert label.toolTip() == ""


def test_a_text_that_does_not_fit_is_whole_in_the_tool_tip(label):
    label.show_text("step " * 100)
    assert label.toolTip() == "step " * 100
    label.show_text("short")
    assert label.toolTip() == ""


def test_narrowing_brings_the_tool_tip(label):
    label.show_text("Next: e s, count 9")
    label.resize(20, 24)
    assert label.toolTip() == "Next: e s, count 9"


def test_it_claims_no_width_of_its_own(label):
    label.show_text("step " * 100)
    assert label.minimumSizeHint().width() == 0


def test_it_draws_its_text(label):
    empty = label.grab().toImage()
    label.show_text("es")
    assert label.grab().toImage() != empty


def test_where_no_letter_fits_nothing_is_drawn(label):
    def drawn():
        picture = label.grab().toImage()
        ground = picture.pixelColor(0, 0)
        return any(
            picture.pixelColor(x, y) != ground
            for x in range(picture.width())
            for y in range(picture.height())
        )

    label.show_text("changes next")
    assert drawn()
    label.resize(14, 24)
    assert not drawn()

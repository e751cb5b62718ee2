"""The text of a step: as large as can be, no word broken, with room for what will be added."""

import pytest

from gui.lessons.lesson_text import LessonText
from gui.look import theme
from tests.gui.fitting import misfits

LONG = "Wortzusammensetzungsmöglichkeiten"


@pytest.fixture
def text(qtbot):
    text = LessonText()
    qtbot.addWidget(text)
    text.resize(300, 500)
    text.show()
    return text


def test_a_short_text_is_large(text):
    text.show_text("Pairs", "<p>Few words.</p>")
    assert text.relative_size() == pytest.approx(1.9)


def test_no_word_is_broken_where_a_smaller_type_keeps_it_whole(text, qtbot):
    text.show_text("Pairs", f"<p>{LONG}.</p>")
    assert text.relative_size() < 1.9
    assert misfits(text.parentWidget() or text) == []
    document = text.document()
    assert document.findBlockByNumber(1).layout().lineCount() == 1


def test_a_longer_whole_takes_its_room_before_it_is_shown(text):
    first, second = "<p>A question?</p>", "<p>An answer of some length. </p>" * 12
    text.show_text("Pairs", first, first + second)
    before = text.relative_size()
    text.show_text("Pairs", first + second, first + second)
    assert text.relative_size() == before
    assert text.fits()


def test_on_a_projector_a_short_step_is_larger_than_a_long_one_but_not_much(text, qapp):
    theme.apply(qapp, "projector")
    text.resize(450, 750)
    short, long = ("Title", "<p>a few words</p>"), ("Title", "<p>" + "many words " * 60 + "</p>")
    text.set_lesson([short, long])
    text.show_text(*long)
    size = text.relative_size()
    text.show_text(*short)
    assert size < text.relative_size() <= max(1.0, size) + 0.26
    text.set_lesson([short])
    assert text.relative_size() > max(1.0, size) + 0.26

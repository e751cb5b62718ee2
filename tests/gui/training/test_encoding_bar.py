"""The question of the encoding: asked with previews, answered by a person."""

import pytest
from PySide6.QtCore import Qt

from gui.training.encoding_bar import EncodingBar
from gui.training.text_beginning import EncodingChoice

CHOICES = (EncodingChoice("cp1251", "Привет"), EncodingChoice("koi8_r", "оПХБЕР"))


@pytest.fixture
def bar(qtbot) -> EncodingBar:
    made = EncodingBar()
    qtbot.addWidget(made)
    return made


def test_nothing_is_asked_at_first(bar: EncodingBar) -> None:
    assert bar.isHidden()


def test_each_encoding_is_a_button_with_its_preview(bar: EncodingBar) -> None:
    bar.ask("a.txt", CHOICES)
    assert not bar.isHidden()
    assert [button.text() for button in bar.buttons] == ["Windows-1251", "KOI8-R"]
    assert bar.buttons[0].accessibleDescription() == "Привет"
    assert bar.buttons[0].accessibleName() == "Read as Windows-1251"
    assert not bar.grab().isNull()


def test_the_answer_is_told_and_ends_the_question(bar: EncodingBar, qtbot) -> None:
    bar.ask("a.txt", CHOICES)
    with qtbot.waitSignal(bar.encoding_requested) as told:
        qtbot.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert told.args == ["koi8_r"]
    assert bar.isHidden()


def test_another_question_replaces_the_first(bar: EncodingBar) -> None:
    bar.ask("a.txt", CHOICES)
    bar.ask("b.txt", CHOICES[:1])
    assert len(bar.buttons) == 1


def test_a_question_without_answers_is_not_asked(bar: EncodingBar) -> None:
    bar.ask("a.txt", ())
    assert bar.isHidden()


def test_a_low_window_scrolls_the_answers_and_keeps_every_line_whole(
    bar: EncodingBar, qapp, qtbot
) -> None:
    bar.ask("a.txt", CHOICES * 4)
    bar.resize(220, 240)
    bar.show()
    qapp.processEvents()
    assert bar.height() == 240
    assert bar._question.height() >= bar._question.heightForWidth(bar._question.width())
    assert all(button.height() >= button.sizeHint().height() for button in bar.buttons)
    assert bar._scroll.verticalScrollBar().maximum() > 0
    assert bar.rect().contains(bar._dismiss.geometry())
    bar.buttons[-2].setFocus()
    qtbot.keyClick(bar.buttons[-2], Qt.Key.Key_Tab)
    place = bar.buttons[-1].mapTo(bar, bar.buttons[-1].rect().center())
    assert bar._scroll.geometry().contains(place)

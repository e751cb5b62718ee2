"""The word whose cuts are guessed: gaps are clicked, told in words, and fit in every look."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.compare.cut_paint import CutPicture, CutState
from gui.compare.cut_stage import CutStage, scrolled
from gui.compare.guess_words import CutToken
from gui.look import theme, translation
from gui.predict.ballot import Guess

ASKED = CutState(
    tuple("nest"),
    (Guess(1), Guess(2, 3), Guess(3)),
    Guess(0, 1),
    uncut="not cut at all",
)
TOLD = replace(
    ASKED,
    gaps=(Guess(1, 0, True), Guess(2, 3, False), Guess(3, 0, False)),
    whole=Guess(0, 1, False),
    tokens=(CutToken(0, 1, "n", 3), CutToken(1, 4, "est", 7)),
)


@pytest.fixture
def stage(qtbot):
    stage = CutStage()
    area = scrolled(stage)
    qtbot.addWidget(area)
    area.resize(700, 320)
    area.show()
    stage.show_word(ASKED)
    yield stage
    area.takeWidget()
    stage.deleteLater()


def middle_of(option, width=700.0, state=ASKED, height=320.0):
    """A point at which a picture finds an option."""
    picture = CutPicture(state, (width, height), theme.active())
    for y in range(0, int(picture.height), 3):
        for x in range(0, int(width), 3):
            if picture.option_at(QPointF(x, y)) == option:
                return QPoint(x + 2, y + 2)
    return None


@pytest.mark.parametrize("option", [0, 1, 2, 3])
def test_a_click_votes_for_what_is_under_it(stage, qtbot, option):
    place = middle_of(option, stage.width(), height=stage.parentWidget().height())
    with qtbot.waitSignal(stage.option_clicked) as voted:
        qtbot.mouseClick(stage, Qt.MouseButton.LeftButton, pos=place)
    assert voted.args == [option]


def test_what_is_told_takes_no_clicks(stage, qtbot):
    place = middle_of(2, stage.width(), height=stage.parentWidget().height())
    stage.show_word(TOLD)
    with qtbot.assertNotEmitted(stage.option_clicked):
        qtbot.mouseClick(stage, Qt.MouseButton.LeftButton, pos=place)


def test_it_is_told_in_words_and_the_answer_only_when_it_is_told(stage):
    said = stage.accessibleDescription()
    assert said.startswith("n e s t; between n and e: ")
    assert "between e and s: 3" in said
    assert "key 2" in said
    assert "right" not in said
    stage.show_word(TOLD)
    said = stage.accessibleDescription()
    assert said.count("right") == 1
    assert said.count("wrong") == 3


def test_a_word_that_is_too_long_for_a_line_is_broken():
    letters = "предложениепредложение"
    gaps = tuple(Guess(gap if gap < 10 else None) for gap in range(1, len(letters)))
    state = CutState(tuple(letters), gaps, uncut="not cut at all")
    narrow = CutPicture(state, (300.0, 200.0), theme.active())
    wide = CutPicture(state, (3_000.0, 400.0), theme.active())
    assert narrow.height > CutPicture(ASKED, (300.0, 200.0), theme.active()).height
    found = {wide.option_at(QPointF(x, 60)) for x in range(0, 3_000, 5)}
    assert found >= set(range(1, len(letters)))


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("state", [ASKED, TOLD, CutState()])
def test_it_draws_in_every_look(qapp, name, state):
    picture = CutPicture(state, (500.0, 240.0), theme.THEMES[name])
    image = QImage(500, 240, QImage.Format.Format_RGB32)
    image.fill(theme.THEMES[name].panel)
    before = image.copy()
    with QPainter(image) as painter:
        picture.draw(painter)
    assert (image != before) == bool(state.characters)
    assert picture.height <= 240


def test_it_follows_the_language(stage, qapp):
    before = stage.accessibleName()
    translation.install(qapp, "ru")
    qapp.processEvents()
    assert stage.accessibleName()
    assert before == "The word and its gaps"

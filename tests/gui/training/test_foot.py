"""The progress takes no room from the numbers, and nothing jumps where there is room for both."""

import pytest
from PySide6.QtWidgets import QApplication

from gui.look import theme, translation
from gui.training.foot import Foot
from gui.widgets.numbers_strip import Numbers, NumbersStrip
from gui.widgets.work_bar import WorkBar

NUMBERS = Numbers(12, 30_000, 300, 9_000_000, 9_020_643, 1.25, "characters", 109, 65_753)


@pytest.fixture
def foot(qtbot):
    numbers, work = NumbersStrip(), WorkBar()
    made = Foot(numbers, work, 16)
    qtbot.addWidget(made)
    numbers.show_numbers(NUMBERS)
    work.show_progress("training", 12_000, 30_000)
    made.show()
    return made


def settled(foot, width):
    foot.resize(width, foot.heightForWidth(width))
    QApplication.processEvents()
    return foot.heightForWidth(foot.width())


@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("width", [1000, 1260, 1900, 3800])
def test_the_numbers_keep_their_lines_while_a_training_runs(qapp, foot, width, language, look):
    theme.apply(qapp, look)
    translation.install(qapp, language)
    before = settled(foot, width)
    lines = foot._numbers.height()
    foot._work.show()
    after = settled(foot, width)
    assert foot._numbers.height() == lines
    if foot.beside:
        assert after == before
        assert foot._work.geometry().left() >= foot._numbers.geometry().right()
    else:
        assert foot._work.geometry().bottom() <= foot._numbers.geometry().top()


def test_a_wide_window_has_both_in_one_line(foot):
    settled(foot, 1900)
    assert foot.beside
    settled(foot, 900)
    assert not foot.beside


def test_the_progress_keeps_its_place_from_the_first_word_to_the_last_step(foot):
    foot._work.show()
    for width in range(900, 1500, 25):
        places = set()
        for progress in (("reading", 0, 0), ("training", 8, 30_000), ("training", 29_992, 30_000)):
            foot._work.show_progress(*progress)
            settled(foot, width)
            places.add((foot.beside, foot._work.geometry().left()))
        assert len(places) == 1

import pytest

from engine import TrainingOptions
from gui.training.setup_tabs import SetupTabs
from gui.work.setup import TrainingSetup

SETUP = TrainingSetup("gpt2", TrainingOptions(merges=7))


@pytest.fixture
def tabs(qtbot):
    made = SetupTabs()
    qtbot.addWidget(made)
    return made


def test_options_that_are_made_late_show_what_was_said_before(tabs):
    tabs.show_options(SETUP)
    tabs.setCurrentIndex(1)
    assert tabs.options.setup() == SETUP


def test_options_that_are_there_follow(tabs):
    assert tabs.options.setup() != SETUP
    tabs.show_options(SETUP)
    assert tabs.options.setup() == SETUP


def test_a_panel_is_opened_by_its_name_and_the_corpus_is_the_usual_one(tabs):
    for name, index in (("options", 1), ("", 0), ("options", 1), ("corpus", 0)):
        tabs.open(name)
        assert tabs.currentIndex() == index


def test_what_the_options_ask_for_is_passed_on(tabs, qtbot):
    with qtbot.waitSignal(tabs.options_requested) as asked:
        tabs.options.options_requested.emit(SETUP)
    assert asked.args == [SETUP]


def test_the_corpus_can_be_lower_than_it_needs_and_scrolls_then(qtbot):
    tabs = SetupTabs()
    qtbot.addWidget(tabs)
    assert tabs.minimumSizeHint().height() < tabs.corpus.minimumSizeHint().height()

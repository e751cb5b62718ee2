"""The bar that shows how far a long work is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from gui.widgets import work_bar
from gui.widgets.work_bar import WorkBar


@pytest.fixture
def bar(qtbot: QtBot) -> WorkBar:
    bar = WorkBar()
    qtbot.addWidget(bar)
    return bar


@pytest.mark.parametrize(
    ("stage", "done", "total", "sentence", "value", "maximum"),
    [
        ("opening", 0, 0, "Opening files…", 0, 0),
        ("describing", 2, 4, "Looking at 2 of 4 tokens", 500, 1000),
        ("describing", 4, 4, "Preparing the table of tokens…", 0, 0),
        ("reading", 0, 0, "Reading the corpus…", 0, 0),
        ("counting", 0, 0, "Counting pairs…", 0, 0),
        ("training", 12, 0, "Training: 12 steps", 0, 0),
        ("training", 500, 1000, "Training: 500 of 1\u202f000 steps", 500, 1000),
        ("training", 3 * 10**9, 4 * 10**9, None, 750, 1000),
        ("training", 5, 4, "Training: 5 of 4 steps", 1000, 1000),
    ],
)
def test_progress_in_words_and_as_a_bar(
    bar: WorkBar,
    stage: str,
    done: int,
    total: int,
    sentence: str | None,
    value: int,
    maximum: int,
) -> None:
    bar.show_progress(stage, done, total)
    assert sentence is None or bar.findChild(QLabel).text() == sentence
    shown = bar.findChild(QProgressBar)
    assert shown.maximum() == maximum
    assert maximum == 0 or shown.value() == value


def test_who_waits_for_a_large_corpus_can_learn_that_two_processes_count_it(bar: WorkBar) -> None:
    bar.show_progress("reading", 0, 0)
    assert "3\u202f000\u202f000 characters" in bar.findChild(QLabel).toolTip()
    bar.show_progress("training", 1, 2)
    assert not bar.findChild(QLabel).toolTip()


def test_a_short_work_is_never_shown(bar: WorkBar) -> None:
    bar.begin()
    assert bar.isHidden()
    bar.end()
    assert bar.isHidden() and not bar._patience.isActive()


def test_a_work_that_takes_a_while_is_shown(qtbot: QtBot, bar: WorkBar) -> None:
    bar.begin()
    assert bar._patience.interval() == work_bar.PATIENCE_MS
    qtbot.waitUntil(lambda: not bar.isHidden())
    bar.end()
    assert bar.isHidden()


def test_it_can_be_cancelled(qtbot: QtBot, bar: WorkBar) -> None:
    with qtbot.waitSignal(bar.cancel_requested):
        bar.findChild(QPushButton).click()


def test_a_file_that_is_opened_is_named_and_a_long_name_is_cut_in_the_middle(bar: WorkBar) -> None:
    bar.begin("opening", ("gemma3.json",))
    assert bar.sentence() == "Opening gemma3.json…"
    name = "a" * 300 + ".json"
    bar.begin("opening", (name,))
    assert bar.sentence().endswith(".json…") and len(bar.sentence()) < 60
    assert bar.findChild(QLabel).toolTip() == name
    bar.begin("opening", ("a.json", "b.json"))
    assert bar.sentence() == "Opening files…"
    assert bar.findChild(QLabel).toolTip() == "a.json\nb.json"

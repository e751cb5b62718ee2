"""Each step in words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine import Corpus, Trace
from engine.training import replay
from gui import announcement
from gui.announcement import announce
from gui.training.announcer import step_in_words
from gui.training.presenter import Presenter

TRACE = Trace(Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3}))


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (0, "Next: e + s, count 9, one of 2 tied pairs."),
        (1, "Step 1: e + s become es, 9 times. Next: es + t, count 9."),
        (12, "Step 12: lowe + r become lower, 2 times. This is the end."),
    ],
)
def test_a_step_says_what_it_did_and_what_comes_next(
    qtbot: QtBot, position: int, sentence: str
) -> None:
    assert step_in_words(TRACE, position, Presenter(TRACE)) == sentence


def test_a_corpus_without_pairs_is_no_training_that_has_ended(qtbot: QtBot) -> None:
    trace = Trace(Corpus.from_counts({}))
    assert step_in_words(trace, 0, Presenter(trace)) == "There are no merges."


def test_a_replayed_merge_of_a_rare_pair_is_not_called_one_of_those_tied(qtbot: QtBot) -> None:
    corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    trace = Trace(replay(corpus, [("e", "r")]))
    assert int(trace.tie_sizes[0]) > 1
    assert step_in_words(trace, 0, Presenter(trace)) == "Next: e + r, count 2."


@pytest.mark.parametrize("listens", [True, False])
def test_only_a_screen_reader_that_listens_is_told_and_politely(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, listens: bool
) -> None:
    heard: list[QAccessibleAnnouncementEvent] = []

    class Accessible:
        AnnouncementPoliteness = QAccessible.AnnouncementPoliteness
        isActive = staticmethod(lambda: listens)  # noqa: N815
        updateAccessibility = staticmethod(heard.append)  # noqa: N815

    monkeypatch.setattr(announcement.QtGui, "QAccessible", Accessible)
    label = QLabel()
    qtbot.addWidget(label)
    announce(label, "Step 1")
    QApplication.processEvents()
    told = [(event.message(), event.politeness()) for event in heard]
    assert told == [("Step 1", QAccessible.AnnouncementPoliteness.Polite)] * listens

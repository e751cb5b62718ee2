"""A second timeline beside the training, chosen at a tie, played by one player."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import Trace, TrainingOptions, train
from gui.lab.fork_model import Column
from gui.lab.fork_page import ForkPage
from gui.look import theme
from gui.session import Session
from gui.work.setup import TrainingSetup

WAIT = 20_000


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> ForkPage:
    page = ForkPage(session)
    qtbot.addWidget(page)
    page.resize(1200, 640)
    page.show()
    page.set_active(True)
    return page


def merges(page: ForkPage, column: Column) -> list[str]:
    return [page.model.cell(row, column) for row in range(page.model.rowCount())]


def test_nothing_is_trained_before_somebody_looks(session: Session, qtbot: QtBot) -> None:
    page = ForkPage(session)
    qtbot.addWidget(page)
    assert page.state.answer is None
    assert page.model.rowCount() == 0


def test_at_the_first_look_the_first_tie_falls_the_other_way(page: ForkPage) -> None:
    assert merges(page, Column.FIRST)[:3] == ["e + s", "es + t", "l + o"]
    assert merges(page, Column.SECOND)[:3] == ["s + t", "e + st", "l + o"]
    assert page.said.text() == (
        "They differ from step 1 on: e + s in the first, s + t in the second."
    )


def test_what_only_one_timeline_has_is_marked_and_said(page: ForkPage) -> None:
    assert merges(page, Column.IN_SECOND)[:3] == ["never", "other pair", "same"]
    page.player().seek(5)
    said = "After 5 merges: only the first has es; only the second has st."
    assert page.learned.text().replace("(s)", "s") == said
    page.player().seek(0)
    said = "After 0 merges both vocabularies are the same."
    assert page.learned.text().replace("(s)", "s") == said


def test_one_player_moves_both_timelines(page: ForkPage) -> None:
    page.player().seek(1)
    first, second = (timeline.bars.state() for timeline in page.timelines)
    assert [bar.left for bar in first.bars if bar.winner] == ["es"]
    assert [bar.right for bar in second.bars if bar.winner] == ["st"]
    assert page.model.cell(1, Column.STEP) == "▶ 2"


def test_looking_keeps_the_step_of_the_training_where_no_tie_is_left(
    session: Session, qtbot: QtBot
) -> None:
    session.seek(12)
    page = ForkPage(session)
    qtbot.addWidget(page)
    page.set_active(True)
    assert (page.state.position, page.player().position) == (10, 12)
    assert session.player.position == 12


def test_a_fork_at_a_step_takes_the_next_tied_pair(page: ForkPage) -> None:
    page.fork_at(5)
    assert page.choices.step.value() == 6
    assert merges(page, Column.FIRST)[5] == "ne + w"
    assert merges(page, Column.SECOND)[5] == "w + est"
    assert page.player().position == 5


def test_a_tied_bar_can_be_clicked(page: ForkPage) -> None:
    page.player().seek(8)
    bars = page.timelines[0].bars
    tied = [bar for bar in bars.state().bars if bar.tied]
    assert len(tied) > 1
    bars.pair_clicked.emit(tied[1].key)
    assert page.state.position == 8
    assert merges(page, Column.SECOND)[8] == f"{tied[1].left} + {tied[1].right}"


def test_another_rule_goes_on_as_that_rule_would(page: ForkPage, session: Session) -> None:
    page.choices.rule.value_chosen.emit("greatest-symbols")
    page.choices.step.setValue(1)
    page.state.take(("s", "t"))
    corpus = session.source.read("none")
    other = Trace(train(corpus, TrainingOptions(tie_rule="greatest-symbols")))
    assert page.state.answer is not None
    assert [step.pair for step in page.state.answer.second.trace] == [s.pair for s in other]


def test_a_step_without_a_tie_says_that_nothing_differs(page: ForkPage) -> None:
    page.fork_at(1)
    assert page.said.text() == "Both timelines are the same."
    assert not page.choices.pair.isEnabled()


def test_another_training_is_forked_as_soon_as_it_is_there(
    page: ForkPage, session: Session
) -> None:
    session.open_sample("hugs")
    first = page.timelines[0].presenter
    assert first is not None and first.trace is session.trace
    assert page.state.answer is not None


def test_a_replay_cannot_be_forked_and_says_so(
    page: ForkPage, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "tokenizer.json"
    session.save_tokenizer(path)
    session.open_tokenizer(path)
    assert session.replaying
    assert page.said.text() == "Merges that were only replayed have no other way to go."
    assert page.model.rowCount() == 0
    session.stop_replaying()
    assert page.model.rowCount() == 12


def test_a_large_corpus_is_forked_in_a_worker(
    page: ForkPage, session: Session, qtbot: QtBot
) -> None:
    session.open_sample("alice")
    qtbot.waitUntil(lambda: not session.training and not page.busy, timeout=WAIT)
    assert page.state.answer is not None
    found = page.state.answer.difference
    assert page.state.answer.second.trace.pair_history is not None
    assert found.first_step is None or found.first_step >= page.state.position


def test_the_copied_rows_are_plain(page: ForkPage) -> None:
    assert page.model.tsv([1]) == "2\tes + t\tother pair\te + st\tother pair"


def test_options_are_those_of_the_training(page: ForkPage, session: Session) -> None:
    session.set_setup(TrainingSetup("none", TrainingOptions(merges=4, end_of_word="_")))
    assert page.model.rowCount() == 4
    assert page.state.answer is not None
    assert page.state.answer.second.trace.options.end_of_word == "_"


@pytest.mark.parametrize("width", [260, 327, 343, 420, 700])
def test_no_column_of_the_merges_is_behind_a_scroll_bar_at_any_width(
    session: Session, qtbot: QtBot, qapp: QApplication, width: int
) -> None:
    theme.apply(qapp, "projector")
    page = ForkPage(session)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    page.set_active(True)
    for _ in range(4):
        qapp.processEvents()  # the page has its size and its type by now
    table = page.table
    # The table alone: beside a lesson it narrows when the page has its size already.
    table.setFixedWidth(width)

    def fits() -> None:
        columns = range(table.model().columnCount())
        shown = [c for c in columns if not table.isColumnHidden(c)]
        assert sum(table.columnWidth(c) for c in shown) <= table.viewport().width()

    qtbot.waitUntil(fits, timeout=WAIT)
    assert not table.isColumnHidden(Column.FIRST) and not table.isColumnHidden(Column.SECOND)

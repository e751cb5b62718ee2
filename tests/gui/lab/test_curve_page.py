"""What vocabulary size buys: the curve, what is held out, and one cursor for everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import Corpus, TrainingOptions, train
from engine.analysis.vocabulary_size import curve_rows, size_curve, split_off
from engine.training import Trace
from gui import pictures
from gui.lab.curve_job import parted
from gui.lab.curve_page import CurvePage
from gui.lab.curve_sentences import grows_alone
from gui.look import theme, translation
from gui.session import Session
from gui.work.samples import find_sample
from gui.work.setup import TrainingSetup

WAIT = 30_000


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> CurvePage:
    page = CurvePage(session)
    qtbot.addWidget(page)
    page.resize(1200, 640)
    page.show()
    page.set_active(True)
    return page


@pytest.fixture
def souls(page: CurvePage, session: Session, qtbot: QtBot) -> CurvePage:
    """The small Russian corpus, trained until no pair is left, its last tenth held out."""
    session.open_sample("dead-souls")
    session.set_setup(TrainingSetup("document", TrainingOptions()))
    settle(page, session, qtbot)
    page.held_out.part_requested.emit(0.1)
    settle(page, session, qtbot)
    return page


def settle(page: CurvePage, session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not session.training and not page.busy, timeout=WAIT)


def texts(page: CurvePage) -> list[str]:
    return [mark.text for mark in page.chart.frame.marks]


def test_nothing_is_computed_before_somebody_looks(session: Session, qtbot: QtBot) -> None:
    page = CurvePage(session)
    qtbot.addWidget(page)
    assert page.state.answer is None


def test_the_four_words_stop_by_themselves_at_22_tokens(page: CurvePage) -> None:
    assert texts(page) == ["95\N{NO-BREAK SPACE}% of the gains: 21", "training stops by itself: 22"]
    assert [curve.line for curve in page.chart.frame.curves] == ["training"]


def test_the_cursor_follows_the_player_and_says_what_was_bought(
    page: CurvePage, session: Session
) -> None:
    session.seek(5)
    assert page.chart.cursor_position == 5
    assert page.said.text() == "15 tokens: 1.93 characters per token. Step 5: n + e → ne."


def test_dragging_the_cursor_takes_the_merges_along(page: CurvePage, session: Session) -> None:
    for position in (3, 11, 0):
        QTest.mousePress(
            page.chart,
            Qt.MouseButton.LeftButton,
            pos=QPointF(page.chart.x_of(position), 80).toPoint(),
        )
        assert session.player.position == position


def test_the_keys_walk_along_the_curve(page: CurvePage, session: Session) -> None:
    page.chart.setFocus()
    for key, position in (
        (Qt.Key.Key_End, 12),
        (Qt.Key.Key_Left, 11),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_PageDown, 2),
    ):
        QTest.keyClick(page.chart, key)
        assert session.player.position == position


def test_a_step_is_at_the_same_place_in_the_curve_and_in_the_life_lines(page: CurvePage) -> None:
    for position in (0, 5, 12):
        above = page.chart.mapTo(page, QPointF(page.chart.x_of(position), 0))
        below = page.lives.viewport().mapTo(page, QPointF(page.lives._x(position), 0))
        assert abs(above.x() - below.x()) < 1


def test_scaffolding_is_told_apart_from_what_lasts(page: CurvePage, session: Session) -> None:
    assert page.life_lines.shown.itemText(1) == "scaffolding: 18"
    session.seek(5)
    assert page.life_lines._life.text() == (
        "ne: born at step 5, nowhere on its own from step 6 on: scaffolding."
    )
    page.life_lines.shown.value_chosen.emit(page.life_lines.shown.value())
    page.life_lines.shown.set_value("lasting")
    page.life_lines.shown.value_chosen.emit("lasting")
    trace = session.trace
    assert trace is not None
    assert {trace.token(int(token)) for token in page.lives.tokens} == {
        "low", "newest", "widest", "lower",
    }  # fmt: skip


def test_of_bytes_the_curve_speaks_of_bytes_as_the_training_does(
    page: CurvePage, session: Session, qtbot: QtBot
) -> None:
    session.set_text("дождь дождь дождём")
    session.set_setup(TrainingSetup("document", TrainingOptions(alphabet="bytes", merges=4)))
    settle(page, session, qtbot)
    assert page._panels[0].accessibleName() == "Bytes per token"
    session.seek(0)
    assert page.said.text() == "256 tokens: 1.00 bytes per token."
    page.held_out.text_edited.emit("дождик")
    settle(page, session, qtbot)
    qtbot.waitUntil(lambda: len(page.chart.frame.curves) == 2, timeout=WAIT)
    assert page.said.text() == (
        "256 tokens: 1.00 bytes per token on the training text, 1.00 on the held-out text."
    )


def test_bytes_that_never_occur_have_no_life_line_and_are_counted(
    page: CurvePage, session: Session, qtbot: QtBot
) -> None:
    assert page.life_lines.accessibleName() == "Life lines of the tokens"
    session.set_text("aab ab")
    session.set_setup(TrainingSetup("document", TrainingOptions(alphabet="bytes", merges=2)))
    settle(page, session, qtbot)
    assert len(page.lives.tokens) == 3 + 2  # a, b, the space, and what was merged
    assert page.life_lines.shown.itemText(0) == "all tokens: 5"
    assert page.life_lines.accessibleName() == "Life lines; bytes that never occur: 253"


def test_return_on_a_life_line_goes_to_its_birth(page: CurvePage, session: Session) -> None:
    session.seek(8)
    page.lives.setFocus()
    QTest.keyClick(page.lives, Qt.Key.Key_Up)
    QTest.keyClick(page.lives, Qt.Key.Key_Return)
    assert session.player.position == 7


def test_of_a_list_of_words_no_part_can_be_held_out_but_words_can(
    page: CurvePage, session: Session, qtbot: QtBot
) -> None:
    page.held_out.part_requested.emit(0.1)
    assert page.state.held_out.kind == "none"
    page.held_out.kind_requested.emit("text")
    assert page.held_out.text.text() == "nest lowest newer widen"
    settle(page, session, qtbot)
    answer = page.state.answer
    assert answer is not None and answer.curve.held_out is not None
    corpus = Corpus.from_counts({"nest": 1, "lowest": 1, "newer": 1, "widen": 1})
    assert session.trace is not None
    expected = size_curve(session.trace, corpus).held_out
    assert expected is not None
    assert answer.curve.held_out.tokens.tolist() == expected.tokens.tolist()


def test_overfitting_is_seen_on_the_small_russian_corpus(
    souls: CurvePage, session: Session
) -> None:
    answer = souls.state.answer
    assert answer is not None and answer.curve.held_out is not None
    training, held_out = answer.curve.training, answer.curve.held_out
    assert answer.curve.stops_by_itself == len(answer.curve.vocabulary_sizes) - 1
    assert training.characters_per_token[-1] > 1.5 * held_out.characters_per_token[-1]
    start = held_out.nearly_all_gains
    assert grows_alone(answer.curve) == start == souls.chart.frame.idle
    assert start < 0.5 * answer.curve.stops_by_itself
    assert "+" in souls.overfitting.text()


def test_a_part_that_is_held_out_is_not_trained_on(souls: CurvePage, session: Session) -> None:
    sample = find_sample("dead-souls")
    assert sample is not None
    training, held_out = ("".join(lines) for lines in split_off([sample.read()], 0.1))
    assert session.source.text == training
    trace = Trace(train(Corpus.from_texts([training])))
    expected = size_curve(trace, Corpus.from_texts([held_out]))
    answer = souls.state.answer
    assert answer is not None
    assert list(curve_rows(answer.curve)) == list(curve_rows(expected))


def test_without_a_held_out_part_the_whole_corpus_is_trained_on_again(
    souls: CurvePage, session: Session, qtbot: QtBot
) -> None:
    souls.held_out.kind_requested.emit("none")
    settle(souls, session, qtbot)
    assert session.source.sample == "dead-souls"
    assert session.setup == TrainingSetup("document", TrainingOptions())
    answer = souls.state.answer
    assert answer is not None and answer.curve.held_out is None


def test_holding_out_a_part_keeps_the_step_and_says_what_is_trained(
    souls: CurvePage, session: Session, qtbot: QtBot
) -> None:
    assert souls.said.text().endswith("Trained on the first 90\N{NO-BREAK SPACE}% of the corpus.")
    session.seek(700)
    souls.held_out.part_requested.emit(0.2)
    settle(souls, session, qtbot)
    assert session.player.position == 700
    souls.held_out.kind_requested.emit("none")
    settle(souls, session, qtbot)
    assert session.player.position == 700
    assert "Trained on" not in souls.said.text()


def test_life_lines_fold_where_there_is_little_height_and_come_when_wished(
    page: CurvePage, qtbot: QtBot
) -> None:
    assert page.with_lives.isChecked() and set(page.panels()) == {"curve", "lives"}
    high = page.chart.height()
    page.resize(1000, 12 * page.fontMetrics().height())
    qtbot.waitUntil(page.life_lines.isHidden, timeout=WAIT)
    assert not page.with_lives.isChecked() and set(page.panels()) == {"curve"}
    page.with_lives.click()
    assert page.life_lines.isVisible()
    page.with_lives.click()
    page.resize(1200, 640)
    qtbot.waitUntil(lambda: page.chart.height() > high, timeout=WAIT)


def test_another_corpus_forgets_the_part_that_was_held_out(
    souls: CurvePage, session: Session
) -> None:
    session.open_sample("cat")
    assert souls.state.held_out.kind == "none"
    assert souls.held_out.kind.value() == "none"
    assert session.source.sample == "cat"


def test_gains_that_go_on_at_the_last_step_have_no_end(
    page: CurvePage, session: Session, qtbot: QtBot
) -> None:
    session.set_setup(TrainingSetup("none", TrainingOptions(merges=2)))
    page.held_out.text_edited.emit("nest lowest")
    settle(page, session, qtbot)
    assert [mark.kind for mark in page.chart.frame.marks] == ["nearly"]


def test_a_problem_is_told_in_the_language_of_now(page: CurvePage, session: Session) -> None:
    session.set_text("word")
    page.held_out.part_requested.emit(0.1)
    page.tr = "<{}>".format  # type: ignore[method-assign]
    page.retranslate()
    assert page.said.text() == "<This corpus is too short for a part of it to be held out.>"


def test_a_corpus_that_is_too_short_is_not_parted(page: CurvePage, session: Session) -> None:
    session.set_text("word")
    page.held_out.part_requested.emit(0.1)
    assert page.said.text() == "This corpus is too short for a part of it to be held out."
    assert session.source.text == "word"


def test_no_curve_of_an_earlier_training_is_shown_while_another_one_runs(
    page: CurvePage, session: Session, qtbot: QtBot
) -> None:
    session.open_sample("alice")
    assert session.training
    session.trace_changed.emit()
    qtbot.waitUntil(lambda: not session.training or page.state.answer is None, timeout=WAIT)
    settle(page, session, qtbot)
    answer, trace = page.state.answer, session.trace
    assert answer is not None and trace is not None
    assert len(answer.curve.vocabulary_sizes) == len(trace) + 1


def test_a_file_can_be_held_out(page: CurvePage, tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("newest lowest", encoding="utf-8")
    page.state.hold_out_file(path)
    assert page.held_out.kind.currentText() == "file: other.txt"
    assert [curve.line for curve in page.chart.frame.curves] == ["training", "held_out"]


def test_a_file_that_is_not_there_is_told(page: CurvePage, tmp_path: Path) -> None:
    page.state.hold_out_file(tmp_path / "nothing.txt")
    assert "nothing.txt" in page.said.text()
    assert page.state.held_out.kind == "none"


def test_both_tables_are_saved_for_spreadsheets(page: CurvePage, tmp_path: Path) -> None:
    answer, trace = page.state.answer, page.state.trace
    assert answer is not None and trace is not None
    path = tmp_path / "curve.csv"
    page._saver.write(path, curve_rows(answer.curve))
    lines = path.read_bytes().decode().split("\r\n")
    assert lines[0] == "position,vocabulary_size,training_tokens,training_characters_per_token"
    assert lines[1] == "0,10,79,1.0"
    assert len(lines) == 1 + 13 + 1


@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("language", translation.languages())
def test_both_pictures_are_drawn_in_every_format(
    page: CurvePage, qapp: QApplication, tmp_path: Path, language: str, look: str
) -> None:
    theme.apply(qapp, look)
    translation.install(qapp, language)
    for name, panel in page.panels().items():
        for ending in pictures.FORMATS:
            path = tmp_path / f"{name}{ending}"
            pictures.save_picture(panel, path)
            assert path.stat().st_size > 1000


def test_a_text_of_one_line_is_cut_between_two_words() -> None:
    assert parted(["to be or not to be"], 0.1) == ("to be or not to ", "be")
    assert parted(["word"], 0.1) is None
    assert parted([], 0.1) is None

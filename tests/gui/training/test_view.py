"""The training view on a real session: every panel shows it, every control changes it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine import TrainingOptions
from gui.look import theme, translation
from gui.session import Session
from gui.state.preferences import Preferences
from gui.training import view as view_module
from gui.training.ties_state import TiesState
from gui.training.view import TrainingView
from gui.work.samples import samples
from gui.work.setup import TrainingSetup

WAIT = 30_000


@pytest.fixture
def view(qtbot: QtBot, session: Session) -> TrainingView:
    view = TrainingView(session)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.show()
    session.start()
    return view


def finish(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)


def big_text() -> str:
    return " ".join(f"{number * 7919 % 100_003:x}" for number in range(100_000))


def texts(widget: QWidget) -> str:
    """Everything a screen reader can learn of a widget and what is in it."""
    parts = [widget, *widget.findChildren(QWidget)]
    return "\n".join(f"{part.accessibleName()}\n{part.accessibleDescription()}" for part in parts)


# What is shown


def test_the_view_opens_before_the_session_has_anything(qtbot: QtBot, session: Session) -> None:
    view = TrainingView(session)
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.show()
    view.grab()
    session.start()
    assert view._player_bar._length == 12


def test_every_panel_shows_the_first_position(view: TrainingView) -> None:
    panels = view.panels()
    assert "e and s, 9 times" in texts(panels["bars"])
    assert "2-way tie at 9" in texts(panels["bars"])
    assert "n e w e s t, 6 times" in texts(panels["words"])
    assert "newest" in texts(panels["ties"])
    assert view._numbers.texts()
    assert view._merges._model.rowCount() == 12
    assert view._corpus.editor.text().startswith("low\t5")
    assert np.array_equal(view._player_bar._ties, [0, 2, 4, 5, 7, 8, 10])


def test_every_panel_follows_the_position(view: TrainingView, session: Session) -> None:
    session.seek(5)
    panels = view.panels()
    assert "ne and w, 6 times" in texts(panels["bars"])
    assert "ne w est, 6 times" in texts(panels["words"])
    assert view._player_bar._position == 5
    state = view._ties._state
    assert isinstance(state, TiesState) and state.winner[:2] == ("ne", "w")


def test_a_moving_frame_is_drawn_from_both_its_positions(
    view: TrainingView, session: Session
) -> None:
    session.player.step(1)
    session.player.advance(0.2)
    base, alpha = session.player.frame
    assert (base, session.player.position) == (0, 1) and 0 < alpha < 1
    canvas = view._words._canvas
    before, after, shown = canvas.frame()
    assert shown == alpha
    assert before.rows[0].merges == (3,) and after is not None
    session.player.advance(10)
    assert canvas.frame()[1:] == (None, 0.0)


def test_the_numbers_and_the_slider_know_how_far_training_has_come(
    qtbot: QtBot, view: TrainingView, session: Session
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    available = view._player_bar._available
    assert available == len(session.trace)
    finish(qtbot, session)
    assert view._player_bar._available is None
    assert view._player_bar._length == len(session.trace)


def test_a_long_training_shows_its_progress_and_can_be_cancelled(
    qtbot: QtBot, view: TrainingView, session: Session
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    assert view._work.isHidden()
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    qtbot.waitUntil(lambda: not view._work.isHidden())
    view._work.findChild(QPushButton).click()
    assert not session.training and view._work.isHidden()
    assert "cancelled" in view._notice.sentence
    view._notice.findChild(QPushButton).click()
    assert session.training and view._notice.isHidden()
    session.cancel_training()


# What can be done


def test_the_player_bar_moves_the_player(view: TrainingView, session: Session) -> None:
    bar, player = view._player_bar, session.player
    bar.seek_requested.emit(4)
    assert player.position == 4
    bar.step_requested.emit(1)
    assert player.position == 5
    bar.jump_requested.emit(10)
    assert player.position == 12
    bar.previous_tie_requested.emit()
    assert player.position == 10
    bar.previous_tie_requested.emit()
    bar.next_tie_requested.emit()
    assert player.position == 10
    bar.speed_requested.emit(4.0)
    assert player.speed == 4.0 and session.preferences.speed == 4.0
    bar.loop_requested.emit(True)
    assert player.loop
    bar.toggle_requested.emit()
    assert player.playing
    bar.toggle_requested.emit()
    assert not player.playing


def test_a_merge_that_is_clicked_is_gone_to(view: TrainingView, session: Session) -> None:
    view._merges.position_requested.emit(7)
    assert session.player.position == 7


def test_a_pair_that_is_clicked_leads_to_its_merge(view: TrainingView, session: Session) -> None:
    lo = next(bar.key for bar in view._presenter.bars(0).bars if bar.left + bar.right == "lo")
    view._bars.pair_clicked.emit(lo)
    assert session.player.position == 2
    view._ties.pair_clicked.emit((0, 0))
    assert session.player.position == 2


def test_the_corpus_panel_changes_the_corpus(
    qtbot: QtBot, view: TrainingView, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "corpus.txt"
    path.write_text("low lower", encoding="utf-8")
    view._corpus.sample_requested.emit("hugs")
    assert session.source.sample == "hugs"
    view._corpus.text_edited.emit("new newer")
    assert session.source.text == "new newer"
    view._corpus.files_requested.emit([path])
    finish(qtbot, session)
    assert session.source.paths == (path,)
    assert view._corpus.editor.text() == "low lower"


def test_the_usual_options_of_a_sample_are_offered_as_long_as_it_has_others(
    view: TrainingView, session: Session, qtbot: QtBot
) -> None:
    button, usual = view._setup.options.usual, session.setup
    assert button.isHidden()
    session.set_setup(TrainingSetup(usual.rule, TrainingOptions(merges=3)))
    assert not button.isHidden()
    session.set_text("low lower")
    assert button.isHidden()  # a text of one's own has no usual options
    session.open_sample("four-words")
    session.set_setup(TrainingSetup(usual.rule, TrainingOptions(merges=3)))
    button.click()
    finish(qtbot, session)
    assert button.isHidden() and session.setup == usual


def test_the_options_panel_changes_the_setup(view: TrainingView, session: Session) -> None:
    setup = TrainingSetup("none", TrainingOptions(tie_rule="greatest-symbols"))
    view._setup.options.options_requested.emit(setup)
    assert session.setup == setup
    assert view._setup.options.setup() == setup
    session.open_sample("hugs")
    assert view._setup.options.setup() == session.setup


def test_an_unknown_encoding_is_asked_for_in_the_corpus_panel(
    qtbot: QtBot, view: TrainingView, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes(("Да, но фальшивый экземпляр! " * 5).encode("cp1251"))
    view.set_setup_visible(False)
    session.open_files([path])
    finish(qtbot, session)
    question = view._corpus.question
    assert view.setup_visible and not question.isHidden()
    question.buttons[0].click()
    finish(qtbot, session)
    assert session.source.encoding == "cp1251"
    assert "фальшивый" in view._corpus.editor.text()
    assert question.isHidden() and view._notice.isHidden()


def test_a_word_is_searched_and_pinned(qtbot: QtBot, view: TrainingView, session: Session) -> None:
    view.find_word()
    field = view._words.head.findChild(QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "lower")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    rows = view._words._canvas.frame()[0].rows
    assert [row.key for row in rows] == [1]
    view._words.pin_requested.emit(1)
    field.clear()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    rows = view._words._canvas.frame()[0].rows
    assert [row.key for row in rows if row.pinned] == [1]
    session.set_setup(TrainingSetup("none", TrainingOptions(tie_rule="lowest-ids")))
    assert [row.key for row in view._words._canvas.frame()[0].rows if row.pinned] == [1]
    view._words.pin_requested.emit(1)
    assert not any(row.pinned for row in view._words._canvas.frame()[0].rows)
    view._words.pin_requested.emit(1)
    session.open_sample("hugs")
    assert not any(row.pinned for row in view._words._canvas.frame()[0].rows)


def test_a_notice_is_put_away(view: TrainingView, session: Session) -> None:
    session.set_text("")
    assert "empty" in view._notice.sentence
    view._notice.dismiss_requested.emit()
    assert view._notice.isHidden()


def test_the_way_back_from_a_replay_is_in_the_notice(
    view: TrainingView, session: Session, tmp_path: Path
) -> None:
    session.save_tokenizer(tmp_path / "four.json")
    session.open_tokenizer(tmp_path / "four.json")
    view._notice.findChild(QPushButton).click()
    assert not session.replaying and view._notice.isHidden()


def test_each_step_is_announced(
    view: TrainingView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(view_module, "announce", lambda _, sentence: said.append(sentence))
    session.seek(3)
    view.panels()  # all as they should be
    assert said == ["Step 3: l + o become lo, 7 times. Next: lo + w, count 7."]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_takes_the_focus_has_a_name(
    view: TrainingView, session: Session, language: str
) -> None:
    translation.install(QApplication.instance(), language)
    QApplication.processEvents()  # the view hears of a language in an event
    session.set_text("")
    for part in view.findChildren(QWidget):
        takes_focus = part.focusPolicy() & Qt.FocusPolicy.TabFocus and not part.focusProxy()
        if takes_focus and part.isVisibleTo(view):
            assert part.accessibleName() or part.text(), part


def test_tab_visits_every_panel_and_is_held_by_none(qtbot: QtBot, view: TrainingView) -> None:
    view.activateWindow()
    view._setup.tabBar().setFocus()
    visited: list[str] = []
    for _ in range(40):
        part = view.focusWidget()
        assert part is not None
        visited.append(part.accessibleName())
        qtbot.keyClick(part, Qt.Key.Key_Tab)
    words = ["Corpus", "Words and counts", "Pair frequencies", "Find a word", "Tied pairs"]
    order = [*words, "Filter the merges", "Merges", "Play", "Position in the training", "Speed"]
    assert sorted(map(visited.index, order)) == list(map(visited.index, order))


def test_the_step_is_told_again_in_another_language(view: TrainingView, session: Session) -> None:
    told: list[str] = []
    view.step_told.connect(told.append)
    session.seek(1)
    view.panels()
    assert told[-1].startswith("Step 1")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translation.install(app, "ru")
    app.processEvents()
    view.panels()
    assert told[-1].startswith("Шаг 1")


# Layout


def test_the_setup_is_hidden_and_shown_and_remembered(
    qtbot: QtBot, view: TrainingView, session: Session
) -> None:
    with qtbot.waitSignal(view.setup_visible_changed):
        view.set_setup_visible(False)
    assert not view.setup_visible and not session.preferences.setup_visible
    with qtbot.assertNotEmitted(view.setup_visible_changed):
        view.set_setup_visible(False)
    again = TrainingView(session)
    qtbot.addWidget(again)
    assert not again.setup_visible


def test_sizes_are_remembered_and_can_be_reset(
    qtbot: QtBot, view: TrainingView, session: Session
) -> None:
    columns = view._columns
    first = columns.sizes()
    columns.moveSplitter(400, 1)
    changed = columns.sizes()
    assert changed != first
    assert session.preferences.sizes("columns", 3) == changed
    again = TrainingView(session)
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    assert again._columns.sizes() == changed
    again.reset_layout()
    assert again._columns.sizes() == first
    assert Preferences(QSettings()).sizes("columns", 3) is None


def test_a_hidden_setup_keeps_its_width(view: TrainingView, session: Session) -> None:
    view._columns.moveSplitter(350, 1)
    width = view._columns.sizes()[0]
    view.set_setup_visible(False)
    view._columns.moveSplitter(900, 2)
    sizes = session.preferences.sizes("columns", 3)
    assert sizes is not None and sizes[0] == width


def test_corrupted_sizes_are_as_if_there_were_none(qtbot: QtBot, session: Session) -> None:
    for value in ("[1, 2]", "[0, 0, 0]", "[-5, 3, 9]", "nonsense"):
        QSettings().setValue("layout/splitter_columns", value)
        view = TrainingView(session)
        qtbot.addWidget(view)
        view.resize(1280, 720)
        view.show()
        assert min(view._columns.sizes()) > 150


def test_twenty_pairs_fit_into_the_window_at_1280_by_800(
    qtbot: QtBot, view: TrainingView, session: Session
) -> None:
    view.resize(1280, 709)  # what menu, tool bar and status bar leave
    for name in ("light", "dark"):
        theme.apply(QApplication.instance(), name)
        QApplication.processEvents()
        assert view._bars.capacity() >= 20


@pytest.mark.parametrize("size", [(1024, 609), (1280, 709), (1920, 989), (3840, 2040)])
@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_panel_keeps_a_useful_size(
    qtbot: QtBot, session: Session, size: tuple[int, int], name: str, language: str
) -> None:
    app = QApplication.instance()
    theme.apply(app, name)
    translation.install(app, language)
    view = TrainingView(session)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    session.start()
    QApplication.processEvents()
    assert view.width() == size[0], view.minimumSizeHint()
    assert view.height() <= max(size[1], view.minimumSizeHint().height())
    letter = view.fontMetrics().averageCharWidth()
    for panel in ("bars", "words", "ties", "merges"):
        assert view.panels()[panel].width() >= 30 * letter
    assert view._bars.capacity() >= 5
    assert view._words.capacity() >= 2
    view.grab()


def test_language_and_theme_change_while_running(view: TrainingView, session: Session) -> None:
    app = QApplication.instance()
    session.set_text("")
    english = view._notice.sentence
    translation.install(app, "ru")
    QApplication.processEvents()
    assert view._notice.sentence != english
    theme.apply(app, "projector")
    QApplication.processEvents()
    view.grab()


@pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.id)
def test_every_sample_can_be_walked_through(
    qtbot: QtBot, view: TrainingView, session: Session, sample: object
) -> None:
    session.open_sample(sample.id)
    finish(qtbot, session)
    assert session.notice is None
    for position in (0, 1, session.player.length // 2, session.player.length):
        session.seek(position)
        view.grab()


def test_a_line_of_a_megabyte_without_spaces_gets_a_sentence(
    qtbot: QtBot, view: TrainingView, session: Session
) -> None:
    session.set_setup(TrainingSetup("none", TrainingOptions(merges=40)))
    session.set_text("abracadabra" * 100_000)
    finish(qtbot, session)
    assert "one word" in view._notice.sentence
    session.seek(20)
    view.grab()


def test_closing_the_window_in_the_middle_of_a_training_is_quiet(
    qtbot: QtBot, session: Session
) -> None:
    view = TrainingView(session)
    view.show()
    with qtbot.waitSignal(session.training_progressed, timeout=WAIT):
        session.set_text(big_text())
    session.close()
    view.close()
    view.deleteLater()
    QApplication.processEvents()


# Taking an edit of the corpus back


def test_undoing_an_edit_gives_back_the_sample_and_the_step(
    view: TrainingView, session: Session
) -> None:
    editor = view._corpus.editor
    session.seek(4)
    before = editor.text()
    editor.selectAll()
    editor.insertPlainText("another text over it")
    editor.tell_now()
    assert (session.source.kind, session.player.position) == ("text", 0)
    session.seek(1)
    editor.undo()
    editor.tell_now()
    assert editor.text() == before
    assert (session.source.sample, session.player.position) == ("four-words", 4)
    assert view._corpus.choice.value() == "four-words"
    editor.redo()
    editor.tell_now()
    assert (session.source.text, session.player.position) == ("another text over it", 1)


def test_undoing_an_edit_of_a_file_shows_the_file_again(
    view: TrainingView, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("hot hotter hottest", encoding="utf-8")
    session.open_files([path])
    qtbot.waitUntil(lambda: session.source.paths == (path,), timeout=WAIT)
    finish(qtbot, session)
    session.seek(2)
    view._corpus.editor.insertPlainText("x")
    view._corpus.editor.tell_now()
    assert session.source.kind == "text"
    view._corpus.editor.undo()
    view._corpus.editor.tell_now()
    assert (session.source.paths, session.player.position) == ((path,), 2)

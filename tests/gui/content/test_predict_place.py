"""A class guesses in the window: by keyboard alone, with a real training, in both views."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication

from gui.content.window_content import WindowContent
from gui.export.session_state import record_of
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.predict.ballot import Score

pytestmark = pytest.mark.usefixtures("reduced_motion")

KEY = Qt.Key
WAIT = 30_000


@pytest.fixture
def window(qtbot, session):
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    qtbot.waitUntil(lambda: session.trace is not None and not session.training, timeout=WAIT)
    window.take_size((1280, 800))
    window.show()
    window.activateWindow()
    window.content.training.setFocus()
    yield window


@pytest.fixture
def content(window):
    return window.content


@pytest.fixture
def pairs(content):
    """The guessing of pairs, begun."""
    content.actions["predict"].trigger()
    return content.training.guess.guessing


@pytest.fixture
def cuts(content, session, qtbot):
    """The guessing of cuts, begun."""
    content.show_view("compare")
    session.compare.set_text("lowest nest newer lowZ")
    content.view().setFocus()
    qtbot.waitUntil(lambda: session.compare.settled, timeout=WAIT)
    content.actions["predict"].trigger()
    return content.compare.guess.guessing


def press(qtbot, *keys):
    """Press keys wherever the focus is."""
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget(), key)


def bars(content):
    return content.training._bars.state()


def test_a_key_begins_and_hides_what_comes_next(content, qtbot):
    press(qtbot, KEY.Key_F12)
    view = content.training
    view.panels()  # everything is up to date
    assert content.actions["predict"].isChecked()
    assert bars(content).asked
    assert all(bar.hidden for bar in bars(content).bars)
    words = view._words._canvas.state()
    assert not any(row.touched or row.merges for row in words.rows)
    assert words.makes is None
    assert view._merges._model.rowCount() == 0
    assert not view._ties.isVisible()
    assert view.guess.sentence() == "Which pair is merged next?"
    told = view._bars.accessibleDescription()
    assert "merged next" not in told
    assert "tie" not in told


def test_digits_vote_return_tells_and_goes_on(content, session, pairs, qtbot):
    press(qtbot, KEY.Key_1, KEY.Key_1, KEY.Key_9, KEY.Key_Backspace, KEY.Key_7)
    assert pairs.current.ballot.cast == (0, 0, 6)
    press(qtbot, KEY.Key_Return)
    assert (session.player.position, pairs.asking) == (0, False)
    assert pairs.prediction.score == Score(3, 3, 1, 1)  # e s and s t are tied: both are right
    shown = {(bar.left, bar.right): bar.guess for bar in bars(content).bars}
    assert shown["e", "s"][1:] == (2, True)
    assert shown["s", "t"][1:] == (1, True)
    said = content.training.guess._parts.answers.question.summary()
    assert said.startswith("The class was right.")
    assert "2 pairs are equally frequent: each of them counts as right. The rule decides." in said
    assert "first met in newest" in said
    press(qtbot, KEY.Key_Return)
    assert (session.player.position, pairs.asking) == (1, True)


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Right, KEY.Key_PageDown, KEY.Key_Enter])
def test_every_key_that_goes_on_tells_first(session, pairs, qtbot, key):
    press(qtbot, key)
    assert (session.player.position, pairs.asking) == (0, False)
    press(qtbot, key)
    assert (session.player.position, pairs.asking, session.player.playing) == (1, True, False)


def test_stepping_back_shows_the_past_as_it_was(content, session, pairs, qtbot):
    press(qtbot, KEY.Key_1, KEY.Key_Return, KEY.Key_Return, KEY.Key_2, KEY.Key_Left)
    assert session.player.position == 0
    assert pairs.current.told
    assert not bars(content).asked
    press(qtbot, KEY.Key_Right)
    assert pairs.asking
    assert pairs.current.ballot.cast == (1,)


def test_a_click_on_a_bar_votes_and_goes_nowhere(content, session, pairs):
    content.training._bars.pair_clicked.emit(bars(content).bars[3].key)
    assert pairs.current.ballot.cast == (3,)
    assert session.player.position == 0


def test_a_whole_training_is_guessed_and_ends_in_words(content, session, pairs, qtbot):
    steps = len(session.trace)
    for position in range(steps):
        assert (session.player.position, pairs.asking) == (position, True)
        press(qtbot, KEY.Key_1, KEY.Key_Return, KEY.Key_Return)
    assert session.player.position == steps
    assert not pairs.asking
    assert pairs.prediction.score.rounds == steps
    assert content.training.guess._parts.answers.question.summary()
    press(qtbot, KEY.Key_Return)


def test_another_corpus_is_asked_about_and_the_score_goes_on(content, session, pairs, qtbot):
    press(qtbot, KEY.Key_1, KEY.Key_Return)
    session.set_text("abababab abc")
    qtbot.waitUntil(lambda: not session.training and pairs.asking, timeout=WAIT)
    assert bars(content).asked
    assert pairs.prediction.score.rounds == 1


def test_a_new_score_asks_again(pairs, qtbot):
    press(qtbot, KEY.Key_1, KEY.Key_Return)
    pairs.prediction.reset()
    assert pairs.asking
    assert pairs.prediction.score == Score()


def test_the_end_of_guessing_shows_everything_again(content, session, pairs, qtbot):
    press(qtbot, KEY.Key_1, KEY.Key_F12)
    content.training.panels()
    assert not bars(content).asked
    assert content.training._ties.isVisible()
    assert content.training._merges._model.rowCount() == len(session.trace)
    press(qtbot, KEY.Key_1, KEY.Key_Right)
    assert session.player.position == 1


def test_text_fields_keep_their_keys(content, pairs, qtbot):
    content.training.find_word()
    field = QApplication.focusWidget()
    press(qtbot, KEY.Key_1, KEY.Key_2, KEY.Key_Backspace, KEY.Key_Return)
    assert field.text() == "1"
    assert pairs.current.ballot.cast == ()
    assert pairs.asking


def test_a_lesson_keeps_page_down(content, session, pairs, qtbot):
    content.lessons.open("vocabulary")
    qtbot.waitUntil(lambda: content.lessons.settled, timeout=WAIT)
    before = content.lessons.state.index, content.lessons.state.answer_shown
    votes = pairs.prediction.score
    press(qtbot, KEY.Key_PageDown)
    assert (content.lessons.state.index, content.lessons.state.answer_shown) != before
    assert pairs.prediction.score == votes


def test_nothing_is_written_about_anyone(session, pairs, qtbot, content):
    before = record_of(session, "training")
    settings = {key: QSettings().value(key) for key in QSettings().allKeys()}
    press(qtbot, KEY.Key_1, KEY.Key_2, KEY.Key_Return)
    assert record_of(session, "training") == before
    assert {key: QSettings().value(key) for key in QSettings().allKeys()} == settings


def test_where_there_is_nothing_to_guess_the_training_is_shown(content):
    content.show_view("explore")
    content.actions["predict"].trigger()
    assert content.view() is content.training
    assert content.training.guess.guessing.asking


# Cuts


def test_the_word_stands_in_the_place_of_the_lanes(content, cuts):
    view = content.compare
    assert cuts.asking
    assert not view._area.isVisible()
    assert not view._side.isVisible()
    assert not view._why.isVisible()
    assert view._cuts.stage.state().characters == tuple("lowest")
    assert not view._cuts.stage.state().tokens


def test_gaps_are_voted_for_told_and_the_next_word_asked(content, cuts, qtbot):
    stage = content.compare._cuts.stage
    press(qtbot, KEY.Key_3, KEY.Key_3, KEY.Key_0)
    assert [guess.votes for guess in stage.state().gaps] == [0, 0, 2, 0, 0]
    assert stage.state().whole.votes == 1
    press(qtbot, KEY.Key_Return)
    assert [token.label for token in stage.state().tokens] == ["low", "est"]
    assert cuts.prediction.score == Score(3, 2, 1, 1)
    said = content.compare._cuts.question.summary()
    assert said.startswith("The class was right.")
    assert "Lane A: low | est" in said
    press(qtbot, KEY.Key_Return)
    assert cuts.asking
    assert "".join(stage.state().characters).strip("·") == "nest"
    press(qtbot, KEY.Key_Left)
    assert stage.state().characters == tuple("lowest")
    assert stage.state().told


def test_it_is_told_why_the_favourite_gap_is_cut_or_is_not(content, session, cuts, qtbot):
    def summary():
        return content.compare._cuts.question.summary().replace("\N{NO-BREAK SPACE}", " ")

    press(qtbot, KEY.Key_3, KEY.Key_Return)
    qtbot.waitUntil(lambda: "Cut between w and e. low + est was never learned." in summary())
    press(qtbot, KEY.Key_Return, KEY.Key_3, KEY.Key_Return)
    qtbot.waitUntil(lambda: "No cut between e and s. " in summary())
    press(qtbot, KEY.Key_Return)
    assert "between" not in summary()


def test_the_keys_go_to_the_text_again_when_the_guessing_ends(content, cuts):
    content.actions["predict"].trigger()
    assert content.compare.isAncestorOf(QApplication.focusWidget())


def test_the_player_of_the_training_stands_still(session, cuts, qtbot):
    press(qtbot, KEY.Key_Right, KEY.Key_Right, KEY.Key_Space)
    assert session.player.position == 0
    assert cuts.player.position == 1


def test_other_gaps_of_a_long_word_are_reached_with_the_arrows(content, session, cuts, qtbot):
    session.compare.set_text("newestlowestwidest")
    qtbot.waitUntil(lambda: cuts.word_total == 1, timeout=WAIT)
    stage = content.compare._cuts.stage
    press(qtbot, KEY.Key_Down, KEY.Key_2)
    assert stage.state().gaps[10].votes == 1
    assert stage.state().gaps[10].number == 2
    press(qtbot, KEY.Key_Up, KEY.Key_2)
    assert stage.state().gaps[1].votes == 1


def test_a_click_on_a_gap_votes(content, cuts):
    content.compare._cuts.stage.option_clicked.emit(4)
    assert cuts.current.ballot.cast == (4,)


def test_another_lane_cuts_elsewhere(content, cuts, qtbot):
    content.compare._cuts.lane_requested.emit(1)
    assert cuts.lane == 1
    assert cuts.asking
    press(qtbot, KEY.Key_Return)
    labels = [token.label for token in content.compare._cuts.stage.state().tokens]
    assert labels == ["lowe", "s", "t"]


def test_a_letter_asks_about_its_lane_and_the_answer_of_the_other_is_no_hint(content, cuts, qtbot):
    question = content.compare._cuts.question
    assert question.summary().startswith("Where will lane A cut this word?")
    assert "A–\N{WORD JOINER}B choose the lane." in question.summary()
    press(qtbot, KEY.Key_Return)
    assert "Lane A: low | est" in question.summary()
    assert "Lane B" not in question.summary()
    press(qtbot, KEY.Key_B)
    assert (cuts.lane, cuts.asking) == (1, True)
    assert question.summary().startswith("Where will lane B cut this word?")
    press(qtbot, KEY.Key_Return)
    assert "Lane B: lowe | s | t" in question.summary()
    assert "Lane A: low | est" in question.summary()


def test_a_russian_keyboard_chooses_the_lane_with_the_same_keys(window, cuts):
    ready = [each for each in window.findChildren(QShortcut) if each.isEnabled()]
    assert {"A", "Ф", "B", "И"} <= {each.key().toString() for each in ready}
    assert not {"C", "С", "D", "В"} & {each.key().toString() for each in ready}


def test_letters_without_a_lane_choose_nothing(content, session, cuts, qtbot):
    press(qtbot, KEY.Key_C)
    assert cuts.lane == 0
    session.compare.remove_lane(1)
    qtbot.waitUntil(lambda: cuts.lanes == 1, timeout=WAIT)
    press(qtbot, KEY.Key_B)
    assert cuts.lane == 0
    question = content.compare._cuts.question
    assert question.summary().startswith("Where will this word be cut?")


def test_after_the_last_word_it_says_so(content, cuts, qtbot):
    for _ in range(cuts.word_total):
        press(qtbot, KEY.Key_Return, KEY.Key_Return)
    assert content.compare._cuts.question.summary().startswith("That was the last word.")
    press(qtbot, KEY.Key_Home)
    assert cuts.current.told


def test_a_text_without_words_is_said_to_have_none(content, session, cuts, qtbot):
    session.compare.set_text("a")
    qtbot.waitUntil(lambda: cuts.word_total == 0, timeout=WAIT)
    assert content.compare._cuts.question.summary().startswith("No word to guess.")


def test_the_lanes_come_back(content, cuts, qtbot):
    press(qtbot, KEY.Key_F12)
    view = content.compare
    assert view._area.isVisible()
    assert view._side.isVisible()
    assert not view._cuts.isVisible()


def test_both_views_share_the_score(content, session, pairs, qtbot):
    press(qtbot, KEY.Key_1, KEY.Key_Return)
    content.show_view("compare")
    content.view().setFocus()
    cuts = content.compare.guess.guessing
    qtbot.waitUntil(lambda: cuts.asking, timeout=WAIT)
    assert not pairs.asking
    press(qtbot, KEY.Key_3, KEY.Key_Return)
    assert pairs.prediction.score == Score(2, 2, 2, 2)


@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_it_fits_in_every_language_theme_and_size(window, qtbot, qapp, language, name, size):
    content = window.content
    theme.apply(qapp, name)
    translation.install(qapp, language)
    window.take_size(size)
    content.actions["predict"].trigger()
    for view in ("training", "compare"):
        content.show_view(view)
        content.view().setFocus()
        qapp.processEvents()
        press(qtbot, KEY.Key_1, KEY.Key_Return)
        qapp.processEvents()
        assert window.width() <= size[0]
        assert window.height() <= size[1]

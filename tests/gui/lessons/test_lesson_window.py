"""A lesson in the window: by keyboard alone, from any place, and in every look."""

from __future__ import annotations

from contextlib import suppress

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QToolButton, QWidget

from gui.content.window_content import WindowContent
from gui.lessons.fault_label import FaultLabel
from gui.lessons.lesson import Asked
from gui.lessons.reading import read_lesson
from gui.lessons.shipped import find_lesson, shipped_lessons
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.widgets.numbers_strip import NumbersStrip
from tests.gui.fitting import misfits, path_of
from tests.gui.lessons.lesson_files import (
    SHIPPED,
    small_lesson,
    tokenizer_file,
    write_lesson,
)

pytestmark = pytest.mark.usefixtures("reduced_motion")

KEY = Qt.Key
WAIT = 30_000


@pytest.fixture
def window(qtbot, session):
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    window.take_size((1280, 800))
    window.show()
    window.activateWindow()
    yield window
    window.content.lessons.close()


@pytest.fixture
def lessons(window):
    return window.content.lessons


@pytest.fixture
def small(tmp_path):
    return write_lesson(tmp_path / "small.json", small_lesson())


def act(window, name):
    window.content.actions[name].trigger()


def press(qtbot, key, modifier=Qt.KeyboardModifier.NoModifier):
    """Press a key wherever the focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    qtbot.keyClick(widget, key, modifier)


def arrive(qtbot, lessons):
    qtbot.waitUntil(lambda: lessons.settled, timeout=WAIT)
    QApplication.processEvents()


def settle(qtbot, window):
    """Wait until the program shows everything that belongs to the step, too."""
    content = window.content
    arrive(qtbot, content.lessons)
    qtbot.waitUntil(lambda: content.lab.settled, timeout=WAIT)
    for _ in range(4):  # what was arranged may ask for an arrangement
        QApplication.processEvents()


def wait_for(qtbot, holds):
    """On a busy machine what is shown is arranged some turns later; who waits asks then."""
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(holds)


def test_the_menu_offers_the_lessons_in_the_language_of_the_window(window, qapp):
    menu = window.content.menus.menu("lessons")
    menu.aboutToShow.emit()
    shown = [action.text() for action in menu.actions()[: len(shipped_lessons())]]
    assert shown[:3] == ["How a vocabulary is learned", "Two ways to split a word", "Bytes"]
    translation.install(qapp, "ru")
    qapp.processEvents()
    shown = [action.text() for action in menu.actions()[: len(shipped_lessons())]]
    assert shown[0] == "Как обучается словарь"


def test_choosing_a_lesson_opens_it_and_gives_it_the_keys(window, lessons, qtbot):
    window.content.menus.menu("lessons").actions()[1].trigger()
    arrive(qtbot, lessons)
    assert lessons.dock.isVisible()
    assert lessons.dock.windowTitle() == "Two ways to split a word"
    assert lessons.panel.text.hasFocus()
    assert window.content.view() is window.content.compare


@pytest.mark.parametrize("forward", [KEY.Key_PageDown, KEY.Key_Space])
@pytest.mark.parametrize(
    "lesson", [each for each in SHIPPED if not each.files], ids=lambda x: x.name
)
def test_the_keyboard_alone_gets_through_a_whole_lesson(window, lessons, qtbot, lesson, forward):
    lessons.open(lesson.name, 0)
    seen = []
    for _ in range(2 * len(lesson.steps)):
        arrive(qtbot, lessons)
        seen.append((lessons.state.index, lessons.state.answer_shown))
        press(qtbot, forward)
    with_answer = [
        (i, a) for i, s in enumerate(lesson.steps) for a in (False, True)[: 1 + bool(s.answer)]
    ]
    assert list(dict.fromkeys(seen)) == with_answer
    for _ in range(2 * len(lesson.steps)):
        press(qtbot, KEY.Key_PageUp)
        arrive(qtbot, lessons)
    assert lessons.state.index == 0


def test_a_remote_works_while_the_cursor_is_in_a_text_field(window, lessons, qtbot):
    lessons.open("two-ways", 0)
    arrive(qtbot, lessons)
    window.content.compare.edit_text()
    assert not lessons.panel.text.hasFocus()
    press(qtbot, KEY.Key_PageDown)
    assert lessons.state.index == 1
    press(qtbot, KEY.Key_PageUp)
    assert lessons.state.index == 0


def test_without_a_lesson_nothing_is_said_of_its_keys(window, lessons, qtbot):
    act(window, "lesson_panel")
    settle(qtbot, window)
    assert lessons.panel.isVisible()
    assert not lessons.panel._hint.isVisible()
    lessons.open("vocabulary", 0)
    settle(qtbot, window)
    assert lessons.panel._hint.isVisible()


def test_space_plays_where_the_lesson_has_not_the_keys_and_the_lesson_says_so(
    window, lessons, session, qtbot
):
    lessons.open("vocabulary", 2)
    arrive(qtbot, lessons)
    hints = [label.text() for label in lessons.panel.findChildren(QLabel)]
    assert "Space, Page Down: next. Page Up: back." in hints
    window.content.training.setFocus()
    hints = [label.text() for label in lessons.panel.findChildren(QLabel)]
    assert "Page Down: next. Page Up: back. Space plays." in hints
    press(qtbot, KEY.Key_Space)
    assert session.player.playing
    assert lessons.state.index == 2
    session.player.pause()


def test_the_keys_of_the_player_work_while_the_lesson_has_the_keys(window, lessons, session, qtbot):
    lessons.open("vocabulary", 2)
    arrive(qtbot, lessons)
    assert lessons.panel.text.hasFocus()
    for key, position in (
        (KEY.Key_Right, 6),
        (KEY.Key_T, 7),
        (KEY.Key_End, 12),
        (KEY.Key_Left, 11),
    ):
        press(qtbot, key)
        assert session.player.position == position
    press(qtbot, KEY.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert session.player.position == 5


def test_returning_by_key_brings_the_keys_back_to_the_lesson(window, lessons, qtbot):
    lessons.open("two-ways", 0)
    arrive(qtbot, lessons)
    window.content.compare.edit_text()
    act(window, "lesson_return")
    assert lessons.panel.text.hasFocus()


def test_page_down_is_nobody_elses_without_a_lesson(window, lessons, qtbot, small):
    assert not window.content.actions["lesson_next"].isEnabled()
    lessons.open(str(small))
    assert window.content.actions["lesson_next"].isEnabled()
    lessons.dock.close()
    assert not window.content.actions["lesson_next"].isEnabled()
    act(window, "lesson_panel")
    assert window.content.actions["lesson_next"].isEnabled()
    assert lessons.panel.text.hasFocus()


def test_the_view_says_again_how_small_it_can_be_when_the_lesson_is_gone(window, lessons, qtbot):
    lessons.open("vocabulary", 0)
    arrive(qtbot, lessons)
    view = window.centralWidget()
    squeezed = least_width(view)
    lessons.dock.close()
    QApplication.processEvents()
    assert squeezed < least_width(view)


def least_width(view):
    """What the window's layout takes for it: a minimum that was set, or else what it asks for."""
    return view.minimumWidth() or view.minimumSizeHint().width()


def test_the_panel_offers_the_lessons_if_there_is_none_and_touches_nothing(
    window, lessons, session, qtbot
):
    session.set_text("my own corpus, my own words")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    own = session.source
    act(window, "lesson_panel")
    arrive(qtbot, lessons)
    assert lessons.dock.isVisible()
    assert (lessons.state.lesson, session.source) == (None, own)
    steps = lessons.panel.steps
    assert [steps.item(i).text() for i in range(2)] == [
        "1. How a vocabulary is learned",
        "2. Two ways to split a word",
    ]
    press(qtbot, KEY.Key_Down)
    press(qtbot, KEY.Key_Return)
    arrive(qtbot, lessons)
    assert lessons.state.lesson.name == "two-ways"


def test_a_corpus_that_a_lesson_took_the_place_of_comes_back(window, lessons, session, qtbot):
    session.set_text("my own corpus, my own words")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    session.seek(2)
    own = session.source
    button = next(
        each for each in lessons.panel.findChildren(QPushButton) if "my corpus" in each.text()
    )
    lessons.open("two-ways", 0)
    settle(qtbot, window)
    lessons.open("without-words", 0)  # whose corpus is a text, too
    settle(qtbot, window)
    lessons.state.go_to(1)
    settle(qtbot, window)
    assert button.isVisible()
    assert session.source != own
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert (session.source, session.player.position) == (own, 2)
    assert window.content.view() is window.content.training
    assert not button.isVisible()
    assert (lessons.state.lesson, lessons.panel.steps.hasFocus()) == (None, True)


def test_while_a_corpus_of_ones_own_is_shown_no_older_one_is_offered(
    window, lessons, session, qtbot
):
    session.set_text("my first corpus")
    lessons.open("two-ways", 0)
    settle(qtbot, window)
    assert lessons.state.has_own
    session.set_text("my second corpus")
    assert not lessons.state.has_own
    lessons.state.next()
    settle(qtbot, window)
    assert lessons.state.has_own
    lessons.state.return_to_own()
    settle(qtbot, window)
    assert session.source.text == "my second corpus"


def test_returning_to_the_lesson(window, lessons, session, qtbot, small):
    lessons.open(str(small), 1)
    arrive(qtbot, lessons)
    button = next(
        each for each in lessons.panel.findChildren(QPushButton) if "Return" in each.text()
    )
    assert not button.isVisible()
    session.seek(9)
    window.content.show_view("training")
    assert button.isVisible()
    act(window, "lesson_return")
    arrive(qtbot, lessons)
    assert not button.isVisible()
    assert session.player.position == 3
    assert window.content.view() is window.content.compare


def test_a_step_begins_without_loop_and_pinned_words(window, lessons, session, qtbot):
    lessons.open("vocabulary", 2)
    settle(qtbot, window)
    film = window.content.training._film
    for leave in ("lesson_return", "lesson_next"):
        film.pin(0)
        window.content.actions["loop"].setChecked(True)
        assert (session.player.loop, list(film._pinned)) == (True, [0])
        act(window, leave)
        act(window, leave)
        settle(qtbot, window)
        assert (session.player.loop, film._pinned) == (False, {})


def test_each_lesson_has_a_score_of_its_own(window, lessons, qtbot):
    prediction = window.content.guess.prediction
    for name in ("vocabulary", "hug-pug", "vocabulary"):
        lessons.open(name, 0)
        settle(qtbot, window)
        assert prediction.score.votes == 0
        press(qtbot, KEY.Key_1)
        press(qtbot, KEY.Key_PageDown)
        assert prediction.score.votes == 1


def test_the_last_step_says_that_it_is_the_last(window, lessons, qtbot):
    lessons.open("two-ways", 5)
    settle(qtbot, window)

    def named():
        buttons = lessons.panel.findChildren(QPushButton)
        return {each.text(): each.isEnabled() for each in buttons if each.isVisible()}

    assert named()["Answer"]
    press(qtbot, KEY.Key_PageDown)
    assert named()["The end"] is False
    press(qtbot, KEY.Key_PageUp)
    press(qtbot, KEY.Key_PageUp)
    settle(qtbot, window)
    assert named()["Next"]


def test_bookmarks_show_in_the_list(window, lessons, qtbot, small):
    lessons.open(str(small), 1)
    act(window, "lesson_bookmark")
    assert lessons.panel.steps.item(1).text() == "2 ★ The second"
    assert window.content.actions["lesson_bookmark"].isChecked()
    lessons.state.go_to(0)
    assert not window.content.actions["lesson_bookmark"].isChecked()
    act(window, "next_bookmark")
    assert lessons.state.index == 1


def test_the_list_goes_to_a_step_by_return(window, lessons, qtbot, small):
    lessons.open(str(small), 0)
    arrive(qtbot, lessons)
    lessons.panel.steps.setFocus()
    lessons.panel.steps.setCurrentRow(1)
    press(qtbot, KEY.Key_Return)
    assert lessons.state.index == 1


def test_open_lesson_asks_for_a_file(window, lessons, monkeypatch, qtbot, small):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(small), ""))
    act(window, "open_lesson")
    arrive(qtbot, lessons)
    assert lessons.state.lesson.title == {"en": "Small"}


def test_a_dropped_lesson_opens_and_a_dropped_text_is_trained_on(
    window, lessons, session, qtbot, small, tmp_path
):
    text = tmp_path / "text.txt"
    text.write_text("aa bb aa", encoding="utf-8")
    for path in (small, text):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        action = Qt.DropAction.CopyAction
        buttons, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        window.dropEvent(QDropEvent(QPointF(9, 9), action, data, buttons, modifiers))
        arrive(qtbot, lessons)
    assert lessons.state.lesson.name == "small"
    qtbot.waitUntil(lambda: session.source.paths == (text,), timeout=WAIT)


def test_a_faulty_lesson_is_told_in_the_panel(window, lessons, qtbot, tmp_path, small):
    problems = []
    lessons.problem_occurred.connect(problems.append)
    path = write_lesson(tmp_path / "faulty.json", small_lesson(steps=[]))
    lessons.open(str(path))
    said = [label.text() for label in lessons.panel.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("faulty.json, $.steps: ") for text in said)
    assert problems
    lessons.open(str(tmp_path / "gone.json"))
    assert len(problems) == 2
    lessons.open(str(small))
    said = [label.text() for label in lessons.panel.findChildren(QLabel) if label.isVisible()]
    assert not any("faulty" in text or "gone" in text for text in said)


def test_a_lesson_that_is_mistaken_is_told(window, lessons, qtbot, tmp_path):
    content = small_lesson()
    content["steps"][1]["expect"] = {"token:1": "st"}
    lessons.open(str(write_lesson(tmp_path / "mistaken.json", content)), 1)
    arrive(qtbot, lessons)
    said = [label.text() for label in lessons.panel.findChildren(QLabel) if label.isVisible()]
    assert "The lesson relies on token:1 = st, but it is es." in said


def test_what_a_lesson_cannot_tell_and_where_it_cannot_be_is_named_by_its_place(
    window, lessons, qtbot, tmp_path
):
    content = small_lesson()
    content["steps"][1]["text"] = "{split:zebra} {pair:77} {token:1}"
    content["steps"][1]["state"]["position"] = 100
    lessons.open(str(write_lesson(tmp_path / "faulty.json", content)), 1)
    arrive(qtbot, lessons)
    said = "\n".join(each.text() for each in lessons.panel.findChildren(QLabel) if each.isVisible())
    assert "$.steps[1].state.position: the training ends after 12 steps, before step 100." in said
    assert "$.steps[1].text.en: {pair:77} cannot be told here." in said
    assert "session" not in said


def test_a_long_fault_scrolls_and_its_place_comes_first(window, lessons, qtbot, tmp_path):
    window.take_size((1024, 700))
    content = small_lesson() | {"a long name that nobody knows": 1}
    path = write_lesson(tmp_path / f"{'a faulty lesson ' * 6}.json", content)
    lessons.open(str(path))
    settle(qtbot, window)
    faults = lessons.panel.findChild(FaultLabel)
    assert faults.text().lower().startswith(f"{path.name}, $: there is no field")
    assert misfits(window) == []
    inside = faults.widget().height()
    assert faults.verticalScrollBar().maximum() >= inside - faults.viewport().height()


def test_a_place_is_found_again_as_the_program_was_left(window, lessons, session, qtbot, small):
    lessons.open(str(small), 1)
    place = lessons.place
    lessons.state.close_lesson()
    assert lessons.place == ""
    window.content.show_view("training")
    session.seek(7)
    lessons.open_place(place)
    assert (lessons.state.lesson.name, lessons.state.index) == ("small", 1)
    assert (session.player.position, lessons.state.guide.away) == (7, True)
    assert "es" in lessons.panel.text.toPlainText()
    act(window, "lesson_return")
    arrive(qtbot, lessons)
    assert (session.player.position, lessons.state.guide.away) == (3, False)
    lessons.open_place("")
    assert lessons.state.index == 1


def test_a_lesson_that_is_not_there_any_more_is_told_whatever_its_step(window, lessons, tmp_path):
    gone, problems = tmp_path / "gone.json", []
    lessons.problem_occurred.connect(problems.append)
    for place in (str(gone), f"{gone}#second"):
        lessons.open_place(place)
    assert len(problems) == 2
    said = [label.text() for label in lessons.panel.findChildren(QLabel) if label.isVisible()]
    assert any("gone.json" in text for text in said)
    assert not any(" of " in text for text in said if text[:1].isdigit())


def test_a_lesson_that_was_hidden_stays_so_at_its_place(window, lessons, qtbot, small):
    lessons.open(str(small), 1)
    lessons.dock.close()
    place = lessons.place
    lessons.state.close_lesson()
    lessons.open_place(place)
    assert lessons.dock.isHidden()
    act(window, "lesson_panel")
    assert (lessons.state.lesson.name, lessons.state.index) == ("small", 1)


def test_a_lesson_that_goes_on_where_it_was_left_offers_its_beginning(
    window, lessons, qtbot, tmp_path
):
    content = small_lesson()
    content["steps"].append(content["steps"][1] | {"name": "third"})
    path = str(write_lesson(tmp_path / "three.json", content))

    def offered():
        buttons = lessons.panel.findChildren(QPushButton)
        return [each for each in buttons if each.isVisible() and "beginning" in each.text()]

    lessons.open(path, 1)
    assert offered() == []
    lessons.open(path)
    assert lessons.state.index == 1
    (button,) = offered()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert lessons.state.index == 0
    assert offered() == []
    assert lessons.panel.text.hasFocus()


def test_the_class_guesses_where_a_step_says_so_and_nowhere_else(window, lessons, qtbot):
    lessons.open("two-ways", 1)
    settle(qtbot, window)
    prediction, guessing = window.content.guess.prediction, window.content.compare.guess.guessing
    assert prediction.enabled
    qtbot.waitUntil(lambda: guessing.asking, timeout=WAIT)
    assert lessons.panel.text.hasFocus()
    press(qtbot, KEY.Key_1)
    assert guessing.current.ballot.tallies()[1] == 1
    press(qtbot, KEY.Key_PageDown)
    assert (lessons.state.index, guessing.current.told) == (1, True)
    press(qtbot, KEY.Key_PageDown)
    settle(qtbot, window)
    assert (lessons.state.index, prediction.enabled) == (2, False)
    prediction.set_enabled(True)
    press(qtbot, KEY.Key_PageDown)
    settle(qtbot, window)
    assert prediction.enabled, "a class that guesses by itself is not disturbed"


def test_the_status_bar_does_not_tell_what_the_class_guesses(window, lessons, qtbot):
    lessons.open("two-ways", 0)
    settle(qtbot, window)
    said = []
    window.content.compare.told.connect(said.append)
    press(qtbot, KEY.Key_PageDown)
    settle(qtbot, window)
    qtbot.waitUntil(lambda: window.content.compare.guess.guessing.asking, timeout=WAIT)
    window.content.compare.retranslate()
    qtbot.wait(20)
    assert said[-1] == "Where will lane A cut this word?"
    assert not any("differ" in each for each in said)
    press(qtbot, KEY.Key_PageDown)
    press(qtbot, KEY.Key_PageDown)
    settle(qtbot, window)
    assert "differ" in said[-1]


def test_page_down_tells_the_vote_and_the_answer_of_a_step_that_asks_for_it(window, lessons, qtbot):
    lessons.open("vocabulary", 0)
    settle(qtbot, window)
    guessing = window.content.training.guess.guessing
    press(qtbot, KEY.Key_1)
    assert guessing.asking
    press(qtbot, KEY.Key_PageDown)
    assert not guessing.asking
    assert (lessons.state.index, lessons.state.answer_shown) == (0, True)
    assert guessing.prediction.score.votes == 1


def test_page_down_tells_the_vote_also_where_the_lesson_did_not_ask_for_it(
    window, lessons, qtbot, small
):
    lessons.open(str(small), 0)
    settle(qtbot, window)
    act(window, "predict")
    press(qtbot, KEY.Key_1)
    press(qtbot, KEY.Key_PageDown)
    guessing = window.content.training.guess.guessing
    assert guessing.prediction.score.votes == 1
    assert (lessons.state.index, lessons.state.answer_shown) == (0, False)
    press(qtbot, KEY.Key_PageDown)
    assert lessons.state.answer_shown


def test_a_step_shows_its_row_of_bytes_and_leaves_that_of_the_person_alone(
    window, lessons, session, qtbot, tmp_path
):
    content = small_lesson()
    content["steps"][0]["state"] |= {"view": "compare", "bytes": True}
    content["steps"].append({**content["steps"][1], "name": "third", "state": {"bytes": False}})
    lessons.open(str(write_lesson(tmp_path / "bytes.json", content)), 0)
    for index, shown in ((0, True), (1, True), (2, False), (0, True)):
        lessons.state.go_to(index)
        settle(qtbot, window)
        assert window.content.compare.bytes_shown == shown
        assert window.content.actions["byte_row"].isChecked() == shown
    assert not session.preferences.byte_row
    lessons.open("two-ways", 0)
    settle(qtbot, window)
    assert not window.content.compare.bytes_shown


def test_a_step_opens_its_panel_and_the_next_one_the_usual(window, lessons, qtbot):
    lessons.open("two-ways", 4)
    settle(qtbot, window)
    view = window.content.compare
    act(window, "watch_word")
    assert view._side.is_open(view._watch)
    act(window, "lesson_return")
    settle(qtbot, window)
    assert view._side.is_open(view._details)
    act(window, "watch_word")
    lessons.state.next()
    settle(qtbot, window)
    assert view._side.is_open(view._details)


def test_what_a_person_opens_while_a_step_comes_stays_open(window, lessons, qtbot):
    lessons.open("two-ways", 0)
    view = window.content.compare
    act(window, "watch_word")
    settle(qtbot, window)
    assert view._side.is_open(view._watch)


def test_the_step_about_the_options_has_them_behind_their_key(window, lessons, qtbot):
    names = [step.name for step in read_lesson(find_lesson("vocabulary")).steps]
    lessons.open("vocabulary", names.index("other-rule"))
    settle(qtbot, window)
    setup = window.content.training._setup
    assert setup.currentIndex() == 1
    lessons.state.next()
    settle(qtbot, window)
    assert setup.currentIndex() == 0


def test_a_step_without_its_file_says_which_one_and_where_to_choose_it(window, lessons, qtbot):
    lessons.open("real-tokenizers", 3)
    arrive(qtbot, lessons)
    said = lessons.panel.text.toPlainText()
    assert "needs the tokenizer of GPT-2" in said
    assert "button below" in said
    default = [each for each in lessons.panel.findChildren(QPushButton) if each.isDefault()]
    assert [each.text() for each in default] == ["Choose file…"]


def test_the_type_stays_when_the_answer_is_told(window, lessons, qtbot):
    lessons.open("vocabulary", 0)
    arrive(qtbot, lessons)
    before = lessons.panel.text.relative_size()
    press(qtbot, KEY.Key_PageDown)
    assert lessons.state.answer_shown
    assert lessons.panel.text.relative_size() == before


def test_the_type_stays_from_step_to_step(window, lessons, qtbot):
    window.take_size((1280, 800))
    for name in ("hug-pug", "aaabdaaabac", "without-words", "one-more-letter"):
        lessons.open(name, 0)
        sizes = set()
        for index in range(len(lessons.state.lesson.steps)):
            lessons.state.go_to(index)
            settle(qtbot, window)
            sizes.add(lessons.panel.text.relative_size())
        assert len(sizes) == 1, name
        assert sizes.pop() >= 1


def test_the_title_bar_names_the_lesson_lets_it_float_and_hides_it(window, lessons, qtbot, small):
    lessons.open(str(small), 0)
    bar = lessons.dock.titleBarWidget()
    floating, hiding = bar.findChildren(QToolButton)
    assert bar.name.text() == "Small"
    qtbot.mouseClick(floating, Qt.MouseButton.LeftButton)
    assert lessons.dock.isFloating()
    assert floating.toolTip() == "Back into the window"
    qtbot.mouseClick(floating, Qt.MouseButton.LeftButton)
    assert not lessons.dock.isFloating()
    qtbot.mouseClick(hiding, Qt.MouseButton.LeftButton)
    assert lessons.dock.isHidden()


def test_a_long_name_of_a_lesson_is_read_whole(window, lessons, qtbot, qapp):
    theme.apply(qapp, "projector")
    translation.install(qapp, "ru")
    window.take_size((1024, 768))
    lessons.open("two-ways", 0)
    settle(qtbot, window)
    name = lessons.dock.titleBarWidget().name
    assert name.text() == "Два способа разрезать слово"
    two_lines = 2 * name.fontMetrics().height()
    qtbot.waitUntil(lambda: name.height() >= two_lines)
    lessons.open("vocabulary-size", 0)
    qtbot.waitUntil(lambda: name.height() < two_lines)


def test_watching_needs_no_click(window, lessons, qtbot):
    lessons.open("two-ways", 4)
    settle(qtbot, window)
    act(window, "watch_word")
    watch = window.content.compare._watch
    qtbot.waitUntil(lambda: len(watch._words) == 2, timeout=WAIT)
    assert watch.isVisible()
    assert watch._words[0].word == "nest"
    player = window.content._player()
    press(qtbot, KEY.Key_Space)
    assert (player is watch.split.player, player.playing) == (True, True)
    player.pause()


def test_the_button_chooses_the_file_that_a_step_needs(
    window, lessons, monkeypatch, qtbot, tmp_path
):
    path = tokenizer_file(tmp_path / "a tokenizer.json")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    lessons.open("real-tokenizers", 0)
    arrive(qtbot, lessons)
    buttons = {each.text(): each for each in lessons.panel.findChildren(QPushButton)}
    qtbot.mouseClick(buttons["Choose file…"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: Asked("ids", "hello") in lessons.state.facts, timeout=WAIT)
    assert "275" in lessons.panel.text.toPlainText()
    assert window.content.view() is window.content.compare


@pytest.mark.parametrize(
    ("look", "size"),
    [("light", (1024, 700)), ("dark", (1280, 800)), ("projector", (1024, 768))],
)
def test_every_step_and_all_beside_it_fit_in_every_language_and_look(
    window, lessons, qtbot, qapp, look, size, tmp_path
):
    theme.apply(qapp, look)
    window.take_size(size)
    file = tokenizer_file(tmp_path / "mine.json")
    for language in translation.languages():
        translation.install(qapp, language)
        for lesson in SHIPPED:
            for name in lesson.files:
                lessons.state._memory.set_file(lesson.name, name, file)
            lessons.open(lesson.name, 0)
            for index, step in enumerate(lesson.steps):
                lessons.state.go_to(index)
                settle(qtbot, window)
                for _ in range(1 + bool(step.answer)):
                    wait_for(qtbot, lambda: fits(window, lessons))
                    check(window, lessons, size, f"{lesson.name} {step.name} {language}")
                    lessons.state.next() if lessons.state.answer_waits else None
                    settle(qtbot, window)


def test_another_look_and_back_changes_all_type_and_leaves_it_as_it_was(
    window, lessons, qtbot, qapp
):
    """Also that nothing crashes when what is beside a lesson is arranged anew meanwhile."""
    lessons.open("vocabulary", 0)
    first = type_sizes(window, qtbot)
    theme.apply(qapp, "projector")
    large = type_sizes(window, qtbot)
    assert [each for each, size in large.items() if size <= first.get(each, 0)] == []
    theme.apply(qapp, "light")
    assert type_sizes(window, qtbot) == first


def type_sizes(window, qtbot):
    """The smallest type of each kind of widget in sight, view by view."""
    content, found = window.content, {}
    content.show_view("lab")
    for name in ("training", "compare", "explore", *content.lab.view.pages):
        if name in content.lab.view.pages:
            content.lab.open(name)
        else:
            content.show_view(name)
        settle(qtbot, window)
        for widget in window.findChildren(QWidget):
            if widget.isVisible() and type(widget) is not QWidget:  # a ground without a text
                place, size = f"{name}: {path_of(widget, window)}", widget.font().pointSizeF()
                found[place] = min(size, found.get(place, size))
    return found


def faults(window, lessons):
    shows_bytes = lessons.state.step.state.bytes_shown
    return [each for each in misfits(window) if not (shows_bytes and "view scrolls" in each)]


def fits(window, lessons):
    return not faults(window, lessons) and lessons.panel.text.fits()


def check(window, lessons, size, place):
    """Nothing is cut off, in the lesson or beside it, and the window has not grown."""
    panel = lessons.panel
    assert faults(window, lessons) == [], place
    for strip in window.findChildren(NumbersStrip):
        lines = strip.height() / strip.sizeHint().height()
        assert not strip.isVisible() or lines <= 3, place
    assert (window.width(), window.height()) == size, place
    assert panel.text.fits(), place
    assert panel.text.relative_size() >= (1.0 if theme.active().is_for_afar else 0.8), place
    for button in panel.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), (place, button.text())
    for label in panel.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), (place, label.text())
    words = panel.text.toPlainText()
    assert "{" not in words, place
    assert "—" not in [word for word in words.split("\n")], place


@pytest.mark.parametrize(
    ("look", "size", "language"),
    [
        ("projector", (1024, 768), "ru"),
        ("projector", (1024, 768), "en"),
        ("light", (1024, 700), "ru"),
    ],
)
def test_whatever_is_looked_at_beside_a_lesson_fits(
    window, lessons, qtbot, qapp, look, size, language
):
    theme.apply(qapp, look)
    translation.install(qapp, language)
    window.take_size(size)
    lessons.open("vocabulary", 2)
    content = window.content

    def look_at(place):
        settle(qtbot, window)
        wait_for(qtbot, lambda: not misfits(window))
        assert misfits(window) == [], place
        assert (window.width(), window.height()) == size, place

    settle(qtbot, window)
    act(window, "predict")
    look_at("a guess in the training")
    content.training.guess.guessing.rounds.vote(0)
    act(window, "tell")
    look_at("an answer in the training")
    content.show_view("compare")
    look_at("a guess in the comparison")
    act(window, "tell")
    look_at("an answer in the comparison")
    act(window, "predict")
    look_at("the comparison")
    for page in ("fork", "ways", "curve", "languages", "parameters", "lattice", "check"):
        content.lab.open(page)
        look_at(page)


def test_where_lines_are_few_the_text_gets_those_of_the_hint(window, lessons, small, qtbot, qapp):
    lessons.open(small)
    arrive(qtbot, lessons)
    hint, text = lessons.panel._hint, lessons.panel.text
    assert hint.isVisible()
    theme.apply(qapp, "projector")
    window.take_size((1024, 768))
    settle(qtbot, window)
    assert not hint.isVisible() and text.isVisible()
    assert lessons.panel._place.toolTip() == hint.text()

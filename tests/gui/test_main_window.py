"""The window with a real session: every action does what it says, wherever the focus is."""

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from gui.content.window_content import WindowContent
from gui.dialogs.files import FileDialogs
from gui.dialogs.save_picture import PictureWish
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.preferences import Preferences
from tests.gui.sample_files import hugging_face_file

KEY = Qt.Key


def make_window(session, qtbot):
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def window(qtbot, session):
    window = make_window(session, qtbot)
    session.set_reduced_motion(True)
    session.start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: session.trace is not None and len(session.trace) == 12)
    return window


def act(window, name):
    window.content.actions[name].trigger()


@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("step_forward", 3, 4),
        ("step_back", 3, 2),
        ("ten_forward", 1, 11),
        ("ten_forward", 9, 12),
        ("ten_back", 11, 1),
        ("ten_back", 3, 0),
        ("first", 7, 0),
        ("last", 7, 12),
        ("next_tie", 0, 2),
        ("previous_tie", 2, 0),
    ],
)
def test_playback_actions_go_where_they_say(window, session, name, start, end):
    session.seek(start)
    act(window, name)
    assert session.player.position == end


@pytest.mark.parametrize(
    ("key", "modifier", "start", "end"),
    [
        (KEY.Key_Right, Qt.KeyboardModifier.NoModifier, 3, 4),
        (KEY.Key_Left, Qt.KeyboardModifier.NoModifier, 3, 2),
        (KEY.Key_Right, Qt.KeyboardModifier.ShiftModifier, 1, 11),
        (KEY.Key_Left, Qt.KeyboardModifier.ShiftModifier, 11, 1),
        (KEY.Key_Home, Qt.KeyboardModifier.NoModifier, 7, 0),
        (KEY.Key_End, Qt.KeyboardModifier.NoModifier, 7, 12),
        (KEY.Key_T, Qt.KeyboardModifier.NoModifier, 0, 2),
        (KEY.Key_T, Qt.KeyboardModifier.ShiftModifier, 2, 0),
    ],
)
def test_keys_move_the_player(window, session, qtbot, key, modifier, start, end):
    session.seek(start)
    qtbot.keyClick(window, key, modifier)
    assert session.player.position == end


def test_space_plays_and_pauses(window, session, qtbot):
    qtbot.keyClick(window, KEY.Key_Space)
    assert session.player.playing
    assert window.content.actions["play"].text() == "&Pause"
    qtbot.keyClick(window, KEY.Key_Space)
    assert not session.player.playing


def test_plus_and_minus_change_the_speed(window, session, qtbot):
    qtbot.keyClick(window, KEY.Key_Plus)
    assert session.player.speed == 2
    qtbot.keyClick(window, KEY.Key_Minus)
    assert session.player.speed == 1


def test_loop_is_checked_from_both_sides(window, session, qtbot):
    qtbot.keyClick(window, KEY.Key_L)
    assert session.player.loop
    session.player.set_loop(False)
    assert not window.content.actions["loop"].isChecked()


@pytest.mark.parametrize("field", [QLineEdit, QPlainTextEdit])
def test_keys_write_in_text_fields_and_move_nothing(window, session, qtbot, field):
    session.seek(3)
    window.content.training.set_setup_visible(True)  # which is hidden where there is little room
    editor = next(
        each for each in window.findChildren(field) if each.isVisible() and not each.isReadOnly()
    )
    editor.setFocus()
    editor.clear()
    qtbot.keyClicks(editor, "t l+")
    qtbot.keyClick(editor, KEY.Key_Home)
    qtbot.keyClick(editor, KEY.Key_Right)
    text = editor.text() if isinstance(editor, QLineEdit) else editor.toPlainText()
    assert text == "t l+"
    assert session.player.position == 3
    assert not session.player.playing


def test_space_on_a_button_presses_the_button(window, session, qtbot):
    button = QPushButton("x", window.centralWidget())
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    button.setFocus()
    qtbot.keyClick(button, KEY.Key_Space)
    assert pressed == [True]
    assert not session.player.playing


def test_letters_choose_in_a_list_of_choices(window, session, qtbot):
    session.seek(0)
    box = QComboBox(window.centralWidget())
    box.addItems(["one", "two"])
    box.show()
    box.setFocus()
    qtbot.keyClick(box, KEY.Key_T)
    assert box.currentText() == "two"
    assert session.player.position == 0


def test_a_russian_keyboard_reaches_the_letters(window, session):
    session.seek(0)
    for text, end in (("е", 2), ("Е", 0)):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(window, event)
        assert session.player.position == end


def test_choosing_a_theme_dresses_the_window_and_is_remembered(window, session):
    window.content.menus.themes.choice_requested.emit("projector")
    assert theme.active().name == "projector"
    assert session.preferences.theme(theme.names()) == "projector"
    assert window.font().pointSizeF() == theme.active().point_size


def test_choosing_a_language_translates_the_open_window(window, session, qtbot):
    window.content.menus.languages.choice_requested.emit("ru")
    qtbot.waitUntil(lambda: window.content.actions["open_corpus"].text() == "&Открыть корпус…")
    qtbot.waitUntil(lambda: window.content.menus.menu("file").title() == "&Файл")
    assert session.preferences.language(translation.languages()) == "ru"


def test_space_plays_after_the_question_with_the_focus_was_answered(
    window, session, qtbot, tmp_path
):
    window.resize(1280, 800)
    path = tmp_path / "old.txt"
    path.write_bytes("Да, но фальшивый экземпляр".encode("cp1251"))
    session.open_files([path])
    question = window.content.training._corpus.question
    qtbot.waitUntil(question.isVisible, timeout=20_000)
    question.buttons[0].setFocus()
    qtbot.mouseClick(question.buttons[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.source.paths == (path,), timeout=20_000)
    assert QApplication.focusWidget() is window.content.training
    qtbot.keyClick(window, KEY.Key_Space)
    assert session.player.playing


def test_the_setup_panel_is_hidden_and_shown(window, qtbot):
    shown = window.content.training.setup_visible
    qtbot.keyClick(window, KEY.Key_F2)
    assert window.content.training.setup_visible is not shown
    assert window.content.actions["setup"].isChecked() is not shown
    qtbot.keyClick(window, KEY.Key_F2)
    assert window.content.training.setup_visible is shown


def test_a_sample_from_the_menu_is_trained(window, session, qtbot):
    before = session.source
    window.content.menus.samples.actions()[1].trigger()
    qtbot.waitUntil(lambda: session.source != before and not session.training)


def test_reduced_motion_is_remembered(window, session):
    act(window, "reduced_motion")
    assert session.player.reduced_motion is window.content.actions["reduced_motion"].isChecked()
    assert session.preferences.reduced_motion is session.player.reduced_motion


def test_find_word_puts_the_cursor_into_the_search_field(window, qtbot):
    qtbot.keyClick(window, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.focusWidget(), QLineEdit)


def drop(window, path):
    """Drop a file on the window itself, besides something that is none."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("https://example.org/x")])
    event = QDropEvent(
        QPointF(10, 10),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    assert event.isAccepted()


def test_files_are_opened_by_dropping_them_on_the_window(window, session, qtbot, tmp_path):
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("ab ab ab", encoding="utf-8")
    drop(window, corpus)
    qtbot.waitUntil(lambda: session.source.paths == (corpus,))


def test_a_text_that_is_dropped_while_tokenizers_are_compared_is_split_and_no_corpus(
    window, session, tmp_path
):
    path = tmp_path / "text.txt"
    path.write_text("ab ab ab", encoding="utf-8")
    source = session.source
    act(window, "compare_view")
    drop(window, path)
    assert session.compare.text == "ab ab ab"
    assert session.source == source


def test_several_files_that_are_dropped_while_tokenizers_are_compared_are_opened_as_ever(
    window, session, qtbot, tmp_path
):
    paths = [tmp_path / name for name in ("a.txt", "b.txt")]
    for path in paths:
        path.write_text("ab ab ab", encoding="utf-8")
    act(window, "compare_view")
    window.content.open_files(paths)
    qtbot.waitUntil(lambda: session.source.paths == tuple(paths))


def test_a_text_that_is_dropped_while_a_tokenizer_is_explored_is_no_corpus(
    window, session, qtbot, tmp_path
):
    path = tmp_path / "text.txt"
    path.write_text("ab ab ab", encoding="utf-8")
    source = session.source
    act(window, "explore_view")
    drop(window, path)
    assert session.explore.text == "ab ab ab"
    assert session.source == source


def test_open_corpus_takes_the_chosen_files(window, session, qtbot, tmp_path, monkeypatch):
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("ab ab ab", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([str(corpus)], ""))
    act(window, "open_corpus")
    qtbot.waitUntil(lambda: session.source.paths == (corpus,))
    assert session.preferences.folder == tmp_path


def test_cancelled_dialogs_change_nothing(window, session, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([], ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: ("", ""))
    monkeypatch.setattr(QFileDialog, "exec", lambda self: 0)
    before = session.source
    for name in ("open_corpus", "open_tokenizer", "save_tokenizer", "save_tokenizer_here"):
        act(window, name)
    assert session.source == before
    assert session.notice is None


@pytest.mark.parametrize(("name", "merges"), [("save_tokenizer", 12), ("save_tokenizer_here", 3)])
def test_tokenizers_are_saved_and_can_be_opened(
    window, session, tmp_path, monkeypatch, name, merges
):
    path = tmp_path / "tokenizer.json"
    monkeypatch.setattr(QFileDialog, "exec", lambda self: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda self: [str(path)])
    session.seek(3)
    act(window, name)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(path), ""))
    act(window, "open_tokenizer")
    assert len(session.tokenizer.merges) == merges


def test_what_is_saved_from_the_exploration_is_what_is_explored(
    window, session, qtbot, tmp_path, monkeypatch
):
    opened = tmp_path / "other.json"
    hugging_face_file(opened, "Whitespace")
    window.content.show_view("explore")
    session.open_tokenizer(opened)
    qtbot.waitUntil(lambda: session.explore.path() == opened, timeout=20_000)
    qtbot.waitUntil(window.content.actions["save_tokenizer"].isEnabled, timeout=20_000)
    asked = []
    monkeypatch.setattr(
        "gui.explore.file_link.SaveAsDialog.ask",
        lambda _, suggestion, *__: asked.append(suggestion),
    )
    act(window, "save_tokenizer")
    qtbot.waitUntil(lambda: bool(asked), timeout=20_000)
    assert asked == [opened]
    assert not window.content.actions["save_tokenizer_here"].isEnabled()


def test_the_files_of_a_folder_can_be_opened_from_the_exploration(
    window, session, qtbot, tmp_path, monkeypatch
):
    hugging_face_file(tmp_path / "tokenizer.json", "Whitespace")
    window.content.show_view("explore")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(tmp_path))
    window.content.view()._head.open_folder.trigger()
    qtbot.waitUntil(lambda: session.explore.path() == tmp_path, timeout=20_000)


def test_a_picture_of_a_panel_is_saved(window, tmp_path):
    panel = window.content.training.panels()["bars"]
    window.content.pictures.save(panel, PictureWish("bars", ".svg", 1.0), tmp_path / "bars.svg")
    assert (tmp_path / "bars.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert "bars.svg" in window.statusBar().currentMessage()


def test_a_picture_that_cannot_be_saved_gets_a_sentence(window, tmp_path, monkeypatch):
    shown = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: shown.append(args[2]))
    window.content.pictures.save(window, PictureWish("", ".png", 1.0), tmp_path / "no" / "x.png")
    assert len(shown) == 1
    assert "Traceback" not in shown[0]


def test_nobody_hears_of_a_session_that_outlives_its_window(session, qtbot, tmp_path):
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    for view in ("compare", "explore", "lab", "training"):
        window.content.show_view(view)
    window.close()
    shiboken6.delete(window)
    with qtbot.captureExceptions() as failures:
        session.start()
        session.explore.watch.changed.emit(tmp_path)
        session.explore.watch.gone.emit(tmp_path)
        session.compare.set_text("low lower")
        session.compare.busy_changed.emit()
        session.explore.busy_changed.emit()
        session.seek(3)
        qtbot.waitUntil(lambda: session.trace is not None and len(session.trace) == 12)
    assert not failures


@pytest.mark.parametrize("view", ["training", "compare", "explore", "lab"])
def test_in_which_encoding_a_text_is_read_is_asked_where_it_can_be_answered(
    window, session, qtbot, tmp_path, view
):
    path = tmp_path / "old.txt"
    path.write_bytes("Да, но фальшивый экземпляр".encode("cp1251"))
    window.content.show_view("compare")
    window.content.show_view(view)
    session.open_files([path])
    qtbot.waitUntil(lambda: session.unread is not None, timeout=20_000)
    assert window.content.view() is window.content.training
    session.choose_encoding("cp1251")
    qtbot.waitUntil(lambda: session.unread is None, timeout=20_000)
    window.content.show_view("compare")
    assert not window.content.compare._notice.isVisible()


@pytest.mark.parametrize("view", ["training", "compare", "lab"])
def test_a_problem_is_told_where_one_is(window, session, tmp_path, view):
    window.content.show_view("compare")
    window.content.show_view(view)
    (tmp_path / "bad.json").write_text('{"vocab": 3, "merges": []}', encoding="utf-8")
    session.open_tokenizer(tmp_path / "bad.json")
    shown = window.content.view()
    assert shown is window.content.compare or view != "compare"
    assert shown._notice.isVisible()
    assert window.content.compare._notice.isVisible() == (view == "compare")


@pytest.mark.parametrize("view", ["training", "compare"])
def test_that_a_tokenizer_is_saved_is_told_until_there_is_something_new(
    window, session, qtbot, tmp_path, view
):
    window.content.show_view(view)
    session.save_tokenizer(tmp_path / "mine.json")
    assert "mine.json" in window.statusBar().currentMessage()
    window.content.show_view("training")
    session.seek(3)
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == "")


def test_the_place_of_the_window_is_remembered(qtbot, session):
    first = make_window(session, qtbot)
    first.resize(800, 650)  # the offscreen platform has a screen of 800 × 800
    first.show()
    first.close()
    second = MainWindow(session.preferences)
    qtbot.addWidget(second)
    assert (second.width(), second.height()) == (800, 650)


def test_a_new_window_leaves_room_for_its_title_bar(qtbot, session):
    window = MainWindow(session.preferences)
    qtbot.addWidget(window)
    space = window.screen().availableSize()
    assert window.width() == space.width()  # the offscreen platform has a screen of 800 × 800
    assert 0 < space.height() - window.height() <= 2 * window.fontMetrics().height()


def test_corrupted_settings_do_no_harm(qtbot, tmp_path):
    preferences = Preferences()
    preferences._settings.setValue("layout/window", b"\x00nonsense")
    preferences._settings.setValue("look/theme", 17)
    session = Session(preferences)
    window = make_window(session, qtbot)
    assert window.width() >= 800
    session.close()


def test_a_window_closed_in_the_middle_of_a_training_ends_it(qtbot, session, tmp_path):
    corpus = tmp_path / "large.txt"
    corpus.write_text(" ".join(f"{n:x}{n * 7919:x}" for n in range(60_000)), encoding="utf-8")
    window = make_window(session, qtbot)
    session.start()
    window.show()
    session.open_files([corpus])
    assert session.training
    window.close()
    assert not session.training


def test_every_control_of_the_window_says_what_it_is(window):
    silent = [
        type(each).__name__
        for each in window.findChildren(QWidget)
        if each.isVisible()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (each.accessibleName() or getattr(each, "text", str)())
        and not (each.parentWidget() and each.parentWidget().accessibleName())
        and not each.toolTip()
    ]
    assert silent == []


@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize(
    ("look", "size"),
    [("light", (1024, 700)), ("dark", (1280, 800)), ("projector", (1024, 768))],
)
def test_the_window_keeps_the_size_that_was_asked_for(window, qapp, language, look, size):
    theme.apply(qapp, look)
    translation.install(qapp, language)
    window.take_size(size)
    for _ in range(5):
        qapp.processEvents()
    assert (window.width(), window.height()) == size


def test_a_size_that_a_person_asks_for_stays_on_the_screen_with_its_title_bar(window, qapp):
    space = window.screen().availableGeometry()
    window.move(700, 700)
    window.take_size((9_000, space.height()), on_screen=True)
    assert window.width() == space.width()
    assert window.height() <= space.height() - window.fontMetrics().height()
    assert window.frameGeometry().topLeft() == space.topLeft()


def test_a_size_that_is_asked_for_ends_a_full_screen_that_was_remembered(window, qapp):
    window.showFullScreen()
    window.take_size((700, 600), on_screen=True)
    qapp.processEvents()
    assert not window.isFullScreen()
    assert (window.width(), window.height()) == (700, 600)


def test_a_tokenizer_of_another_program_leads_to_the_exploration(window, session, tmp_path):
    session.open_files([hugging_face_file(tmp_path / "words.json", "Whitespace")])
    assert window.content.view() is window.content.explore.view
    assert window.content.actions["explore_view"].isChecked()
    assert window.content.actions["find_token"].isEnabled()
    assert not window.content.actions["find_word"].isEnabled()


def test_in_the_comparison_a_file_is_taken_where_one_is(window, session, tmp_path):
    window.content.show_view("compare")
    session.open_files([hugging_face_file(tmp_path / "words.json", "Whitespace")])
    assert window.content.view() is window.content.compare


def test_files_opened_before_are_in_a_menu(window, session, tmp_path):
    path = hugging_face_file(tmp_path / "words.json", "Whitespace")
    session.open_files([path])
    session.explore.explore("end")
    window.content.menus.recent_wanted.emit()
    recent = window.content.menus.recent
    assert [action.data() for action in recent.actions()] == [str(path)]
    assert recent.actions()[0].text().startswith("words.json – ")
    assert tmp_path.name in recent.actions()[0].text()
    recent.actions()[0].trigger()
    assert session.explore.source == str(path)


def test_trying_a_tokenizer_shows_the_comparison(window, session, tmp_path):
    path = hugging_face_file(tmp_path / "words.json", "Whitespace")
    session.open_files([path])
    act(window, "try_in_comparison")
    assert window.content.view() is window.content.compare
    assert {lane.source for lane in session.compare.lanes} == {str(path)}


def test_another_tokenizer_to_compare_with_is_asked_for(window, session, tmp_path, monkeypatch):
    path = hugging_face_file(tmp_path / "words.json", "Whitespace")
    window.content.show_view("explore")
    monkeypatch.setattr(FileDialogs, "ask_for_tokenizer", lambda _: path)
    window.content.explore.view.open_other_requested.emit()
    assert session.explore.source == "end"
    assert session.explore.other == str(path)


def test_the_pipeline_is_hidden_and_shown(window, qtbot):
    window.content.show_view("explore")
    act(window, "pipeline")
    assert not window.content.explore.view.pipeline_visible
    act(window, "pipeline")
    assert window.content.explore.view.pipeline_visible


def test_the_keys_of_the_player_rest_while_a_tokenizer_is_explored(window, session):
    act(window, "explore_view")
    assert not window.content.actions["play"].isEnabled()
    act(window, "training_view")
    assert window.content.actions["play"].isEnabled()

"""The dialog for films, and the way from it to a file."""

import pytest
from PySide6.QtWidgets import QMainWindow, QMessageBox, QProgressDialog

from gui.export.animation import AnimationWish
from gui.export.animation_saver import AnimationSaver
from gui.export.export_progress import ExportProgress
from gui.export.save_animation import SaveAnimationDialog
from gui.look import theme, translation
from tests.gui.export.scenes import WAIT, trace, training

WISH = AnimationWish(
    first=2, last=5, size=(640, 360), seconds=0.6, rate=10, theme="dark", language="ru"
)


@pytest.fixture
def dialog(qtbot):
    dialog = SaveAnimationDialog(12, 3)
    qtbot.addWidget(dialog)
    return dialog


def test_the_steps_from_here_are_proposed_in_the_look_of_now(dialog):
    assert dialog.wish == AnimationWish(first=3, last=12, theme="light", language="en")


@pytest.mark.parametrize(
    ("length", "position", "whole", "steps"),
    [
        (12, 0, False, (0, 12)),
        (12, 12, False, (0, 12)),
        (1000, 500, False, (500, 540)),
        (1000, 990, False, (990, 1000)),
        (1000, 1000, False, (0, 40)),
        (90, 50, True, (0, 90)),
        (0, 0, False, (0, 0)),
    ],
)
def test_a_minute_of_film_is_proposed(qtbot, length, position, whole, steps):
    dialog = SaveAnimationDialog(length, position, whole=whole)
    qtbot.addWidget(dialog)
    assert (dialog.wish.first, dialog.wish.last) == steps


def test_what_is_chosen_is_the_wish(dialog):
    dialog.choose(WISH)
    assert dialog.wish == WISH


def test_mp4_is_offered_only_where_it_can_be_written(qtbot, dialog):
    other = SaveAnimationDialog(12, mp4=True)
    qtbot.addWidget(other)
    for each, ending in ((dialog, ".gif"), (other, ".mp4")):
        each.choose(AnimationWish(ending=".mp4"))
        assert each.wish.ending == ending


def test_a_film_runs_forwards(dialog):
    dialog.choose(AnimationWish(first=4, last=6))
    dialog._first.setValue(9)
    assert (dialog.wish.first, dialog.wish.last) == (9, 9)
    dialog._last.setValue(1)
    assert (dialog.wish.first, dialog.wish.last) == (1, 1)


def test_how_long_the_film_is_is_said(dialog):
    dialog.choose(AnimationWish(first=0, last=10, seconds=0.6))
    assert dialog._takes.text() == "The film takes 8 seconds."


def test_a_change_of_language_keeps_the_choice(dialog, qapp):
    dialog.choose(WISH)
    translation.install(qapp, "ru")
    qapp.processEvents()
    assert dialog.wish == WISH


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("language", translation.languages())
def test_every_text_has_room(qtbot, qapp, name, language):
    theme.apply(qapp, name)
    translation.install(qapp, language)
    dialog = SaveAnimationDialog(1000, mp4=True)
    qtbot.addWidget(dialog)
    dialog.show()
    for label in (*dialog._labels.values(), dialog._takes):
        assert label.width() >= label.fontMetrics().horizontalAdvance(label.text().replace("&", ""))
    for box in dialog._boxes.values():
        widest = max(box.fontMetrics().horizontalAdvance(box.itemText(i)) for i in range(3 - 1))
        assert box.width() > widest
        assert box.accessibleName()


# The way to a file


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def progress(window):
    return ExportProgress(window)


@pytest.fixture
def saver(window, progress, tmp_path):
    return AnimationSaver(lambda name: tmp_path / name, progress, window)


def test_a_film_is_saved_and_told_of(qtbot, window, progress, saver, tmp_path):
    export = saver.save(training, WISH, tmp_path / "film.gif")
    assert progress.running
    with qtbot.waitSignal(export.finished, timeout=WAIT):
        pass
    assert not progress.running
    assert str(tmp_path / "film.gif") in window.statusBar().currentMessage()


def test_the_way_from_the_wish_to_the_file(qtbot, progress, saver, tmp_path, monkeypatch):
    monkeypatch.setattr(SaveAnimationDialog, "exec", lambda self: self.choose(WISH) or 1)
    saver.ask(training, len(trace()), 0, whole=False)
    qtbot.waitUntil(lambda: not progress.running, timeout=WAIT)
    assert (tmp_path / "steps.gif").exists()


def test_who_changes_their_mind_gets_nothing(progress, window, monkeypatch):
    monkeypatch.setattr(SaveAnimationDialog, "exec", lambda self: 1)
    AnimationSaver(lambda name: None, progress, window).ask(training, 12, 0, whole=False)
    assert not progress.running


def test_cancel_stops_it(window, progress, saver, tmp_path):
    saver.save(training, AnimationWish(last=12), tmp_path / "film.png")
    window.findChild(QProgressDialog).canceled.emit()
    assert not progress.running
    assert list(tmp_path.iterdir()) == []


def test_a_failure_gets_a_box(qtbot, progress, saver, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *texts: told.append(texts[1:]))
    saver.save(training, WISH, tmp_path / "nowhere" / "film.gif")
    qtbot.waitUntil(lambda: not progress.running, timeout=WAIT)
    assert told[0][0] == "The animation was not saved"

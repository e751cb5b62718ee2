"""The program's own dialogs, in both languages and all themes."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QLabel, QMainWindow

from gui.actions import COMMANDS, Actions
from gui.dialogs.about import AboutDialog
from gui.dialogs.keys_overview import KeysOverview
from gui.dialogs.save_picture import PictureWish, SavePictureDialog
from gui.look import theme, translation
from gui.widgets.token_box import pixel_font


@pytest.fixture
def actions(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    yield Actions(window)


def labels(dialog):
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_the_keys_overview_shows_every_action_that_has_a_key(qtbot, actions):
    dialog = KeysOverview(actions)
    qtbot.addWidget(dialog)
    shown = labels(dialog)
    for name in COMMANDS:
        for action in actions.group(name):
            assert (action.text().replace("&", "") in shown) == bool(action.shortcuts())


@pytest.mark.parametrize(
    "sign", ["→", "←", "Shift+→", "−", "+", "T", "Space", "F1", "Ctrl+O", "Ctrl+−"]
)
def test_the_keys_overview_writes_keys_as_they_look(qtbot, actions, sign):
    dialog = KeysOverview(actions)
    qtbot.addWidget(dialog)
    assert sign in labels(dialog)


def test_the_keys_overview_follows_the_language(qtbot, qapp, actions):
    dialog = KeysOverview(actions)
    qtbot.addWidget(dialog)
    translation.install(qapp, "ru")
    actions.retranslate()
    dialog.retranslate()
    assert dialog.windowTitle() == "Клавиши"
    assert "Шаг вперёд" in labels(dialog)


class Screen:
    """What a dialog asks of a screen."""

    def __init__(self, *size):
        self._size = QSize(*size)

    def availableSize(self):
        return self._size


def open_keys(qtbot, monkeypatch, actions, *screen):
    monkeypatch.setattr(KeysOverview, "screen", lambda dialog: Screen(*screen))
    dialog = KeysOverview(actions)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("screen", [(1280, 800), (1024, 740)])
@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("language", translation.languages())
def test_all_keys_of_a_page_are_seen_at_once_on_a_small_screen_in_type_that_can_be_read(
    qtbot, qapp, monkeypatch, actions, language, look, screen
):
    theme.apply(qapp, look)
    translation.install(qapp, language)
    actions.retranslate()
    dialog = open_keys(qtbot, monkeypatch, actions, *screen)
    assert dialog.width() <= screen[0] and dialog.height() <= screen[1]
    usual = pixel_font(theme.active().ui_font(), 0.85).pixelSize()
    for number in range(dialog._pages.count()):
        dialog._pages.setCurrentIndex(number)
        page = dialog._pages.currentWidget()
        assert page.verticalScrollBar().maximum() == 0
        assert page.horizontalScrollBar().maximum() == 0
        assert all(label.font().pixelSize() >= usual for label in page.findChildren(QLabel))


def test_the_keys_of_the_view_that_is_looked_at_come_first(qtbot, qapp, monkeypatch, actions):
    theme.apply(qapp, "projector")
    actions.enable([command.name for command in COMMANDS["compare"]], True)
    actions.enable([command.name for command in COMMANDS["explore"]], False)
    dialog = open_keys(qtbot, monkeypatch, actions, 1024, 740)
    pages = dialog._pages
    assert pages.tabText(pages.currentIndex()) == "Compare"
    actions.enable([command.name for command in COMMANDS["compare"]], False)
    dialog.retranslate()
    assert pages.tabText(pages.currentIndex()) == "Playback, View"
    assert pages.count() == 5


def test_about_names_version_and_licence(qtbot, qapp):
    qapp.setApplicationVersion("9.8.7")
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    text = "\n".join(labels(dialog))
    assert "9.8.7" in text
    assert "MIT" in text


@pytest.mark.parametrize("look", theme.names())
def test_about_is_as_high_as_its_text(qtbot, qapp, look):
    theme.apply(qapp, look)
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    parts = dialog.findChildren(QLabel)
    lowest = max(part.geometry().bottom() for part in parts)
    assert dialog._buttons.geometry().top() - lowest < 40


@pytest.fixture
def save_picture(qtbot):
    dialog = SavePictureDialog({"bars": "Pairs", "words": "Words"})
    qtbot.addWidget(dialog)
    return dialog


def test_the_whole_window_as_png_is_offered_first(save_picture):
    assert save_picture.wish == PictureWish("", ".png", 1.0)


@pytest.mark.parametrize(
    ("ending", "double", "scale"),
    [(".png", True, 2.0), (".png", False, 1.0), (".svg", True, 1.0), (".pdf", True, 1.0)],
)
def test_only_a_png_can_be_twice_as_sharp(save_picture, ending, double, scale):
    save_picture.choose("words", ending, double)
    assert save_picture.wish == PictureWish("words", ending, scale)


def test_a_change_of_language_keeps_the_choice(save_picture, qapp):
    save_picture.choose("bars", ".svg")
    translation.install(qapp, "ru")
    save_picture.retranslate()
    assert save_picture.wish == PictureWish("bars", ".svg", 1.0)
    assert save_picture.windowTitle() == "Сохранить картинку"


@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("kind", ["about", "keys", "picture"])
def test_every_text_of_a_dialog_fits(qtbot, qapp, actions, kind, language, look):
    theme.apply(qapp, look)
    translation.install(qapp, language)
    actions.retranslate()
    dialog = {
        "about": AboutDialog,
        "keys": lambda: KeysOverview(actions),
        "picture": lambda: SavePictureDialog({"bars": "Pairs"}),
    }[kind]()
    qtbot.addWidget(dialog)
    dialog.show()
    for label in dialog.findChildren(QLabel):
        if label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width())
        else:
            assert label.width() >= label.sizeHint().width() - 1, label.text()
        assert label.mapTo(dialog, QPoint(0, 0)).x() >= 0

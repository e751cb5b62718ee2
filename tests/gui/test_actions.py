"""Every action has a text, a hint and keys that no other action has."""

from collections import Counter

import pytest
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import QMainWindow

from gui.actions import COMMANDS, Actions
from gui.look import theme, translation


@pytest.fixture
def actions(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    yield Actions(window)


def every(actions):
    return [action for name in COMMANDS for action in actions.group(name)]


@pytest.mark.parametrize("language", translation.languages())
def test_every_action_has_text_hint_and_tool_tip(actions, qapp, language):
    translation.install(qapp, language)
    actions.retranslate()
    for action in every(actions):
        assert action.text()
        assert action.statusTip()
        assert "&" not in action.toolTip()


def test_no_key_is_given_twice_but_to_the_same_wish_in_another_view(actions):
    keys = [key.toString() for action in every(actions) for key in action.shortcuts()]
    twice = {key for key, times in Counter(keys).items() if times > 1}
    assert twice == {
        actions[name].shortcut().toString() for name in ("find_word", "setup")
    }  # finding, and the panel that can be hidden
    for training, explore in (("find_word", "find_token"), ("setup", "pipeline")):
        assert actions[training].shortcuts() == actions[explore].shortcuts()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("play", "Space"),
        ("step_forward", "Right"),
        ("step_back", "Left"),
        ("ten_forward", "Shift+Right"),
        ("ten_back", "Shift+Left"),
        ("first", "Home"),
        ("last", "End"),
        ("next_tie", "T"),
        ("previous_tie", "Shift+T"),
        ("faster", "+"),
        ("slower", "-"),
        ("loop", "L"),
        ("setup", "F2"),
        ("keys", "F1"),
        ("open_corpus", "Ctrl+O"),
        ("save_tokenizer", "Ctrl+S"),
        ("find_word", "Ctrl+F"),
        ("quit", "Ctrl+Q"),
    ],
)
def test_the_promised_keys_work(actions, name, key):
    assert QKeySequence(key) in actions[name].shortcuts()


def test_the_tool_tip_shows_the_key(actions):
    assert actions["step_forward"].toolTip() == "Step forward (Right)"
    assert actions["about"].toolTip() == "About BPE Visualizer"


def test_play_says_pause_while_it_plays_in_every_language(actions, qapp):
    actions.show_playing(True)
    assert actions["play"].text() == "&Pause"
    translation.install(qapp, "ru")
    actions.retranslate()
    assert actions["play"].text() == "&Пауза"
    actions.show_playing(False)
    assert actions["play"].text() == "&Пуск"


def test_icons_follow_the_theme(actions, qapp):
    theme.apply(qapp, "dark")
    actions.redress()
    picture = actions["open_corpus"].icon().pixmap(24, 24).toImage()
    pixels = [picture.pixelColor(x, y) for x in range(24) for y in range(24)]
    assert max(pixels, key=QColor.alpha).name() == theme.active().text.name()


def test_several_actions_are_forbidden_at_once(actions):
    actions.enable(("play", "loop"), False)
    assert not actions["play"].isEnabled()
    assert not actions["loop"].isEnabled()
    assert actions["first"].isEnabled()

"""The menus hold every action once, and the choices say which one holds."""

import pytest
from PySide6.QtWidgets import QMainWindow, QToolButton

from gui.actions import COMMANDS, Actions
from gui.content.tool_bar import ToolBar
from gui.look import theme, translation
from gui.menus import ChoiceMenu, MenuBar
from gui.work.samples import samples


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def menus(window):
    bar = MenuBar(Actions(window), window)
    window.setMenuBar(bar)
    return bar


def texts(menu):
    return [action.text() for action in menu.actions() if not action.isSeparator()]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_action_stands_in_its_menu(menus, name):
    in_menu = {action.objectName() for action in menus.menu(name).actions()}
    assert {command.name for command in COMMANDS[name]} <= in_menu


def test_all_samples_are_offered_by_their_titles(menus, qapp):
    assert texts(menus.samples) == [sample.title("en") for sample in samples()]
    translation.install(qapp, "ru")
    menus.retranslate()
    assert texts(menus.samples) == [sample.title("ru") for sample in samples()]


def test_choosing_a_sample_asks_for_it(menus, qtbot):
    with qtbot.waitSignal(menus.samples.choice_requested) as asked:
        menus.samples.actions()[1].trigger()
    assert asked.args == [samples()[1].id]


def test_the_current_theme_and_language_are_marked(menus, qapp):
    def checked(menu):
        return [action.data() for action in menu.actions() if action.isChecked()]

    assert checked(menus.themes) == ["light"]
    assert checked(menus.languages) == ["en"]
    theme.apply(qapp, "dark")
    menus.themes.show_current("dark")
    assert checked(menus.themes) == ["dark"]


@pytest.mark.parametrize("language", translation.languages())
def test_no_two_entries_of_a_menu_share_a_mnemonic(menus, qapp, language):
    translation.install(qapp, language)
    menus._actions.retranslate()
    menus.retranslate()
    for name in COMMANDS:
        marked = [text.split("&")[1][0].lower() for text in texts(menus.menu(name)) if "&" in text]
        assert len(marked) == len(set(marked)), (name, marked)
    titles = [menus.menu(name).title().split("&")[1][0] for name in COMMANDS]
    assert len(titles) == len(set(titles))


def test_a_choice_menu_can_be_filled_again(qtbot, window):
    menu = ChoiceMenu(window)
    menu.show_current("b")
    menu.offer([("a", "A"), ("b", "B")])
    menu.offer([("a", "Я"), ("b", "Б")])
    assert texts(menu) == ["Я", "Б"]
    assert [action.isChecked() for action in menu.actions()] == [False, True]


@pytest.fixture
def tool_bar(window, menus):
    bar = ToolBar(menus._actions, menus, window)
    window.addToolBar(bar)
    return bar


def named(bar):
    return [
        button.text() or button.defaultAction().iconText()
        for button in bar.findChildren(QToolButton)
        if button.toolButtonStyle() != bar.toolButtonStyle().ToolButtonIconOnly
        and button.objectName() != "qt_toolbar_ext_button"
    ]


def test_a_wide_tool_bar_names_what_opens_and_saves(window, tool_bar):
    window.resize(1400, 300)
    window.show()
    assert {"Corpus", "Samples", "Tokenizer", "Save", "Picture"} <= set(named(tool_bar))


def test_a_narrow_tool_bar_keeps_every_button_and_drops_names(window, tool_bar, qapp):
    theme.apply(qapp, "projector")
    window.resize(760, 300)
    window.show()
    assert len(named(tool_bar)) < 5
    buttons = [tool_bar.widgetForAction(action) for action in tool_bar.actions()]
    assert all(button.isVisible() for button in buttons if isinstance(button, QToolButton))


def test_every_button_of_the_tool_bar_is_reached_by_tab_and_has_a_name(tool_bar):
    for action in tool_bar.actions():
        button = tool_bar.widgetForAction(action)
        if isinstance(button, QToolButton):
            assert button.focusPolicy() == button.focusPolicy().TabFocus
            assert button.accessibleName() or button.text() or button.toolTip()

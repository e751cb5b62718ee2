"""The buttons that every player bar has."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from gui.widgets.player_buttons import DIVIDER, PlayerButtons

NAMES = ("first", "ten-back", "step-back", "play", "step-forward", "ten-forward", "last", DIVIDER)


@pytest.fixture
def buttons(qtbot: QtBot) -> PlayerButtons:
    made = PlayerButtons((*NAMES, "previous-tie", "next-tie", "loop"))
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("name", "signal", "values"),
    [
        ("first", "start_requested", []),
        ("ten-back", "jump_requested", [-10]),
        ("step-back", "step_requested", [-1]),
        ("play", "toggle_requested", []),
        ("step-forward", "step_requested", [1]),
        ("ten-forward", "jump_requested", [10]),
        ("last", "end_requested", []),
        ("previous-tie", "previous_tie_requested", []),
        ("next-tie", "next_tie_requested", []),
        ("loop", "loop_requested", [True]),
    ],
)
def test_a_click_asks(
    buttons: PlayerButtons, qtbot: QtBot, name: str, signal: str, values: list[object]
) -> None:
    with qtbot.waitSignal(getattr(buttons, signal)) as asked:
        buttons.by_name[name].click()
    assert asked.args == values


@pytest.mark.parametrize(
    ("position", "end", "grey"),
    [
        (0, 5, {"first", "ten-back", "step-back"}),
        (3, 5, set()),
        (5, 5, {"step-forward", "ten-forward", "last"}),
        (0, 0, {"first", "ten-back", "step-back", "step-forward", "ten-forward", "last"}),
    ],
)
def test_what_leads_nowhere_is_grey(
    buttons: PlayerButtons, position: int, end: int, grey: set[str]
) -> None:
    buttons.set_place(position, end)
    assert {name for name, button in buttons.by_name.items() if not button.isEnabled()} == grey


def test_every_button_has_a_name_and_a_key(buttons: PlayerButtons) -> None:
    for button in buttons.by_name.values():
        assert button.accessibleName()
        assert button.toolTip().startswith(button.accessibleName() + " (")


def test_a_bar_has_only_the_buttons_that_it_names(qtbot: QtBot) -> None:
    few = PlayerButtons(("first", "play", "loop"))
    qtbot.addWidget(few)
    few.set_place(0, 3)
    assert list(few.by_name) == ["first", "play", "loop"]
    assert len(few.findChildren(QToolButton)) == 3

"""The caret of a lane: where the keys take it, what it says, and which keys it keeps."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.compare.frames import Gap
from tests.gui.compare.lanes import pane_of, pieces, random_tokens, tokens_at

LOW = "low lower newest"
LOW_TOKENS = pieces(LOW, "low", " low", "er", " ne", "w", "est")
KEY = Qt.Key
CONTROL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


@pytest.fixture
def pane(qtbot):
    return pane_of(qtbot, LOW, LOW_TOKENS)


def press(pane, *keys, modifiers=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        QTest.keyClick(pane, key, modifiers)
    return pane.marks().caret


def test_the_arrows_go_from_token_to_gap_to_token(pane):
    assert press(pane, KEY.Key_Right) == 0
    assert press(pane, KEY.Key_Right) == Gap(3, 3)
    assert press(pane, KEY.Key_Right) == 1
    assert press(pane, KEY.Key_Left) == Gap(3, 3)
    assert press(pane, KEY.Key_Left) == 0
    assert press(pane, KEY.Key_Left) == 0


def test_with_control_the_arrows_pass_over_the_gaps(pane):
    press(pane, KEY.Key_Right)
    assert press(pane, KEY.Key_Right, KEY.Key_Right, modifiers=CONTROL) == 2
    assert press(pane, KEY.Key_Left, modifiers=CONTROL) == 1


def test_with_alt_the_arrows_reach_every_place_between_characters(pane):
    press(pane, KEY.Key_Right)
    places = [press(pane, KEY.Key_Right, modifiers=ALT) for _ in range(4)]
    assert [place.byte_offset for place in places] == [1, 2, 3, 4]
    assert [place.boundary for place in places] == [False, False, True, False]
    back = [press(pane, KEY.Key_Left, modifiers=ALT).byte_offset for _ in range(3)]
    assert back == [3, 2, 1]


def test_places_between_characters_of_several_bytes_are_found(qtbot):
    pane = pane_of(qtbot, "ёжз", tokens_at("ёжз", [0, 3, 6]))
    press(pane, KEY.Key_Right)
    assert press(pane, KEY.Key_Right, modifiers=ALT).byte_offset == 2
    assert press(pane, KEY.Key_Right, modifiers=ALT).byte_offset == 4
    assert press(pane, KEY.Key_Left, modifiers=ALT).byte_offset == 2


def test_the_ends_of_line_and_text_are_reached(qtbot):
    text = "one two\nthree four\nfive"
    pane = pane_of(
        qtbot, text, pieces(text, "one", " two", "\n", "three", " four", "\n", "fi", "ve")
    )
    press(pane, KEY.Key_Right)
    assert press(pane, KEY.Key_End) == 2
    assert press(pane, KEY.Key_Down) in (4, 5)
    assert press(pane, KEY.Key_Home) == 3
    assert press(pane, KEY.Key_End, modifiers=CONTROL) == 7
    assert press(pane, KEY.Key_Up) == 3 or pane.marks().caret == 4
    assert press(pane, KEY.Key_Home, modifiers=CONTROL) == 0


def test_every_line_is_reached_with_the_arrow_down(qtbot):
    text = "слово и ещё\n" * 60
    pane = pane_of(qtbot, text, pieces(text, *["слово", " и", " ещё\n"] * 60), (300, 200))
    press(pane, KEY.Key_Right)
    lines = []
    for _ in range(70):
        caret = press(pane, KEY.Key_Down)
        lines.append(pane.paragraphs.line_of_byte(pane.token_span(caret).byte_start))
    assert sorted(set(lines)) == list(range(1, 60))
    for _ in range(70):
        caret = press(pane, KEY.Key_Up)
    assert pane.paragraphs.line_of_byte(pane.token_span(caret).byte_start) == 0


def test_pages_move_the_caret_with_the_text(qtbot):
    text = "line\n" * 500
    pane = pane_of(qtbot, text, random_tokens(text, inside=False), (300, 200))
    press(pane, KEY.Key_Right, KEY.Key_PageDown)
    assert pane.verticalScrollBar().value() > 0
    press(pane, *[KEY.Key_PageDown] * 200)
    assert pane.marks().caret == len(pane.tokens) - 1
    press(pane, *[KEY.Key_PageUp] * 200)
    assert pane.marks().caret == 0


def test_enter_takes_what_the_caret_is_on(pane):
    tokens, gaps = [], []
    pane.token_clicked.connect(tokens.append)
    pane.gap_clicked.connect(gaps.append)
    press(pane, KEY.Key_Right, KEY.Key_Return, KEY.Key_Right, KEY.Key_Enter)
    assert (tokens, gaps) == ([0], [Gap(3, 3)])


def test_the_token_of_the_caret_is_told_like_one_under_the_mouse(pane):
    hovered = []
    pane.token_hovered.connect(hovered.append)
    press(pane, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Escape)
    assert hovered == [0, None, 1, None]


def test_where_the_caret_is_is_said_in_words(pane):
    press(pane, KEY.Key_Right)
    assert pane.accessibleDescription() == "low, token 1 of 6"
    press(pane, KEY.Key_Right)
    assert pane.accessibleDescription() == "Between two tokens: Enter tells why"


def test_shift_selects_token_by_token(pane):
    press(pane, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right)
    press(pane, *[KEY.Key_Right] * 2, modifiers=SHIFT)
    assert pane.selected_text() == " lower"
    press(pane, KEY.Key_Left, modifiers=SHIFT)
    assert pane.selected_text() == " low"


def test_copying_without_a_selection_copies_the_token_of_the_caret(pane):
    press(pane, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right)
    QTest.keyClick(pane, KEY.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "·low"


@pytest.mark.parametrize(
    ("key", "kept"),
    [(KEY.Key_Left, True), (KEY.Key_Home, True), (KEY.Key_Space, False), (KEY.Key_T, False)],
)
def test_keys_that_move_the_caret_are_no_shortcuts_here(pane, key, kept):
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QGuiApplication.sendEvent(pane, event)
    assert event.isAccepted() is kept


def test_escape_is_left_to_others_when_there_is_nothing_to_let_go(pane):
    event = QKeyEvent(QEvent.Type.ShortcutOverride, KEY.Key_Escape, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QGuiApplication.sendEvent(pane, event)
    assert not event.isAccepted()


def test_other_tokens_take_the_caret_away(pane):
    press(pane, KEY.Key_Right)
    pane.show_tokens(pieces(LOW, "low", " lower newest"))
    assert pane.marks().caret is None


def test_who_comes_with_the_keys_is_told_what_they_do(pane, qtbot):
    told = []
    pane.told.connect(told.append)
    QApplication.sendEvent(pane, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert "Enter there tells why" in told.pop()
    assert "Enter there tells why" in pane.accessibleDescription()
    press(pane, KEY.Key_Right, KEY.Key_Right)
    assert told == ["low, token 1 of 6", "Between two tokens: Enter tells why"]
    QApplication.sendEvent(pane, QFocusEvent(QEvent.Type.FocusOut))
    assert told[-1] == ""

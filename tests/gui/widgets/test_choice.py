"""A combo box of values: setting is silent, choosing is told."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from gui.widgets.choice import Choice


def made(qtbot) -> Choice:
    choice = Choice(("a", "b", "c"))
    choice.set_texts({"a": "Alpha", "b": "Beta", "c": "Gamma"})
    qtbot.addWidget(choice)
    return choice


def test_setting_a_value_tells_nobody(qtbot) -> None:
    choice = made(qtbot)
    with qtbot.assertNotEmitted(choice.value_chosen):
        choice.set_value("b")
    assert (choice.value(), choice.currentText()) == ("b", "Beta")


def test_choosing_with_the_keyboard_is_told(qtbot) -> None:
    choice = made(qtbot)
    with qtbot.waitSignal(choice.value_chosen) as told:
        qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert told.args == ["b"]


def test_new_texts_keep_the_choice(qtbot) -> None:
    choice = made(qtbot)
    choice.set_value("c")
    choice.set_texts({"a": "Альфа", "b": "Бета", "c": "Гамма"})
    assert (choice.value(), choice.currentText()) == ("c", "Гамма")


def test_the_wheel_changes_nothing_without_the_focus(qtbot) -> None:
    choice = made(qtbot)
    choice.clearFocus()
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(choice, event)
    assert choice.value() == "a"
    assert not event.isAccepted()


def test_a_value_can_be_left_out_of_the_list(qtbot) -> None:
    choice = made(qtbot)
    choice.set_offered("a", False)
    assert choice.view().isRowHidden(0)
    choice.set_offered("a", True)
    assert not choice.view().isRowHidden(0)


def test_keys_pass_over_a_value_that_is_left_out(qtbot) -> None:
    choice = Choice(("a", "b", "c"))
    qtbot.addWidget(choice)
    choice.set_offered("b", False)
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert choice.value() == "c"
    qtbot.keyClick(choice, Qt.Key.Key_Up)
    assert choice.value() == "a"

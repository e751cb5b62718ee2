"""The corpus panel: shows what it is given, asks for what a person wishes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from engine.text.reading import UnknownEncodingError, read_text
from gui.training.corpus_panel import CorpusPanel
from gui.training.corpus_state import CorpusFacts, CorpusState
from gui.training.text_beginning import MOST_CHARACTERS
from gui.work.samples import samples, start_sample


@pytest.fixture
def panel(qtbot) -> CorpusPanel:
    made = CorpusPanel()
    qtbot.addWidget(made)
    made.show()
    return made


def of_start_sample() -> CorpusState:
    sample = start_sample()
    return CorpusState(
        sample.read(), sample=sample.id, is_counts=True, facts=CorpusFacts(16, 4, 78, 10, 78)
    )


def test_a_sample_is_shown_under_its_title(panel: CorpusPanel) -> None:
    panel.show_corpus(of_start_sample())
    assert panel.choice.currentText() == "Four words"
    assert panel.editor.text() == start_sample().read()
    assert panel.editor.accessibleName() == "Words and counts"


def test_choosing_a_sample_is_a_wish(panel: CorpusPanel, qtbot) -> None:
    panel.show_corpus(of_start_sample())
    with qtbot.waitSignal(panel.sample_requested) as wish:
        qtbot.keyClick(panel.choice, Qt.Key.Key_Down)
    assert wish.args == [samples()[1].id]


@pytest.mark.parametrize(
    ("files", "title"), [((), "Own text"), (("a.txt",), "a.txt"), (("a", "b"), "2 files")]
)
def test_a_corpus_that_is_no_sample_has_a_name_too(
    panel: CorpusPanel, files: tuple[str, ...], title: str
) -> None:
    panel.show_corpus(CorpusState("abc", files=files))
    assert panel.choice.currentText().replace("(s)", "s") == title
    assert not panel.choice.view().isRowHidden(panel.choice.currentIndex())


def listed(panel: CorpusPanel) -> list[str]:
    """What the list of the choice shows."""
    rows = range(panel.choice.count())
    return [panel.choice.itemText(row) for row in rows if not panel.choice.view().isRowHidden(row)]


def test_own_text_is_offered_beside_a_sample_or_a_file_once_there_is_one(
    panel: CorpusPanel, qtbot
) -> None:
    panel.show_corpus(of_start_sample())
    assert "Own text" not in listed(panel)
    panel.offer_own_text(True)
    panel.show_corpus(CorpusState("abc", files=("a.txt",)))
    assert listed(panel)[:2] == ["Own text", "a.txt"]
    panel.show_corpus(of_start_sample())
    assert listed(panel)[:2] == ["Own text", "Four words"]
    with qtbot.waitSignal(panel.own_text_requested):
        qtbot.keyClick(panel.choice, Qt.Key.Key_Up)


def test_edited_text_is_told(panel: CorpusPanel, qtbot) -> None:
    panel.show_corpus(of_start_sample())
    with qtbot.waitSignal(panel.text_edited) as told:
        qtbot.keyClicks(panel.editor, "s")
    assert told.args == ["s" + start_sample().read()]


def test_a_long_text_is_shown_in_part_and_not_edited(panel: CorpusPanel) -> None:
    panel.show_corpus(CorpusState("ab\n" * MOST_CHARACTERS))
    assert len(panel.editor.text()) == MOST_CHARACTERS
    assert panel.editor.isReadOnly()
    assert panel.notes().startswith("Only the beginning is shown")


def test_a_beginning_is_not_edited(panel: CorpusPanel) -> None:
    panel.show_corpus(CorpusState("abc", whole=False))
    assert panel.editor.isReadOnly()


def test_mixed_line_ends_are_explained(panel: CorpusPanel) -> None:
    panel.show_corpus(CorpusState("a\r\nb\nc"))
    assert "line ends" in panel.notes()


def test_notes_say_what_is_left_out_and_how_lines_count(panel: CorpusPanel) -> None:
    panel.show_corpus(CorpusState("a\nb", line_by_line=True, skipped_characters=12_345))
    first, second = panel.notes().split("\n")
    assert first == "Each line is a text of its own."
    assert second.startswith("12\N{NARROW NO-BREAK SPACE}345 character")


def test_a_wrong_line_is_explained_under_the_text(panel: CorpusPanel) -> None:
    panel.show_corpus(CorpusState("low\t5\nlower\ttwo\nnew\t1\n", is_counts=True))
    assert panel.editor.accessibleDescription() == (
        "Line 2: the count two is no whole number from 1."
    )


def test_recent_files_are_offered_beside_the_button(panel: CorpusPanel, qtbot) -> None:
    assert panel.recent_button.isHidden()
    panel.show_recent_files([Path("/x/a&b.txt"), Path("/x/c.txt")])
    assert not panel.recent_button.isHidden()
    actions = panel.recent_button.menu().actions()
    assert [action.text() for action in actions] == ["a&&b.txt", "c.txt"]
    with qtbot.waitSignal(panel.files_requested) as wish:
        actions[1].trigger()
    assert wish.args == [[Path("/x/c.txt")]]


def test_files_can_be_dropped(panel: CorpusPanel, qtbot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/x/a.txt"), QUrl("https://example.org/b")])
    where, action = QPoint(5, 5), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, action, data, buttons, keys)
    QApplication.sendEvent(panel, enter)
    assert enter.isAccepted()
    with qtbot.waitSignal(panel.files_requested) as wish:
        QApplication.sendEvent(panel, QDropEvent(QPointF(where), action, data, buttons, keys))
    assert wish.args == [[Path("/x/a.txt")]]


def test_the_encoding_is_asked_in_place_of_the_text(
    panel: CorpusPanel, tmp_path: Path, qtbot
) -> None:
    path = tmp_path / "письмо.txt"
    path.write_bytes("Привет, мир! Как дела?".encode("cp1251"))
    with pytest.raises(UnknownEncodingError) as caught:
        read_text(path)
    panel.ask_encoding(caught.value)
    assert not panel.question.isHidden()
    assert not panel.editor.isVisible()
    with qtbot.waitSignal(panel.encoding_requested) as wish:
        panel.question.buttons[0].click()
    assert wish.args == ["cp1251"]
    assert panel.editor.isVisible()


def test_the_question_can_be_declined_or_become_moot(panel: CorpusPanel, qtbot) -> None:
    error = UnknownEncodingError(Path(__file__), ("cp1251",), 0)
    panel.ask_encoding(error)
    panel.ask_encoding(None)
    assert panel.question.isHidden()
    panel.ask_encoding(error)
    with qtbot.waitSignal(panel.encoding_dismissed):
        panel.question._dismiss.click()
    assert panel.editor.isVisible()

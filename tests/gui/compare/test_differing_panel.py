"""The panel of words that differ: wishes, progress, what was found."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gui.compare.differing_model import Column
from gui.compare.differing_panel import DifferingPanel
from gui.compare.differing_rows import DifferingSummary, DifferingWish, SearchedSide
from gui.look import theme, translation

ROWS = [
    ("nest", 3, ("n", "est"), ("ne", "s", "t")),
    ("aa", 9, ("aa",), ("a", "a")),
]
STRINGS = DifferingWish("alphabet", alphabet="deilnorstw", shortest=2, longest=6)


@pytest.fixture
def panel(qtbot) -> DifferingPanel:
    made = DifferingPanel()
    qtbot.addWidget(made)
    made.resize(500, 500)
    made.show()
    return made


def plain(text: str) -> str:
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")


def test_the_wish_is_what_the_fields_say(panel, qtbot) -> None:
    panel.set_wish(STRINGS)
    with qtbot.waitSignal(panel.start_requested) as asked:
        qtbot.mouseClick(panel._start, Qt.MouseButton.LeftButton)
    assert asked.args == [STRINGS]
    assert plain(panel.source._total.text()).startswith("1 111 100 string")


def test_letters_that_are_typed_twice_count_once(panel) -> None:
    panel.source.alphabet.setText("abba")
    assert panel.source.wish().alphabet == "ab"


@pytest.mark.parametrize(
    ("wish", "possible"),
    [
        (DifferingWish("corpus"), False),
        (DifferingWish("list"), False),
        (DifferingWish("list", words="low\nnest"), True),
        (DifferingWish("alphabet"), False),
        (DifferingWish("alphabet", alphabet="ab", shortest=3, longest=2), False),
        (DifferingWish("alphabet", alphabet="ab"), True),
    ],
)
def test_nothing_starts_without_words(panel, wish, possible) -> None:
    panel.set_wish(wish)
    assert panel._start.isEnabled() == possible


def test_a_corpus_can_be_looked_through_once_there_is_one(panel) -> None:
    panel.set_wish(DifferingWish("corpus"))
    panel.set_corpus("Four words", 4)
    assert panel._start.isEnabled()
    assert panel.source._corpus_line.text().startswith("Four words: 4 word")


def test_while_it_runs_it_can_be_cancelled(panel, qtbot) -> None:
    panel.set_wish(STRINGS)
    panel.begin()
    panel.show_progress(500, 1000)
    panel.add_rows(ROWS)
    assert panel._start.isHidden()
    assert panel._bar.value() == 500
    assert panel.summary() == "2 found so far"
    with qtbot.waitSignal(panel.cancel_requested):
        qtbot.mouseClick(panel._cancel, Qt.MouseButton.LeftButton)


def test_the_result_is_said_with_its_share(panel) -> None:
    panel.begin()
    panel.finish(DifferingSummary("alphabet", 4320, 1_111_100))
    said = plain(panel.summary())
    assert said.startswith("4 320 of 1 111 100 string")
    assert "0.39 %." in said
    assert said.endswith("The first 0 are listed.")


def test_words_with_counts_say_their_share_of_the_text(panel) -> None:
    panel.begin(count_total=100)
    panel.add_rows(ROWS)
    panel.finish(DifferingSummary("corpus", 2, 50, 12, 100, complete=False))
    said = plain(panel.summary())
    assert "4.00 %; 12.00 % of the text." in said
    assert said.endswith("The search was stopped.")
    assert not panel.table.isColumnHidden(Column.COUNT)


def test_strings_have_no_counts(panel) -> None:
    panel.begin()
    assert panel.table.isColumnHidden(Column.COUNT)
    assert panel.table.isColumnHidden(Column.SHARE)


def test_a_narrow_table_leaves_out_the_shares(panel) -> None:
    panel.begin(count_total=100)
    panel.resize(280, 500)
    assert panel.table.isColumnHidden(Column.SHARE)
    assert not panel.table.isColumnHidden(Column.COUNT)


def test_a_click_on_a_row_asks_for_its_word(panel, qtbot) -> None:
    panel.begin()
    panel.add_rows(ROWS)
    panel.table.sortByColumn(Column.WORD, Qt.SortOrder.AscendingOrder)
    with qtbot.waitSignal(panel.word_requested) as asked:
        panel.table.clicked.emit(panel.model.index(0, 0))
    assert asked.args == ["aa"]


def test_a_word_that_qt_cannot_hold_is_told_whole(panel, qtbot) -> None:
    panel.begin()
    panel.add_rows([("\ufeffa\ud800", 1, ("a",), ("b",))])
    with qtbot.waitSignal(panel.word_requested) as asked:
        panel.table.row_chosen.emit(0)
    assert asked.args == ["\ufeffa\ud800"]


def test_rows_are_copied(panel) -> None:
    panel.begin()
    panel.add_rows(ROWS)
    panel.table.selectRow(0)
    panel.table.copy()
    assert QGuiApplication.clipboard().text() == "nest\t3\tn est\tne s t"


def test_a_failure_is_said(panel) -> None:
    panel.begin()
    panel.fail("The split rule does not go with these words.")
    assert panel.summary() == "The split rule does not go with these words."
    assert not panel._start.isHidden()


def test_the_cells_can_be_drawn(panel) -> None:
    panel.begin(count_total=10)
    panel.add_rows(ROWS * 20 + [("x" * 99, 1, tuple("x" * 99), ("x" * 99,))])
    panel.table.selectAll()
    for width in (280, 420, 900):
        panel.resize(width, 500)
        panel.grab()


def low(panel: DifferingPanel, qapp) -> None:
    """All that can be said, in large type, in half of a low window."""
    theme.apply(qapp, "projector")
    translation.install(qapp, "ru")
    panel.resize(660, 280)
    panel.set_wish(STRINGS)
    panel.lanes.show_lanes("ABC", (0, 2))
    panel.lanes.show_sources([("here", "Step 10 of 12"), ("end", "All merges: 12")], "end")
    panel.lanes.show_sides([SearchedSide("A", "", 10, 20), SearchedSide("C", "gpt", 12, 22)])
    qapp.processEvents()


def test_no_field_is_squeezed_where_there_is_little_height(panel, qapp) -> None:
    low(panel, qapp)
    assert panel.height() == 280
    parts = [panel.source, panel.lanes, panel._start, panel.table]
    inside = [part for part in panel._inside.findChildren(QWidget) if part.parent() in parts[:2]]
    for part in parts + [part for part in inside if part.isVisible()]:
        assert part.height() >= part.minimumSizeHint().height()
    tops = [part.y() for part in parts]
    bottoms = [part.geometry().bottom() for part in parts]
    assert all(top > bottom for top, bottom in zip(tops[1:], bottoms, strict=False))
    rows = panel.table.viewport().height() // panel.table.verticalHeader().defaultSectionSize()
    assert rows >= 4


def test_what_a_search_finds_is_scrolled_to(panel, qapp) -> None:
    low(panel, qapp)
    assert not seen_whole(panel, panel.table)
    panel.begin()
    panel.add_rows(ROWS)
    panel.finish(DifferingSummary("alphabet", 2, 10))
    qapp.processEvents()
    assert seen_whole(panel, panel.table)
    assert seen_whole(panel, panel._said)


def seen_whole(panel: DifferingPanel, part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()

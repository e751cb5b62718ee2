"""The vocabulary: filtering, choosing, copying, and rows that a finding names."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication

from engine.analysis.vocabulary import COLUMNS, vocabulary_table
from engine.models.unigram import Unigram
from engine.pipeline import StagedTokenizer
from gui.explore.vocabulary_help import EXAMPLES
from gui.explore.vocabulary_panel import VocabularyPanel
from gui.look import missing_glyphs
from tests.gui.explore.tables import plain, row, textbook


@pytest.fixture
def panel(qtbot) -> VocabularyPanel:
    made = VocabularyPanel()
    qtbot.addWidget(made)
    made.resize(900, 400)
    made.show_table(textbook())
    made.show()
    return made


def labels(panel: VocabularyPanel) -> list[str]:
    model = panel.model
    rows = (model.row_at(place) for place in range(model.rowCount()))
    return [model.table.label(each) for each in rows]


def test_typing_into_the_filter_leaves_the_tokens_that_fit(panel, qtbot) -> None:
    with qtbot.waitSignal(panel.filter_changed) as told:
        qtbot.keyClicks(panel.filter.field, "est")
    assert told.args == ["e"]
    assert labels(panel) == ["est", "newest", "widest"]
    assert panel.count_text() == "3 of 24 tokens"


def test_a_filter_that_cannot_be_read_is_marked_and_changes_nothing(panel) -> None:
    panel.set_filter("est")
    panel.set_filter("est id: x")
    assert labels(panel) == ["est", "newest", "widest"]
    assert panel.filter.field.marks() == ((8, 9),)
    assert "100-200" in panel.filter.message()
    assert panel.count_text() == "3 of 24 tokens (by the filter before)"
    panel.set_filter("est")
    assert panel.filter.message() == "" and panel.filter.field.marks() == ()
    assert panel.count_text() == "3 of 24 tokens"


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_help_can_be_read(panel, example: str) -> None:
    panel.filter.add_example(example)
    assert panel.filter.message() == ""


def test_a_space_in_front_is_searched_for_as_it_is_typed(panel) -> None:
    panel.show_table(plain("the", " the", "other", "in the"))
    panel.set_filter(" the")
    assert labels(panel) == ["·the", "in·the"]
    panel.filter.add_example("characters: 4")
    assert panel.filter.text() == " the characters: 4"
    assert labels(panel) == ["·the"]
    panel.filter.set_text("")
    panel.filter.add_example(" the")
    assert labels(panel) == ["·the", "in·the"]


def test_the_text_of_tokens_has_a_column_only_where_it_is_not_their_label(panel) -> None:
    panel.resize(1600, 400)
    panel.show_table(plain("the", " the"))
    assert "characters" not in panel.table.shown_columns()
    panel.table.set_column_shown("characters", True)
    assert "characters" in panel.table.shown_columns()


def test_escape_empties_the_filter(panel, qtbot) -> None:
    panel.set_filter("est")
    qtbot.keyClick(panel.filter.field, Qt.Key.Key_Escape)
    assert panel.filter.text() == "" and len(labels(panel)) == 24


def test_going_to_a_row_tells_it_and_selecting_from_outside_does_not(panel, qtbot) -> None:
    table = panel.model.table
    told: list[object] = []
    panel.row_selected.connect(told.append)
    panel.select_row(row(table, "newest"))
    assert told == [] and panel.table.selected_rows() == [row(table, "newest")]
    qtbot.keyClick(panel.table, Qt.Key.Key_Up)
    assert told == [row(table, "newest") - 1]


def test_the_selected_token_stays_selected_while_rows_move(panel) -> None:
    newest = row(panel.model.table, "newest")
    panel.select_row(newest)
    panel.set_filter("est")
    assert panel.table.selected_rows() == [1]
    panel.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert [panel.model.row_at(p) for p in panel.table.selected_rows()] == [newest]
    panel.set_filter("low")
    assert panel.table.selected_rows() == []
    panel.set_filter("")
    assert [panel.model.row_at(p) for p in panel.table.selected_rows()] == [newest]


def test_selecting_a_row_that_is_left_out_shows_all_rows_again(panel) -> None:
    panel.set_filter("low")
    panel.show_only(np.array([0, 1]), "Two tokens")
    panel.select_row(row(panel.model.table, "newest"))
    assert len(labels(panel)) == 24
    assert panel.chip.title() == "" and panel.filter.text() == ""


def test_the_tokens_of_a_finding_are_shown_until_the_chip_is_closed(panel) -> None:
    panel.show_only(np.array([3, 1]), "Unreachable")
    assert panel.chip.title() == "Unreachable" and len(labels(panel)) == 2
    panel.chip.close_requested.emit()
    assert panel.chip.title() == "" and len(labels(panel)) == 24


def test_another_file_keeps_the_filter_and_loses_the_selection(panel) -> None:
    panel.set_filter("est")
    panel.select_row(row(panel.model.table, "newest"))
    panel.show_table(plain("best", "low"))
    assert labels(panel) == ["best"] and panel.table.selected_rows() == []


def test_counts_have_a_column_only_where_there_is_a_text(panel) -> None:
    assert "count" not in panel.table.shown_columns()
    panel.show_counts(np.arange(24))
    assert "count" in panel.table.shown_columns()
    panel.show_counts(None)
    assert "count" not in panel.table.shown_columns()


def test_a_column_is_hidden_by_its_menu(panel) -> None:
    panel.table.columns_menu.aboutToShow.emit()
    rank = next(action for action in panel.table.columns_menu.actions() if action.text() == "Rank")
    assert rank.isChecked()
    rank.trigger()
    assert "rank" not in panel.table.shown_columns()


def test_rows_are_copied_as_they_are_shown(panel) -> None:
    for column in panel.table.shown_columns():
        panel.table.set_column_shown(column, column in ("id", "label"))
    panel.set_filter("est")
    panel.table.selectAll()
    panel.table.copy()
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t")[1] for line in lines] == ["est", "newest", "widest"]


def test_without_a_tokenizer_the_panel_says_so(panel) -> None:
    panel.show_table(None)
    assert labels(panel) == [] and "No tokenizer" in panel.table.empty_text


def test_return_goes_from_the_filter_to_the_first_token(panel, qtbot) -> None:
    panel.set_filter("newest")
    with qtbot.waitSignal(panel.row_selected) as told:
        qtbot.keyClick(panel.filter.field, Qt.Key.Key_Return)
    assert told.args == [row(panel.model.table, "newest")]


def test_scripts_that_no_font_draws_are_named(panel, qtbot, monkeypatch) -> None:
    def undrawn(text, _):
        return text if "\u0915" in text else ""

    monkeypatch.setattr(missing_glyphs, "missing_characters", undrawn)
    panel.show_table(plain("low", "\u0915\u092e"))
    qtbot.waitUntil(lambda: panel.missing.text() == "No font here for: Devanagari")
    assert panel.missing.x() - panel._count.geometry().right() >= 16, "it is no part of the count"
    monkeypatch.setattr(missing_glyphs, "missing_characters", lambda text, _: "")
    panel.show_table(plain("low"))
    qtbot.waitUntil(lambda: panel.missing.text() == "")


def test_scores_have_a_column_where_there_are_any(panel) -> None:
    assert "score" not in panel.table.shown_columns()
    model = Unigram([("<unk>", 0.0), ("low", -2.5)], unk_id=0)
    panel.show_table(vocabulary_table(StagedTokenizer("test", model)))
    assert "score" in panel.table.shown_columns()
    place = panel.model.index(1, COLUMNS.index("score"))
    assert panel.model.data(place) == "−2.500"
    assert panel.model.tsv([1], ["label", "score"]) == "low\t-2.5"


@pytest.mark.parametrize("wish", ["filter", "sort"])
def test_other_rows_are_seen_from_the_first_one_if_the_selected_one_is_not_among_them(
    panel, qapp, wish
) -> None:
    panel.show_table(plain(*(f"{letter}{number}" for letter in "ab" for number in range(300))))
    panel.set_filter("b")
    panel.select_row(None)
    qapp.processEvents()
    panel.table.scrollToBottom()
    if wish == "filter":
        panel.set_filter("a")
    else:
        panel.table.sortByColumn(COLUMNS.index("label"), Qt.SortOrder.DescendingOrder)
    qapp.processEvents()
    assert panel.table.rowAt(2) == 0


def test_a_script_that_no_token_has_is_named(panel) -> None:
    panel.set_filter("script: klingon")
    assert panel.table.empty_text == "No token is of a script called klingon."
    panel.set_filter("script: latin qqq")
    assert panel.table.empty_text == "No token fits the filter."


@pytest.mark.parametrize(
    ("order", "points_up"),
    [(Qt.SortOrder.AscendingOrder, True), (Qt.SortOrder.DescendingOrder, False)],
)
def test_the_arrow_of_a_sorted_column_points_to_where_the_larger_ones_are_not(
    panel, qapp, order, points_up
) -> None:
    head, label = panel.table.horizontalHeader(), COLUMNS.index("label")
    panel.table.sortByColumn(label, order)
    qapp.processEvents()
    right = head.sectionViewportPosition(label) + head.sectionSize(label) - 3
    image = head.viewport().grab(QRect(right - 14, 2, 14, head.height() - 4)).toImage()
    ground = image.pixelColor(0, 0).lightness()
    rows = (
        [x for x in range(image.width()) if image.pixelColor(x, y).lightness() < ground - 90]
        for y in range(image.height())
    )
    spread = [max(row) - min(row) for row in rows if row]
    assert spread and (spread[0] < spread[-1]) is points_up


def test_a_row_is_opened_by_return_and_by_a_double_click_and_not_by_going_to_it(
    panel, qtbot
) -> None:
    entered: list[object] = []
    panel.row_entered.connect(entered.append)
    newest = row(panel.model.table, "newest")
    panel.table.selectRow(newest)
    assert entered == []
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    panel.table.doubleClicked.emit(panel.model.index(2, 1))
    assert entered == [newest, 2]


@pytest.mark.parametrize(
    ("column", "first"),
    [
        ("count", Qt.SortOrder.DescendingOrder),
        ("children", Qt.SortOrder.DescendingOrder),
        ("byte-length", Qt.SortOrder.DescendingOrder),
        ("id", Qt.SortOrder.AscendingOrder),
        ("label", Qt.SortOrder.AscendingOrder),
    ],
)
def test_what_counts_is_sorted_from_the_most_down_by_the_first_click(
    panel, qtbot, column, first
) -> None:
    panel.show_counts(np.arange(24))
    panel.table.set_column_shown(column, True)
    head, place = panel.table.horizontalHeader(), COLUMNS.index(column)
    middle = head.sectionViewportPosition(place) + head.sectionSize(place) // 2
    panel.table.horizontalScrollBar().setValue(0)
    qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, 5))
    assert (head.sortIndicatorSection(), head.sortIndicatorOrder()) == (place, first)


def test_an_order_shows_what_comes_first_in_it_wherever_the_selected_row_goes(panel, qapp) -> None:
    panel.show_table(plain(*(f"a{number:03}" for number in range(300))))
    panel.select_row(150)
    panel.table.sortByColumn(COLUMNS.index("label"), Qt.SortOrder.DescendingOrder)
    qapp.processEvents()
    assert panel.table.rowAt(2) == 0 and panel.table.selected_rows() == [149]


def test_counts_of_a_text_leave_the_table_where_it_was_scrolled_to(panel, qapp) -> None:
    panel.show_table(plain(*(f"a{number:03}" for number in range(300))))
    panel.select_row(150)
    panel.show_counts(np.zeros(300, np.int64))
    panel.table.sortByColumn(COLUMNS.index("count"), Qt.SortOrder.DescendingOrder)
    counts = np.zeros(300, np.int64)
    counts[250] = 9
    panel.show_counts(counts)
    qapp.processEvents()
    assert panel.table.rowAt(2) == 0 and panel.model.row_at(0) == 250


def test_the_name_of_a_column_is_seen_whole_beside_the_arrow_of_its_order(panel, qapp) -> None:
    panel.show_counts(np.arange(24))
    place = COLUMNS.index("count")
    before = panel.table.columnWidth(place)
    panel.table.sortByColumn(place, Qt.SortOrder.DescendingOrder)
    assert panel.table.columnWidth(place) >= before + 14


def test_what_a_token_has_not_is_no_sign_that_could_be_a_token(panel) -> None:
    panel.show_table(plain("\u2013", "\u2014"))
    panel.select_row(0)
    parents = COLUMNS.index("parents")
    assert panel.model.index(0, parents).data() == ""
    tip = panel.model.index(0, parents).data(Qt.ItemDataRole.ToolTipRole)
    assert "Merged from" not in tip and "Text: \u2013" in tip


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("100-110", "id: 100-110"),
        ("5000", "id: 5000"),
        ("0x e2 80", "hex: e2 80"),
        ("0xE280 0x94", "hex: e280 94"),
        ("0xe", None),
        ("qqq", None),
    ],
)
def test_a_near_miss_is_answered_with_the_form_that_was_meant(panel, typed, meant) -> None:
    panel.set_filter(typed)
    said = panel.table.empty_text
    if meant is None:
        assert said == "No token fits the filter."
    else:
        assert said == f"No token holds this text. Did you mean {meant}?"
        panel.set_filter(meant)
        assert panel.filter.message() == ""

"""The merge list: click, filter, copy, and the current row always in view."""

import numpy as np
import pytest
from PySide6.QtGui import QFontMetricsF, QGuiApplication, Qt  # this one knows about rich text
from PySide6.QtWidgets import QApplication

from engine import Corpus, Trace, TrainingOptions
from gui.look import theme
from gui.look.palette import contrast
from gui.look.translation import format_number
from gui.training.merge_columns import MergeColumns
from gui.training.merge_model import Column
from gui.training.merge_rows import NumberWidths, Row, RowPainter
from gui.training.merge_table import MergeTable

FOUR_WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
TOTAL = 30_000


def _columns(rows):
    ids = np.arange(rows)
    return MergeColumns(
        ids % 250, (ids * 7) % 250, ids + 250, TOTAL - ids, TOTAL - ids, 1 + ids % 2, "t{}".format
    )


@pytest.fixture
def table(qtbot):
    made = MergeTable()
    qtbot.addWidget(made)
    made.resize(340, 300)
    made.show()
    made.set_trace_columns(_columns(TOTAL))
    made.asked = []
    made.position_requested.connect(made.asked.append)
    return made


def _in_view(table, row):
    top = table._view.rowViewportPosition(row)
    return top >= 0 and top + table._view.rowHeight(row) <= table._view.viewport().height()


def _click(qtbot, table, row, modifier=Qt.KeyboardModifier.NoModifier):
    view = table._view
    place = view.visualRect(view.model().index(row, Column.TOKEN)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def test_a_click_on_a_row_goes_to_where_its_merge_comes_next(table, qtbot):
    _click(qtbot, table, 4)
    assert table.asked == [4]


def test_return_goes_to_the_row_of_the_keys(table, qtbot):
    view = table._view
    view.setCurrentIndex(view.model().index(2, 0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert table.asked == []
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert table.asked == [3]


def test_a_click_in_a_filtered_list_goes_to_the_rank_and_not_to_the_row(table, qtbot):
    table._ties.setChecked(True)
    _click(qtbot, table, 4)
    assert table.asked == [9]


@pytest.mark.parametrize("position", [0, 1, 17, 15_000, 29_998, 29_999])
def test_the_current_row_is_in_view_wherever_it_is(table, position):
    table.set_current(position)
    assert _in_view(table, position)


def test_playing_on_keeps_some_rows_to_come_in_view(table):
    for position in range(1_000, 1_060):
        table.set_current(position)
        assert _in_view(table, position + 1)
    for position in range(1_059, 1_000, -1):
        table.set_current(position)
        assert _in_view(table, position - 1)


def test_past_the_last_merge_the_end_of_the_list_is_shown(table):
    table.set_current(TOTAL)
    assert _in_view(table, TOTAL - 1)


def test_a_filtered_list_shows_the_nearest_row(table):
    table._ties.setChecked(True)
    table.set_current(20_000)
    assert _in_view(table, 10_000)


def test_the_current_row_comes_back_when_the_filter_goes(table):
    table.set_current(20_001)
    table._filter.setText("t7")
    table._filter.clear()
    QApplication.processEvents()
    assert _in_view(table, 20_001)


def test_typing_filters_and_says_how_many_are_left(table):
    table._filter.setText("t20249")
    assert table._model.rowCount() == 1
    assert table._found.text() == "1"
    assert "of 30" in table._found.toolTip()
    table._filter.setText("no such token")
    assert table._model.rowCount() == 0
    table._view.grab()
    table._filter.clear()
    assert not table._found.isVisible()


def test_a_growing_trace_keeps_scroll_place_and_selection(table):
    table.set_trace_columns(_columns(900))
    table.set_current(500)
    table._view.selectRow(505)
    top = table._view.verticalScrollBar().value()
    table.set_trace_columns(_columns(2_000))
    assert table._model.rowCount() == 2_000
    assert table._view.verticalScrollBar().value() == top
    assert [index.row() for index in table._view.selectionModel().selectedRows()] == [505]


def test_selected_rows_are_copied_in_their_order(table, qtbot):
    _click(qtbot, table, 3)
    _click(qtbot, table, 1, Qt.KeyboardModifier.ControlModifier)
    assert table.asked == [3]
    qtbot.keyClick(table._view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t")[0] for line in lines] == ["1", "3"]
    assert lines[0].split("\t")[3] == "t251"


def test_the_table_shows_a_real_trace(qtbot):
    table = MergeTable()
    qtbot.addWidget(table)
    table.show_trace(Trace(Corpus.from_counts(FOUR_WORDS), TrainingOptions(merges=20)))
    assert table._model.rowCount() == 12
    table.show_trace(None)
    assert table._model.rowCount() == 0


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("width", [300, 500])
def test_numbers_are_never_cut_off(qapp, qtbot, name, width):
    theme.apply(qapp, name)
    table = MergeTable()
    qtbot.addWidget(table)
    table.set_trace_columns(_columns(TOTAL))
    table.resize(width, 300)
    table.show()
    qapp.processEvents()
    view, painter = table._view, table._view._painter
    for column, text in table._model.widest_numbers().items():
        hidden = view.isColumnHidden(column)
        assert hidden or view.columnWidth(column) >= painter.number_width(text)
    table.grab()


def _names(table):
    model = table._view.model()
    return [
        model.headerData(column, Qt.Orientation.Horizontal)
        for column in Column
        if not table._view.isColumnHidden(column)
    ]


def test_a_narrow_list_abbreviates_names_before_it_leaves_columns_out(table, qapp):
    seen = []
    for width in range(600, 200, -1):
        table.resize(width, 300)
        qapp.processEvents()
        if not seen or seen[-1] != _names(table):
            seen.append(_names(table))
    assert seen == [
        ["Rank", "Left", "Right", "Token", "Count", "Replaced", "Tie"],
        ["Rank", "Left", "Right", "Token", "Count", "Repl.", "Tie"],
        ["Rank", "Left", "Right", "Token", "Count", "Tie"],
        ["Rank", "Left", "Right", "Token", "Count"],
        ["Rank", "Left", "Token", "Count"],
        ["Rank", "Token", "Count"],
    ]


def test_a_heading_tells_its_whole_name_when_pointed_at(table):
    table.resize(300, 300)
    model = table._view.model()
    tip = model.headerData(
        Column.REPLACEMENTS, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    )
    assert tip == "Replaced\nHow often the pair was really replaced"


def test_a_row_tells_all_of_it_when_pointed_at(table):
    model = table._view.model()
    tip = model.data(model.index(3, Column.TOKEN), Qt.ItemDataRole.ToolTipRole)
    assert tip.replace("\N{NARROW NO-BREAK SPACE}", " ").splitlines() == [
        "Rank: 3",
        "Left: t3",
        "Right: t21",
        "Token: t253",
        "Count: 29 997",
        "Replaced: 29 997",
        "Tie: 2",
        "Not made yet: comes with step 4",
    ]


def test_a_row_of_markup_is_told_as_it_is(qtbot):
    table = MergeTable()
    qtbot.addWidget(table)
    table.show_trace(Trace(Corpus.from_counts({"<b>x": 2}), TrainingOptions(merges=3)))
    model = table._view.model()
    tip = model.data(model.index(2, Column.TOKEN), Qt.ItemDataRole.ToolTipRole)
    assert "Token: <b>x" in tip
    assert not Qt.mightBeRichText(tip)


def test_the_row_that_comes_next_is_drawn_bold_with_a_mark(table, qapp):
    def picture():
        qapp.processEvents()
        return table._view.viewport().grab().toImage()

    table.set_current(2)
    before = picture()
    table.set_current(3)
    after = picture()
    height = table._view._painter.height
    changed = {
        y // height
        for y in range(before.height())
        if any(before.pixel(x, y) != after.pixel(x, y) for x in range(0, before.width(), 2))
    }
    assert changed == {1, 2, 3}


@pytest.mark.parametrize("look", ["light", "projector"])
def test_a_number_is_as_wide_as_measured_though_not_each_is_measured(qapp, look):
    metrics = QFontMetricsF(theme.THEMES[look].ui_font())
    widths = NumberWidths(metrics)
    for number in (0, 7, 12, 111, 4_096, 71_111, 1_234_567, 8_888_888):
        for text in (format_number(number), "–"):
            assert widths.of(text) == metrics.horizontalAdvance(text)


@pytest.mark.parametrize("name", theme.names())
def test_rows_that_are_not_made_yet_are_pale_and_can_be_read(table, name):
    look = theme.THEMES[name]
    painter = RowPainter(look)
    inks = [painter._ink(Row(0, 0, False, False), ahead) for ahead in (-1, 0, 1)]
    assert inks == [look.text, look.text, look.pending]
    assert painter._ink(Row(0, 0, True, False), 1) == look.text
    assert contrast(look.pending.name(), look.panel.name()) >= 4.5
    assert contrast(look.text.name(), look.pending.name()) >= 2


def test_the_merge_of_the_last_step_is_ticked_in_the_first_column(table):
    before = [_mark_ink(table, row) for row in (1, 2, 3)]
    table.set_current(3)
    after = [_mark_ink(table, row) for row in (1, 2, 3)]
    assert before == [0, 0, 0]
    assert after[0] == 0 and after[1] > 5 and after[2] > 5


def _mark_ink(table, row):
    """How many dark pixels stand left of the rank."""
    view = table._view
    picture = view.viewport().grab().toImage()
    top, width = view.rowViewportPosition(row), view._painter.marker
    places = ((x, y) for x in range(3, 3 + width) for y in range(top, top + view.rowHeight(row)))
    return sum(picture.pixelColor(x, y).lightness() < 100 for x, y in places)

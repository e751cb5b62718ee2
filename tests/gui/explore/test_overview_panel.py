"""A vocabulary as a whole: bars that filter."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF
from PySide6.QtWidgets import QApplication

from engine.analysis.statistics import statistics
from engine.analysis.vocabulary import TokenFilter
from gui.explore.overview_histogram import MOST_COLUMNS, gathered
from gui.explore.overview_panel import OverviewPanel
from gui.look import theme
from gui.widgets.token_box import pixel_font
from tests.gui.explore.tables import plain, textbook

TABLE = plain("дом", "мир", "ёж", "low", "aя", "12", "x" * 90)


@pytest.fixture
def panel(qtbot) -> OverviewPanel:
    made = OverviewPanel()
    qtbot.addWidget(made)
    made.resize(500, 700)
    made.show_statistics(statistics(TABLE))
    made.show()
    return made


def test_without_a_vocabulary_the_panel_says_so(panel) -> None:
    panel.show_statistics(None)
    assert panel.text() == "No tokenizer is open."
    assert panel.scripts.isHidden() and panel.lengths.isHidden()


def test_scripts_are_counted_by_frequency(panel) -> None:
    lines = panel.scripts.text().split("\n")
    assert [line.partition(":")[0] for line in lines] == [
        "Cyrillic", "Latin", "several scripts", "no letters",
    ]  # fmt: skip
    assert lines[0] == "Cyrillic: 3  42.9 %"


@pytest.mark.parametrize("name", ["scripts", "kinds", "shares"])
def test_every_bar_asks_for_the_tokens_that_it_counts(panel, qtbot, name: str) -> None:
    bars = getattr(panel, name)
    asked: list[str] = []
    panel.filter_requested.connect(asked.append)
    for bar in bars.bars():
        qtbot.keyClick(bars, Qt.Key.Key_Return)
        assert len(TokenFilter.parse(asked[-1]).rows(TABLE)) == bar.count
        qtbot.keyClick(bars, Qt.Key.Key_Down)
    assert asked == [bar.filter for bar in bars.bars()]


@pytest.mark.parametrize("unit", ["characters", "bytes"])
def test_every_column_asks_for_the_tokens_that_it_counts(panel, qtbot, unit: str) -> None:
    panel.unit.set_value(unit)
    panel.unit.value_chosen.emit(unit)
    for place, (_, _, count) in enumerate(panel.lengths.columns()):
        rows = TokenFilter.parse(panel.lengths.filter_of(place)).rows(TABLE)
        assert len(rows) == count


def test_a_click_on_a_bar_asks_for_its_tokens(panel, qtbot) -> None:
    with qtbot.waitSignal(panel.filter_requested) as told:
        qtbot.mouseClick(panel.scripts, Qt.MouseButton.LeftButton, pos=QPoint(60, 5))
    assert told.args == ["script: Cyrillic"]


def test_a_column_is_chosen_by_keys(panel, qtbot) -> None:
    qtbot.keyClick(panel.lengths, Qt.Key.Key_Right)
    with qtbot.waitSignal(panel.filter_requested) as told:
        qtbot.keyClick(panel.lengths, Qt.Key.Key_Space)
    assert told.args == ["characters: 3"]


def test_lengths_of_a_long_tail_stand_in_one_column() -> None:
    counts = [0, *[1] * 60]
    columns = gathered(counts)
    assert len(columns) == MOST_COLUMNS
    assert columns[-1] == (MOST_COLUMNS, None, 41)
    assert sum(count for *_, count in columns) == 60


def test_no_lengths_are_no_columns() -> None:
    assert gathered([]) == gathered([0, 0]) == []


def test_names_that_need_the_room_of_the_bars_stand_above_them(panel) -> None:
    wide = panel.shares.sizeHint().height()
    panel.resize(190, 700)
    assert panel.shares.sizeHint().height() > 1.4 * wide
    assert panel.widget().width() <= panel.viewport().width()


def test_what_is_little_is_not_nothing(panel) -> None:
    panel.show_statistics(statistics(plain(*(f"t{n}" for n in range(1999)), "ж")))
    assert "Cyrillic: 1  < 0.1 %" in panel.scripts.text()


def test_another_vocabulary_replaces_the_bars(panel) -> None:
    panel.show_statistics(statistics(textbook()))
    assert [bar.name for bar in panel.kinds.bars()] == ["symbol", "merge", "special"]


def test_every_column_has_its_number_however_narrow_it_is(panel) -> None:
    tokens = [f"{'x' * length}{number}" for length in range(1, 19) for number in range(100, 180)]
    panel.show_statistics(statistics(plain(*tokens)))
    metrics = QFontMetricsF(panel.lengths.font())
    panel.lengths.resize(40 * panel.lengths.target_total(), 150)
    assert {panel.lengths.number(place, metrics) for place in range(18)} == {"80"}


@pytest.mark.parametrize(("width", "number"), [(900, "12,345"), (30, "12k"), (4, "")])
def test_a_number_is_shortened_before_it_is_left_out(panel, width, number) -> None:
    panel.lengths.show_counts([0, 12_345], "bytes", "length in bytes", "tokens")
    panel.lengths.resize(width, 150)
    metrics = QFontMetricsF(pixel_font(panel.lengths.font(), 0.8))
    shown = panel.lengths.number(0, metrics)
    assert shown.replace("\u202f", ",").replace("\u2009", ",").replace("\xa0", ",") == number


def test_the_axes_say_what_they_count(panel) -> None:
    panel.lengths.resize(400, 150)
    before = panel.lengths.grab().toImage()
    panel.lengths.show_counts([0, 3, 2], "bytes", "", "")
    bare = panel.lengths.grab().toImage()
    panel.lengths.show_counts([0, 3, 2], "bytes", "length in bytes", "tokens")
    assert panel.lengths.grab().toImage() not in (before, bare)


def test_a_part_that_the_tab_key_goes_to_is_brought_into_sight(panel, qapp):
    panel.resize(300, 120)
    qapp.processEvents()
    bar = panel.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert panel.unit.visibleRegion().isEmpty()
    event = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(panel.unit, event)
    assert not panel.unit.visibleRegion().isEmpty()


@pytest.mark.parametrize("width", [300, 476, 700])
def test_there_are_as_many_columns_as_have_room_for_their_numbers(panel, width) -> None:
    counts = [0, *(90_000 - 4_000 * length for length in range(20)), *[3] * 300]
    panel.lengths.show_counts(counts, "characters", "length in characters", "tokens")
    panel.lengths.resize(width, 150)
    panel.lengths.grab()
    metrics = QFontMetricsF(pixel_font(theme.active().ui_font(), 0.8))
    places = range(panel.lengths.target_total())
    assert all(panel.lengths.number(place, metrics) for place in places)
    assert sum(count for *_, count in panel.lengths.columns()) == sum(counts)

"""How two vocabularies differ."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from engine.analysis.differences import compare_vocabularies
from engine.pipeline import DocumentedTokenizer
from gui.explore.differences_panel import DifferencesPanel
from gui.look import theme
from tests.engine.cases import example_tokenizer


@pytest.fixture
def panel(qtbot) -> DifferencesPanel:
    made = DifferencesPanel()
    qtbot.addWidget(made)
    made.resize(440, 400)
    made.show()
    return made


def differences(first: int = 20, second: int = 16):
    one, other = (
        DocumentedTokenizer(example_tokenizer(vocab_size=size)) for size in (first, second)
    )
    return compare_vocabularies(one, other)


def choose(panel, part: str) -> None:
    panel.part.set_value(part)
    panel.part.value_chosen.emit(part)


def test_at_first_another_file_is_asked_for(panel, qtbot):
    panel.show_choices((("a", "a.json"), ("b", "b.json")))
    assert panel.text().startswith("Choose a tokenizer")
    assert panel.other.chosen() is None
    with qtbot.waitSignal(panel.other_requested) as told:
        panel.other.setCurrentIndex(1)
        panel.other.activated.emit(1)
    assert told.args == ["b"]


def test_another_file_can_be_opened(panel, qtbot):
    with qtbot.waitSignal(panel.open_other_requested):
        panel.open_other.click()


def test_while_the_files_are_compared_it_says_so_and_can_be_cancelled(panel, qtbot):
    panel.show_working("a", "b")
    assert panel.text().startswith("Comparing every token") and "b…" in panel.text()
    with qtbot.waitSignal(panel.cancel_requested):
        panel.cancel.click()
    panel.show_differences(differences(), "a", "b")
    assert panel.cancel.isHidden() and not panel.text().startswith("Comparing")


def test_tokens_of_one_file_only_are_listed_and_shown(panel, qtbot):
    found = differences()
    panel.show_differences(found, "a", "b")
    assert panel.part.value() == "only-first"
    assert panel.model.rowCount() == len(found.only_first)
    with qtbot.waitSignal(panel.tokens_requested) as told:
        panel.show_tokens.click()
    rows, title = told.args
    assert list(rows) == list(found.only_first.rows)
    assert title == f"Only in a: {len(found.only_first)}"


def test_tokens_of_the_other_file_are_described_and_shown_in_its_vocabulary(panel, qtbot):
    found = differences(16, 20)
    panel.show_differences(found, "a", "b")
    choose(panel, "only-second")
    assert panel.model.headings() == ["Token", "Text", "Bytes", "Id", "Kind"]
    assert [panel.model.cell(0, column) for column in range(5)] == [
        "newest", "newest", "6E 65 77 65 73 74", "16", "merge"
    ]  # fmt: skip
    with qtbot.waitSignal(panel.other_tokens_requested) as told:
        panel.show_tokens.click()
    assert list(told.args[0]) == list(found.only_second.rows)
    assert panel.show_tokens.toolTip().startswith("Explores b")


def test_what_differs_is_seen_at_a_glance(panel):
    found = differences()
    panel.show_differences(found, "a", "b")
    only = f"Only in a: {len(found.only_first)} · Only in b: {len(found.only_second)}"
    for words in (f"{found.shared} tokens in both", f"another id: {found.moved}", only):
        assert words in panel.text().replace("\N{NO-BREAK SPACE}", " ")


def test_the_bar_shows_how_far_the_comparison_is(panel):
    panel.show_working("a", "b")
    assert panel._bar.maximum() == 0
    panel.show_progress(300, 1000)
    assert (panel._bar.value(), panel._bar.maximum()) == (300, 1000)


def test_the_first_merge_that_differs_is_told(panel):
    found = differences()
    panel.show_differences(found, "a", "b")
    assert "b has no more merges" in panel.text()


def test_equal_files_are_called_equal(panel):
    panel.show_differences(differences(20, 20), "a", "b")
    assert panel.text().startswith("Nothing differs")


def test_tokens_of_both_files_are_listed_with_both_ids(panel):
    found = differences()
    panel.show_differences(found, "a", "b")
    choose(panel, "shared")
    assert panel.part.currentText() == f"In both: {found.shared}"
    assert panel.model.rowCount() == found.shared
    at = [panel.model.cell(row, 0) for row in range(found.shared)].index("<pad>")
    assert (panel.model.cell(at, 1), panel.model.cell(at, 2)) == ("20", "16")
    assert not panel.show_tokens.isHidden()


@pytest.mark.parametrize("part", ["only-first", "only-second", "moved", "settings", "shared"])
def test_every_part_fills_its_table(panel, part):
    panel.show_differences(differences(), "a", "b")
    choose(panel, part)
    model = panel.model
    for row in range(model.rowCount()):
        assert all(model.cell(row, column) for column in range(model.columnCount()))


def test_the_splits_of_both_can_be_compared(panel, qtbot):
    assert panel.compare_splits.isHidden()
    panel.show_differences(differences(), "a", "b")
    with qtbot.waitSignal(panel.compare_splits_requested):
        panel.compare_splits.click()


@pytest.mark.parametrize(
    ("width", "hidden"), [(900, set()), (440, {"kind"}), (330, {"kind", "bytes"})]
)
def test_a_narrow_list_leaves_columns_out_and_says_them_in_the_tip_of_a_row(
    panel, qapp, width, hidden
):
    panel.resize(width, 400)
    panel.show_differences(differences(), "a", "b")
    qapp.processEvents()
    names = panel.model.columns()
    assert {name for place, name in enumerate(names) if panel.table.isColumnHidden(place)} == hidden
    if "bytes" not in hidden:
        five = QFontMetrics(theme.active().token_font()).horizontalAdvance("E4 B8 AD E5 9B")
        assert panel.table.columnWidth(names.index("bytes")) > five
    tip = panel.model.data(panel.model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[2:] == ["Bytes: 6E 65 77 65 73 74", "Id: 16", "Kind: merge"]

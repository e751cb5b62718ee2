"""One token: its facts, its tree, and what it became part of."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from engine.analysis.vocabulary import vocabulary_table
from engine.models.unigram import Unigram
from engine.pipeline import StagedTokenizer
from engine.text.alphabet import visible
from engine.text.byte_characters import as_byte_text
from gui.explore.token_panel import TokenPanel
from gui.explore.token_uses import MOST_SHOWN
from gui.pictures import save_picture
from gui.widgets.tab_page import low
from tests.gui.compare.splits import of_bytes
from tests.gui.explore.tables import chain, plain, row, textbook


@pytest.fixture
def panel(qtbot) -> TokenPanel:
    made = TokenPanel()
    qtbot.addWidget(made)
    made.resize(500, 420)
    made.show()
    return made


def show(panel: TokenPanel, label: str, table=None) -> None:
    table = table or textbook()
    panel.show_token(table, row(table, label))


def test_without_a_token_the_panel_asks_for_one(panel) -> None:
    assert panel.text() == "Choose a token in the vocabulary."
    show(panel, "est")
    panel.show_token(None, None)
    assert panel.text() == "Choose a token in the vocabulary."
    assert panel.tree.isHidden() and panel.uses.isHidden()


def test_a_token_says_what_it_is(panel) -> None:
    show(panel, "est")
    title, facts, content, used = panel.text().split("\n")
    assert title == "est"
    assert facts == "id 11 · merge · rank 1 · Latin · 3 characters"
    assert content == "3 bytes: 65 73 74"
    assert used == "Part of 2 tokens, directly of 2"


def test_where_nothing_merges_it_is_not_said_that_a_token_is_part_of_none(panel) -> None:
    show(panel, "newest")
    assert panel.text().endswith("It is part of no other token.")
    show(panel, "ab", plain("ab", "abc"))
    assert "part of" not in panel.text() and panel._used.isHidden()


def test_the_tree_goes_down_to_symbols(panel) -> None:
    show(panel, "newest")
    labels = panel.tree.canvas.drawing().labels
    assert labels[0] == "newest" and labels[1:3] == ["new", "est"]
    assert set("newst") < set(labels)


def test_tree_and_uses_of_a_file_of_bytes_can_be_read(panel, tmp_path) -> None:
    table = vocabulary_table(of_bytes(tmp_path, " зим", " зима"))
    panel.show_token(table, row(table, visible(as_byte_text(" зим"))))
    labels = panel.tree.canvas.drawing().labels
    assert labels[:3] == ["·зим", "·зи⟨D0⟩", "⟨BC⟩"]
    assert "·з" in labels and "·" in labels
    assert len(set(labels)) == len({node.row for node in panel.tree.canvas.drawing().tree.nodes})
    assert panel.uses.labels() == ["·зим⟨D0⟩", "·зима"]


def test_a_token_has_one_name_in_title_tree_and_uses(panel, tmp_path) -> None:
    table = vocabulary_table(of_bytes(tmp_path, " зи", " зиз"))
    panel.show_token(table, row(table, visible(as_byte_text(" зи"))))
    title = panel.text().split("\n")[0]
    assert title == "·зи" == panel.tree.canvas.drawing().labels[0]
    assert panel.sentence().startswith("·зи: ") and "Text:" not in panel.text()
    panel.set_as_text(False)
    title = panel.text().split("\n")[0]
    assert title == visible(as_byte_text(" зи")) == panel.tree.canvas.drawing().labels[0]
    assert all(label.startswith(title) for label in panel.uses.labels())
    assert "Text: ·зи" in panel.text()


def test_signs_that_nobody_can_guess_are_explained(panel, tmp_path) -> None:
    table = vocabulary_table(of_bytes(tmp_path, " зи"))
    panel.show_token(table, row(table, visible("Ð")))
    assert panel.text().startswith("⟨D0⟩\n")
    assert "⟨D0⟩: a byte that is no whole character by itself" in panel.text()
    show(panel, "est")
    assert "⟨" not in panel.text()


def test_upward_stand_the_tokens_it_became_part_of_lowest_rank_first(panel) -> None:
    show(panel, "ab", chain("abcde"))
    assert panel.uses.labels() == ["abc", "abcd", "abcde"]
    assert "Part of 3 tokens, directly of 1" in panel.text()


def test_of_very_many_uses_the_first_are_shown(panel) -> None:
    word = "".join(map(chr, range(0x4E00, 0x4E00 + MOST_SHOWN + 12)))
    show(panel, word[:2], chain(word))
    assert len(panel.uses.labels()) == MOST_SHOWN
    assert f"the first {MOST_SHOWN} are shown" in panel.text()


def test_a_token_that_no_merge_makes_has_no_tree(panel) -> None:
    show(panel, "low", plain("low"))
    assert "A piece: no merge makes this token" in panel.text() and panel.tree.isHidden()


def test_a_tree_that_is_too_large_says_so(panel) -> None:
    word = "".join(map(chr, range(0x4E00, 0x4E00 + 600)))
    show(panel, word, chain(word))
    assert "only its upper levels" in panel.text()


def test_a_click_on_a_box_asks_for_that_token(panel, qtbot) -> None:
    table = textbook()
    show(panel, "newest", table)
    canvas = panel.tree.canvas
    place: QPointF = canvas.drawing().rect(2).center() * canvas.zoom()
    with qtbot.waitSignal(panel.row_requested) as told:
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert told.args == [row(table, "est")]


def test_keys_walk_through_the_tree(panel, qtbot) -> None:
    table = textbook()
    show(panel, "newest", table)
    canvas = panel.tree.canvas
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(canvas, key)
    assert canvas.current_label() == "est"
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.current_label() == "est"
    with qtbot.waitSignal(panel.row_requested) as told:
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert told.args == [row(table, "est")]
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas.current_label() == "newest"


def test_a_use_that_is_entered_is_asked_for(panel, qtbot) -> None:
    table = textbook()
    show(panel, "est", table)
    panel.uses.setCurrentRow(1)
    with qtbot.waitSignal(panel.row_requested) as told:
        qtbot.keyClick(panel.uses, Qt.Key.Key_Return)
    assert told.args == [row(table, "widest")]


def test_the_tree_is_zoomed_and_fitted_again(panel, qtbot) -> None:
    show(panel, "newest")
    canvas = panel.tree.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.zoom() == pytest.approx(1.2)
    qtbot.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.zoom() == 1.0


def test_the_tree_is_dragged(panel, qtbot) -> None:
    word = "abcdefghijklmnopqrstuvwxyz" * 2
    show(panel, word, chain(word))
    canvas = panel.tree.canvas
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    qtbot.mouseMove(canvas, QPoint(100, 120))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(100, 120))
    assert panel.tree.verticalScrollBar().value() > 0


@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_the_whole_tree_is_saved_as_a_picture(panel, tmp_path: Path, ending: str) -> None:
    show(panel, "newest")
    path = tmp_path / f"tree{ending}"
    save_picture(panel.tree_picture(), path)
    assert path.stat().st_size > 1000


def test_a_scored_piece_says_its_score(qtbot) -> None:
    model = Unigram([("<unk>", 0.0), ("low", -2.5)], unk_id=0)
    table = vocabulary_table(StagedTokenizer("test", model))
    panel = TokenPanel()
    qtbot.addWidget(panel)
    panel.show_token(table, 1)
    assert "score −2.500" in panel.text()


def test_the_label_of_a_box_that_is_wider_than_the_room_stands_in_sight(panel, qapp) -> None:
    show(panel, "a" * 60, chain("a" * 60))
    qapp.processEvents()
    bar, drawing = panel.tree.horizontalScrollBar(), panel.tree.canvas.drawing()
    assert bar.maximum() > 0 and bar.isVisible()
    for value in (0, bar.maximum()):
        bar.setValue(value)
        seen = QRectF(panel.tree.canvas.visibleRegion().boundingRect())
        zoom = panel.tree.canvas.zoom()
        scaled = QRectF(seen.x() / zoom, 0, seen.width() / zoom, seen.height() / zoom)
        assert scaled.left() < drawing.label_middle(0, scaled) < scaled.right()
    whole = drawing.rect(0)
    assert drawing.label_middle(0, whole) == pytest.approx(whole.center().x())


def test_a_tree_of_six_levels_is_seen_whole_in_seventeen_lines(qtbot, qapp) -> None:
    panel = TokenPanel()
    page = low(panel)
    qtbot.addWidget(page)
    page.resize(400, 17 * page.fontMetrics().height())
    page.show()
    table = chain("lowest")
    panel.show_token(table, int(np.argmax(table.character_lengths)), is_example=True)
    qapp.processEvents()
    assert panel.tree.canvas.drawing().tree.level_total == 6
    assert page.verticalScrollBar().maximum() == 0
    assert panel.tree.verticalScrollBar().maximum() == 0


def test_a_low_page_scrolls_to_a_tree_that_has_room_for_all_its_levels(qtbot, qapp) -> None:
    table = chain("internation")
    longest = int(np.argmax(table.character_lengths))
    panel = TokenPanel()
    page = low(panel)
    qtbot.addWidget(page)
    page.resize(500, 160)
    page.show()
    panel.show_token(table, longest)
    qapp.processEvents()
    tree = panel.tree
    assert tree.canvas.drawing().tree.level_total > 4
    assert tree.verticalScrollBar().maximum() == 0 and tree.height() > tree.canvas.height()
    assert page.verticalScrollBar().maximum() > 0
    for _ in range(tree.canvas.drawing().tree.level_total):
        qtbot.keyClick(tree.canvas, Qt.Key.Key_Down)
    assert page.verticalScrollBar().value() > 0

"""Lanes, their heads and their bar, without a session."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gui.compare.frames import LaneNumbers, LostPiece, TextSpan
from gui.compare.lanes_area import LanesArea
from gui.compare.lanes_bar import PATIENCE_MS, LanesBar
from gui.look import theme, translation
from tests.gui.compare.splits import present


@pytest.fixture
def area(qtbot):
    area = LanesArea()
    qtbot.addWidget(area)
    area.set_lane_count(2)
    area.resize(900, 500)
    area.show()
    return area


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_all_lanes_begin_at_the_same_height_and_are_equally_wide(area, qapp, count):
    area.set_lane_count(count)
    for index, head in enumerate(area.heads):
        head.set_mode(("rank-ordered", "left-to-right")[index % 2])
        head.show_numbers(LaneNumbers(tokens=10, characters=20, bytes=20))
    qapp.processEvents()
    assert len(area.heads) == len(area.panes) == count
    assert len({pane.y() for pane in area.panes}) == 1
    widths = [pane.width() for pane in area.panes]
    assert max(widths) - min(widths) <= 1


def test_heads_stand_over_their_lanes(area, qapp):
    qapp.processEvents()
    for head, pane in zip(area.heads, area.panes, strict=True):
        left = head.mapTo(area, head.rect().topLeft()).x()
        assert abs(left - pane.x()) <= 2
        assert abs(head.width() - pane.width()) <= 2


def test_heads_leave_the_lanes_their_share_of_a_low_window(area, qapp):
    area.set_lane_count(4)
    area.resize(600, 300)
    for head in area.heads:
        head.set_mode("left-to-right")
        head.show_numbers(LaneNumbers(tokens=1000, characters=2000, bytes=2000))
    qapp.processEvents()
    assert area.panes[0].height() >= 300 * 0.35


def test_lanes_that_stay_keep_their_tokens(area):
    presenter = present("nest")
    area.show_tokens("nest", [lane.tokens for lane in presenter.lanes])
    area.set_lane_count(3)
    assert area.panes[0].tokens is presenter.lanes[0].tokens
    area.set_lane_count(1)
    assert area.panes[0].tokens is presenter.lanes[0].tokens


def test_what_a_lane_says_comes_with_its_index(area, qtbot):
    for signal, head_signal in (
        (area.mode_requested, area.heads[1].mode_requested),
        (area.source_requested, area.heads[1].tokenizer_requested),
    ):
        with qtbot.waitSignal(signal) as caught:
            head_signal.emit("x")
        assert caught.args == [1, "x"]
    with qtbot.waitSignal(area.token_clicked) as caught:
        area.panes[1].token_clicked.emit(7)
    assert caught.args == [1, 7]


def test_a_piece_lights_up_in_all_lanes_but_the_one_it_came_from(area):
    area.show_tokens("nest", [lane.tokens for lane in present("nest").lanes])
    span = TextSpan(0, 2, 0, 2)
    area.show_highlight(span, beside=0)
    assert [pane.marks().highlight for pane in area.panes] == [None, span]
    area.show_highlight(span)
    assert [pane.marks().highlight for pane in area.panes] == [span, span]


def test_the_only_lane_cannot_be_removed(area, qapp):
    area.set_lane_count(1)
    assert not area.heads[0]._remove.isVisibleTo(area)
    area.set_lane_count(2)
    assert area.heads[0]._remove.isVisibleTo(area)


def test_another_size_of_the_window_loses_no_mark(area, qapp):
    presenter = present("lowest nest")
    area.show_tokens("lowest nest", [lane.tokens for lane in presenter.lanes])
    area.ruler.show_differences(presenter.differences)
    span = TextSpan(0, 2, 0, 2)
    area.show_highlight(span)
    assert len(area.ruler.ticks()[0])
    for width, height in ((700, 500), (1600, 900), (500, 260)):
        area.resize(width, height)
        qapp.processEvents()
        assert len(area.ruler.ticks()[0])
        assert [pane.marks().highlight for pane in area.panes] == [span, span]


def test_a_short_text_is_written_larger_than_a_long_one(area, qapp):
    qapp.processEvents()
    usual = area.paragraphs.unscaled.pitch
    area.show_tokens("nest", [lane.tokens for lane in present("nest").lanes])
    assert area.paragraphs.measures.pitch > 1.5 * usual
    long = "lowest nest " * 100
    area.show_tokens(long, [lane.tokens for lane in present(long).lanes])
    assert area.paragraphs.measures.pitch == usual
    width = min(pane.text_width() for pane in area.panes)
    assert area.paragraphs.width == width


def test_only_a_text_that_is_too_high_shows_a_scroll_bar(area, qapp):
    qapp.processEvents()
    bar = area.panes[-1].verticalScrollBar()
    for text, scrolls in (("nest", False), ("nest\n" * 200, True), ("low", False)):
        area.show_tokens(text, [lane.tokens for lane in present(text).lanes])
        assert bar.isEnabled() == scrolls


@pytest.fixture
def bar(qtbot):
    bar = LanesBar()
    qtbot.addWidget(bar)
    bar.show()
    return bar


@pytest.mark.parametrize(
    ("count", "alone", "said", "enabled"),
    [
        (None, False, "", False),
        (0, False, "The lanes do not differ.", False),
        (0, True, "A second lane can be compared with this one.", False),
        (1200, False, "1\N{NARROW NO-BREAK SPACE}200", True),
    ],
)
def test_the_bar_says_how_many_places_differ(bar, count, alone, said, enabled):
    bar.show_differences(count, alone=alone)
    assert said in bar.sentence()
    assert bar._next.isEnabled() == enabled


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_sentence_is_whole_before_buttons_have_words(bar, qapp, language):
    theme.apply(qapp, "projector")
    translation.install(qapp, language)
    bar.show_differences(0)
    for width in (470, 600, 1000):
        bar.resize(width, 40)
        qapp.processEvents()
        needed = bar._said.fontMetrics().horizontalAdvance(bar.sentence())
        assert bar._said.width() >= needed, width
    assert bar._add.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    bar.resize(470, 40)
    assert bar._add.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert bar._add.toolTip()


def test_the_bar_speaks_of_splitting_only_when_it_takes_a_while(bar, qtbot):
    bar.show_differences(0)
    bar.set_busy(True)
    assert "do not differ" in bar.sentence()
    qtbot.wait(PATIENCE_MS + 100)
    assert "being split" in bar.sentence()
    with qtbot.waitSignal(bar.cancel_requested):
        bar._cancel.click()
    bar.set_busy(False)
    assert "do not differ" in bar.sentence()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_heads_that_are_too_high_say_it_short_and_do_not_scroll(qtbot, qapp, count):
    theme.apply(qapp, "projector")
    area = LanesArea()
    qtbot.addWidget(area)
    area.set_lane_count(count)
    area.resize(980, 250)
    area.show()
    for head in area.heads:
        head.set_tokenizers([("end", "All merges: 12")])
        head.set_mode("left-to-right")
        head.set_note("This tokenizer has no merges, so it splits by longest match.")
        head.show_numbers(LaneNumbers(10, 22, 22, 1, ("Z",), False, (LostPiece(21, 22, "Z"),), 1))
    qtbot.wait(1)
    row = area._row
    assert row.verticalScrollBar().maximum() == 0
    for head in area.heads:
        assert "longest match" in head.explanation() + head._explained.toolTip()
    area.resize(980, 900)
    qtbot.wait(1)
    assert "longest match" in area.heads[0].explanation()


def test_a_head_that_says_more_after_another_is_gone_is_not_cut(area):
    area.set_lane_count(2)
    QApplication.processEvents()
    area.set_lane_count(1)
    QApplication.processEvents()
    row, head = area._row, area.heads[0]
    for note in ("", "A sentence that needs a line of its own, and then some more. " * 4):
        head.set_note(note)
        QApplication.processEvents()
        assert row._wanted(head.width()) == head.heightForWidth(head.width())


def test_a_lane_that_is_added_waits_like_the_others(area):
    area.show_waiting(True, True)
    area.set_lane_count(4)
    assert {pane.accessibleDescription() for pane in area.panes} == {"The text is being split…"}


@pytest.mark.parametrize("height", range(170, 260, 15))
def test_heads_that_scroll_end_between_two_lines(area, qapp, qtbot, height):
    theme.apply(qapp, "projector")
    area.set_lane_count(4)
    area.resize(980, height)
    for head in area.heads:
        head.set_tokenizers([("end", "All merges: 12")])
        head.set_mode("left-to-right")
        head.set_note("This tokenizer has no merges, so it splits by longest match.")
        head.show_numbers(LaneNumbers(10, 22, 22, 1, ("Z",), False, (LostPiece(21, 22, "Z"),), 1))
    qtbot.wait(1)
    if height >= area.minimumSizeHint().height():
        assert area._row.height() + area.panes[0].minimumSizeHint().height() < height
    end = area._row.height()
    for head in area.heads:
        for part in (head.tokenizer, head.mode, head._explained, head._sum, head.losses):
            top = part.y()
            assert not (part.isVisible() and top < end < top + part.height()), (part, top, end)

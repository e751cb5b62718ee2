"""One lane as a person meets it: what is hit, clicked, selected, copied, said and scrolled."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.compare.frames import Flash, Gap, PaneTokens, TextSpan, TokenPart
from gui.look import theme, translation
from tests.gui.compare.lanes import (
    TEXTS,
    centre,
    marked,
    pane_of,
    pieces,
    random_tokens,
    tokens_at,
)

LOW = "low lower newest"
LOW_TOKENS = pieces(LOW, "low", " low", "er", " ne", "w", "est")


def click(pane, point: QPointF, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    place = QPoint(int(point.x()), int(point.y()))
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, modifiers, place)


def edge(pane, index: int) -> QPointF:
    """The right edge of a token."""
    rect = next(rect for owner, rect in pane.rects() if owner == index)
    return QPointF(rect.right() + 1, rect.center().y())


@pytest.mark.parametrize("inside", [False, True])
@pytest.mark.parametrize("name", TEXTS)
def test_a_point_inside_each_rectangle_finds_the_token_that_was_drawn(qtbot, name, inside):
    text = TEXTS[name]
    pane = pane_of(qtbot, text, random_tokens(text, inside=inside), (500, 700))
    bar = pane.verticalScrollBar()
    for value in range(0, bar.maximum() + 1, 600):
        bar.setValue(value)
        scene, top = pane.scene(), pane.top()
        boxes = scene.shown.boxes
        middles = (boxes.left + boxes.right) / 2
        for at, rect in enumerate(scene.rects(boxes, top)):
            point = QPointF(float(middles[at]) + 8, rect.center().y())
            assert pane.token_at(point) == int(boxes.owners[at])
            if rect.width() >= 4:
                assert pane.token_at(rect.center()) == int(boxes.owners[at])


def test_a_click_on_a_token_and_one_between_two_are_told_apart(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    tokens, gaps = [], []
    pane.token_clicked.connect(tokens.append)
    pane.gap_clicked.connect(gaps.append)
    click(pane, centre(pane, 1))
    click(pane, edge(pane, 1))
    click(pane, edge(pane, 1) + QPointF(2, 0))
    click(pane, edge(pane, 1) + QPointF(6, 0))
    assert tokens == [1, 2]
    assert gaps == [Gap(7, 7), Gap(7, 7)]


def test_the_ends_of_the_text_and_of_lines_are_no_gaps(qtbot):
    text = "a" * 300
    pane = pane_of(qtbot, text, pieces(text, text))
    for _, rect in pane.rects():
        for x in (rect.left(), rect.right()):
            assert pane.gap_at(QPointF(x, rect.center().y())) is None


def test_with_control_any_place_between_characters_can_be_asked_about(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    gaps = []
    pane.gap_clicked.connect(gaps.append)
    column = pane.paragraphs.measures.column
    point = QPointF(8 + 2 * column + 1, centre(pane, 0).y())
    click(pane, point, Qt.KeyboardModifier.ControlModifier)
    assert gaps == [Gap(2, 2, boundary=False)]


def test_a_gap_inside_a_character_is_at_that_character(qtbot):
    pane = pane_of(qtbot, "aёb", tokens_at("aёb", [0, 2, 4]), (200, 100))
    column = pane.paragraphs.measures.column
    gap = pane.gap_at(QPointF(8 + 1.5 * column, centre(pane, 0).y()))
    assert gap == Gap(1, 2, boundary=True)


def test_the_left_edge_of_a_hebrew_token_is_where_it_ends(qtbot):
    pane = pane_of(qtbot, "אבגד", pieces("אבגד", "אב", "גד"))
    first = next(rect for owner, rect in pane.rects() if owner == 0)
    second = next(rect for owner, rect in pane.rects() if owner == 1)
    assert first.left() > second.left()
    gap = pane.gap_at(QPointF(first.left(), first.center().y()))
    assert gap == Gap(2, 4)


def test_hovering_is_told_once_for_each_token(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    hovered = []
    pane.token_hovered.connect(hovered.append)
    for x in (1, 2, 3):
        QTest.mouseMove(pane.viewport(), (centre(pane, 1) + QPointF(x, 0)).toPoint())
    QTest.mouseMove(pane.viewport(), centre(pane, 2).toPoint())
    QGuiApplication.sendEvent(pane, QEvent(QEvent.Type.Leave))
    assert hovered == [1, 2, None]


def test_a_token_that_stands_for_nothing_can_be_clicked(qtbot):
    pane = pane_of(qtbot, "low er", tokens_at("low er", [0, 3, 3, 6]))
    assert pane.token_at(centre(pane, 1)) == 1


def test_dragging_selects_and_copying_gives_what_is_seen(qtbot):
    text = "a b\n\0c"
    pane = pane_of(qtbot, text, pieces(text, "a", " b\n", "\0", "c"))
    clicked = []
    pane.token_clicked.connect(clicked.append)
    button, viewport = Qt.MouseButton.LeftButton, pane.viewport()
    start = centre(pane, 0).toPoint() - QPoint(3, 0)
    QTest.mousePress(viewport, button, pos=start)
    QTest.mouseMove(viewport, centre(pane, 3).toPoint() + QPoint(4, 0))
    QTest.mouseRelease(viewport, button, pos=centre(pane, 3).toPoint())
    assert pane.selected_text() == text
    assert clicked == []
    pane.copy()
    assert QGuiApplication.clipboard().text() == "a·b⏎⟨U+0000⟩c"


def test_the_whole_text_can_be_selected_and_let_go(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    pane.setFocus()
    QTest.keyClick(pane, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert pane.selected_text() == LOW
    QTest.keyClick(pane, Qt.Key.Key_Escape)
    assert pane.selection is None


def test_a_character_counts_as_selected_with_one_of_its_bytes(qtbot):
    pane = pane_of(qtbot, "aёb", tokens_at("aёb", [0, 2, 4]))
    pane.select(0, 2)
    assert pane.selected_text() == "aё"


def test_the_span_of_a_token_counts_characters_that_it_holds_a_part_of(qtbot):
    pane = pane_of(qtbot, "aёb", tokens_at("aёb", [0, 2, 4]))
    assert pane.token_span(0) == TextSpan(0, 2, 0, 2)
    assert pane.token_span(1) == TextSpan(1, 3, 2, 4)


def test_tokens_of_another_text_are_never_drawn(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    pane.paragraphs.set_text("lower")
    assert pane.tokens is None
    assert pane.rects() == []
    pane.show_tokens(pieces("lower", "low", "er"))
    assert len(pane.rects()) == 2


def picture(pane):
    return pane.viewport().grab().toImage()


@pytest.mark.parametrize(
    "change",
    [
        lambda pane: pane.show_highlight(TextSpan(1, 6, 1, 6)),
        lambda pane: pane.show_flash(Flash(np.array([1]), 0.5)),
        lambda pane: pane.show_flash(Flash(np.array([1]), 0.0, still=True)),
        lambda pane: pane.select(2, 9),
        lambda pane: pane.show_caret(2),
        lambda pane: pane.show_caret(Gap(7, 7)),
        lambda pane: pane.show_tokens(marked(LOW_TOKENS, unknown=[2])),
        lambda pane: pane.show_tokens(marked(LOW_TOKENS, differs=[2])),
    ],
)
def test_every_mark_can_be_seen(qtbot, change):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    before = picture(pane)
    change(pane)
    assert picture(pane) != before


def test_a_flash_that_is_over_leaves_no_trace(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    before = picture(pane)
    pane.show_flash(Flash(np.array([1, 2]), 1.0))
    pane.show_flash(Flash(np.array([1, 2]), 0.0))
    assert picture(pane) == before


def test_a_frame_depends_on_nothing_but_its_state(qtbot):
    pane, other = pane_of(qtbot, LOW, LOW_TOKENS), pane_of(qtbot, LOW, LOW_TOKENS)
    for strength in (1.0, 0.7, 0.4):
        pane.show_flash(Flash(np.array([1]), strength))
        picture(pane)
    other.show_flash(Flash(np.array([1]), 0.4))
    assert picture(pane) == picture(other)


def opened(tokens: PaneTokens, index: int) -> PaneTokens:
    parts = (
        TokenPart("es", 7, 0, 2, (TokenPart("e", 1, 0, 1), TokenPart("s", 2, 1, 2))),
        TokenPart("t", 3, 2, 3),
    )
    return replace(tokens, opened={index: parts})


def test_an_opened_token_makes_room_for_its_levels_and_stays_the_same_token(qtbot):
    text = LOW + "\nend"
    tokens = pieces(text, "low", " low", "er", " ne", "w", "est", "\n", "end")
    pane = pane_of(qtbot, text, tokens)
    pitch, box = pane.paragraphs.measures.pitch, centre(pane, 5)
    below = centre(pane, 7).y()
    pane.show_opened(opened(tokens, 5))
    assert centre(pane, 7).y() == below + 2 * pitch
    for level in range(3):
        assert pane.token_at(box + QPointF(0, level * pitch)) == 5
    assert pane.token_at(centre(pane, 0) + QPointF(0, pitch)) is None
    pane.show_opened(tokens)
    assert centre(pane, 7).y() == below


def test_an_empty_lane_says_what_to_do(qtbot):
    pane = pane_of(qtbot, "", PaneTokens(np.zeros(1, np.int32), np.zeros(1, np.int32)))
    assert "text" in pane.accessibleDescription()
    white = picture(pane)
    assert len({white.pixel(x, white.height() // 2) for x in range(white.width())}) > 1
    assert pane.token_at(QPointF(20, 20)) is None
    QTest.keyClick(pane, Qt.Key.Key_Right)


def test_the_focus_can_be_seen(qtbot):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    before = pane.grab().toImage()
    pane.activateWindow()
    pane.setFocus()
    qtbot.waitUntil(pane.hasFocus)
    assert pane.grab().toImage() != before


def test_revealing_a_byte_brings_it_into_sight(qtbot):
    text = "слово и ещё одно\n" * 2000
    pane = pane_of(qtbot, text, random_tokens(text, inside=False))
    for byte in (0, 30_000, len(text.encode()) - 1, 5000):
        pane.reveal(byte)
        scene = pane.scene()
        y = pane.paragraphs.line_of_byte(byte) * pane.paragraphs.measures.pitch - pane.top()
        assert 0 <= y <= pane.viewport().height() - pane.paragraphs.measures.box
        assert scene.cells.bytes[0] <= byte < scene.cells.bytes[-1]


def test_scrolling_up_moves_the_text_by_what_was_scrolled(qtbot):
    text = ("中文字 " * 60 + "\n") * 60
    pane = pane_of(qtbot, text, random_tokens(text, inside=False))
    bar = pane.verticalScrollBar()
    bar.setValue(bar.maximum())

    def places() -> dict[int, float]:
        boxes = pane.scene().shown.boxes
        heights = [rect.y() for rect in pane.scene().rects(boxes, pane.top())]
        return dict(zip(boxes.left_bytes.tolist(), heights, strict=True))

    for _ in range(60):
        before = places()
        bar.setValue(bar.value() - 40)
        after = places()
        moved = {after[owner] - before[owner] for owner in before.keys() & after.keys()}
        assert moved == {40.0}


@pytest.mark.parametrize("name", ["dark", "projector"])
def test_another_theme_is_taken_over_with_its_font(qtbot, qapp, name):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    before = picture(pane)
    theme.apply(qapp, name)
    expected = theme.active().token_font().pointSizeF()
    assert picture(pane) != before
    assert pane.paragraphs.measures == type(pane.paragraphs.measures).of(
        theme.active().token_font()
    )
    assert expected > 0
    theme.apply(qapp, "light")


def test_another_language_is_taken_over(qtbot, qapp):
    pane = pane_of(qtbot, LOW, LOW_TOKENS)
    pane.show_name("rank-ordered")
    translation.install(qapp, "ru")
    translation.install(qapp, "en")
    assert pane.accessibleName() == "rank-ordered"
    assert "6" in pane.accessibleDescription()


def test_a_token_without_characters_is_named_where_the_mouse_is(qtbot):
    text = "low low"
    tokens = replace(tokens_at(text, [0, 3, 3, 7]), labels={1: "</w>"})
    tokens = replace(tokens, colour_keys=np.array([0, 1, 2]))
    pane = pane_of(qtbot, text, tokens)
    box = next(rect for owner, rect in pane.rects() if owner == 1)
    assert box.width() >= 7
    assert pane.tip_at(box.center()) == "</w>: a token that stands for no character"
    assert pane.tip_at(centre(pane, 0)) == ""


def test_an_empty_lane_says_whether_there_is_no_text_or_no_answer_yet(qtbot):
    pane = pane_of(qtbot, "", PaneTokens())
    assert pane.accessibleDescription().startswith("Type or paste")
    pane.show_waiting(has_text=True, busy=True)
    assert pane.accessibleDescription() == "The text is being split…"
    pane.show_waiting(has_text=True, busy=False)
    assert pane.accessibleDescription() == ""


def test_a_lane_with_a_text_is_not_drawn_again_because_its_text_is_being_split_again(qtbot):
    pane = pane_of(qtbot, "low low", tokens_at("low low", [0, 3, 7]))
    QApplication.processEvents()
    paints = Paints()
    pane.viewport().installEventFilter(paints)
    for busy in (True, False):
        pane.show_waiting(has_text=True, busy=busy)
        QApplication.processEvents()
    assert paints.count == 0


class Paints(QObject):
    """Counts how often a widget is drawn."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False

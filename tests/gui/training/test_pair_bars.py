"""The pair bars as a person meets them: what is drawn, said, picked, and what fits."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from gui.look import theme, translation
from gui.look.translation import format_number
from gui.training import bars_axis
from gui.training.bars_layout import BarsLayout, BarsStyle
from gui.training.bars_motion import BarsMotion
from gui.training.bars_paint import BarsPicture
from gui.training.frames import BarsState, PairBar
from gui.training.pair_bars import PairBars, paint_bars
from gui.training.picture_text import PairsText
from tests.gui.training.by_hand import FOUR_WORDS, Training

TRAINING = Training(FOUR_WORDS, 12)


@pytest.fixture
def bars(qtbot):
    widget = PairBars()
    qtbot.addWidget(widget)
    widget.resize(710, 400)
    widget.show()
    widget.show_frame(TRAINING.bars(0), None, 0.0)
    return widget


def picture(state, after=None, alpha=0.0, size=(710, 400), look="light", scale=1.0):
    image = QImage(QSize(*size) * scale, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_bars(painter, QRectF(0, 0, *size), (state, after, alpha), theme.THEMES[look])
    return image


def many(number, count=5, tied=False):
    made = (PairBar(n, f"l{n}", f"r{n}", count, n == 0, tied) for n in range(number))
    return BarsState(tuple(made), number if tied else 1, count, number)


@pytest.mark.parametrize(("look", "least"), [("light", 20), ("dark", 20), ("projector", 12)])
def test_as_many_rows_fit_as_a_lesson_needs(qapp, look, least):
    assert BarsStyle(theme.THEMES[look]).capacity(400) >= least


def test_capacity_follows_the_height_and_says_so(qtbot, bars):
    before = bars.capacity()
    with qtbot.waitSignal(bars.capacity_changed):
        bars.resize(710, 800)
    assert bars.capacity() > 1.9 * before


def test_capacity_follows_the_theme_and_says_so(qtbot, qapp, bars):
    before = bars.capacity()
    with qtbot.waitSignal(bars.capacity_changed):
        theme.apply(qapp, "projector")
    assert bars.capacity() < before


def test_it_tells_the_top_pairs_and_the_tie_in_words(bars):
    text = bars.accessibleDescription()
    assert "e and s, 9 times, merged next" in text
    assert "2-way tie at 9" in text


def test_it_says_why_it_is_empty(bars):
    bars.show_frame(BarsState(), None, 0.0)
    assert bars.accessibleDescription() == "No pairs left: every word is one token."
    bars.show_frame(BarsState(note="The text is empty."), None, 0.0)
    assert bars.accessibleDescription() == "The text is empty."
    bars.show_frame(BarsState(empty=True), None, 0.0)
    assert bars.accessibleDescription() == "No words, no pairs."


def test_it_says_what_has_been_reached_when_a_step_ends(bars):
    first, second = TRAINING.bars(0), TRAINING.bars(1)
    bars.show_frame(first, second, 0.5)
    bars.show_frame(first, second, 1.0)
    assert "es and t, 9 times, merged next" in bars.accessibleDescription()


def test_a_frame_that_is_shown_already_is_not_painted_again(bars, monkeypatch):
    painted = []
    monkeypatch.setattr(bars, "update", lambda: painted.append(bars.frame()))
    bars.show_frame(*bars.frame())
    assert not painted
    first, second = TRAINING.bars(0), TRAINING.bars(1)
    for alpha in (0.25, 0.25, 0.5):
        bars.show_frame(first, second, alpha)
    assert len(painted) == 2


@pytest.mark.parametrize("alpha", [0.0, 0.3, 0.6, 1.0])
def test_a_frame_looks_the_same_however_often_its_labels_were_drawn(alpha):
    frame = TRAINING.bars(0), TRAINING.bars(1), alpha
    picture_of = BarsPicture(*frame[:2], (490, 240), BarsStyle(theme.active()))
    images = []
    for _ in range(6):  # labels are written at first, copied later
        image = QImage(490, 240, QImage.Format.Format_RGB32)
        image.fill(theme.active().panel)
        with QPainter(image) as painter:
            picture_of.draw(painter, alpha)
        images.append(image)
    assert all(image == images[0] for image in images)


def test_arrow_keys_choose_a_bar_and_enter_picks_it(qtbot, bars):
    qtbot.keyClick(bars, Qt.Key.Key_Down)
    qtbot.keyClick(bars, Qt.Key.Key_Down)
    assert bars.selected() == ("s", "t")
    assert bars.accessibleDescription() == "s and t, 9 times"
    with qtbot.waitSignal(bars.pair_clicked) as picked:
        qtbot.keyClick(bars, Qt.Key.Key_Return)
    assert picked.args == [("s", "t")]


def test_the_selection_stops_at_the_ends(qtbot, bars):
    for _ in range(50):
        qtbot.keyClick(bars, Qt.Key.Key_Down)
    assert bars.selected() == TRAINING.bars(0).bars[-1].key
    for _ in range(50):
        qtbot.keyClick(bars, Qt.Key.Key_Up)
    assert bars.selected() == TRAINING.bars(0).bars[0].key


def test_enter_picks_nothing_that_has_gone(qtbot, bars):
    qtbot.keyClick(bars, Qt.Key.Key_Down)
    bars.show_frame(TRAINING.bars(12), None, 0.0)
    with qtbot.assertNotEmitted(bars.pair_clicked):
        qtbot.keyClick(bars, Qt.Key.Key_Return)


def test_keys_that_move_the_player_are_left_to_the_window(qtbot, bars):
    before = bars.selected()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Home):
        qtbot.keyClick(bars, key)
    assert bars.selected() == before


def test_a_click_picks_the_bar_under_the_mouse(qtbot, bars):
    with qtbot.waitSignal(bars.pair_clicked) as picked:
        qtbot.mouseClick(bars, Qt.MouseButton.LeftButton, pos=QPoint(300, 10))
    assert picked.args == [("e", "s")]


def test_a_click_beside_the_bars_picks_nothing(qtbot, bars):
    with qtbot.assertNotEmitted(bars.pair_clicked):
        qtbot.mouseClick(bars, Qt.MouseButton.LeftButton, pos=QPoint(300, 398))


def test_tool_tips_show_tokens_as_text_and_not_as_markup(bars):
    bars.show_frame(BarsState((PairBar(1, "<b>", "&", 3, True),), 1, 3, 1), None, 0.0)
    assert "&lt;b&gt;</b> + <b>&amp;" in bars._tool_tip(bars.state().bars[0])


@pytest.mark.parametrize(
    ("size", "count", "hidden", "sentence"),
    [
        (3, 9, 0, "3-way tie at 9"),
        (40, 2, 19, "40-way tie at 2\n19 more of them below"),
        (
            100_000,
            2,
            99_980,
            "100\N{NARROW NO-BREAK SPACE}000-way tie at 2\n"
            "99\N{NARROW NO-BREAK SPACE}980 more of them below",
        ),
    ],
)
def test_the_bracket_says_how_many_pairs_tie(qapp, size, count, hidden, sentence):
    assert PairsText().tie(BarsState((), size, count, size), hidden) == sentence


@pytest.mark.parametrize("look", theme.names())
def test_a_tie_can_be_told_without_colours(qapp, look):
    """Hatched bars hold more than one shade of grey, plain ones do not."""
    for tied in (True, False):
        image = picture(many(3, tied=tied), look=look)
        row = image.convertToFormat(QImage.Format.Format_Grayscale8).copy(QRect(300, 14, 100, 4))
        shades = {row.pixelColor(x, y).value() for x in range(100) for y in range(4)}
        assert (len(shades) > 2) is tied


@pytest.mark.parametrize("width", [300, 400, 710, 1900])
@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("count", [1, 9, 1_234_567_890_123])
def test_the_longest_count_ends_before_the_bracket(qapp, width, look, count):
    style = BarsStyle(theme.THEMES[look])
    motion = BarsMotion(many(5, count), None, 10)
    grid = BarsLayout(motion, (width, 300), style).grid(0.0)
    needed = style.bold_metrics.horizontalAdvance(format_number(count)) + style.em * 0.4
    assert grid.bars_left + count * grid.scale + needed <= grid.bracket


@pytest.mark.parametrize("height", range(60, 200, 20))
def test_what_the_bracket_says_does_not_run_into_the_number_of_pairs(qapp, height):
    translation.install(qapp, "ru")
    state = replace(many(9, 2, tied=True), tie_size=630, pair_total=1)  # that number is left out
    style = BarsStyle(theme.THEMES["projector"])
    grid = BarsLayout(BarsMotion(state, None, 9), (340, height), style).grid(0.0)
    image = picture(state, size=(340, height), look="projector")
    below = range(height - style.axis + 2, height)
    seen = {image.pixelColor(x, y).name() for x in range(round(grid.bracket), 340) for y in below}
    assert seen == {style.theme.panel.name()}


@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("look", theme.names())
def test_no_word_of_the_bracket_is_cut(qapp, look, language):
    translation.install(qapp, language)
    style = BarsStyle(theme.THEMES[look])
    state = replace(many(5), tie_size=1_043, pair_total=2_000)
    grid = BarsLayout(BarsMotion(state, None, 10), (400, 300), style).grid(0.0)
    room = grid.right - grid.bracket - style.tie_text
    pieces = PairsText().tie(state, 1_000).replace("\n", " ").split(" ")
    assert max(map(style.small_metrics.horizontalAdvance, pieces)) <= room


@pytest.mark.parametrize("alpha", [0.0, 0.2, 0.5, 0.7, 1.0])
def test_drawing_on_a_widget_and_into_a_file_gives_the_same_picture(qapp, qtbot, alpha):
    widget = PairBars()
    qtbot.addWidget(widget)
    widget.resize(710, 400)
    widget.show_frame(TRAINING.bars(0), TRAINING.bars(1), alpha)
    shown = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert shown == picture(TRAINING.bars(0), TRAINING.bars(1), alpha)


def test_a_bar_that_is_drawn_twice_as_large_looks_the_same(qapp):
    small = picture(TRAINING.bars(0))
    large = picture(TRAINING.bars(0), scale=2.0)
    for x, y in ((300, 10), (300, 90), (690, 200), (200, 300)):
        assert small.pixelColor(x, y) == large.pixelColor(2 * x, 2 * y) or y == 10


def test_an_svg_holds_hatching_and_counts_as_lines_and_text(qapp):
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(710, 400))
    with QPainter(generator) as painter:
        frame = TRAINING.bars(0), None, 0.0
        paint_bars(painter, QRectF(0, 0, 710, 400), frame, theme.active())
    text = bytes(data.data()).decode()
    assert text.count("<polyline") > 60
    assert "2-way tie at 9" in text
    assert "<image" not in text


@pytest.mark.parametrize("size", [(1, 1), (60, 40), (400, 300), (3840, 2160)])
def test_no_size_is_too_small_or_too_large(qapp, size):
    for alpha in (0.0, 0.4, 1.0):
        assert not picture(many(200, tied=True), TRAINING.bars(1), alpha, size).isNull()


def test_strange_labels_are_drawn(qapp):
    labels = ("שלום", "مرحبا", "中文", "👩\u200d👩", "◌́", "⟨F0⟩⟨9F⟩", "x" * 1000, "")
    made = (PairBar(n, label, label, 9 - n) for n, label in enumerate(labels))
    assert not picture(BarsState(tuple(made), 1, 9, 8)).isNull()


@pytest.mark.parametrize("width", [150, 250, 345, 710])
@pytest.mark.parametrize("look", theme.names())
def test_a_byte_or_a_few_letters_are_never_elided(qapp, width, look):
    style = BarsStyle(theme.THEMES[look])
    long = "x" * 60
    pairs = ("⟨D1⟩", "⟨80⟩"), ("wwww", "wwww"), ("⟨D0⟩", long), (long, "⟨D0⟩"), (long, long)
    made = tuple(PairBar(n, *pair, 9 - n) for n, pair in enumerate(pairs))
    layout = BarsLayout(BarsMotion(BarsState(made, 1, 9, 5), None, 9), (width, 300), style)
    grid = layout.grid(0.0)
    for bar in made:
        shown = layout.fitted(bar)
        for label, whole in zip(shown, (bar.left, bar.right), strict=True):
            assert (label == whole) is (whole != long)
            assert len(label) > 1
        boxes = sum(map(style.face.width, shown)) + style.plus
        assert boxes + style.marker + style.margin <= grid.labels_right


def test_the_scale_has_whole_numbers_only(qapp):
    assert bars_axis.ticks(2, 400) == [0, 1, 2]
    assert bars_axis.ticks(9, 400)[-1] <= 9
    assert len(bars_axis.ticks(1_234_567, 400)) < 10


@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("tied", [1, 2])
def test_bars_can_be_told_apart_beside_huge_numbers(qapp, look, tied):
    top = 8_999_999_999_999_999_999
    bars = tuple(
        PairBar((n, n), "e", "s", top // (n + 1 if n >= tied else 1), tied=tied > 1 and n < tied)
        for n in range(5)
    )
    state = BarsState(bars, tie_size=tied, top_count=top, pair_total=5)
    style = BarsStyle(theme.THEMES[look])
    width = 28 * style.em
    layout = BarsLayout(BarsMotion(state, None, 5), (width, 200), style)
    grid = layout.grid(0.0)
    assert layout.is_tight(state)
    assert grid.bars_right - grid.bars_left > 0.15 * width
    assert grid.bracket + style.tie_text <= grid.right


def test_a_usual_bracket_says_the_count(qapp):
    layout = BarsLayout(
        BarsMotion(TRAINING.bars(0), None, 20), (400, 300), BarsStyle(theme.active())
    )
    assert not layout.is_tight(TRAINING.bars(0))

"""The strip writes the numbers of a position, in every theme without cutting any of them."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from gui.look import theme, translation
from gui.widgets.numbers_strip import Numbers, NumbersStrip
from tests.gui.live_changes import check_live_changes

FOUR_WORDS = Numbers(
    position=5,
    total=12,
    vocabulary=15,
    tokens_now=43,
    tokens_start=60,
    characters_per_token=1.3953,
    unit="characters",
    single_token_words=1,
    word_total=4,
)
LARGE = Numbers(12_345, 30_000, 12_601, 1_234_567, 3_456_789, 2.8, "bytes", 1_234, 43_210)


@pytest.fixture
def strip(qtbot):
    made = NumbersStrip()
    qtbot.addWidget(made)
    made.show_numbers(FOUR_WORDS)
    return made


def _values(strip):
    return [item._text.value for item in strip._items]


def test_every_number_is_there_with_its_caption(strip):
    assert _values(strip) == ["5", "43", "15", "1.40", "1"]
    captions = " | ".join(strip.texts())
    for part in ("of 12", "71.7% of 60", "vocabulary", "characters per token", "of 4"):
        assert part in captions


def test_of_nothing_there_is_no_share_and_no_mean(strip):
    strip.show_numbers(Numbers(0, 0, 0, 0, 0, 0.0, "characters", 0, 0))
    assert strip.texts()[1] == "0 tokens"
    assert strip.texts()[3] == "– characters per token"


def test_bytes_are_called_bytes(strip):
    strip.show_numbers(replace(FOUR_WORDS, unit="bytes"))
    assert strip.texts()[3] == "1.40 bytes per token"


@pytest.mark.parametrize(("now", "start", "share"), [(60, 60, "100.0%"), (59, 60, "98.3%")])
def test_the_share_of_tokens_is_that_of_the_start(strip, now, start, share):
    strip.show_numbers(replace(FOUR_WORDS, tokens_now=now, tokens_start=start))
    assert share in strip.texts()[1]


def test_every_plural_form_has_room(strip, qapp):
    """1 000 "токенов", but 1 264 "токена": the end of a training is no measure for its way."""
    translation.install(qapp, "ru")
    QApplication.sendPostedEvents()
    strip.show_numbers(replace(FOUR_WORDS, total=1_000, position=2, vocabulary=266))
    for vocabulary in (261, 262, 265):
        strip.show_numbers(replace(FOUR_WORDS, total=999, position=0, vocabulary=vocabulary))
        item = strip._items[2]
        metrics = QFontMetrics(theme.active().ui_font())
        needed = item._value_width + metrics.horizontalAdvance(item._text.caption)
        assert needed <= item.sizeHint().width()


def test_numbers_follow_the_language(strip, qapp):
    translation.install(qapp, "ru")
    QApplication.sendPostedEvents()
    assert _values(strip)[3] == "1,40"


def test_nothing_is_shown_before_the_first_training(strip, qapp):
    strip.show_numbers(None)
    assert strip.texts() == ("",) * 5
    strip.grab()


def test_what_a_screen_reader_says_follows_the_position(strip):
    strip.show_numbers(replace(FOUR_WORDS, position=6))
    assert strip._items[0].accessibleName().startswith("6 of 12")


def test_no_number_moves_while_the_position_gains_digits(strip):
    strip.resize(1600, 30)
    strip.show_numbers(replace(LARGE, position=0, tokens_now=3_456_789, vocabulary=256))
    places = [item.geometry() for item in strip._items]
    for position, tokens in ((9, 3_000_000), (10, 999_999), (30_000, 99_999)):
        now = replace(
            LARGE, position=position, tokens_now=tokens, vocabulary=256 + position, unit="bytes"
        )
        strip.show_numbers(now)
        assert [item.geometry() for item in strip._items] == places


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("width", [320, 1008, 1900])
@pytest.mark.parametrize("numbers", [FOUR_WORDS, LARGE])
def test_nothing_is_cut_off(qapp, qtbot, name, width, numbers):
    theme.apply(qapp, name)
    strip = NumbersStrip()
    qtbot.addWidget(strip)
    strip.show_numbers(numbers)
    strip.show()
    width = max(width, strip.minimumSizeHint().width())
    strip.resize(width, strip.heightForWidth(width))
    qapp.processEvents()
    for item in strip._items:
        assert strip.rect().contains(item.geometry())
        assert item.width() >= item.sizeHint().width()


def test_it_takes_more_lines_the_narrower_it_is(strip):
    heights = [strip.heightForWidth(width) for width in (2000, 700, 320)]
    assert heights == sorted(heights) and heights[0] < heights[2]


def test_another_theme_and_language_look_as_if_they_had_been_there_from_the_start(qapp, qtbot):
    check_live_changes(
        qapp, qtbot, NumbersStrip, (1008, 90), lambda strip: strip.show_numbers(LARGE)
    )


@pytest.mark.parametrize("language", translation.languages())
def test_beside_a_lesson_on_a_projector_three_lines_are_enough(qapp, qtbot, language):
    theme.apply(qapp, "projector")
    translation.install(qapp, language)
    strip = NumbersStrip()
    qtbot.addWidget(strip)
    strip.show_numbers(Numbers(0, 4_264, 49, 20_123, 20_123, 1.0, "characters", 7, 3_120))
    line = strip.sizeHint().height()
    strip.resize(640, line)
    assert strip.heightForWidth(640) == 3 * line
    for item in strip._items:
        assert item.x() + item.sizeHint().width() <= 640


def test_the_length_of_a_token_says_that_marks_are_counted_in(qtbot):
    strip = NumbersStrip()
    qtbot.addWidget(strip)
    assert "End-of-word marks" in strip._items[3].toolTip()
    assert strip._items[3].accessibleDescription() == strip._items[3].toolTip()

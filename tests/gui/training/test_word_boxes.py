"""The word panel as a person meets it: searched, pinned, heard, drawn into pictures."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QLineEdit

from gui.look import theme
from gui.training.frames import WordRow, WordsState, WordToken
from gui.training.word_boxes import WordBoxes, paint_words
from gui.training.words_canvas import WordsCanvas
from tests.gui.training.by_hand import FOUR_WORDS, Training

TRAINING = Training(FOUR_WORDS, 12)


@pytest.fixture
def boxes(qtbot):
    widget = WordBoxes()
    qtbot.addWidget(widget)
    widget.resize(710, 260)
    widget.show()
    widget.show_frame(TRAINING.rows(0), None, 0.0)
    return widget


@pytest.fixture
def canvas(boxes):
    return boxes.findChild(WordsCanvas)


def picture(state, after=None, alpha=0.0, size=(710, 260), look="light"):
    image = QImage(QSize(*size), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_words(painter, QRectF(0, 0, *size), (state, after, alpha), theme.THEMES[look])
    return image


def test_it_tells_the_first_words_and_what_happens_to_them(canvas):
    text = canvas.accessibleDescription()
    assert text.startswith("n e w e s t, 6 times, changes in the next step")
    assert canvas.accessibleName() == "Words of the corpus"


def test_typing_asks_for_a_search_once_the_hand_rests(qtbot, boxes):
    field = boxes.findChild(QLineEdit)
    with qtbot.waitSignal(boxes.search_requested) as asked:
        field.setText("e")
        field.setText("es")
    assert asked.args == ["es"]


def test_enter_asks_for_a_search_at_once(qtbot, boxes):
    field = boxes.findChild(QLineEdit)
    field.setText("low")
    with qtbot.waitSignal(boxes.search_requested, timeout=50) as asked:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert asked.args == ["low"]


def test_a_click_on_a_word_asks_to_pin_it(qtbot, boxes, canvas):
    with qtbot.waitSignal(boxes.pin_requested) as asked:
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(80, 12))
    assert asked.args == [TRAINING.rows(0).rows[0].key]


def test_keys_choose_a_word_and_enter_asks_to_pin_it(qtbot, boxes, canvas):
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    assert canvas.accessibleDescription() == "w i d e s t, 3 times, changes in the next step"
    with qtbot.waitSignal(boxes.pin_requested) as asked:
        qtbot.keyClick(canvas, Qt.Key.Key_Enter)
    assert asked.args == [TRAINING.rows(0).rows[1].key]


def test_pinned_words_are_said_to_be_pinned(canvas):
    canvas.show_frame(TRAINING.rows(11, pinned=(0,)), None, 0.0)
    assert "pinned" in canvas.accessibleDescription()


def test_capacity_follows_size_and_theme(qtbot, qapp, boxes):
    before = boxes.capacity()
    with qtbot.waitSignal(boxes.capacity_changed):
        boxes.resize(1500, 600)
    larger = boxes.capacity()
    assert larger > 3 * before
    with qtbot.waitSignal(boxes.capacity_changed):
        theme.apply(qapp, "projector")
    assert boxes.capacity() < larger


@pytest.mark.parametrize("look", theme.names())
def test_what_changes_next_can_be_told_without_colours(qapp, look):
    """The mark before a word that changes, and the frame around its pair, are drawn in outline."""
    token = WordToken("ab", 0, 0, 2), WordToken("c", 1, 2, 1)
    plain = picture(WordsState((WordRow(0, token, 5),)), look=look)
    touched = picture(WordsState((WordRow(0, token, 5, touched=True, merges=(0,)),)), look=look)
    outline = theme.THEMES[look].outline
    assert _holds(touched, outline) > _holds(plain, outline) + 60


@pytest.mark.parametrize("alpha", [0.0, 0.3, 0.5, 0.6, 0.8, 1.0])
def test_drawing_on_a_widget_and_into_a_file_gives_the_same_picture(qtbot, boxes, canvas, alpha):
    frame = TRAINING.rows(2), TRAINING.rows(3), alpha
    boxes.show_frame(*frame)
    shown = canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert shown == picture(*frame, size=(canvas.width(), canvas.height()))


def test_frames_in_any_order_give_the_same_pictures(boxes, canvas):
    def frames(alphas):
        shown = {}
        for alpha in alphas:
            boxes.show_frame(TRAINING.rows(2), TRAINING.rows(3), alpha)
            shown[alpha] = canvas.grab().toImage()
        return shown

    alphas = [0.0, 0.1, 0.4, 0.6, 0.9, 1.0]
    assert frames(alphas) == frames(alphas[::-1])


@pytest.mark.parametrize("step", range(12))
def test_both_ends_look_as_if_nothing_had_ever_moved(qapp, step):
    first, second = TRAINING.rows(step), TRAINING.rows(step + 1)
    assert picture(first, second, 0.0) == picture(first)
    assert picture(first, second, 1.0) == picture(second)


def test_a_line_of_a_million_characters_is_a_row_like_others(qapp):
    tokens = tuple(WordToken("ab", n % 7, 2 * n, 2) for n in range(400))
    state = WordsState((WordRow(0, tokens, 1, True, False, (399 - 1,), cut=True),))
    assert not picture(state).isNull()


def test_an_svg_holds_the_tokens_as_text(qapp, tmp_path):
    path = tmp_path / "words.svg"
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(710, 260))
    with QPainter(generator) as painter:
        frame = TRAINING.rows(1), None, 0.0
        paint_words(painter, QRectF(0, 0, 710, 260), frame, theme.active())
    text = path.read_text(encoding="utf-8")
    assert ">es</text>" in text.replace("\n", "").replace(" ", "")
    assert "<image" not in text


@pytest.mark.parametrize("size", [(1, 1), (60, 40), (400, 300), (3840, 2160)])
def test_no_size_is_too_small_or_too_large(qapp, size):
    for alpha in (0.0, 0.4, 0.8, 1.0):
        assert not picture(TRAINING.rows(0), TRAINING.rows(1), alpha, size).isNull()


def test_tool_tips_show_tokens_as_text_and_not_as_markup(canvas):
    row = WordRow(1, (WordToken("<i>", 0, 0, 3),), 3)
    canvas.show_frame(WordsState((row,)), None, 0.0)
    assert "&lt;i&gt;" in canvas._tool_tip(canvas.state().rows[0])


def test_an_empty_corpus_has_a_sentence(canvas):
    canvas.show_frame(WordsState(note="No word holds this."), None, 0.0)
    assert canvas.accessibleDescription() == "No word holds this."
    assert not picture(WordsState()).isNull()


def _holds(image: QImage, colour) -> int:
    """How many pixels have about this colour."""
    return sum(
        abs(image.pixelColor(x, y).lightness() - colour.lightness()) < 12
        for x in range(0, 200)
        for y in range(0, 60)
    )

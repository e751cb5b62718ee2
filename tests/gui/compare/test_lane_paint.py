"""Painting a lane: into pictures and pages of any kind, readable in every theme."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter, QPicture
from PySide6.QtSvg import QSvgGenerator

from gui.compare.boxes import COLOURS
from gui.compare.frames import PaneTokens
from gui.compare.lane_paint import hatching_on, paint_lane
from gui.look import theme
from gui.look.palette import contrast
from tests.gui.compare.lanes import TEXTS, marked, paragraphs_of, pieces, random_tokens, tokens_at

pytestmark = pytest.mark.usefixtures("qapp")
READABLE = 4.5


def painted(text: str, tokens: PaneTokens | None, name="light", size=(420, 200)) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    with QPainter(image) as painter:
        paint_lane(painter, QRectF(image.rect()), paragraphs_of(text), tokens, theme.THEMES[name])
    return image


def blended(ground: QColor, over: QColor) -> QColor:
    share, below, above = over.alphaF(), ground.getRgbF(), over.getRgbF()
    return QColor.fromRgbF(*(share * above[i] + (1 - share) * below[i] for i in range(3)))


@pytest.mark.parametrize("name", theme.names())
def test_the_text_can_be_read_on_every_hatching_and_every_selection(name):
    look = theme.THEMES[name]
    selected = QColor(look.selection)
    selected.setAlphaF(0.82)
    for ground in look.tokens:
        for over in (hatching_on(ground, look), selected):
            mixed = blended(ground, over)
            assert contrast(mixed.name(), look.token_text.name()) >= READABLE
    assert contrast(look.error.name(), look.panel.name()) >= READABLE


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("text", ["both ways", "joined", "unseen"])
def test_every_token_is_drawn_in_its_colour(name, text):
    tokens = random_tokens(TEXTS[text], inside=False)
    image = painted(TEXTS[text], tokens, name)
    seen = {image.pixelColor(x, y).name() for x in range(0, 420) for y in range(0, 60)}
    assert {colour.name() for colour in theme.THEMES[name].tokens} <= seen
    assert QColor("magenta").name() not in seen


def test_a_mark_of_one_letter_is_written_into_its_narrow_box():
    tokens = tokens_at("low", [0, 3, 3])
    mark = int(tokens.colour_keys[1])
    pictures = {
        label: painted("low", replace(tokens, labels={mark: label})) for label in ("_", "·", "</s>")
    }
    unnamed = painted("low", replace(tokens, labels={}))
    assert pictures["</s>"] == unnamed
    assert pictures["_"] != unnamed
    assert pictures["_"] != pictures["·"]


def test_a_lane_without_tokens_shows_its_text_alone():
    image = painted("hello", None)
    colours = {image.pixelColor(x, 10).name() for x in range(60)}
    assert len(colours) > 1
    assert not colours & {colour.name() for colour in theme.THEMES["light"].tokens}


def test_a_cut_character_is_hatched_and_a_whole_one_is_not():
    whole = painted("aёb", pieces("aёb", "a", "ё", "b"))
    cut = painted("aёb", tokens_at("aёb", [0, 2, 4]))
    ground = {colour.name() for colour in theme.THEMES["light"].tokens}

    def plain(image: QImage) -> int:
        return sum(image.pixelColor(18 + x, 1).name() in ground for x in range(8))

    assert plain(cut) < plain(whole)


def test_an_unknown_token_has_no_colour_of_the_cycle():
    tokens = pieces("abc", "a", "b", "c")
    before, after = painted("abc", tokens), painted("abc", marked(tokens, unknown=[1]))
    ground = {colour.name() for colour in theme.THEMES["light"].tokens}
    middle = [(x, y) for x in range(18, 25) for y in range(2, 18)]
    assert any(before.pixelColor(x, y).name() in ground for x, y in middle)
    assert not any(after.pixelColor(x, y).name() in ground for x, y in middle)


def draw_everything(painter: QPainter) -> None:
    text = TEXTS["both ways"] + TEXTS["unseen"]
    tokens = marked(random_tokens(text), unknown=[3, 9], differs=[4, 5, 6])
    paint_lane(painter, QRectF(10, 10, 420, 300), paragraphs_of(text), tokens, theme.active())


def test_an_svg_holds_boxes_text_and_hatching_as_shapes():
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(440, 320))
    generator.setViewBox(QRect(0, 0, 440, 320))
    with QPainter(generator) as painter:
        draw_everything(painter)
    svg = buffer.data().data().decode()
    assert "<image" not in svg
    assert svg.count("<rect") > 20
    assert svg.count("<text") + svg.count("<path") > 5


def test_a_page_and_a_recording_can_be_drawn():
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    with QPainter(writer) as painter:
        draw_everything(painter)
    picture = QPicture()
    with QPainter(picture) as painter:
        draw_everything(painter)
    assert buffer.size() > 2000
    assert picture.size() > 2000


def test_a_larger_picture_is_the_same_drawing():
    image = QImage(840, 400, QImage.Format.Format_RGB32)
    tokens = pieces("low lower", "low", " low", "er")
    with QPainter(image) as painter:
        painter.scale(2, 2)
        rect = QRectF(0, 0, 420, 200)
        paint_lane(painter, rect, paragraphs_of("low lower"), tokens, theme.active())
    small = painted("low lower", tokens)
    for x in (9, 60, 90):
        assert image.pixelColor(2 * x, 2) == small.pixelColor(x, 1)


def test_there_are_as_many_colours_as_the_themes_have():
    assert all(len(look.tokens) == COLOURS for look in theme.THEMES.values())


@pytest.mark.parametrize("name", theme.names())
def test_two_tokens_stand_apart_by_more_than_a_line(qapp, name):
    image = painted("lowest", pieces("lowest", "low", "est"), name)
    ground = theme.THEMES[name].panel.name()
    row = [image.pixelColor(x, 3).name() for x in range(200)]
    first = next(x for x, colour in enumerate(row) if x > 10 and colour != ground)
    gap = next(x for x in range(first, 200) if row[x] == ground)
    assert all(colour == ground for colour in row[gap : gap + 2])
    assert row[gap + 5] != ground

"""The byte row: characters over their bytes over the tokens that hold them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.compare.byte_row import ByteRow, paint_bytes, picture_size
from gui.compare.byte_row_layout import MOST_BYTES, byte_row_state, lay_out
from gui.compare.frames import ByteRowLane, ByteRowState, ByteRowToken
from gui.compare.lane_scene import make_scene
from gui.compare.piece_layout import Measures
from gui.look import theme
from tests.gui.compare.lanes import (
    TEXTS,
    marked,
    paragraphs_of,
    pieces,
    random_tokens,
    tokens_at,
)

pytestmark = pytest.mark.usefixtures("qapp")


def measures() -> Measures:
    return Measures.of(theme.active().token_font())


def state_of(text: str, tokens, start=0, end=1) -> ByteRowState:
    return byte_row_state(paragraphs_of(text), [("lane", tokens)], start, end)


def test_a_piece_is_stretched_to_whole_characters_and_whole_tokens():
    text = "aёж b"
    tokens = tokens_at(text, [0, 2, 4, 6, 7])
    state = state_of(text, tokens, 2, 3)
    assert state.characters == "aёж "
    spans = [(token.byte_start, token.byte_end) for token in state.lanes[0].tokens]
    assert spans == [(0, 2), (2, 4), (4, 6)]


def test_tokens_have_the_colours_of_their_lane():
    text = "low lower newest low"
    tokens = pieces(text, "low", " low", "er", " ne", "w", "est", " low")
    scene = make_scene(paragraphs_of(text), tokens, 0, 1000)
    state = state_of(text, tokens, 0, len(text))
    assert [token.colour for token in state.lanes[0].tokens] == scene.colours.tolist()


@pytest.mark.parametrize("name", ["both ways", "joined", "unseen"])
def test_every_box_is_as_wide_as_its_label_and_its_bytes(name):
    text = TEXTS[name][:20]
    columns = lay_out(state_of(text, random_tokens(text), 0, 100), measures())
    for cell in (*columns.characters, *columns.lanes[0]):
        assert cell.left == columns.bytes[cell.first].left
        assert cell.right == columns.bytes[cell.last - 1].right
    assert (
        "".join(cell.label for cell in columns.bytes)
        == text.encode("utf-8", "surrogatepass").hex().upper()
    )


def test_a_wide_label_widens_its_bytes():
    narrow = lay_out(ByteRowState("a"), measures())
    wide = lay_out(ByteRowState("\0"), measures())
    assert wide.width > 2 * narrow.width


def test_a_long_piece_is_cut_and_says_so():
    text = "word " * 200
    tokens = pieces(text, text)
    state = state_of(text, tokens)
    assert state.cut
    assert len(state.characters) <= MOST_BYTES
    assert state.lanes[0].tokens[0].byte_end == len(state.characters)


def test_without_a_text_there_is_a_sentence(qtbot):
    row = ByteRow()
    qtbot.addWidget(row)
    row.resize(400, 160)
    assert row.accessibleDescription() == "Point at a token to see its bytes."
    assert state_of("", tokens_at("", [0])) == ByteRowState()


def test_the_bytes_are_said_and_the_height_does_not_jump(qtbot):
    row = ByteRow()
    qtbot.addWidget(row)
    before = row.sizeHint().height()
    text = "ёж"
    row.show_state(
        byte_row_state(
            paragraphs_of(text),
            [("one", tokens_at(text, [0, 4])), ("other", tokens_at(text, [0, 3, 4]))],
            0,
            2,
        )
    )
    assert row.accessibleDescription() == "D1 91 D0 B6"
    assert row.sizeHint().height() == before


@pytest.mark.parametrize("name", theme.names())
def test_rows_lines_and_unknown_tokens_are_drawn(qapp, name):
    theme.apply(qapp, name)
    lane = ByteRowLane("lane", (ByteRowToken("⟨D1⟩", 1, 0, 1), ByteRowToken("⟨91⟩", 2, 1, 2)))
    state = ByteRowState("ё", (lane,))
    other = replace(lane, tokens=(lane.tokens[0], replace(lane.tokens[1], unknown=True)))
    pictures = []
    for each in (state, replace(state, lanes=(other,)), replace(state, lanes=())):
        size = picture_size(state, theme.active())
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            paint_bytes(painter, QRectF(image.rect()), each, theme.active())
        pictures.append(image)
    assert pictures[0] != pictures[1] != pictures[2]
    theme.apply(qapp, "light")


def test_an_unknown_token_is_called_what_it_is_in_the_text():
    text = "lowZё"
    tokens = marked(pieces(text, "low", "Z", "ё"), unknown=[1, 2])
    labelled = replace(tokens, labels={0: "low", 1: "<unk>"})
    state = state_of(text, labelled, 0, 6)
    assert [token.label for token in state.lanes[0].tokens] == ["low", "Z", "ё"]
    assert [token.unknown for token in state.lanes[0].tokens] == [False, True, True]


def test_an_unknown_part_of_a_character_is_called_by_its_bytes():
    tokens = marked(tokens_at("ё", [0, 1, 2]), unknown=[0, 1])
    state = state_of("ё", tokens, 0, 2)
    assert [token.label for token in state.lanes[0].tokens] == ["⟨D1⟩", "⟨91⟩"]


def test_the_mouse_is_told_the_name_of_an_unknown_character(qtbot):
    text = "lowZ"
    tokens = replace(marked(pieces(text, "low", "Z"), unknown=[1]), labels={0: "low"})
    row = ByteRow()
    qtbot.addWidget(row)
    row.show_state(state_of(text, tokens, 0, 4))
    box = lay_out(row.state(), measures()).lanes[0][1]
    size = picture_size(row.state(), theme.active())
    side = size.width() - 8 - lay_out(row.state(), measures()).width
    tip = row._canvas.tip_at(side + box.middle, size.height() - 14)
    assert tip.splitlines() == ["Z: not in the vocabulary", "LATIN CAPITAL LETTER Z"]

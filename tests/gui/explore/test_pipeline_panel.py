"""The pipeline: text in, stages out, light through all of them."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QTextCursor

from engine.pipeline import DocumentedTokenizer
from engine.pipeline.values import Stage, StageResult
from gui.explore.pipeline_heads import Head
from gui.explore.pipeline_paint import lit_runs
from gui.explore.pipeline_panel import PipelinePanel
from gui.explore.pipeline_scene import Scene
from gui.look import theme, translation
from gui.look.translation import format_number
from gui.pictures import save_picture
from tests.engine.cases import example_tokenizer
from tests.gui.explore.trails import TEXT, bert, decoded, plain


@pytest.fixture
def panel(qtbot) -> PipelinePanel:
    made = PipelinePanel()
    qtbot.addWidget(made)
    made.resize(1200, 320)
    made.show()
    made.set_text(TEXT)
    made.show_trail(bert(), "")
    return made


def middle_of(panel, column: int, text: str) -> QPointF:
    """The middle of the first cell with this text, in the viewport."""
    scene = panel.view.scene()
    for box in scene.columns[column].fragments:
        for placed in box.cells:
            if placed.cell.text == text:
                x = scene.left(column) + placed.x + placed.width / 2
                return QPointF(x, scene.head_height + box.y + scene.face.height / 2)
    raise AssertionError(text)


def move_to(panel, point: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, point, point, none, none, Qt.KeyboardModifier.NoModifier
    )
    panel.view.mouseMoveEvent(event)


def test_every_stage_has_a_column_with_its_settings(panel):
    heads = [column.head for column in panel.view.scene().columns]
    assert [head.name for head in heads][1:3] == ["BertNormalizer", "BertPreTokenizer"]
    assert heads[1].settings == ("lowercase: true",)


def test_the_stages_can_be_read_as_words(panel):
    assert "the | cafe" in panel.text() and "[CLS] | the | ca | ##fe | [SEP]" in panel.text()


def test_ids_stand_below_the_tokens_of_model_and_post_processor(panel):
    columns = panel.view.scene().columns
    assert columns[-1].ids == ("1", "7", "8", "9", "2")
    assert columns[-2].ids == ("7", "8", "9")
    assert set(columns[-3].ids) == {""}


def test_the_ids_are_decoded_in_the_last_column_and_what_differs_is_marked(panel):
    panel.show_trail((*bert(), decoded()), "")
    last = panel.view.scene().columns[-1]
    assert (last.head.kind, last.head.name) == ("Decoder", "WordPiece")
    assert last.head.done == "Another text · 2 characters changed"
    assert "".join(cell.text for cell in last.cells() if cell.changed) == "te"


def test_a_text_that_comes_back_is_said_to(panel):
    stage = Stage("decoder", "Fuse", {})
    panel.show_trail((*bert(), StageResult(stage, (plain(TEXT),))), "")
    assert panel.view.scene().columns[-1].head.done == "The text as typed"


def test_the_pointer_lights_what_was_decoded(panel):
    panel.show_trail((*bert(), decoded()), "")
    move_to(panel, middle_of(panel, 5, "e"))
    panel.view.light_up((7, 9))
    assert panel.view.light() == (7, 9)


def test_unusual_settings_come_first_and_the_usual_ones_are_counted(panel):
    settings = {"clean_text": True, "handle_chinese_chars": True, "lowercase": True}
    stage = Stage("normalizer", "BertNormalizer", settings)
    panel.show_trail((StageResult(stage, (plain(TEXT),)),), "")
    column = panel.view.scene().columns[1]
    # Whether English plurals are loaded depends on the tests before.
    (said,) = column.settings
    assert said.startswith("lowercase: true; 2 usual setting")


def test_a_long_pattern_is_wrapped_and_shown_whole_on_demand(panel, qtbot):
    pattern = "|".join(f"word{number}" for number in range(300))
    stage = Stage("pre-tokenizer", "Split", {"pattern": {"Regex": pattern}, "behavior": "Removed"})
    panel.show_trail((StageResult(stage, (plain(TEXT),)),), "")
    column = panel.view.scene().columns[1]
    assert len(column.settings) > 1 and "…" in column.settings[-1]
    left = round(panel.view.scene().left(1)) + 5
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(left, 10))
    popup = panel.view.settings_popup()
    assert popup.isVisible() and pattern in popup.text()


def test_the_space_bar_shows_the_settings_of_a_stage(panel, qtbot):
    panel.view.setFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert "lowercase: true" in panel.view.settings_popup().text()


def test_settings_that_are_shown_go_with_their_stages(panel):
    panel.view.open_settings(1)
    panel.show_trail(bert(), "")
    assert panel.view.settings_popup().isVisible()
    panel.show_trail((StageResult(Stage("normalizer", "NFC", {}), (plain(TEXT),)),), "")
    assert panel.view.settings_popup().isHidden()


def test_a_text_that_is_set_is_not_told_as_edited(panel, qtbot):
    with qtbot.assertNotEmitted(panel.text_edited):
        panel.set_text("low")


def test_a_text_that_is_typed_is_told(panel, qtbot):
    panel.field.moveCursor(QTextCursor.MoveOperation.End)
    with qtbot.waitSignal(panel.text_edited) as told:
        qtbot.keyClick(panel.field, Qt.Key.Key_S)
    assert told.args == [f"{TEXT}s"]


def test_options_are_told_together(panel, qtbot):
    with qtbot.waitSignal(panel.options_requested) as told:
        panel.add_special.click()
    assert told.args == [True, True]


def test_the_pointer_lights_the_bytes_under_it(panel):
    move_to(panel, middle_of(panel, 0, "é"))
    assert panel.view.light() == (7, 9)
    move_to(panel, middle_of(panel, 4, "##fe"))
    assert panel.view.light() == (6, 9)


def test_the_cursor_of_the_field_lights_the_character_after_it(panel):
    cursor = panel.field.textCursor()
    cursor.setPosition(7)
    panel.field.setTextCursor(cursor)
    assert panel.view.light() == (7, 9)


def test_light_changes_the_picture(panel):
    dark = panel.view.grab().toImage()
    panel.view.light_up((7, 9))
    assert panel.view.grab().toImage() != dark


def test_a_click_asks_for_the_token(panel, qtbot):
    point = middle_of(panel, 4, "ca").toPoint()
    with qtbot.waitSignal(panel.token_requested) as told:
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert told.args == [8]


def test_keys_walk_through_text_and_stages_to_a_token(panel, qtbot):
    panel.view.setFocus()
    for key in (Qt.Key.Key_Right, *[Qt.Key.Key_Down] * 4, Qt.Key.Key_Right):
        qtbot.keyClick(panel.view, key)
    with qtbot.waitSignal(panel.token_requested) as told:
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert told.args == [8]


def test_a_problem_takes_the_place_of_the_stages(panel):
    panel.show_trail(None, "This stage is not known: Foo")
    assert panel.text() == "This stage is not known: Foo"
    assert panel.view.isHidden()
    panel.show_trail(bert(), "")
    assert not panel.view.isHidden()


def test_many_stages_are_scrolled_sideways(panel):
    panel.show_trail(bert() * 3, "")
    assert panel.view.horizontalScrollBar().maximum() > 0


def test_without_a_text_there_is_nothing_but_heads(panel):
    panel.set_text("")
    trail = DocumentedTokenizer(example_tokenizer()).trail("")
    panel.show_trail(trail, "")
    assert all(column.fragments == () for column in panel.view.scene().columns)


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_picture_can_be_saved(panel, tmp_path, ending):
    save_picture(panel, tmp_path / f"picture.{ending}")
    assert (tmp_path / f"picture.{ending}").stat().st_size > 1000


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("language", translation.languages())
def test_it_stands_in_every_theme_and_language(panel, qapp, name, language):
    theme.apply(qapp, name)
    translation.install(qapp, language)
    qapp.processEvents()
    assert panel.view.scene().columns[0].fragments


@pytest.mark.parametrize("text", ["one", "one\ntwo", "one\n你好 नमस्ते\nthree"])
def test_a_text_of_some_lines_is_seen_whole(panel, qapp, text):
    panel.set_text(text)
    qapp.processEvents()
    assert panel.field.verticalScrollBar().maximum() == 0


def test_a_long_text_leaves_the_stages_their_room(panel, qapp):
    panel.set_text("line\n" * 50)
    qapp.processEvents()
    assert panel.field.height() < 6 * panel.field.fontMetrics().height()
    assert panel.field.verticalScrollBar().maximum() > 0


def test_the_tokens_of_a_long_text_are_counted_whole_and_its_pieces_are_not(panel):
    panel.show_trail((*bert(), decoded()), more_tokens=1000)
    heads = [column.head.done for column in panel.view.scene().columns]
    assert heads[1] == "≥ 2 characters changed"
    said = [words.split(" · ")[0] for words in heads[2:5]]
    assert said[0] == "≥ 2 pieces"
    assert said[1:] == [f"{format_number(1003)} tokens", f"{format_number(1005)} tokens"]
    rests = [column.rest for column in panel.view.scene().columns]
    assert rests[2] == "and more pieces"
    assert rests[3].startswith(f"and {format_number(1000)} more token")
    said = f"The stages follow the first {format_number(2000)} characters and show about 600"
    assert said in panel.text()
    panel.show_trail(bert())
    assert "The stages follow" not in panel.text()


def test_while_a_text_is_on_its_way_that_is_said_instead_of_what_became_of_another(panel):
    panel.show_working()
    assert len(panel.view.scene().columns) == 1
    assert panel.text().endswith("The text is on its way through the stages…")
    panel.show_trail(bert())
    assert "on its way" not in panel.text() and len(panel.view.scene().columns) == 5


def test_characters_beside_one_another_are_lit_by_one_ring(panel):
    (fragment,) = panel.view.scene().columns[0].fragments
    first, last = fragment.cells[0], fragment.cells[2]
    assert lit_runs(fragment, (0, 3)) == [(first.x, last.x + last.width)]
    assert lit_runs(fragment, None) == []


def test_a_piece_that_is_seen_whole_has_no_tip_that_would_cover_the_next_line(panel):
    assert panel.view._tip(middle_of(panel, 4, "ca")) == ""
    panel.set_text("word" * 50)
    panel.show_trail((StageResult(Stage("normalizer", "NFC", {}), (plain("word" * 50),)),))
    assert panel.view._tip(middle_of(panel, 1, "w")) == "word" * 50


@pytest.mark.parametrize("width", range(1800, 1830))
def test_columns_that_fit_leave_nothing_to_scroll(qapp, width) -> None:
    scene = Scene(TEXT, bert(), theme.active(), QSizeF(width, 400))
    assert scene.width == width


def test_a_normalizer_says_what_it_changed_and_not_that_it_cut_nothing(qapp) -> None:
    scene = Scene(TEXT, bert(), theme.active(), QSizeF(1800, 400))
    assert scene.columns[1].head.done == "2 characters changed"
    assert scene.columns[2].head.done.startswith("2 piece")


def test_what_is_not_drawn_of_a_single_piece_is_told_and_counted(panel):
    text = "word" * 400
    panel.set_text(text)
    panel.show_trail((StageResult(Stage("normalizer", "NFC", {}), (plain(text),)),))
    told, normal = panel.view.scene().columns
    assert told.rest.startswith(f"and {format_number(1000)} more character")
    assert normal.rest == told.rest


def test_what_a_stage_did_takes_two_lines_where_one_is_too_narrow(qapp) -> None:
    head = Head("", "", (), (), "6 pieces · 15 characters changed", "")
    assert head.shown_done(len, 40) == ("6 pieces · 15 characters changed",)
    assert head.shown_done(len, 20) == ("6 pieces ·", "15 characters changed")
    assert Head("", "", (), (), "16 tokens", "").shown_done(len, 3) == ("16 tokens",)

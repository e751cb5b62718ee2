"""The pipeline: text in, stages out, light through all of them."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QTextCursor

from engine.pipeline import DocumentedTokenizer
from gui.explore.pipeline_panel import PipelinePanel
from gui.look import theme, translation
from gui.pictures import save_picture
from tests.engine.cases import example_tokenizer
from tests.gui.explore.trails import TEXT, bert


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


def test_ids_stand_below_the_tokens_of_the_last_stage(panel):
    columns = panel.view.scene().columns
    assert columns[-1].ids == ("1", "7", "8", "9", "2")
    assert set(columns[-2].ids) == {""}


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

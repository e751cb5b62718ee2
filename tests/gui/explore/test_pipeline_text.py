"""Stages of a file that writes bytes as characters, shown as the text that these bytes are."""

import pytest

from engine.pipeline.values import StageResult
from gui.explore.pipeline_changes import ShownStage, shown_stages
from gui.explore.pipeline_panel import PipelinePanel
from gui.explore.pipeline_text import as_text, writes_bytes
from tests.gui.compare.splits import of_bytes
from tests.gui.explore.trails import TEXT, bert


def trail_of(tmp_path, text: str, *tokens: str) -> tuple[StageResult, ...]:
    return of_bytes(tmp_path, *tokens).trail(text)


def texts(stage: ShownStage) -> list[str]:
    return ["".join(cell.text for cell in piece.cells) for piece in stage.pieces]


def test_pieces_and_tokens_are_shown_as_letters_and_bytes_of_letters(tmp_path):
    trail = trail_of(tmp_path, "Мир и м", "ми", "Ми", " и")
    file = shown_stages("Мир и м", trail)
    shown = as_text(file, trail)
    pieces = next(n for n, result in enumerate(trail, 1) if result.stage.kind == "pre-tokenizer")
    assert texts(file[pieces]) == ["ÐľÐ¸ÑĢ", "ĠÐ¸", "ĠÐ¼"]
    assert texts(shown[pieces]) == ["Мир", "·и", "·м"]
    assert [len(piece.cells) for piece in shown[pieces].pieces] == [3, 2, 2]
    assert all(cell.changed for cell in shown[pieces].pieces[0].cells)
    assert shown[pieces].changed == file[pieces].changed == 12  # what the file writes is counted
    assert texts(shown[pieces + 1])[:3] == ["Ми", "⟨D1⟩", "⟨80⟩"]
    assert [cell.raw for cell in shown[pieces].pieces[1].cells] == ["Ġ", "Ð¸"]


def test_an_added_token_stays_what_it_is(tmp_path):
    trail = trail_of(tmp_path, "а<|é|>")
    model = next(n for n, result in enumerate(trail, 1) if result.stage.kind == "model")
    shown = texts(as_text(shown_stages("а<|é|>", trail), trail)[model])
    assert shown == ["⟨D0⟩", "⟨B0⟩", "⟨=⟩<|é|>"]


def test_a_trail_without_such_a_stage_is_as_it_was():
    stages = shown_stages(TEXT, bert())
    assert not writes_bytes(bert())
    assert as_text(stages, bert()) == stages


@pytest.fixture
def panel(qtbot, tmp_path) -> PipelinePanel:
    made = PipelinePanel()
    qtbot.addWidget(made)
    made.resize(1200, 320)
    made.show()
    made.set_text("Мир")
    made.show_trail(trail_of(tmp_path, "Мир", "Ми"))
    return made


def test_the_file_itself_is_one_tick_away(panel, qtbot):
    assert panel.as_text.isVisibleTo(panel.head)
    assert "Ми | ⟨D1⟩ | ⟨80⟩" in panel.text()
    with qtbot.waitSignal(panel.as_text_chosen) as chosen:
        panel.as_text.click()
    assert chosen.args == [False]
    assert "ÐľÐ¸ | Ñ | Ģ" in panel.text()


def test_a_file_without_bytes_as_characters_has_no_such_choice(panel):
    panel.show_trail(bert())
    assert not panel.as_text.isVisibleTo(panel.head)


def test_the_tip_tells_how_the_file_writes_a_token(panel):
    scene = panel.view.scene()
    model = next(n for n, c in enumerate(scene.columns) if c.head.name == "BPE")
    piece = scene.columns[model].shown.pieces[0]
    assert panel.view._written(piece) == "In the file: ÐľÐ¸"

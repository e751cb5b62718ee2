"""What a vocabulary costs: the numbers of published models, and own ones."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.analysis.vocabulary_size import PRESETS
from gui.compare.plain_table import PlainTable
from gui.lab.large_number import LARGEST, LargeNumberBox, read_number
from gui.lab.parameter_words import SOURCES
from gui.lab.parameters_page import OWN, ParametersPage
from gui.session import Session

_SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> ParametersPage:
    page = ParametersPage(session)
    qtbot.addWidget(page)
    page.resize(1100, 640)
    page.show()
    page.set_active(True)
    return page


def test_gpt_2_spends_31_per_cent_on_its_vocabulary(page: ParametersPage) -> None:
    assert page.said.text() == (
        f"Embedding and head: 38.6 M of 124.4 M parameters, 31.0{_SPACE}% of the model."
    )
    assert "= 38 597 376".replace(" ", "\N{NARROW NO-BREAK SPACE}")[3:] in page.formula.text()


@pytest.mark.parametrize(
    ("name", "embedding"),
    [("GPT-2 124M", "38.6 M"), ("LLaMA 7B", "131.1 M"), ("Gemma 2B", "524.3 M")],
)
def test_embeddings_of_published_models(page: ParametersPage, name: str, embedding: str) -> None:
    page.choose(name)
    assert page.bar.text().startswith(f"embedding: {embedding}")
    row = [model.name for model in PRESETS].index(name)
    assert page.preset_model.text(row, 1) == embedding


def test_an_untied_head_costs_as_much_again_and_a_bias_a_number_per_token(
    page: ParametersPage,
) -> None:
    page.tied.setChecked(False)
    assert page.model.head == page.model.embedding
    page.bias.setChecked(True)
    assert page.model.head == page.model.embedding + page.model.vocabulary
    page.tied.setChecked(True)
    assert page.model.head == page.model.vocabulary
    assert page.preset.value() == OWN


def test_own_numbers_may_be_larger_than_32_bits(page: ParametersPage) -> None:
    page.rest.setValue(10**12)
    assert page.model.rest == 10**12
    page.vocabulary.setValue(100_000)
    page.width_box.setValue(100_000)
    assert page.model.embedding == 10**10
    assert page.preset.value() == OWN
    assert page.source.text() == ""


def test_a_row_of_the_tables_is_taken(page: ParametersPage) -> None:
    page._by_model.row_chosen.emit(2)
    assert page.model == PRESETS[2]
    page._by_size.row_chosen.emit(0)
    assert page.model == PRESETS[2].with_vocabulary(256).__class__(
        OWN, 256, PRESETS[2].width, PRESETS[2].rest, PRESETS[2].tied, PRESETS[2].bias
    )


def test_the_vocabulary_of_the_training_can_be_taken(page: ParametersPage) -> None:
    menu = page.take.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["the training: 22"]
    menu.actions()[0].trigger()
    assert page.model.vocabulary == 22


def test_going_back_to_a_published_model_shows_its_numbers(page: ParametersPage) -> None:
    page.vocabulary.setValue(7)
    page.preset.set_value("GPT-2 124M")
    page.preset.value_chosen.emit("GPT-2 124M")
    assert page.model == PRESETS[0]
    assert page.vocabulary.number() == 50_257


def test_sources_of_all_presets_are_said_in_other_languages() -> None:
    assert {model.source for model in PRESETS} == SOURCES


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("50257", 50_257),
        ("50 257", 50_257),
        ("50\N{NARROW NO-BREAK SPACE}257", 50_257),
        ("50k", 50_000),
        ("124M", 124_000_000),
        ("1.5B", 1_500_000_000),
        ("1,5 b", 1_500_000_000),
        ("1.5", None),
        ("", None),
        ("-3", None),
    ],
)
def test_numbers_are_read_as_people_write_them(text: str, number: int | None) -> None:
    assert read_number(text) == number


def test_the_field_holds_whole_numbers_exactly(qtbot: QtBot) -> None:
    box = LargeNumberBox()
    qtbot.addWidget(box)
    for number in (LARGEST, LARGEST - 1, 6_738_415_616):
        box.setValue(number)
        assert box.number() == number
        assert read_number(box.text()) == number


def test_the_size_of_the_model_is_in_sight_where_the_table_is_low(
    session: Session, qtbot: QtBot
) -> None:
    page = ParametersPage(session)
    qtbot.addWidget(page)
    page.resize(900, 300)
    page.show()
    table = page.panels()["sizes"].findChild(PlainTable)
    assert table is not None
    room = table.viewport().rect()
    qtbot.waitUntil(lambda: room.contains(table.visualRect(table.currentIndex()).center()))

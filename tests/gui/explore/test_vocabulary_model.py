"""The vocabulary as a Qt model."""

import numpy as np
from PySide6.QtCore import Qt

from engine.analysis.vocabulary import COLUMNS
from gui.explore import vocabulary_cells
from gui.explore.vocabulary_model import VocabularyModel
from gui.look import translation
from tests.gui.explore.tables import plain, row, textbook


def shown(table, rows=None) -> VocabularyModel:
    model = VocabularyModel()
    model.show(table, np.arange(len(table)) if rows is None else np.array(rows))
    return model


def column(model: VocabularyModel, name: str) -> list[str]:
    at = COLUMNS.index(name)
    return [model.data(model.index(place, at)) for place in range(model.rowCount())]


def test_qt_finds_nothing_wrong_with_the_model(qapp, qtmodeltester) -> None:
    qtmodeltester.check(shown(textbook()))


def test_a_row_says_all_about_a_token(qapp) -> None:
    table = textbook()
    model = shown(table, [row(table, "newest")])
    cells = {name: column(model, name)[0] for name in COLUMNS}
    assert cells["label"] == cells["characters"] == "newest"
    assert cells["bytes"] == "6E 65 77 65 73 74"
    assert (cells["rank"], cells["parents"], cells["children"]) == ("6", "new + est", "0")
    assert (cells["kind"], cells["script"]) == ("merge", "Latin")
    assert (cells["byte-length"], cells["character-length"], cells["count"]) == ("6", "6", "")


def test_cells_at_places_one_after_another_say_what_each_says(qapp) -> None:
    model = shown(textbook())
    model.set_counts(np.arange(model.total))
    model.sort(COLUMNS.index("label"), Qt.SortOrder.DescendingOrder)
    for name in COLUMNS:
        assert model.texts(range(2, 7), name) == column(model, name)[2:7]
        assert model.texts(range(0, 0), name) == []


def test_what_a_token_does_not_have_is_a_dash(qapp) -> None:
    table = textbook()
    model = shown(table, [row(table, "e")])
    assert column(model, "rank") == column(model, "parents") == [""]


def test_rows_are_sorted_by_any_column_and_back(qapp) -> None:
    model = shown(plain("bb", "a", "ccc"))
    model.sort(COLUMNS.index("byte-length"), Qt.SortOrder.DescendingOrder)
    assert column(model, "label") == ["ccc", "bb", "a"]
    model.sort(COLUMNS.index("label"))
    assert column(model, "label") == ["a", "bb", "ccc"]
    model.sort(-1)
    assert column(model, "label") == ["bb", "a", "ccc"]


def test_new_counts_move_the_rows_of_a_table_sorted_by_them(qapp) -> None:
    model = shown(plain("a", "b", "c"))
    model.sort(COLUMNS.index("count"), Qt.SortOrder.DescendingOrder)
    model.set_counts(np.array([1, 5, 2]))
    assert column(model, "label") == ["b", "c", "a"]
    assert column(model, "count") == ["5", "2", "1"]


def test_places_and_rows_lead_to_each_other(qapp) -> None:
    model = shown(plain("bb", "a", "ccc"), [0, 2])
    model.sort(COLUMNS.index("label"), Qt.SortOrder.DescendingOrder)
    assert [model.row_at(place) for place in range(3)] == [2, 0, None]
    assert (model.place_of(2), model.place_of(1)) == (0, None)


def test_a_spreadsheet_gets_plain_numbers(qapp) -> None:
    table = plain(*(f"t{n}" for n in range(1500)))
    assert column(shown(table, [1499]), "id") == ["1\u202f499"]
    assert shown(table, [1499]).tsv([0], ["id", "label", "rank"]) == "1499\tt1499\t"


def test_scripts_are_sorted_by_their_names_in_the_language_of_the_window(qapp) -> None:
    model = shown(plain("я", "1", "a"))
    model.sort(COLUMNS.index("script"))
    assert column(model, "label") == ["я", "a", "1"]
    translation.install(qapp, "ru")
    model.set_names(dict.fromkeys(COLUMNS, ""), dict.fromkeys(COLUMNS, ""))
    assert column(model, "label") == ["1", "я", "a"]


def test_what_no_font_draws_is_a_number_on_the_screen_and_itself_in_a_spreadsheet(
    qapp, monkeypatch
) -> None:
    monkeypatch.setattr(vocabulary_cells, "drawable", lambda label: label.replace("\u0915", "?"))
    table = plain("##\u0915")
    assert column(shown(table), "label") == column(shown(table), "characters") == ["##?"]
    assert vocabulary_cells.plain_text(table, 0, "label", None) == "##\u0915"

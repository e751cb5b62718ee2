"""The table of words that differ as a Qt model."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from gui.compare.differing_model import TOKENS, Column, DifferingModel, share_text
from gui.compare.differing_rows import DifferingWish

ROWS = [
    ("nest", 3, ("n", "est"), ("ne", "s", "t")),
    (" low", 9, (" l", "ow"), (" low",)),
    ("aa", 9, ("aa",), ("a", "a")),
]
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def model(qapp) -> DifferingModel:
    made = DifferingModel()
    made.tester = QAbstractItemModelTester(
        made, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    made.clear(count_total=100)
    made.add_rows(ROWS)
    return made


def words(model: DifferingModel) -> list[str]:
    return [model.word(row) for row in range(model.rowCount())]


def test_qt_finds_nothing_wrong_with_the_model(model, qtmodeltester) -> None:
    qtmodeltester.check(model)


def test_a_row_says_word_count_share_and_tokens(model) -> None:
    texts = [model.data(model.index(1, column)) for column in Column]
    assert [text.replace("\u00a0", " ") for text in texts] == [
        "·low",
        "9",
        "9.00 %",
        "·l | ow",
        "·low",
    ]
    assert model.data(model.index(1, Column.LANE_A), TOKENS) == ("·l", "ow")
    assert model.word(1) == " low"


@pytest.mark.parametrize(
    ("column", "order", "expected"),
    [
        (Column.WORD, UP, [" low", "aa", "nest"]),
        (Column.WORD, DOWN, ["nest", "aa", " low"]),
        (Column.COUNT, DOWN, [" low", "aa", "nest"]),
        (Column.SHARE, UP, ["nest", " low", "aa"]),
        (Column.LANE_A, UP, ["aa", " low", "nest"]),
        (Column.LANE_B, DOWN, ["nest", "aa", " low"]),
        (-1, UP, ["nest", " low", "aa"]),
    ],
)
def test_every_column_sorts(model, column, order, expected) -> None:
    model.sort(column, order)
    assert words(model) == expected


def test_rows_that_come_later_stand_below_until_the_end(model) -> None:
    model.sort(Column.WORD, UP)
    model.add_rows([("ab", 1, ("a", "b"), ("ab",))])
    assert words(model) == [" low", "aa", "nest", "ab"]
    model.resort()
    assert words(model) == [" low", "aa", "ab", "nest"]


def test_a_row_that_somebody_holds_moves_with_its_word(model) -> None:
    from PySide6.QtCore import QPersistentModelIndex

    held = QPersistentModelIndex(model.index(0, 0))
    model.sort(Column.WORD, UP)
    assert model.data(held) == "nest"


def test_any_order_of_wishes_leaves_a_sound_model(model) -> None:
    rng = random.Random(2)
    for _ in range(60):
        act = rng.randrange(3)
        if act == 0:
            model.add_rows([("abcd"[rng.randrange(4) :], rng.randrange(9), (), ())])
        elif act == 1:
            model.sort(rng.randrange(-1, 5), rng.choice([UP, DOWN]))
        else:
            model.resort()
        assert sorted(model._order.tolist()) == list(range(model.rowCount()))


def test_bytes_are_written_as_bytes(model) -> None:
    model.set_alphabets(("bytes", "characters"))
    model.clear()
    model.add_rows([("\n", 1, ("⟨0A⟩",), ("\n",))])
    assert model.data(model.index(0, Column.LANE_A)) == "⏎"


def test_rows_are_copied_with_tabs(model) -> None:
    assert model.tsv([0]) == "nest\t3\tn est\tne s t"


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [
        (4320, 1111100, "0.39 %"),
        (1, 10**6, "< 0.01 %"),
        (10**6 - 1, 10**6, "> 99.99 %"),
        (5, 5, "100 %"),
        (0, 0, "0 %"),
    ],
)
def test_no_share_is_rounded_to_nothing_or_to_all(qapp, part, whole, text) -> None:
    assert share_text(part, whole).replace("\u00a0", " ") == text


def test_strings_are_counted() -> None:
    wish = DifferingWish("alphabet", alphabet="deilnorstw", shortest=2, longest=6)
    assert wish.string_total == 1_111_100

"""The merge list as a Qt model: what Qt's own checker wants, and what a person reads."""

import random

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from engine import Corpus, Trace, TrainingOptions
from gui.training.merge_columns import MergeColumns, columns_of
from gui.training.merge_model import Column, MergeModel, MergeWords

RANKS = 60
WORDS = MergeWords("{rank}, next", "{rank}, made", "by step {step}", "with step {step}")
LABELS = tuple(chr(97 + n % 26) * (1 + n // 26) for n in range(RANKS + 26))


def _columns(rows):
    ids = np.arange(rows)
    counts = 5_000_000 - ids
    return MergeColumns(
        ids % 26, (ids + 1) % 26, ids + 26, counts, counts - 1, 1 + ids % 3, LABELS.__getitem__
    )


@pytest.fixture
def model(qapp):
    made = MergeModel()
    made.tester = QAbstractItemModelTester(
        made, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    made.set_columns(_columns(RANKS))
    return made


def _shown(model):
    return [model.rank(row) for row in range(model.rowCount())]


def _text(model, row, column):
    return model.data(model.index(row, column))


def test_qt_finds_nothing_wrong_with_the_model(model, qtmodeltester):
    qtmodeltester.check(model)


def test_the_four_words_read_as_in_the_lesson(qapp):
    model = MergeModel()
    corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    model.set_columns(columns_of(Trace(corpus, TrainingOptions(merges=20))))
    tokens = [_text(model, row, Column.TOKEN) for row in range(model.rowCount())]
    assert " ".join(tokens) == "es est lo low ne new newest wi wid widest lowe lower"
    first = [_text(model, 1, column) for column in Column]
    assert first == ["1", "es", "t", "est", "9", "9", "–"]
    assert _text(model, 0, Column.TIED) == "2"


def test_numbers_are_grouped_and_stand_on_the_right(model):
    assert _text(model, 0, Column.COUNT) == "5 000 000".replace(" ", "\N{NARROW NO-BREAK SPACE}")
    alignment = model.data(model.index(0, Column.COUNT), Qt.ItemDataRole.TextAlignmentRole)
    assert Qt.AlignmentFlag(alignment) & Qt.AlignmentFlag.AlignRight


def test_the_current_row_has_a_mark_and_not_only_a_colour(model):
    model.set_names(*(("",) * 7,) * 3, WORDS)
    model.set_current(7)
    assert [_text(model, row, Column.RANK) for row in (5, 6, 7, 8)] == ["5", "✓ 6", "▶ 7", "8"]
    assert _text(model, 6, Column.TOKEN) == LABELS[32]
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = [model.data(model.index(row, Column.RANK), role) for row in (5, 6, 7, 8)]
    assert spoken == ["5", "6, made", "7, next", "8"]


def test_a_tool_tip_tells_which_step_makes_the_merge(model):
    model.set_names(*(("",) * 7,) * 3, WORDS)
    model.set_current(7)
    role = Qt.ItemDataRole.ToolTipRole
    tips = [model.data(model.index(row, Column.TOKEN), role) for row in (6, 7)]
    assert [tip.rpartition("\n")[2] for tip in tips] == ["by step 7", "with step 8"]


def test_moving_the_marks_touches_the_rows_whose_look_changes(model):
    spy = QSignalSpy(model.dataChanged)
    model.set_current(9)
    model.set_current(9)
    model.set_current(RANKS)
    touched = [(spy.at(i)[0].row(), spy.at(i)[1].row()) for i in range(spy.count())]
    assert touched == [(0, 9), (8, RANKS - 1)]


def test_a_longer_trace_only_adds_rows(model):
    model.set_columns(_columns(20))
    inserted, reset = QSignalSpy(model.rowsInserted), QSignalSpy(model.modelReset)
    model.set_columns(_columns(50))
    model.set_columns(_columns(50))
    assert (inserted.count(), reset.count()) == (1, 0)
    assert inserted.at(0)[1:] == [20, 49]


def test_rows_added_while_a_filter_is_set_pass_the_filter(model):
    model.set_filter("", ties_only=True)
    model.set_columns(_columns(20))
    before = _shown(model)
    model.set_columns(_columns(RANKS))
    assert _shown(model)[: len(before)] == before
    assert _shown(model) == [rank for rank in range(RANKS) if rank % 3]


def test_another_trace_replaces_everything(model):
    spy = QSignalSpy(model.modelReset)
    model.set_columns(_columns(5))
    assert spy.count() == 1
    model.set_columns(None)
    assert model.rowCount() == 0


@pytest.mark.parametrize(
    ("rank", "row", "nearest"), [(1, 0, 0), (2, 1, 1), (3, None, 2), (58, 38, 38), (999, None, 39)]
)
def test_a_filtered_rank_is_found_or_its_neighbour_is(model, rank, row, nearest):
    model.set_filter("", ties_only=True)
    model.set_columns(_columns(59))
    assert (model.row(rank), model.nearest_row(rank)) == (row, min(nearest, model.rowCount() - 1))


def test_without_rows_there_is_no_neighbour(model):
    model.set_filter("nowhere", ties_only=False)
    assert model.nearest_row(3) is None
    assert model.row(3) is None
    model.set_current(4)


def test_rows_are_copied_with_tabs_and_plain_numbers(model):
    assert model.tsv([0, 3]) == (
        "0\ta\tb\taa\t5000000\t4999999\t1\n3\td\te\tdd\t4999997\t4999996\t1"
    )


def test_any_order_of_wishes_leaves_a_sound_model(model):
    rng = random.Random(5)
    for _ in range(120):
        wish = rng.randrange(3)
        if wish == 0:
            model.set_columns(_columns(rng.randrange(1, RANKS)))
        elif wish == 1:
            model.set_filter(rng.choice(["", "a", "bb", "zz"]), ties_only=rng.random() < 0.5)
        else:
            model.set_current(rng.randrange(RANKS + 1))
        fresh = MergeModel()
        fresh.set_columns(_columns(model.total))
        fresh.set_filter(model._text, ties_only=model._ties_only)
        assert _shown(model) == _shown(fresh)

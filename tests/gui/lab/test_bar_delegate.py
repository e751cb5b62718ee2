"""Bars of one column have one scale, however long the numbers behind them are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gui.lab.bar_delegate import BarDelegate
from gui.lab.rows_model import Bar, RowsModel

BARS = (Bar(1.0, "144 (100 %)", "144"), Bar(0.5, "72 (50 %)", "72"), Bar(0.01, "1 (1 %)", "1"))


@pytest.mark.parametrize("width", [60, 110, 180, 400])
def test_a_bar_twice_as_large_is_twice_as_long(qapp: QApplication, width: int) -> None:
    delegate = BarDelegate()
    whole, half = (delegate.bar_length(width, bar, BARS) for bar in BARS[:2])
    assert whole == pytest.approx(2 * half)


def test_a_column_gives_its_bars_until_it_has_other_rows(qapp: QApplication) -> None:
    model = RowsModel(("text", "bar"))
    model.show_rows([("a", BARS[0]), ("b", BARS[1])])
    assert model.bars(1) == BARS[:2]
    assert model.bars(1) is model.bars(1)
    model.show_rows([("c", BARS[2])])
    assert model.bars(1) == BARS[2:]

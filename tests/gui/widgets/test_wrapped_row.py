"""A row that wraps: whole widgets at any width, as many lines as they need."""

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from gui.look import theme
from gui.widgets.wrapped_row import WrappedRow


@pytest.fixture
def row(qtbot):
    row = WrappedRow()
    qtbot.addWidget(row)
    row.add_group(QLabel("a label:"), QLineEdit(), stretch=1)
    row.add_group(QPushButton("a button"))
    row.add_group(QPushButton("another button"))
    row.resize(900, 40)
    row.show()
    return row


def test_everything_stands_in_one_line_where_there_is_room(row):
    assert row.lines() == 1
    assert row.height() == row.findChild(QPushButton).parentWidget().height()


def test_a_group_with_a_stretch_takes_what_is_left(row):
    last = row.findChildren(QPushButton)[-1].parentWidget()
    assert last.geometry().right() == pytest.approx(row.width(), abs=2)
    assert row.findChild(QLineEdit).width() > 400


def test_what_does_not_fit_goes_into_another_line_and_stays_whole(row, qtbot):
    before = row.height()
    row.resize(row.minimumSizeHint().width() + 10, row.height())
    assert row.lines() == 3
    assert row.height() > 2 * before
    for button in row.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()


def test_larger_type_needs_more_lines(row, qapp):
    row.resize(row.sizeHint().width(), row.height())
    assert row.lines() == 1
    theme.apply(qapp, "projector")
    qapp.processEvents()
    assert row.lines() > 1


def test_a_hidden_group_takes_no_room(row):
    for button in row.findChildren(QPushButton):
        button.parentWidget().hide()
    row.resize(row.minimumSizeHint().width(), row.height())
    assert row.lines() == 1

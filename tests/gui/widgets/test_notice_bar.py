"""The bar with one sentence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from gui.widgets.notice_bar import NoticeBar


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


def test_it_hides_while_there_is_nothing_to_say(bar: NoticeBar) -> None:
    assert bar.isHidden()
    bar.show_notice("The corpus is empty.")
    assert not bar.isHidden() and bar.sentence == "The corpus is empty."
    assert bar.accessibleName() == "The corpus is empty."
    bar.show_notice("")
    assert bar.isHidden()


def test_the_action_is_offered_only_where_there_is_one(qtbot: QtBot, bar: NoticeBar) -> None:
    button = bar.findChild(QPushButton)
    bar.show_notice("Cancelled.")
    assert button.isHidden()
    bar.show_notice("Cancelled.", action="Train again")
    assert not button.isHidden() and button.text() == "Train again"
    with qtbot.waitSignal(bar.action_requested):
        button.click()


def test_it_is_closed_by_its_button_and_by_escape(qtbot: QtBot, bar: NoticeBar) -> None:
    bar.show_notice("Saved.")
    with qtbot.waitSignal(bar.dismiss_requested):
        bar.findChild(QToolButton).click()
    with qtbot.waitSignal(bar.dismiss_requested):
        qtbot.keyClick(bar, Qt.Key.Key_Escape)


def test_a_warning_has_another_sign(bar: NoticeBar) -> None:
    sign = bar.findChildren(QLabel)[0]
    bar.show_notice("Saved.")
    info = sign.pixmap().toImage()
    bar.show_notice("Saved.", warning=True)
    assert sign.pixmap().toImage() != info


def test_a_sentence_is_text_and_no_markup(bar: NoticeBar) -> None:
    bar.show_notice("The mark <b></w></b> occurs in the text.")
    assert bar.findChildren(QLabel)[1].textFormat() == Qt.TextFormat.PlainText


def test_a_long_sentence_wraps(bar: NoticeBar) -> None:
    bar.show_notice("word " * 100)
    bar.resize(400, bar.heightForWidth(400))
    assert bar.heightForWidth(400) > 3 * bar.fontMetrics().height()

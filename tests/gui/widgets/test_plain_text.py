"""Texts that look like HTML are shown as they are."""

import pytest
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QLabel

from gui.training.encoding_bar import EncodingBar, EncodingButton
from gui.training.text_beginning import EncodingChoice
from gui.widgets.choice import Choice
from gui.widgets.plain_text import breakable, plain_tip

TEXTS = ["<s>", "<b> + x", "a & b", "<img src=x>.txt", "low", "", "</w>", "x < y > z"]


def shown(tip):
    """What a tool tip shows, read as Qt would read it."""
    document = QTextDocument()
    if Qt.mightBeRichText(tip):
        document.setHtml(tip)
    else:
        document.setPlainText(tip)
    return document.toPlainText()


@pytest.mark.parametrize("text", TEXTS)
def test_a_tip_shows_every_text_as_it_is(qtbot, text):
    assert shown(plain_tip(text)) == text


def test_a_choice_may_be_called_like_a_tag(qtbot):
    choice = Choice(("start",))
    qtbot.addWidget(choice)
    choice.set_texts({"start": "<s>"})
    assert shown(choice.toolTip()) == "<s>"


def test_a_file_called_like_a_tag_is_asked_about_by_its_name(qtbot):
    bar = EncodingBar()
    qtbot.addWidget(bar)
    bar.ask("<s>.txt", [EncodingChoice("cp1251", "<s> слово")])
    question = next(each for each in bar.findChildren(QLabel) if "<s>.txt" in each.text())
    assert question.textFormat() == Qt.TextFormat.PlainText
    button = bar.findChildren(EncodingButton)[0]
    assert shown(button.toolTip()) == "<s> слово"


def test_a_label_shows_long_names_whole_however_narrow_it_is(qtbot):
    name = "a_tokenizer_with_a_very_long_name_indeed.model.v2"
    label = QLabel(breakable(f"Only in {name}: 7"), wordWrap=True)
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < label.fontMetrics().horizontalAdvance(name) / 2
    assert label.text().replace("\u200b", "") == f"Only in {name}: 7"

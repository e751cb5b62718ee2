"""The fidelity badge: a table of what comes in and what can be read and seen."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QToolTip

from engine.analysis.fidelity import Fidelity
from engine.text.remark import Remark
from gui.look import theme, translation
from gui.widgets.fidelity_badge import FidelityBadge

DROPOUT = Remark("the file asks for dropout {value}; here it is off", value=0.1)
FOUND = {
    "Exact": Fidelity("exact"),
    "Recovered": Fidelity("recovered", (Remark("an example & <b>"),)),
    "Approximate": Fidelity("approximate", (DROPOUT,)),
}


@pytest.fixture
def badge(qtbot):
    badge = FidelityBadge()
    qtbot.addWidget(badge)
    return badge


@pytest.mark.parametrize("word", FOUND)
def test_the_word_says_it(badge, word):
    badge.show_fidelity(FOUND[word])
    assert (badge.text(), badge.accessibleName(), badge.isHidden()) == (word, word, False)


def test_nothing_is_nothing_to_be_seen(badge):
    assert badge.isHidden()
    badge.show_fidelity(FOUND["Exact"])
    badge.show_fidelity(None)
    assert (badge.isHidden(), badge.text(), badge.toolTip()) == (True, "", "")


def test_the_reasons_are_in_the_tool_tip(badge):
    badge.show_fidelity(FOUND["Approximate"])
    assert "The file asks for dropout 0.1; here it is off." in badge.toolTip()
    assert "dropout 0.1" in badge.accessibleDescription()
    badge.show_fidelity(FOUND["Recovered"])
    assert "An example &amp; &lt;b&gt;." in badge.toolTip()


def test_many_reasons_are_cut(badge):
    badge.show_fidelity(Fidelity("approximate", (DROPOUT,) * 30))
    assert badge.toolTip().count("<p>") == 10


def test_each_kind_has_a_shape_of_its_own(badge):
    shapes = set()
    for fidelity in FOUND.values():
        badge.show_fidelity(fidelity)
        badge.resize(badge.sizeHint())
        image = badge.grab().toImage().convertToFormat(badge.grab().toImage().Format.Format_Mono)
        side = round(badge._side()) + 2
        shapes.add(bytes(image.copy(0, 0, side, image.height()).constBits()))
    assert len(shapes) == 3


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("word", FOUND)
def test_the_word_has_room(badge, qapp, name, language, word):
    theme.apply(qapp, name)
    translation.install(qapp, language)
    badge.show_fidelity(FOUND[word])
    badge.retranslate()
    metrics = badge.fontMetrics()
    assert badge.sizeHint().width() >= badge._side() + metrics.horizontalAdvance(badge.text())
    assert badge.sizeHint().height() >= metrics.height()


def test_who_comes_to_it_with_the_keys_is_told_why(badge, qapp, monkeypatch):
    said = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, widget: said.append(text))
    badge.show_fidelity(FOUND["Recovered"])
    reason = Qt.FocusReason
    for why in (reason.TabFocusReason, reason.ActiveWindowFocusReason, reason.BacktabFocusReason):
        badge.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, why))
        qapp.processEvents()
    assert said == [badge.toolTip()] * 2

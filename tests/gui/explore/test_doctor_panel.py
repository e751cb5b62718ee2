"""The file doctor."""

from dataclasses import replace

import pytest

from engine.analysis.doctor import Finding
from engine.text.remark import Remark
from gui.explore.doctor_panel import DoctorPanel

LOST = Finding(
    "lost", "error", 12, Remark("the file is empty"), Remark("nothing can be split"), ids=[3, 4]
)
NOTE = Finding("note", "note", 1, Remark("a note"), Remark("good to know"))


@pytest.fixture
def panel(qtbot) -> DoctorPanel:
    made = DoctorPanel()
    qtbot.addWidget(made)
    made.resize(420, 400)
    made.show()
    return made


def test_before_the_examination_there_is_a_button_for_it(panel, qtbot):
    assert panel.text().startswith("Not examined yet.")
    with qtbot.waitSignal(panel.examine_requested):
        panel.examine.click()


def test_while_it_is_examined_it_can_be_cancelled(panel, qtbot):
    panel.show_progress(5, 10)
    assert panel.examine.isHidden() and not panel.cancel.isHidden()
    with qtbot.waitSignal(panel.cancel_requested):
        panel.cancel.click()
    assert panel.text().startswith("Not examined yet.")


def test_a_healthy_file_is_called_so(panel):
    panel.show_findings(())
    assert panel.text().startswith("Nothing found")
    assert panel.examine.isHidden()


def test_a_finding_tells_severity_count_and_meaning(panel):
    panel.show_findings((LOST, NOTE))
    first, second = (card.text().split("\n") for card in panel.cards)
    assert first == ["Error · found 12 times", "The file is empty", "Nothing can be split"]
    assert second[0] == "Note"
    assert "error" in panel.text() and "note" in panel.text()


def test_only_a_finding_with_tokens_can_show_them(panel, qtbot):
    panel.show_findings((LOST, NOTE))
    assert [card.show_tokens.isHidden() for card in panel.cards] == [False, True]
    with qtbot.waitSignal(panel.tokens_requested) as told:
        panel.cards[0].show_tokens.click()
    assert told.args == [LOST]


def test_of_many_details_the_first_are_listed_and_the_rest_counted(panel):
    details = tuple(Remark("detail {n}", n=n) for n in range(40))
    found = Finding("many", "warning", 40, Remark("many"), Remark("so many"), details=details)
    panel.show_findings((found,))
    assert panel.cards[0].text().endswith("detail 4\nand 35 more")


def test_lines_that_stand_for_several_things_are_counted_as_lines(panel):
    ranges = tuple(Remark("no token has an id from {a} to {b}", a=n, b=n + 9) for n in range(6))
    holes = Finding("holes", "note", 60, Remark("holes"), Remark("why"), details=ranges[:2])
    panel.show_findings((holes,))
    assert "more" not in panel.cards[0].text()
    panel.show_findings((replace(holes, details=ranges),))
    assert panel.cards[0].text().endswith("and 1 more")


def test_another_file_forgets_the_findings(panel):
    panel.show_findings((LOST,))
    panel.show_findings(None)
    assert panel.cards == [] and panel.text().startswith("Not examined yet.")


def test_severities_differ_by_more_than_colour(panel):
    panel.show_findings((LOST, NOTE))
    signs = [card._sign.pixmap().toImage().createAlphaMask() for card in panel.cards]
    assert signs[0] != signs[1]


@pytest.mark.parametrize("detail", ["word " * 40, "a" * 200])
def test_what_was_found_is_shown_whole_in_as_many_lines_as_it_needs(panel, qapp, detail):
    panel.show_findings((replace(LOST, details=(Remark("{found}", found=detail),)),))
    qapp.processEvents()
    (label,) = panel.cards[0]._details
    line = label.fontMetrics().height()
    assert label.height() >= line * label.fontMetrics().horizontalAdvance(detail) // label.width()
    assert label.width() <= panel.width()

"""The panel of answers: one lane or several, tokens as the screen writes them."""

import pytest
from PySide6.QtCore import Qt

from engine.analysis.reasons import Explanation, Longest, NeverLearned
from gui.compare.why_panel import LaneExplanation, WhyPanel

NEVER = Explanation(2, 2, True, (NeverLearned("n e", "<st>"),), "rank-ordered", 0)
LONGEST = Explanation(2, 2, False, (Longest("⟨0A⟩", 0, None),), "longest-match", 0)


@pytest.fixture
def panel(qtbot) -> WhyPanel:
    made = WhyPanel()
    qtbot.addWidget(made)
    return made


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_it_says_how_to_ask(panel: WhyPanel) -> None:
    assert panel.text().startswith("Click between two letters")
    assert panel._watch.isHidden()


def test_one_lane_is_not_named(panel: WhyPanel) -> None:
    panel.show_explanations([LaneExplanation(NEVER)])
    assert plain(panel.text()) == "n·e + <st> was never learned."
    assert panel._headline.text() == "Why this boundary?"
    assert "&lt;st&gt;" in panel._body.text()


def test_a_pair_of_arabic_tokens_keeps_its_order(panel: WhyPanel) -> None:
    never = Explanation(1, 1, True, (NeverLearned("\u0645", "\u0631"),), "rank-ordered", 0)
    panel.show_explanations([LaneExplanation(never)])
    assert plain(panel.text()) == "\u2068\u0645\u2069 + \u2068\u0631\u2069 was never learned."


def test_several_lanes_are_named_with_their_verdicts(panel: WhyPanel) -> None:
    panel.show_explanations(
        [LaneExplanation(NEVER, "A"), LaneExplanation(LONGEST, "B", alphabet="bytes")]
    )
    first, second = plain(panel.text()).splitlines()
    assert first == "A, boundary. n·e + <st> was never learned."
    assert second.startswith("B, no boundary. ⏎ is the longest token")
    assert panel._headline.text() == "Why?"


def test_under_a_heading_lanes_say_their_verdicts_and_a_lane_alone_the_question(panel) -> None:
    panel.set_titled(True)
    panel.show_explanations([LaneExplanation(NEVER, "A"), LaneExplanation(NEVER, "B")])
    assert panel._headline.isHidden() and not panel._watch.text()
    assert panel._watch.accessibleName() == "Watch this word being split"
    panel.show_explanations([LaneExplanation(NEVER)])
    assert not panel._headline.isHidden()
    panel.set_titled(False)
    assert panel._watch.text() == "Watch"


def test_watching_is_a_wish(panel: WhyPanel, qtbot) -> None:
    panel.show_explanations([LaneExplanation(NEVER)])
    with qtbot.waitSignal(panel.watch_requested):
        qtbot.mouseClick(panel._watch, Qt.MouseButton.LeftButton)


def test_a_problem_takes_the_place_of_answers(panel: WhyPanel) -> None:
    panel.show_explanations([LaneExplanation(NEVER)])
    panel.show_problem("The split rule does not go with this text.")
    assert panel.text() == "The split rule does not go with this text."
    assert panel._watch.isHidden()

"""The panel says what it is told to say, in words, in every look."""

import pytest
from PySide6.QtWidgets import QPushButton

from gui.look import theme, translation
from gui.predict.ballot import Guess, Result, Score
from gui.predict.question_panel import QuestionPanel
from gui.predict.sentences import PredictSentences, Said

ASKED = Said("Which?", ("<b>1</b> to 9",), ("1 to 9",), "Show answer (Enter)", tells=True)


@pytest.fixture
def panel(qtbot):
    panel = QuestionPanel()
    qtbot.addWidget(panel)
    panel.resize(400, 300)
    panel.show()
    return panel


def button(panel, text):
    return next(each for each in panel.findChildren(QPushButton) if each.text() == text)


def test_it_says_everything_to_those_who_hear_it(panel):
    panel.say(ASKED)
    assert panel.accessibleDescription() == "Which? 1 to 9"
    panel.say(Said("The class was right", ("a",), ("a",), "Go on (Return)"))
    assert panel.accessibleDescription() == "The class was right. a"


def test_no_number_stands_alone_at_the_beginning_of_a_line(panel):
    panel.say(Said("Which?", ("<span style='margin: 0 1px'>low</span>, place 1", "2 of 3")))
    assert "place\N{NO-BREAK SPACE}1" in panel._body.text()
    assert "'margin: 0 1px'" in panel._body.text()


def test_why_something_is_so_comes_before_the_score(panel):
    panel.say(Said("The class was right", ("why",), ("why",), "Go on (Return)"))
    panel.show_score(Score(2, 1, 1, 0))
    assert panel._body.y() < panel._score.y()
    assert panel._score.parentWidget() is panel._body.parentWidget(), "they scroll together"


def test_its_buttons_ask(panel, qtbot):
    panel.say(ASKED)
    panel.show_score(Score(2, 1, 1, 0))
    with qtbot.waitSignal(panel.go_on_requested):
        button(panel, "Show answer (Enter)").click()
    with qtbot.waitSignal(panel.reset_requested):
        button(panel, "New score").click()


def test_there_is_nothing_to_reset_before_a_round_is_over(panel):
    assert not button(panel, "New score").isEnabled()
    panel.show_score(Score(1, 1, 1, 1))
    assert button(panel, "New score").isEnabled()


def test_at_the_end_there_is_no_button(panel):
    panel.say(Said("The end", (), ()))
    assert not button(panel, "").isVisible()


@pytest.mark.parametrize("name", theme.names())
def test_its_height_does_not_depend_on_what_it_says(panel, qapp, name):
    theme.apply(qapp, name)
    panel.say(ASKED)
    before = panel.height_within(400, 2_000)
    panel.say(Said("The class was wrong", ("a " * 80, "b"), (), "Go on (Return)"))
    assert panel.height_within(400, 2_000) == before
    assert panel.height_within(400, 50) == 50


@pytest.mark.parametrize("language", translation.languages())
def test_it_speaks_the_language_of_now(panel, qapp, language):
    translation.install(qapp, language)
    assert panel.accessibleName()
    assert all(each.text() for each in panel.findChildren(QPushButton) if each.isVisible())


@pytest.mark.parametrize(
    ("guess", "signs"),
    [
        (Guess(1), ""),
        (Guess(1, 2), "2"),
        (Guess(1, 0, True), "✓"),
        (Guess(1, 2, True), "✓2"),
        (Guess(1, 0, False), ""),
        (Guess(1, 2, False), "✗2"),
    ],
)
def test_right_and_wrong_are_signs_and_not_only_colours(qapp, guess, signs):
    tally = PredictSentences().tally(guess)
    assert "".join(sign for sign in tally if sign in "✓✗2") == signs
    short = PredictSentences().short_tally(guess)
    assert short == tally if guess.right is None else short.replace(" ", "") == signs


def test_the_verdict_is_a_sentence(qapp):
    say = PredictSentences()
    verdicts = [say.verdict(Result(1, 0, verdict)) for verdict in ("right", "wrong", "split")]
    assert verdicts == ["The class was right", "The class was wrong", "The class was undecided"]
    assert say.verdict(Result()) == "Nobody has voted"
    assert "2 of 7 votes right" in say.score(Score(7, 2, 1, 0))
    assert "0 of 1 rounds" in say.score(Score(7, 2, 1, 0))

"""Rounds: what is asked where, and that the past stays as it was."""

import pytest

from gui.predict.ballot import Ballot, Score
from gui.predict.rounds import Prediction, Question, Rounds

PAIRS = Question(("a", "b", "c"), frozenset({1}))


@pytest.fixture
def prediction(qapp):
    return Prediction()


@pytest.fixture
def rounds(prediction):
    return Rounds(prediction)


def play(rounds, place, *votes):
    rounds.look_at(place, PAIRS)
    for vote in votes:
        rounds.vote(vote)
    rounds.tell()


def test_a_place_is_asked_about_until_it_is_told(rounds):
    rounds.look_at(0, PAIRS)
    assert rounds.asking
    rounds.tell()
    assert not rounds.asking
    assert rounds.current.told


def test_who_comes_back_sees_the_past_as_it_was(rounds):
    play(rounds, 0, 1, 1, 2)
    rounds.look_at(1, PAIRS)
    assert rounds.current.ballot == Ballot(3)
    rounds.look_at(0, None)
    assert rounds.current.told
    assert rounds.current.ballot.tallies() == (0, 2, 1)
    rounds.look_at(0, PAIRS)
    assert rounds.current.told  # not asked again


def test_where_nothing_was_asked_nothing_is_asked_on_the_way_back(rounds):
    rounds.look_at(5, PAIRS)
    rounds.look_at(4, None)
    assert rounds.current is None
    assert not rounds.asking
    rounds.vote(1)
    rounds.take_back()
    rounds.tell()


def test_what_is_told_takes_no_further_votes(rounds):
    play(rounds, 0, 1)
    rounds.vote(2)
    rounds.take_back()
    assert rounds.current.ballot.cast == (1,)


def test_a_round_counts_once(rounds, prediction):
    play(rounds, 0, 1, 0)
    rounds.tell()
    assert prediction.score == Score(2, 1, 1, 0)


def test_a_vote_can_name_what_it_is_for(rounds):
    rounds.look_at(0, PAIRS)
    rounds.vote_for("c")
    rounds.vote_for("nobody")
    assert rounds.current.ballot.cast == (2,)


def test_only_a_question_without_votes_can_be_exchanged(rounds):
    fewer = Question(("a", "b"), frozenset({1}))
    rounds.look_at(0, PAIRS)
    rounds.look_at(0, fewer)
    assert rounds.current.question == fewer
    rounds.vote(0)
    rounds.look_at(0, PAIRS)
    assert rounds.current.question == fewer


def test_a_new_score_asks_everything_anew(rounds, prediction, qtbot):
    play(rounds, 0, 1)
    play(rounds, 1, 2)
    with qtbot.waitSignals([prediction.score_changed, rounds.round_changed]):
        prediction.reset()
    assert prediction.score == Score()
    assert rounds.asking
    assert rounds.at(0) is None
    with qtbot.assertNotEmitted(prediction.score_changed):
        prediction.reset()


def test_a_wish_that_changes_nothing_is_met_with_silence(rounds, prediction, qtbot):
    rounds.look_at(0, PAIRS)
    with qtbot.assertNotEmitted(rounds.round_changed):
        rounds.look_at(0, PAIRS)
        rounds.vote(7)
        rounds.take_back()
    with qtbot.assertNotEmitted(prediction.enabled_changed):
        prediction.set_enabled(False)

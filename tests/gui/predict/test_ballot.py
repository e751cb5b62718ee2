"""Votes, verdicts and the score, as tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.predict.ballot import Ballot, Result, Score

VOTES = st.lists(st.integers(0, 4), max_size=30)


def ballot(cast, options=5):
    made = Ballot(options)
    for option in cast:
        made = made.with_vote(option)
    return made


@pytest.mark.parametrize(
    ("cast", "tallies"),
    [
        ([], (0, 0, 0)),
        ([2], (0, 0, 1)),
        ([0, 2, 2, 0, 0], (3, 0, 2)),
        ([3, -1, 17], (0, 0, 0)),  # no such options
    ],
)
def test_votes_are_counted_and_what_is_no_option_is_not(cast, tallies):
    assert ballot(cast, 3).tallies() == tallies


@pytest.mark.parametrize(
    ("cast", "right", "result"),
    [
        ([], {0}, Result(0, 0, "none")),
        ([0], {0}, Result(1, 1, "right")),
        ([1], {0}, Result(1, 0, "wrong")),
        ([1, 1, 0], {0}, Result(3, 1, "wrong")),
        ([1, 0, 0], {0}, Result(3, 2, "right")),
        ([1, 0], {0}, Result(2, 1, "split")),
        ([1, 0], {0, 1}, Result(2, 2, "right")),  # every tied pair is right
        ([1, 2], {0}, Result(2, 0, "wrong")),
        ([0, 0], set(), Result(2, 0, "wrong")),
    ],
)
def test_a_class_is_right_when_everything_with_the_most_votes_is(cast, right, result):
    assert ballot(cast).result(right) == result


def test_the_last_vote_can_be_taken_back_and_the_one_before_it():
    made = ballot([2, 1])
    assert made.without_last() == ballot([2])
    assert made.without_last().without_last() == Ballot(5)
    assert Ballot(5).without_last() == Ballot(5)


@given(VOTES, st.sets(st.integers(0, 4)))
def test_the_result_is_what_counting_by_hand_gives(cast, right):
    result = ballot(cast).result(right)
    assert result.votes == len(cast)
    assert result.right_votes == len([option for option in cast if option in right])
    most = max((cast.count(option) for option in cast), default=0)
    leaders = [option for option in set(cast) if cast.count(option) == most]
    verdicts = {option in right for option in leaders}
    names = {(): "none", (True,): "right", (False,): "wrong", (False, True): "split"}
    assert result.verdict == names[tuple(sorted(verdicts))]


def test_the_score_adds_rounds_up_and_leaves_out_those_without_votes():
    score = Score()
    for result in (Result(3, 2, "right"), Result(), Result(4, 0, "wrong"), Result(2, 1, "split")):
        score = score.with_result(result)
    assert score == Score(votes=9, right_votes=3, rounds=3, right_rounds=1)

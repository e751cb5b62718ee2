"""The bars of a guessing class: nothing hints at the answer, and every tied pair is right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.look import theme, translation
from gui.predict.ballot import Ballot, Guess
from gui.predict.rounds import Round
from gui.training.bars_layout import BarsLayout, BarsStyle
from gui.training.bars_motion import BarsMotion
from gui.training.frames import BarsState, PairBar
from gui.training.guessed_bars import MOST_PAIRS, asked_bars, pair_question, told_bars
from tests.gui.training.by_hand import FOUR_WORDS, Training

TRAINING = Training(FOUR_WORDS, 12)


def state_of(counts, winner=0):
    top = max(counts)
    tied = counts.count(top) > 1
    bars = tuple(
        PairBar(n, f"l{n % 3}", f"r{n}", count, n == winner, tied and count == top)
        for n, count in enumerate(counts)
    )
    return BarsState(bars, counts.count(top), top, len(bars))


def right_keys(question):
    return {question.options[index] for index in question.right}


@pytest.mark.parametrize(
    ("counts", "winner", "right"),
    [
        ([5, 3, 2], 0, {0}),
        ([5, 5, 2], 0, {0, 1}),
        ([5, 5, 5], 0, {0, 1, 2}),
        ([5, 3, 2], 2, {2}),  # a merge list that is replayed
        ([5, 5, 2], 2, {2}),
        ([4] * 12, 0, set(range(9))),
    ],
)
def test_every_tied_pair_is_right_where_a_tied_pair_is_merged(counts, winner, right):
    assert right_keys(pair_question(state_of(counts, winner))) == right


def test_at_most_nine_pairs_stand_for_choice_and_the_merged_one_is_among_them():
    question = pair_question(state_of(list(range(40, 10, -1)), winner=29))
    assert len(question.options) == MOST_PAIRS
    assert right_keys(question) == {29}
    assert len(pair_question(state_of([3, 2, 1]), most=2).options) == 2


def test_without_a_next_step_nothing_is_asked():
    assert pair_question(BarsState()) is None
    assert pair_question(state_of([3, 2], winner=None)) is None


def test_the_four_words_have_their_hidden_ties():
    ties = [len(pair_question(TRAINING.bars(position)).right) for position in range(12)]
    assert [position + 1 for position, size in enumerate(ties) if size > 1] == [
        1,
        3,
        5,
        6,
        8,
        9,
        11,
    ]


@given(st.lists(st.integers(1, 9), min_size=1, max_size=20))
def test_nothing_that_is_drawn_tells_one_asked_pair_from_another(counts):
    counts = sorted(counts, reverse=True)
    state = state_of(counts)
    question = pair_question(state)
    shown = asked_bars(state, question, (0,) * len(question.options))
    assert {(bar.count, bar.winner, bar.tied, bar.new) for bar in shown.bars} == {
        (1, False, False, False)
    }
    assert all(bar.hidden for bar in shown.bars)
    names = [(bar.left, bar.right) for bar in shown.bars]
    assert names == sorted(names)
    assert (shown.asked, shown.tie_size) == (True, 0)


def test_votes_stand_beside_the_pairs_they_are_for_before_and_after():
    state = state_of([5, 5, 2])
    question = pair_question(state)
    ballot = Ballot(3, (0, 2, 2))
    asked = asked_bars(state, question, ballot.tallies())
    assert [bar.guess for bar in asked.bars] == [Guess(1, 1), Guess(2, 0), Guess(3, 2)]
    told = told_bars(state, Round(question, ballot, told=True))
    assert [bar.key for bar in told.bars] == [0, 1, 2]  # in the usual order, with counts
    assert {bar.key: bar.guess for bar in told.bars} == {
        0: Guess(1, 1, True),
        1: Guess(2, 0, True),
        2: Guess(3, 2, False),
    }
    assert told.top_count == 5


@pytest.mark.parametrize("language", ["en", "ru"])
def test_bars_that_a_class_is_told_can_be_compared_in_a_narrow_panel(qapp, language):
    translation.install(qapp, language)
    state = TRAINING.bars(0)
    question = pair_question(state, 4)
    ballot = Ballot(len(question.options))
    for option in (0, 0, 1):
        ballot = ballot.with_vote(option)
    told = told_bars(state, Round(question, ballot, told=True))
    style, width = BarsStyle(theme.THEMES["projector"]), 340
    layout = BarsLayout(BarsMotion(told, None, 4), (width, 160), style)
    grid = layout.grid(0.0)
    assert grid.bars_right - grid.bars_left > 0.18 * width
    assert not layout.has_bracket(told), "hatching and signs tell the tie"
    wide = BarsLayout(BarsMotion(told, None, 4), (900, 160), style)
    assert wide.has_bracket(told)
    assert not wide.grid(0.0).short_tallies

"""Pair bars between two states: exact at rest, in between on the way, truthful about what dies."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.training.bars_motion import BarsMotion, with_winner_in_sight
from gui.training.frames import BarsState, PairBar
from tests.gui.training.by_hand import FOUR_WORDS, Training

TRAINING = Training(FOUR_WORDS, 12)
ALPHAS = st.floats(0, 1)


def at(step: int, alpha: float, rows: int = 30):
    motion = BarsMotion(TRAINING.bars(step), TRAINING.bars(step + 1), rows)
    return {(bar.bar.left, bar.bar.right): bar for bar in motion.at(alpha)}


@pytest.mark.parametrize("step", range(12))
def test_both_ends_show_exactly_the_two_states(step):
    for alpha, position in ((0.0, step), (1.0, step + 1)):
        shown = [(bar.bar, bar.row, bar.count, bar.opacity) for bar in at(step, alpha).values()]
        state = TRAINING.bars(position)
        assert shown == [(bar, row, bar.count, 1.0) for row, bar in enumerate(state.bars)]


@pytest.mark.parametrize("step", range(12))
def test_the_ends_are_reached_without_a_jump(step):
    for alpha, end in ((0.0001, 0.0), (0.9999, 1.0)):
        near, there = at(step, alpha), at(step, end)
        for pair, bar in there.items():
            assert near[pair].row == pytest.approx(bar.row, abs=0.01)
            assert near[pair].value == pytest.approx(bar.value, abs=0.01)
            assert near[pair].opacity == pytest.approx(bar.opacity, abs=0.01)
        assert all(near[pair].opacity < 0.01 for pair in near.keys() - there.keys())


@given(step=st.integers(0, 11), alpha=ALPHAS)
def test_a_frame_does_not_depend_on_the_frames_before(step, alpha):
    motion = BarsMotion(TRAINING.bars(step), TRAINING.bars(step + 1), 30)
    motion.at(0.9)
    assert {(bar.bar.left, bar.bar.right): bar for bar in motion.at(alpha)} == at(step, alpha)


@given(step=st.integers(0, 11), alpha=ALPHAS)
def test_no_bar_is_longer_than_the_scale(step, alpha):
    motion = BarsMotion(TRAINING.bars(step), TRAINING.bars(step + 1), 30)
    assert all(0 <= bar.value <= motion.top(alpha) + 1e-9 for bar in motion.at(alpha))


@pytest.mark.parametrize("step", range(12))
@pytest.mark.parametrize("alpha", [0.1, 0.37, 0.5, 0.63, 0.9])
@pytest.mark.parametrize("seen", [5, 30])
def test_bars_of_the_same_way_never_meet(step, alpha, seen):
    rows = {}
    for bar in at(step, alpha, seen).values():
        if bar.opacity > 0.0:
            rows.setdefault((bar.way, bar.opacity), []).append(bar.row)
    assert all(
        lower - upper > 1.0 - 1e-9
        for group in rows.values()
        for upper, lower in pairwise(sorted(group))
    )


def test_the_merged_pair_shrinks_where_it_stands():
    moments = [at(0, alpha).get(("e", "s")) for alpha in (0.0, 0.1, 0.2, 0.4)]
    assert [bar.row for bar in moments] == [0, 0, 0, 0]
    assert [bar.value for bar in moments] == sorted((bar.value for bar in moments), reverse=True)
    assert moments[-1].opacity < 0.2


def test_a_new_pair_grows_where_it_will_stand():
    assert ("es", "t") not in at(0, 0.3) or at(0, 0.3)["es", "t"].opacity == 0.0
    late = at(0, 0.9)["es", "t"]
    assert late.row == 0
    assert 0 < late.value < 9


@pytest.mark.parametrize("step", range(12))
@pytest.mark.parametrize("alpha", [0.01, 0.37, 0.49, 0.5, 0.63, 0.99])
def test_a_count_on_the_way_is_that_of_before_or_from_half_of_the_way_that_of_after(step, alpha):
    before = {bar.key: bar.count for bar in TRAINING.bars(step).bars}
    after = {bar.key: bar.count for bar in TRAINING.bars(step + 1).bars}
    known = {**after, **before} if alpha < 0.5 else {**before, **after}
    shown = {bar.bar.key: bar.count for bar in at(step, alpha).values()}
    assert shown == {key: known[key] for key in shown}


def test_only_the_length_moves_while_a_count_changes():
    before = BarsState((PairBar("a", "a", "b", 9),), 1, 9, 1)
    after = BarsState((PairBar("a", "a", "b", 3),), 1, 3, 1)
    moments = [BarsMotion(before, after, 2).at(alpha)[0] for alpha in (0.0, 0.4, 0.5, 0.6, 1.0)]
    assert [bar.count for bar in moments] == [9, 9, 3, 3, 3]
    lengths = [bar.value for bar in moments]
    assert lengths == sorted(set(lengths), reverse=True)


def test_a_pair_that_only_leaves_the_list_sinks_out_of_sight():
    kept = PairBar("a", "a", "b", 10)
    before = BarsState((kept, PairBar("c", "c", "d", 9)), 1, 10, 50)
    after = BarsState((kept, PairBar("e", "e", "f", 9)), 1, 10, 50)
    moments = {bar.bar.key: bar for bar in BarsMotion(before, after, 2).at(0.3)}
    assert moments["c"].row > 1
    assert moments["c"].value == 9


def test_a_winner_far_down_the_list_of_a_replay_is_shown_in_the_last_row():
    bars = tuple(PairBar(n, str(n), "x", 100 - n, winner=n == 40) for n in range(50))
    state = with_winner_in_sight(BarsState(bars, 1, 100, 50), 10)
    assert state.bars[9] == bars[40]
    assert sorted(bar.key for bar in state.bars) == list(range(50))
    assert [bar.key for bar in state.bars[:9]] == list(range(9))


def test_an_empty_state_can_be_left_and_reached():
    full = TRAINING.bars(0)
    assert BarsMotion(full, BarsState(), 30).at(1.0) == []
    assert BarsMotion(BarsState(), full, 30).at(0.0) == []
    assert BarsMotion(full, BarsState(), 30).presence(0.5) == 0.5

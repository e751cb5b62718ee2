"""The values between presenter and painter: they hold still and compare by what they say."""

from dataclasses import FrozenInstanceError

import pytest

from gui.training.frames import BarsState, PairBar, WordRow, WordsState, WordToken
from tests.gui.training.by_hand import FOUR_WORDS, Training


@pytest.mark.parametrize(
    "value",
    [
        PairBar((0, 1), "e", "s", 9),
        BarsState(),
        WordToken("es", 10, 0, 2),
        WordRow(0, (), 5),
        WordsState(),
    ],
)
def test_no_value_can_be_changed(value):
    name = next(iter(type(value).__dataclass_fields__))
    with pytest.raises(FrozenInstanceError):
        setattr(value, name, None)


def test_states_made_twice_are_equal_and_have_one_hash():
    first, second = (Training(FOUR_WORDS, 3) for _ in range(2))
    assert first.bars(2) == second.bars(2)
    assert hash(first.rows(2)) == hash(second.rows(2))


def test_the_four_words_begin_with_a_tie_of_two_at_nine():
    state = Training(FOUR_WORDS, 1).bars(0)
    assert (state.tie_size, state.top_count) == (2, 9)
    assert [(bar.left, bar.right) for bar in state.bars if bar.tied] == [("e", "s"), ("s", "t")]

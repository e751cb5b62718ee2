"""Which columns of the merge list fit into how much room."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gui.training.merge_fit import Measures, fit
from gui.training.merge_model import Column

NAMES = (40, 40, 40, 40, 50, 70, 30)
SHORT_NAMES = (40, 30, 30, 40, 40, 40, 30)
NUMBERS = {Column.RANK: 30, Column.COUNT: 45, Column.REPLACEMENTS: 45, Column.TIED: 20}


def measures(letter: int = 10) -> Measures:
    return Measures(NUMBERS, lambda count: letter * count, NAMES, SHORT_NAMES)


def test_what_gives_way_first() -> None:
    whole = fit(40 + 40 + 40 + 70 + 50 + 70 + 30, measures())
    assert (len(whole.widths), whole.short) == (7, False)
    abbreviated = fit(319, measures())
    assert (len(abbreviated.widths), abbreviated.short) == (7, True)
    assert sum(fit(260, measures()).widths.values()) == 260


def test_words_of_a_lesson_are_whole_before_the_replacements_have_room() -> None:
    """Seven letters: `newest` with the space before it."""
    for room in range(200, 400):
        widths = fit(room, measures()).widths
        assert Column.REPLACEMENTS not in widths or widths[Column.TOKEN] >= 70


def test_the_replacements_go_before_the_ties() -> None:
    assert Column.REPLACEMENTS not in fit(230, measures()).widths
    assert Column.TIED in fit(230, measures()).widths
    assert set(Column) - set(fit(200, measures()).widths) == {Column.REPLACEMENTS, Column.TIED}


def test_rank_token_and_count_stay_to_the_last() -> None:
    assert set(fit(150, measures()).widths) == {Column.RANK, Column.TOKEN, Column.COUNT}
    assert set(fit(10, measures()).widths) == {Column.RANK, Column.TOKEN, Column.COUNT}


def test_what_is_left_goes_to_the_tokens() -> None:
    widths = fit(1_000, measures()).widths
    assert widths[Column.COUNT] == NAMES[Column.COUNT]
    assert widths[Column.TOKEN] > widths[Column.LEFT] > widths[Column.RIGHT] > 40


def test_left_tokens_are_readable_before_new_ones_have_room_to_spare() -> None:
    for room in range(250, 400):
        widths = fit(room, measures()).widths
        assert widths[Column.TOKEN] <= 60 or widths[Column.LEFT] >= 40
        assert widths[Column.TOKEN] <= 70 or widths[Column.LEFT] >= 50


@given(room=st.integers(0, 900), letter=st.integers(1, 30))
def test_nothing_is_cut_off_and_the_room_is_kept_where_it_can_be(room: int, letter: int) -> None:
    found = fit(room, measures(letter))
    names = SHORT_NAMES if found.short else NAMES
    assert all(width >= names[column] for column, width in found.widths.items())
    assert all(width >= NUMBERS.get(column, 0) for column, width in found.widths.items())
    smallest = len(found.widths) == 3 and found.short
    assert sum(found.widths.values()) <= room or smallest

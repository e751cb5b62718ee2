"""Which columns of the vocabulary have room."""

from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary import COLUMNS
from gui.explore.vocabulary_fit import fitted

LEAST = dict.fromkeys(COLUMNS, 50)


def test_everything_is_shown_where_there_is_room() -> None:
    assert list(fitted(2000, LEAST)) == list(COLUMNS)


def test_token_and_id_are_the_last_to_stay() -> None:
    assert list(fitted(100, LEAST)) == ["id", "label"]
    assert list(fitted(10, LEAST)) == ["label"]


def test_the_text_is_given_up_after_everything_but_token_and_id() -> None:
    assert list(fitted(150, LEAST)) == ["id", "label", "characters"]


def test_a_column_that_was_asked_for_stays_without_room() -> None:
    assert list(fitted(60, LEAST, kept={"script"})) == ["label", "script"]


def test_a_hidden_column_stays_hidden() -> None:
    assert "rank" not in fitted(2000, LEAST, hidden={"rank"})


@given(
    st.integers(50, 2000),
    st.lists(st.integers(10, 200), min_size=len(COLUMNS), max_size=len(COLUMNS)),
)
def test_columns_fill_the_room_and_never_more(room: int, widths: list[int]) -> None:
    least = dict(zip(COLUMNS, widths, strict=True))
    found = fitted(room, least)
    assert all(found[column] >= least[column] for column in found)
    assert sum(found.values()) <= max(room, least["label"])

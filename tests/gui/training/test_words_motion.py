"""Word rows between two states: boxes join first, rows move afterwards, nothing gets lost."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.look import theme
from gui.training.frames import WordRow, WordsState, WordToken
from gui.training.words_layout import WordsStyle, lay_out_row, make_grid
from gui.training.words_motion import Stage, WordsMotion, merged
from tests.gui.training.by_hand import FOUR_WORDS, Training

TRAINING = Training(FOUR_WORDS, 12)
SIZE = (700.0, 200.0)


@pytest.fixture(scope="module")
def style(qapp):
    return WordsStyle(theme.THEMES["light"])


def row_of(*labels, merges=(), cut=False, key=0):
    tokens = tuple(WordToken(label, n, n, 1) for n, label in enumerate(labels))
    return WordRow(key, tokens, 1, bool(merges), False, tuple(merges), cut)


def labels(drawn):
    return [box.label for box in drawn.boxes.boxes]


def motion(style, step, size=SIZE):
    return WordsMotion(TRAINING.rows(step), TRAINING.rows(step + 1), size, style)


@pytest.mark.parametrize("step", range(12))
def test_both_ends_show_the_words_of_the_two_states(style, step):
    moving = motion(style, step)
    for alpha, position in ((0.0, step), (1.0, step + 1)):
        moment = moving.at(alpha)
        rows = sorted([*moment.still, *moment.sliding], key=lambda drawn: (drawn.x, drawn.y))
        shown = [labels(drawn) for drawn in rows]
        words = [[token.label for token in row.tokens] for row in TRAINING.rows(position).rows]
        assert shown == words


@pytest.mark.parametrize("step", range(12))
def test_at_every_moment_every_word_is_there_once(style, step):
    moving = motion(style, step)
    for alpha in (0.0, 0.2, 0.5, 0.6, 0.75, 0.9, 1.0):
        moment = moving.at(alpha)
        keys = [drawn.boxes.row.key for drawn in [*moment.still, *moment.sliding]]
        assert sorted(keys) == [0, 1, 2, 3]


def test_boxes_join_before_rows_move(style):
    moving = motion(style, 2)
    places = {drawn.boxes.row.key: drawn.y for drawn in moving.at(0.0).still}
    half = moving.at(0.5)
    assert half.stage is Stage.JOINING
    assert {drawn.boxes.row.key: drawn.y for drawn in half.still} == places
    assert all(drawn.joined == 1.0 for drawn in half.still)


def test_rows_that_stay_in_their_column_slide(style):
    moment = motion(style, 2).at(0.75)
    assert not moment.still
    assert len(moment.sliding) == 4


def test_rows_that_change_their_column_fade(style):
    rows = tuple(row_of("a", "b", key=n) for n in range(12))
    moving = WordsMotion(WordsState(rows), WordsState(rows[::-1]), SIZE, style)
    assert moving.before.grid.columns == 2
    assert moving.at(0.6).stage is Stage.LEAVING
    assert moving.at(0.6).still
    assert moving.at(0.9).stage is Stage.ENTERING


@given(alpha=st.floats(0, 1), step=st.integers(0, 11))
def test_a_moment_does_not_depend_on_the_moments_before(qapp, alpha, step):
    style = WordsStyle(theme.THEMES["light"])
    moving = motion(style, step)
    moving.at(0.3), moving.at(0.8)
    assert moving.at(alpha) == motion(style, step).at(alpha)


def test_merging_by_hand_gives_the_words_of_the_next_state():
    for step in range(11):
        after = {row.key: row for row in TRAINING.rows(step + 1).rows}
        for row in TRAINING.rows(step).rows:
            words = [[t.label for t in each.tokens] for each in (merged(row, None), after[row.key])]
            assert words[0] == words[1]


def test_bytes_that_make_a_character_become_what_the_state_says():
    row = row_of("⟨D1⟩", "⟨83⟩", "x", merges=[0])
    made = merged(row, WordToken("у", 7, 0, 1))
    assert [token.label for token in made.tokens] == ["у", "x"]
    assert made.tokens[0].length == 2


def test_a_long_word_shows_where_something_happens(style):
    row = row_of(*"abcdefghijklmnopqrstuvwxyz", merges=[24])
    shown = lay_out_row(row, 200, style)
    assert {"y", "z"} <= {box.label for box in shown.boxes}
    assert shown.first > 0
    assert shown.end <= 200


@given(
    tokens=st.lists(st.text("abc·⟨é中ש", min_size=1, max_size=30), min_size=1, max_size=40),
    room=st.floats(60, 900),
    data=st.data(),
)
def test_no_row_is_wider_than_its_room(qapp, tokens, room, data):
    style = WordsStyle(theme.THEMES["light"])
    places = st.integers(0, max(0, len(tokens) - 2))
    merges = [data.draw(places)] if len(tokens) > 1 else []
    shown = lay_out_row(row_of(*tokens, merges=merges), room, style)
    tail = style.ellipsis + style.face.gap if shown.goes_on else 0
    assert shown.end + tail <= room or len(shown.boxes) == 1
    assert shown.goes_on or shown.first + len(shown.boxes) == len(tokens)


def test_neighbouring_boxes_never_share_a_colour(style):
    shown = lay_out_row(row_of(*("a" * 12)), 900, style)
    colours = [box.colour for box in shown.boxes]
    assert all(left != right for left, right in itertools.pairwise(colours))


def test_a_right_to_left_word_runs_from_right_to_left(style):
    row = row_of("ש", "ל", "ו", "ם", merges=[1])
    shown = lay_out_row(row, 900, style)
    assert [box.label for box in shown.boxes] == ["ם", "ו", "ל", "ש"]
    assert shown.merges == {1}
    assert [box.label for box in lay_out_row(row_of("a", "ש"), 900, style).boxes] == ["a", "ש"]


def test_as_many_rows_are_hidden_as_do_not_fit(style):
    rows = tuple(row_of("a", key=n) for n in range(100))
    moving = WordsMotion(WordsState(rows, hidden=1000), None, SIZE, style)
    assert moving.before.hidden == 1100 - moving.before.grid.capacity


def test_few_words_stand_in_one_column(style):
    assert make_grid(1900, 400, 4, style).columns == 1
    assert make_grid(1900, 400, 500, style).columns > 4


def test_capacity_does_not_depend_on_the_words(style):
    assert make_grid(1900, 400, 4, style).capacity == make_grid(1900, 400, 500, style).capacity


def test_the_last_words_take_the_room_of_the_line_that_counts_the_hidden_ones(style):
    rows = tuple(row_of("a", key=n) for n in range(4))
    height = style.margin / 2 + 4 * style.tight_row
    everything = WordsMotion(WordsState(rows), None, (300.0, height), style).before
    assert (len(everything.rows), everything.hidden) == (4, 0)
    assert max(placed.y for placed in everything.rows.values()) <= height - style.tight_row
    many = WordsMotion(WordsState(rows, hidden=1), None, (300.0, height), style).before
    assert len(many.rows) + many.hidden == 5
    assert max(placed.y for placed in many.rows.values()) <= height - style.footer - style.row

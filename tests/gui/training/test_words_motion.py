"""Word rows between two states: boxes join first, rows move afterwards, nothing gets lost."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from gui.look import theme
from gui.look.translation import format_number
from gui.training.frames import WordRow, WordsState, WordToken
from gui.training.joined_row import merged
from gui.training.words_layout import WordsStyle, lay_out_row, make_grid
from gui.training.words_motion import Stage, WordsMotion
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


def labels_of(placed):
    return [box.label for box in placed.boxes.boxes]


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


def test_how_many_words_are_hidden_takes_no_line_from_the_words(style):
    rows = tuple(row_of("a", key=n) for n in range(4))
    height = style.margin / 2 + 4 * style.tight_row
    everything = WordsMotion(WordsState(rows), None, (300.0, height), style).before
    assert (len(everything.rows), everything.hidden) == (4, 0)
    assert max(placed.y for placed in everything.rows.values()) <= height - style.tight_row
    many = WordsMotion(WordsState(rows, hidden=1), None, (300.0, height), style).before
    assert len(many.rows) + many.hidden == 5
    assert (len(many.rows), many.more) == (3, "and 2 more words")
    wide = WordsMotion(WordsState(rows, hidden=1), None, (330.0, height), style).before
    assert (len(wide.rows), wide.more) == (3, "and 2 more words")
    assert max(placed.y for placed in many.rows.values()) <= height - style.row


def test_the_last_word_leaves_room_for_how_many_are_hidden(style):
    rows = tuple(row_of(*"abcdefghijklmnopqrstuvwxyz", key=n) for n in range(20))
    words = WordsMotion(WordsState(rows, hidden=1234), None, (400.0, 200.0), style).before
    *others, last = words.rows.values()
    assert words.more == f"and {format_number(1246)} more words"
    written = style.small_metrics.horizontalAdvance(words.more)
    assert words.lead + last.boxes.end + style.ellipsis + written < words.grid.width
    assert len(last.boxes.boxes) < len(others[0].boxes.boxes)


def test_where_the_last_word_would_have_no_room_the_sentence_takes_its_place(style):
    rows = tuple(row_of(*"abcdef", key=n) for n in range(20))
    words = WordsMotion(WordsState(rows), None, (150.0, 200.0), style).before
    assert len(words.rows) == words.grid.capacity - 1
    assert words.hidden == 20 - len(words.rows)


def test_a_long_word_goes_on_in_further_lines_where_there_is_room(style):
    rows = (row_of(*"aaabdaaabac", key=0), row_of("b", key=1))
    words = WordsMotion(WordsState(rows), None, (260.0, 200.0), style).before
    long, short = words.rows.values()
    assert long.boxes.lines > 1
    assert not long.boxes.goes_on
    assert labels_of(long) == list("aaabdaaabac")
    assert long.y + words.grid.row + (long.boxes.lines - 1) * style.tight_row <= short.y
    assert short.y + words.grid.row <= 200


def test_a_word_is_picked_in_each_of_its_lines(style):
    rows = (row_of(*"aaabdaaabac", key=0), row_of("b", key=1))
    moving = WordsMotion(WordsState(rows), None, (260.0, 200.0), style)
    long, short = moving.before.rows.values()
    for y, key in ((long.y + 2, 0), (short.y - 2, 0), (short.y + 2, 1)):
        found = moving.row_at(QPointF(long.x + 5, y), 0.0)
        assert found is not None
        assert found.key == key


def test_what_is_about_to_join_stays_in_one_line(style):
    for start in range(10):
        row = row_of(*"aaabdaaabac", merges=[start])
        shown = lay_out_row(row, 120, style, lines=5)
        assert shown.merges == {start}
        assert shown.boxes[start].line == shown.boxes[start + 1].line


def test_a_word_whose_lines_break_elsewhere_afterwards_fades(style):
    before = row_of(*"aaabdaaabac", merges=[0])
    after = merged(before, None)
    moving = WordsMotion(WordsState((before,)), WordsState((after,)), (200.0, 200.0), style)
    moment = moving.at(0.9)
    assert moving.before.rows[0].boxes.line_starts != moving.after.rows[0].boxes.line_starts
    assert [drawn.boxes.row for drawn in moment.still] == [after]
    assert not moment.sliding


@given(
    tokens=st.lists(st.text("abc·é中ש", min_size=1, max_size=6), min_size=1, max_size=60),
    room=st.floats(120, 900),
    lines=st.integers(1, 8),
    data=st.data(),
)
def test_no_line_is_wider_than_its_room(qapp, tokens, room, lines, data):
    style = WordsStyle(theme.THEMES["light"])
    places = st.integers(0, max(0, len(tokens) - 2))
    merges = [data.draw(places)] if len(tokens) > 1 else []
    shown = lay_out_row(row_of(*tokens, merges=merges), room, style, lines=lines)
    assert all(box.x + box.width <= room for box in shown.boxes)
    assert [box.line for box in shown.boxes] == sorted(box.line for box in shown.boxes)
    assert shown.lines <= lines
    assert not merges or room < 260 or shown.merges
    assert shown.goes_on or shown.first + len(shown.boxes) == len(tokens)

"""Ids as text for other programs, and back."""

import ast
import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.id_rows import IdRows, IdsSyntaxError, parse_ids, write

ROWS = IdRows(
    np.array([2, 0, -1, 2], np.int32),
    {0: ' "low"\n', 2: "es\ud800t"},
    {0: b"low", 2: b"est"},
    lambda row: "Z",
)


@pytest.mark.parametrize(
    "text",
    ["[1, 2, 30]", "1 2 30", "1,2,30", " (1; 2 ;30 ) ", "1\n2\n30\n", "{1,2,30}", "1, 2, 30,"],
)
def test_ids_are_read_however_they_are_written(text) -> None:
    assert parse_ids(text) == (1, 2, 30)


@pytest.mark.parametrize("text", ["", "  ", "[]", "[ ]", "()"])
def test_no_ids_are_no_error(text) -> None:
    assert parse_ids(text) == ()


@pytest.mark.parametrize(
    ("text", "place", "found"),
    [
        ("1 x2", 2, "x2"),
        ("1 -2", 2, "-2"),
        ("[1, 2", 0, "[1"),
        ("1.5", 1, ".5"),
        ("12a", 2, "a"),
        ("9" * 40, 0, "9" * 40),
        ("1 ٣ ²", 4, "²"),
    ],
)
def test_what_is_no_id_is_named_with_its_place(text, place, found) -> None:
    with pytest.raises(IdsSyntaxError) as raised:
        parse_ids(text)
    assert (raised.value.place, raised.value.found) == (place, found)


@given(st.lists(st.integers(0, 2**31)))
def test_what_is_copied_can_be_pasted(ids) -> None:
    rows = IdRows(np.array(ids, np.int64))
    assert list(parse_ids(write(rows, "ids", "json"))) == ids


def test_json_is_json_and_python_is_python() -> None:
    tokens = ["es\ud800t", ' "low"\n', "Z", "es\ud800t"]
    ids = [2, 0, None, 2]
    assert json.loads(write(ROWS, "ids", "json")) == ids
    assert json.loads(write(ROWS, "tokens", "json")) == tokens
    pairs = json.loads(write(ROWS, "both", "json"))
    assert [(pair["id"], pair["token"]) for pair in pairs] == list(zip(ids, tokens, strict=True))
    assert ast.literal_eval(write(ROWS, "ids", "python")) == ids
    assert ast.literal_eval(write(ROWS, "tokens", "python")) == tokens
    assert ast.literal_eval(write(ROWS, "both", "python")) == list(zip(ids, tokens, strict=True))


def test_only_chosen_rows_are_written() -> None:
    assert write(ROWS, "ids", "json", [1, 3]) == "[0, 2]"


def test_a_copy_can_be_stored_as_utf8() -> None:
    write(ROWS, "both", "json").encode()


def test_an_unknown_token_shows_its_piece_of_text() -> None:
    assert (ROWS.id(2), ROWS.shown(2), ROWS.bytes(2)) == (None, "Z", b"Z")
    assert ROWS.shown(1) == '·"low"⏎'


def test_runs_are_counted_on_the_screen_and_whole_in_a_copy() -> None:
    rows = IdRows(np.array([3]), labels={3: " " * 32})
    assert rows.shown(0) == "⟨·×32⟩"
    assert rows.token(0) == " " * 32

"""Splitting a text for all lanes, in this process."""

import itertools
import sys
from dataclasses import dataclass, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BPETokenizer
from engine.models.word_level import WordLevel
from engine.pipeline import StagedTokenizer
from engine.text.pretokenizers import Whitespace
from gui.work.compare_edits import change_between
from gui.work.compare_job import (
    LaneWay,
    Request,
    Word,
    answer,
    character_of_byte,
    difference_places,
    encode,
    word_at,
    work,
)
from gui.work.tokenizer_shelf import Parcel, Shelf, TokenizerKey

KEY = TokenizerKey(1_000_001)


class Nobody:
    def progress(self, stage: str, done: int, total: int = 0) -> None: ...
    def part(self, value: object) -> None: ...


@pytest.fixture(scope="module")
def tokenizer() -> BPETokenizer:
    tokenizer = BPETokenizer()
    tokenizer.train(["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3, vocab_size=20)
    return tokenizer


@pytest.fixture
def shelf(tokenizer) -> Shelf:
    shelf = Shelf()
    shelf.put_tokenizer(KEY, tokenizer)
    return shelf


def request(text: str, *modes: str, byte: int | None = None) -> Request:
    return Request(text, tuple(LaneWay(KEY, mode) for mode in modes), byte)


def test_every_lane_splits_and_marks_what_the_other_does_not_have(shelf):
    encoded = answer(shelf, request("nest", "rank-ordered", "longest-match"))
    assert [len(encoding) for encoding in encoded.encodings] == [2, 3]
    assert [marks.tolist() for marks in encoded.differs] == [[True] * 2, [True] * 3]


def test_a_token_that_one_of_three_lanes_lacks_is_marked(shelf):
    modes = ("rank-ordered", "rank-ordered", "longest-match")
    encoded = answer(shelf, request("lownest", *modes))
    first, second, third = (marks.tolist() for marks in encoded.differs)
    assert first == second == [False, True, True]
    assert third == [False, True, True, True]


def test_one_lane_and_no_text_are_welcome(shelf):
    assert answer(shelf, request("nest", "rank-ordered")).differs[0].tolist() == [False, False]
    assert len(answer(shelf, request("", "rank-ordered", "longest-match")).encodings[1]) == 0


@dataclass
class Cut:
    """The tokens between cuts, as much as places need of a lane."""

    byte_starts: np.ndarray
    byte_ends: np.ndarray


def places(*lanes: list[int]) -> list[list[int]]:
    spans = [list(itertools.pairwise(cuts)) for cuts in lanes]
    common = set.intersection(*map(set, spans))
    marks = tuple(np.array([span not in common for span in own], bool) for own in spans)
    encodings = tuple(Cut(np.array(cuts), np.array(cuts[1:])) for cuts in lanes)
    return difference_places(encodings, marks).tolist()


CUTS = st.sets(st.integers(1, 29)).map(lambda cuts: sorted({0, 30, *cuts}))


def test_a_place_reaches_from_one_common_boundary_to_the_next():
    assert places([0, 5, 10, 20, 30], [0, 3, 10, 15, 20, 30]) == [[0, 10], [10, 20]]


@given(CUTS, CUTS)
def test_places_are_where_the_lanes_have_no_token_in_common(one, other):
    common = sorted(set(one) & set(other))
    inside = {*one, *other} - set(common)
    expected = [
        [start, end]
        for start, end in itertools.pairwise(common)
        if any(start < cut < end for cut in inside)
    ]
    assert places(one, other) == expected


def test_one_lane_has_no_places(shelf):
    assert len(answer(shelf, request("nest", "rank-ordered")).places) == 0
    assert answer(shelf, request("nest", "rank-ordered", "longest-match")).places.tolist() == [
        [0, 4]
    ]


def test_a_place_is_explained_by_every_lane_and_has_a_word(shelf):
    place = answer(shelf, request("low nest", "rank-ordered", "longest-match", byte=5))
    assert [each.boundary for each in place.explanations] == [True, False]
    assert place.words == (Word(3, " nest"), Word(3, " nest"))


def test_a_byte_inside_a_character_belongs_to_it():
    assert [character_of_byte("aё😀", byte) for byte in range(8)] == [0, 1, 1, 2, 2, 2, 2, 3]
    assert character_of_byte("\ud800b", 3) == 1


def test_the_word_at_the_end_of_the_text_is_none(tokenizer):
    assert word_at(tokenizer, "low nest", 8) is None
    assert word_at(tokenizer, "", 0) is None
    assert word_at(tokenizer, "low nest", 2) == Word(0, "low")


def test_the_worker_says_what_is_missing_and_takes_it_once(tokenizer):
    asked = request("nest", "rank-ordered")
    assert work(asked, Nobody()).missing == (KEY,)
    sent = replace(asked, parcel=Parcel(tokenizers={KEY: tokenizer}))
    assert work(sent, Nobody()).value is not None
    assert work(asked, Nobody()).value is not None


def test_the_worker_returns_the_tokenizers_that_are_wanted(tokenizer):
    sent = replace(
        request("nest", "rank-ordered"),
        parcel=Parcel(tokenizers={KEY: tokenizer}),
        wanted=frozenset({KEY}),
    )
    assert work(sent, Nobody()).tokenizers == {KEY: tokenizer}


def test_the_worker_tells_what_changed_since_what_is_shown(tokenizer):
    modes = ("rank-ordered", "longest-match")
    parcel = Parcel(tokenizers={KEY: tokenizer})
    first = work(replace(request("newest", *modes), parcel=parcel), Nobody()).value
    too_late = work(replace(request("newestw", *modes), shown=first.serial), Nobody()).value
    second = work(replace(request("nest", *modes), shown=first.serial), Nobody()).value
    assert too_late.since == second.since == first.serial != second.serial
    slow = change_between("newest", first.encodings, "nest", second.encodings)
    assert second.change.edit == slow.edit
    assert [each.changed for each in second.change.lanes] == [each.changed for each in slow.lanes]


def test_the_worker_tells_no_change_of_other_lanes_or_an_unknown_answer(tokenizer):
    parcel = Parcel(tokenizers={KEY: tokenizer})
    first = work(replace(request("low", "rank-ordered"), parcel=parcel), Nobody()).value
    other = work(replace(request("lowe", "longest-match"), shown=first.serial), Nobody()).value
    unknown = work(replace(request("lowe", "longest-match"), shown=7), Nobody()).value
    assert first.change is other.change is unknown.change is None


def test_the_job_needs_no_qt(tmp_path):
    import subprocess

    code = "import sys, gui.work.compare_job; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_way_that_a_tokenizer_does_not_know_is_its_own_way():
    model = WordLevel({"low": 0, "[UNK]": 1}, "[UNK]")
    words = StagedTokenizer("words", model, pre_tokenizer=Whitespace())
    shelf, key = Shelf(), TokenizerKey(1)
    shelf.put_tokenizer(key, words)
    ways = LaneWay(key, "rank-ordered"), LaneWay(key, "fewest-tokens")
    own, other = encode(shelf, "low nest", ways).encodings
    assert own.ids.tolist() == other.ids.tolist() == [0, 1]

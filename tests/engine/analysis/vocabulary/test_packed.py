"""Packed byte strings answer as a list of them would."""

import pickle

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary import Packed

SHORT = st.lists(st.binary(max_size=3).map(lambda data: bytes(byte % 3 for byte in data)))
LONG = st.lists(
    st.tuples(st.integers(10, 20), st.binary(max_size=2)).map(lambda p: b"a" * p[0] + p[1])
)


@given(SHORT, st.binary(max_size=3).map(lambda data: bytes(byte % 3 for byte in data)))
def test_holding_finds_the_strings_that_hold_it_and_no_find_crosses_two(parts, needle):
    expected = [needle in part for part in parts]
    assert Packed.of(parts).holding(needle).tolist() == expected


def test_many_finds_are_as_right_as_few():
    parts = [b"ab", b"", b"a"] * 5_000
    packed = Packed.of(parts)
    for needle in (b"a", b"ab", b"ba", b"a"):
        expected = [needle in part for part in parts]
        assert packed.holding(needle).tolist() == expected


def test_finds_over_the_ends_of_what_is_looked_through_at_once_are_found():
    parts = [b"x" * ((1 << 17) - 1) + b"low", b"lo", b"w" * (1 << 17) + b"low"]
    packed = Packed.of(parts)
    for needle in (b"low", b"xl", b"wl", b"xlow", b"lo"):
        assert packed.holding(needle).tolist() == [needle in part for part in parts]


@given(st.lists(st.binary(max_size=4)), st.integers(0, 255))
def test_a_byte_is_found_by_what_is_known_of_all_as_by_looking(parts, value):
    packed, needle = Packed.of([*parts, bytes([value])]), bytes([value])
    looked = packed.holding(needle).tolist()
    assert len(packed.held) == len(packed)
    assert packed.holding(needle).tolist() == looked == [needle in part for part in packed]


def test_what_is_known_of_frequent_bytes_crosses_a_process_border():
    packed = Packed.of([bytes([value]) for value in range(70)] + [b"", b"abc"] * 3_000)
    assert {b"a"[0], b"b"[0], b"c"[0]} < set(packed.frequent)
    _ = packed.held
    crossed = pickle.loads(pickle.dumps(packed))
    assert "held" in vars(crossed)
    for needle in (b"a", b"c", bytes([0]), bytes([69]), b"z"):
        assert crossed.holding(needle).tolist() == [needle in part for part in packed]


@given(st.one_of(SHORT, LONG, st.lists(st.binary(max_size=40))))
def test_the_order_is_that_of_sorting(parts):
    ranked = sorted(set(parts))
    assert Packed.of(parts).order.tolist() == [ranked.index(part) for part in parts]


@given(st.lists(st.binary(max_size=5)))
def test_what_goes_in_comes_out(parts):
    packed = Packed.of(parts)
    assert list(packed) == parts == [packed[place] for place in range(len(packed))]
    assert packed.lengths().tolist() == [len(part) for part in parts]


@given(st.lists(st.binary(max_size=5)), st.lists(st.integers(0, 9)))
def test_some_of_the_strings_are_packed_anew(parts, places):
    places = [place for place in places if place < len(parts)]
    taken = Packed.of(parts).take(np.array(places, np.int64))
    assert list(taken) == [parts[place] for place in places]
    assert taken.bounds.tolist() == Packed.of(list(taken)).bounds.tolist()

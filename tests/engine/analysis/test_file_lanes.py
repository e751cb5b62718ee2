"""Lanes, reasons and steps of tokenizer files that are not the documented JSON."""

import base64
import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import open_tokenizer
from engine.analysis.disagreements import find_disagreements
from engine.analysis.explain import explain
from engine.analysis.file_lanes import _in_their_bytes
from engine.analysis.lanes import encode_lane
from engine.analysis.reasons import LostPartner, NeverLearned, WordBorder
from engine.analysis.watching import split_steps
from engine.models.ranked_bytes import RankedBytes
from engine.pipeline.staged import StagedTokenizer


@pytest.fixture
def ranked(tmp_path):
    """A file of ranks: all bytes, then es, est, ne, and two parts of an emoji."""
    tokens = [bytes([value]) for value in range(256)]
    tokens += [b"es", b"est", b"ne", b"\xf0\x9f", b"\xa6\x84"]
    lines = (f"{base64.b64encode(t).decode()} {rank}\n" for rank, t in enumerate(tokens))
    path = tmp_path / "own.tiktoken"
    path.write_text("".join(lines), encoding="ascii")
    return open_tokenizer(path)


def test_tokens_tile_the_text_and_decoding_gives_it_back(ranked):
    lane = encode_lane(ranked, "nest \u0451 low")
    assert lane.gapless and lane.round_trip
    assert lane.byte_starts[1:-1].tolist() == lane.byte_ends[:-1].tolist()


def test_a_character_that_tokens_cut_is_shared_by_its_bytes(ranked):
    lane = encode_lane(ranked, "\U0001f984")
    assert lane.byte_starts.tolist() == [0, 2, 4]
    assert (lane.starts[:-1].tolist(), lane.ends.tolist()) == ([0, 0], [1, 1])


def test_a_boundary_has_the_same_kind_of_reasons_as_in_the_documented_format(ranked):
    answer = explain(ranked, "nest low", 1)
    assert answer.boundary and answer.word_start == 0
    lost, never = answer.reasons
    assert isinstance(lost, LostPartner) and (lost.left, lost.right) == ("n", "e")
    assert (lost.by.left, lost.by.right) == ("e", "s")
    assert isinstance(never, NeverLearned) and (never.left, never.right) == ("n", "est")
    (border,) = explain(ranked, "nest low", 4).reasons
    assert isinstance(border, WordBorder) and (border.left, border.right) == ("nest", " low")


def test_a_word_can_be_watched(ranked):
    assert [(s.left, s.right) for s in split_steps(ranked, "nest")] == [("e", "s"), ("es", "t")]


def test_strings_that_the_two_ways_split_differently_are_found(ranked):
    found = find_disagreements(ranked, "nes", 3, 3)
    assert [row for row in found if row[0] == "nes"] == [("nes", ("n", "es"), ("ne", "s"))]


@pytest.fixture
def without_unknown(tmp_path):
    """A BPE of a and b that drops what it does not know; a and b beside it merge over it."""
    model = {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": ["a b"]}
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps({"version": "1.0", "model": model}), encoding="utf-8")
    return open_tokenizer(path)


def test_characters_that_are_dropped_inside_a_token_are_unknown_and_lost(without_unknown):
    lane = encode_lane(without_unknown, "a\u0416b\U0001f600ab")
    assert lane.unknown_characters == ("\u0416", "\U0001f600")
    assert lane.unknown_total == 2
    assert [(loss.start, loss.text) for loss in lane.losses] == [(1, "\u0416"), (3, "\U0001f600")]
    assert not lane.round_trip


def test_a_normalizer_that_deletes_is_noticed(tmp_path):
    model = {"type": "BPE", "vocab": {"a": 0, "b": 1, "\u00e9": 2}, "merges": []}
    deletes = {"type": "Replace", "pattern": {"String": "-"}, "content": ""}
    path = tmp_path / "tokenizer.json"
    text = json.dumps({"version": "1.0", "normalizer": deletes, "model": model})
    path.write_text(text, encoding="utf-8")
    lane = encode_lane(open_tokenizer(path), "a-b-\u00e9")
    assert [(loss.start, loss.text) for loss in lane.losses] == [(1, "-"), (3, "-")]
    assert lane.unknown_total == 0 and not lane.round_trip


def slow_bytes(tokenizer, split):
    """Each run of overlapping tokens by itself."""
    starts, ends = split.byte_starts.copy(), split.byte_ends.copy()
    place = 0
    while place < len(starts):
        last = place
        while last + 1 < len(starts) and split.byte_starts[last + 1] < split.byte_ends[last]:
            last += 1
        numbers = split.ids[place : last + 1].tolist()
        widths = [len(tokenizer.token(n).data or b"") if n >= 0 else 0 for n in numbers]
        if last > place and sum(widths) == split.byte_ends[last] - split.byte_starts[place]:
            bounds = split.byte_starts[place] + np.cumsum([0, *widths])
            starts[place : last + 1], ends[place : last + 1] = bounds[:-1], bounds[1:]
        place = last + 1
    return starts.tolist(), ends.tolist()


@given(st.text(st.sampled_from(list("nest \u0451\U0001f984\U0001f9a6\u4f60\ud83d")), max_size=30))
def test_the_slow_way_shares_the_bytes_likewise(text):
    tokens = [bytes([value]) for value in range(256)] + [b"es", b"\xf0\x9f", b"\xa6\x84", b"\x84n"]
    ranks = {token: rank for rank, token in enumerate(tokens)}
    tokenizer = StagedTokenizer("own", RankedBytes(ranks))
    split = tokenizer.split(text, "rank-ordered")
    starts, ends = _in_their_bytes(tokenizer, split.ids, split.byte_starts, split.byte_ends)
    assert (starts.tolist(), ends.tolist()) == slow_bytes(tokenizer, split)

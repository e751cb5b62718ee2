"""The word that the comparison was asked about, as lanes of a film."""

import pytest

from gui.export.split_lanes import can_be_filmed, lane_titles, split_lanes
from gui.state.compare_state import CompareState
from gui.state.preferences import Preferences
from gui.state.trained_sources import END
from tests.gui.export.scenes import trace


@pytest.fixture
def compare(qapp):
    compare = CompareState(Preferences())
    compare.follow_trace(trace(), "document")
    compare.set_active(True)
    compare.set_text("nest newer")
    yield compare
    compare.close()


def test_each_lane_splits_the_word_in_its_way(compare):
    compare.ask_about(0)
    lanes = split_lanes(compare)
    assert [lane.mode for lane in lanes] == ["rank-ordered", "longest-match"]
    assert ["".join(lane.word) for lane in lanes] == ["nest", "nest"]
    assert [len(lane.steps) for lane in lanes] == [2, 3]
    assert can_be_filmed(compare)


def test_titles_name_way_tokenizer_and_fidelity(compare):
    assert lane_titles(compare) == (
        "Rank-ordered · All merges: 12 · Exact",
        "Longest match · All merges: 12 · Exact",
    )


def test_nothing_asked_nothing_filmed(compare):
    assert split_lanes(compare) == ()
    assert not can_be_filmed(compare)


def test_a_word_too_long_to_be_watched_is_left_out(compare):
    compare.set_text("low" * 1_000)
    compare.ask_about(0)
    assert split_lanes(compare) == ()


def test_lanes_of_one_source_have_one_name(compare):
    compare.add_lane()
    compare.set_source(2, END)
    assert len(lane_titles(compare)) == 3

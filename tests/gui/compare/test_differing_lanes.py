"""Which lanes are searched, and with which tokenizers."""

import pytest

from gui.compare.differing_lanes import DifferingLanes, in_words
from gui.compare.differing_rows import SearchedSide


@pytest.fixture
def lanes(qtbot) -> DifferingLanes:
    made = DifferingLanes()
    qtbot.addWidget(made)
    made.show()
    return made


def test_two_lanes_leave_no_choice(lanes):
    lanes.show_lanes("AB", (0, 1))
    assert not lanes.first.isVisible()
    lanes.show_lanes("ABC", (0, 2))
    assert lanes.first.isVisible()
    assert lanes.pair() == (0, 2)


def test_choosing_the_other_lane_finds_another_partner(lanes, qtbot):
    lanes.show_lanes("ABC", (0, 1))
    with qtbot.waitSignal(lanes.pair_chosen) as asked:
        lanes.first.set_value("1")
        lanes.first.value_chosen.emit("1")
    assert asked.args == [(1, 0)]


def test_it_says_how_far_the_tokenizer_is_trained():
    trained = SearchedSide("A", "", 10, 20), SearchedSide("B", "", 10, 20)
    assert in_words(trained) == "A, B: merges 10, vocabulary 20"
    other = SearchedSide("C", "gpt.json", 12, 22)
    assert in_words((trained[0], other)).splitlines() == [
        "A: merges 10, vocabulary 20",
        "C: gpt.json, merges 12, vocabulary 22",
    ]


def test_a_click_asks_for_the_other_place_of_the_trained_tokenizer(lanes, qtbot):
    lanes.show_sources([("here", "Step 10 of 12"), ("end", "All merges: 12")], "end")
    assert [button.isChecked() for button in lanes.sources] == [False, True]
    with qtbot.waitSignal(lanes.source_requested) as asked:
        lanes.sources[0].click()
    assert asked.args == ["here"]
    assert [button.isChecked() for button in lanes.sources] == [True, False]
    lanes.show_sources([], "")
    assert lanes.sources == []

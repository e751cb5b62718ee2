"""The state of the comparison: what is split when, by which tokenizer, and what is remembered."""

from pathlib import Path

import pytest

from engine import BPETokenizer, Corpus, Trace, TrainingOptions
from gui.state.compare_state import MOST_LANES, SHOWN_FIRST, USUAL_LANES, CompareState, Lane
from gui.state.preferences import Preferences
from gui.state.trained_sources import END, HERE
from gui.work.compare_job import Request, answer

WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
WAIT = 20_000


@pytest.fixture(scope="module")
def trace() -> Trace:
    return Trace(Corpus.from_counts(WORDS), TrainingOptions(merges=12))


@pytest.fixture
def preferences(qapp) -> Preferences:
    return Preferences()


@pytest.fixture
def state(preferences, trace):
    state = CompareState(preferences)
    state.follow_trace(trace, "document")
    state.set_active(True)
    yield state
    state.close()


def tokens(state: CompareState, lane: int = 0) -> list[str]:
    encoding = state.split.encoded.encodings[lane]
    return [encoding.labels.get(int(n), "?") for n in encoding.ids]


def test_it_begins_with_a_text_that_is_worth_looking_at(state):
    assert state.text == SHOWN_FIRST
    assert state.lanes == USUAL_LANES
    assert state.split.encoded.differs[0].any()
    assert all(encoding.round_trip for encoding in state.split.encoded.encodings)
    assert tokens(state, 0) == ["low", "est"] and tokens(state, 1) == ["lowe", "s", "t"]


def test_nothing_is_split_before_somebody_looks(preferences, trace):
    state = CompareState(preferences)
    state.follow_trace(trace, "document")
    state.set_text("low")
    assert state.split is None
    assert state.settled
    state.set_active(True)
    assert state.split.text == "low"


def test_an_answer_about_other_lanes_is_not_taken(state):
    asked = Request(state.split.text, state.split.ways, 2)
    late = answer(state._shelf, asked)
    state.set_mode(1, "fewest-tokens")
    state._runs.replied.emit(asked, late)
    assert state.place is None


def test_a_key_is_split_at_once(state, qtbot):
    with qtbot.waitSignal(state.split_changed):
        state.set_text("nest")
    assert (tokens(state, 0), tokens(state, 1)) == (["n", "est"], ["ne", "s", "t"])
    assert not state.busy


def test_the_same_wish_again_is_met_with_silence(state, qtbot):
    with qtbot.assertNotEmitted(state.split_changed):
        state.set_text(state.text)
        state.set_mode(0, "rank-ordered")
        state.set_source(0, END)
        state.follow_position(0)


def test_a_lane_at_the_position_follows_it(state):
    state.set_text("newest")
    state.set_source(0, HERE)
    assert tokens(state, 0) == list("newest")
    state.follow_position(2)
    assert tokens(state, 0) == ["n", "e", "w", "est"]
    assert tokens(state, 1) == ["newest"]


def test_lanes_follow_another_training(state):
    state.set_text("newest")
    other = Trace(Corpus.from_counts({"newe": 9}), TrainingOptions(merges=3))
    state.follow_trace(other, "document")
    assert tokens(state, 0) == ["newe", "?", "?"]


def opened() -> BPETokenizer:
    tokenizer = BPETokenizer()
    tokenizer.train(["nene"] * 5, vocab_size=3)
    return tokenizer


def test_a_tokenizer_that_is_opened_goes_to_lanes_that_all_have_the_same(state):
    state.add_tokenizer(Path("a.json"), opened())
    assert {lane.source for lane in state.lanes} == {"a.json"}
    assert [source.name for source in state.sources()] == ["", "", "a.json"]


def test_two_tokenizers_that_are_compared_stay_when_a_third_is_opened(state):
    state.add_tokenizer(Path("a.json"), opened())
    state.set_source(1, END)
    state.add_tokenizer(Path("b.json"), opened())
    assert [lane.source for lane in state.lanes] == ["a.json", END]


def test_a_file_that_is_opened_again_replaces_its_tokenizer(state):
    state.set_text("nene")
    state.add_tokenizer(Path("a.json"), opened())
    longer = BPETokenizer()
    longer.train(["nene"] * 5, vocab_size=4)
    state.add_tokenizer(Path("a.json"), longer)
    assert tokens(state) == ["nene"]
    assert len(state.sources()) == 3


def test_of_many_files_those_that_lanes_use_stay_and_the_others_are_named(state):
    closed = []
    state.file_closed.connect(lambda path: closed.append(path.name))
    for number in range(12):
        state.add_tokenizer(Path(f"{number}.json"), opened())
        if number == 0:
            state.set_mode(0, "fewest-tokens")
            state.set_source(1, END)
    keys = [source.key for source in state.sources()]
    assert "0.json" in keys
    assert len(keys) == 10
    assert closed == ["1.json", "2.json", "3.json", "4.json"]


def test_a_source_that_does_not_exist_is_not_taken(state):
    state.set_source(0, "gone.json")
    assert state.lanes[0].source == END


def test_a_further_lane_splits_in_a_way_that_is_not_yet_shown(state):
    for count in (3, 4, 4):
        state.add_lane()
        assert len(state.lanes) == count
    assert len({lane.mode for lane in state.lanes}) == MOST_LANES
    assert len(state.split.ways) == MOST_LANES


def test_one_lane_always_stays(state):
    state.remove_lane(0)
    state.remove_lane(0)
    assert state.lanes == (Lane(END, "longest-match"),)
    assert tokens(state)


def test_a_place_is_answered_until_the_text_is_another(state):
    state.set_text("nest")
    state.ask_about(1)
    assert [each.boundary for each in state.place.explanations] == [True, False]
    state.set_text("nes")
    assert state.place is None


def test_an_error_is_told_and_the_split_before_stays(state, qtbot, monkeypatch):
    monkeypatch.setattr("gui.work.compare_job.encode_lane", lambda *_: 1 / 0)
    with qtbot.waitSignal(state.problem_occurred) as caught:
        state.set_text("other")
    assert isinstance(caught.args[0], ZeroDivisionError)
    assert state.split.text == SHOWN_FIRST


@pytest.mark.parametrize("text", ["", "a\0b", "half \ud83d pair", "x" * 9_999])
def test_text_and_lanes_are_remembered(state, preferences, text):
    state.set_text(text)
    state.set_source(0, HERE)
    state.set_mode(1, "fewest-tokens")
    again = CompareState(preferences)
    assert again.text == text
    assert again.lanes == (Lane(HERE, "rank-ordered"), Lane(END, "fewest-tokens"))


def test_what_the_command_line_names_is_shown_and_not_remembered(state, preferences):
    state.begin_with("newest", HERE)
    assert tokens(state) == list("newest")
    again = CompareState(preferences)
    assert (again.text, again.lanes) == (SHOWN_FIRST, USUAL_LANES)


def test_what_is_too_long_to_be_remembered_is_not(state, preferences):
    state.set_text("x" * 10_001)
    assert CompareState(preferences).text == SHOWN_FIRST


def test_a_file_is_not_remembered_because_it_may_be_gone(state, preferences):
    state.add_tokenizer(Path("a.json"), opened())
    assert {lane.source for lane in CompareState(preferences).lanes} == {END}


def test_a_long_text_is_split_elsewhere_and_the_newest_wins(state, qtbot):
    state.set_text("nest lowest " * 1_000)
    assert state.busy
    state.set_text("newest lower " * 1_000)
    state.set_text("lowest nest " * 1_000)
    qtbot.waitUntil(lambda: state.settled, timeout=WAIT)
    assert state.split.text == "lowest nest " * 1_000
    assert tokens(state)[:2] == ["low", "est"]


def test_a_short_text_does_not_wait_for_a_long_one(state, qtbot):
    state.set_text("nest lowest " * 1_000)
    state.set_text("nest")
    assert state.split.text == "nest"
    qtbot.waitUntil(lambda: not state.busy, timeout=WAIT)
    assert state.split.text == "nest"


def test_a_large_training_makes_its_tokenizers_elsewhere_and_they_come_back(state, qtbot):
    words = {f"{number * 7919 % 100_003:x}": 1 for number in range(5_000)}
    large = Trace(Corpus.from_counts(words), TrainingOptions(merges=200))
    state.follow_trace(large, "document")
    assert state.busy
    qtbot.waitUntil(lambda: state.settled, timeout=WAIT)
    assert state.split.tokenizers[0].merge_list == [step.pair for step in large]
    state.set_text("ffff")
    assert not state.busy


def test_cancelling_leaves_what_is_shown_and_the_next_key_splits_again(state, qtbot):
    state.set_text("nest lowest " * 1_000)
    state.cancel()
    assert not state.busy
    assert state.split.text == SHOWN_FIRST
    state.set_text("nest lowest " * 1_001)
    qtbot.waitUntil(lambda: state.settled, timeout=WAIT)
    assert state.split.text == "nest lowest " * 1_001

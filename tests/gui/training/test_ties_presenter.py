"""Why the next pair wins, as values."""

from __future__ import annotations

from engine import Corpus, Trace, TrainingOptions
from engine.training import replay
from gui.training.presenter import Presenter
from gui.training.ties_presenter import MOST_TIED, ties_at
from gui.training.ties_state import TiesState, TrainingEnd

FOUR_WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}


def ties(
    counts: dict[str, int], position: int = 0, *, complete: bool = True, **options: object
) -> TiesState | TrainingEnd:
    trace = Trace(Corpus.from_counts(counts), TrainingOptions(**options))
    position = len(trace) if position < 0 else position
    return ties_at(Presenter(trace), position, complete=complete, replayed=False)


def test_the_first_tie_of_the_four_words() -> None:
    state = ties(FOUR_WORDS)
    assert isinstance(state, TiesState)
    assert state.winner[:2] == ("e", "s")
    assert [pair[:2] for pair in state.tied] == [("e", "s"), ("s", "t")]
    assert (state.count, state.top_count, state.hidden, state.rule) == (9, 9, 0, "first-seen")
    assert (state.place_word, state.place_offset) == ("newest", 3)
    assert [(rule, pair[:2]) for rule, pair in state.choices] == [
        ("first-seen", ("e", "s")),
        ("lowest-ids", ("e", "s")),
        ("greatest-symbols", ("s", "t")),
        ("sentencepiece", ("e", "s")),
    ]
    assert state.winner_is_most_frequent


def test_a_pair_says_what_it_joins_and_how_long_that_is() -> None:
    state = ties(FOUR_WORDS, 1)
    assert isinstance(state, TiesState)
    assert (state.winner.joined, state.winner.length) == ("est", 3)
    assert state.choices == ()


def test_bytes_that_meet_become_a_character() -> None:
    state = ties({"ёё": 3}, alphabet="bytes")
    assert isinstance(state, TiesState)
    assert state.winner.joined == "ё" and state.unit == "bytes"


def test_more_ties_than_anybody_reads_are_counted() -> None:
    state = ties({f"a{chr(0x100 + n)}": 1 for n in range(100)})
    assert isinstance(state, TiesState)
    assert len(state.tied) == MOST_TIED and state.hidden == 60 and state.tie_size == 100


def test_why_a_training_ends() -> None:
    assert ties(FOUR_WORDS, -1) == TrainingEnd("no-pairs")
    assert ties({}) == TrainingEnd("no-words")
    assert ties(FOUR_WORDS, -1, merges=3) == TrainingEnd("merges", 3)
    assert ties(FOUR_WORDS, -1, vocab_size=12) == TrainingEnd("vocabulary", 12)
    assert ties(FOUR_WORDS, -1, min_count=8) == TrainingEnd("minimum", 8)
    assert ties(FOUR_WORDS, -1, merges=3, complete=False) == TrainingEnd("running")


def test_a_replay_has_no_rule_and_may_merge_what_is_rare() -> None:
    corpus = Corpus.from_counts(FOUR_WORDS)
    presenter = Presenter(Trace(replay(corpus, [("e", "r"), ("x", "y")])))
    state = ties_at(presenter, 0, complete=True, replayed=True)
    assert isinstance(state, TiesState)
    assert (state.rule, state.count, state.top_count) == ("", 2, 9)
    assert not state.winner_is_most_frequent
    absent = ties_at(presenter, 1, complete=True, replayed=True)
    assert isinstance(absent, TiesState)
    assert (absent.count, absent.place_word) == (0, "")
    assert ties_at(presenter, 2, complete=True, replayed=True) == TrainingEnd("replayed", 2)

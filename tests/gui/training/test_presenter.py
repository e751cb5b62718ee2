"""From a position of a trace to what the bars, words and numbers show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Corpus, Trace, TrainingOptions
from engine.training import replay
from gui.training.frames import BarsState, WordRow, WordsState
from gui.training.picture_text import WordsText
from gui.training.presenter import CUT, LONGEST_LABEL, MOST_TOKENS, Presenter, merge_indices
from gui.widgets.numbers_strip import Numbers

FOUR_WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}


def presenter(counts: dict[str, int] | None = None, **options: object) -> Presenter:
    corpus = Corpus.from_counts(counts or FOUR_WORDS)
    return Presenter(Trace(corpus, TrainingOptions(**options)))


def bars(state: BarsState) -> list[tuple[str, str, int]]:
    return [(bar.left, bar.right, bar.count) for bar in state.bars]


def labels(row: WordRow) -> list[str]:
    return [token.label for token in row.tokens]


def test_the_first_position_of_the_four_words() -> None:
    state = presenter().bars(0)
    assert bars(state)[:4] == [("e", "s", 9), ("s", "t", 9), ("w", "e", 8), ("l", "o", 7)]
    assert [(bar.winner, bar.tied) for bar in state.bars[:3]] == [
        (True, True),
        (False, True),
        (False, False),
    ]
    assert (state.tie_size, state.top_count, state.pair_total) == (2, 9, 11)


def test_a_single_most_frequent_pair_is_no_tie() -> None:
    state = presenter().bars(1)
    assert state.tie_size == 1
    assert state.bars[0].winner and not state.bars[0].tied


def test_pairs_of_the_newest_token_are_marked_as_new() -> None:
    state = presenter().bars(1)
    assert {(bar.left, bar.right) for bar in state.bars if bar.new} == {
        ("es", "t"),
        ("w", "es"),
        ("d", "es"),
    }


def test_the_key_of_a_pair_stays_from_position_to_position() -> None:
    shown = presenter()
    before = {(bar.left, bar.right): bar.key for bar in shown.bars(0).bars}
    after = {(bar.left, bar.right): bar.key for bar in shown.bars(1).bars}
    assert all(before[pair] == after[pair] for pair in before.keys() & after.keys())
    assert ("l", "o") in before.keys() & after.keys()


def test_behind_the_last_step_there_is_nothing_left() -> None:
    state = presenter().bars(12)
    assert state == BarsState(top_count=0)


def test_touched_words_come_first_and_say_where_they_merge() -> None:
    rows = presenter().words(0, 10).rows
    assert [row.touched for row in rows] == [True, True, False, False]
    assert labels(rows[0]) == list("newest") and rows[0].merges == (3,)
    assert labels(rows[1]) == list("widest") and rows[1].merges == (3,)
    assert [labels(row) for row in rows[2:]] == [list("low"), list("lower")]
    assert [row.count for row in rows] == [6, 3, 5, 2]


def test_behind_the_last_step_no_word_is_touched() -> None:
    rows = presenter().words(12, 10).rows
    assert not any(row.touched or row.merges for row in rows)
    assert [labels(row) for row in rows] == [["newest"], ["low"], ["widest"], ["lower"]]


def test_pinned_words_stay_in_view_however_many_are_touched() -> None:
    counts = {f"ab{letter}": 100 - place for place, letter in enumerate("cdefghijklmnop")}
    shown = presenter({**counts, "xyz": 1})
    pinned = shown.trace.word_count - 1
    rows = shown.words(0, 4, (pinned,)).rows
    assert pinned in [row.key for row in rows[:4]]
    assert [row.pinned for row in rows].count(True) == 1


def test_hidden_words_are_counted() -> None:
    counts = {f"a{letter}": 1 for letter in "bcdefghijklmnopqrstuvwxyz"}
    state = presenter(counts).words(0, 5)
    assert len(state.rows) + state.hidden == 25
    assert 5 <= len(state.rows) < 25


def test_a_search_shows_the_words_that_hold_it() -> None:
    state = presenter().words(0, 10, search="we")
    assert ["".join(labels(row)) for row in state.rows] == ["newest", "lower"]
    assert presenter().words(0, 10, search="xyz").rows == ()


def test_a_search_without_words_says_so() -> None:
    words = presenter().words(0, 10, search="xyz")
    assert WordsText().note(words) == "No word holds this text."
    assert WordsText().note(WordsState()) == "No words to show."


def test_a_search_counts_only_the_words_that_hold_it() -> None:
    assert presenter().words(0, 10, search="we").hidden == 0
    words = {f"word{number}": 1 for number in range(50)} | {"other": 9}
    many = Presenter(Trace(Corpus.from_counts(words), TrainingOptions(merges=3)))
    state = many.words(0, 10, search="word")
    assert len(state.rows) + state.hidden == 50
    assert many.words(0, 10, search="other").hidden == 0


def test_the_words_are_searched_once_and_not_at_every_step(monkeypatch) -> None:
    shown = presenter()
    searches: list[str] = []
    find = shown.trace.find_words
    monkeypatch.setattr(
        shown.trace, "find_words", lambda text, most: searches.append(text) or find(text, most)
    )
    for position in range(5):
        assert shown.words(position, 10, search="we").rows
    assert searches == ["we"]
    assert len(Presenter(shown.trace, shown).words(6, 10, search="we").rows) == 2
    assert searches == ["we"]


def test_a_very_long_word_is_cut_and_says_so() -> None:
    row = presenter({"ab" * 5000: 1}, merges=0).words(0, 10).rows[0]
    assert len(row.tokens) == MOST_TOKENS and row.cut
    assert not presenter({"ab" * 10: 1}, merges=0).words(0, 10).rows[0].cut


def test_a_very_long_token_is_cut_and_says_so() -> None:
    shown = presenter({"a" * 4096: 2})
    last = int(shown.trace.token_ids[-1])
    label = shown.label(last)
    assert label == "a" * LONGEST_LABEL + CUT
    assert shown.joined(last, last) == label


def test_a_cut_never_goes_through_a_byte() -> None:
    shown = presenter({"\x01" * 64: 2}, alphabet="bytes")
    label = shown.label(int(shown.trace.token_ids[-1]))
    assert label.endswith("⟩" + CUT)


def test_spaces_and_line_ends_have_signs() -> None:
    shown = presenter({" a": 2, "\n": 1}, merges=0)
    assert {shown.label(token) for token in range(3)} == {"·", "a", "⏎"}


def test_the_colour_key_is_the_token() -> None:
    rows = presenter().words(0, 10).rows
    keys = {token.label: token.colour_key for row in rows for token in row.tokens}
    assert len(set(keys.values())) == len(keys) == 10


def test_the_numbers_of_a_position() -> None:
    shown = presenter()
    assert shown.numbers(0, 12) == Numbers(0, 12, 10, 79, 79, 1.0, "characters", 0, 4)
    last = shown.numbers(12, 12)
    assert (last.tokens_now, last.vocabulary, last.single_token_words) == (16, 22, 4)
    assert last.characters_per_token == 79 / 16


@pytest.mark.parametrize(("attached", "tokens"), [(False, 95), (True, 79)])
def test_marks_are_tokens_but_no_characters(attached: bool, tokens: int) -> None:
    numbers = presenter(end_of_word="_", end_of_word_attached=attached).numbers(0, 1)
    assert numbers.tokens_now == tokens
    assert numbers.characters_per_token == 79 / tokens


def test_bytes_that_meet_are_shown_as_the_character_that_they_make() -> None:
    states = presenter({"ё": 1}, alphabet="bytes")
    assert labels(states.words(0, 5).rows[0]) == ["⟨D1⟩", "⟨91⟩"]
    made = states.words(0, 5).makes
    assert made is not None and made.label == "ё"
    assert states.words(1, 5).makes is None


def test_bytes_are_counted_as_bytes() -> None:
    numbers = presenter({"ёж": 3}, alphabet="bytes").numbers(0, 1)
    assert (numbers.unit, numbers.tokens_now, numbers.characters_per_token) == ("bytes", 12, 1.0)


def test_an_empty_corpus_has_numbers_and_states_too() -> None:
    shown = Presenter(Trace(Corpus.from_counts({}), TrainingOptions()))
    assert shown.numbers(0, 0).characters_per_token == 0.0
    assert shown.bars(0).bars == ()
    assert shown.words(0, 5).rows == ()


def test_a_replayed_pair_is_shown_even_where_it_is_rare() -> None:
    corpus = Corpus.from_counts({f"a{chr(0x100 + n)}": 9 for n in range(100)} | {"xy": 1})
    shown = Presenter(Trace(replay(corpus, [("x", "y"), ("q", "q")])))
    winners = [bar for bar in shown.bars(0).bars if bar.winner]
    assert [(bar.left, bar.right, bar.count, bar.tied) for bar in winners] == [("x", "y", 1, False)]
    assert not any(bar.winner for bar in shown.bars(1).bars)


def test_the_step_that_merges_a_pair_is_found() -> None:
    shown = presenter()
    key = shown.bars(0).bars[0].key
    assert shown.merge_of(key) == 0
    assert shown.merge_of((0, 0)) is None


def test_a_state_is_made_once() -> None:
    shown = presenter()
    assert shown.bars(3) is shown.bars(3)
    assert shown.words(3, 5) is shown.words(3, 5)
    assert shown.words(3, 5) is not shown.words(3, 6)


@given(st.lists(st.integers(0, 2), max_size=12), st.integers(0, 2), st.integers(0, 2))
def test_merging_at_the_indices_merges_every_pair(ids: list[int], left: int, right: int) -> None:
    indices = merge_indices(ids, (left, right))
    merged = [token for place, token in enumerate(ids) if place - 1 not in indices]
    expected, place = [], 0
    while place < len(ids):
        expected.append(ids[place])
        place += 2 if ids[place : place + 2] == [left, right] else 1
    assert merged == expected


@given(
    st.dictionaries(st.text("abc", min_size=1, max_size=6), st.integers(1, 5), min_size=1),
    st.sampled_from(["first-seen", "lowest-ids", "greatest-symbols", "sentencepiece"]),
)
def test_the_rows_of_the_next_position_are_the_merged_rows(
    counts: dict[str, int], rule: str
) -> None:
    shown = presenter(counts, tie_rule=rule)
    for position in range(len(shown.trace)):
        after = {row.key: row for row in shown.words(position + 1, 100).rows}
        for row in shown.words(position, 100).rows:
            tokens = labels(row)
            for index in reversed(row.merges):
                tokens[index : index + 2] = ["".join(tokens[index : index + 2])]
            assert tokens == labels(after[row.key])
            assert row.touched == bool(row.merges)

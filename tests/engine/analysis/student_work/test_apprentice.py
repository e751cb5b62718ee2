"""Without bad habits the apprentice learns what the trainer learns; each habit shows."""

from itertools import islice

import pytest
from hypothesis import assume, given

from engine import Corpus, train
from engine.analysis.student_work.apprentice import Apprentice, Habits
from engine.models.symbol_text import SymbolText
from engine.training import TrainingError
from tests.engine.training.test_trainer_against_twin import corpora, options

FOUR_WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
HUGS = {"hug": 10, "pug": 5, "pun": 12, "bun": 4, "hugs": 5}


def learn(words, habits, most=None):
    split = [(tuple(word), count) for word, count in words.items()]
    return ["+".join(pair) for pair in islice(Apprentice(split, habits).pairs(), most)]


@given(corpora(), options)
def test_without_bad_habits_it_learns_what_the_trainer_learns(words, chosen):
    try:
        training = train(Corpus.from_counts(words), chosen)
    except TrainingError:
        assume(False)
    writing = SymbolText(chosen.alphabet, chosen.end_of_word, chosen.end_of_word_attached)
    split = [(tuple(writing.symbols(word)), count) for word, count in words.items()]
    habits = Habits(choice=chosen.tie_rule, min_count=chosen.min_count)
    apprentice = Apprentice(split, habits, training.flat.symbols)
    steps = [step.pair for step in training]
    pairs = [tuple(map(writing.label, pair)) for pair in apprentice.pairs()]
    assert pairs[: len(steps)] == steps


@pytest.mark.parametrize(
    ("habits", "words", "merges"),
    [
        (Habits(choice="last-seen"), FOUR_WORDS, ["s+t", "e+st", "o+w"]),
        (Habits(choice="smallest-symbols"), FOUR_WORDS, ["e+s", "es+t", "l+o"]),
        (Habits(counting="disjoint"), {"aaab": 1, "ab": 1}, ["a+b", "a+a", "aa+ab"]),
        (Habits(counting="once-per-word"), {"abab": 1, "bc": 2}, ["b+c", "a+b", "ab+ab"]),
        (Habits(measure="score"), HUGS, ["g+s", "h+u", "hu+gs"]),
        (Habits(measure="alphabet"), {"zb": 9, "ac": 1}, ["a+c", "z+b"]),
        (Habits(replacing="first-only"), {"abxab": 3}, ["a+b", "ab+x", "abx+a", "abxa+b"]),
        (Habits(replacing="as-text"), {"abc": 3, "bc": 4}, ["b+c", "a+bc"]),
        (Habits(updating="never"), {"abc": 3, "bc": 4}, ["b+c", "a+b"]),
        (Habits(updating="losses-forgotten"), {"abc": 3, "bc": 4}, ["b+c", "a+b", "a+bc"]),
        (Habits(min_count=3), FOUR_WORDS, ["e+s", "es+t", "l+o", "lo+w"]),
    ],
)
def test_a_habit_shows_in_the_merges(habits, words, merges):
    assert learn(words, habits, len(merges)) == merges


def test_text_that_is_replaced_does_not_see_where_tokens_end():
    words = {"abc": 2, "ab": 9, "bc": 8}
    assert learn(words, Habits()) == ["a+b", "b+c", "ab+c"]
    assert learn(words, Habits(replacing="as-text")) == ["a+b", "b+c"]


def test_replacing_from_the_right_matters_in_runs():
    assert learn({"aaab": 3}, Habits(), 3) == ["a+a", "aa+a", "aaa+b"]
    assert learn({"aaab": 3}, Habits(replacing="right-to-left"), 3) == ["a+a", "a+aa", "aaa+b"]


@pytest.mark.parametrize("replacing", ["longest-match", "left-to-right"])
def test_splitting_anew_after_each_merge_undoes_the_ranks(replacing):
    words = {"nest": 6, "est": 9, "new": 5, "ne": 3}
    assert learn(words, Habits(), 4) == ["e+s", "es+t", "n+e", "n+est"]
    assert learn(words, Habits(replacing=replacing), 4) == ["e+s", "es+t", "n+e", "ne+s"]

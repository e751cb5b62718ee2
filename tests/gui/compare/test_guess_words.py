"""The words that a class guesses the cuts of, and where a lane cuts them."""

import pytest

from engine import BPETokenizer
from gui.compare.guess_words import MOST_WORDS, cut_word, words_to_guess
from tests.gui.compare.splits import four_words, present


def words(text, tokenizer=None):
    return [text[a:b] for a, b in words_to_guess(tokenizer or four_words(), text)]


def cut(text, tokenizer=None, lane=0, word=0):
    tokenizer = tokenizer or four_words()
    presenter = present(text, tokenizer=tokenizer)
    return cut_word(presenter, lane, *words_to_guess(tokenizer, text)[word])


def test_words_are_those_of_the_split_rule():
    assert words("lowest nest") == ["lowest", " nest"]


def test_what_has_no_gap_is_not_asked_about():
    assert words("a lowest") == [" lowest"]
    assert words("") == words("a") == []


def test_a_rule_that_takes_lines_for_words_is_asked_about_piece_by_piece():
    assert words("low newest\nwidest", four_words(rule="none")) == ["low", " newest", "\nwidest"]


def test_only_the_beginning_of_a_long_text_is_asked_about():
    assert len(words("lowest " * 3_000)) == MOST_WORDS


@pytest.mark.parametrize(
    ("lane", "cuts", "labels"), [(0, {1}, ["n", "est"]), (1, {2, 3}, ["ne", "s", "t"])]
)
def test_each_lane_has_its_cuts(lane, cuts, labels):
    word = cut("nest", lane=lane)
    assert word.cuts == word.right == frozenset(cuts)
    assert [token.label for token in word.tokens] == labels
    assert (word.tokens[0].start, word.tokens[0].end) == (0, len(labels[0]))


def test_a_word_that_is_one_token_is_right_to_be_called_uncut():
    assert cut("newest").right == frozenset({0})
    assert cut("newest").cuts == frozenset()


def test_a_word_in_the_middle_of_a_text_counts_its_own_characters():
    word = cut("low nest", four_words(rule="whitespace"), word=1)
    assert word.characters == ("n", "e", "s", "t")
    assert word.cuts == frozenset({1})
    assert word.start == 4


def test_a_cut_inside_a_character_is_told_but_no_gap():
    tokenizer = BPETokenizer()
    tokenizer.train(["ёж"], vocab_size=0, alphabet="bytes")
    word = cut("ёж", tokenizer)
    assert (word.cuts, word.inside) == (frozenset({1}), True)


def test_a_word_that_is_only_cut_inside_a_character_has_no_right_gap():
    tokenizer = BPETokenizer()
    tokenizer.train(["aё"], vocab_size=1, alphabet="bytes")
    word = cut("aё", tokenizer)
    assert word.inside
    assert word.right == word.cuts

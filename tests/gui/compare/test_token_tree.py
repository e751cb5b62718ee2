"""Tokens and what they were merged from."""

from engine import BPETokenizer
from gui.compare.compared_tokenizer import compared
from gui.compare.frames import TokenPart
from gui.compare.token_names import TokenNames
from gui.compare.token_tree import MOST_LEVELS, TokenTree
from tests.gui.compare.splits import four_words


def tree_of(tokenizer: BPETokenizer) -> TokenTree:
    return TokenTree(TokenNames(compared(tokenizer)))


def test_a_token_opens_as_many_levels_as_it_was_merged_in():
    tokenizer = four_words()
    tree = tree_of(tokenizer)
    levels = {label: tree.levels(tokenizer.vocab[label]) for label in ("e", "es", "est", "newest")}
    assert levels == {"e": 0, "es": 1, "est": 2, "newest": 3}


def test_offsets_of_all_levels_count_from_the_opened_token():
    tokenizer = four_words()
    parts = tree_of(tokenizer).parts(tokenizer.vocab["newest"], 2)
    assert [(p.label, p.byte_start, p.byte_end) for p in parts] == [("new", 0, 3), ("est", 3, 6)]
    inner = [(p.label, p.byte_start, p.byte_end) for p in parts[1].parts]
    assert inner == [("es", 3, 5), ("t", 5, 6)]


def test_only_as_many_levels_are_made_as_are_open():
    tokenizer = four_words()
    (left, right) = tree_of(tokenizer).parts(tokenizer.vocab["est"], 1)
    assert left == TokenPart("es", tokenizer.vocab["es"], 0, 2)
    assert right.parts == ()


def test_an_end_of_word_mark_takes_no_room():
    tokenizer = BPETokenizer()
    tokenizer.train(["low"] * 3, vocab_size=7, end_of_word="_")
    parts = tree_of(tokenizer).parts(tokenizer.vocab["low_"], 1)
    assert [(p.label, p.byte_start, p.byte_end) for p in parts] == [("low", 0, 3), ("_", 3, 3)]


def test_a_token_of_very_many_levels_opens_some_of_them():
    tokenizer = BPETokenizer()
    tokenizer.train(["a" * 100 + "b"], vocab_size=None, merges=3000)
    deepest = max(tokenizer.vocab_list, key=len)
    chain = TokenTree(TokenNames(compared(tokenizer)))
    assert 0 < chain.levels(tokenizer.vocab[deepest]) <= MOST_LEVELS


def test_an_id_that_no_token_has_is_a_leaf():
    assert tree_of(four_words()).levels(-1) == 0


def test_names_are_made_when_they_are_looked_at():
    names = TokenNames(compared(four_words()))
    assert names.shown[11] == "est"
    assert names.data[11] == b"est"
    assert names.shown.get(-1) is None
    assert len(names.shown) == len(names.tokenizer.inverse_vocab)

"""Tokens of files: the merge that the encoder really applies, whatever labels look like."""

import random

import pytest

from engine.analysis.file_facts import makers_of, merge_total
from engine.analysis.token_facts import token_facts
from engine.analysis.vocabulary import vocabulary_table
from engine.models.bpe_model import BPEModel
from engine.models.model import Model
from engine.models.ranked_bytes import RankedBytes
from engine.models.word_level import WordLevel
from engine.pipeline import Token, Tokenizer
from tests.engine.analysis.bare_tokenizer import BareTokenizer


def bare(model: Model, added: tuple[Token, ...] = ()) -> Tokenizer:
    return BareTokenizer(model, added_tokens=added)


def test_a_prefix_of_continuing_labels_is_taken_off_in_merges():
    model = BPEModel(
        {"l": 0, "##o": 1, "##w": 2, "##ow": 3, "low": 4},
        [("##o", "##w"), ("l", "##ow")],
        continuing_subword_prefix="##",
    )
    facts = token_facts(bare(model), 4)
    assert (facts.rank, facts.parents, facts.parent_ids) == (1, ("l", "##ow"), (0, 3))
    assert token_facts(bare(model), 3).parents == ("##o", "##w")


def test_a_pair_that_is_listed_twice_has_the_rank_that_counts():
    merges = [("a", "b"), ("b", "c"), ("a", "b")]
    model = BPEModel({"a": 0, "b": 1, "c": 2, "ab": 3, "bc": 4}, merges)
    assert token_facts(bare(model), 3).rank == 2


def test_of_several_merges_that_would_make_a_token_the_one_that_is_applied_comes_first():
    merges = [("b", "c"), ("a", "b"), ("ab", "c"), ("a", "bc")]
    model = BPEModel({"a": 0, "b": 1, "c": 2, "bc": 3, "ab": 4, "abc": 5}, merges)
    assert makers_of(bare(model), "abc") == ((3, "a", "bc"), (2, "ab", "c"))


def characters_in_bytes() -> RankedBytes:
    """All single bytes, then a character of three bytes that is merged in two steps."""
    ranks = {bytes([value]): value for value in range(256)}
    data = "你".encode()
    ranks |= {data[:2]: 300, data: 301}
    return RankedBytes(ranks)


def test_parts_of_a_character_are_the_parents_of_the_whole_character():
    facts = token_facts(bare(characters_in_bytes()), 301)
    assert (facts.label, facts.parents) == ("你", ("⟨E4⟩⟨BD⟩", "⟨A0⟩"))
    assert (facts.rank, facts.kind) == (301, "merged")


def test_a_rank_is_the_one_of_the_file():
    tokenizer = bare(characters_in_bytes())
    assert token_facts(tokenizer, 300).rank == 300
    assert merge_total(tokenizer) == 2


def test_a_model_without_merges_has_none():
    facts = token_facts(bare(WordLevel({"low": 0, "<unk>": 1})), 0)
    assert (facts.rank, facts.parents, facts.merges, facts.kind) == (None, None, (), "other")


def random_model(dice: random.Random) -> Model:
    texts = {letter: n for n, letter in enumerate("abc")}
    merges = []
    for _ in range(12):
        pair = dice.choice(list(texts)), dice.choice(list(texts))
        texts.setdefault("".join(pair), len(texts))
        merges.append(pair)
    if dice.random() < 0.5:
        return BPEModel(texts, merges)
    return RankedBytes({text.encode(): number for text, number in texts.items()})


@pytest.mark.parametrize("seed", range(60))
def test_every_token_has_the_parents_that_the_whole_vocabulary_tells_of(seed):
    tokenizer = bare(random_model(random.Random(seed)))
    table = vocabulary_table(tokenizer)
    for row, number in enumerate(table.ids.tolist()):
        facts = token_facts(tokenizer, number)
        ids = facts.parent_ids or (-1, -1)
        rows = tuple(-1 if each == -1 else table.row_of(each) for each in ids)
        rank = -1 if facts.rank is None else facts.rank
        found = (int(table.ranks[row]), (int(table.lefts[row]), int(table.rights[row])))
        assert (rank, rows) == found, facts.label

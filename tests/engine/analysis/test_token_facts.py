"""What is told of a token."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BPETokenizer
from engine.analysis.token_facts import token_facts
from engine.documented_json import Document
from engine.pipeline import DocumentedTokenizer, UnknownIdError
from tests.engine.cases import example_tokenizer


def facts_of(tokenizer, label):
    return token_facts(tokenizer, tokenizer.vocab[label])


def test_a_merged_token_knows_its_rank_and_its_parents():
    facts = facts_of(example_tokenizer(), "est")
    assert (facts.label, facts.data, facts.text, facts.kind) == ("est", b"est", "est", "merged")
    assert (facts.rank, facts.parents, facts.parent_ids) == (1, ("es", "t"), (10, 8))
    assert facts.merges == ((1, "es", "t"),) and not facts.ends_word


def test_symbols_and_special_tokens_have_no_parents():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    symbol = token_facts(tokenizer, 0)
    assert (symbol.kind, symbol.rank, symbol.parents, symbol.parent_ids) == (
        "symbol",
        None,
        None,
        None,
    )
    special = token_facts(tokenizer, tokenizer.model.unk_token_id)
    assert (special.kind, special.label, special.data) == ("special", "<unk>", b"<unk>")


def test_a_token_made_by_two_merges_names_both():
    merges = (("a", "b"), ("b", "c"), ("a", "bc"), ("ab", "c"), ("a", "bc"))
    tokens = ("a", "b", "c", "ab", "bc", "abc", "xyz")
    vocab = {token: number for number, token in enumerate(tokens)}
    tokenizer = BPETokenizer.from_document(Document(vocab, merges, tokens))
    facts = facts_of(tokenizer, "abc")
    assert facts.merges == ((3, "ab", "c"), (4, "a", "bc"))
    assert (facts.rank, facts.parents) == (3, ("ab", "c"))
    assert facts_of(tokenizer, "xyz").kind == "other"


def test_bytes_that_are_no_character_have_no_text():
    tokenizer = BPETokenizer()
    tokenizer.train(["ёё ёё"], alphabet="bytes", vocab_size=258)
    half = facts_of(tokenizer, "⟨D1⟩")
    assert (half.data, half.text, half.kind) == (b"\xd1", None, "symbol")
    whole = facts_of(tokenizer, "ё")
    assert (whole.data, whole.text, whole.parents) == ("ё".encode(), "ё", ("⟨D1⟩", "⟨91⟩"))


@pytest.mark.parametrize("attached", [True, False])
def test_an_end_of_word_mark_is_no_part_of_the_bytes(attached):
    tokenizer = example_tokenizer(end_of_word="</w>", end_of_word_attached=attached, vocab_size=30)
    facts = facts_of(tokenizer, "est</w>")
    assert (facts.data, facts.text, facts.ends_word, facts.kind) == (b"est", "est", True, "merged")
    symbol = facts_of(tokenizer, "w</w>" if attached else "</w>")
    assert symbol.kind == "symbol" and symbol.data == (b"w" if attached else b"")


def test_an_id_that_no_token_has_is_named():
    with pytest.raises(UnknownIdError, match="99"):
        token_facts(example_tokenizer(), 99)


@given(
    st.lists(st.text(max_size=8), min_size=1, max_size=4), st.sampled_from(["characters", "bytes"])
)
def test_parents_join_to_the_token_down_to_its_symbols(texts, alphabet):
    tokenizer = BPETokenizer()
    tokenizer.train(texts, vocab_size=280, alphabet=alphabet)

    def data_below(label):
        facts = facts_of(tokenizer, label)
        if facts.parents is None:
            assert facts.kind in ("symbol", "special")
            return facts.data
        assert tokenizer.merge_list[facts.rank] == facts.parents
        return b"".join(map(data_below, facts.parents))

    for label in tokenizer.vocab_list:
        assert data_below(label) == facts_of(tokenizer, label).data

"""Tokens that no text produces, against trying all short texts."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.analysis.doctor import trying
from engine.analysis.doctor.patient import Patient
from engine.analysis.doctor.trying import unreachable_rows
from engine.models.bpe_model import BPEModel
from engine.models.ranked_bytes import RankedBytes
from engine.models.unigram import Unigram
from engine.models.word_piece import WordPiece
from tests.engine.analysis.bare_tokenizer import BareTokenizer, bpe, documented
from tests.engine.models.random_vocabularies import merge_lists


def unreachable(tokenizer):
    heard = []
    patient = Patient.of(tokenizer, tell=lambda part, done, total: heard.append((done, total)))
    rows = unreachable_rows(patient)
    assert heard == [] or heard[-1][0] == heard[-1][1]
    return {patient.tokens[row].label for row in rows.tolist()}


def never_made(model, longest, letters="ab"):
    """All labels that splitting no word up to a length gives: slow and obvious."""
    made = set()
    for length in range(1, longest + 1):
        for word in map("".join, product(letters, repeat=length)):
            made.update(model.tokenize(word).ids)
    return {label for label, number in model.vocabulary.items() if number not in made}


@settings(max_examples=60, deadline=None)
@given(merge_lists())
def test_a_token_of_merges_is_unreachable_if_no_word_gives_it(merges):
    merges = [pair for pair in merges if len("".join(pair)) <= 4 and "c" not in "".join(pair)]
    tokenizer = bpe(merges, "ab")
    assert unreachable(tokenizer) == never_made(tokenizer.model, 6)


def test_a_merge_that_never_gets_its_turn_makes_an_unreachable_token():
    """`ab` `c` needs `ab`, but in abc the pair b c is merged first."""
    assert unreachable(bpe([("b", "c"), ("a", "b"), ("ab", "c")])) == {"abc"}


def test_duplicates_decide_which_token_is_reachable():
    """The last place of a pair counts: e s comes after n e, so nothing makes nes of n + es."""
    single = [("e", "s"), ("n", "e"), ("n", "es")]
    assert unreachable(bpe(single, "nes")) == set()
    assert unreachable(bpe([*single, ("e", "s")], "nes")) == {"nes"}


def test_a_word_that_is_looked_up_whole_is_reachable():
    vocabulary = {"a": 0, "b": 1, "ab": 2}
    assert unreachable(BareTokenizer(BPEModel(vocabulary, []))) == {"ab"}
    assert unreachable(BareTokenizer(BPEModel(vocabulary, [], ignore_merges=True))) == set()


def test_marks_of_the_end_are_part_of_the_last_symbol():
    merges = [("o", "w</w>"), ("l", "o")]
    vocabulary = {"l": 0, "o": 1, "w</w>": 2, "ow</w>": 3, "lo": 4, "low</w>": 5}
    model = BPEModel(vocabulary, merges, end_of_word_suffix="</w>")
    assert unreachable(BareTokenizer(model)) == {"low</w>"}


def test_a_mark_of_its_own_is_a_symbol():
    tokenizer = documented(
        {"a": 0, "b": 1, "_": 2, "b_": 3, "ab_": 4}, [("b", "_"), ("a", "b_")], end_of_word="_"
    )
    assert unreachable(tokenizer) == set()


def test_labels_that_continue_a_word_begin_with_their_prefix():
    vocabulary = {"a": 0, "##b": 1, "ab": 2, "##a": 3, "##ba": 4, "aba": 5}
    merges = [("a", "##b"), ("##b", "##a"), ("ab", "##a")]
    model = BPEModel(vocabulary, merges, continuing_subword_prefix="##", unk_token="a")
    assert unreachable(BareTokenizer(model)) == set()
    crossed = BPEModel(
        vocabulary, [merges[1], merges[0], merges[2]], continuing_subword_prefix="##"
    )
    assert unreachable(BareTokenizer(crossed)) == {"aba"}


def test_bytes_are_tried_as_bytes():
    """Half a character has no text; merges of bytes make it all the same."""
    ranks = {bytes([byte]): byte for byte in range(256)} | {b"\xd0\x96": 256, b"a\xd0": 257}
    assert unreachable(BareTokenizer(RankedBytes(ranks))) == set()
    ranks |= {b"a\xd0\x96b": 258}  # no two parts of it are tokens, but it is a whole word
    assert unreachable(BareTokenizer(RankedBytes(ranks))) == set()
    ranks |= {b"\xd0\x96\xd0": 259, b"\xff\xfe\xfd": 260}
    assert unreachable(BareTokenizer(RankedBytes(ranks))) == {"⟨FF⟩⟨FE⟩⟨FD⟩"}


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.text("ab", min_size=1, max_size=3), st.floats(-9, -1, width=16), min_size=1, max_size=8
    )
)
def test_a_scored_piece_is_unreachable_if_no_word_gives_it(scores):
    model = Unigram([("?", 0.0), *({"a": -8.0, "b": -8.0} | scores).items()], 0)
    assert unreachable(BareTokenizer(model)) <= never_made(model, 5)


@settings(max_examples=60, deadline=None)
@given(
    st.sets(
        st.text("ab", min_size=1, max_size=3).flatmap(
            lambda text: st.sampled_from([text, f"##{text}"])
        ),
        max_size=8,
    )
)
def test_a_piece_of_wordpiece_is_unreachable_if_no_word_gives_it(labels):
    labels = ["?", "a", "b", "##a", "##b", *sorted(labels - {"a", "b", "##a", "##b"})]
    model = WordPiece({label: n for n, label in enumerate(labels)}, "?")
    assert unreachable(BareTokenizer(model)) == never_made(model, 7) - {"?"}


def test_a_piece_of_wordpiece_needs_one_that_begins_a_word():
    model = WordPiece({"[UNK]": 0, "##b": 1}, "[UNK]")
    assert unreachable(BareTokenizer(model)) == {"##b"}


def test_only_tokens_that_are_pieces_of_words_are_tried():
    tokenizer = bpe([], attributes={"special_ids": frozenset({0})})
    assert unreachable(tokenizer) == set()


def test_where_nothing_can_be_split_nothing_is_tried():
    tokenizer = BareTokenizer(BPEModel({"a": 0, "ab": 1}, []), refusal="something unknown")
    assert np.array_equal(unreachable_rows(Patient.of(tokenizer)), [])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.binary(min_size=2, max_size=4).map(lambda d: bytes(b % 3 for b in d))))
def test_what_the_table_recovered_is_what_trying_finds(tokens):
    """Random ranks: some need parts of higher rank, some have none."""
    ranks = {bytes([byte]): byte for byte in range(256)}
    for token in tokens:
        ranks.setdefault(token, len(ranks))
    tokenizer = BareTokenizer(RankedBytes(ranks))
    found = unreachable(tokenizer)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trying, "_is_recovered", lambda patient: np.zeros(len(ranks), np.bool_))
        assert unreachable(tokenizer) == found

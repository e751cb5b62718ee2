"""Two tokenizers, and what they do not have in common."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import ByteLevelBPETokenizer

from engine import open_tokenizer
from engine.analysis.differences import SettingDifference, compare_vocabularies
from engine.analysis.vocabulary import vocabulary_table
from engine.formats import OpeningOptions
from engine.formats.saving import save_as
from engine.models.pieces import BYTE_PIECES, Piece
from engine.models.sentencepiece import SentencePieceUnigram
from engine.models.word_level import WordLevel
from engine.pipeline import DocumentedTokenizer, Stage
from tests.engine.analysis.bare_tokenizer import BareTokenizer, bpe, with_vocabulary
from tests.engine.cases import example_tokenizer
from tests.engine.models.random_vocabularies import merge_lists

VOCABULARIES = st.dictionaries(st.text("abc", max_size=2), st.integers(0, 9), max_size=8).filter(
    lambda vocabulary: len(set(vocabulary.values())) == len(vocabulary)
)


def names(tokens):
    return [tokens.label(index) for index in range(len(tokens))]


@given(VOCABULARIES, VOCABULARIES)
def test_vocabularies_are_compared_as_sets_are(first, second):
    found = compare_vocabularies(with_vocabulary(first), with_vocabulary(second))
    both = first.keys() & second.keys()
    moved = {label for label in both if first[label] != second[label]}
    assert found.shared == len(both) == len(found.shared_ids)
    assert set(names(found.only_first)) == first.keys() - both
    assert set(names(found.only_second)) == second.keys() - both
    assert set(names(found.moved_first)) == moved == set(names(found.moved_second))
    assert found.moved == len(moved)
    for index in range(found.moved):
        assert found.moved_first.label(index) == found.moved_second.label(index)
        assert found.moved_first.ids[index] == first[found.moved_first.label(index)]
        assert found.moved_second.ids[index] == second[found.moved_first.label(index)]


@given(merge_lists(), merge_lists())
def test_the_first_rank_with_another_merge_is_named(first, second):
    found = compare_vocabularies(bpe(first), bpe(second)).first_merge_difference
    differing = [n for n, pair in enumerate(first) if n >= len(second) or pair != second[n]]
    if differing:
        assert found is not None and found.rank == differing[0]
        assert found.first == first[found.rank]
    elif len(second) > len(first):
        assert found is not None and (found.rank, found.first) == (len(first), None)
    else:
        assert found is None


def test_a_tokenizer_differs_in_nothing_from_itself():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    found = compare_vocabularies(tokenizer, tokenizer)
    assert found.are_equal and found.shared == 24


def test_another_training_shows_in_merges_and_settings():
    first = DocumentedTokenizer(example_tokenizer())
    second = DocumentedTokenizer(example_tokenizer(end_of_word="_"))
    found = compare_vocabularies(first, second)
    assert not found.are_equal
    assert found.first_merge_difference.rank == 2
    assert found.first_merge_difference.first == ("l", "o")
    assert found.settings == (SettingDifference("model", "BPE", "end_of_word", "", "_"),)


def test_formats_that_write_a_space_otherwise_share_their_tokens():
    def spaced(sign):
        model = bpe([(f"{sign}t", "he")], [f"{sign}t", "he"]).model
        return BareTokenizer(model, data=lambda label: label.replace(sign, " ").encode())

    found = compare_vocabularies(spaced("Ġ"), spaced("▁"))
    assert found.shared == 3
    assert found.first_merge_difference is None


@pytest.mark.parametrize("swapped", [False, True])
def test_a_letter_and_its_byte_are_told_apart_where_both_files_have_both(swapped):
    unknown = Piece("<unk>", 0.0, "unknown")
    letter, byte = Piece("A", -1.0), Piece(BYTE_PIECES[65], 0.0, "byte")

    def scored(*pieces):
        return BareTokenizer(SentencePieceUnigram([unknown, *pieces], 0))

    both = scored(letter, byte)
    found = compare_vocabularies(both, scored(byte, letter))
    assert (found.shared, found.moved) == (3, 2)
    pair = (both, scored(byte)) if not swapped else (scored(byte), both)
    found = compare_vocabularies(*pair)
    alone = found.only_second if swapped else found.only_first
    assert (found.shared, names(alone)) == (2, ["A"])


def test_tokens_without_bytes_are_compared_by_their_names():
    def bare(*labels):
        model = WordLevel({label: n for n, label in enumerate(labels)}, "?")
        return BareTokenizer(model, data=lambda label: None)

    found = compare_vocabularies(bare("<s>", "</s>"), bare("<s>", "<eot>"))
    assert (names(found.only_first), names(found.only_second)) == (["</s>"], ["<eot>"])


def test_stages_are_compared_by_kind_and_name():
    def staged(*stages):
        return BareTokenizer(WordLevel({"a": 0}, "a"), stages=stages)

    first = staged(Stage("normalizer", "NFC"), Stage("model", "BPE", {"dropout": None, "x": 1}))
    second = staged(Stage("model", "BPE", {"dropout": 0.1, "x": 1}), Stage("decoder", "Fuse"))
    assert compare_vocabularies(first, second).settings == (
        SettingDifference("normalizer", "NFC", "", "NFC", None),
        SettingDifference("model", "BPE", "dropout", None, 0.1),
        SettingDifference("decoder", "Fuse", "", None, "Fuse"),
    )


def test_the_rows_are_those_of_the_tables():
    first, second = with_vocabulary({"a": 5, "b": 2}), with_vocabulary({"b": 0, "c": 9})
    tables = vocabulary_table(first), vocabulary_table(second)
    found = pickle.loads(pickle.dumps(compare_vocabularies(first, second, *tables)))
    assert [tables[0].label(row) for row in found.only_first.rows] == ["a"]
    assert [tables[1].label(row) for row in found.only_second.rows] == ["c"]
    assert [tables[0].label(row) for row in found.moved_first.rows] == ["b"]


def test_a_control_token_is_the_same_whether_its_name_is_text_or_not():
    """SentencePiece's `<s>` stands for nothing; in a tokenizer.json it is what it is called."""
    pieces = [Piece("<unk>", 0.0, "unknown"), Piece("<s>", 0.0, "control"), Piece("a", -1.0)]
    scored = BareTokenizer(SentencePieceUnigram(pieces, 0))
    found = compare_vocabularies(scored, with_vocabulary({"<unk>": 0, "<s>": 1, "a": 2}))
    assert (found.shared, found.moved) == (3, 0)
    assert names(found.only_first) == names(found.only_second) == []


def test_added_tokens_that_are_in_the_lists_of_tokens_are_no_settings():
    def adding(*labels):
        added = Stage("added-tokens", "AddedTokens", {label: LABELS[label] for label in labels})
        model = WordLevel({label: number for label, number in LABELS.items()}, "a")
        return BareTokenizer(model, stages=(added,))

    smaller = WordLevel({"a": 0, "<s>": 1, "</s>": 2}, "a")
    added = Stage("added-tokens", "AddedTokens", {"<s>": 1})
    found = compare_vocabularies(
        adding("<s>", "</s>", "<x>"), BareTokenizer(smaller, stages=(added,))
    )
    assert found.settings == (SettingDifference("added-tokens", "AddedTokens", "</s>", 2, None),)
    assert names(found.only_first) == ["<x>"]


LABELS = {"a": 0, "<s>": 1, "</s>": 2, "<x>": 3}


@pytest.mark.parametrize("swapped", [False, True])
def test_merges_of_bytes_and_ranks_of_bytes_differ_only_in_notation(tmp_path, swapped):
    library = ByteLevelBPETokenizer()
    library.train_from_iterator(["low lower lowest newest"] * 3, vocab_size=270)
    library.save(str(tmp_path / "tokenizer.json"))
    merges = open_tokenizer(tmp_path / "tokenizer.json")
    path = save_as(merges, tmp_path / "x.tiktoken", "tiktoken")
    ranks = open_tokenizer(path, options=OpeningOptions(split_rule="gpt2"))
    pair = (ranks, merges) if swapped else (merges, ranks)
    assert compare_vocabularies(*pair).are_equal
    other = open_tokenizer(path, options=OpeningOptions(split_rule="cl100k"))
    (difference,) = compare_vocabularies(merges, other).settings
    assert (difference.name, difference.setting) == ("Split", "pattern")


def test_progress_goes_on_to_the_end():
    heard = []
    first, second = (with_vocabulary({letter: 0}) for letter in "ab")
    compare_vocabularies(first, second, progress=lambda *told: heard.append(told))
    assert heard == sorted(heard) and {total for _, total in heard} == {1000}

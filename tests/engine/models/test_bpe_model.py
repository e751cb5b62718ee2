"""BPE with ids against `tokenizers`, on vocabularies, merges and settings of any kind."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import models

from engine.models import bpe_model
from engine.models.bpe_model import BPEModel
from engine.models.modes import MODES
from engine.models.numbered_merges import MergeError
from engine.models.split_steps import steps_of
from tests.engine.models.library_tokens import engine_tokens, library_tokens
from tests.engine.models.random_vocabularies import rank_ordered

CHARACTERS = "abé€"
WORDS = st.text(alphabet="aaabbé€xz<#", min_size=1, max_size=30)


@st.composite
def bpe_files(draw):
    """The fields of a BPE model: labels with marks, merges in any order, all settings."""
    prefix, suffix = draw(st.sampled_from(["", "", "##", "é"])), draw(st.sampled_from(["", "</w>"]))
    known = draw(st.sets(st.sampled_from(CHARACTERS)))
    byte_labels = [f"<0x{byte:02X}>" for byte in "abé€x#</w>".encode()]
    labels = [p + c + s for c in sorted(known) for p in ("", prefix) for s in ("", suffix)]
    labels += draw(st.sampled_from([[], byte_labels, byte_labels[:5]]))
    labels += draw(st.sampled_from([[], ["<unk>"]]))
    merges = []
    for _ in range(draw(st.integers(0, 12))):
        rights = [label for label in labels if label.startswith(prefix)]
        if not rights:
            break
        pair = draw(st.sampled_from(labels)), draw(st.sampled_from(rights))
        made = pair[0] + pair[1][len(prefix) :]
        if len(made) < 30:
            merges.append(pair)
            labels.append(made)
    labels += draw(st.lists(st.text(alphabet=CHARACTERS, min_size=1, max_size=4), max_size=3))
    labels = draw(st.permutations(list(dict.fromkeys(labels))))
    fields = {
        "vocabulary": {label: number for number, label in enumerate(labels)},
        "merges": draw(st.permutations(merges)),
        "unk_token": draw(st.sampled_from([None, "<unk>"])) if "<unk>" in labels else None,
        "continuing_subword_prefix": prefix or None,
        "end_of_word_suffix": suffix or None,
    }
    return fields | {
        name: draw(st.booleans()) for name in ("fuse_unk", "byte_fallback", "ignore_merges")
    }


def library(fields):
    given_fields = {name: value for name, value in fields.items() if value is not None}
    given_fields["vocab"] = given_fields.pop("vocabulary")
    return models.BPE(**given_fields)


@given(fields=bpe_files(), word=WORDS)
def test_long_words_are_split_in_parts_that_no_merge_joins(fields, word):
    whole = BPEModel(**fields).tokenize(word)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bpe_model, "_LONG", 0)
        assert BPEModel(**fields).tokenize(word) == whole


@given(fields=bpe_files(), word=WORDS)
def test_ids_and_tokens_are_those_of_the_library(fields, word):
    expected = [row[:2] for row in library_tokens(library(fields), word)]
    assert [row[:2] for row in engine_tokens(BPEModel(**fields), word)] == expected


@given(fields=bpe_files(), word=WORDS)
def test_places_are_those_of_the_library_where_it_counts_right(fields, word):
    """It forgets dropped characters, and counts the bytes of marks as bytes of the word."""
    model = BPEModel(**fields)
    marks = fields["continuing_subword_prefix"] or fields["end_of_word_suffix"]
    if None not in model.tokenize(word).ids and not (marks and fields["byte_fallback"]):
        assert engine_tokens(model, word) == library_tokens(library(fields), word)


@given(fields=bpe_files(), words=st.lists(st.text(alphabet="aabé€", max_size=300), max_size=3))
def test_long_words_are_split_as_the_library_splits_them(fields, words):
    model = BPEModel(**fields)
    for word in words:
        expected = [row[:2] for row in library_tokens(library(fields), word)]
        assert [row[:2] for row in engine_tokens(model, word)] == expected


def plain_model(**settings):
    """A model over a and b that merges one pair into something new three times."""
    vocabulary = {"a": 0, "b": 1, "ab": 2, "aba": 3, "abab": 4, "<unk>": 5, "<0xC3>": 6}
    merges = [("ab", "a"), ("a", "b"), ("ab", "ab")]
    return BPEModel(vocabulary, merges, **settings)


def test_after_each_merge_the_lowest_rank_is_looked_for_again():
    assert plain_model().tokenize("abab").texts == ("aba", "b")


@pytest.mark.parametrize("length", [8, 120])
def test_whole_rounds_replace_all_of_a_pair_first(length):
    model = plain_model(whole_rounds=True)
    assert model.tokenize("ab" * length).texts == ("abab",) * (length // 2)
    expected = rank_ordered("abaab" * length, model.merges)
    assert list(model.tokenize("abaab" * length).texts) == expected


def test_a_dropped_character_leaves_a_gap_and_no_id():
    tokens = plain_model().tokenize("zéabz")
    assert tokens.ids == (None, None, 2, None) and tokens.texts == ("z", "é", "ab", "z")
    assert tokens.starts == (0, 1, 3, 5) and tokens.unknown == (True, True, False, True)


def test_neighbours_of_a_dropped_character_merge_across_it():
    tokens = plain_model().tokenize("azb")
    assert tokens.ids == (2, None) and (tokens.starts[0], tokens.ends[0]) == (0, 3)


def test_a_character_becomes_bytes_only_if_all_of_them_are_tokens():
    settings = {"unk_token": "<unk>", "byte_fallback": True}
    assert plain_model(**settings).tokenize("é").texts == ("<unk>",)


def test_the_last_rank_of_a_pair_counts_that_is_listed_twice():
    model = BPEModel(
        {"a": 0, "b": 1, "c": 2, "ab": 3, "bc": 4}, [("a", "b"), ("b", "c"), ("a", "b")]
    )
    assert model.tokenize("abc").texts == ("a", "bc")


def test_where_labels_share_an_id_the_merges_go_by_ids():
    vocabulary = {"a": 0, "b": 1, "c": 1, "ab": 3}
    merges = [("a", "b")]
    for word in ("ab", "ac", "acab" * 30):
        expected = [row[0] for row in library_tokens(models.BPE(vocabulary, merges), word)]
        assert list(BPEModel(vocabulary, merges).tokenize(word).ids) == expected


@pytest.mark.parametrize(
    ("merge", "prefix", "label"),
    [
        (("x", "a"), None, "x"),
        (("a", "x"), None, "x"),
        (("b", "a"), None, "ba"),
        (("b", "a"), "##", None),
    ],
)
def test_a_merge_that_the_vocabulary_lacks_is_refused_with_its_rank(merge, prefix, label):
    vocabulary = {"a": 0, "b": 1, "ab": 2}
    with pytest.raises(MergeError) as caught:
        BPEModel(vocabulary, [("a", "b"), merge][bool(prefix) :], continuing_subword_prefix=prefix)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.rank, again.label) == (0 if prefix else 1, label)


@pytest.mark.parametrize("mode", MODES)
@given(fields=bpe_files(), word=st.text(alphabet="aabbé€x", max_size=12))
def test_the_steps_lead_to_the_tokens_in_every_mode(mode, fields, word):
    model = pickle.loads(pickle.dumps(BPEModel(**fields)))
    label = model.splitter.writing.label
    steps = steps_of(model.splitter, word, mode)
    symbols = tuple(map(label, model.splitter.writing.symbols(word)))
    if symbols:
        expected = tuple(map(label, model.splitter.split(word, mode)))
        assert (steps[-1].after if steps else symbols) == expected
    pickle.dumps(steps)


@pytest.mark.parametrize("mode", MODES)
@given(fields=bpe_files(), word=WORDS)
def test_every_mode_covers_what_is_not_dropped_once_and_in_order(mode, fields, word):
    tokens = BPEModel(**fields).tokenize(word, mode)
    places = list(zip(tokens.starts, tokens.ends, strict=True))
    assert all(start <= end <= len(word.encode()) for start, end in places)
    assert list(tokens.starts) == sorted(tokens.starts)


def test_bytes_of_labels_come_without_marks():
    model = BPEModel(
        {"##a</w>": 0, "<0xC3>": 1, "<unk>": 2},
        [],
        unk_token="<unk>",
        continuing_subword_prefix="##",
        end_of_word_suffix="</w>",
        byte_fallback=True,
    )
    assert [model.data(label) for label in model.vocabulary] == [b"a", b"\xc3", None]


def test_dropout_is_shown_and_not_applied():
    model = plain_model(dropout=0.9)
    assert model.settings()["dropout"] == 0.9
    assert {model.tokenize("ab" * n).ids for n in range(1, 3)} == {(2,), (3, 1)}


def test_an_unknown_mode_is_refused():
    with pytest.raises(ValueError, match="unknown mode 'greedy'"):
        plain_model().tokenize("a", "greedy")


@pytest.mark.parametrize("whole_rounds", [False, True])
@given(fields=bpe_files(), words=st.lists(WORDS, max_size=12))
def test_ids_of_many_words_are_those_of_each(whole_rounds, fields, words):
    model = BPEModel(**fields, whole_rounds=whole_rounds)
    words = [*words, *words[:1]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bpe_model, "MANY", 0)
        for mode in MODES:
            expected = [model.tokenize(word, mode).ids for word in words]
            assert list(map(tuple, model.ids_of_words(words, mode))) == expected
    assert "together" not in vars(pickle.loads(pickle.dumps(model))._order)

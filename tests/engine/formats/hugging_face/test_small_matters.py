"""Small matters of which no document tells: the library is asked about each of them."""

import base64
import json

import pytest
from sentencepiece import sentencepiece_model_pb2 as library_fields
from tokenizers import Tokenizer

from engine.documented_json.json_text import parse_json
from engine.formats.hugging_face import read_tokenizer_json
from tests.engine.formats.sentencepiece.models import trained

LABELS = ["<unk>", *"▁_abc 1", "▁a"]
BPE = {
    "type": "BPE",
    "unk_token": "<unk>",
    "vocab": {label: number for number, label in enumerate(LABELS)},
    "merges": [["▁", "a"]],
}
FIRST = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "first", "split": True}
ROBERTA = {"type": "RobertaProcessing", "sep": ["b", 4], "cls": ["a", 3]}
WITH_HOLES = {**BPE, "vocab": {"<unk>": 0, "a": 7, "b": 3, "c": 9}, "merges": []}


def both(**members):
    usual = dict.fromkeys(
        ("truncation", "padding", "normalizer", "pre_tokenizer", "post_processor", "decoder")
    )
    text = json.dumps({"version": "1.0", "added_tokens": [], "model": BPE, **usual, **members})
    return Tokenizer.from_str(text), read_tokenizer_json(parse_json(text, ""), "")


def added(content, **fields):
    usual = {"single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
    return {"id": 0, "content": content, "special": False, **usual, **fields}


def strip(left=True, right=True):
    return {"type": "Strip", "strip_left": left, "strip_right": right}


def replace(content, **pattern):
    return {"type": "Replace", "pattern": pattern, "content": content}


def characters_of_sentencepiece():
    """The map of characters of SentencePiece's usual models."""
    model = library_fields.ModelProto.FromString(trained("unigram"))
    return base64.b64encode(model.normalizer_spec.precompiled_charsmap).decode()


BEGINNINGS = {
    "stripped": strip(),
    "stripped on the right": strip(left=False),
    "spaces taken out": replace("", String=" "),
    "spaces taken off": replace("", Regex=r"^\s+"),
    "two made one": replace("a", Regex=".a"),
    "accents taken off": {"type": "StripAccents"},
    "cleaned": {"type": "Nmt"},
    "several": {"type": "Sequence", "normalizers": [{"type": "NFD"}, strip()]},
}


@pytest.mark.parametrize("name", BEGINNINGS)
@pytest.mark.parametrize("text", ["  ab a", "ab a", "\u0301ab", "\x01ab b", " ba", "bab", " "])
def test_what_is_left_of_a_text_begins_it_only_if_its_beginning_is_left(name, text):
    library, ours = both(normalizer=BEGINNINGS[name], pre_tokenizer=FIRST)
    assert ours.encode(text).tokens == library.encode(text).tokens
    long = f"{text} ba ba"
    assert ours.encode(long).ids == library.encode(long).ids


EMPTY = {
    "an empty text": {"String": ""},
    "an empty expression": {"Regex": ""},
    "perhaps some": {"Regex": "b*"},
    "the end": {"Regex": r"\z"},
    "edges": {"Regex": r"\b"},
}


@pytest.mark.parametrize("name", EMPTY)
@pytest.mark.parametrize("text", ["ab", "a", "", "bb a", "éa"])
def test_patterns_that_find_nothing_between_characters_put_something_there(name, text):
    library, ours = both(
        normalizer=replace("_", **EMPTY[name]), decoder=replace("c", **EMPTY[name])
    )
    expected = library.encode(text)
    encoding = ours.encode(text)
    assert (encoding.ids, encoding.spans) == (expected.ids, expected.offsets)
    assert ours.decode(expected.ids) == library.decode(expected.ids)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"trim_offsets": True},
        {"add_prefix_space": False},
        {"trim_offsets": None, "add_prefix_space": True},
        {"trim_offsets": True, "add_prefix_space": False},
    ],
)
def test_an_old_roberta_without_its_settings_trims_no_places(fields):
    library, ours = both(
        post_processor={**ROBERTA, **fields},
        added_tokens=[added(" a ", lstrip=True)],
    )
    for special in (False, True):
        expected = library.encode("b  a c", add_special_tokens=special)
        encoding = ours.encode("b  a c", add_special_tokens=special)
        assert (encoding.ids, encoding.spans) == (expected.ids, expected.offsets)


@pytest.mark.parametrize(
    "names",
    [
        ["x", "y"],
        ["a", "x", "y"],
        ["x", "c", "y"],
        ["c", "x"],
        ["x", "x", "y"],
        ["b", "x", "y", "z"],
    ],
)
@pytest.mark.parametrize("special", [True, False])
def test_added_tokens_are_numbered_by_how_many_are_new(names, special):
    tokens = [added(name, special=special != (name == "y")) for name in names]
    library, ours = both(model=WITH_HOLES, added_tokens=tokens)
    assert {name: ours.added.ids[name] for name in names} == {
        name: library.token_to_id(name) for name in names
    }


def test_of_a_piece_that_comes_twice_both_ids_are_decoded():
    pieces = [["<unk>", 0.0], ["a", -1.0], ["<unk>", -3.0]]
    library, ours = both(model={"type": "Unigram", "unk_id": 0, "vocab": pieces})
    ids = library.encode("ab<unk>").ids
    assert ours.encode("ab<unk>").ids == ids == [1, 0, 2]
    assert ours.decode(ids) == library.decode(ids)


TWICE = [["<unk>", 0.0], ["a", -1.0], ["b", -1.5], ["a", -2.0]]


def test_added_tokens_are_numbered_after_all_pieces_also_those_that_come_twice():
    library, ours = both(
        added_tokens=[added("<s>")], model={"type": "Unigram", "unk_id": 0, "vocab": TWICE}
    )
    assert ours.encode("a<s>b").ids == library.encode("a<s>b").ids == [3, 4, 2]
    assert dict(ours.vocabulary) == library.get_vocab()


@pytest.mark.parametrize("character", ["\u088f", "\U000323b0", "\U00016ea0", "\u0301", "a", "-"])
def test_characters_that_are_newer_than_the_library_touch_no_single_word(character):
    library, ours = both(added_tokens=[added("@", single_word=True)])
    for text in (f"{character}@", f"@{character}", "@"):
        assert ours.encode(text).ids == library.encode(text).ids


LATER_FIRST = {
    "type": "Sequence",
    "pretokenizers": [
        {"type": "Split", "pattern": {"Regex": "1"}, "behavior": "Isolated", "invert": False},
        FIRST,
    ],
}


@pytest.mark.parametrize("text", ["_ab", "a_ab", "_", "a1b_1a", "__a1"])
def test_only_what_begins_the_text_gets_the_mark_also_after_an_added_token(text):
    library, ours = both(added_tokens=[added("_")], pre_tokenizer=LATER_FIRST)
    expected = library.encode(text)
    assert ours.encode(text).ids == expected.ids
    assert ours.encode(text).spans == expected.offsets
    assert ours.split(text).ids.tolist() == expected.ids


@pytest.mark.parametrize("text", ["ab", "a", " b", ""])
def test_nothing_that_is_put_before_a_text_takes_the_place_of_its_first_character(text):
    library, ours = both(normalizer={"type": "Prepend", "prepend": ""})
    assert ours.encode(text).spans == library.encode(text).offsets


LISTED = {
    "normalized, then not": [added("A", normalized=True), added("A")],
    "not normalized, then so": [added("A"), added("A", normalized=True)],
    "special, then not": [added("A", special=True), added("A", normalized=True)],
    "becomes the name of a special one": [
        added("B", normalized=True),
        added("b", special=True),
    ],
}


@pytest.mark.parametrize("skip", [False, True])
@pytest.mark.parametrize("name", LISTED)
def test_added_tokens_are_decoded_and_left_out_by_what_the_normalizer_makes_of_them(name, skip):
    library, ours = both(added_tokens=LISTED[name], normalizer={"type": "Lowercase"})
    numbers = sorted(library.get_vocab().values())
    assert ours.decode(numbers, skip) == library.decode(numbers, skip)
    assert ours.encode("aAb BA").ids == library.encode("aAb BA").ids


DROPPING = {
    "letters": {"normalizer": None},
    "marks taken apart": {"normalizer": {"type": "NFD"}},
    "bytes": {
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True}
    },
    "behind a mark": {"pre_tokenizer": FIRST},
    "an added token": {"added_tokens": [added("c")]},
}


@pytest.mark.parametrize("name", DROPPING)
@pytest.mark.parametrize("text", ["aЖb", "Жab b", "aЖЖbЖ1", "éaéb", "ЖcЖa", "Ж", "ab a Жa b Жb"])
def test_places_after_characters_that_were_dropped_are_those_of_the_library(name, text):
    model = {**BPE, "unk_token": None, "merges": [["a", "b"]]}
    model["vocab"] = {**BPE["vocab"], "ab": 20, "Ð": 21}
    library, ours = both(model=model, **DROPPING[name])
    expected, encoding = library.encode(text), ours.encode(text)
    assert (encoding.ids, encoding.spans) == (expected.ids, expected.offsets)


@pytest.mark.parametrize("more", [[], [strip()], [replace("b", String="a")]])
@pytest.mark.parametrize(
    "text", ["\x01ab", "\x01\x02 ab_a", "a\x01b", "_\x01\x7fa b", "\x01", "\x01ﬁa㎏b", "\x01éab"]
)
def test_places_after_what_a_map_of_characters_takes_off_are_those_of_the_library(more, text):
    charsmap = {"type": "Precompiled", "precompiled_charsmap": characters_of_sentencepiece()}
    normalizer = {"type": "Sequence", "normalizers": [charsmap, *more]}
    library, ours = both(normalizer=normalizer, added_tokens=[added("_")])
    expected, encoding = library.encode(text), ours.encode(text)
    assert (encoding.ids, encoding.spans) == (expected.ids, expected.offsets)


@pytest.mark.parametrize("text", [" Ж ", "a Ж b", "aЖ b", " ЖЖ  a", "a b a"])
def test_merges_join_what_is_around_dropped_characters_also_across_spaces(text):
    vocab = {label: number for number, label in enumerate([" ", "a", "b", "  ", "a "])}
    model = {"type": "BPE", "vocab": vocab, "merges": [[" ", " "], ["a", " "]]}
    library, ours = both(model=model)
    expected = library.encode(text)
    assert ours.encode(text).ids == expected.ids
    assert ours.split(text).ids[ours.split(text).ids >= 0].tolist() == expected.ids

"""Small matters of which no document tells: the library is asked about each of them."""

import json

import pytest
from tokenizers import Tokenizer

from engine.documented_json.json_text import parse_json
from engine.formats.hugging_face import read_tokenizer_json

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

"""Every field of a documented file, right and wrong."""

import json

import pytest

from engine import TokenizerFileError
from engine.documented_json import Settings, load, parse_json, read_document

FILE = {
    "vocab": {"e": 0, "s": 1, "t": 2, "es": 3, "<unk>": 4},
    "vocab_size": 5,
    "unk_token": "<unk>",
    "tokenizer_type": "BPETokenizer",
    "merges": [["e", "s"]],
    "vocab_list": ["e", "s", "t", "es"],
}


def read(**changes):
    return read_document(parse_json(json.dumps({**FILE, **changes}), "f.json"), "f.json")


def fault(**changes):
    with pytest.raises(TokenizerFileError) as caught:
        read(**changes)
    return caught.value.place, str(caught.value.reason)


def test_a_plain_file_is_read_without_warnings():
    document = read()
    assert document.vocab == FILE["vocab"] and document.merges == (("e", "s"),)
    assert document.vocab_list == ("e", "s", "t", "es")
    assert document.settings is None and document.warnings == ()


def test_missing_fields_have_their_usual_values():
    document = read_document(parse_json('{"vocab": {"b": 1, "a": 0, "<eos>": 2}}', ""), "")
    assert document.vocab_list == ("a", "b") and document.merges is None
    assert document.special_names["eos_token"] == "<eos>"


@pytest.mark.parametrize("merges", [None, [], {}])
def test_a_file_without_merges_says_so(merges):
    document = read(merges=merges)
    assert document.merges is None
    assert document.warnings == ("the file has no merges: texts are split by longest match",)


@pytest.mark.parametrize(
    ("changes", "place", "words"),
    [
        ({"vocab": [1]}, "$.vocab", "object"),
        ({"vocab": None}, "$.vocab", "object"),
        ({"vocab": {"a": 0.5}}, '$.vocab["a"]', "0.5"),
        ({"vocab": {"a": True}}, '$.vocab["a"]', "true"),
        ({"vocab": {"a": "0"}}, '$.vocab["a"]', "whole numbers"),
        ({"vocab": {"a": -1}}, '$.vocab["a"]', "-1"),
        ({"vocab": {"a": 1 << 63}}, '$.vocab["a"]', "whole numbers"),
        ({"merges": "es"}, "$.merges", "list of pairs or an object"),
        ({"merges": 1}, "$.merges", "list of pairs or an object"),
        ({"merges": [["e", "s"], [0, 1]]}, "$.merges[1]", "merge number 1"),
        ({"merges": [["e", "s", "t"]]}, "$.merges[0]", "merge number 0"),
        ({"merges": ["es"]}, "$.merges[0]", "merge number 0"),
        ({"merges": ["e s"]}, "$.merges[0]", "merge number 0"),
        ({"vocab_list": "es"}, "$.vocab_list", "list"),
        ({"vocab_list": ["e", 1]}, "$.vocab_list[1]", "no text"),
        ({"training": []}, "$.training", "object"),
        ({"training": {"alphabet": "runes"}}, "$.training.alphabet", "runes"),
        ({"training": {"alphabet": 1}}, "$.training.alphabet", "type"),
        ({"training": {"split_rule": "gpt9"}}, "$.training.split_rule", "gpt9"),
        ({"training": {"split_rule": "(a"}}, "$.training.split_rule", "missing"),
        ({"training": {"end_of_word": None}}, "$.training.end_of_word", "type"),
        ({"training": {"end_of_word_attached": 1}}, "$.training.end_of_word_attached", "type"),
        (
            {"training": {"alphabet": "bytes"}, "vocab_list": None, "vocab": {"⟨": 0}},
            "$.vocab",
            "⟨",
        ),
    ],
    ids=lambda value: json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else "",
)
def test_a_fault_is_named_with_its_place(changes, place, words):
    found, reason = fault(**changes)
    assert found == place and words in reason


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"merges": [["t", "t"], ["e", "s"]]}, "'tt' of merge 0"),
        ({"merges": [["", "e"], ["e", "s"]]}, "merge 0 has an empty part"),
        ({"merges": [["e", "s"], ["e", "s"]]}, "listed again as merge 1"),
        ({"vocab": {**FILE["vocab"], "t": 1}}, "share id 1"),
        ({"vocab": {**FILE["vocab"], "t": 10**18}}, "1000000000000000000"),
        ({"vocab_size": 6}, "says 6"),
        ({"vocab_size": "five"}, "says five"),
        ({"vocab_list": ["e", "s", "t", "es", "x"]}, "'x'"),
        ({"unk_token": "[UNK]"}, "'[UNK]'"),
        ({"unk_token": None}, "unk_token is no text"),
    ],
    ids=str,
)
def test_what_is_odd_but_usable_is_a_warning(changes, words):
    document = read(**changes)
    assert len(document.warnings) == 1 and words in document.warnings[0]


def test_unusable_merges_are_left_out():
    document = read(merges=[["t", "t"], ["", "e"], ["e", "s"]])
    assert document.merges == (("e", "s"),)


def test_a_thousand_faults_of_a_kind_are_a_handful_of_warnings():
    document = read(merges=[["e", "s"], *(["t", "t" * n] for n in range(2, 1_002))])
    assert len(document.warnings) == 6
    assert "995 more" in document.warnings[-1]


def test_settings_are_read_and_unknown_ones_left_alone():
    document = read(training={"split_rule": "gpt2", "tie_rule": "lowest-ids", "colour": "red"})
    assert document.settings == Settings(split_rule="gpt2", tie_rule="lowest-ids")


def test_a_file_in_utf_16_is_read(tmp_path):
    path = tmp_path / "t.json"
    path.write_bytes(json.dumps(FILE).encode("utf-16"))
    assert load(path).vocab == FILE["vocab"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("[1]", "no vocabulary"),
        ("7", "no vocabulary"),
        ("{}", "no vocabulary"),
        ('{"vocab": {"a": 0', "cut off"),
        ('{"vocab": {"a', "cut off"),
        ("{'vocab'}", "not JSON"),
        ('{"vocab": {"a": ' + "9" * 5_000 + "}}", "number too long"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "nested too deeply"),
        ("[" * 100_000, "nested too deeply"),
    ],
    ids=lambda text: text[:20],
)
def test_what_is_no_tokenizer_is_refused(tmp_path, text, words):
    path = tmp_path / "t.json"
    path.write_text(text)
    with pytest.raises(TokenizerFileError, match=words) as caught:
        load(path)
    assert caught.value.path == path


def test_a_file_whose_merges_are_all_unusable_is_read_as_one_without_merges():
    document = read(merges=[["t", "t"], ["", "e"]])
    assert document.merges is None
    assert document.warnings[-1] == "the file has no merges: texts are split by longest match"

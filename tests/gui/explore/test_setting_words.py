"""Settings in words: those of other programs as they are, our own in the language of the window."""

import base64

import pytest

from engine.pipeline import DocumentedTokenizer
from gui.explore.own_words import component_word, format_word
from gui.explore.setting_defaults import is_usual, usual_last
from gui.explore.setting_words import in_short, setting_lines
from gui.look.translation import format_number
from tests.engine.cases import example_tokenizer


def test_settings_of_other_programs_stay_as_their_files_write_them():
    assert setting_lines({"add_prefix_space": False}) == ["add_prefix_space: false"]


def test_our_own_settings_are_words():
    assert setting_lines({"end_of_word": "", "end_of_word_attached": False}) == [
        "end-of-word mark: none",
        "mark attached to the last character: no",
    ]


def test_every_name_of_our_own_formats_and_stages_is_a_word():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    names = {stage.name for stage in tokenizer.stages()}
    assert component_word("document") == "Document rule"
    assert component_word("ranked bytes") == "BPE by ranks"
    assert format_word(tokenizer.format) == "documented JSON"
    assert {"BPE", "Fuse"} <= names
    assert component_word("BertNormalizer") == "BertNormalizer"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"String": " "}, "·"),
        ({"Regex": "\\s+"}, "/\\s+/"),
        ({"pattern": {"String": "▁"}, "content": " "}, "pattern ▁, content ·"),
        ({"max_length": 5}, '{"max_length": 5}'),
    ],
)
def test_a_value_is_written_short(value, said):
    assert in_short(value) == said


@pytest.mark.parametrize(
    ("kind", "name", "setting", "value", "usual"),
    [
        ("normalizer", "BertNormalizer", "lowercase", True, False),
        ("normalizer", "BertNormalizer", "lowercase", False, True),
        ("normalizer", "BertNormalizer", "strip_accents", False, False),
        ("normalizer", "BertNormalizer", "clean_text", False, False),
        ("pre-tokenizer", "ByteLevel", "add_prefix_space", False, False),
        ("pre-tokenizer", "ByteLevel", "use_regex", False, False),
        ("model", "BPE", "byte_fallback", True, False),
        ("model", "BPE", "dropout", None, True),
        ("model", "Unigram", "unk_id", 0, False),
        ("decoder", "ByteLevel", "add_prefix_space", True, True),
    ],
)
def test_what_is_usual_is_what_the_library_takes_when_nothing_is_said(
    kind, name, setting, value, usual
):
    assert is_usual(kind, name, setting, value) is usual


def test_the_unusual_comes_first():
    told, usual = usual_last("model", "BPE", {"dropout": None, "fuse_unk": True})
    assert (list(told), list(usual)) == (["fuse_unk"], ["dropout"])


def test_of_several_decoders_only_unusual_settings_are_told():
    settings = {
        "ByteLevel": {"add_prefix_space": True, "use_regex": True},
        "Replace": {"pattern": {"String": "</w>"}, "content": " "},
        "skip_special_tokens": True,
    }
    told, usual = usual_last("decoder", "ByteLevel, Replace", settings)
    assert list(usual) == ["ByteLevel"]
    assert setting_lines(told) == [
        "Replace: pattern </w>, content ·",
        "special tokens left out: yes",
    ]


@pytest.mark.parametrize("value", ["237539 bytes", base64.b64encode(bytes(237_539)).decode()])
def test_of_a_map_of_characters_the_size_is_told(qapp, value):
    (said,) = setting_lines({"precompiled_charsmap": value})
    assert said.startswith(f"precompiled_charsmap: {format_number(237_539)} byte")
    assert setting_lines({"precompiled_charsmap": ""}) == ['precompiled_charsmap: ""']

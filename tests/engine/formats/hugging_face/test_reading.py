"""Odd and broken files of this format: they open, or one sentence with a place says why not."""

import copy
import json

import pytest

from engine.documented_json import TokenizerFileError
from engine.documented_json.json_text import parse_json
from engine.formats.hugging_face import read_tokenizer_json
from engine.pipeline import UnknownIdError, UnsupportedTokenizerError
from engine.tokenizer import UnknownCharactersError

BPE = {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": [["a", "b"]]}


def read(model=BPE, **members):
    """A file as it would be parsed, with some members."""
    file = json.dumps({"version": "1.0", "model": model, **members})
    return read_tokenizer_json(parse_json(file, "tokenizer.json"), "tokenizer.json")


def changed(**members):
    """The BPE model with other members."""
    return {**copy.deepcopy(BPE), **members}


def refused(model=BPE, **members):
    """Place and reason of the refusal."""
    with pytest.raises(TokenizerFileError) as caught:
        read(model, **members)
    return caught.value.place, str(caught.value.reason)


@pytest.mark.parametrize(
    ("model", "place"),
    [
        (None, "$.model"),
        ([], "$.model"),
        ({"type": "Nope"}, "$.model.type"),
        ({"type": 3}, "$.model.type"),
        (changed(vocab=None), "$.model.vocab"),
        (changed(vocab={"a": 0.5}), "$.model.vocab.a"),
        (changed(vocab={"a b": -1}), '$.model.vocab["a b"]'),
        (changed(vocab={"a": 1 << 32}), "$.model.vocab.a"),
        (changed(vocab={"a": True}), "$.model.vocab.a"),
        (changed(merges=None), "$.model.merges"),
        (changed(merges=[["a"]]), "$.model.merges[0]"),
        (changed(merges=[["a", "b"], ["a", 3]]), "$.model.merges[1]"),
        (changed(merges=["a b", 5]), "$.model.merges[1]"),
        (changed(merges=[["a", "c"]]), "$.model.merges[0]"),
        (changed(merges=[["b", "a"]]), "$.model.merges[0]"),
        (changed(unk_token=7), "$.model.unk_token"),
        (changed(dropout="half"), "$.model.dropout"),
        (changed(byte_fallback="yes"), "$.model.byte_fallback"),
        ({"type": "Unigram", "vocab": [["a", None]]}, "$.model.vocab[0][1]"),
        ({"type": "Unigram", "vocab": [["a", 1], "b"]}, "$.model.vocab[1]"),
        ({"type": "Unigram", "vocab": [["a", float("nan")]]}, "$.model.vocab[0][1]"),
        ({"type": "Unigram", "vocab": [["a", float("inf")]]}, "$.model.vocab[0][1]"),
        ({"type": "Unigram", "vocab": [["a", 0.0]], "unk_id": 9}, "$.model.unk_id"),
        ({"type": "WordPiece", "vocab": [["a", 0]]}, "$.model.vocab"),
    ],
)
def test_a_model_that_cannot_be_used_is_refused_with_its_place(model, place):
    assert refused(model)[0] == place


@pytest.mark.parametrize(
    ("members", "place"),
    [
        ({"added_tokens": {"<s>": 1}}, "$.added_tokens"),
        ({"added_tokens": [{"id": 4}]}, "$.added_tokens[0].content"),
        ({"added_tokens": [{"id": "4", "content": "x"}]}, "$.added_tokens[0].id"),
        ({"normalizer": []}, "$.normalizer"),
        ({"normalizer": {"type": "Prepend", "prepend": 3}}, "$.normalizer.prepend"),
        (
            {"normalizer": {"type": "Precompiled", "precompiled_charsmap": "?"}},
            "$.normalizer.precompiled_charsmap",
        ),
        ({"pre_tokenizer": {"type": "Sequence"}}, "$.pre_tokenizer.pretokenizers"),
        (
            {"pre_tokenizer": {"type": "Split", "pattern": {"String": " "}, "behavior": "Nope"}},
            "$.pre_tokenizer.behavior",
        ),
        (
            {"pre_tokenizer": {"type": "Metaspace", "replacement": "ab"}},
            "$.pre_tokenizer.replacement",
        ),
        (
            {"post_processor": {"type": "BertProcessing", "sep": ["a"], "cls": ["b", 1]}},
            "$.post_processor.sep",
        ),
        (
            {"post_processor": {"type": "TemplateProcessing", "single": [{"Nope": {}}]}},
            "$.post_processor.single[0]",
        ),
        ({"decoder": {"type": "Strip", "start": -1}}, "$.decoder.start"),
    ],
)
def test_a_stage_of_wrong_types_is_refused_with_its_place(members, place):
    assert refused(**members)[0] == place


def test_sequences_without_end_are_refused():
    stage = {"type": "Lowercase"}
    for _ in range(100):
        stage = {"type": "Sequence", "normalizers": [stage]}
    assert refused(normalizer=stage)[1] == "the stages are nested too deeply"


@pytest.mark.parametrize(
    ("member", "kind"),
    [
        ("normalizer", "normalizer"),
        ("pre_tokenizer", "pre-tokenizer"),
        ("post_processor", "post-processor"),
        ("decoder", "decoder"),
    ],
)
def test_of_an_unknown_stage_the_vocabulary_is_read_and_the_stage_named(member, kind):
    tokenizer = read(**{member: {"type": "Jieba"}})
    assert tokenizer.refusal == f"the {kind} 'Jieba' is not known here"
    assert len(tokenizer) == 3 and tokenizer.merges == (("a", "b"),)
    assert tokenizer.token(2).data == b"ab"
    for ask in (tokenizer.encode, tokenizer.split, tokenizer.trail):
        with pytest.raises(UnsupportedTokenizerError, match="Jieba"):
            ask("ab")
    with pytest.raises(UnsupportedTokenizerError):
        tokenizer.decode([0])


def test_a_pattern_that_cannot_be_read_refuses_texts_and_not_the_file():
    split = {"type": "Split", "pattern": {"Regex": "(("}, "behavior": "Isolated", "invert": False}
    assert "$.pre_tokenizer.pattern" in read(pre_tokenizer=split).refusal


def test_a_model_without_type_is_known_by_its_fields():
    vocab = {"a": 0, "##b": 1, "[UNK]": 2, "<unk>": 3}
    kinds = [
        ({"vocab": vocab, "merges": []}, "BPE"),
        ({"vocab": vocab, "unk_token": "[UNK]", "max_input_chars_per_word": 9}, "WordPiece"),
        ({"vocab": vocab, "unk_token": "<unk>"}, "WordLevel"),
        ({"vocab": [["a", -1.0]], "unk_id": 0}, "Unigram"),
    ]
    for model, kind in kinds:
        assert read(model).model.kind == kind


def test_merges_are_pairs_or_texts():
    for merges in ([["a", "b"]], ["a b"], ["#version: 0.2", "a b"], ["a b", ["a", "b"]]):
        assert read(changed(merges=merges)).merges[0] == ("a", "b")


def test_a_text_with_several_spaces_is_cut_where_the_vocabulary_lets_it():
    vocab = {name: number for number, name in enumerate(["a", "b", " ", "a ", "a b"])}
    tokenizer = read({"type": "BPE", "vocab": vocab, "merges": ["a  ", "a  b"]})
    assert tokenizer.merges == (("a", " "), ("a ", "b"))
    assert "several spaces" in tokenizer.warnings[0]
    vocab[" b"] = 5
    place, reason = refused({"type": "BPE", "vocab": vocab, "merges": ["a  ", "a  b"]})
    assert place == "$.model.merges[1]" and "'a  b'" in reason and "2 of its spaces" in reason


def test_added_tokens_get_the_ids_that_the_library_gives_them():
    tokens = [
        {"id": 9, "content": "<s>"},
        {"id": None, "content": "</s>"},
        {"id": 7, "content": "a"},
    ]
    tokenizer = read(added_tokens=tokens)
    assert [(token.content, token.id) for token in tokenizer.added_tokens] == [
        ("a", 0),
        ("<s>", 3),
        ("</s>", 4),
    ]
    assert len(tokenizer.warnings) == 3


def test_shared_repeated_and_missing_ids_are_told():
    vocab = '{"a": 0, "b": 0, "a": 1, "c": null, "d": 1}'
    file = f'{{"model": {{"type": "WordLevel", "unk_token": "a", "vocab": {vocab}}}}}'
    tokenizer = read_tokenizer_json(parse_json(file, ""), "")
    warnings = " | ".join(tokenizer.warnings)
    assert "'c' has no id" in warnings and "'a' is given more than once (ids 0, 1)" in warnings
    assert "'a' and 'd' share id 1" in warnings
    assert tokenizer.token(1).label == "d"


@pytest.mark.parametrize(
    ("fields", "scheme"),
    [
        ({"add_prefix_space": True, "str_rep": "▁"}, "always"),
        ({"add_prefix_space": False}, "never"),
        ({"add_prefix_space": True, "prepend_scheme": "first"}, "first"),
        ({}, "always"),
    ],
)
def test_metaspace_is_read_in_all_spellings(fields, scheme):
    metaspace = {"type": "Metaspace", "replacement": "▁", **fields}
    tokenizer = read(pre_tokenizer=metaspace, decoder=metaspace)
    assert tokenizer.pre_tokenizer.prepend_scheme == scheme
    assert tokenizer.decoder.prepend_scheme == scheme


def test_truncation_padding_and_dropout_are_told_and_not_applied():
    truncation = {"max_length": 1, "stride": 0, "strategy": "LongestFirst"}
    tokenizer = read(changed(dropout=0.5), truncation=truncation, padding={"pad_id": 0})
    assert [name for name, _ in tokenizer.facts] == ["truncation", "padding", "dropout"]
    assert {tuple(tokenizer.encode("abab").ids) for _ in range(20)} == {(2, 2)}
    assert any("dropout 0.5" in warning for warning in tokenizer.warnings)


def test_a_template_that_names_nothing_is_told_and_put_nowhere():
    template = {
        "type": "TemplateProcessing",
        "single": [{"SpecialToken": {"id": "[CLS]"}}, {"Sequence": {"id": "A"}}],
        "special_tokens": {},
    }
    tokenizer = read(post_processor=template)
    assert "'[CLS]'" in tokenizer.warnings[0]
    assert tokenizer.encode("ab", add_special_tokens=True).ids == [2]


def test_names_without_ids_around_a_text_are_looked_up():
    around = {"type": "BertProcessing", "sep": ["b", None], "cls": ["a", 0]}
    tokenizer = read(post_processor=around)
    assert tokenizer.encode("ab", add_special_tokens=True).ids == [0, 2, 1]


@pytest.mark.parametrize("kind", ["WordPiece", "WordLevel", "Unigram"])
def test_unknown_text_without_an_unknown_token_is_named_when_it_is_met(kind):
    vocab = [["a", -1.0]] if kind == "Unigram" else {"a": 0}
    tokenizer = read({"type": kind, "vocab": vocab})
    assert tokenizer.encode("a").ids == [0]
    with pytest.raises(UnknownCharactersError) as caught:
        tokenizer.encode("Ж")
    assert caught.value.characters == ("Ж",)
    assert tokenizer.split("Ж").ids.tolist() == [-1]


def test_bpe_without_an_unknown_token_drops_characters_and_its_split_keeps_places():
    tokenizer = read()
    encoding = tokenizer.encode("aЖb😀ab")
    assert encoding.tokens == ["ab", "ab"]
    assert encoding.spans == [(0, 2), (1, 3)]  # as the library counts, which is too early
    split = tokenizer.split("aЖb😀ab")
    known = ~split.unknown
    bounds = (split.byte_starts[known].tolist(), split.byte_ends[known].tolist())
    assert bounds == ([0, 8], [4, 10])  # aЖb and ab
    assert split.unknown.tolist().count(True) == 2


def test_a_hole_in_the_ids_is_no_token():
    tokenizer = read({"type": "WordLevel", "unk_token": "u", "vocab": {"u": 0, "a": 5}})
    assert tokenizer.decode([5]) == "a" and len(tokenizer) == 2
    with pytest.raises(UnknownIdError, match="3"):
        tokenizer.decode([3, 5])

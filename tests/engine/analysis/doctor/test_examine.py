"""The examination: every check has a tokenizer that it speaks of, and is silent about others."""

import json
import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import open_tokenizer
from engine.analysis.doctor import examine, severity_of
from engine.analysis.doctor.identities import surface_groups
from engine.analysis.doctor.patient import Patient
from engine.models.bpe_model import BPEModel
from engine.models.pieces import BYTE_PIECES, Piece
from engine.models.ranked_bytes import RankedBytes
from engine.models.sentencepiece import SentencePieceUnigram
from engine.models.unigram import Unigram
from engine.models.word_level import WordLevel
from engine.pipeline import AddedToken, DocumentedTokenizer, Stage, StagedTokenizer
from engine.pipeline.token_data import TokenData
from engine.text.normalizers import Lowercase
from engine.text.remark import Remark
from tests.engine.analysis.bare_tokenizer import BareTokenizer, bpe, documented, with_vocabulary
from tests.engine.cases import example_tokenizer

LOW = {"l": 0, "o": 1, "w": 2, "lo": 3, "low": 4}
LOW_MERGES = [("l", "o"), ("lo", "w")]


def found(tokenizer):
    return {finding.code: finding for finding in examine(tokenizer)}


def clean(**attributes):
    """A tokenizer with nothing to say about: its unknown characters have a token."""
    model = BPEModel({**LOW, "?": 5}, LOW_MERGES, unk_token="?")
    return BareTokenizer(model, **attributes)


def normalized(*normalizers):
    model = clean()
    return clean(stages=(*normalizers, *model.stages()))


def normalizer(name, **settings):
    return Stage("normalizer", name, settings)


def of_bytes(*missing):
    wanted = [byte for byte in range(256) if byte not in missing]
    return {bytes([byte]): rank for rank, byte in enumerate(wanted)}


def ranked(*more, missing=()):
    ranks = of_bytes(*missing)
    return BareTokenizer(RankedBytes(ranks | {d: len(ranks) + n for n, d in enumerate(more)}))


@pytest.mark.parametrize(
    "tokenizer",
    [
        clean(),
        DocumentedTokenizer(example_tokenizer()),
        DocumentedTokenizer(example_tokenizer(end_of_word="_")),
        DocumentedTokenizer(example_tokenizer(end_of_word="</w>", end_of_word_attached=True)),
        DocumentedTokenizer(example_tokenizer(alphabet="bytes")),
        ranked(b"lo", b"low"),
        BareTokenizer(WordLevel({"low": 0, "?": 1}, "?")),
        clean(added_tokens=(AddedToken(6, "<eot>", special=True),)),
    ],
    ids=(
        "merges",
        "documented",
        "mark of its own",
        "attached mark",
        "bytes",
        "ranks",
        "whole words",
        "added token",
    ),
)
def test_a_clean_tokenizer_has_no_findings(tokenizer):
    assert examine(tokenizer) == ()


CASES = {
    "unreachable": (with_vocabulary({**LOW, "ow": 5}, LOW_MERGES), 1, [5]),
    "duplicate-merges": (bpe([("a", "b"), ("a", "b")]), 1, []),
    "shared-ids": (with_vocabulary({"a": 0, "b": 0, "c": 1}), 1, [0, 0]),
    "holes": (with_vocabulary({"a": 0, "b": 3}), 2, []),
    "empty-vocabulary": (with_vocabulary({}), 1, []),
    "put-in-by-id": (with_vocabulary({**LOW, "<|end|>": 5}, LOW_MERGES), 1, [5]),
    "odd-start": (with_vocabulary({"a": 2, "b": 3}), 2, [2]),
    "more-merges-than-tokens": (
        documented({"a": 0, "b": 1}, [("a", "b"), ("b", "a"), ("b", "b")]), 3, []),
    "several-merges-for-one-token": (
        bpe([(text[:cut], text[cut:]) for text in ("aa", "aaa", "aaaa", "aaaaa")
             for cut in range(1, len(text))], "a"), 3, [2, 3, 4]),
    "without-merge": (
        BareTokenizer(BPEModel({**LOW, "ow": 5}, LOW_MERGES, ignore_merges=True)), 1, [5]),
    "empty-tokens": (with_vocabulary({"": 0, "a": 1}), 1, [0]),
    "empty-added-tokens": (clean(added_tokens=(AddedToken(9, ""),)), 1, [9]),
    "added-with-other-id": (clean(added_tokens=(AddedToken(9, "low"),)), 1, [9]),
    "added-look-alikes": (
        StagedTokenizer(
            "tokenizer.json", WordLevel({"a": 0, "?": 1}, "?"), normalizer=Lowercase(),
            added_tokens=[AddedToken(2, "NO"), AddedToken(3, "No"), AddedToken(4, "YES"),
                          AddedToken(5, "no", normalized=False)]), 1, [2, 3]),
    "shadowed": (clean(added_tokens=(AddedToken(9, "ow"),)), 1, [4]),
    "partial-characters": (ranked(b"a\xd0"), 1, [256]),
    "impossible-bytes": (ranked(b"\xff\xfe"), 1, [256]),
    "missing-bytes": (ranked(missing=(0x41, 0xFF)), 2, []),
    "special-tokens-missing": (BareTokenizer(WordLevel({"a": 0}, "[UNK]")), 1, []),
    "unused": (with_vocabulary({"a": 0, "[unused0]": 1}), 1, [1]),
    "lower-casing": (normalized(normalizer("Lowercase")), 1, []),
    "strips-accents": (normalized(normalizer("StripAccents")), 1, []),
    "one-form": (normalized(normalizer("NFC")), 1, []),
    "changes-characters": (normalized(normalizer("NFKC")), 1, []),
    "replaces-text": (normalized(normalizer("Replace", pattern="a", content="b")), 1, []),
    "drops-unknown": (bpe([]), 1, []),
    "truncation": (clean(facts=(("truncation", {"max_length": 512}),)), 1, []),
    "padding": (clean(facts=(("padding", {"pad_id": 0}),)), 1, []),
    "dropout": (clean(facts=(("dropout", 0.1),)), 1, []),
    "refused": (clean(refusal=Remark("file not found")), 1, []),
    "noticed": (clean(warnings=(Remark("training must be an object"),)), 1, []),
    "old-form-of-merges": (clean(source={"model": {"merges": ["l o", "lo w"]}}), 1, []),
    "same-surface": (
        BareTokenizer(
            SentencePieceUnigram([
                Piece("<unk>", 0.0, "unknown"), Piece(BYTE_PIECES[65], 0.0, "byte"),
                Piece("A", -1.0), Piece("B", -1.0)], 0)), 1, [1, 2]),
}  # fmt: skip


@pytest.mark.parametrize("code", CASES)
def test_what_is_wrong_is_found(code):
    tokenizer, count, ids = CASES[code]
    finding = found(tokenizer)[code]
    assert (finding.count, finding.ids.tolist()) == (count, ids)
    assert finding.title and len(finding.explanation) > 40
    assert pickle.loads(pickle.dumps(finding)).explanation.template == finding.explanation.template


def test_merges_of_missing_tokens_are_found():
    """Readers refuse such merges, or leave them out; a tokenizer could still be made of them."""
    tokenizer = documented({"a": 0, "b": 1, "ab": 2}, [("a", "b"), ("ab", "x"), ("a", "a")])
    finding = found(tokenizer)["merges-missing-tokens"]
    assert finding.severity == "error" and finding.count == 2
    assert finding.details == (
        "merge 1 (ab + x): x is missing",
        "merge 2 (a + a): aa is missing",
    )


@pytest.mark.parametrize(
    ("spaces", "groups"),
    [
        ([("decoder", "Replace", {"pattern": {"String": "▁"}, "content": " "})], ["A"]),
        ([("decoder", "Metaspace", {"replacement": "▁"})], ["A"]),
        ([("normalizer", "Replace", {"pattern": {"String": " "}, "content": "▁"})], ["A"]),
        ([], ["A", "·"]),
    ],
    ids=["Replace", "Metaspace", "normalizer", "spaces as they are"],
)
def test_a_byte_is_the_same_as_its_character_and_never_as_the_mark_of_a_space(spaces, groups):
    """A decoder may drop the mark at the beginning of a text, never the byte."""
    letters = ["<0x41>", "A", "<0x20>", "▁" if spaces else " ", "B"]
    vocabulary = {label: number for number, label in enumerate(letters)}
    model = BPEModel(vocabulary, [], byte_fallback=True)
    stages = (Stage("model", model.kind, model.settings()), *(Stage(*each) for each in spaces))
    data = TokenData(model, stages).data
    tokenizer = BareTokenizer(model, data, stages)
    details = found(tokenizer)["same-surface"].details
    assert [detail.values["text"] for detail in details] == groups


@given(st.lists(st.sampled_from(["a", "b", "▁a", "a▁"]), unique=True))
def test_a_group_has_all_tokens_of_one_surface(labels):
    bytes_of = {"<0x61>": b"a", "<0x62>": b"b", "<0x20>": b" "}
    vocabulary = {label: number for number, label in enumerate([*bytes_of, *labels])}
    model = BPEModel(vocabulary, [], byte_fallback=True)
    stages = (Stage("decoder", "Metaspace", {"replacement": "▁"}),)
    patient = Patient.of(BareTokenizer(model, TokenData(model, stages).data, stages))
    surface = {label: bytes_of.get(label, label.encode()) for label in vocabulary}
    expected = [
        [vocabulary[label] for label in vocabulary if surface[label] == data]
        for data in dict.fromkeys(surface.values())
    ]
    assert surface_groups(patient) == [group for group in expected if len(group) > 1]


def test_the_gravest_finding_comes_first():
    tokenizer = with_vocabulary({"a": 2, "b": 2, "ab": 9}, [("a", "b"), ("a", "b")])
    severities = [finding.severity for finding in examine(tokenizer)]
    assert severities == sorted(severities, key=["error", "warning", "note"].index)
    assert severities[0] == "error"


@pytest.mark.parametrize(
    ("settings", "codes"),
    [
        ({"lowercase": True, "strip_accents": None}, {"lower-casing", "strips-accents"}),
        ({"lowercase": True, "strip_accents": False}, {"lower-casing"}),
        ({"lowercase": False, "strip_accents": None}, set()),
        ({"lowercase": False, "strip_accents": True}, {"strips-accents"}),
    ],
)
def test_the_normalizer_of_bert_strips_accents_where_it_lowers(settings, codes):
    assert set(found(normalized(normalizer("BertNormalizer", **settings)))) == codes


def test_normalizers_inside_a_sequence_are_seen():
    inner = [{"type": "NFD"}, {"type": "Lowercase"}, {"type": "StripAccents"}]
    codes = set(found(normalized(normalizer("Sequence", normalizers=inner))))
    assert codes == {"lower-casing", "strips-accents"}


def test_the_form_of_accents_is_told_of_once():
    assert set(found(normalized(normalizer("NFD"), normalizer("NFKC")))) == {"changes-characters"}


def test_a_space_written_otherwise_is_no_loss():
    assert found(normalized(normalizer("Replace", pattern=" ", content="▁"))) == {}


def test_a_hole_is_named():
    assert found(with_vocabulary({"a": 0, "b": 3, "c": 5}))["holes"].details == (
        "no token has an id from 1 to 2",
        "no token has the id 4",
    )


def test_bytes_that_no_text_needs_may_be_missing():
    assert found(ranked(missing=(0xC0, 0xFF)))["missing-bytes"].severity == "note"
    assert found(ranked(missing=(0xC3,)))["missing-bytes"].severity == "error"


def test_a_model_without_unknown_token_says_that_characters_vanish():
    assert "drops-unknown" in found(BareTokenizer(Unigram([("a", -1.0)])))
    assert "drops-unknown" not in found(BareTokenizer(Unigram([("?", 0.0), ("a", -1.0)], 0)))


def test_templates_name_their_special_tokens():
    special = {"[CLS]": {"ids": [101]}, "low": {"ids": [4]}}
    post = Stage("post-processor", "TemplateProcessing", {"special_tokens": special})
    finding = found(clean(stages=(*clean().stages(), post)))["special-tokens-missing"]
    assert finding.explanation.values["names"] == "[CLS]"
    bert = Stage("post-processor", "BertProcessing", {"sep": ["[SEP]", 5], "cls": ["low", 4]})
    finding = found(clean(stages=(*clean().stages(), bert)))["special-tokens-missing"]
    assert finding.explanation.values["names"] == "[SEP]"


def test_of_a_token_that_no_text_produces_it_is_told_what_comes_instead():
    (detail,) = found(with_vocabulary({**LOW, "ow": 5}, LOW_MERGES))["unreachable"].details
    assert detail == "id 5: ow is cut into o + w"


def test_a_token_as_long_as_a_page_is_named_in_part():
    long = with_vocabulary({**LOW, "x" * 50_000: 5}, LOW_MERGES)
    (detail,) = found(long)["unreachable"].details
    assert detail.startswith("id 5: xxx") and detail.endswith("x…") and len(detail) < 250


def test_the_end_of_text_in_files_of_merges_is_no_fault():
    """Those of GPT-2: nothing in them says that it is special."""
    findings = found(with_vocabulary({**LOW, "<|endoftext|>": 5}, LOW_MERGES))
    assert "unreachable" not in findings
    assert findings["put-in-by-id"].severity == "note"
    assert findings["put-in-by-id"].details == ("id 5: <|endoftext|>",)


@pytest.mark.parametrize(("largest", "severity"), [(900, "note"), (10**18, "warning")])
def test_an_id_far_away_is_graver_than_a_gap(largest, severity):
    finding = found(with_vocabulary({"a": 0, "b": largest}))["holes"]
    assert finding.severity == severity
    assert ("memory" in str(finding.explanation)) == (severity == "warning")


@pytest.mark.parametrize(
    "content",
    [
        {"vocab": {"a": 0, "b": 10**18}, "merges": []},
        {"vocab": {"a": 0, "b": 0}, "merges": []},
        {"vocab": {"a": 0, "b": 1}, "merges": [["a", ""]]},
        {"vocab": {"a": 0, "b": 1, "ab": 2}, "merges": [["a", "b"], ["a", "b"]]},
        {"vocab": {"a": 0}, "merges": [], "unk_token": "?"},
    ],
)
def test_a_warning_of_the_reader_is_as_grave_as_the_finding_that_tells_of_it(tmp_path, content):
    (tmp_path / "x.json").write_text(json.dumps(content))
    tokenizer = open_tokenizer(tmp_path / "x.json")
    (warning,) = tokenizer.warnings
    assert severity_of(warning) == examine(tokenizer)[0].severity != "note"


def test_progress_never_goes_back_and_covers_all_that_takes_long(tmp_path):
    letters = [chr(0x4E00 + number) for number in range(12_000)]
    content = {
        "model": {
            "type": "WordLevel",
            "vocab": {a: n for n, a in enumerate(letters)},
            "unk_token": "?",
        },
        "pre_tokenizer": {"type": "Whitespace"},
    }
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps(content), "utf-8")
    heard = []
    examine(open_tokenizer(path), progress=lambda *told: heard.append(told))
    done = [each for each, _ in heard]
    assert done == sorted(done) and {total for _, total in heard} == {1000}
    assert done[0] < 200 and done[-1] >= 900
    assert max(after - before for before, after in pairwise(done)) <= 400


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ({"model": {"merges": ["l o", "lo w"]}}, "with a space between its two parts. No part"),
        ({"merges": {"l,o": 0, "lo,w": 1}}, "with a comma between its two parts. No part"),
    ],
)
def test_the_old_form_is_described_as_it_is_in_this_file(source, sentence):
    finding = found(clean(source=source))["old-form-of-merges"]
    assert sentence in str(finding.explanation)


def test_merges_that_can_be_read_in_two_ways_are_told_of():
    vocabulary, merges = {"a": 0, ",": 1, "a,": 2, "?": 3}, [("a", ",")]
    model = BPEModel(vocabulary, merges, unk_token="?")
    tokenizer = BareTokenizer(model, source={"merges": {"a,,": 0}})
    assert "read in two ways" in str(found(tokenizer)["old-form-of-merges"].explanation)


def test_several_ways_to_one_token_are_no_fault():
    finding = found(CASES["several-merges-for-one-token"][0])["several-merges-for-one-token"]
    assert finding.severity == "note" and "10 merges and 5 tokens" in str(finding.explanation)


def test_merges_of_a_larger_vocabulary_are_a_fault():
    finding = found(CASES["more-merges-than-tokens"][0])["more-merges-than-tokens"]
    assert finding.severity == "warning" and "3 merges need or make" in str(finding.explanation)

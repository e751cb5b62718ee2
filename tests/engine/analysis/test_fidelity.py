"""Fidelity: a trained tokenizer is exact, a file of ranks recovered, an assumption approximate."""

import base64
import json

import pytest

from engine import BPETokenizer, open_tokenizer
from engine.analysis.fidelity import DOUBTS, Fidelity
from engine.analysis.judging import fidelity
from tests.engine.cases import example_tokenizer, find_case
from tests.gui.sentences.test_remarks import spoken_templates

RANKS = "the file holds ranks and no merges: these are worked out from the ranks"


def reasons(found: Fidelity) -> list[str]:
    return [reason.template for reason in found.reasons]


def documented(tmp_path, **changes):
    path = tmp_path / "own.json"
    example_tokenizer().save(path)
    content = json.loads(path.read_text("utf-8")) | changes
    path.write_text(json.dumps(content), "utf-8")
    return open_tokenizer(path)


def tokenizer_json(tmp_path, **changes):
    model = {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": ["a b"]}
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps({"version": "1.0", "model": model | changes}), "utf-8")
    return open_tokenizer(path)


def rank_file(tmp_path):
    tokens = [bytes([byte]) for byte in range(256)] + [b"ab"]
    lines = (f"{base64.b64encode(t).decode()} {rank}" for rank, t in enumerate(tokens))
    path = tmp_path / "ranks.tiktoken"
    path.write_text("\n".join(lines), "utf-8")
    return open_tokenizer(path)


def test_what_was_trained_here_is_exact():
    assert fidelity(example_tokenizer()) == Fidelity("exact")


def test_a_documented_file_and_a_tokenizer_json_are_exact(tmp_path):
    assert fidelity(documented(tmp_path)) == Fidelity("exact")
    assert fidelity(tokenizer_json(tmp_path)) == Fidelity("exact")


def test_a_warning_that_assumes_nothing_leaves_it_exact(tmp_path):
    tokenizer = documented(tmp_path, vocab_size=3)
    assert tokenizer.warnings
    assert fidelity(tokenizer) == Fidelity("exact")


def test_a_file_of_ranks_without_its_rule_is_approximate_and_recovered(tmp_path):
    found = fidelity(rank_file(tmp_path))
    assert found.kind == "approximate"
    assert reasons(found)[-1] == RANKS
    assert any("cut into words" in reason for reason in reasons(found))


def test_dropout_is_approximate(tmp_path):
    found = fidelity(tokenizer_json(tmp_path, dropout=0.1))
    assert (found.kind, reasons(found)) == (
        "approximate",
        ["the file asks for dropout {value}; here it is off"],
    )


def test_an_unknown_stage_is_approximate_and_named(tmp_path):
    path = tmp_path / "tokenizer.json"
    model = {"type": "BPE", "vocab": {"a": 0}, "merges": []}
    path.write_text(json.dumps({"model": model, "normalizer": {"type": "Dreams"}}), "utf-8")
    found = fidelity(open_tokenizer(path))
    assert found.kind == "approximate"
    assert "Dreams" in found.reasons[0]


def test_whether_letters_become_small_is_an_assumption_unless_it_was_chosen(tmp_path):
    path = tmp_path / "vocab.txt"
    path.write_text("[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\n##a\n##b\n", "utf-8")
    tokenizer = open_tokenizer(path)
    found = fidelity(tokenizer)
    assert (found.kind, len(found.reasons)) == ("approximate", 1)
    assert "letters become small" in found.reasons[0]
    assert fidelity(tokenizer, {"lower_case"}) == Fidelity("exact")


def test_a_key_with_two_commas_is_approximate():
    case = find_case("files/own_commas/own_legacy.json")
    assert case is not None
    found = fidelity(BPETokenizer.load(case))
    assert found.kind == "approximate"


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("files/gpt2/encoder.json", "exact"),
        ("files/bert_minilm/tokenizer.json", "exact"),
        ("files/bert_minilm/vocab.txt", "approximate"),
        ("files/mistral_sp_v1/tokenizer.model", "recovered"),
        ("files/cl100k_base/cl100k_base.tiktoken", "recovered"),
    ],
)
def test_published_files_whose_rule_is_known(file, kind):
    case = find_case(file)
    if case is None:
        pytest.skip("the file is not at hand")
    assert fidelity(open_tokenizer(case)).kind == kind


def test_every_doubt_is_something_that_the_engine_says():
    assert set(spoken_templates()) >= DOUBTS

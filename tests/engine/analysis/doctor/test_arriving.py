"""Tokens that the stages before the model cut or change, against all short texts."""

import json
from itertools import product

import pytest
from tokenizers import Tokenizer

from engine import open_tokenizer
from engine.analysis.doctor import arriving, examine
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.patterns import searching

BYTES = {character: byte for byte, character in enumerate(BYTE_CHARACTERS)}
SPLIT_LETTERS_AND_MARKS = {
    "type": "Split",
    "pattern": {"Regex": r"[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+|\s+"},
    "behavior": "Isolated",
    "invert": False,
}
BYTE_LEVEL = {
    "type": "ByteLevel",
    "add_prefix_space": False,
    "trim_offsets": True,
    "use_regex": False,
}
BY_BYTES = {"type": "Sequence", "pretokenizers": [SPLIT_LETTERS_AND_MARKS, BYTE_LEVEL]}


def of_bytes(*words, **parts):
    """A tokenizer.json of bytes; each word is looked up whole, so the model makes it."""
    labels = ["".join(BYTE_CHARACTERS[byte] for byte in word.encode()) for word in words]
    vocabulary = {**BYTES, **{label: 256 + n for n, label in enumerate(labels)}}
    model = {"type": "BPE", "vocab": vocabulary, "merges": [], "ignore_merges": True}
    return {"pre_tokenizer": BY_BYTES, "decoder": BYTE_LEVEL, "model": model, **parts}


def of_pieces(*labels, **parts):
    vocabulary = {label: number for number, label in enumerate(["[UNK]", *labels])}
    model = {
        "type": "WordPiece",
        "vocab": vocabulary,
        "unk_token": "[UNK]",
        "continuing_subword_prefix": "##",
        "max_input_chars_per_word": 100,
    }
    return {"model": model, **parts}


def opened(tmp_path, content):
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps(content), "utf-8")
    return open_tokenizer(path)


def told(tokenizer, code):
    findings = {finding.code: finding for finding in examine(tokenizer)}
    return set(findings[code].ids.tolist()) if code in findings else set()


def test_marks_that_a_pattern_sets_apart_cut_a_token(tmp_path):
    """Letters and the marks on them come apart, but a mark before letters stays with them."""
    tokenizer = opened(tmp_path, of_bytes("กัน", "ัน", " กน", "12"))
    assert told(tokenizer, "cut-apart") == {256, 259}
    (detail, _) = next(f for f in examine(tokenizer) if f.code == "cut-apart").details
    assert str(detail) == "id 256: กัน is cut into ก + ◌ัน"


def test_what_a_surrounding_keeps_whole_is_not_told_of(tmp_path):
    """Alone the line end is cut off; after a sign it stays with it."""
    pattern = {**SPLIT_LETTERS_AND_MARKS, "pattern": {"Regex": r"\n+|[./]+[\n/]*"}}
    stages = {"type": "Sequence", "pretokenizers": [pattern, BYTE_LEVEL]}
    tokenizer = opened(tmp_path, of_bytes("\n/", "/\n/", pre_tokenizer=stages))
    assert told(tokenizer, "cut-apart") == set()


def test_a_normalizer_changes_tokens(tmp_path):
    tokenizer = opened(tmp_path, of_bytes("e\u0301", "\u00e9", normalizer={"type": "NFC"}))
    assert told(tokenizer, "changed-before") == {256}
    (detail,) = next(f for f in examine(tokenizer) if f.code == "changed-before").details
    assert str(detail).endswith("becomes \u00e9")


def test_spaces_written_as_signs_and_put_before_a_text_are_no_change(tmp_path):
    pieces = [["<unk>", 0.0], ["▁lo", -1.0], ["w", -2.0], ["▁", -3.0]]
    content = {
        "pre_tokenizer": {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"},
        "decoder": {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"},
        "model": {"type": "Unigram", "unk_id": 0, "vocab": pieces},
    }
    tokenizer = opened(tmp_path, content)
    assert told(tokenizer, "cut-apart") == told(tokenizer, "changed-before") == set()


def test_a_prefixed_piece_must_go_on_a_word(tmp_path):
    """`##!` never does: BERT sets each sign apart, so that a word ends before it."""
    content = of_pieces("a", "##b", "!", "##!", pre_tokenizer={"type": "BertPreTokenizer"})
    assert told(opened(tmp_path, content), "cut-apart") == {4}


def test_each_token_that_its_own_text_does_not_give_is_told_of(tmp_path):
    """Signs and a line end after them may be one word; alone, a line end is one of its own."""
    pattern = r"[^\r\n\p{L}]?\p{L}+| ?[^\s\p{L}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    split = {**SPLIT_LETTERS_AND_MARKS, "pattern": {"Regex": pattern}}
    parts = {"pre_tokenizer": {"type": "Sequence", "pretokenizers": [split, BYTE_LEVEL]}}
    words = ["\n//", "\n", " a", "a", "  ", "a b", "//", "a//", " //\n", "\n ", "b ", "/a"]
    tokenizer = opened(tmp_path, of_bytes(*words, **parts))
    library = Tokenizer.from_file(str(tmp_path / "tokenizer.json"))
    split_alone = {256 + n for n, word in enumerate(words) if len(library.encode(word)) > 1}
    codes = ("cut-apart", "changed-before", "not-alone")
    assert set().union(*(told(tokenizer, code) for code in codes)) == split_alone
    assert told(tokenizer, "not-alone")
    assert told(tokenizer, "inside-only") == set()


def test_a_space_put_before_every_text_leaves_tokens_only_inside(tmp_path):
    prepended = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"}
    labels = {"?": 0, "▁": 1, "a": 2, "b": 3, "▁ab": 4, "ab": 5, "▁a": 6}
    model = {
        "type": "BPE", "vocab": labels, "unk_token": "?",
        "merges": [["a", "b"], ["▁", "ab"], ["▁", "a"]],
    }  # fmt: skip
    tokenizer = opened(tmp_path, {"model": model, "pre_tokenizer": prepended, "decoder": prepended})
    library = Tokenizer.from_file(str(tmp_path / "tokenizer.json"))
    assert told(tokenizer, "inside-only") == {5}
    assert library.encode("ab").ids == [4] and 5 in library.encode("bab").ids


def test_tokens_told_of_elsewhere_are_not_told_of_again(tmp_path):
    added = {"id": 300, "content": "12", "special": False, "normalized": False}
    tokenizer = opened(tmp_path, of_bytes("123", "45", added_tokens=[added]))
    assert told(tokenizer, "shadowed") == {256}
    assert told(tokenizer, "cut-apart") == {257}


@pytest.mark.parametrize("normalizer", [None, {"type": "Lowercase"}])
def test_what_is_told_of_is_in_no_short_text(tmp_path, normalizer):
    letters = "aA1 '\n"
    words = ["".join(word) for length in (2, 3) for word in product(letters, repeat=length)]
    tokenizer = opened(tmp_path, of_bytes(*words, normalizer=normalizer))
    found = told(tokenizer, "cut-apart") | told(tokenizer, "changed-before")
    texts = ["".join(text) for length in range(1, 5) for text in product(letters, repeat=length)]
    made = {number for text in texts for number in tokenizer.encode(text).ids}
    assert found and not found & made


def test_bytes_that_merges_begin_with_are_not_told_of(tmp_path):
    content = of_bytes("ab", normalizer={"type": "Lowercase"})
    content["model"]["merges"] = [["a", "b"]]
    assert told(opened(tmp_path, content), "changed-before") == set()


def test_a_label_that_is_not_written_in_bytes_never_comes(tmp_path):
    """As in the file of Command R+: there such tokens of pictures stand beside those of bytes."""
    content = of_bytes("ab")
    content["model"]["merges"] = [["a", "b"]]
    content["model"]["vocab"]["\u203c"] = 257
    assert told(opened(tmp_path, content), "changed-before") == {257}


def test_a_text_that_reaches_the_model_as_it_is_has_no_such_tokens(tmp_path):
    content = of_bytes("กัน", "12")
    content["pre_tokenizer"] = BYTE_LEVEL
    tokenizer = opened(tmp_path, content)
    assert told(tokenizer, "cut-apart") == set()


def test_a_pattern_that_takes_too_long_says_nothing_of_tokens(tmp_path, monkeypatch):
    monkeypatch.setattr(searching, "_SECONDS", 0.05)
    split = {**SPLIT_LETTERS_AND_MARKS, "pattern": {"Regex": "(a|a|aa)+$"}}
    stages = {"type": "Sequence", "pretokenizers": [split, BYTE_LEVEL]}
    tokenizer = opened(tmp_path, of_bytes("ba", "a" * 60 + "b", pre_tokenizer=stages))
    assert told(tokenizer, "cut-apart") == set()


@pytest.mark.parametrize("normalizer", [None, {"type": "NFC"}, {"type": "Lowercase"}])
@pytest.mark.parametrize(
    "pre_tokenizer",
    [
        BY_BYTES,
        {"type": "ByteLevel", "add_prefix_space": False, "use_regex": True},
        {"type": "ByteLevel", "add_prefix_space": True, "use_regex": True},
        {"type": "Sequence", "pretokenizers": [{"type": "Digits"}, BYTE_LEVEL]},
        {"type": "Sequence", "pretokenizers": [BYTE_LEVEL, BYTE_LEVEL]},
    ],
)
def test_many_tokens_in_one_text_show_what_each_shows_alone(
    tmp_path, monkeypatch, normalizer, pre_tokenizer
):
    letters = ("a", "A", "1", " ", "'", "\n", "é", "e\u0301", "ก", "ั", "字")
    words = ["".join(word) for length in (2, 3) for word in product(letters, repeat=length)]
    tokenizer = opened(
        tmp_path, of_bytes(*words, normalizer=normalizer, pre_tokenizer=pre_tokenizer)
    )
    together = told(tokenizer, "cut-apart"), told(tokenizer, "changed-before")
    monkeypatch.setattr(arriving, "_not_beside_others", lambda stages, waiting, tell: waiting)
    alone = told(tokenizer, "cut-apart"), told(tokenizer, "changed-before")
    assert together[0] | together[1] <= alone[0] | alone[1]
    assert len(together[0] | together[1]) > 0.95 * len(alone[0] | alone[1])


def test_many_pieces_in_one_text_show_what_each_shows_alone(tmp_path, monkeypatch):
    letters = "ab!1"
    words = ["".join(word) for length in (1, 2, 3) for word in product(letters, repeat=length)]
    labels = [*words, *(f"##{word}" for word in words)]
    content = of_pieces(*labels, pre_tokenizer={"type": "BertPreTokenizer"})
    tokenizer = opened(tmp_path, content)
    together = told(tokenizer, "cut-apart")
    monkeypatch.setattr(arriving, "_not_beside_others", lambda stages, waiting, tell: waiting)
    assert together == told(tokenizer, "cut-apart")

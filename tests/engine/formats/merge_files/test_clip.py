"""CLIP's list against a literal reading of what its program does."""

import html
import re
from itertools import pairwise

import ftfy
import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from engine import open_tokenizer
from engine.formats.merge_files.clip_cleaning import ClipCleaning
from engine.text.aligned import AlignedText
from engine.text.byte_characters import BYTE_CHARACTERS

MERGES = ["l o", "lo w</w>", "t h", "th e</w>", "' s</w>", "Ã ©</w>", "lo w"]
PIECES = [
    "low",
    "the",
    "Low's",
    " ",
    "  ",
    "\n",
    "&amp;",
    "&amp;lt;",
    "&amp;amp;amp;lt;",
    "&EACUTE;",
    "<",
    "&#233;",
    "cafÃ©",
    "é",
    "ΟΔΟΣ",
    "İ",
    "ﬁ",
    "“",
    "!",
    "12",
    "&",
    "\t",
    "x",
    "😀",
]
TEXTS = st.lists(st.sampled_from(PIECES), max_size=10).map("".join)


def cleaned(text):
    text = html.unescape(html.unescape(ftfy.fix_text(text))).strip()
    return re.sub(r"\s+", " ", text).strip().lower()


def literal(text):
    """Give the tokens as the program's own loop does."""
    ranks = {tuple(line.split()): rank for rank, line in enumerate(MERGES)}
    pattern = r"'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+"
    tokens = []
    for word in regex.findall(pattern, cleaned(text), regex.IGNORECASE):
        parts = [BYTE_CHARACTERS[byte] for byte in word.encode()]
        parts[-1] += "</w>"
        while True:
            known = [pair for pair in pairwise(parts) if pair in ranks]
            if not known:
                break
            best, new = min(known, key=ranks.__getitem__), []
            while parts:
                size = 2 if tuple(parts[:2]) == best else 1
                new.append("".join(parts[:size]))
                parts = parts[size:]
            parts = new
        tokens += parts
    return tokens


@pytest.fixture(scope="module")
def tokenizer(tmp_path_factory):
    path = tmp_path_factory.mktemp("clip") / "clip.txt"
    path.write_text('"bpe_simple_vocab_16e6.txt#version: 0.2\n' + "\n".join(MERGES) + "\n", "utf-8")
    return open_tokenizer(path)


@given(text=TEXTS)
def test_a_text_without_places_is_the_same(text):
    assert ClipCleaning().plain(text) == ClipCleaning()(AlignedText.original(text)).text


@given(text=TEXTS)
def test_texts_are_cleaned_as_the_program_does(text):
    assert ClipCleaning()(AlignedText.original(text)).text == cleaned(text)


@given(text=TEXTS)
def test_every_cleaned_character_stands_for_a_part_of_the_text(text):
    changed = ClipCleaning()(AlignedText.original(text))
    size = len(text.encode())
    assert len(changed.starts) == len(changed.ends) == len(changed.text)
    assert all(0 <= s <= e <= size for s, e in zip(changed.starts, changed.ends, strict=True))
    assert list(changed.starts) == sorted(changed.starts)


@given(text=TEXTS)
def test_tokens_are_those_of_the_program(tokenizer, text):
    assert tokenizer.encode(text).tokens == literal(text)


def test_ids_are_given_by_the_program(tokenizer):
    size = len(tokenizer.vocabulary)
    assert tokenizer.vocabulary["<start_of_text>"] == size - 2
    assert tokenizer.encode("the", add_special_tokens=True).tokens == [
        "<start_of_text>",
        "the</w>",
        "<end_of_text>",
    ]
    assert tokenizer.encode("! \x01").ids[0] == 256
    assert tokenizer.decode(tokenizer.encode("the low!").ids) == "the low ! "

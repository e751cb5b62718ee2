"""Lists of merges are told from texts of two words a line."""

import pytest

from engine import BPETokenizer, open_tokenizer
from engine.formats import recognise
from engine.formats.merge_list import looks_like_merges

LISTS = {
    "without a first line": b"# #\na b\n# a\n# v\n",
    "first line in the middle": b"# #\n#version: 0.2\na b\n# a\n# v\n",
    "subword-nmt 0.1": b"l o\nlo w\nlow </w>\ne r\ner </w>\n",
    "subword-nmt 0.2": b"l o\nlo w</w>\ne r</w>\n",
    "Windows line ends": b"l o\r\nlo w\r\ne r\r\n",
    "bytes": "Ġ t\nĠt h\nĠth e\n<0xE2> <0x96>\n".encode(),
}

TEXTS = {
    "poem": b"Roses are\nviolets blue\nsugar is\nsweet and\nso are\nyou too\n",
    "dictionary": "cat кот\ndog пёс\nhouse дом\nI я\na один\n".encode(),
    "numbers": b"1 2\n3 4\n5 6\n7 8\n",
    "counts": b"low 5\nlower 2\nnewest 6\nwidest 3\n",
    "short words": b"to be\nor no\nto go\nif so\nI do\n",
    "moves": b"e4 e5\nf4 ef\nd4 d5\n",
    "the same line": b"a b\na b\na b\na b\n",
    "labels": b"a x1\nb x2\nc x3\nd x4\n",
    "two lines": b"a b\nc d\n",
    "one letter a line": b"a\nb\nc\nd\n",
    "nothing": b"",
}


@pytest.mark.parametrize("data", LISTS.values(), ids=LISTS)
def test_lists_of_merges_are_known_by_what_they_build(data):
    assert looks_like_merges(data)
    assert not recognise(data).is_tokenizer  # it can still be trained on


@pytest.mark.parametrize("data", TEXTS.values(), ids=TEXTS)
def test_texts_of_two_words_a_line_are_texts(data):
    assert not looks_like_merges(data)


def test_a_cut_list_of_a_real_training_is_known():
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest newest widest wide new"], merges=20)
    lines = "".join(f"{left} {right}\n" for left, right in tokenizer.merges if " " not in left)
    assert looks_like_merges(lines.encode()[:-3])


def test_asked_for_as_a_tokenizer_it_opens(tmp_path):
    path = tmp_path / "codes.txt"
    path.write_bytes(LISTS["subword-nmt 0.1"])
    assert open_tokenizer(path).format == "subword-nmt codes"

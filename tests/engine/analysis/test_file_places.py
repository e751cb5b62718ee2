"""Where the words of a text are, as a tokenizer file cuts them."""

import json

import pytest

from engine import open_tokenizer
from engine.analysis.file_places import word_at_character, word_ranges

TEXT = "low, лето  🙂low<s>new"


@pytest.fixture(params=["Whitespace", "ByteLevel"])
def tokenizer(request, tmp_path):
    vocabulary = {"low": 0, "[UNK]": 1, "<s>": 2}
    content = {
        "version": "1.0",
        "model": {"type": "WordLevel", "vocab": vocabulary, "unk_token": "[UNK]"},
        "added_tokens": [{"id": 2, "content": "<s>", "special": True}],
        "pre_tokenizer": {"type": request.param},
    }
    if request.param == "ByteLevel":
        content["pre_tokenizer"] |= {"add_prefix_space": False, "use_regex": True}
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return open_tokenizer(path)


def test_words_are_those_that_are_found_at_their_characters(tokenizer):
    ranges = word_ranges(tokenizer, TEXT)
    assert [TEXT[start:end].strip() for start, end in ranges if TEXT[start:end].strip()] == [
        "low",
        ",",
        "лето",
        "🙂",
        "low",
        "new",
    ]
    for start, end in ranges:
        for offset in range(start, end):
            found = word_at_character(tokenizer, TEXT, offset)
            assert found is not None
            assert found[0] == start


def test_an_empty_text_has_no_words(tokenizer):
    assert word_ranges(tokenizer, "") == []

"""Texts that are read in chunks become what they become when they are read as a whole."""

import pickle
from functools import cache

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.documented_json.json_text import parse_json
from engine.formats.hugging_face import read_tokenizer_json
from engine.pipeline import chunk_ids
from engine.pipeline.chunk_rows import ChunkRows
from engine.pipeline.chunk_stages import _NEVER_ACROSS
from engine.pipeline.spans import character_spans
from engine.text import pieces
from tests.engine.formats.hugging_face.families import FAMILIES, family
from tests.engine.formats.hugging_face.random_files import TEXTS, files
from tests.engine.text.nasty import nasty_text

COLUMNS = ("ids", "labels", "starts", "ends", "unknown", "word_texts", "word_starts", "word_ends")
PLAIN = ("the", "of", "end,", "«", "»", "а", "ё", "12", "it", "é", "É", "e\u0301", "x\u2028y")
WORDS = st.sampled_from([*PLAIN, "<s>", "</s>", "<mask>"])
LINES = st.lists(WORDS | nasty_text(4) | st.just("a\nb"), max_size=12).map(" ".join)

# Texts of these stages are chunks of words; of the others in FAMILIES some stage has to see more.
IN_CHUNKS = {
    "gpt2", "llama 3", "qwen 2", "falcon", "bloom", "starcoder", "deepseek 3", "mistral 3", "xlm-r",
    "t5", "albert", "bert, small letters", "bert, all letters", "llama 2", "yi", "gpt 1", "words",
    "roberta with a space before", "gpt-neox", "clip", "llama, not legacy",
}  # fmt: skip


@cache
def opened(name):
    return read_tokenizer_json(parse_json(family(name), ""), "")


@pytest.fixture(autouse=True)
def short_pieces(monkeypatch):
    """Texts are cut into pieces that are remembered; here nearly each line is one.

    New chunks are led through the stages together where there are many; here, two.
    """
    monkeypatch.setattr(pieces, "_PIECE", 3)
    monkeypatch.setattr(chunk_ids, "MANY", 2)


def compare(tokenizer, text, match, words_too):
    rows = tokenizer._rows(text, "rank-ordered", match, words_too)
    whole = tokenizer._rows_at_length(text, "rank-ordered", match)
    for name in COLUMNS if words_too else COLUMNS[:5]:
        assert getattr(rows, name) == getattr(whole, name), name
    if words_too:
        assert rows.word_of == whole.word_of
    for _ in range(2):  # and once more from memory
        assert tokenizer._chunk_reader.ids(text, "rank-ordered", match) in (None, whole.ids)
    if isinstance(rows, ChunkRows):
        assert rows.spans == character_spans(text, whole.starts, whole.ends)


@pytest.mark.parametrize("name", FAMILIES)
@settings(max_examples=30, deadline=None)
@given(text=LINES, match=st.booleans(), words_too=st.booleans())
def test_chunks_give_what_the_whole_gives(name, text, match, words_too):
    compare(opened(name), text, match, words_too)


@settings(max_examples=300, deadline=None)
@given(file=files(), text=TEXTS | LINES, match=st.booleans(), words_too=st.booleans())
def test_chunks_of_any_stages_give_what_the_whole_gives(file, text, match, words_too):
    compare(read_tokenizer_json(parse_json(file, ""), ""), text, match, words_too)


@pytest.mark.parametrize("name", sorted(IN_CHUNKS))
def test_the_usual_stages_are_read_in_chunks(name):
    rows = opened(name)._rows("a word and another one. " * 3, "rank-ordered", True)
    assert isinstance(rows, ChunkRows)
    assert len(rows.entries) > 5
    assert opened(name)._chunk_reader.ids("a word.", "rank-ordered", True) is not None


@pytest.mark.parametrize("name", ["gpt2", "llama 3", "qwen 2", "t5", "bert, small letters"])
def test_all_but_the_ids_is_made_when_it_is_asked_for(name):
    text = "The café and\nanother word </s> 😀 x\n\ny" * 3
    tokenizer, slow = opened(name), opened(name)
    encoding = tokenizer.encode(text, add_special_tokens=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(slow._chunk_reader), "ids", lambda *_: None)
        assert encoding == slow.encode(text, add_special_tokens=True)
    assert pickle.loads(pickle.dumps(encoding)) == encoding


def test_a_text_with_half_characters_is_read_as_a_whole():
    rows = opened("gpt2")._rows("a \ud800 b", "rank-ordered", True)
    assert not isinstance(rows, ChunkRows)


@pytest.mark.parametrize("name", ["qwen 2", "bloom", "gpt-neox", "xlm-r"])
def test_a_text_that_the_normalizer_changes_is_read_in_chunks_all_the_same(name):
    rows = opened(name)._rows("a cafe\u0301 and \uff21 word " * 3, "rank-ordered", True)
    assert isinstance(rows, ChunkRows)


@given(st.text("ab'sLt1²é .,\n\r\t\u00a0\u3000日", max_size=25))
def test_no_match_of_the_patterns_that_are_taken_for_safe_has_a_space_after_anything_else(text):
    for pattern in _NEVER_ACROSS:
        whole = regex.findall(pattern, text)
        assert not any(regex.search(r"\S ", match) for match in whole), pattern
        for place in (m.start() for m in regex.finditer(r"(?<=[!-~é]) ", text)):
            parts = [regex.findall(pattern, part) for part in (text[:place], text[place:])]
            assert parts[0] + parts[1] == whole, pattern

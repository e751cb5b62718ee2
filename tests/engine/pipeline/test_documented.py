"""Encodings: labels, bytes and spans of every token."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BPETokenizer
from engine.pipeline import DocumentedTokenizer, UnknownIdError
from tests.engine.cases import example_tokenizer

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()))
NEAR_TEXT = st.text(alphabet="lowernstid é😀\n ")


@pytest.fixture(scope="module")
def example():
    return DocumentedTokenizer(example_tokenizer())


@pytest.fixture(scope="module")
def by_bytes():
    model = BPETokenizer()
    model.train(["é😀 low lower", "éa éa"], vocab_size=270, alphabet="bytes")
    return DocumentedTokenizer(model)


def test_every_token_has_id_label_bytes_and_span(example):
    encoding = example.encode("lowZ nest")
    assert encoding.ids == [13, 21, 21, 4, 11]
    assert encoding.tokens == ["low", "<unk>", "<unk>", "n", "est"]
    assert encoding.bytes == [b"low", b"Z", b" ", b"n", b"est"]
    assert encoding.spans == [(0, 3), (3, 4), (4, 5), (5, 6), (6, 9)]
    assert len(encoding) == 5


def test_added_tokens_have_empty_spans(example):
    encoding = example.encode("low", add_special_tokens=True)
    assert encoding.tokens == ["<bos>", "low", "<eos>"]
    assert encoding.ids == [22, 13, 23] and encoding.spans == [(0, 0), (0, 3), (3, 3)]


@pytest.mark.parametrize("match", [True, False])
def test_the_documented_format_never_recognises_special_tokens(example, match):
    assert 23 not in example.encode("<eos>", match_special_tokens=match).ids


def test_the_empty_text_has_no_tokens(example):
    assert len(example.encode("")) == 0


@pytest.mark.parametrize("mode", ["rank-ordered", "longest-match"])
@given(text=NEAR_TEXT | ANY_TEXT)
def test_spans_and_bytes_cover_the_text(example, mode, text):
    encoding = example.encode(text, mode=mode)
    assert "".join(text[start:end] for start, end in encoding.spans) == text
    assert b"".join(encoding.bytes) == text.encode("utf-8", "surrogatepass")
    assert encoding.ids == example.model.encode(text, mode=mode)
    assert len(encoding.ids) == len(encoding.tokens) == len(encoding.spans)


@pytest.mark.parametrize("mode", ["rank-ordered", "longest-match"])
@given(text=NEAR_TEXT | ANY_TEXT)
def test_tokens_of_bytes_span_the_characters_they_hold_a_part_of(by_bytes, mode, text):
    encoding = by_bytes.encode(text, mode=mode)
    assert b"".join(encoding.bytes) == text.encode("utf-8", "surrogatepass")
    for data, (start, end) in zip(encoding.bytes, encoding.spans, strict=True):
        assert data in text[start:end].encode("utf-8", "surrogatepass")
    assert by_bytes.decode(encoding.ids) == text


def test_a_character_cut_in_two_is_spanned_twice(by_bytes):
    encoding = by_bytes.encode("xö")
    assert encoding.tokens == ["x", "⟨C3⟩", "⟨B6⟩"]
    assert encoding.spans == [(0, 1), (1, 2), (1, 2)]


@pytest.mark.parametrize("attached", [True, False])
@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
def test_end_of_word_marks_span_nothing(alphabet, attached):
    model = example_tokenizer(
        end_of_word="</w>", end_of_word_attached=attached, alphabet=alphabet, vocab_size=262
    )
    text = "lowest low"
    encoding = DocumentedTokenizer(model).encode(text)
    assert "".join(text[start:end] for start, end in encoding.spans) == text


def test_a_mark_alone_has_an_empty_span():
    model = example_tokenizer(end_of_word="_", merges=0)
    encoding = DocumentedTokenizer(model).encode("low")
    assert encoding.tokens[-1] == "_" and encoding.spans[-1] == (3, 3)


def test_vocabulary_and_merges_are_there(example):
    assert len(example.vocabulary) == 24 and len(example.merges) == 10
    assert example.merges[0] == ("e", "s") and example.merge_list == list(example.merges)
    assert example.settings.split_rule == "document" and example.warnings == ()


def test_ids_that_no_token_has_are_named(example):
    with pytest.raises(UnknownIdError, match="no such id: 99, 77") as caught:
        example.decode([13, 99, 77, 99])
    assert caught.value.ids == (99, 77)
    assert pickle.loads(pickle.dumps(caught.value)).ids == (99, 77)


def test_a_tokenizer_crosses_a_process_border(example):
    assert pickle.loads(pickle.dumps(example)).encode("low") == example.encode("low")


def test_a_token_says_what_it_stands_for(example):
    token = example.token(13)
    assert (token.label, token.data, token.special, token.added) == ("low", b"low", False, False)
    assert example.token(22).special and example.special_ids == {20, 21, 22, 23}
    with pytest.raises(UnknownIdError):
        example.token(99)


def test_the_stages_are_split_rule_merges_special_tokens_and_joining(example):
    kinds = [stage.kind for stage in example.stages()]
    assert kinds == ["pre-tokenizer", "model", "post-processor", "decoder"]


def test_the_trail_shows_words_and_then_tokens(example):
    words, tokens, all_tokens = example.trail("low nest", add_special_tokens=True)
    assert [piece.text for piece in words.pieces] == ["low", " nest"]
    assert [piece.text for piece in tokens.pieces] == ["low", "<unk>", "n", "est"]
    assert [piece.start for piece in tokens.pieces] == [0, 3, 4, 5]
    assert [piece.token_id for piece in all_tokens.pieces] == [22, 13, 21, 4, 11, 23]


@given(text=NEAR_TEXT | ANY_TEXT)
def test_splitting_into_arrays_gives_the_same_ids(by_bytes, text):
    split, encoding = by_bytes.split(text), by_bytes.encode(text)
    assert split.ids.tolist() == encoding.ids and len(split) == len(encoding)
    raw = text.encode("utf-8", "surrogatepass")
    bounds = zip(split.byte_starts.tolist(), split.byte_ends.tolist(), strict=True)
    assert [raw[start:end] for start, end in bounds] == encoding.bytes
    bounds = zip(split.word_starts.tolist(), split.word_ends.tolist(), strict=True)
    words = [raw[start:end].decode("utf-8", "surrogatepass") for start, end in bounds]
    assert words == list(split.words) and split.byte_total == len(raw)
    assert not split.unknown.any() and sorted(split.word_of) == split.word_of.tolist()

"""SentencePiece models saved as tokenizer.json: the same ids, or a sentence says where not."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sentencepiece import sentencepiece_model_pb2 as library_fields
from tokenizers import Tokenizer

from engine import TokenizerFileError, open_tokenizer
from engine.formats.saving import losses, save_as
from engine.formats.sentencepiece import open_sentencepiece
from tests.engine.cases import find_case, texts
from tests.engine.formats.sentencepiece.models import SETTINGS, trained

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED = range(1, 6)
PLAIN = "aaabbcde日12   ▁AXy\n😀<u>"
HARD = PLAIN + "ёЁ\u00a0\u3000\t\u00adﬁ\u0301¨\u200b\u1100\u1161\0\u0085㎏…"

every_setting = pytest.mark.parametrize("name", SETTINGS)


@cache
def opened(name):
    return open_sentencepiece(trained(name), f"{name}.model")


@cache
def saved(name):
    return save_as(opened(name), Path(mkdtemp()) / "tokenizer.json", "tokenizer.json")


@cache
def again(name):
    return open_tokenizer(saved(name))


@cache
def library(name):
    tokenizer = Tokenizer.from_file(str(saved(name)))
    tokenizer.encode_special_tokens = True
    return tokenizer


def sentences(tokenizer, forbids=False):
    found = losses(tokenizer)["tokenizer.json"]
    return " | ".join(str(loss.remark) for loss in found if loss.forbids is forbids)


def same_or_as_good(tokenizer, first, second):
    """Compare ids; where sums of scores are rounded otherwise, compare the sums."""
    if first == second or "rounded" not in sentences(tokenizer):
        return first == second
    best = tokenizer.model.splitter.best_score
    sums = [
        sum(best.scores.get(tokenizer.token(n).label, 0) for n in ids) for ids in (first, second)
    ]
    return sums[0] == pytest.approx(sums[1], abs=1e-4)


TOLD_OF_TEXTS = ("map of characters", "in a row", "of each byte", "user-defined")
"""What sentences hold that tell of other ids."""


@every_setting
@given(text=st.text(st.sampled_from(HARD), max_size=24) | st.text(max_size=12))
def test_the_library_reads_the_saved_file_as_it_is_read_here(name, text):
    ids = again(name).encode(text, match_special_tokens=False).ids
    assert library(name).encode(text, add_special_tokens=False).ids == ids
    assert library(name).decode(ids) == again(name).decode(ids)
    assert dict(again(name).vocabulary) == dict(opened(name).vocabulary)


@every_setting
@given(text=st.text(st.sampled_from(PLAIN), max_size=24))
def test_plain_texts_get_the_ids_that_the_model_gives(name, text):
    told = sentences(opened(name))
    if "of each byte" in told:
        return
    if "in a row" in told or "user-defined" in told:
        text = "".join(letter for letter in text if letter not in " ▁\n")
    ids = again(name).encode(text, match_special_tokens=False).ids
    assert same_or_as_good(opened(name), opened(name).encode(text).ids, ids)


@every_setting
@given(text=st.text(st.sampled_from(HARD), max_size=24))
def test_where_no_sentence_says_otherwise_every_text_gets_these_ids(name, text):
    told = sentences(opened(name))
    if any(words in told for words in TOLD_OF_TEXTS):
        return
    ids = again(name).encode(text, match_special_tokens=False).ids
    assert same_or_as_good(opened(name), opened(name).encode(text).ids, ids)


@every_setting
def test_what_is_put_around_a_text_stays(name):
    expected = opened(name).encode("ab", add_special_tokens=True).ids
    assert again(name).encode("ab", add_special_tokens=True).ids == expected
    assert library(name).encode("ab").ids == expected
    assert again(name).special_ids >= opened(name).special_ids


REAL = ("mistral_sp_v1/tokenizer.model", "sp_botchan_en_bpe_1000/botchan_en_bpe_1000.model")


@pytest.mark.parametrize("path", REAL)
def test_real_models_give_the_same_ids(path, tmp_path):
    file = find_case(f"files/{path}")
    if file is None:
        pytest.skip("this model is not among the copies")
    tokenizer = open_tokenizer(file)
    assert "score" not in sentences(tokenizer)
    other = open_tokenizer(save_as(tokenizer, tmp_path / "tokenizer.json", "tokenizer.json"))
    for name, text in texts().items():
        ids = other.encode(text, match_special_tokens=False).ids
        assert ids == tokenizer.encode(text).ids, name
        assert tokenizer.decode(ids) == other.decode(ids) or "decoded" in sentences(tokenizer)


# What is lost, by models made by hand


def made(*pieces, **trainer):
    proto = library_fields.ModelProto()
    for text, kind, score in (("<unk>", UNKNOWN, 0.0), ("<s>", CONTROL, 0.0), *pieces):
        proto.pieces.add(piece=text, type=kind, score=score)
    for name, value in trainer.items():
        setattr(proto.trainer_spec, name, value)
    return open_sentencepiece(proto.SerializeToString(), "m.model")


LETTERS = [(letter, NORMAL, -50.0 - n) for n, letter in enumerate("abc▁")]


def test_equal_scores_of_different_pieces_are_told():
    tied = made(("ab", NORMAL, -1.0), ("bc", NORMAL, -1.0), *LETTERS, model_type=2)
    apart = made(("ab", NORMAL, -1.0), ("bc", NORMAL, -2.0), *LETTERS, model_type=2)
    assert "2 pieces have the score of another one" in sentences(tied)
    assert "score" not in sentences(apart)


def test_runs_of_spaces_with_equal_scores_are_made_from_the_left(tmp_path):
    runs = [("▁" * n, NORMAL, -1e9) for n in (2, 3, 4, 5, 6, 8)]
    tokenizer = made(*runs, *LETTERS, model_type=2)
    assert "score" not in sentences(tokenizer)
    path = save_as(tokenizer, tmp_path / "tokenizer.json", "tokenizer.json")
    for size in range(1, 30):
        text = "▁" * size + "a"
        assert Tokenizer.from_file(str(path)).encode(text, add_special_tokens=False).ids == (
            tokenizer.encode(text).ids
        )


def test_pieces_of_unknown_characters_and_unused_ones_are_counted():
    tokenizer = made(("xy", NORMAL, -1.0), ("ab", UNUSED, -2.0), *LETTERS, model_type=2)
    assert "1 pieces are made of characters that are no pieces" in sentences(tokenizer)
    assert "1 unused pieces" in sentences(tokenizer)
    assert "1 unused pieces" in sentences(made(("ab", UNUSED, -2.0), *LETTERS))


def test_scores_that_are_no_numbers_cannot_be_written(tmp_path):
    tokenizer = made(("ab", NORMAL, float("nan")), *LETTERS)
    assert "no numbers" in sentences(tokenizer, forbids=True)
    with pytest.raises(TokenizerFileError, match="no numbers"):
        save_as(tokenizer, tmp_path / "x", "tokenizer.json")


def test_user_defined_pieces_are_cut_out_as_in_the_model(tmp_path):
    defined = [("ab", USER_DEFINED, 0.0), ("abc", USER_DEFINED, 0.0), ("▁▁", USER_DEFINED, 0.0)]
    tokenizer = made(*defined, ("ca", NORMAL, -1.0), ("aa", NORMAL, -2.0), *LETTERS, model_type=2)
    path = save_as(tokenizer, tmp_path / "tokenizer.json", "tokenizer.json")
    for text in ("abcab", "caab", "aabcaa", "a▁▁▁ab", "cabab▁▁"):
        assert Tokenizer.from_file(str(path)).encode(text, add_special_tokens=False).ids == (
            tokenizer.encode(text).ids
        )


def test_the_other_formats_say_why_they_cannot_hold_a_model():
    found = losses(opened("bpe"))
    for format in ("documented", "vocab+merges", "tiktoken"):
        assert found[format][0].forbids

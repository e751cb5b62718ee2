"""Stages around a model: places, the trail of a text, arrays, decoding, crossing a border."""

import pickle

import numpy as np
import pytest
import tokenizers
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, normalizers

from engine import open_tokenizer
from engine.models.bpe_model import BPEModel
from engine.models.word_level import WordLevel
from engine.pipeline import AddedToken, StagedTokenizer, UnknownIdError
from engine.pipeline.decoders import ByteLevelDecoder
from engine.pipeline.post_processors import BertProcessing, ByteLevelProcessor, NamedId
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.normalizers import Lowercase, NormalizerSequence
from engine.text.pretokenizers import ByteLevel, Metaspace, PreTokenizerSequence

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()))


@pytest.fixture(scope="module")
def by_bytes():
    """GPT-2 in small."""
    labels = [*BYTE_CHARACTERS, "lo", "low", "Ġlow"]
    vocabulary = {label: number for number, label in enumerate(labels)}
    merges = [("l", "o"), ("lo", "w"), ("Ġ", "low")]
    return StagedTokenizer(
        "tokenizer.json",
        BPEModel(vocabulary, merges),
        NormalizerSequence((Lowercase(),)),
        PreTokenizerSequence((ByteLevel(add_prefix_space=False),)),
        ByteLevelProcessor(trim_offsets=False),
        ByteLevelDecoder(),
        [AddedToken(0, "<s>", special=True, normalized=False), AddedToken(0, "Stop")],
    )


def test_a_text_goes_through_all_stages(by_bytes):
    encoding = by_bytes.encode("LOW low<s>")
    assert encoding.tokens == ["low", "Ġlow", "<s>"]
    assert encoding.bytes == [b"low", b" low", b"<s>"]
    assert encoding.spans == [(0, 3), (3, 7), (7, 10)]
    assert by_bytes.decode(encoding.ids) == "low low"
    assert by_bytes.decode(encoding.ids, skip_special_tokens=False) == "low low<s>"


@given(text=ANY_TEXT)
def test_bytes_and_places_cover_the_text(by_bytes, text):
    split = by_bytes.split(text, match_special_tokens=False)
    total = len(text.encode("utf-8", "surrogatepass"))
    covered = np.zeros(total + 1, np.int32)
    np.add.at(covered, split.byte_starts, 1)
    np.add.at(covered, split.byte_ends, -1)
    assert split.byte_total == total
    assert (np.cumsum(covered)[:-1] >= 1).all()
    assert split.ids.tolist() == by_bytes.encode(text, match_special_tokens=False).ids
    assert len(split.words) == len(split.word_starts) == len(split.word_ends)


def test_half_characters_become_replacement_characters_in_place(by_bytes):
    encoding = by_bytes.encode("a\ud83db\ud83d\ude00")
    assert by_bytes.decode(encoding.ids) == "a\ufffdb😀"
    assert encoding.spans[1:4] == [(1, 2)] * 3 and encoding.spans[-1] == (3, 5)


def test_the_trail_shows_the_text_after_each_stage(by_bytes):
    trail = by_bytes.trail("LOW<s>\ud83d")
    assert [result.stage.kind for result in trail] == [
        "repair",
        "added-tokens",
        "normalizer",
        "added-tokens",
        "pre-tokenizer",
        "model",
        "post-processor",
    ]
    texts = [[piece.text for piece in result.pieces] for result in trail]
    assert texts[0] == ["LOW<s>\ufffd"] and texts[1] == ["LOW", "<s>", "\ufffd"]
    assert texts[2] == ["low", "<s>", "\ufffd"] and texts[4] == ["low", "<s>", "ï¿½"]
    assert texts[5] == ["low", "<s>", "ï", "¿", "½"] == texts[6]
    assert trail[1].pieces[1].token_id == by_bytes.vocabulary["<s>"]
    assert [stage.kind for stage in by_bytes.stages()][-1] == "decoder"


def test_words_are_numbered_and_added_tokens_are_none(by_bytes):
    split = by_bytes.split("low low<s>low")
    assert split.word_of.tolist() == [0, 1, -1, 2]
    assert list(split.words) == ["low", "Ġlow", "low"]
    assert split.word_starts.tolist() == [0, 3, 10]


def test_tokens_say_what_they_stand_for(by_bytes):
    assert by_bytes.token(by_bytes.vocabulary["Ġlow"]).data == b" low"
    token = by_bytes.token(by_bytes.vocabulary["<s>"])
    assert token.special and token.added and token.data == b"<s>"
    assert by_bytes.special_ids == {by_bytes.vocabulary["<s>"]}
    with pytest.raises(UnknownIdError):
        by_bytes.token(9999)


def test_ids_come_as_lists_and_arrays_and_unknown_ones_are_named(by_bytes):
    ids = by_bytes.encode("low").ids
    assert by_bytes.decode(np.array(ids)) == "low" == by_bytes.decode(iter(ids))
    with pytest.raises(UnknownIdError) as caught:
        by_bytes.decode([*ids, 9999, 8888, 9999])
    assert caught.value.ids == (9999, 8888)
    with pytest.raises(TypeError):
        by_bytes.decode([[1]])


def test_without_decoder_labels_are_set_apart_by_spaces():
    tokenizer = StagedTokenizer("tokenizer.json", WordLevel({"a": 0, "b": 1, "<unk>": 2}))
    assert tokenizer.decode([0, 1]) == "a b"


def test_special_tokens_whose_names_the_normalizer_changes_are_not_left_out(tmp_path):
    library = Tokenizer(models.WordLevel({"a": 0}, "a"))
    library.normalizer = normalizers.Lowercase()
    library.add_special_tokens([tokenizers.AddedToken("<S>", special=True, normalized=True)])
    library.save(str(tmp_path / "tokenizer.json"))
    ids = library.encode("<S>").ids
    assert ids == [1] and library.decode(ids) == "<s>" == open_tokenizer(tmp_path).decode(ids)


def test_visible_spaces_stand_for_spaces():
    model = WordLevel({"▁a": 0, "<unk>": 1})
    tokenizer = StagedTokenizer("tokenizer.json", model, pre_tokenizer=Metaspace())
    assert tokenizer.token(0).data == b" a" and tokenizer.encode("a a").bytes == [b" a", b" a"]
    assert tokenizer.encode("b").bytes == [b"b"]


def test_special_tokens_are_put_around_when_asked_for():
    model = WordLevel({"a": 0, "[CLS]": 1, "[SEP]": 2, "<unk>": 3})
    around = BertProcessing(NamedId("[SEP]", 2), NamedId("[CLS]", 1))
    tokenizer = StagedTokenizer("tokenizer.json", model, post_processor=around)
    assert tokenizer.encode("a").ids == [0]
    encoding = tokenizer.encode("a", add_special_tokens=True)
    assert encoding.ids == [1, 0, 2] and encoding.spans == [(0, 0), (0, 1), (0, 0)]


def test_modes_that_a_model_has_not_are_refused():
    tokenizer = StagedTokenizer("tokenizer.json", WordLevel({"a": 0}))
    with pytest.raises(ValueError, match="left-to-right"):
        tokenizer.encode("a", mode="left-to-right")


def test_a_tokenizer_crosses_a_process_border(by_bytes):
    by_bytes.encode("low")
    other = pickle.loads(pickle.dumps(by_bytes))
    assert other.encode("LOW<s>") == by_bytes.encode("LOW<s>")
    assert other.added_tokens == by_bytes.added_tokens and other.stages() == by_bytes.stages()


def test_a_tokenizer_says_what_it_is(by_bytes):
    assert repr(by_bytes) == f"<StagedTokenizer: {by_bytes.format}, {len(by_bytes)} tokens>"

"""Whatever the settings and the text: what the library answers, token by token."""

import pickle
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.formats.sentencepiece import open_sentencepiece
from engine.formats.sentencepiece.tokenizer import SentencePieceTokenizer
from tests.engine.cases import load_case, read_case, texts
from tests.engine.formats.sentencepiece.models import SETTINGS, library, trained

# Letters of the models, spaces of all kinds, what is mapped to more, to less and to spaces.
HARD = "aaabbcdeёЁ日12   ▁AXy\u00a0\u3000\t\n\u00adﬁ\u0301¨\u200b😀<u>\u1100\u1161\0\u0085㎏…"
TEXTS = st.text(st.sampled_from(HARD), max_size=24) | st.text(max_size=12)

every_setting = pytest.mark.parametrize("name", SETTINGS)


@cache
def opened(name: str) -> SentencePieceTokenizer:
    return open_sentencepiece(trained(name), f"{name}.model")


@every_setting
@given(text=TEXTS)
def test_ids_tokens_and_places_are_those_of_the_library(name, text):
    expected = library(name).encode(text, return_type="offset_mapping")
    encoding = opened(name).encode(text)
    assert encoding.ids == expected["ids"]
    assert encoding.tokens == [library(name).id_to_piece(number) for number in encoding.ids]
    assert encoding.spans == expected["offsets"]
    assert opened(name).decode(encoding.ids) == library(name).decode(encoding.ids)


@every_setting
@given(data=st.data())
def test_any_ids_are_decoded_as_by_the_library(name, data):
    last = library(name).get_piece_size() - 1
    # Control pieces and bytes come first, so small numbers must be as likely as all others.
    number = st.integers(0, min(last, 12)) | st.integers(0, last)
    ids = data.draw(st.lists(number, max_size=8))
    assert opened(name).decode(ids) == library(name).decode(ids)


@every_setting
@given(text=TEXTS)
def test_special_tokens_are_put_around_a_text_as_far_as_there_are_such(name, text):
    processor = library(name)
    expected = processor.encode(
        text, add_bos=processor.bos_id() >= 0, add_eos=processor.eos_id() >= 0
    )
    assert opened(name).encode(text, add_special_tokens=True).ids == expected


# The last byte of an unknown word has the whole word in lists, and its own character in arrays.
@pytest.mark.parametrize("name", [name for name in SETTINGS if name != "word, bytes"])
@given(text=TEXTS)
def test_every_token_has_a_place_in_arrays_that_holds_its_place_in_lists(name, text):
    encoding, arrays = opened(name).encode(text), opened(name).split(text)
    assert arrays.ids.tolist() == encoding.ids
    lengths = [len(character.encode()) for character in text]
    for (start, end), first, last in zip(
        encoding.spans, arrays.byte_starts, arrays.byte_ends, strict=True
    ):
        assert first <= sum(lengths[:start]) and sum(lengths[:end]) <= last


@every_setting
def test_the_vocabulary_is_that_of_the_library(name):
    processor = library(name)
    pieces = {processor.id_to_piece(n): n for n in range(processor.get_piece_size())}
    assert dict(opened(name).vocabulary) == pieces


@every_setting
def test_a_tokenizer_that_was_sent_elsewhere_splits_as_before(name):
    text = "aab ёd<u> ﬁ 日 Z"
    sent = pickle.loads(pickle.dumps(opened(name)))
    assert sent.encode(text) == opened(name).encode(text)
    assert sent.stages() == opened(name).stages()


@every_setting
def test_control_pieces_are_special_and_can_be_named(name):
    tokenizer, processor = opened(name), library(name)
    control = {n for n in range(processor.get_piece_size()) if processor.is_control(n)}
    assert tokenizer.special_ids == control
    assert all(tokenizer.token(n).special for n in control)
    ids = [*control, *tokenizer.encode("ab").ids]
    named = tokenizer.decode(ids, skip_special_tokens=False)
    assert all(processor.id_to_piece(n) in named for n in control)


REAL = {
    "mistral_sp_v1": "mistral_sp_v1/tokenizer.model",
    "sp_botchan_en_bpe_1000": "sp_botchan_en_bpe_1000/botchan_en_bpe_1000.model",
    "sp_botchan_en_unigram_1000": "sp_botchan_en_unigram_1000/botchan_en_unigram_1000.model",
}


@pytest.mark.parametrize("name", REAL)
def test_real_models_answer_as_written_down(name):
    try:
        data = read_case(f"files/{REAL[name]}")
    except FileNotFoundError:
        pytest.skip("this model is not among the copies")
    tokenizer = open_sentencepiece(data, REAL[name])
    for text_name, result in load_case(f"expected/{name}.json")["results"].items():
        # Lone surrogates: the library answers only to a text without them.
        expected = result.get("after_replacement", result)
        encoding = tokenizer.encode(texts()[text_name])
        assert encoding.ids == expected["ids"], text_name
        assert encoding.tokens == expected["tokens"], text_name
        assert tokenizer.decode(encoding.ids) == expected["decoded"], text_name

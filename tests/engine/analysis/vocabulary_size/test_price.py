"""What the same sentence costs in many languages."""

import json
import unicodedata
from pathlib import Path

import pytest

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.vocabulary_size import (
    SentenceFileError,
    by_price,
    language_prices,
    read_sentences,
)
from engine.pipeline import DocumentedTokenizer
from engine.tokenizer import BPETokenizer

LANGUAGES = Path(__file__).resolve().parents[4] / "resources" / "languages"
SENTENCES = read_sentences(LANGUAGES / "rain.json")


def byte_tokenizer(merges=()):
    texts = [SENTENCES[0].text] if merges else []
    trace = Trace(Corpus.from_texts(texts), TrainingOptions(alphabet="bytes"))
    return DocumentedTokenizer(BPETokenizer.from_trace(trace))


def test_what_is_unknown_is_not_cheap():
    tokens = BPETokenizer()
    tokens.train([SENTENCES[0].text, SENTENCES[1].text], vocab_size=200)
    ranked = by_price(language_prices(DocumentedTokenizer(tokens), SENTENCES))
    comparable = [price.is_comparable for price in ranked]
    assert comparable == sorted(comparable, reverse=True)
    assert {"en", "ru"} <= {price.sentence.code for price in ranked if price.is_comparable}
    last = max(n for n, price in enumerate(ranked) if price.is_comparable)
    assert min(price.tokens for price in ranked[last + 1 :]) < ranked[last].tokens


def test_there_are_enough_languages_and_scripts():
    assert len(SENTENCES) == 50
    assert len({sentence.script for sentence in SENTENCES}) == 22
    assert SENTENCES[0].code == "en"
    assert len({sentence.code for sentence in SENTENCES}) == 50


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.code)
def test_a_sentence_is_written_in_its_script_and_nothing_else(sentence):
    words = {"Han and Kana": ("CJK", "HIRAGANA", "KATAKANA"), "Han": ("CJK",)}
    words |= {"Gurmukhi": ("GURMUKHI",), "Hangul": ("HANGUL",), "Myanmar": ("MYANMAR",)}
    allowed = words.get(sentence.script, (sentence.script.upper(),))
    letters = [c for c in sentence.text if unicodedata.category(c)[0] == "L"]
    strange = [c for c in letters if not unicodedata.name(c).startswith(allowed)]
    assert not [c for c in strange if "MODIFIER" not in unicodedata.name(c)]
    assert sentence.text == sentence.text.strip()
    assert not {"[", "\ufffd"} & set(sentence.text)
    assert unicodedata.is_normalized("NFC", sentence.text)
    assert sentence.name("ru") != sentence.name("en")


def test_a_language_that_nobody_named_has_its_english_name():
    assert SENTENCES[1].name("xx") == "Russian"


def test_bytes_are_the_tokens_of_a_tokenizer_without_merges():
    prices = language_prices(byte_tokenizer(), SENTENCES)
    for price in prices:
        size = len(price.sentence.text.encode())
        assert (price.tokens, price.bytes) == (size, size)
        assert price.price == price.byte_price == size / prices[0].bytes
        assert price.unknown == 0
    assert prices[0].price == 1.0


def test_whoever_trains_on_english_makes_english_cheap():
    prices = language_prices(byte_tokenizer(merges=True), SENTENCES)
    first, *others = by_price(prices)
    assert first.sentence.code == "en"
    assert first.tokens < 40
    assert all(price.price > 3 for price in others)
    assert [price.tokens for price in others] == sorted(price.tokens for price in others)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, r"\$: there is no list of sentences here"),
        ([], r"\$: there is no list of sentences here"),
        ([1], r"\$\[0\]: a sentence is an object"),
        ([{"code": "en"}], r"\$\[0\]\.own_name: the field own_name is missing or no text"),
        (
            [{"code": "en", "own_name": "E", "script": "Latin", "text": "a", "name": {"en": 1}}],
            r"\$\[0\]\.name: the field name is missing or no text",
        ),
    ],
)
def test_a_file_that_is_no_list_of_sentences_is_refused_by_place(tmp_path, value, message):
    path = tmp_path / "sentences.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    with pytest.raises(SentenceFileError, match=message):
        read_sentences(path)


def test_a_file_that_is_no_json_is_refused(tmp_path):
    path = tmp_path / "sentences.json"
    path.write_text("[", encoding="utf-8")
    with pytest.raises(SentenceFileError):
        read_sentences(path)

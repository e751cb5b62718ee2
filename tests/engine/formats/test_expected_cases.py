"""Real files of many formats give the ids, tokens, places, bytes and texts of their own libraries.

The files are beside the checkout or, as far as they are small and free, in `tests/data/cases`;
without them there is nothing to compare, and the tests against the libraries stand alone.
"""

import pytest

from engine import open_tokenizer
from tests.engine.cases import find_case, load_case, texts

FILES = {
    "bert_minilm": "bert_minilm/tokenizer.json",
    "bert_vocab_txt": "bert_minilm/vocab.txt",
    "nepali_wordpiece": "nepali_wordpiece/tokenizer.json",
    "nepali_unigram": "nepali_unigram/tokenizer.json",
    "gpt2": "gpt2/encoder.json",
    "cl100k_base": "cl100k_base/cl100k_base.tiktoken",
    "whisper_multilingual": "whisper_multilingual",
    "clip": "clip/bpe_simple_vocab_16e6.txt.gz",
    "mistral_sp_v1": "mistral_sp_v1/tokenizer.model",
    "sp_botchan_en_bpe_1000": "sp_botchan_en_bpe_1000",
    "sp_botchan_en_unigram_1000": "sp_botchan_en_unigram_1000",
}


def _expected(name):
    return f"expected/{name}.json"


WAYS = {
    "ids": {},
    "ids_special_as_plain_text": {"match_special_tokens": False},
    "ids_with_special": {"add_special_tokens": True},
    "ids_allowed_special_all": {},
}
AT_HAND = [
    name
    for name, file in FILES.items()
    if find_case(f"files/{file}") and find_case(_expected(name))
]


@pytest.mark.parametrize("name", AT_HAND)
def test_a_real_file_gives_what_its_own_library_gives(name):
    tokenizer = open_tokenizer(find_case(f"files/{FILES[name]}"))
    results = load_case(_expected(name))["results"]
    for text_id, result in results.items():
        if "ids" not in result:  # the library itself refuses the text
            continue
        text = texts()[text_id]
        for way, options in WAYS.items():
            # tiktoken finds special tokens only if it is told to.
            if way == "ids" and "token_bytes_hex" in result:
                options = {"match_special_tokens": False}
            if way in result:
                assert tokenizer.encode(text, **options).ids == result[way], (text_id, way)
        _check_tokens(tokenizer, text, text_id, result)


def _check_tokens(tokenizer, text, text_id, result):
    plain = "token_bytes_hex" in result
    encoding = tokenizer.encode(text, match_special_tokens=not plain)
    if plain:
        assert [data.hex() for data in encoding.bytes] == result["token_bytes_hex"], text_id
    if "tokens" in result:
        assert encoding.tokens == result["tokens"], text_id
    if "offsets" in result:
        assert [list(span) for span in encoding.spans] == result["offsets"], text_id
    decoded = {tokenizer.decode(result["ids"], skip_special_tokens=skip) for skip in (True, False)}
    assert result["decoded"] in decoded, text_id

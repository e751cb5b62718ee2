"""Numbers are read as the `tokenizers` library reads them, to the last bit."""

import json

from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer

from engine.documented_json.json_text import parse_json
from engine.documented_json.library_numbers import library_float

PATTERNS = st.sampled_from(["%r", "%.17g", "%.20f", "%.25f", "%e", "%.18e", "%.14f"])
# The library refuses what rounds to more than the largest double.
NUMBERS = st.floats(-1e9, 1e9) | st.floats(-20, 0) | st.floats(-1e300, 1e300)
WRITTEN = st.builds(lambda pattern, number: pattern % number, PATTERNS, NUMBERS)


def of_library(texts):
    """The scores of a Unigram model after the library has read them."""
    pieces = ",".join(f'["{n}",{text}]' for n, text in enumerate(texts))
    model = f'{{"type": "Unigram", "unk_id": 0, "byte_fallback": false, "vocab": [{pieces}]}}'
    file = Tokenizer.from_str(
        '{"version": "1.0", "truncation": null, "padding": null, "added_tokens": [],'
        ' "normalizer": null, "pre_tokenizer": null, "post_processor": null, "decoder": null,'
        f' "model": {model}}}'
    )
    return [score for _, score in json.loads(file.to_str())["model"]["vocab"]]


@given(texts=st.lists(WRITTEN.filter(lambda text: len(text) < 60), min_size=1, max_size=30))
def test_scores_are_read_as_by_the_library(texts):
    texts = [text for text in texts if "." in text or "e" in text] or ["-0.5"]
    assert [library_float(text) for text in texts] == of_library(texts)


def test_long_whole_parts_are_read_as_by_the_library():
    texts = [
        "46468213388197136.00000000000000000000",
        "18446744073709551615.5",
        "18446744073709551619.2",
        "184467440737095516199.25e-3",
        "123456789012345678901234567890.125",
    ]
    assert [library_float(text) for text in texts] == of_library(texts)


def test_the_last_bit_is_not_always_the_nearest_one():
    written = "-3.9067307609682835"
    assert parse_json(f"[{written}]", "") == of_library([written]) != [float(written)]


def test_what_no_double_holds_is_infinite():
    assert library_float("1e400") == library_float("123456789012345678901.5e300") == float("inf")

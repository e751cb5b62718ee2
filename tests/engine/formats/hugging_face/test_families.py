"""Tokenizers with the stages of well-known models against the `tokenizers` library."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer

from engine.documented_json.json_text import parse_json
from engine.formats.hugging_face import read_tokenizer_json
from tests.engine.cases import texts
from tests.engine.formats.hugging_face.families import FAMILIES, family
from tests.engine.text.nasty import nasty_text

NAMES = [
    "<s>", "</s>", "<unk>", "<mask>", "[MASK]", "[CLS]", "<|endoftext|>", "<|im_start|>", "[INST]",
    "<extra_id_1>", "<｜User｜>", "▁<PRE>", "en_XX", "<0x41>", "##", "''", "``", "12345", "don't",
    "I'LL", "x_y", "▁▁",
]  # fmt: skip
SPACES = ["  ", "   ", "\n\n", "\r\n", "\t\t"]
TEXTS = st.lists(nasty_text(8) | st.sampled_from(NAMES + SPACES), max_size=6).map("".join)

every_family = pytest.mark.parametrize("name", FAMILIES)


@cache
def both(name):
    file = family(name)
    return Tokenizer.from_str(file), read_tokenizer_json(parse_json(file, ""), "")


def compare(name, text, plain):
    library, ours = both(name)
    library.encode_special_tokens = plain
    for special in (False, True):
        expected = library.encode(text, add_special_tokens=special)
        encoding = ours.encode(text, match_special_tokens=not plain, add_special_tokens=special)
        assert encoding.ids == expected.ids
        assert encoding.tokens == expected.tokens
        assert encoding.spans == expected.offsets
        for skip in (False, True):
            assert ours.decode(expected.ids, skip) == library.decode(expected.ids, skip)


@every_family
def test_nasty_texts_become_what_the_library_makes_of_them(name):
    for text in texts().values():
        whole = text.encode("utf-8", "ignore").decode()
        compare(name, whole, plain=False)
        compare(name, whole, plain=True)


@every_family
@settings(max_examples=25, deadline=None)
@given(text=TEXTS, plain=st.booleans())
def test_any_text_becomes_what_the_library_makes_of_it(name, text, plain):
    compare(name, text, plain)

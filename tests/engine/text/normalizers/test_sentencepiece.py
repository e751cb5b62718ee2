"""SentencePiece's normalizer: worked examples, and the library's own on any text."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.formats.sentencepiece import open_sentencepiece
from engine.text.aligned import AlignedText
from engine.text.normalizers.charsmap import Charsmap
from engine.text.normalizers.sentencepiece import SentencePieceNormalizer
from tests.engine.formats.sentencepiece.models import SETTINGS, library, trained

HARD = "aabceЁ  ▁AX\u00a0\u3000\t\n\u00adﬁ\u0301¨\u200b😀<u>\u1100\u1161\u11a8\0\u0085㎏…ŉ︰ｶﾞ"
TEXTS = st.text(st.sampled_from(HARD), max_size=30) | st.text(max_size=15)


@cache
def normalizer(name: str) -> SentencePieceNormalizer:
    return open_sentencepiece(trained(name), "").normalizer


def changed(text, **settings):
    return SentencePieceNormalizer(**settings)(AlignedText.original(text))


@pytest.mark.parametrize("name", SETTINGS)
@given(text=TEXTS)
def test_texts_and_places_are_those_of_the_library(name, text):
    expected, characters = library(name).Normalize(text, with_offsets=True)
    result = normalizer(name)(AlignedText.original(text))
    assert result.text == expected
    offsets = [len(text[:index].encode()) for index in characters]
    assert list(result.starts) == offsets[:-1]
    # Where one character became several, all of them stand for all of it.
    pairs = zip(result.starts, result.ends, offsets[1:], strict=True)
    assert all(end in (following, max(end, start)) for start, end, following in pairs)


EXAMPLES = {
    " low  lower ": "▁low▁lower",
    "": "",
    "   ": "",
    "▁": "",
    "a ▁": "▁a",
    "\u3000a": "▁\u3000a",
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_spaces_are_kept_once_and_written_visibly(text):
    assert changed(text).text == EXAMPLES[text]


def test_the_space_can_come_last_or_not_at_all():
    assert changed(" low ", treat_whitespace_as_suffix=True).text == "low▁"
    assert changed(" low ", add_dummy_prefix=False).text == "low"
    assert changed(" low ", remove_extra_whitespaces=False).text == "▁▁low▁"
    assert changed(" low ", escape_whitespaces=False).text == " low"


def test_a_character_that_was_put_in_stands_for_nothing():
    result = changed("  é")
    assert (result.text, list(result.starts), list(result.ends)) == ("▁é", [2, 2], [2, 4])


def test_what_is_left_out_belongs_to_the_character_before():
    result = changed("a   b", add_dummy_prefix=False)
    assert (list(result.starts), list(result.ends)) == ([0, 1, 4], [1, 4, 5])


def test_the_longest_match_counts():
    ligature = normalizer("unigram")(AlignedText.original("e\u0301"))
    assert ligature.text == "▁é"


def test_user_defined_pieces_are_left_alone():
    assert changed("ﬁ a  b", user_defined=frozenset(["a  b"])).text == "▁ﬁ▁a▁▁b"


def test_settings_say_all_but_the_map():
    assert normalizer("unigram").settings()["add_dummy_prefix"] is True
    assert "bytes" in str(normalizer("unigram").settings()["precompiled_charsmap"])


@pytest.mark.parametrize("data", [b"", b"\1\0\0", b"\4\0\0\0abc", b"\5\0\0\0abcde"])
def test_what_is_no_map_is_refused(data):
    with pytest.raises(ValueError, match="damaged"):
        Charsmap(data)


@given(st.binary(max_size=64), st.text(max_size=8))
def test_a_map_of_random_numbers_is_walked_to_an_end(units, text):
    units = units[: len(units) // 4 * 4]
    random_map = Charsmap(len(units).to_bytes(4, "little") + units + b"a\0b")
    for place, character in enumerate(text):
        random_map.begins(character)
        random_map.longest(text, place)

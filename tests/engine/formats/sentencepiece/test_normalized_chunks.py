"""Texts that are normalized in chunks become what they become as a whole."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.formats.sentencepiece import open_sentencepiece
from engine.formats.sentencepiece.normalized_chunks import NormalizedChunks
from engine.text.aligned import AlignedText
from engine.text.normalizers.charsmap import Charsmap
from engine.text.normalizers.sentencepiece import SentencePieceNormalizer
from tests.engine.formats.sentencepiece.models import SETTINGS, trained
from tests.engine.text.normalizers.charsmaps import charsmap

HARD = "ab \u2581 ab  \n\t\u00a0\u3000\u200b\u00adﬁ\u0301¨😀<u>c"
TEXTS = st.lists(st.text(st.sampled_from(HARD), max_size=4), max_size=20).map(" ".join)
KEYS = st.text(st.sampled_from("abc \u2581ﬁ"), min_size=1, max_size=3)
CONTENTS = st.text(st.sampled_from("ab \u2581"), max_size=3)
FLAGS = (
    "add_dummy_prefix",
    "remove_extra_whitespaces",
    "escape_whitespaces",
    "treat_whitespace_as_suffix",
)


def assert_same(normalizer, texts):
    chunks = NormalizedChunks(normalizer)
    for text in (*texts, *texts):
        assert chunks.text(text) == normalizer(AlignedText.original(text)).text


@pytest.mark.parametrize("name", SETTINGS)
@given(texts=st.lists(TEXTS, min_size=1, max_size=3))
def test_chunks_of_trained_files_give_what_the_whole_gives(name, texts):
    assert_same(open_sentencepiece(trained(name), "").normalizer, texts)


@given(
    flags=st.fixed_dictionaries({flag: st.booleans() for flag in FLAGS}),
    changes=st.dictionaries(KEYS, CONTENTS, max_size=4),
    defined=st.frozensets(KEYS, max_size=2),
    texts=st.lists(TEXTS, min_size=1, max_size=3),
)
@example(dict.fromkeys(FLAGS, True), {"a": ""}, frozenset(), ["< < "])  # the letters beside vanish
def test_so_do_chunks_under_any_settings_and_maps(flags, changes, defined, texts):
    mapped = charsmap(changes) if changes else b""
    assert_same(SentencePieceNormalizer(mapped, user_defined=defined, **flags), texts)


def test_most_of_a_text_is_known_the_second_time():
    seen = []

    class Seen(SentencePieceNormalizer):
        def __call__(self, text):
            seen.append(text.text)
            return super().__call__(text)

    chunks = NormalizedChunks(Seen())
    chunks.text("one  word and another word " * 20)
    seen.clear()
    chunks.text("one  word and another word " * 20)
    assert max(map(len, seen)) < 30


@given(changes=st.dictionaries(KEYS, CONTENTS, min_size=1, max_size=6))
def test_whether_a_map_has_a_space_inside_is_known(changes):
    inside = any(" " in key[1:] for key in changes)
    assert Charsmap(charsmap(changes)).holds_inside(" ") == inside

"""The list of encodings that a person chooses from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.encodings import likely_encodings

TEXTS = {
    "russian": "Мама мыла раму, а Ёжик шёл по лесу и считал звёзды.",
    "russian, one word": "Привет",
    "russian, small letters": "привет",
    "german": "Falsches Üben von Xylophonmusik quält jeden größeren Zwerg.",
    "french": "Dès Noël, où un zéphyr haï me vêt de glaçons, je dîne à la façon d'un bœuf.",
    "spanish": "El pingüino Wenceslao hizo kilómetros bajo la lluvia, ¡señor!",
}


@pytest.mark.parametrize("name", [name for name in TEXTS if name.startswith("russian")])
@pytest.mark.parametrize("encoding", ["cp1251", "koi8_r", "cp866"])
def test_russian_text_is_recognised(name, encoding):
    assert likely_encodings(TEXTS[name].encode(encoding))[0] == encoding


@pytest.mark.parametrize("name", ["german", "french", "spanish"])
@pytest.mark.parametrize(
    ("encoding", "first"),
    [("cp1252", "cp1252"), ("latin_1", "cp1252"), ("mac_roman", "mac_roman"), ("cp850", "cp850")],
)
def test_western_text_is_recognised(name, encoding, first):
    assert likely_encodings(TEXTS[name].encode(encoding, "ignore"))[0] == first


def test_japanese_text_is_left_to_the_library():
    assert likely_encodings("日本語のテキストです。".encode("shift_jis"))[0] in (
        "cp932",
        "shift_jis",
    )


@given(st.binary(min_size=1, max_size=80))
def test_something_is_always_offered_and_everything_offered_decodes(data):
    candidates = likely_encodings(data)
    assert candidates and len(set(candidates)) == len(candidates)
    for encoding in candidates:
        data.decode(encoding)

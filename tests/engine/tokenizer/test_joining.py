"""Tokens to text."""

import pytest

from engine.tokenizer.joining import decode_bytes


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"low", "low"),
        (b"\xed\xa0\xbd", "\ud83d"),
        (b"\xed\xa0\xbd\xc3", "\ud83d\ufffd"),
        (b"\xc3\xed\xa0\xbd\xc3\xa9", "\ufffd\ud83dé"),
        (b"\xed\xa0", "\ufffd\ufffd"),
        (b"\xf0\x9f\xa6", "\ufffd"),
        (b"\xe2\x82A", "\ufffdA"),
    ],
)
def test_a_broken_character_takes_no_other_with_it(data, text):
    assert decode_bytes(data) == text

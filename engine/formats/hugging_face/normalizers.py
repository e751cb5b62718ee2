"""The object `normalizer` of a tokenizer.json."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from engine.formats.hugging_face.components import Readers, read_component
from engine.formats.hugging_face.fields import Value
from engine.formats.hugging_face.patterns import read_pattern
from engine.text.normalizers import (
    NFC,
    NFD,
    NFKC,
    NFKD,
    BertNormalizer,
    ByteLevelNormalizer,
    Lowercase,
    Nmt,
    Normalizer,
    NormalizerSequence,
    Precompiled,
    Prepend,
    Replace,
    Strip,
    StripAccents,
)


def read_normalizer(value: Value) -> Normalizer | None:
    """Read the normalizer; None if there is none.

    Raises:
        TokenizerFileError: it is no normalizer.
        UnknownComponentError: it is not known here.
    """
    if value.value is None:
        return None
    return read_component(value, "normalizer", _READERS, "normalizers", NormalizerSequence)


def _bert(value: Value) -> Normalizer:
    accents = value.member("strip_accents")
    return BertNormalizer(
        value.member("clean_text").flag(True),
        value.member("handle_chinese_chars").flag(True),
        None if accents.value is None else accents.flag(True),
        value.member("lowercase").flag(True),
    )


def _precompiled(value: Value) -> Normalizer:
    charsmap = value.member("precompiled_charsmap")
    try:
        return Precompiled(base64.b64decode(charsmap.text(), validate=True))
    except (binascii.Error, ValueError):
        charsmap.fail("the map of characters is damaged")


def _replace(value: Value) -> Normalizer:
    pattern = read_pattern(value.member("pattern"))
    return Replace(pattern.text, value.member("content").text(), pattern.is_regex)


def _strip(value: Value) -> Normalizer:
    return Strip(value.member("strip_left").flag(True), value.member("strip_right").flag(True))


_READERS: Final[Readers[Normalizer]] = {
    "BertNormalizer": _bert,
    "ByteLevel": lambda value: ByteLevelNormalizer(),
    "Lowercase": lambda value: Lowercase(),
    "NFC": lambda value: NFC(),
    "NFD": lambda value: NFD(),
    "NFKC": lambda value: NFKC(),
    "NFKD": lambda value: NFKD(),
    "Nmt": lambda value: Nmt(),
    "Precompiled": _precompiled,
    "Prepend": lambda value: Prepend(value.member("prepend").text("\u2581")),
    "Replace": _replace,
    "Strip": _strip,
    "StripAccents": lambda value: StripAccents(),
}

"""The object `pre_tokenizer` of a tokenizer.json."""

from __future__ import annotations

from typing import Final, cast, get_args

from engine.formats.hugging_face.components import Readers, read_component
from engine.formats.hugging_face.fields import Value
from engine.formats.hugging_face.metaspace import read_metaspace
from engine.formats.hugging_face.patterns import read_pattern
from engine.text.pretokenizers import (
    Behavior,
    BertPreTokenizer,
    ByteLevel,
    CharDelimiterSplit,
    Digits,
    FixedLength,
    Metaspace,
    PreTokenizer,
    PreTokenizerSequence,
    Punctuation,
    Split,
    UnicodeScripts,
    Whitespace,
    WhitespaceSplit,
)

_BEHAVIORS: tuple[Behavior, ...] = get_args(Behavior)


def read_pre_tokenizer(value: Value) -> PreTokenizer | None:
    """Read the pre-tokenizer; None if there is none.

    Raises:
        TokenizerFileError: it is no pre-tokenizer.
        UnknownComponentError: it is not known here.
    """
    if value.value is None:
        return None
    return read_component(value, "pre-tokenizer", _READERS, "pretokenizers", PreTokenizerSequence)


def _byte_level(value: Value) -> PreTokenizer:
    return ByteLevel(
        value.member("add_prefix_space").flag(True),
        value.member("trim_offsets").flag(True),
        value.member("use_regex").flag(True),
    )


def _metaspace(value: Value) -> PreTokenizer:
    return Metaspace(*read_metaspace(value))


def _behavior(value: Value) -> Behavior:
    return cast(Behavior, value.choice(_BEHAVIORS, "Isolated"))


def _split(value: Value) -> PreTokenizer:
    pattern = read_pattern(value.member("pattern"))
    behavior = _behavior(value.member("behavior"))
    return Split(pattern.text, pattern.is_regex, behavior, value.member("invert").flag(False))


_READERS: Final[Readers[PreTokenizer]] = {
    "BertPreTokenizer": lambda value: BertPreTokenizer(),
    "ByteLevel": _byte_level,
    "CharDelimiterSplit": lambda value: CharDelimiterSplit(value.member("delimiter").character()),
    "Digits": lambda value: Digits(value.member("individual_digits").flag(False)),
    "FixedLength": lambda value: FixedLength(value.member("length").whole(5)),
    "Metaspace": _metaspace,
    "Punctuation": lambda value: Punctuation(_behavior(value.member("behavior"))),
    "Split": _split,
    "UnicodeScripts": lambda value: UnicodeScripts(),
    "Whitespace": lambda value: Whitespace(),
    "WhitespaceSplit": lambda value: WhitespaceSplit(),
}

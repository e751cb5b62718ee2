"""Patterns of components: `{"String": …}` or `{"Regex": …}`."""

from __future__ import annotations

from typing import NamedTuple

from engine.formats.hugging_face.fields import UnknownComponentError, Value
from engine.text.patterns import PatternError, compile_pattern
from engine.text.remark import Remark


class Pattern(NamedTuple):
    """A pattern, and whether it is a regular expression."""

    text: str
    is_regex: bool


def read_pattern(value: Value) -> Pattern:
    """Read a pattern; very old files have the text alone.

    Raises:
        TokenizerFileError: it is no pattern.
        UnknownComponentError: it does not compile here: then no text can be split, but all the
            rest of the file can be read.
    """
    if isinstance(value.value, str):
        return Pattern(value.value, False)
    if value.has("String"):
        return Pattern(value.member("String").text(), False)
    pattern = value.member("Regex").text()
    try:
        compile_pattern(pattern)
    except PatternError as error:
        reason = Remark(
            "the pattern at {place} cannot be read: {detail}", place=value.place, detail=str(error)
        )
        raise UnknownComponentError(reason) from None
    return Pattern(pattern, True)

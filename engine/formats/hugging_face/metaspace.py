"""Metaspace in all its spellings, as pre-tokenizer and as decoder."""

from __future__ import annotations

from typing import NamedTuple, cast, get_args

from engine.formats.hugging_face.fields import Value
from engine.text.pretokenizers import PrependScheme

_SCHEMES: tuple[PrependScheme, ...] = get_args(PrependScheme)


class MetaspaceFields(NamedTuple):
    """What Metaspace has, in the new spelling."""

    replacement: str
    prepend_scheme: PrependScheme
    split: bool


def read_metaspace(value: Value) -> MetaspaceFields:
    """Read the fields. `add_prefix_space` is what old files have for `prepend_scheme`.

    Where a file has both and they contradict each other, the library refuses it; here the new field
    counts. `str_rep` only repeats `replacement`, and counts where that is missing.
    """
    repeated = value.member("str_rep").character("\u2581")
    old = "always" if value.member("add_prefix_space").flag(True) else "never"
    scheme = value.member("prepend_scheme").choice(_SCHEMES, old)
    return MetaspaceFields(
        value.member("replacement").character(repeated),
        cast(PrependScheme, scheme),
        value.member("split").flag(True),
    )

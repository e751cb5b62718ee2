"""Tokens -> text: what decoding does after ids have become tokens."""

from __future__ import annotations

import codecs
from collections.abc import Sequence

from engine.models.symbol_text import SymbolText


def join_texts(
    tokens: Sequence[tuple[str, bool]], writing: SymbolText, word_ends_as_spaces: bool
) -> str:
    """Glue tokens to a text.

    Args:
        tokens: labels, each with whether it is a trained token (and not a special one's name).
        writing: how labels become characters or bytes.
        word_ends_as_spaces: end-of-word marks become spaces, because the split rule dropped the
            spaces of the text; otherwise marks just go.
    """
    end = " " if word_ends_as_spaces else ""
    texts: list[str] = []
    ended = False
    for label, trained in tokens:
        text, has_mark = decoded_text(label, trained, writing)
        texts.append(text + end if has_mark else text)
        ended = has_mark if trained else ended
    if end and ended and texts:
        texts[-1] = texts[-1].removesuffix(end)
    joined = "".join(texts)
    return decode_bytes(joined.encode("latin-1")) if writing.alphabet == "bytes" else joined


def decoded_text(label: str, trained: bool, writing: SymbolText) -> tuple[str, bool]:
    """Give what one token becomes, as `writing` writes it, and whether a mark was taken off."""
    if trained:
        return writing.without_mark(writing.text(label))
    return writing.plain(label), False


def decode_bytes(data: bytes) -> str:
    r"""Decode what should be UTF-8; lone surrogates stay, what is no character becomes U+FFFD.

    >>> decode_bytes(b"l\xd1w")
    'l�w'
    """
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", _KEEP_SURROGATES)


def _keep_surrogate(error: UnicodeError) -> tuple[str | bytes, int]:
    """Decode a lone surrogate where there is one; replace anything else that is no character."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    three = error.object[error.start : error.start + 3]
    try:
        return three.decode("utf-8", "surrogatepass"), error.start + 3
    except UnicodeDecodeError:
        return "\ufffd", error.end


_KEEP_SURROGATES = "engine.keep_surrogates"
codecs.register_error(_KEEP_SURROGATES, _keep_surrogate)

"""Tokens -> text: what decoding does after ids have become tokens."""

from __future__ import annotations

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
        if not trained:
            texts.append(_special(label, writing))
            continue
        text, ended = writing.without_mark(writing.text(label))
        texts.append(text + end if ended else text)
    if end and ended and texts:
        texts[-1] = texts[-1].removesuffix(end)
    joined = "".join(texts)
    return decode_bytes(joined.encode("latin-1")) if writing.alphabet == "bytes" else joined


def _special(label: str, writing: SymbolText) -> str:
    if writing.alphabet == "bytes":
        return label.encode("utf-8", "surrogatepass").decode("latin-1")
    return label


def decode_bytes(data: bytes) -> str:
    r"""Decode what should be UTF-8; lone surrogates stay, what is no character becomes U+FFFD.

    >>> decode_bytes(b"l\xd1w")
    'l�w'
    """
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", "replace")

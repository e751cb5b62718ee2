"""The symbols a word starts with, and how symbols and tokens are written for people.

`pretokenize` gives words; this module says what a word is made of before the first merge: its
characters or its UTF-8 bytes, with or without an end-of-word mark. Bytes are named by printable
labels, so that everywhere above a token is a plain string.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from engine.text.byte_characters import bytes_of_label

ALPHABETS = ("characters", "bytes")

BYTE_CHARACTERS = "byte characters"
"""How `visible` is told that labels are written in GPT-2's characters for bytes."""

_OPEN, _CLOSE = "\u27e8", "\u27e9"  # ⟨ ⟩: the brackets around what cannot be shown as itself
_BYTE_LABEL = re.compile(f"{_OPEN}([0-9A-F]{{2}}){_CLOSE}")
_SIGNS = {" ": "·", "\t": "⇥", "\n": "⏎", "\r": "↵"}
_DOTTED_CIRCLE = "\u25cc"
_RESERVED = frozenset(_SIGNS.values()) | {_OPEN, _DOTTED_CIRCLE, "\ufffd"}
# Characters of visible categories that draw nothing: fillers, joiners, variation selectors.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}


_HEX_LABELS = tuple(f"{_OPEN}{byte:02X}{_CLOSE}" for byte in range(256))


def byte_label(data: bytes) -> str:
    """Name a byte string in one line of printable text; different bytes have different labels.

    Printable UTF-8 characters (the space too) stand for themselves. Every other byte, and the
    three bytes of the bracket itself, are written as two hexadecimal digits in brackets.

    >>> byte_label(b"low"), byte_label("ё".encode()), byte_label("ё".encode()[:1])
    ('low', 'ё', '⟨D1⟩')
    """
    return "".join(map(_label_of_character, data.decode("utf-8", "surrogateescape")))


def label_bytes(label: str) -> bytes:
    r"""Give the bytes that `byte_label` named.

    >>> label_bytes("⟨D1⟩low")
    b'\xd1low'

    Raises:
        ValueError: the label has a bracket that belongs to no byte.
    """
    if _OPEN not in label:
        return label.encode("utf-8", "surrogatepass")
    plain = _BYTE_LABEL.split(label)
    if any(_OPEN in part for part in plain[::2]):
        raise ValueError(f"{label!r} is no byte label: the bracket {_OPEN} belongs to no byte")
    parts = [
        bytes([int(part, 16)]) if index % 2 else part.encode("utf-8", "surrogatepass")
        for index, part in enumerate(plain)
    ]
    return b"".join(parts)


def _label_of_character(character: str) -> str:
    if "\udc80" <= character <= "\udcff":
        return _HEX_LABELS[ord(character) - 0xDC00]
    if character.isprintable() and character != _OPEN:
        return character
    return "".join(_HEX_LABELS[byte] for byte in character.encode("utf-8"))


BYTE_LABELS = tuple(byte_label(bytes([byte])) for byte in range(256))
"""The labels of the 256 single bytes, by value."""


def word_symbols(
    word: str, alphabet: str = "characters", end_of_word: str = "", attached: bool = False
) -> list[str]:
    """Split a word into the labels of its first symbols.

    The mark is a symbol of its own at the end (Sennrich et al. 2016), or part of the last symbol
    when `attached` (subword-nmt from 0.2). Lone surrogates count as characters; as bytes they are
    written the way UTF-8 would write them.

    >>> word_symbols("low", end_of_word="_")
    ['l', 'o', 'w', '_']
    >>> word_symbols("low", end_of_word="</w>", attached=True)
    ['l', 'o', 'w</w>']
    >>> word_symbols("ё", "bytes")
    ['⟨D1⟩', '⟨91⟩']
    """
    if alphabet == "characters":
        symbols = list(word)
    elif alphabet == "bytes":
        symbols = [BYTE_LABELS[byte] for byte in word.encode("utf-8", "surrogatepass")]
    else:
        raise ValueError(f"unknown alphabet {alphabet!r}: it is one of {', '.join(ALPHABETS)}")
    if end_of_word and symbols:
        mark = mark_label(end_of_word, alphabet)
        symbols[-1:] = (
            [join_labels(symbols[-1], mark, alphabet)] if attached else [symbols[-1], mark]
        )
    return symbols


def mark_label(end_of_word: str, alphabet: str) -> str:
    """Give the label of the end-of-word mark in this alphabet ('' stays '')."""
    if alphabet == "bytes":
        return byte_label(end_of_word.encode("utf-8", "surrogatepass"))
    return end_of_word


def join_labels(left: str, right: str, alphabet: str = "characters") -> str:
    """Give the label of the token that merging these two makes.

    subtle: bytes may become a character when they meet, so labels of bytes are not just glued.

    >>> join_labels("⟨D1⟩", "⟨91⟩", "bytes")
    'ё'
    """
    if alphabet == "bytes":
        return byte_label(label_bytes(left) + label_bytes(right))
    return left + right


def visible(token: str, alphabet: str = "characters") -> str:
    r"""Write a token for the screen; different tokens of one alphabet never look the same.

    Spaces, tabs, line ends get signs; controls, formatting, odd spaces, private and unassigned
    characters, lone surrogates, and characters that look like our own signs are written as
    ⟨U+200D⟩. Byte labels (⟨E4⟩) stay; with alphabet "bytes" those of tabs and line ends get their
    signs too. A leading combining mark stands on a dotted circle.

    With "byte characters" a token is written as the text that its bytes are; one that is not made
    of such characters, such as a name that was added to a file, begins with ⟨=⟩.

    >>> visible(" a\tb\n"), visible("a·b"), visible("\u200d"), visible("\u0301e")
    ('·a⇥b⏎', 'a⟨U+00B7⟩b', '⟨U+200D⟩', '◌́e')
    >>> visible("⟨0A⟩⟨E4⟩", "bytes")
    '⏎⟨E4⟩'
    >>> visible("ĠÐ¼Ð", "byte characters"), visible(" м", "byte characters")
    ('·м⟨D0⟩', '⟨=⟩·м')
    """
    if token.isascii() and token.isalnum():
        return token
    if alphabet == BYTE_CHARACTERS:
        data = bytes_of_label(token)
        return as_it_is(token) if data is None else visible(byte_label(data), "bytes")
    pieces = _BYTE_LABEL.split(token)
    shown = "".join(
        _visible_byte(piece, alphabet) if index % 2 else "".join(map(_visible_character, piece))
        for index, piece in enumerate(pieces)
    )
    return _DOTTED_CIRCLE + shown if unicodedata.category(shown[:1] or "x")[0] == "M" else shown


def as_it_is(token: str) -> str:
    """Write a token that is no bytes, where all around it are.

    subtle: the same text may be a token of bytes, too, and two tokens never look the same.

    >>> as_it_is("<s>"), as_it_is("Ċ")
    ('<s>', '⟨=⟩Ċ')
    """
    plain = bytes_of_label(token) is not None and token.isascii()
    return visible(token) if plain else f"{_OPEN}={_CLOSE}{visible(token)}"


def _visible_byte(digits: str, alphabet: str) -> str:
    sign = _SIGNS.get(chr(int(digits, 16))) if alphabet == "bytes" else None
    return sign or f"{_OPEN}{digits}{_CLOSE}"


@lru_cache(maxsize=4096)
def _visible_character(character: str) -> str:
    if character in _SIGNS:
        return _SIGNS[character]
    hidden = unicodedata.category(character)[0] in "CZ"
    if hidden or character in _RESERVED or character in _BLANK:
        return f"{_OPEN}U+{ord(character):04X}{_CLOSE}"
    return character

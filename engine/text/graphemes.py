r"""A text as user-perceived characters: extended grapheme clusters of Unicode 17.

A base with its marks is one, and so is a carriage return with its line feed. The rules are those
of Unicode's annex 29; `\X` of the `regex` package also joins a consonant of India to a mark that
stands on no consonant.
"""

from __future__ import annotations

from collections.abc import Iterator

import regex

from engine.text.unicode_sets import ranges_of

_CLUSTER = regex.compile(
    r"""
    \r\n
    | [\p{GCB=Control}\r\n]
    | \p{GCB=Prepend}*
      (?: \p{GCB=RI}{2}
        | \p{GCB=L}*(?:\p{GCB=V}+|\p{GCB=LV}\p{GCB=V}*|\p{GCB=LVT})\p{GCB=T}*
        | \p{GCB=L}+
        | \p{GCB=T}+
        | \p{InCB=Consonant}
          (?:\p{InCB=Extend}*\p{InCB=Linker}[\p{InCB=Extend}\p{InCB=Linker}]*\p{InCB=Consonant})+
        | \p{ExtPict}(?:\p{GCB=Extend}*\p{GCB=ZWJ}\p{ExtPict})+
        | [^\p{GCB=Control}\r\n]
      )
      [\p{GCB=Extend}\p{GCB=ZWJ}\p{GCB=SpacingMark}]*
    """,
    regex.VERSION1 | regex.VERBOSE,
)

# Newer tables may have more marks; U+0378 is no character and joins nothing.
_AFTER_UNICODE_17 = """
    5C8-5C9 B53-B54 1ADE-1ADF 1AEC-1AF0 10ECB-10ECF 10EF0-10EF9 11DF0 1D127-1D128 1D250-1D252
    1D25B-1D25C 1D25F 1D280-1D281
"""
_HIDDEN = {
    point: "\u0378"
    for first, last in ranges_of(_AFTER_UNICODE_17)
    for point in range(first, last + 1)
}


def graphemes(text: str) -> Iterator[tuple[int, int]]:
    r"""Yield where each grapheme cluster begins and ends.

    >>> list(graphemes("e\u0301x"))
    [(0, 2), (2, 3)]
    """
    for match in _CLUSTER.finditer(text.translate(_HIDDEN)):
        yield match.span()

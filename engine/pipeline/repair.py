"""Lone surrogates become U+FFFD before anything else sees the text.

Texts from elsewhere may hold halves of characters. UTF-8 has none, so no tokenizer file can say
anything about them; the reference libraries refuse such texts or replace the halves like this.
"""

from __future__ import annotations

import re

from engine.text.aligned import AlignedText

_SURROGATE = re.compile("[\ud800-\udfff]")
_PAIR_OR_HALF = re.compile("[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]")


def has_surrogates(text: str) -> bool:
    """Tell whether there is anything to repair."""
    return _SURROGATE.search(text) is not None


def repaired(text: AlignedText) -> AlignedText:
    r"""Join pairs of surrogates, and replace single ones.

    >>> repaired(AlignedText.original("a\ud83d \ud83d\ude00")).text
    'a\ufffd 😀'
    """
    if not _SURROGATE.search(text.text):
        return text
    starts: list[int] = []
    ends: list[int] = []
    new: list[str] = []
    done = 0
    for match in _PAIR_OR_HALF.finditer(text.text):
        first, last = match.span()
        starts += text.starts[done:first]
        ends += text.ends[done:first]
        new.append(text.text[done:first])
        pair = last - first == 2
        new.append(_joined(match[0]) if pair else "\ufffd")
        starts.append(text.starts[first])
        ends.append(text.ends[last - 1])
        done = last
    starts += text.starts[done:]
    ends += text.ends[done:]
    new.append(text.text[done:])
    return AlignedText("".join(new), starts, ends, text.start, text.end)


def _joined(pair: str) -> str:
    return pair.encode("utf-16-le", "surrogatepass").decode("utf-16-le")

"""A student's tokens in the writing of this corpus, and the signs among them that are not its own.

Spaces are written in many ways: programs show `·`, `␣`, SentencePiece writes `▁`, GPT-2's files
`Ġ`. Where the corpus has spaces and no such sign, the sign is the space.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.analysis.student_work.apprentice import Pair
from engine.pipeline import Tokenizer
from engine.text.alphabet import byte_label, join_labels
from engine.text.byte_characters import bytes_of_label

_SPACES = "·␣▁Ġ"
_MOST_SIGNS = 3


def merges_of(tokenizer: Tokenizer, alphabet: str) -> tuple[Pair, ...]:
    """Give the merges of an opened tokenizer as labels of this alphabet.

    Files of GPT-2's kind write bytes as characters of their own; these become labels of bytes.
    """
    kinds = {stage.name for stage in tokenizer.stages()}
    if alphabet != "bytes" or "ByteLevel" not in kinds:
        return tokenizer.merges
    return tuple((_as_label(left), _as_label(right)) for left, right in tokenizer.merges)


def as_written_here(merges: Iterable[Pair], symbols: Sequence[str]) -> tuple[Pair, ...]:
    """Give merges with spaces as spaces.

    >>> as_written_here([("▁", "l"), ("▁l", "o")], [" ", "l", "o"])
    ((' ', 'l'), (' l', 'o'))
    """
    own = "".join(symbols)
    signs = "".join(sign for sign in _SPACES if sign not in own) if " " in own else ""
    table = str.maketrans(dict.fromkeys(signs, " "))
    return tuple((left.translate(table), right.translate(table)) for left, right in merges)


def foreign_signs(merges: Iterable[Pair], symbols: Sequence[str], alphabet: str) -> list[str]:
    """Find what looks like marks: beginnings and ends of tokens that the corpus does not hold.

    >>> foreign_signs([("t", "_"), ("es", "t_")], ["e", "s", "t"], "characters")
    ['_']
    >>> foreign_signs([("s", "t</w>")], ["e", "s", "t"], "characters")
    ['</w>']
    """
    known = set(symbols)
    found: dict[str, None] = {}
    for pair in merges:
        for part in pair:
            if part not in known and (sign := _sign(part, symbols)):
                found[sign] = None
        known.add(join_labels(*pair, alphabet) if alphabet != "bytes" else "".join(pair))
        if len(found) >= _MOST_SIGNS:
            break
    return list(found)[:_MOST_SIGNS]


def _sign(part: str, symbols: Sequence[str]) -> str:
    """Take off what the corpus holds, at the front or else at the end."""
    single = "".join(symbol for symbol in symbols if len(symbol) == 1)
    return part.lstrip(single) if part[0] in single else part.rstrip(single) or part


def _as_label(token: str) -> str:
    data = bytes_of_label(token)
    return token if data is None else byte_label(data)

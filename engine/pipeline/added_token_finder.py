"""AddedTokenFinder: where added tokens stand in a text.

Of the tokens that begin at the leftmost place the longest is taken, whatever it then may need
around it, as the Hugging Face library does (tokenizer/added_vocabulary.rs).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.pipeline.added_token import AddedToken
from engine.text.character_sets import is_white_space
from engine.text.patterns import compile_pattern

_WORD_CHARACTER = r"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]"


class Match(NamedTuple):
    """A token in a text.

    Attributes:
        token: the token.
        start: the first character that it takes.
        end: the character after the last one.
    """

    token: AddedToken
    start: int
    end: int


class AddedTokenFinder:
    """Finds tokens by their texts.

    >>> finder = AddedTokenFinder({"<s>": AddedToken(1, "<s>"), "<": AddedToken(2, "<")})
    >>> [(match.token.id, match.start, match.end) for match in finder.find("a<s><")]
    [(1, 1, 4), (2, 4, 5)]
    """

    def __init__(self, tokens: Mapping[str, AddedToken]) -> None:
        """Take the tokens by the texts to look for; the empty text is found everywhere."""
        self._tokens = dict(tokens)
        self._lengths: dict[str, tuple[int, ...]] = {}
        for text in sorted(filter(None, self._tokens), key=len, reverse=True):
            known = self._lengths.get(text[:1], ())
            if len(text) not in known:
                self._lengths[text[:1]] = (*known, len(text))
        firsts = "".join(map(re.escape, self._lengths))
        if "" in self._tokens:
            self._candidate = re.compile("", re.DOTALL)
        else:
            self._candidate = re.compile(f"[{firsts}]" if firsts else r"(?!)")

    def find(self, text: str, plain: Iterable[str] = ()) -> Iterator[Match]:
        """Yield the tokens in a text from left to right.

        Args:
            text: the text.
            plain: contents of tokens that are passed over as if they were plain text.
        """
        passed_over = frozenset(plain)
        done = 0
        for start, end, token in self._raw_matches(text):
            if token.content in passed_over or (token.single_word and _is_inside(text, start, end)):
                continue
            first, last = start, end
            if token.lstrip:
                first = max(_white_space_before(text, start), done)
            if token.rstrip:
                last = _white_space_after(text, end)
            # Where a token before has taken all of this one, the library crashes. Where it has
            # taken a part, both are found there, and so they are here.
            if first <= last:
                yield Match(token, first, last)
                done = last

    def _raw_matches(self, text: str) -> Iterator[tuple[int, int, AddedToken]]:
        tokens, lengths_of = self._tokens, self._lengths
        search = self._candidate.search
        empty = tokens.get("")
        place, last_end = 0, -1
        # Searching from behind the end would find the empty text at the end again and again.
        while place <= len(text) and (candidate := search(text, place)):
            start = candidate.start()
            place = start + 1
            for length in lengths_of.get(text[start : start + 1], ()):
                token = tokens.get(text[start : start + length])
                if token is not None and len(text) - start >= length:
                    yield start, start + length, token
                    place = last_end = start + length
                    break
            else:
                if empty is not None and start != last_end:
                    yield start, start, empty


def _is_inside(text: str, start: int, end: int) -> bool:
    around = text[max(start - 1, 0) : start] + text[end : end + 1]
    return any(map(_is_of_a_word, around))


@lru_cache(maxsize=4096)
def _is_of_a_word(character: str) -> bool:
    """Tell what the library's tables tell, which do not know the newest characters."""
    return bool(compile_pattern(_WORD_CHARACTER).matches(character))


def _white_space_before(text: str, place: int) -> int:
    while place > 0 and is_white_space(text[place - 1]):
        place -= 1
    return place


def _white_space_after(text: str, place: int) -> int:
    while place < len(text) and is_white_space(text[place]):
        place += 1
    return place

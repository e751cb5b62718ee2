"""SureWords: the best way of a long text from the best ways of its words, rounding included.

Where no token reaches across (`marked_words`), the best way of a text is those of its words one
after the other, as far as numbers are exact. They are not: every sum is rounded, the more the
larger it is, so what a word becomes can depend on the sum before it. What is remembered of a word
is therefore also how wrong a single addition may be while its best way is the best for certain.

Let D(p) be the true score of the best way from the beginning of the word to its place p, S the sum
before the word, and h the largest error of one addition. Then every sum that is computed for p,
the best and all others, is wrong by p·h at most. For a token that ends at p and begins at q, the
sum at q is wrong by q·h at most, and one addition follows; and the largest of some numbers is never
wrong by more than they are. So the best option at p wins for certain if its true lead is more than
2·p·h. Only places count through which the best way goes. The lead is itself computed, with S = 0
and h0 in place of h, so it is wrong by 2·p·h0 at most: it is enough that

    h < lead / 2p - h0    at every place p of the best way.

Sums of 32 bits are wrong by 2^-24 of themselves at most, and no sum in the word is further from S
than its best ways and one score are long. If the best way is certain, the sum after the word is
made of the same additions as in the whole text, in the same order.

What is not certain, as where runs of spaces tie, is computed again from the sum before it. Even
that is seldom necessary: between two powers of two, numbers of 32 bits are the multiples of one
unit, and a sum is rounded to the nearest, of two that are as near to the even one. So sums that are
an even number of units away from others are rounded alike, and all that follows is as far away from
them; it is enough to know the word from one sum in the middle, for even and for odd multiples. Only
words in which a sum could leave these bounds, or become so large that it counts from zero again,
are computed every time.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from math import copysign, frexp, inf, isfinite, ldexp
from typing import NamedTuple

from engine.models.best_score import LARGEST_SUM, BestScore
from engine.models.marked_words import MarkedWords
from engine.models.word_cache import LONGEST_WORD, WordCache

_UNIT = 2.0**-24 * 1.001  # the sums are themselves rounded: a thousandth is far more than that


class _SureWord(NamedTuple):
    """A word as it is split if the sum before it is not too large.

    Attributes:
        pieces: its k pieces.
        scores: their scores.
        error: the error of one addition from which this is not certain.
        reach: how far sums can be from the one before the word.
    """

    pieces: Sequence[str] = ()
    scores: Sequence[float] = ()
    error: float = -1.0
    reach: float = inf


class SureWords:
    """Splits texts as a `BestScore` with sums of 32 bits does.

    >>> model = BestScore({"▁a": -1.0, "b": -1.0, "▁ab": -1.5, "▁": -9.0}, -11.5, "single")
    >>> SureWords(model).split("▁ab▁ba")
    ['▁ab', '▁', 'b', 'a']
    """

    def __init__(self, best_score: BestScore) -> None:
        """Take what splits words."""
        self._best_score = best_score
        self._words = MarkedWords(best_score.scores)
        scores = [best_score.unknown, *best_score.scores.values()]
        self._largest = max(map(abs, scores)) if all(map(isfinite, scores)) else inf
        self._known = WordCache(self._sure_word)
        self._from_middle = WordCache(self._split_from)

    def split(self, text: str) -> list[str]:
        """Split a text; unknown characters stay alone."""
        if self._largest > LARGEST_SUM:
            return self._best_score.split(text)
        known, pieces = self._known, list[str]()
        rounded = array("f", [0.0])
        before = 0.0
        for word in self._words.words(text):
            sure = known[word]
            if (abs(before) + sure.reach) * _UNIT < sure.error:
                pieces += sure.pieces
                for score in sure.scores:
                    rounded[0] = before + score
                    before = rounded[0]
            else:
                found, before = self._anew(word, before, sure.reach)
                pieces += found
        return pieces

    def _anew(self, word: str, before: float, reach: float) -> tuple[Sequence[str], float]:
        """Split a word whose sum before decides; give the sum after it, too."""
        top = ldexp(1.0, frexp(before)[1])
        unit, middle, size = top * 2.0**-24, top * 0.75, abs(before)
        room = reach + len(word) * unit
        if top / 2 + room <= size < top - room and max(size, middle) + room < LARGEST_SUM:
            start = copysign(middle + before / unit % 2 * unit, before)
            found, step = self._from_middle[f"{start!r} {word}"]
            return found, before + step
        way = self._best_score.way(word, before)
        return way.pieces(word), way.best[-1]

    def _split_from(self, start_and_word: str) -> tuple[Sequence[str], float]:
        start, word = start_and_word.split(" ", 1)
        way = self._best_score.way(word, float(start))
        return way.pieces(word), way.best[-1] - float(start)

    def _sure_word(self, word: str) -> _SureWord:
        if len(word) > LONGEST_WORD:
            return _SureWord()  # it is split only where its sum is known, and not remembered
        way = self._best_score.way(word)
        if way.zeros:
            return _SureWord()
        pieces, best, second = way.pieces(word), way.best, way.second
        reach = max(-min(best), max(best)) + self._largest
        lead = min((best[end] - second[end]) / (2 * end) for end in accumulate(map(len, pieces)))
        # No sum in the word may come to where it would count from zero again.
        error = min(lead, LARGEST_SUM * _UNIT) - reach * _UNIT
        find, unknown = self._best_score.scores.get, self._best_score.unknown
        return _SureWord(pieces, [find(piece, unknown) for piece in pieces], error, reach)

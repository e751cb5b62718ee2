"""Best-score splitting: of all ways to cover the word, the one whose scores add up highest.

Unigram (Kudo 2018): a score is the logarithm of a probability, and the best way is found by
Viterbi's algorithm from the beginning of the word to its end. Sums of scores tie and round, so the
order of the comparisons and the precision of the numbers are those of the reference libraries
(`EncodeOptimized` in SentencePiece's unigram_model.cc, `encode_optimized` in Hugging Face's
unigram/model.rs).

SentencePiece's sums have 32 bits, and a long text would use them up. So it counts from zero again
wherever a sum has passed 100 000 (found by experiment with version 0.2.3: from some ten thousand
tokens on, ties would otherwise fall differently).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import inf
from typing import Literal, NamedTuple

Precision = Literal["single", "double"]
_Lengths = dict[str, tuple[int, ...]]
LARGEST_SUM = 100_000.0
"""The sum from which SentencePiece counts from zero again."""


class Scored(NamedTuple):
    """A token that could stand at one place of a word.

    Attributes:
        start: where it begins.
        end: where it ends.
        score: its score.
        sum: the best score from the beginning of the word to `start`, and its own.
        known: whether it is a token, not an unknown character.
    """

    start: int
    end: int
    score: float
    sum: float
    known: bool


class Way(NamedTuple):
    """The best tokens of a word.

    Attributes:
        starts: for every place of the word, 0 to its length, where the best token that ends there
            begins; -1 for the first.
        best: the score of the best way from the beginning of the word to each place, less what
            `zeros` before it took off.
        second: the score of what would win there without the winner, -inf if nothing would.
        zeros: places from which sums count from zero again -> what was taken off there.
    """

    starts: list[int]
    best: array[float]
    second: array[float]
    zeros: dict[int, float]

    @property
    def sums(self) -> list[float]:
        """The scores of the best ways to each place, with all that was taken off."""
        taken, result = 0.0, list[float]()
        for place, score in enumerate(self.best):
            taken += self.zeros.get(place, 0.0)
            result.append(taken + score)
        return result

    def pieces(self, word: str) -> list[str]:
        """Give the tokens; unknown characters stay alone."""
        starts, cuts = self.starts, [len(word)]
        while cuts[-1] > 0:
            cuts.append(starts[cuts[-1]])
        cuts.reverse()
        return [word[start:end] for start, end in pairwise(cuts)]


class BestScore:
    """Splits words by scores.

    >>> BestScore({"a": -1.0, "b": -1.0, "ab": -1.5}, -11.5, "double").split("abaz")
    ['ab', 'a', 'z']

    Attributes:
        scores: token -> score.
        unknown: the score of a character that is no token.
        precision: "single" rounds every sum to 32 bits and keeps sums small, as SentencePiece does.
    """

    def __init__(self, scores: Mapping[str, float], unknown: float, precision: Precision) -> None:
        """Take the scores."""
        self.scores, self.unknown, self.precision = scores, unknown, precision
        self._lengths: tuple[_Lengths, _Lengths] | None = None
        self._longest = 1

    def split(self, word: str) -> list[str]:
        """Split a word; unknown characters stay alone."""
        return self.way(word).pieces(word)

    def way(self, word: str, before: float = 0.0) -> Way:
        """Find for every place the best token that ends there.

        Args:
            word: the word.
            before: the score of the best way up to the word, if it is a part of a text.
        """
        size, find, (short, long) = len(word), self.scores.get, self._lengths_of_heads()
        single = self.precision == "single"
        code = "f" if single else "d"
        best, rounded = array(code, [0.0]) * (size + 1), array(code, [0.0])
        best[0], second = before, array(code, [-inf]) * (size + 1)
        starts, zeros = [-1] * (size + 1), dict[int, float]()
        for start in range(size):
            here, end = best[start], start + 1
            if single and abs(here) > LARGEST_SUM:
                zeros[start] = here
                for place in range(start + 1, min(size, start + self._longest) + 1):
                    if starts[place] >= 0:
                        best[place] -= here
                        second[place] -= here
                here = best[start] = 0.0
            # What is done for the character alone is done below for longer tokens, written out
            # twice: this is the innermost loop, and a call for each token would be most of it.
            score = find(word[start])
            rounded[0] = (self.unknown if score is None else score) + here
            total = rounded[0]
            if starts[end] < 0:
                best[end], starts[end] = total, start
            elif total > best[end]:
                second[end], best[end], starts[end] = best[end], total, start
            elif total > second[end]:
                second[end] = total
            lengths = short.get(word[start : start + 2], ()) + long.get(word[start : start + 4], ())
            for length in lengths:
                end = start + length
                if end > size:
                    break
                score = find(word[start:end])
                if score is None:
                    continue
                rounded[0] = score + here
                total = rounded[0]
                if starts[end] < 0:
                    best[end], starts[end] = total, start
                elif total > best[end]:
                    second[end], best[end], starts[end] = best[end], total, start
                elif total > second[end]:
                    second[end] = total
        return Way(starts, best, second, zeros)

    def columns(self, word: str) -> Iterator[tuple[Scored, list[Scored]]]:
        """Yield for every place the token that wins there and all that end there, longest first."""
        way = self.way(word)
        starts, sums = way.starts, way.sums
        for end in range(1, len(word) + 1):
            options = [
                Scored(start, end, score, score + sums[start], True)
                for start in range(max(0, end - self._longest), end)
                if (score := self.scores.get(word[start:end])) is not None
            ]
            if not options or options[-1].start < end - 1:
                sum_ = self.unknown + sums[end - 1]
                options.append(Scored(end - 1, end, self.unknown, sum_, False))
            yield next(option for option in options if option.start == starts[end]), options

    def _lengths_of_heads(self) -> tuple[_Lengths, _Lengths]:
        """Give, by two characters that tokens begin with, the lengths up to 4, by four the rest."""
        if self._lengths is None:
            heads: tuple[dict[str, set[int]], dict[str, set[int]]] = {}, {}
            for token, length in zip(self.scores, map(len, self.scores), strict=True):
                if length > 4:
                    heads[1].setdefault(token[:4], set()).add(length)
                elif length > 1:
                    heads[0].setdefault(token[:2], set()).add(length)
            short, long = ({head: (*sorted(of),) for head, of in table.items()} for table in heads)
            self._lengths = short, long
            self._longest = max(map(len, self.scores), default=1)
        return self._lengths

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        return {**self.__dict__, "_lengths": None}

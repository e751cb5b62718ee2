"""Best-score splitting: of all ways to cover the word, the one whose scores add up highest.

Unigram (Kudo 2018): a score is the logarithm of a probability, and the best way is found by
Viterbi's algorithm from the beginning of the word to its end. Sums of scores tie and round, so the
order of the comparisons and the precision of the numbers are those of the reference libraries
(`EncodeOptimized` in SentencePiece's unigram_model.cc, `encode_optimized` in Hugging Face's
unigram/model.rs).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Literal, NamedTuple

from engine.models.token_table import TokenTable

Precision = Literal["single", "double"]


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


class BestScore:
    """Splits words by scores.

    >>> BestScore({"a": -1.0, "b": -1.0, "ab": -1.5}, -11.5, "double").split("abaz")
    ['ab', 'a', 'z']

    Attributes:
        scores: token -> score.
        unknown: the score of a character that is no token.
        precision: "single" rounds every sum to 32 bits, as SentencePiece does.
    """

    def __init__(self, scores: Mapping[str, float], unknown: float, precision: Precision) -> None:
        """Take the scores."""
        self.scores, self.unknown, self.precision = scores, unknown, precision
        self._lengths: dict[str, list[int]] | None = None

    def split(self, word: str) -> list[str]:
        """Split a word; unknown characters stay alone."""
        cuts = [len(word)]
        starts, _ = self.way(word)
        while cuts[-1] > 0:
            cuts.append(starts[cuts[-1]])
        cuts.reverse()
        return [word[start:end] for start, end in pairwise(cuts)]

    def way(self, word: str) -> tuple[list[int], array[float]]:
        """Give for every place where the best token that ends there starts, and the best score."""
        size, find, lengths = len(word), self.scores.get, self._lengths_of_heads()
        code = "f" if self.precision == "single" else "d"
        best, rounded = array(code, [0.0]) * (size + 1), array(code, [0.0])
        starts = [-1] * (size + 1)
        for start in range(size):
            here, end = best[start], start + 1
            score = find(word[start])
            rounded[0] = (self.unknown if score is None else score) + here
            total = rounded[0]
            if starts[end] < 0 or total > best[end]:
                best[end], starts[end] = total, start
            for length in lengths.get(word[start : start + 2], ()):
                end = start + length
                score = find(word[start:end])
                if score is None or end > size:
                    continue
                rounded[0] = score + here
                total = rounded[0]
                if starts[end] < 0 or total > best[end]:
                    best[end], starts[end] = total, start
        return starts, best

    def columns(self, word: str) -> Iterator[tuple[Scored, list[Scored]]]:
        """Yield for every place the token that wins there and all that end there, longest first."""
        starts, best = self.way(word)
        for end in range(1, len(word) + 1):
            options = [
                Scored(start, end, score, score + best[start], True)
                for start in range(end)
                if (score := self.scores.get(word[start:end])) is not None
            ]
            if not options or options[-1].start < end - 1:
                sum_ = self.unknown + best[end - 1]
                options.append(Scored(end - 1, end, self.unknown, sum_, False))
            yield next(option for option in options if option.start == starts[end]), options

    def _lengths_of_heads(self) -> dict[str, list[int]]:
        if self._lengths is None:
            self._lengths = TokenTable(token for token in self.scores if len(token) > 1).lengths
        return self._lengths

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        return {**self.__dict__, "_lengths": None}

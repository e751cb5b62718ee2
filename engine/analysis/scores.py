"""What a word scores at best if one of its places is closed, or open: why Unigram split it so."""

from __future__ import annotations

from engine.models.best_score import BestScore


def best_sums(model: BestScore, word: str, place: int) -> tuple[float | None, float]:
    """Give the best sums of scores of all splits that close a place, and of those that open it.

    >>> best_sums(BestScore({"a": -1.0, "b": -1.0, "ab": -1.5}, -11.5, "double"), "ab", 1)
    (-1.5, -2.0)

    Args:
        model: the scores.
        word: the word.
        place: how many characters are before the place: at least one, and not all.

    Returns:
        The two sums; None for the first if no token covers the place.
    """
    before = model.way(word).sums
    after = _sums_to_the_end(model, word)
    longest = max(map(len, model.scores), default=1)
    closed = [
        before[start] + model.scores[word[start:end]] + after[end]
        for start in range(max(0, place + 1 - longest), place)
        for end in range(place + 1, min(len(word), start + longest) + 1)
        if word[start:end] in model.scores
    ]
    return max(closed, default=None), before[place] + after[place]


def _sums_to_the_end(model: BestScore, word: str) -> list[float]:
    """Give for every place what the rest of the word scores at best."""
    longest = max(map(len, model.scores), default=1)
    sums = [0.0] * (len(word) + 1)
    for start in range(len(word) - 1, -1, -1):
        alone = model.scores.get(word[start], model.unknown) + sums[start + 1]
        longer = (
            model.scores[word[start:end]] + sums[end]
            for end in range(start + 2, min(len(word), start + longest) + 1)
            if word[start:end] in model.scores
        )
        sums[start] = max(alone, max(longer, default=alone))
    return sums

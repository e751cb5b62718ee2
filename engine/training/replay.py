"""Merges that somebody else learned, applied to a corpus step by step with the corpus's own counts.

A training chooses its pairs; a replay is told them. Everything else is the same: the counts, the
ties at each step, the trace. A prescribed pair may be rare here, or not occur at all; and two
merges may make the same string, which then is one token.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.text.alphabet import label_bytes
from engine.text.corpus import Corpus
from engine.training.options import TrainingOptions
from engine.training.trainer import Training

_NO_PAIR_TOO_RARE = 1 << 62


def replay(
    corpus: Corpus, merges: Sequence[tuple[str, str]], options: TrainingOptions | None = None
) -> Replay:
    """Start a replay of ``merges`` (labels, by rank) on a corpus; iterate as over ``train``.

    >>> corpus = Corpus.from_counts({"low": 5, "newest": 6})
    >>> steps = replay(corpus, [("l", "o"), ("x", "y")])
    >>> [(step.token, step.count, step.tie_size) for step in steps]
    [('lo', 5, 5), ('xy', 0, 5)]

    Args:
        corpus: Counted words.
        merges: Pairs of token labels.
        options: Alphabet and mark must be those of the merges; limits and tie rule are kept.

    Raises:
        TrainingError: The corpus and the options do not go together.
    """
    return Replay(corpus, merges, options or TrainingOptions())


class Replay(Training):
    """A training whose pairs are prescribed."""

    def __init__(
        self, corpus: Corpus, merges: Sequence[tuple[str, str]], options: TrainingOptions
    ) -> None:
        """Lay the corpus out, with ids for prescribed tokens that it does not hold."""
        to_text = _byte_text if options.alphabet == "bytes" else str
        self._merges = [(to_text(left), to_text(right)) for left, right in merges]
        super().__init__(
            corpus,
            options,
            extra=_parts_not_made(self._merges),
            one_by_one_to=1,
            recount_ratio=_NO_PAIR_TOO_RARE,
        )
        self._id_of = {text: index for index, text in enumerate(self.flat.symbols)}

    def _step_limit(self) -> int:
        limits = (len(self._merges), self.options.merges)
        return min(limit for limit in limits if limit is not None)

    def _make_step(self) -> bool:
        step = len(self.history)
        if not step:
            self._index.recount()
        left_text, right_text = self._merges[step]
        left, right = self._id_of[left_text], self._id_of[right_text]
        key = left << self._bits | right
        self._queue.best(self._index)  # sets the highest count and the number of pairs that have it
        ties = self._queue.ties
        count = self._index.counts.get(key, 0)
        place = self._index.first_place(key, int(self._index.places[key][0])) if count else -1
        text = left_text + right_text
        known = self._id_of.get(text)
        new = self._new_text(left, right, text, place) if known is None else known
        replaced = self._apply(key, left, right, new) if count else 0
        if known is not None and count:
            self._index.recount()  # pairs of a token that is not new may already have a count
        self.history.append((left, right, new, count, replaced, ties))
        return True

    def _new_text(self, left: int, right: int, text: str, place: int) -> int:
        new = self._id_of[text] = self.flat.add_token(left, right)
        if place < 0:
            self.spellings.add_text(text)
        else:
            self.spellings.add_place(place)
        return new


def _byte_text(label: str) -> str:
    return label_bytes(label).decode("latin-1")


def _parts_not_made(merges: Sequence[tuple[str, str]]) -> frozenset[str]:
    """Return the parts that no earlier merge makes: symbols, of this corpus or of another."""
    made: set[str] = set()
    parts: set[str] = set()
    for left, right in merges:
        parts.update(part for part in (left, right) if part not in made)
        made.add(left + right)
    return frozenset(parts)

"""Every way in which the ties of a training can fall: how many merge lists, vocabularies, splits.

Two lists that differ only in the order of merges that do not touch each other end in the same
*state*: the same tokens in all words. So it is states that are followed, not lists. A state
remembers how many lists lead to it, and what differs between these lists though the words are the
same: the vocabulary, and how a typed word is split. Each round makes the next merge in all states
at once::

    l o w    ->  lo w  ->  low
             ->  l ow  ->  low      two lists, and one state again

A typed word is split by applying the merges as they come, which is what ranks do: no token is made
twice (see `engine.training.trainer`), so a merge never makes work for an earlier one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.analysis.alternatives.segmentations import Segmentations
from engine.text.corpus import Corpus
from engine.text.remark import Remark
from engine.training import TrainingOptions
from engine.training.layout import lay_out

MOST_STATES = 200_000
_WORDS_PER_STATE = 20
"""A state of more words than that counts as several: it takes as much memory."""
_BETWEEN_REPORTS = 500


class TooManyWaysError(ValueError):
    """There are more states than were allowed.

    Attributes:
        reason: a sentence.
        merges: how many merges could be followed.
    """

    def __init__(self, reason: Remark, merges: int) -> None:
        """Take the parts."""
        self.reason, self.merges = reason, merges
        super().__init__(str(reason))

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with all parts."""
        return type(self), (self.reason, self.merges)


@dataclass(frozen=True, slots=True)
class WaysProgress:
    """How far the search is.

    Attributes:
        merges: so many merges are made in all ways.
        states: so many states were there then.
        done: with so many of them the next merge is made.
    """

    merges: int
    states: int
    done: int


@dataclass(frozen=True, slots=True)
class WordWays:
    """How a word can be split after all that.

    Attributes:
        word: the word.
        splits: (tokens, number of merge lists) for each way, the most frequent first.
    """

    word: str
    splits: tuple[tuple[tuple[str, ...], int], ...]


@dataclass(frozen=True, slots=True)
class Ways:
    """All ways to make so many merges.

    Attributes:
        merges: the number of merges; lists that end earlier, as no pair is left, are counted too.
        lists: how many merge lists there are.
        vocabularies: how many sets of tokens these give.
        states: how many segmentations of the corpus.
        words: the typed words.
        tokens: (token, number of merge lists that make it), the most frequent first.
    """

    merges: int
    lists: int
    vocabularies: int
    states: int
    words: tuple[WordWays, ...]
    tokens: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class _Lists:
    """The merge lists that lead to one state, grouped by what differs between them.

    Attributes:
        by_vocabulary: vocabulary as a set of bits -> number of lists.
        by_split: per typed word: number of its segmentation -> number of lists.
    """

    by_vocabulary: Counter[int] = field(default_factory=Counter)
    by_split: list[Counter[int]] = field(default_factory=list)

    def add(self, other: _Lists) -> None:
        self.by_vocabulary.update(other.by_vocabulary)
        for mine, theirs in zip(self.by_split, other.by_split, strict=True):
            mine.update(theirs)

    @property
    def size(self) -> int:
        return len(self.by_vocabulary) + sum(map(len, self.by_split))


class AllWays(Iterator[WaysProgress]):
    """A search under way: an iterator of its progress, which can be left at any moment.

    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    >>> search = AllWays(corpus, TrainingOptions(merges=10), ["nest", "newer"])
    >>> search.run().lists, search.result.vocabularies
    (144, 100)
    >>> [len(word.splits) for word in search.result.words]
    [1, 4]

    Attributes:
        result: all ways of as many merges as are made by now; exact at any moment.
    """

    def __init__(
        self,
        corpus: Corpus,
        options: TrainingOptions,
        words: Sequence[str] = (),
        most_states: int = MOST_STATES,
    ) -> None:
        """Begin before the first merge.

        Args:
            corpus: counted words.
            options: limits, alphabet, mark and least count; all tie rules at once are followed.
            words: words to split, as the split rule gives them.
            most_states: how much may be remembered at once before the search gives up.

        Raises:
            TrainingError: the corpus and the options do not go together (`engine.training`).
        """
        symbols = lay_out(tuple(corpus.words), options).texts
        self._options, self._most, self._words = options, most_states, tuple(words)
        self._of_corpus = Segmentations(options)
        self._counts = tuple(corpus.words.values())
        state = tuple(map(self._of_corpus.of_word, corpus.words))
        splits = [Counter({self._of_corpus.of_word(word): 1}) for word in words]
        self._states = {state: _Lists(Counter({0: 1}), splits)}
        self._finished = _Lists(Counter(), [Counter[int]() for _ in words])
        self._finished_states = 0
        self.merges = 0
        self._limit = self._merge_limit(len(symbols))
        self.result = self._summary()
        self._running = self._rounds()

    def __next__(self) -> WaysProgress:
        """Go on for a while.

        Raises:
            TooManyWaysError: the next merge has more states than are allowed.
        """
        return next(self._running)

    def run(self) -> Ways:
        """Go on to the end and give the result.

        Raises:
            TooManyWaysError: there are more states than are allowed.
        """
        for _ in self:
            pass
        return self.result

    def _merge_limit(self, symbol_total: int) -> int | None:
        limits = [self._options.merges]
        if self._options.vocab_size is not None:
            limits.append(max(0, self._options.vocab_size - symbol_total))
        return min((limit for limit in limits if limit is not None), default=None)

    def _rounds(self) -> Iterator[WaysProgress]:
        while self._states and (self._limit is None or self.merges < self._limit):
            yield from self._round()
            self.merges += bool(self._states)  # in the last round no state has a pair left
            self.result = self._summary()
        yield WaysProgress(self.merges, self.result.states, self.result.states)

    def _round(self) -> Iterator[WaysProgress]:
        following: dict[tuple[int, ...], _Lists] = {}
        ended, ended_states, size = self._copy(self._finished), self._finished_states, 0
        for done, (state, lists) in enumerate(self._states.items()):
            if done % _BETWEEN_REPORTS == 0:
                yield WaysProgress(self.merges, len(self._states), done)
            tied = self._tied(state)
            if not tied:
                ended.add(lists)
                ended_states += 1
            for pair in tied:
                after = self._of_corpus.merged_words(state, pair)
                known = following.get(after)
                grown = self._after(lists, pair)
                if known is None:
                    following[after] = grown
                    size += 1 + len(after) // _WORDS_PER_STATE + grown.size
                else:
                    size -= known.size
                    known.add(grown)
                    size += known.size
                if size > self._most:
                    raise self._too_many()
        self._states, self._finished, self._finished_states = following, ended, ended_states

    def _copy(self, lists: _Lists) -> _Lists:
        return _Lists(Counter(lists.by_vocabulary), [Counter(split) for split in lists.by_split])

    def _too_many(self) -> TooManyWaysError:
        reason = Remark(
            "all ways are followed for the first {merges} merges; after that there are more than"
            " {limit} states: ask for fewer merges or fewer words",
            merges=self.merges,
            limit=self._most,
        )
        return TooManyWaysError(reason, self.merges)

    def _tied(self, state: tuple[int, ...]) -> list[tuple[int, int]]:
        counts = self._of_corpus.pair_counts(state, self._counts)
        highest = max(counts.values(), default=0)
        if highest < self._options.min_count:
            return []
        return [pair for pair, count in counts.items() if count == highest]

    def _after(self, lists: _Lists, pair: tuple[int, int]) -> _Lists:
        bit = 1 << self._of_corpus.joined(pair)
        merged = self._of_corpus.merged
        # subtle: two lists may become alike by a merge, so what they had is added up.
        splits = [Counter[int]() for _ in lists.by_split]
        for before, after in zip(lists.by_split, splits, strict=True):
            for split, count in before.items():
                after[merged(split, pair)] += count
        return _Lists(Counter({v | bit: c for v, c in lists.by_vocabulary.items()}), splits)

    def _summary(self) -> Ways:
        everything = self._copy(self._finished)
        for lists in self._states.values():
            everything.add(lists)
        return Ways(
            merges=self.merges,
            lists=everything.by_vocabulary.total(),
            vocabularies=len(everything.by_vocabulary),
            states=len(self._states) + self._finished_states,
            words=tuple(map(self._word_ways, self._words, everything.by_split)),
            tokens=self._token_lists(everything.by_vocabulary),
        )

    def _word_ways(self, word: str, splits: Counter[int]) -> WordWays:
        labelled = [(self._of_corpus.labels(split), count) for split, count in splits.items()]
        return WordWays(word, tuple(sorted(labelled, key=lambda row: (-row[1], row[0]))))

    def _token_lists(self, vocabularies: Counter[int]) -> tuple[tuple[str, int], ...]:
        counts: Counter[int] = Counter()
        for vocabulary, count in vocabularies.items():
            while vocabulary:
                lowest = vocabulary & -vocabulary
                counts[lowest.bit_length() - 1] += count
                vocabulary ^= lowest
        labelled = [(self._of_corpus.label(token), count) for token, count in counts.items()]
        return tuple(sorted(labelled, key=lambda row: (-row[1], row[0])))

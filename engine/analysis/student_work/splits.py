"""Check how a student split words: the first token that differs, and one mistake behind them all.

What `checking` does for merges. Each named way to split is tried on every word; the way that gives
the student's tokens in most of the words that are wrong explains them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.analysis.student_work import sentences as say
from engine.analysis.student_work.apprentice import Pair, replace_as_text, replace_first
from engine.analysis.student_work.look_alikes import look_alikes
from engine.models.fewest_tokens import FewestTokens
from engine.models.left_to_right import LeftToRight
from engine.models.longest_match import LongestMatch
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.text.alphabet import join_labels
from engine.text.remark import Remark

Tokens = tuple[str, ...]
Way = Callable[[str], Sequence[str]]


@dataclass(frozen=True)
class WordCheck:
    """One word.

    Attributes:
        word: the word.
        taken: the student's tokens, as labels.
        expected: the right ones.
        place: the first token that differs, from 0; None if the word is split rightly.
    """

    word: str
    taken: Tokens
    expected: Tokens
    place: int | None


@dataclass(frozen=True)
class SplitMistake:
    """What explains wrong splits.

    Attributes:
        name: its name, for programs.
        sentence: what it is, for people.
        explains: the words that it explains.
        complete: whether these are all that are wrong.
    """

    name: str
    sentence: Remark
    explains: Tokens
    complete: bool


@dataclass(frozen=True)
class SplitCheck:
    """What is to be said about a student's splits.

    Attributes:
        sentence: how many are wrong, for people.
        words: all words, in the student's order.
        mistake: what explains most of the wrong ones; None if nothing that is known does.
    """

    sentence: Remark
    words: tuple[WordCheck, ...]
    mistake: SplitMistake | None = None

    @property
    def is_right(self) -> bool:
        """Whether all words are split rightly."""
        return all(word.place is None for word in self.words)


def check_splits(
    merges: Sequence[Pair], writing: SymbolText, splits: Mapping[str, Sequence[str]]
) -> SplitCheck:
    """Compare a student's splits with those that the merges give.

    >>> merges = [("e", "s"), ("es", "t"), ("n", "e")]
    >>> check = check_splits(merges, SymbolText(), {"nest": ["ne", "s", "t"], "est": ["est"]})
    >>> print(check.sentence)
    1 of 2 splits differ; the first is 'nest'.
    >>> check.mistake.name
    'longest-match'

    Args:
        merges: the merges as labels, by rank.
        writing: alphabet and end-of-word mark.
        splits: word -> the student's tokens, as labels.
    """
    words = tuple(_check(merges, writing, word, tuple(taken)) for word, taken in splits.items())
    wrong = [word for word in words if word.place is not None]
    if not wrong:
        return SplitCheck(Remark("All splits are right: {count}.", count=len(words)), words)
    sentence = Remark(
        "{wrong} of {count} splits differ; the first is {word!r}.",
        wrong=len(wrong),
        count=len(words),
        word=wrong[0].word,
    )
    return SplitCheck(sentence, words, _explain(merges, writing, wrong))


def _check(merges: Sequence[Pair], writing: SymbolText, word: str, taken: Tokens) -> WordCheck:
    expected = _labels(writing, _ranked(merges, writing)(word))
    differing = (n for n, (a, b) in enumerate(zip(taken, expected, strict=False)) if a != b)
    ends = None if taken == expected else min(len(taken), len(expected))
    return WordCheck(word, taken, expected, next(differing, ends))


def _explain(
    merges: Sequence[Pair], writing: SymbolText, wrong: Sequence[WordCheck]
) -> SplitMistake | None:
    best = _look_alikes(wrong)
    for name, way in _ways(merges, writing).items():
        explained = tuple(w.word for w in wrong if _labels(writing, way(w.word)) == w.taken)
        if len(explained) > (0 if best is None else len(best.explains)):
            complete = len(explained) == len(wrong)
            best = SplitMistake(name, say.SPLITS[name], explained, complete)
    for name, fits in _FAULTS.items():
        explained = tuple(w.word for w in wrong if fits(merges, writing, w))
        if len(explained) > (0 if best is None else len(best.explains)):
            complete = len(explained) == len(wrong)
            best = SplitMistake(name, say.SPLITS[name], explained, complete)
    unknown = [(w.word, token) for w in wrong for token in _not_made(merges, writing, w)]
    words = tuple(dict.fromkeys(word for word, _ in unknown))
    if len(words) > (0 if best is None else len(best.explains)):
        complete = len(words) == len(wrong)
        best = SplitMistake("no-token", say.no_token(unknown[0][1]), words, complete)
    return best


def _labels(writing: SymbolText, tokens: Sequence[str]) -> Tokens:
    return tuple(map(writing.label, tokens))


def _texts(merges: Sequence[Pair], writing: SymbolText) -> list[Pair]:
    return [(writing.text(left), writing.text(right)) for left, right in merges]


def _ranked(merges: Sequence[Pair], writing: SymbolText) -> Way:
    model = RankOrdered(_texts(merges, writing))
    return lambda word: model.split(writing.symbols(word))


def _ways(merges: Sequence[Pair], writing: SymbolText) -> dict[str, Way]:
    """Give the mistaken ways by name, the likeliest first."""
    pairs = _texts(merges, writing)
    tokens = [left + right for left, right in pairs]
    unmarked = replace(writing, end_of_word="")
    longest, leftmost, fewest = LongestMatch(tokens), LeftToRight(pairs), FewestTokens(tokens)
    return {
        "longest-match": lambda word: longest.split(writing.symbols(word)),
        "left-to-right": lambda word: leftmost.split(writing.symbols(word)),
        "mark-forgotten": _ranked(merges, unmarked),
        "no-merges": writing.symbols,
        "longest-from-the-end": lambda word: _from_the_end(writing.symbols(word), set(tokens)),
        "ranks-reversed": _ranked(merges[::-1], writing),
        "first-only": lambda word: _one_by_one(writing.symbols(word), pairs, replace_first),
        "text-replaced": lambda word: _one_by_one(writing.symbols(word), pairs, replace_as_text),
        "fewest-tokens": lambda word: fewest.split(writing.symbols(word)),
        "lower-cased": lambda word: _ranked(merges, writing)(word.lower()),
    }


def _from_the_end(symbols: Sequence[str], tokens: set[str]) -> list[str]:
    pieces: list[str] = []
    end = len(symbols)
    while end:
        longest = (n for n in range(end - 1) if "".join(symbols[n:end]) in tokens)
        start = next(longest, end - 1)
        pieces.append("".join(symbols[start:end]))
        end = start
    return pieces[::-1]


def _one_by_one(
    symbols: Sequence[str], pairs: Sequence[Pair], apply: Callable[[Tokens, Pair], Tokens]
) -> Tokens:
    tokens = tuple(symbols)
    for pair in pairs:
        tokens = apply(tokens, pair)
    return tokens


def _is_another_word(merges: Sequence[Pair], writing: SymbolText, word: WordCheck) -> bool:
    return "".join(word.taken) != "".join(word.expected)


def _look_alikes(wrong: Sequence[WordCheck]) -> SplitMistake | None:
    """Explain words that are written with letters of another alphabet."""
    twins: dict[str, str] = {}
    explained = []
    for word in wrong:
        found = look_alikes(word.taken, word.expected)
        written = "".join(found.get(letter, letter) for letter in "".join(word.taken))
        if found and written == "".join(word.expected):
            twins |= found
            explained.append(word.word)
    if not twins:
        return None
    complete = len(explained) == len(wrong)
    return SplitMistake("look-alikes", say.look_alikes(twins), tuple(explained), complete)


def _not_made(merges: Sequence[Pair], writing: SymbolText, word: WordCheck) -> list[str]:
    """Give the student's tokens that are neither symbols of the word nor made by a merge."""
    known = {join_labels(*pair, writing.alphabet) for pair in merges}
    known.update(_labels(writing, writing.symbols(word.word)))
    return [token for token in word.taken if token not in known]


def _has_own_mark(merges: Sequence[Pair], writing: SymbolText, word: WordCheck) -> bool:
    whole, taken = "".join(word.expected), "".join(word.taken)
    return not writing.end_of_word and taken.startswith(whole) and len(taken) > len(whole)


def _has_merges_left(merges: Sequence[Pair], writing: SymbolText, word: WordCheck) -> bool:
    """Tell whether applying the merges to the student's tokens would end at the right ones."""
    try:
        taken = list(map(writing.text, word.taken))
    except ValueError:  # these are no bytes
        return False
    return _labels(writing, RankOrdered(_texts(merges, writing)).split(taken)) == word.expected


_FAULTS: dict[str, Callable[[Sequence[Pair], SymbolText, WordCheck], bool]] = {
    "stops-early": _has_merges_left,
    "mark-written": _has_own_mark,
    "letters": _is_another_word,
}

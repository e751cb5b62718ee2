"""The named mistakes: each with a sentence, and with the merges that it leads to.

An `Idea` is a way to train that somebody may have followed. Where what it leads to is what the
student has, it explains the student's work. Ways that only change the corpus or the options are
trained by `engine.training`; the others by the `Apprentice`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from engine.analysis.student_work import sentences as say
from engine.analysis.student_work.apprentice import Apprentice, Choice, Habits, Pair
from engine.models.symbol_text import SymbolText
from engine.text.corpus import Corpus
from engine.text.remark import Remark
from engine.training import TrainingOptions, train
from engine.training.options import TieRuleName

Kind = Literal["choice", "mistake", "unfinished"]

_SPLIT_RULES = ("whitespace", "document", "gpt2", "cl100k", "o200k")

TIE_RULES: tuple[TieRuleName, ...] = get_args(TieRuleName)

MOST_SYMBOLS = 300_000
"""So large may a corpus be for ideas that an apprentice or one long word has to follow."""


@dataclass(frozen=True)
class Idea:
    """A way to train.

    Attributes:
        name: its name, for programs: "disjoint-counts".
        kind: a "choice" among equally frequent pairs, which is as right as any other, or a
            "mistake".
        sentence: what it is, for people.
        tie_rule: the tie rule that goes with it.
        lead: gives the merges that it leads to.
    """

    name: str
    kind: Kind
    sentence: Remark
    tie_rule: str
    lead: Callable[[], Iterator[Pair]]


@dataclass(frozen=True)
class Task:
    """What the student was to do.

    Attributes:
        corpus: the counted words.
        options: the options; limits do not count here.
        texts: the running text, where there is one.
    """

    corpus: Corpus
    options: TrainingOptions
    texts: tuple[str, ...] = ()

    @property
    def cells(self) -> int:
        """How many symbols the distinct words have."""
        return sum(map(len, self.corpus.words))

    def right(self) -> Iterator[Pair]:
        """Give the merges, without a limit."""
        return _trained(self.corpus, self.options)


def other_choices(task: Task) -> Iterator[Idea]:
    """Give the ways to choose among equally frequent pairs, except the one that was asked for."""
    for rule in TIE_RULES:
        if rule != task.options.tie_rule:
            yield _by_rule(task, "tie-rule", say.tie_rule(rule), rule)
    for name, order in (("sorted-words", sorted), ("frequent-words-first", _frequent_first)):
        corpus = Corpus({word: task.corpus.words[word] for word in order(task.corpus.words)})
        if list(corpus.words) != list(task.corpus.words):
            changed = replace(task, corpus=corpus)
            yield _by_rule(changed, name, say.CHOICES[name], "first-seen")
    choices: tuple[Choice, ...] = ("last-seen", "smallest-symbols")
    for choice in choices:
        yield _apprentice(task, choice, "choice", say.CHOICES[choice], Habits(choice=choice))


def mistakes(task: Task, rule: TieRuleName, marks: Iterable[str]) -> Iterator[Idea]:
    """Give the mistakes that somebody who follows a tie rule may have made.

    Args:
        task: what was to be done.
        rule: the tie rule.
        marks: signs that look like end-of-word marks in the student's merges.
    """
    task = replace(task, options=replace(task.options, tie_rule=rule))
    yield from _of_words(task)
    yield from _of_splits(task)
    yield from _of_marks(task, marks)
    yield from _across_words(task)
    for name, habits in HABITS.items():
        yield _apprentice(task, name, "mistake", say.MISTAKES[name], replace(habits, choice=rule))


def left_out(task: Task) -> tuple[str, ...]:
    """Name the mistakes that cannot be looked for, because the corpus is too large."""
    return (
        *(() if any(len(t) <= MOST_SYMBOLS for t in _running_texts(task)) else ("across-words",)),
        *(HABITS if _is_too_large(task) else ()),
    )


def _is_too_large(task: Task) -> bool:
    return task.cells > MOST_SYMBOLS


HABITS: Mapping[str, Habits] = {
    "disjoint-counts": Habits(counting="disjoint"),
    "once-per-word": Habits(counting="once-per-word"),
    "counts-not-updated": Habits(updating="never"),
    "losses-forgotten": Habits(updating="losses-forgotten"),
    "first-only": Habits(replacing="first-only"),
    "right-to-left": Habits(replacing="right-to-left"),
    "text-replaced": Habits(replacing="as-text"),
    "longest-match": Habits(replacing="longest-match"),
    "left-to-right": Habits(replacing="left-to-right"),
    "score": Habits(measure="score"),
    "alphabet": Habits(measure="alphabet"),
}


def _trained(corpus: Corpus, options: TrainingOptions) -> Iterator[Pair]:
    unlimited = replace(options, merges=None, vocab_size=None)
    return (step.pair for step in train(corpus, unlimited))


def _by_rule(task: Task, name: str, sentence: Remark, rule: TieRuleName) -> Idea:
    options = replace(task.options, tie_rule=rule)
    return Idea(name, "choice", sentence, rule, lambda: _trained(task.corpus, options))


def _mistake(name: str, corpus: Corpus, options: TrainingOptions) -> Idea:
    sentence = say.MISTAKES[name]
    return Idea(name, "mistake", sentence, options.tie_rule, lambda: _trained(corpus, options))


def _of_words(task: Task) -> Iterator[Idea]:
    """Give mistakes in what the words are and how often they occur."""
    words, options = task.corpus.words, task.options
    if any(count != 1 for count in words.values()):
        yield _mistake("counts-ignored", Corpus(dict.fromkeys(words, 1)), options)
    changes: tuple[tuple[str, Callable[[str], str]], ...] = (
        ("lower-cased", str.lower),
        ("spaces-dropped", str.strip),
    )
    for name, change in changes:
        changed = _changed(words, change)
        if changed != words:
            yield _mistake(name, Corpus(changed), options)
    sentence = say.MISTAKES["reversed"]
    yield Idea("reversed", "mistake", sentence, options.tie_rule, lambda: _reversed(task))
    other: Literal["characters", "bytes"]
    other = "characters" if options.alphabet == "bytes" else "bytes"
    yield _mistake(f"{other}-taken", task.corpus, replace(options, alphabet=other))


def _reversed(task: Task) -> Iterator[Pair]:
    return ((right, left) for left, right in task.right())


def _of_splits(task: Task) -> Iterator[Idea]:
    """Give other split rules for the running text."""
    for rule in _SPLIT_RULES if task.texts else ():
        corpus = Corpus.from_texts(task.texts, rule)
        if corpus.words != task.corpus.words:
            idea = _mistake("across-words", corpus, task.options)
            yield replace(idea, name="other-split", sentence=say.other_split(rule))


def _of_marks(task: Task, marks: Iterable[str]) -> Iterator[Idea]:
    corpus, options = task.corpus, task.options
    for mark in marks:
        if mark == options.end_of_word:
            continue
        ends = replace(options, end_of_word=mark)
        name = "other-mark" if options.end_of_word else "mark-added"
        for attached in (options.end_of_word_attached, not options.end_of_word_attached):
            yield _mistake(name, corpus, replace(ends, end_of_word_attached=attached))
        if len(mark) == 1:
            in_front = Corpus({mark + word: count for word, count in corpus.words.items()})
            yield _mistake("mark-in-front", in_front, replace(options, end_of_word=""))
    if options.end_of_word:
        yield _mistake("mark-forgotten", corpus, replace(options, end_of_word=""))
        attached = not options.end_of_word_attached
        name = "mark-attached" if attached else "mark-separate"
        yield _mistake(name, corpus, replace(options, end_of_word_attached=attached))


def _across_words(task: Task) -> Iterator[Idea]:
    """Give the running text as one long word: the real one, or one made of the counted words."""
    options = replace(task.options, end_of_word="")
    for text in _running_texts(task):
        if len(text) <= MOST_SYMBOLS:
            yield _mistake("across-words", Corpus({text: 1}), options)


def _running_texts(task: Task) -> Iterator[str]:
    if task.texts:
        yield "".join(task.texts)
        yield "\n".join(task.texts)
        return
    words = task.corpus.words
    if sum((len(word) + 1) * count for word, count in words.items()) > MOST_SYMBOLS:
        return
    listed = [word for word, count in words.items() for _ in range(count)]
    mark = task.options.end_of_word
    for between in dict.fromkeys(["", " ", mark]):
        yield between.join(listed) + (mark if between == mark else "")


def _apprentice(task: Task, name: str, kind: Kind, sentence: Remark, habits: Habits) -> Idea:
    options = task.options
    habits = replace(habits, min_count=options.min_count)
    return Idea(name, kind, sentence, habits.choice, lambda: _led(task, habits))


def _led(task: Task, habits: Habits) -> Iterator[Pair]:
    if _is_too_large(task):
        return
    options = task.options
    writing = SymbolText(options.alphabet, options.end_of_word, options.end_of_word_attached)
    words = [(tuple(writing.symbols(word)), count) for word, count in task.corpus.words.items()]
    symbols = train(task.corpus, options).flat.symbols
    for left, right in Apprentice(words, habits, symbols).pairs():
        yield writing.label(left), writing.label(right)


def _changed(words: Mapping[str, int], change: Callable[[str], str]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for word, count in words.items():
        counts[change(word)] += count
    return {word: count for word, count in counts.items() if word}


def _frequent_first(words: Mapping[str, int]) -> Sequence[str]:
    return sorted(words, key=lambda word: -words[word])

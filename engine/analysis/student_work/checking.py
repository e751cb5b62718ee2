"""Check my work: the first step at which a student's merges differ, and the mistake behind it.

The right merges are trained and compared. Then the student is followed: every named way to train
(see `mistakes`) is trained until it differs from the student's merges, and the way that goes along
longest, beyond the step at which the right one stopped, explains them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from engine.analysis.student_work import sentences as say
from engine.analysis.student_work.look_alikes import look_alikes
from engine.analysis.student_work.mistakes import (
    TIE_RULES,
    Idea,
    Kind,
    Task,
    left_out,
    mistakes,
    other_choices,
)
from engine.analysis.student_work.reading_pairs import as_written_here, foreign_signs
from engine.analysis.student_work.slips import Mistake, slip_in_list, stop_reason
from engine.text.alphabet import join_labels
from engine.text.corpus import Corpus
from engine.text.remark import Remark
from engine.training import Trace, TraceView, TrainingOptions
from engine.training import replay as replayed
from engine.training.options import TieRuleName

Pair = tuple[str, str]


@dataclass(frozen=True)
class MergeCheck:
    """What is to be said about a student's merges.

    Attributes:
        sentence: what is the matter at the first step that differs, for people.
        right: how many merges from the first on are right.
        step: the first step that differs, from 0; None if all are right.
        taken: the student's pair there; None if the student stopped.
        taken_count: how often it occurs there.
        expected: the right pair; None if training is at its end.
        expected_count: how often that occurs.
        tie_size: how many pairs are as frequent as the right one.
        mistake: what explains the difference; None if nothing that is known does.
        then: the first step at which no choice among equally frequent pairs explains the merges
            any more, for people; None unless the mistake is such a choice.
        not_tried: names of mistakes that were not looked for, as the corpus is too large.
    """

    sentence: Remark
    right: int
    step: int | None = None
    taken: Pair | None = None
    taken_count: int = 0
    expected: Pair | None = None
    expected_count: int = 0
    tie_size: int = 0
    mistake: Mistake | None = None
    then: Remark | None = None
    not_tried: tuple[str, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether all merges are right, and none is missing."""
        return self.step is None


@dataclass(frozen=True, slots=True)
class CheckProgress:
    """How many explanations were tried."""

    tried: int


def check_merges(
    corpus: Corpus,
    options: TrainingOptions,
    merges: Sequence[Pair],
    texts: Iterable[str] = (),
) -> MergeCheck:
    """Compare a student's merges with the right ones, and explain the first difference.

    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    >>> check = check_merges(corpus, TrainingOptions(merges=3), [("l", "o"), ("lo", "w")])
    >>> print(check.sentence)
    Step 1: 'l' + 'o' (count 7) was taken; the most frequent pair is 'e' + 's' (count 9).
    >>> print(check.mistake.name)
    counts-ignored

    Args:
        corpus: the counted words.
        options: how the student was to train.
        merges: the student's merges as labels, first to last.
        texts: the running text, if there is one: it shows merges across words.

    Raises:
        TrainingError: the corpus and the options do not go together.
    """
    checking = MergeChecking(corpus, options, merges, texts)
    for _ in checking:
        pass
    return checking.result


class MergeChecking(Iterator[CheckProgress]):
    """A check under way: an iterator of its progress, which can be left at any moment.

    Attributes:
        result: what is known by now; exact but for the explanation, which may still come.
    """

    def __init__(
        self,
        corpus: Corpus,
        options: TrainingOptions,
        merges: Sequence[Pair],
        texts: Iterable[str] = (),
    ) -> None:
        """Find the first difference; see `check_merges`."""
        self._task = Task(corpus, options, tuple(texts))
        self._trace = Trace(corpus, options)
        self._merges = as_written_here(merges, self._trace.symbols)
        known = {*self._trace.symbols, options.end_of_word}
        self._twins = look_alikes((part for pair in self._merges for part in pair), known)
        self._best: Mistake | None = None
        self._explained = 0
        self.result = self._compare()
        self._running = self._explain()

    def __next__(self) -> CheckProgress:
        """Try one more explanation."""
        return next(self._running)

    def _compare(self) -> MergeCheck:
        trace, merges = self._trace, self._merges
        step = self._first_difference()
        if step is None:
            return MergeCheck(say.all_right(len(merges)), len(merges))
        view = trace.at(step)
        taken = merges[step] if step < len(merges) else None
        count = 0 if taken is None else _count(view, taken)
        if step == len(trace):
            sentence = say.ends_late(len(trace), len(merges))
            return MergeCheck(sentence, step, step, taken, count)
        expected = trace[step]
        if taken is None:
            sentence = say.ends_early(step, expected.pair, expected.count)
        elif self._own_letters(taken) == expected.pair:
            sentence = say.looks_right(step, expected.pair)
        else:
            sentence = say.differs(step, taken, count, expected.pair, expected.count)
        pair, most = expected.pair, expected.count
        return MergeCheck(sentence, step, step, taken, count, pair, most, view.tie_size)

    def _first_difference(self) -> int | None:
        for step, pair in enumerate(self._merges[: len(self._trace)]):
            if self._trace[step].pair != pair:
                return step
        common = min(len(self._merges), len(self._trace))
        return None if len(self._merges) == len(self._trace) else common

    def _own_letters(self, pair: Pair) -> Pair:
        """Give a pair with letters of the corpus for those that look like them."""
        table = str.maketrans(self._twins)
        return pair[0].translate(table), pair[1].translate(table)

    def _explain(self) -> Iterator[CheckProgress]:
        step = self.result.step
        if step is None:
            return
        self._explained = self._common_with(self._task.right())
        tried = 0
        for ideas in self._rounds() if self._explained < len(self._merges) else ():
            for idea in ideas:
                self._try(idea)
                tried += 1
                yield CheckProgress(tried)
            if self._best is not None and self._best.complete:
                return
        mistake = self._plain_reason(step)
        if self._best is None or (mistake is not None and mistake.explains > self._best.explains):
            self._best = mistake
        if self._best is not None and self._best.complete:
            self._update()
            return
        self._update(left_out(self._task))
        if self._best is not None and self._best.kind == "choice":
            self.result = replace(self.result, then=self._after(self._best.explains))

    def _rounds(self) -> Iterator[Iterable[Idea]]:
        """Give the ideas, the likeliest first; where one round explains all, no other follows."""
        own: TieRuleName = self._task.options.tie_rule
        marks = foreign_signs(self._merges, self._trace.symbols, self._task.options.alphabet)
        ties = Idea(
            "other-ties", "choice", say.CHOICES["other-ties"], own, self._while_most_frequent
        )
        yield (*other_choices(self._task), ties)
        yield mistakes(self._task, own, marks)
        for rule in TIE_RULES:
            if rule != own:
                yield mistakes(self._task, rule, marks)

    def _while_most_frequent(self) -> Iterator[Pair]:
        """Give the student's own merges as long as they take most frequent pairs."""
        unlimited = replace(self._task.options, merges=None)
        followed = Trace(replayed(self._task.corpus, self._merges, unlimited))
        followed.follow_pairs()
        for position, step in enumerate(followed):
            most = followed.at(position).highest_count
            if step.count != most or most < self._task.options.min_count:
                return
            yield step.pair

    def _after(self, made: int) -> Remark | None:
        """Say what is wrong with the merge after some that only choose otherwise."""
        unlimited = replace(self._task.options, merges=None)
        view = Trace(replayed(self._task.corpus, self._merges[:made], unlimited)).at(made)
        most, taken = view.top_pairs(1), self._merges[made]
        if not most or most[0].count < self._task.options.min_count:
            return say.STOPS["rare-pairs-merged" if most else "nothing-left"]
        return say.differs(made, taken, _count(view, taken), view.labels(most[0]), most[0].count)

    def _try(self, idea: Idea) -> None:
        """Follow an idea as long as it goes along with the student."""
        try:
            explained = self._common_with(idea.lead())
        except ValueError:  # the idea does not go with this corpus, as a mark that is in the text
            return
        best = self._best
        if best is not None and explained == best.explains:
            if idea.name not in (best.name, *best.also):
                self._best = replace(best, also=(*best.also, idea.name))
                self._update()
        elif explained > self._explained:
            self._explained = explained
            rule = idea.tie_rule if idea.tie_rule != self._task.options.tie_rule else None
            complete = explained == len(self._merges)
            self._best = Mistake(idea.name, idea.kind, idea.sentence, explained, complete, rule)
            self._update()

    def _common_with(self, pairs: Iterator[Pair]) -> int:
        common = 0
        for pair, taken in zip(pairs, self._merges, strict=False):
            if pair != taken:
                break
            common += 1
        return common

    def _update(self, not_tried: tuple[str, ...] = ()) -> None:
        self.result = replace(self.result, mistake=self._best, not_tried=not_tried)

    def _plain_reason(self, step: int) -> Mistake | None:
        """Explain what needs no training: slips in the list, and where it ends."""
        merges = self._merges
        if step in (len(merges), len(self._trace)):
            name = stop_reason(self._trace, merges, self.result.taken_count)
            kind: Kind = "unfinished" if name == "stops-early" else "mistake"
            return Mistake(name, kind, say.STOPS[name], len(merges), True)
        right = list(islice(self._task.right(), len(merges) + 1))
        reasons = [
            self._looks_alike(right, step),
            slip_in_list(merges, right, step),
            self._impossible(step),
        ]
        found = [reason for reason in reasons if reason is not None]
        return max(found, key=lambda reason: reason.explains, default=None)

    def _looks_alike(self, right: Sequence[Pair], step: int) -> Mistake | None:
        """Explain a pair that is written with letters of another alphabet."""
        merges = self._merges
        if self._own_letters(merges[step]) == merges[step]:
            return None
        explained = step
        for pair, expected in zip(merges[step:], right[step:], strict=False):
            if self._own_letters(pair) != expected:
                break
            explained += 1
        sentence, complete = say.look_alikes(self._twins), explained == len(merges)
        return Mistake("look-alikes", "mistake", sentence, max(explained, step + 1), complete)

    def _impossible(self, step: int) -> Mistake | None:
        """Explain why a pair cannot occur at all."""
        merges, taken = self._merges, self._merges[step]
        if taken in merges[:step]:
            return Mistake("repeated", "mistake", say.REPEATED, step + 1, False)
        known = {*self._trace.symbols, *(self._joined(pair) for pair in merges[:step])}
        for token in taken:
            if token not in known:
                return Mistake(
                    "unknown-token", "mistake", say.unknown_token(token), step + 1, False
                )
        return None

    def _joined(self, pair: Pair) -> str:
        return join_labels(*pair, self._task.options.alphabet)


def _count(view: TraceView, pair: Pair) -> int:
    """Give how often a pair of labels occurs."""
    ids = {label: number for number, label in enumerate(view.vocabulary)}
    left, right = ids.get(pair[0]), ids.get(pair[1])
    return 0 if left is None or right is None else view.find_pair(left, right).count

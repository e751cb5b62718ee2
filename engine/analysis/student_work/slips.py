"""Slips that need no training to be seen: a line too few or too many, and where a list ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.analysis.student_work import sentences as say
from engine.analysis.student_work.apprentice import Pair
from engine.analysis.student_work.mistakes import Kind
from engine.text.remark import Remark
from engine.training import Trace


@dataclass(frozen=True)
class Mistake:
    """What explains a student's work.

    Attributes:
        name: its name, for programs.
        kind: a "choice" among equally frequent pairs, which is as right as any other, or a
            "mistake"; "unfinished" where all is right that is there.
        sentence: what it is, for people.
        explains: so many of the student's merges, from the first, are what it leads to.
        complete: whether these are all.
        tie_rule: the tie rule that goes with it, where that is another than was asked for.
        also: names of other mistakes that explain as many merges.
    """

    name: str
    kind: Kind
    sentence: Remark
    explains: int
    complete: bool
    tie_rule: str | None = None
    also: tuple[str, ...] = ()


def slip_in_list(merges: Sequence[Pair], right: Sequence[Pair], step: int) -> Mistake | None:
    """Find a merge that was left out, put in or exchanged with the next, if all else is right.

    Args:
        merges: the student's merges.
        right: the right ones.
        step: the first that differs.
    """
    slips = (
        ("swapped", say.SWAPPED, _swapped(merges[step:]), right[step:]),
        ("left-out", say.LEFT_OUT, merges[step:], right[step + 1 :]),
        ("extra", say.EXTRA, merges[step + 1 :], right[step:]),
    )
    for name, sentence, rest, others in slips:
        length = min(len(rest), len(others))
        if length and list(rest[:length]) == list(others[:length]):
            explained = len(merges) - len(rest) + length
            return Mistake(name, "mistake", sentence, explained, explained == len(merges))
    return None


def stop_reason(trace: Trace, merges: Sequence[tuple[str, str]], next_count: int) -> str:
    """Name the reason; the names are those of `sentences.STOPS`.

    Args:
        trace: the right training.
        merges: the student's merges, of which one list is the beginning of the other.
        next_count: how often the first pair beyond the end of the training occurs there.
    """
    if len(merges) < len(trace):
        return _why_early(trace, len(merges))
    return _why_late(trace, len(merges), next_count)


def _why_early(trace: Trace, made: int) -> str:
    options, symbols = trace.options, len(trace.symbols)
    special = len(options.special_tokens)
    if special and symbols + made + special == options.vocab_size:
        return "special-tokens-counted"
    if made and symbols + made == options.merges:
        return "size-for-merges"
    ends_at_one = int(trace.counts[made]) == 1 and (not made or int(trace.counts[made - 1]) > 1)
    return "stops-at-one" if ends_at_one else "stops-early"


def _why_late(trace: Trace, made: int, next_count: int) -> str:
    options = trace.options
    if options.vocab_size is not None and made == options.vocab_size:
        return "merges-for-size"
    if not trace.at(len(trace)).highest_count:
        return "nothing-left"
    return "rare-pairs-merged" if next_count < options.min_count else "stops-late"


def _swapped(merges: Sequence[Pair]) -> Sequence[Pair]:
    """Exchange the first two."""
    return [*merges[:2][::-1], *merges[2:]]

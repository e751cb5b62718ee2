"""A student's work beside what is right, as rows of a table."""

from __future__ import annotations

from itertools import zip_longest

from engine.analysis.student_work import SplitCheck
from engine.text.alphabet import visible
from gui.lab.check_job import CheckAnswer, Pair
from gui.widgets.plain_text import isolated

SAME, DIFFERENT = "=", "≠"
MOST_ROWS = 50_000

Row = tuple[object, ...]


def merge_rows(answer: CheckAnswer) -> list[Row]:
    """A row for each step: its number, the student's pair, a sign, the right pair."""
    alphabet = answer.alphabet
    both = zip_longest(answer.merges[:MOST_ROWS], answer.right[:MOST_ROWS])
    return [
        (step, _pair(mine, alphabet), _sign_between(mine, right), _pair(right, alphabet))
        for step, (mine, right) in enumerate(both, start=1)
    ]


def split_rows(answer: CheckAnswer, check: SplitCheck) -> list[Row]:
    """A row for each word: the word, the student's tokens, a sign, the right tokens."""
    alphabet = answer.alphabet
    return [
        (
            visible(word.word),
            tuple(visible(token, alphabet) for token in word.taken),
            _sign(word.place is None),
            tuple(visible(token, alphabet) for token in word.expected),
        )
        for word in check.words[:MOST_ROWS]
    ]


def _pair(pair: Pair | None, alphabet: str) -> str:
    if pair is None:
        return ""
    return " + ".join(isolated(visible(token, alphabet)) for token in pair)


def _sign_between(mine: Pair | None, right: Pair | None) -> str:
    """Nothing where there is nothing to compare: a list may end early."""
    return "" if mine is None else _sign(mine == right)


def _sign(same: bool) -> str:
    return SAME if same else DIFFERENT

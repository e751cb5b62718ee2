"""Check my work: what a student learned or split, against what is right, and why it differs.

What is pasted is read by `pasted` and `pasted_splits`, with `literals`; `reading_pairs` brings it
into the writing of the corpus. `checking` compares merges: where they part, an `apprentice` makes
the named `mistakes` on purpose until one of them explains the rest, and `slips` need no training to
be seen. `splits` compares split words. `look_alikes` are letters of another alphabet, and
`sentences` say all of it.
"""

from engine.analysis.student_work.checking import (
    CheckProgress,
    MergeCheck,
    MergeChecking,
    check_merges,
)
from engine.analysis.student_work.pasted import PastedMerge, PasteError, parse_merges
from engine.analysis.student_work.pasted_splits import parse_splits
from engine.analysis.student_work.reading_pairs import merges_of
from engine.analysis.student_work.slips import Mistake
from engine.analysis.student_work.splits import (
    SplitCheck,
    SplitMistake,
    WordCheck,
    check_splits,
)

__all__ = [
    "CheckProgress",
    "MergeCheck",
    "MergeChecking",
    "Mistake",
    "PasteError",
    "PastedMerge",
    "SplitCheck",
    "SplitMistake",
    "WordCheck",
    "check_merges",
    "check_splits",
    "merges_of",
    "parse_merges",
    "parse_splits",
]

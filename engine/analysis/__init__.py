"""Questions about a tokenizer: how it splits, where two ways of splitting differ, and why."""

from engine.analysis.disagreements import Disagreements, find_disagreements
from engine.analysis.watching import Candidate, Option, SplitStep, WordTooLongError, split_steps

__all__ = [
    "Candidate",
    "Disagreements",
    "Option",
    "SplitStep",
    "WordTooLongError",
    "find_disagreements",
    "split_steps",
]

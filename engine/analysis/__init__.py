"""Questions about a tokenizer: how it splits, where two ways of splitting differ, and why."""

from engine.analysis.disagreements import Disagreements, find_disagreements
from engine.analysis.lanes import LaneEncoding, Loss, differing, encode_lane
from engine.analysis.watching import Candidate, Option, SplitStep, WordTooLongError, split_steps

__all__ = [
    "Candidate",
    "Disagreements",
    "LaneEncoding",
    "Loss",
    "Option",
    "SplitStep",
    "WordTooLongError",
    "differing",
    "encode_lane",
    "find_disagreements",
    "split_steps",
]

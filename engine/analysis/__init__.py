"""Questions about a tokenizer: how it splits, where two ways of splitting differ, and why."""

from engine.analysis.differing_words import DifferingWord, differing_words
from engine.analysis.disagreements import Disagreements, find_disagreements
from engine.analysis.explain import explain, explain_byte
from engine.analysis.lane_encoding import LaneEncoding, Loss
from engine.analysis.lanes import differing, encode_lane
from engine.analysis.reasons import Explanation, Reason
from engine.analysis.token_facts import TokenFacts, token_facts
from engine.analysis.watching import Candidate, Option, SplitStep, WordTooLongError, split_steps

__all__ = [
    "Candidate",
    "DifferingWord",
    "Disagreements",
    "Explanation",
    "LaneEncoding",
    "Loss",
    "Option",
    "Reason",
    "SplitStep",
    "TokenFacts",
    "WordTooLongError",
    "differing",
    "differing_words",
    "encode_lane",
    "explain",
    "explain_byte",
    "find_disagreements",
    "split_steps",
    "token_facts",
]

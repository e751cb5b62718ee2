"""Counted words -> merges, one step at a time, and the trace that can go to any position."""

from engine.training.history import MergeStep
from engine.training.options import TrainingError, TrainingOptions
from engine.training.recording import Recording
from engine.training.replay import replay
from engine.training.tie_rules import TIE_RULES
from engine.training.trace import Trace
from engine.training.trace_values import PairCount, Place, WordToken
from engine.training.trace_view import TraceView
from engine.training.trainer import Training, train

__all__ = [
    "TIE_RULES",
    "MergeStep",
    "PairCount",
    "Place",
    "Recording",
    "Trace",
    "TraceView",
    "Training",
    "TrainingError",
    "TrainingOptions",
    "WordToken",
    "replay",
    "train",
]

"""What a training could have learned instead: another choice at a tie, or all of them."""

from engine.analysis.alternatives.fork import Fork, ForkError, fork
from engine.analysis.alternatives.timelines import TimelineDifference, compare_timelines
from engine.analysis.alternatives.ways import (
    MOST_STATES,
    AllWays,
    TooManyWaysError,
    Ways,
    WaysProgress,
    WordWays,
)

__all__ = [
    "MOST_STATES",
    "AllWays",
    "Fork",
    "ForkError",
    "TimelineDifference",
    "TooManyWaysError",
    "Ways",
    "WaysProgress",
    "WordWays",
    "compare_timelines",
    "fork",
]

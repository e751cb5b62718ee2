"""Counted words -> merges, one step at a time, and the trace that can go to any position.

In the order in which to read them:

* what a training is: `options` say what is asked, `tie_rules` which of equally frequent pairs wins,
  and `trainer` is the loop;
* what the loop works with: `layout` makes symbols of the words and `flat_corpus` merges them in one
  row of cells; `pair_table` counts all pairs at once, `pair_index` follows the frequent ones from
  merge to merge, and `pair_queue` knows which of these is next;
* what takes over where pairs are rare (`planned_steps`): `level` and `level_pairs` for many pairs
  of one count, `last_steps` once every pair occurs once;
* what it leaves behind: `history` has the steps as numbers, `spelling` and `cell_texts` the tokens
  as texts, `recording` all of it as arrays;
* going anywhere in that: `trace` and, for one position, `trace_view` with its `trace_values`; for
  many, `pair_history` has counted all of them before, from `occurrences` and `touched_words`;
* `replay` is a training that is told which pairs to merge.
"""

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

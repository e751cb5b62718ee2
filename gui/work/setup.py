"""How a corpus is split and trained: the one value that the options panel and the session exchange.

It adds the split rule, which belongs to the corpus, to the engine's training options, so that
"did the person change anything?" is one comparison.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import TrainingOptions


@dataclass(frozen=True)
class TrainingSetup:
    """A split rule (a name or a custom pattern) together with the options of a training."""

    rule: str = "document"
    options: TrainingOptions = field(default_factory=TrainingOptions)

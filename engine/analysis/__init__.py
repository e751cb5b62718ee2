"""Questions about a tokenizer: where its two ways of splitting differ, and later why."""

from engine.analysis.disagreements import Disagreements, find_disagreements

__all__ = ["Disagreements", "find_disagreements"]

"""Check my work: what a student learned or split, against what is right, and why it differs."""

from engine.analysis.student_work.pasted import PastedMerge, PasteError, parse_merges

__all__ = ["PasteError", "PastedMerge", "parse_merges"]

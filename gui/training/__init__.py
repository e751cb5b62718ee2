"""The training view: watch a corpus being merged, step by step."""

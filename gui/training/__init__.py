"""The training view: watch a corpus being merged, step by step.

`view` composes and `presenter` turns a trace at a position into values that are drawn.
"""

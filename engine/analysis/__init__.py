"""Questions about a tokenizer: how it splits, where two ways of splitting differ, and why.

Each module answers one of them. None is imported here: who asks one question does not wait for all.
"""

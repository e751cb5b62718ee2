"""The explore view: what is in a tokenizer file, what it does to a text, and if it is sound.

`view` composes; `head_*`, `vocabulary_*`, `token_*`, `overview_*`, `doctor_*`, `differences_*`,
`pipeline_*` and `save_as_*` are its panels.
"""

"""Raw text -> counted words: the lowest layer of the engine, which knows nothing of merges.

`pretokenize` cuts, `corpus` counts, `alphabet` makes the symbols. Long texts are read as numbers:
`numbered_words` has one for each distinct word, which `word_keys` finds by its `character_codes`
without making a string of it, `counted_numbers` counts these, and `code_points` has the numbers of
characters and bytes. The stages that tokenizer files have stand in `normalizers` and
`pretokenizers`: they work on an `aligned` text, which keeps the place of every character.
`patterns` says what the patterns in such files mean.
"""

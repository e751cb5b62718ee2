"""Raw text -> counted words: the lowest layer of the engine, which knows nothing of merges.

`pretokenize` cuts, `corpus` counts, `alphabet` makes the symbols. The stages that tokenizer files
have stand in `normalizers` and `pretokenizers`: they work on an `aligned` text, which keeps the
place of every character. `patterns` says what the patterns in such files mean.
"""

"""Questions about a tokenizer: how it splits, where two ways of splitting differ, and why.

Each module answers one of them. None is imported here: who asks one question does not wait for
all. `lanes` is a text as tokens and where two splits of it differ; `explain` and `reasons` say why
there is a boundary; `losses` what decoding loses; `token_facts` where a token came from;
`differing_words` and `disagreements` where two ways differ, in a corpus or in all strings;
`watching` the steps of one word; `file_*` the same for files of other programs, and `fidelity` how
far these can be trusted. What is in a file is asked in `vocabulary`, `doctor`, `differences` and
`statistics`; what a class asks, in `alternatives`, `student_work`, `vocabulary_size` and
`lattice`.
"""

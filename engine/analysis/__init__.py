"""Questions about a tokenizer: how it splits, where two ways of splitting differ, and why.

Each module answers one of them. None is imported here: who asks one question does not wait for
all. `lanes` (a `lane_encoding` each) is a text as tokens and where two splits of it differ;
`explain` and `reasons` say why there is a boundary, by `place_reasons`; `losses` what decoding
loses, by `lost_text` and `decoded_stage`; `token_facts` where a token came from; `differing_words`
and `disagreements` where two ways differ (each way is one of the `sides`), in a corpus or in all
strings; `watching` the steps of one word, `scores` why Unigram has split it so; `file_*` the same
for files of other programs, with `composed_marks`. How far these can be trusted is their
`fidelity`, found by `judging`. What is in a file is asked in `vocabulary`, `doctor`, `differences`
and `statistics`; what a class asks, in `alternatives`, `student_work`, `vocabulary_size` and
`lattice`. `trace_csv` writes a training as a table, `progress` tells how far several works are.
"""

"""Long work: questions to the engine as values, and the runs that lead them to workers and back.

Of each kind of work `_job` is the question and how it is answered, in a worker or here, and `_runs`
is who sends it: `training_*` (with `setup`, `corpus_source` and `samples`), `compare_*` (with
`compare_reading` and `compare_edits`), `explore_*`, `opening_*` (with `opening`). A tokenizer that
was opened is a `loaded_tokenizer`: a `tokenizer_card` to look at, and itself `sealed`;
`tokenizer_shelf` has all that a lane can use.
"""

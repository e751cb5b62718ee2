"""The experiments: what else a training could have come to, what it costs, what a student made.

`view` holds them, a `page` each: `fork_*` (another choice at a tie), `ways_*` (all choices),
`check_*` and `work_field` (a student's work), `curve_*`, `size_*`, `life_*` and `held_out_choice`
(what vocabulary size buys), `parameter_*` and `parameters_page` (what it costs), `price_*` (what a
language costs), `lattice_*` (the splits of a Unigram model). Of each `_page` is the widget,
`_state` what it knows (see `state`), `_job` what a worker is asked, `_sentences` what is said.
Several use `rows_model` (tables) with `bar_delegate` and `table_saver`, `timeline`, `sentence`,
`letters`, and numbers beyond 32 bits: `big_numbers`, `large_number`.
"""

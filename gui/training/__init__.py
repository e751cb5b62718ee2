"""The training view: watch a corpus being merged, step by step.

`view` composes the panels in `columns`, and `presenter` turns a trace at a position (`views`) into
the values of `frames`. The panels, each with its own modules:

* bars and words, drawn together by `film` on a `frame_canvas`: `pair_bars` with `bars_layout`,
  `bars_motion`, `bars_axis` and `bars_paint`; `word_boxes` with `words_canvas`, `placed_words`,
  `words_layout`, `words_motion`, `words_paint`, `row_paint`, `joined_row` and `still_rows`; in both
  `pair_paint`, `tie_bracket` and `picture_text`;
* the merge list: `merge_*`; the ties: `ties_*`, `tie_sentences`, `pair_chips`, `rule_choices` and
  `fork_button`; numbers and progress: `foot`;
* the setup, in `setup_tabs`: `corpus_*` with `encoding_bar` and `text_beginning`; `options_panel`
  with the `setup_field`s of `option_fields`, `split_*`, `size_fields` and `special_tokens_field`;
* what is said: `notice_text`, `announcer`; what a class guesses: `pair_guessing`, `guess_*` and
  `guessed_bars`.
"""

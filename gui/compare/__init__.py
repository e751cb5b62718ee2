"""The second view: one text, several ways of splitting it, side by side, and why they differ.

`view` composes the parts in their `arrangement`, and `presenter` turns splits into the values of
`frames`. The parts, each with its own modules:

* the text: `text_*`, with `document_blocks`, `clipboard_text` and `damaged_text`; what an edit
  changes in it is told by `changes` and the `stability_line`, and lights up by `flashing`;
* the lanes: `lane_*` in a `lanes_area` with `heads_row`, `lanes_bar` and `difference_ruler`. They
  share one `layout`: `display_text` in `piece_layout`s with their `heights` and `room`, prepared by
  `layout_ahead`, in the `type_size` that suits the text; `cells` and `boxes` are painted, and
  `opened_paint` draws tokens that are opened. After an edit, `screen_changes` are;
* pointing and going: `pane_mouse`, `pane_keys`, `pointing`, `places`, `differences`,
  `level_buttons`;
* the panels in `side_tabs`: `why_*`, `token_*`, `ids_*` with `id_rows`, `differing_*` with
  `search_link` and `shown_word`, `watch_panel` with `split_*`; below the lanes a `byte_row`
  (`byte_row_layout`), `losses_list` and `numbers_line`. They use `low_area`, `plain_table`,
  `tokens_delegate` and `quotes`;
* which tokenizer and way a lane has: `tokenizer_choice`, `mode_choice`, `modes`, and
  `compared_tokenizer`, which is asked;
* `cut_*` and `guess_*` let a class guess.
"""

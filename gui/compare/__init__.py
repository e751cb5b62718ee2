"""The second view: one text, several ways of splitting it, side by side, and why they differ.

`view` composes and `presenter` turns splits into values to draw. `text_*` is the text and what an
edit changes in it; `lane_*`, `boxes`, `cells` and `layout` are the lanes; `why_*`, `token_*`,
`ids_*`, `differing_*` and `split_*` are the panels: why, token, ids, differing words, a word being
split; `cut_*` and `guess_*` let a class guess.
"""

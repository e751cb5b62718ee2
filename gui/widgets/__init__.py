"""Small widgets that more than one view uses: plain values in, signals out.

The player: `player_bar`, `player_buttons`, `tie_slider`, `step_field`, `speed_choice` and
`numbers_strip`. Tokens: `token_box` with `kept_pictures`, `hatching`, `sign_notes` and
`split_preview`. The rest are texts and fields, rooms for other widgets, bars and choices, each for
itself.
"""

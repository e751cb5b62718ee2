"""What is in the window around the views, and how each view is brought into it.

`window_content` composes. Each `_place` brings one thing into the window when somebody wants it,
with its actions: `explore_place`, `lab_place`, `predict_place`, `take_home_place`. Around the views
are `tool_bar` and `status_line` with `opening_line`, `trust` and `glyph_hint`; `picture_saver`
saves what is seen; `views_ahead` makes views before somebody looks.
"""

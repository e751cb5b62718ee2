"""Bringing the program up: what was asked for, a window painted at once, and what fills it.

In the order in which they run: `numpy_settings`, `command_line`, `display`, `spared`,
`import_statement`, `program` (the window, painted), `composition` (what fills it), and
`picture_run` if a picture is all that was asked for.
"""

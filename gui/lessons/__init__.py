"""Lessons: files that lead a class through the program, and the panel that shows them.

A `lesson` is values that `reading` and `reading_state` take from a file; `shipped` are those that
come with the program. `lesson_state` is the one that is being given: `guide` brings the program to
the state of a step, `facts` (by `facts_job`) computes what a text says of it, `wording` and `words`
put that into sentences. `lesson_window` has the dock, with `dock_title`, `lesson_panel`,
`lesson_text`, `steps_list` and `fault_label`; `memory` is what is remembered between starts.
"""

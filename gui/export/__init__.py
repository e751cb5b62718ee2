"""What a person takes home: animations, handouts, tables, and the session itself as a file.

`take_home` decides what there is. A film is a `scene` (`training_scene`, or `split_scene` with
`split_lanes`) at `moments`, drawn by `animation` and written by `film_job` in the formats of
`film_files` (`mp4`, `palette`); `save_animation` and `animation_saver` ask a person,
`animation_run` the command line. A `handout` comes from `handout_dialog` and `handout_export`. A
session is a `session_record`, made and put back by `session_state` and kept in a `session_file`
(with `fingerprints`); `session_place`, `autosave` and `last_session_offer` deal with these.
`export_progress` is what a person sees meanwhile.
"""

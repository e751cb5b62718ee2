"""What the session knows, part by part: each part takes wishes and tells facts.

`session_facts` is the training with its signals and `notice`, `usual_setup` with what one begins;
`compare_state` is what is compared, with `trained_sources`, `source_names` and `edited_texts`;
`explore_state` what is explored, with `explore_questions`, `followed_text`, `examined` and
`vocabulary_comparison`.
`preferences` and `look_preferences` last from start to start; `file_watch` looks at the disk.
"""

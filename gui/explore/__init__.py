"""The explore view: what is in a tokenizer file, what it does to a text, and if it is sound.

`view` composes the panels in their `arrangement`, and `shown_facts` puts into them what the state
says. The panels, each with its own modules:

* the head, `head_*`: which file it is, and what to do with it (`file_link`, `save_as_*`); while one
  is opened, the `opening_veil`; what is dropped or pasted, `arrivals`;
* the vocabulary, `vocabulary_*`, with `shown_first` and `missing_scripts`;
* beside it, in `side_pages`: one token (`token_*`), the whole (`overview_*`), the examination
  (`doctor_*`), another file (`differences_*`);
* a text on its way through the stages: `pipeline_*`;
* what several use: words for formats, settings and counts (`own_words`, `setting_words` with
  `setting_defaults`, `counted`), `own_keys`, `popup` and `source_choice`.
"""

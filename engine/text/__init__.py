"""Raw text -> counted words: the lowest layer of the engine, which knows nothing of merges.

In the order in which to read them:

* `pretokenize` cuts a text into words, `alphabet` makes the symbols of a word, and a `corpus` is
  counted words: of texts, of files (`reading`, `encodings`) or of lists (`word_counts`);
* `counting` chooses how long texts are counted: `counted_words`, by numbers (`counted_numbers`) or
  as strings, or `counter`, in a `second_process` too; `pieces` are what long texts are cut into;
* texts as numbers: `code_points` are characters and bytes, `numbered_words` have one number for
  each distinct word, found by its `word_keys` of `character_codes` without making a string of it;
  `runs`, `side_by_side` and `growing` are what arrays are handled with;
* the stages of tokenizer files: `normalizers` and `pretokenizers` work on `aligned` text, which
  keeps the place of every character; `patterns` says what the patterns in such files mean;
* what characters are: `unicode_sets`, `character_sets`, `graphemes`, `byte_characters`;
* `remark` is a sentence for a person, which the window translates.
"""

"""A vocabulary -> how one word is split. Each model is one published way of doing it.

Ways to split: `rank_ordered` (BPE itself; `lowest_pair` and `joined_pairs` are its variants in some
programs), `longest_match`, `left_to_right`, `fewest_tokens`, `best_score`; `word_splitter` has them
side by side. With ids, as files of tokenizers have them: `bpe_model`, `word_piece`, `word_level`,
`unigram`, `ranked_bytes`, `sentencepiece`, all of them a `Model`. `split_steps` does the same one
step at a time, and `own_text` tells which merge makes a token.

What makes it quick: `many_words` and `many_longest` split thousands of words together (both with
`pair_numbers`);
`marked_words` finds where a text of SentencePiece falls into words, which `joined_words` and
`sure_words` remember; `word_cache` bounds what is remembered.
"""

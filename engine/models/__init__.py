"""A vocabulary -> how one word is split. Each model is one published way of doing it.

Ways to split: `rank_ordered` (BPE itself; `lowest_pair` and `joined_pairs` are its variants in some
programs), `longest_match`, `left_to_right`, `fewest_tokens`, `best_score`; `word_splitter` has them
side by side. With ids, as files of tokenizers have them: `bpe_model`, `word_piece`, `word_level`,
`unigram`, `ranked_bytes`, `sentencepiece`, all of them a `Model`. `split_steps` does the same one
step at a time (each is a `split_step`), `own_text` tells which merge makes a token, and `own_score`
what becomes of the texts of tokens with scores. `modes` has the names of the ways.

What they look up: `merge_table` (`numbered_merges` of files) and `pairs_of_texts` are merges as
numbers, `token_table` finds tokens by where they could stand, `pieces` are those with scores. How
words and labels become texts: `symbol_text`, and for files a `writing`: `labels`, `piece_writing`
with `piece_splitter`.

What makes it quick: `many_words` and `many_longest` split thousands of words together (both with
`pair_numbers`), and long words fall apart at `seams`; `marked_words` finds where a text of
SentencePiece falls into words, which `joined_words` and `sure_words` remember; `word_cache` bounds
what is remembered.
"""

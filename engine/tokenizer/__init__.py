"""The classic tokenizer classes: train, encode, decode, save, load.

Below are the parts (`training` learns merges, `models` split words, `documented_json` keeps files);
here they become the objects that textbooks describe, with the names that textbooks use.

`base` has a vocabulary and special tokens, `splitting` adds merges and ways to split, `bpe` the
training (`from_training`, `trained_words`). One word is split by `word_tokens`, with `places` and,
for where a token came from, `parentage`; `joining` makes text of tokens, `ids` takes them as people
have them. Whole texts are read by `text_ids` (ids only, of `word_ids`) and by `text_splitter` (with
places: `word_numbers` find the words, a `word_table` has their tokens).
"""

from engine.tokenizer.base import DEFAULT_SPECIAL_TOKENS, BaseTokenizer
from engine.tokenizer.bpe import BPETokenizer, SimpleBPETokenizer
from engine.tokenizer.ids import Ids, plain_ids
from engine.tokenizer.word_tokens import UnknownCharactersError, WordTokens

__all__ = [
    "DEFAULT_SPECIAL_TOKENS",
    "BPETokenizer",
    "BaseTokenizer",
    "Ids",
    "SimpleBPETokenizer",
    "UnknownCharactersError",
    "WordTokens",
    "plain_ids",
]

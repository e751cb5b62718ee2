"""The classic tokenizer classes: train, encode, decode, save, load.

Below are the parts (`training` learns merges, `models` split words, `documented_json` keeps files);
here they become the objects that textbooks describe, with the names that textbooks use. Whole texts
are read by `text_ids` (ids only, with `word_ids`) and `text_splitter` (with places, `word_table`).
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

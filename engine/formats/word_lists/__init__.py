"""Vocabularies without merges: BERT's vocab.txt, lists of tokens, a vocab.json left alone."""

from engine.formats.word_lists.bert import open_bert_vocabulary
from engine.formats.word_lists.greedy import open_greedy
from engine.formats.word_lists.json_list import open_json_list

__all__ = ["open_bert_vocabulary", "open_greedy", "open_json_list"]

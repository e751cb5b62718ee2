"""Vocabularies for the panels of the explore view."""

from engine.analysis.vocabulary import VocabularyTable, vocabulary_table
from engine.pipeline import DocumentedTokenizer
from tests.engine.analysis.bare_tokenizer import bpe, with_vocabulary
from tests.engine.cases import example_tokenizer


def textbook() -> VocabularyTable:
    """The vocabulary of the textbook corpus."""
    return vocabulary_table(DocumentedTokenizer(example_tokenizer()))


def chain(word: str) -> VocabularyTable:
    """A vocabulary in which a word is merged letter after letter."""
    merges = [(word[:end], word[end]) for end in range(1, len(word))]
    return vocabulary_table(bpe(merges, dict.fromkeys(word)))


def plain(*tokens: str) -> VocabularyTable:
    """Tokens that no merge makes."""
    return vocabulary_table(with_vocabulary({token: n for n, token in enumerate(tokens)}))


def row(table: VocabularyTable, label: str) -> int:
    """The row of a token."""
    return [table.label(each) for each in range(len(table))].index(label)

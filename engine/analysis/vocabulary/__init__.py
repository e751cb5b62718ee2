"""The vocabulary of a tokenizer as a table: rows to filter, to sort and to open.

`table` is the table and `building` makes it: of `entries`, with their `labels`, `kinds`, `scripts`
and `piece_scores`, the merges of `family` and `makers`. `filters` choose rows (`filter_language`
is what a person types, `pattern_search` and `lines` the search in all texts), `sorting` and
`string_order` bring them into an order, and `tree` opens one token. `packed` is how many byte
strings cross to another process.
"""

from engine.analysis.vocabulary.building import vocabulary_table
from engine.analysis.vocabulary.filter_language import FilterError
from engine.analysis.vocabulary.filters import TokenFilter, prepare_search
from engine.analysis.vocabulary.packed import Packed
from engine.analysis.vocabulary.sorting import COLUMNS, Column, sort_rows
from engine.analysis.vocabulary.table import (
    FLAG_NAMES,
    KINDS,
    MIXED_SCRIPTS,
    NO_SCRIPT,
    Flag,
    Kind,
    VocabularyTable,
)
from engine.analysis.vocabulary.tree import TokenTree, TreeNode, all_descendants, token_tree

__all__ = [
    "COLUMNS",
    "FLAG_NAMES",
    "KINDS",
    "MIXED_SCRIPTS",
    "NO_SCRIPT",
    "Column",
    "FilterError",
    "Flag",
    "Kind",
    "Packed",
    "TokenFilter",
    "TokenTree",
    "TreeNode",
    "VocabularyTable",
    "all_descendants",
    "prepare_search",
    "sort_rows",
    "token_tree",
    "vocabulary_table",
]

"""The vocabulary of a tokenizer as a table: rows to filter, to sort and to open."""

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

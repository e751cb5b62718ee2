"""How the vocabularies, merges and stages of two tokenizers differ."""

from engine.analysis.differences.comparing import compare_vocabularies
from engine.analysis.differences.values import (
    MergeDifference,
    SettingDifference,
    TokenList,
    VocabularyDifferences,
)

__all__ = [
    "MergeDifference",
    "SettingDifference",
    "TokenList",
    "VocabularyDifferences",
    "compare_vocabularies",
]

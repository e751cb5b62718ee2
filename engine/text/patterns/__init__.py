"""Patterns of tokenizer files: plain texts, or regular expressions as Oniguruma reads them.

`pretokenize` has the patterns that a person types here, in the syntax of the `regex` package. Those
of tokenizer files were written for another engine: `oniguruma` (with `escapes` and
`character_class`) translates them, `searching` runs them with a time limit. One that is malformed,
or needs something that has no counterpart, is refused with its place.
"""

from engine.text.patterns.errors import PatternError, PatternTimeoutError
from engine.text.patterns.searching import SearchPattern, Span, compile_pattern, find_all

__all__ = [
    "PatternError",
    "PatternTimeoutError",
    "SearchPattern",
    "Span",
    "compile_pattern",
    "find_all",
]

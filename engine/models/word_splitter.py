"""The two ways to split, side by side for one tokenizer: rank-ordered and longest-match.

`rank_ordered` and `longest_match` know strings; this adds the tokenizer's alphabet and mark, and
the choice between the two by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from engine.models.longest_match import LongestMatch
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText

Mode = Literal["rank-ordered", "longest-match"]
MODES: tuple[Mode, ...] = get_args(Mode)


class WordSplitter:
    """Splits words into token texts (see `SymbolText`) in either mode.

    >>> splitter = WordSplitter(SymbolText(), [("e", "s"), ("n", "e")], ["n", "e", "s", "es", "ne"])
    >>> splitter.split("nes", "rank-ordered"), splitter.split("nes", "longest-match")
    (['n', 'es'], ['ne', 's'])
    """

    def __init__(
        self,
        writing: SymbolText,
        merges: Iterable[tuple[str, str]] | None,
        tokens: Iterable[str],
    ) -> None:
        """Take labels of merges and tokens; without merges both modes are longest match."""
        self.writing = writing
        self._longest_match = LongestMatch(map(writing.text, tokens))
        self._rank_ordered = None
        if merges is not None:
            pairs = ((writing.text(left), writing.text(right)) for left, right in merges)
            self._rank_ordered = RankOrdered(pairs)

    def split(self, word: str, mode: Mode) -> list[str]:
        """Split a word.

        Raises:
            ValueError: the mode is unknown.
        """
        return self.split_symbols(self.writing.symbols(word), mode)

    def split_symbols(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Split what `SymbolText.symbols` gives, or a part of it."""
        if mode not in MODES:
            raise ValueError(f"unknown mode {mode!r}: it is one of {', '.join(MODES)}")
        if mode == "longest-match" or self._rank_ordered is None:
            return self._longest_match.split(symbols)
        return self._rank_ordered.split(symbols)

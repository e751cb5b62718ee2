"""All ways to split, side by side for one tokenizer, chosen by name.

The models beside this module know strings; this adds the tokenizer's alphabet and mark. Only
"rank-ordered" is BPE; "left-to-right" is a well-known mistake, and the other two need no merges.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from engine.models.fewest_tokens import FewestTokens
from engine.models.left_to_right import LeftToRight
from engine.models.longest_match import LongestMatch
from engine.models.merge_table import MergeTable
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.models.token_table import TokenTable

Mode = Literal["rank-ordered", "longest-match", "left-to-right", "fewest-tokens"]
MODES: tuple[Mode, ...] = get_args(Mode)

_WITH_MERGES: tuple[Mode, ...] = ("rank-ordered", "left-to-right")


class WordSplitter:
    """Splits words into token texts (see `SymbolText`) in every mode.

    >>> splitter = WordSplitter(SymbolText(), [("e", "s"), ("n", "e")], ["n", "e", "s", "es", "ne"])
    >>> splitter.split("nes", "rank-ordered"), splitter.split("nes", "longest-match")
    (['n', 'es'], ['ne', 's'])

    Attributes:
        writing: the tokenizer's alphabet and mark.
        tokens: the tokens, as the models see them.
        merges: the merges likewise; None if the tokenizer has none.
    """

    def __init__(
        self,
        writing: SymbolText,
        merges: Iterable[tuple[str, str]] | None,
        tokens: Iterable[str],
    ) -> None:
        """Take labels of merges and tokens; without merges, their modes are longest match."""
        self.writing = writing
        self.tokens = TokenTable(map(writing.text, tokens))
        self.longest_match = LongestMatch(self.tokens)
        self.fewest_tokens = FewestTokens(self.tokens)
        self.merges: MergeTable | None = None
        self._by_merges: dict[Mode, RankOrdered | LeftToRight] = {}
        if merges is not None:
            pairs = ((writing.text(left), writing.text(right)) for left, right in merges)
            self.merges = MergeTable(pairs)
            self._by_merges = {
                "rank-ordered": RankOrdered(self.merges),
                "left-to-right": LeftToRight(self.merges),
            }

    def split(self, word: str, mode: Mode) -> list[str]:
        """Split a word.

        Raises:
            ValueError: the mode is unknown.
        """
        return self.split_symbols(self.writing.symbols(word), mode)

    def split_symbols(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Split what `SymbolText.symbols` gives, or a part of it."""
        mode = self.actual(mode)
        if mode == "longest-match":
            return self.longest_match.split(symbols)
        if mode == "fewest-tokens":
            return self.fewest_tokens.split(symbols)
        return self._by_merges[mode].split(symbols)

    def actual(self, mode: Mode) -> Mode:
        """Give the mode that is really used: without merges, their modes are longest match.

        Raises:
            ValueError: the mode is unknown.
        """
        check_mode(mode)
        return "longest-match" if mode in _WITH_MERGES and self.merges is None else mode

    def by_merges(self, mode: Mode) -> RankOrdered | LeftToRight | None:
        """Give the model that applies merges in this mode; None if this mode ignores them."""
        return self._by_merges.get(self.actual(mode))


def check_mode(mode: str) -> None:
    """Refuse names that are no mode.

    Raises:
        ValueError: there is no such mode.
    """
    if mode not in MODES:
        raise ValueError(f"unknown mode {mode!r}: it is one of {', '.join(MODES)}")

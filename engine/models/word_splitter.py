"""All ways to split, side by side for one tokenizer, chosen by name.

The models beside this module know strings; this adds the tokenizer's alphabet and mark. Only
"rank-ordered" is BPE; "left-to-right" is a well-known mistake, and the other two need no merges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Generic, Self, TypeVar

from engine.models.fewest_tokens import FewestTokens
from engine.models.left_to_right import LeftToRight
from engine.models.longest_match import LongestMatch
from engine.models.merge_table import MergeTable
from engine.models.modes import ActualMode, Mode, check_mode
from engine.models.rank_ordered import RankOrdered
from engine.models.token_table import TokenTable
from engine.models.writing import Writing

AnyWriting = TypeVar("AnyWriting", bound=Writing)

_WITH_MERGES: tuple[Mode, ...] = ("rank-ordered", "left-to-right")


class WordSplitter(Generic[AnyWriting]):
    """Splits words into token texts (see `Writing`) in every mode.

    >>> from engine.models.symbol_text import SymbolText
    >>> splitter = WordSplitter(SymbolText(), [("e", "s"), ("n", "e")], ["n", "e", "s", "es", "ne"])
    >>> splitter.split("nes", "rank-ordered"), splitter.split("nes", "longest-match")
    (['n', 'es'], ['ne', 's'])

    Attributes:
        writing: the tokenizer's alphabet and mark.
        tokens: the tokens, as the models see them.
        merges: the merges likewise; None if the tokenizer has none.
        gives_up: whether a word with an unknown symbol is unknown as a whole.
    """

    merges: MergeTable | None
    gives_up: bool = False

    def __init__(
        self,
        writing: AnyWriting,
        merges: Iterable[tuple[str, str]] | None,
        tokens: Iterable[str],
    ) -> None:
        """Take labels of merges and tokens; without merges, their modes are longest match."""
        table = None
        if merges is not None:
            pairs = ((writing.text(left), writing.text(right)) for left, right in merges)
            table = MergeTable(pairs)
        texts = [writing.text(token) for token in tokens]
        by_merges = None if table is None else (RankOrdered(table), LeftToRight(table))
        self._take(writing, partial(iter, texts), by_merges)

    @classmethod
    def of_texts(
        cls,
        writing: AnyWriting,
        texts: Callable[[], Iterable[str]],
        by_merges: tuple[RankOrdered, LeftToRight] | None,
        alone: Iterable[str] = (),
        whole: Callable[[str], str | None] | None = None,
    ) -> Self:
        """Make a splitter of texts.

        Args:
            writing: how words become symbols.
            texts: gives the texts of the tokens, when they are first asked for.
            by_merges: two ways to apply one table of merges, if there is one.
            alone: texts of tokens that are only ever symbols by themselves.
            whole: word -> its text, if "rank-ordered" takes it whole without any merge.
        """
        splitter = cls.__new__(cls)
        splitter._take(writing, texts, by_merges)
        splitter._alone, splitter._whole = frozenset(alone), whole
        return splitter

    def _take(
        self,
        writing: AnyWriting,
        texts: Callable[[], Iterable[str]],
        by_merges: tuple[RankOrdered, LeftToRight] | None,
    ) -> None:
        self.writing, self._texts = writing, texts
        self._alone = frozenset[str]()
        self._whole: Callable[[str], str | None] | None = None
        self.merges = None
        self._by_merges: dict[Mode, RankOrdered | LeftToRight] = {}
        if by_merges is not None:
            self.merges = by_merges[0].table
            self._by_merges = dict(zip(_WITH_MERGES, by_merges, strict=True))

    @cached_property
    def tokens(self) -> TokenTable:
        """The tokens; large tables are made when they are first asked for."""
        return TokenTable(self._texts())

    @cached_property
    def longest_match(self) -> LongestMatch:
        """The way that takes the longest token that fits."""
        return LongestMatch(self.tokens)

    @cached_property
    def fewest_tokens(self) -> FewestTokens:
        """The way that takes as few tokens as there can be."""
        return FewestTokens(self.tokens)

    def split(self, word: str, mode: Mode) -> list[str]:
        """Split a word.

        Raises:
            ValueError: the mode is unknown.
        """
        whole = None if self._whole is None else self.whole(word, mode)
        return self.split_symbols(self.writing.symbols(word), mode) if whole is None else [whole]

    def split_symbols(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Split what `Writing.symbols` gives, or a part of it."""
        pieces = self.pieces(symbols, mode)
        if self.gives_up and not all(map(self.is_token, pieces)):
            return ["".join(pieces)]
        return pieces

    def pieces(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Split likewise, but leave symbols alone that no token covers, whatever becomes of them.

        Raises:
            ValueError: the mode is unknown.
        """
        way = self.way(mode)
        if way == "longest-match":
            return self.longest_match.split(symbols)
        if way == "fewest-tokens":
            return self.fewest_tokens.split(symbols)
        return self._by_merges[mode].split(symbols)

    def whole(self, word: str, mode: Mode) -> str | None:
        """Give the text of a word that is looked up before anything is merged, if it is found."""
        return self._whole(word) if self._whole is not None and mode == "rank-ordered" else None

    def way(self, mode: Mode) -> ActualMode:
        """Name what a mode does here; splitters with a way of their own know more names.

        Raises:
            ValueError: the mode is unknown.
        """
        return self.actual(mode)

    def actual(self, mode: Mode) -> Mode:
        """Give the mode that is really used: without merges, their modes are longest match.

        Raises:
            ValueError: the mode is unknown.
        """
        check_mode(mode)
        return "longest-match" if mode in _WITH_MERGES and self.merges is None else mode

    def by_merges(self, mode: Mode) -> RankOrdered | LeftToRight | None:
        """Give the model that applies merges in this mode; None if this mode ignores them."""
        check_mode(mode)
        return self._by_merges.get(mode)

    def is_token(self, text: str) -> bool:
        """Tell whether the vocabulary has a token of this text."""
        return text in self.tokens.tokens or text in self._alone

"""Splitters of scored vocabularies: unknown neighbours become one piece.

`word_splitter` leaves unknown symbols alone; SentencePiece and the Unigram model of `tokenizers`
show a run of them as one token.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from itertools import groupby

from engine.models.best_score import BestScore
from engine.models.modes import ActualMode, Mode
from engine.models.word_splitter import AnyWriting, WordSplitter

Finish = Callable[[Sequence[str], list[str]], list[str]]


class PieceSplitter(WordSplitter[AnyWriting]):
    """A splitter that fuses what it does not know, as far as it is told to.

    Attributes:
        known: all pieces that are not unknown.
        fused: whether unknown neighbours become one piece.
        finish: what is done with the symbols and the pieces that the merges leave, if anything is.
    """

    known: Container[str] = ()
    fused: bool = True
    finish: Finish | None = None

    def split_symbols(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Split what `Writing.symbols` gives."""
        pieces = self.pieces(symbols, mode)
        return self.fuse(pieces) if self.fused else pieces

    def fuse(self, pieces: Iterable[str]) -> list[str]:
        """Glue neighbouring pieces that are unknown."""
        result: list[str] = []
        for known, group in groupby(pieces, self.is_token):
            run = list(group)
            result += run if known else ["".join(run)]
        return result

    def is_token(self, text: str) -> bool:
        """Tell whether the vocabulary has a token of this text that is not for unknown ones."""
        return text in self.known

    def pieces(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Give the pieces before unknown ones are fused."""
        pieces = super().pieces(symbols, mode)
        if self.finish is not None and mode == "rank-ordered":
            return self.finish(symbols, pieces)
        return pieces


class ScoreSplitter(PieceSplitter[AnyWriting]):
    """A splitter whose own way is the best score.

    Attributes:
        best_score: that way.
    """

    best_score: BestScore

    def actual(self, mode: Mode) -> Mode:
        """Give the mode that is really used: "rank-ordered" stands for the best score."""
        return mode if mode == "rank-ordered" else super().actual(mode)

    def way(self, mode: Mode) -> ActualMode:
        """Name what a mode does here."""
        return "best-score" if mode == "rank-ordered" else super().way(mode)

    def pieces(self, symbols: Sequence[str], mode: Mode) -> list[str]:
        """Give the pieces before unknown ones are fused."""
        if mode == "rank-ordered":
            return self.best_score.split("".join(symbols))
        return super().pieces(symbols, mode)

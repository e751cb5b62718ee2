"""SentencePiece's models: pieces with scores and types, splitting a whole normalized text.

`joined_pairs` and `best_score` find the pieces. Here the types count: user-defined pieces are never
cut, unused ones are taken apart again, control, unknown and byte pieces match no text. Sources:
SentencePiece's bpe_model.cc, unigram_model.cc, model_interface.cc and sentencepiece_processor.cc.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import accumulate, groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.models.best_score import BestScore
from engine.models.joined_pairs import (
    JoinedLeftToRight,
    JoinedPairs,
    JoinedTable,
    Joining,
    last_cut,
)
from engine.models.joined_words import JoinedWords
from engine.models.model import Model, WordTokens
from engine.models.modes import MODES, Mode
from engine.models.piece_splitter import PieceSplitter, ScoreSplitter
from engine.models.piece_writing import PieceWriting
from engine.models.pieces import BYTE_OF_PIECE, BYTE_PIECES, Piece, Pieces, PieceType
from engine.models.sure_words import SureWords
from engine.models.symbol_text import SymbolText
from engine.models.unigram import UNKNOWN_PENALTY
from engine.models.writing import Writing
from engine.text.code_points import offset_list

_MATCHING: tuple[PieceType, ...] = ("normal", "user-defined", "unused")
_LARGEST = np.finfo(np.float32).max


class SentencePieceModel(Model):
    """What all models share. Byte pieces stand for one byte each.

    Attributes:
        pieces: the pieces; an id is a place in them.
        unk_id: the id for unknown characters.
        byte_fallback: whether these become byte pieces.
    """

    def __init__(self, pieces: Iterable[Piece], unk_id: int, byte_fallback: bool = False) -> None:
        """Take the pieces of the file; tables of them are made when they are first needed."""
        self.pieces = Pieces.of(pieces)
        self.unk_id, self.byte_fallback = unk_id, byte_fallback
        super().__init__()

    @cached_property
    def _ids(self) -> Mapping[str, int]:
        return self._ids_of("normal", "user-defined")

    @cached_property
    def _byte_ids(self) -> Mapping[str, int]:
        return self._ids_of("byte")

    @cached_property
    def _unused(self) -> frozenset[str]:
        return frozenset(self.pieces.of_types("unused"))

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Piece -> id."""
        return self.pieces.ids

    def settings(self) -> dict[str, object]:
        """Give what the file says about the model besides the pieces."""
        return {"unk_id": self.unk_id, "byte_fallback": self.byte_fallback}

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a piece; None for control pieces and the unknown one."""
        if label in self._ids or label in self._unused:
            return label.encode("utf-8", "surrogatepass")
        return BYTE_OF_PIECE[label] if label in self._byte_ids else None

    def _ids_of(self, *types: PieceType) -> dict[str, int]:
        return dict(zip(self.pieces.of_types(*types), self.pieces.numbers(*types), strict=True))

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        computed = {"recovered", "_ids", "_byte_ids", "_unused", "_table", "_words"}
        return {name: v for name, v in super().__getstate__().items() if name not in computed}

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        pieces = self._pieces(word, mode)
        ids = tuple(map(self._ids.get, pieces))
        ends = list(accumulate(map(len, pieces)))
        if not word.isascii():
            offsets = offset_list(word)
            ends = list(map(offsets.__getitem__, ends))
        tokens = WordTokens(
            ids, tuple(pieces), (0, *ends[:-1]), tuple(ends), (False,) * len(pieces)
        )
        return self._with_unknown(tokens) if None in ids else tokens

    @abstractmethod
    def _pieces(self, word: str, mode: Mode) -> list[str]:
        """Split a word into pieces; those that have no id are unknown."""

    def _with_unknown(self, tokens: WordTokens) -> WordTokens:
        """Let neighbours that are unknown become one token, or their bytes one each."""
        columns: tuple[list[Any], ...] = ([], [], [], [], [])
        done = 0
        for first, last in _runs([n for n, number in enumerate(tokens.ids) if number is None]):
            # subtle: what is fused stays unknown, even if a piece looks like it.
            text, start, end = "".join(tokens.texts[first:last]), tokens.starts[first], last - 1
            between = (column[done:first] for column in tokens)
            for column, kept, new in zip(
                columns, between, self._unknown(text, start, tokens.ends[end]), strict=True
            ):
                column += kept
                column += new
            done = last
        rest = (column[done:] for column in tokens)
        return WordTokens(*((*column, *kept) for column, kept in zip(columns, rest, strict=True)))

    def _unknown(self, text: str, start: int, end: int) -> WordTokens:
        """Give the tokens of a text that is unknown, and where it is."""
        ids = self._ids_of_unknown(text)
        if not self.byte_fallback:
            return WordTokens(ids, (text,), (start,), (end,), (True,))
        labels = tuple(BYTE_PIECES[byte] for byte in text.encode("utf-8", "surrogatepass"))
        starts, ends = tuple(range(start, end)), tuple(range(start + 1, end + 1))
        return WordTokens(ids, labels, starts, ends, (False,) * len(ids))

    def _ids_of_unknown(self, text: str) -> tuple[int, ...]:
        if not self.byte_fallback:
            return (self.unk_id,)
        data = text.encode("utf-8", "surrogatepass")
        return tuple(self._byte_id(BYTE_PIECES[byte]) for byte in data)

    def end_of_bytes(self, word: str, place: int) -> int:
        """Give where the piece ends that begins at a place and that no token but bytes stand for.

        SentencePiece gives the last of its bytes the whole piece as a place, the others nothing.
        """
        return place + 1

    def ids_of_words(self, words: Sequence[str], mode: Mode) -> Sequence[Sequence[int | None]]:
        """Split many words of which only the ids are wanted."""
        return [self._ids_of_word(word, mode) for word in words]

    def _ids_of_word(self, word: str, mode: Mode) -> list[int | None]:
        pieces = self._pieces(word, mode)
        found = list(map(self._ids.get, pieces))
        if None not in found:
            return found
        ids: list[int | None] = []
        done = 0
        for first, last in _runs([n for n, number in enumerate(found) if number is None]):
            ids += found[done:first]
            ids += self._ids_of_unknown("".join(pieces[first:last]))
            done = last
        return ids + found[done:]

    def _byte_id(self, label: str) -> int:
        return self._byte_ids.get(label, self.unk_id)


class ChoosingModel(SentencePieceModel):
    """A model that chooses among ways to split."""

    @cached_property
    @abstractmethod
    def splitter(self) -> PieceSplitter[Writing]:
        """The ways to split."""

    def _pieces(self, word: str, mode: Mode) -> list[str]:
        return self.splitter.pieces(self.splitter.writing.symbols(word), mode)


class SentencePieceBPE(ChoosingModel):
    """SentencePiece's BPE: of all neighbours that make a piece, the pair of highest score merges.

    >>> pieces = [Piece("<unk>", 0.0, "unknown"), Piece("lo", -0.0), Piece("l", -1.0)]
    >>> SentencePieceBPE(pieces, 0).tokenize("lox").texts
    ('lo', 'x')
    """

    kind = "BPE"
    modes = MODES

    @cached_property
    def splitter(self) -> PieceSplitter[Writing]:
        """The ways to split."""
        by_merges = JoinedPairs(self._table), JoinedLeftToRight(self._table)
        splitter: PieceSplitter[Writing] = PieceSplitter.of_texts(
            PieceWriting(self._table.fixed), self._ids.keys, by_merges
        )
        splitter.known = self._ids
        splitter.fused = not self.byte_fallback
        splitter.finish = self._without_unused if self._unused else None
        return splitter

    @cached_property
    def _table(self) -> JoinedTable:
        return JoinedTable(self._ranks(), frozenset(self.pieces.of_types("user-defined")))

    def _ranks(self) -> dict[str, int]:
        """Give what can be made by merging, with ranks: equal ones for equal scores."""
        ranks = np.unique(_as_compared(self.pieces.scores), return_inverse=True)[1]
        ranks = ranks.max(initial=0) - ranks
        texts, numbers = self.pieces.of_types(*_MATCHING), self.pieces.numbers(*_MATCHING)
        pairs = zip(texts, ranks[numbers].tolist(), strict=True)
        return {text: rank for text, rank in pairs if len(text) > 1}

    @cached_property
    def recovered(self) -> Mapping[str, tuple[str, str] | None]:
        """The merge that makes each piece, best score first; None where no merges make it.

        The file has none; it is what is merged last when the piece's own text is split. In every
        text that has the piece it is the same, since all merges inside come in the same order.
        """
        ranks = self._table.by_text
        cuts = ((text, last_cut(text, ranks)) for text in sorted(ranks, key=ranks.__getitem__))
        return {text: (text[:cut], text[cut:]) if cut else None for text, cut in cuts}

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The recovered merges, best score first."""
        return tuple(pair for pair in self.recovered.values() if pair is not None)

    @cached_property
    def _words(self) -> JoinedWords:
        return JoinedWords(self._table, partial(super()._pieces, mode="rank-ordered"))

    def _pieces(self, word: str, mode: Mode) -> list[str]:
        # subtle: how an unused piece is taken apart can depend on what else is in the text.
        if mode != "rank-ordered" or any(len(piece) > 1 for piece in self._unused):
            return super()._pieces(word, mode)
        return self._words.split(word)

    def _without_unused(self, symbols: Sequence[str], pieces: list[str]) -> list[str]:
        """Take unused pieces apart, as they were joined when such a pair was last met."""
        if self._unused.isdisjoint(pieces):
            return pieces
        joining = Joining(self._table, symbols, self._unused)
        for _ in joining.changes():
            pass
        waiting, result = pieces[::-1], list[str]()
        while waiting:
            piece = waiting.pop()
            parts = joining.made_of.get(piece) if piece in self._unused else None
            if parts is None:
                result.append(piece)
            else:
                waiting += parts[::-1]
        return result


class SentencePieceUnigram(ChoosingModel):
    """SentencePiece's Unigram, with sums in 32 bits.

    >>> pieces = [Piece("<unk>", 0.0, "unknown"), Piece("a", -1.0), Piece("ab", -1.5)]
    >>> SentencePieceUnigram(pieces, 0).tokenize("abax").texts
    ('ab', 'a', 'x')
    """

    kind = "Unigram"
    modes = ("rank-ordered", "longest-match", "fewest-tokens")

    @cached_property
    def splitter(self) -> ScoreSplitter[Writing]:
        """The ways to split."""
        scores = self._scores()
        normal = self.pieces.scores[self.pieces.numbers("normal")]
        # A score that is no number is never the lowest.
        unknown = np.fmin.reduce(normal, initial=_LARGEST) - np.float32(UNKNOWN_PENALTY)
        splitter: ScoreSplitter[Writing] = ScoreSplitter.of_texts(SymbolText(), scores.keys, None)
        splitter.best_score = BestScore(scores, float(unknown), "single")
        splitter.known, splitter.fused = scores, not self.byte_fallback
        return splitter

    @cached_property
    def _words(self) -> SureWords:
        return SureWords(self.splitter.best_score)

    def _pieces(self, word: str, mode: Mode) -> list[str]:
        return self._words.split(word) if mode == "rank-ordered" else super()._pieces(word, mode)

    def _scores(self) -> dict[str, float]:
        kinds: tuple[PieceType, ...] = ("normal", "user-defined")
        texts, numbers = self.pieces.of_types(*kinds), self.pieces.numbers(*kinds)
        scores = dict(zip(texts, self.pieces.scores[numbers].tolist(), strict=True))
        for text in self.pieces.of_types("user-defined"):
            # subtle: found by experiment with SentencePiece 0.2.3. Older sources make it depend
            # on the highest score; here a longer symbol always beats its parts.
            length = len(text.encode("utf-8", "surrogatepass"))
            scores[text] = float(np.float32(0.1) * np.float32(length - 1))
        return scores


def _runs(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Give the runs of numbers that follow each other, as (first, after the last)."""
    for _, group in groupby(enumerate(places), lambda row: row[1] - row[0]):
        run = [place for _, place in group]
        yield run[0], run[-1] + 1


def _as_compared(scores: NDArray[np.float32]) -> NDArray[np.uint32]:
    """Give numbers that are ordered as the library orders scores: there -0 is below +0."""
    bits = scores.view(np.uint32)
    return np.where(bits >> 31, ~bits, bits | np.uint32(1 << 31))

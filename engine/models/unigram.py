"""Unigram: scored pieces, as `tokenizer.json` has them.

`best_score` finds the pieces. Here they get ids, bytes in place of characters, and places, as in
Hugging Face's `tokenizers` (models/unigram/model.rs), which knows no types of pieces: every entry
can match the text, the unknown token's own label too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from engine.models.best_score import BestScore
from engine.models.model import Model, WordTokens
from engine.models.modes import Mode
from engine.models.piece_splitter import ScoreSplitter
from engine.models.pieces import BYTE_OF_PIECE, BYTE_PIECES
from engine.models.symbol_text import SymbolText

UNKNOWN_PENALTY = 10.0


class Unigram(Model):
    """The Unigram model of Hugging Face's `tokenizers`.

    >>> Unigram([("<unk>", 0.0), ("a", -1.0), ("ab", -1.5)], 0).tokenize("abazz").texts
    ('ab', 'a', 'zz')

    Where the library fails for want of an unknown token, the characters are unknown without an id.
    """

    kind = "Unigram"
    modes = ("rank-ordered", "longest-match", "fewest-tokens")

    def __init__(
        self,
        pieces: Iterable[tuple[str, float]],
        unk_id: int | None = None,
        byte_fallback: bool = False,
    ) -> None:
        """Take the fields of the file.

        Args:
            pieces: labels and scores; the id is the place, the last one where a label comes twice.
            unk_id: the id for unknown characters.
            byte_fallback: whether these become tokens like `<0xE4>`, if all their bytes have one.
        """
        self.pieces = tuple(pieces)
        self.unk_id, self.byte_fallback = unk_id, byte_fallback
        self._vocabulary = {text: number for number, (text, _) in enumerate(self.pieces)}
        label = None if unk_id is None else self.pieces[unk_id][0]
        # subtle: the library goes by ids. Of a label listed twice the last id counts.
        self._unknown = label if label and self._vocabulary[label] == unk_id else None
        super().__init__()

    @cached_property
    def splitter(self) -> ScoreSplitter[SymbolText]:
        """The ways to split."""
        scores = {text: score for text, score in self.pieces if text}
        unknown = min((score for _, score in self.pieces), default=0.0) - UNKNOWN_PENALTY
        splitter = ScoreSplitter.of_texts(SymbolText(), scores.keys, None)
        splitter.best_score = BestScore(scores, unknown, "double")
        splitter.known = scores.keys() - {self._unknown}
        return splitter

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Label -> id."""
        return self._vocabulary

    @property
    def entry_count(self) -> int:
        """How many entries the file has: a label that comes twice is two."""
        return len(self.pieces)

    @property
    def labels(self) -> dict[int, str]:
        """Id -> label: each place has one, also where a label comes twice."""
        return {number: text for number, (text, _) in enumerate(self.pieces)}

    def settings(self) -> dict[str, object]:
        """Give what the file says about the model besides the pieces."""
        return {"unk_id": self.unk_id, "byte_fallback": self.byte_fallback}

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a piece; None for the unknown token."""
        if label == self._unknown:
            return None
        byte = BYTE_OF_PIECE.get(label) if self.byte_fallback else None
        return label.encode("utf-8", "surrogatepass") if byte is None else byte

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        find = self._vocabulary.get
        rows: list[tuple[int | None, str, int, int, bool]] = []
        start = 0
        for piece in self.splitter.split(word, mode):
            data = piece.encode("utf-8", "surrogatepass")
            number, end = find(piece), start + len(data)
            if number is not None:
                rows.append((number, piece, start, end, piece == self._unknown))
            elif labels := self._labels_of_bytes(data):
                # The library gives each byte the place of the whole unknown run.
                rows += [(self._vocabulary[label], label, start, end, False) for label in labels]
            else:
                rows.append((self.unk_id, piece, start, end, True))
            start = end
        return WordTokens(*zip(*rows, strict=True))

    def _labels_of_bytes(self, data: bytes) -> list[str]:
        labels = [BYTE_PIECES[byte] for byte in data] if self.byte_fallback else []
        return labels if all(label in self._vocabulary for label in labels) else []

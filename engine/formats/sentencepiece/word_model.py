"""SentencePiece's word and character models, which cut without choosing anything.

`engine.models.sentencepiece` has the two models that choose. Sources: word_model.cc, char_model.cc.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property

from engine.models.model import Model, WordTokens
from engine.models.modes import ActualMode, Mode, check_mode
from engine.models.pieces import Piece, Pieces, PieceType
from engine.models.sentencepiece import SentencePieceBPE
from engine.text.normalizers.sentencepiece import SPACE

_WORD = re.compile(f"{SPACE}?[^{SPACE}]+|{SPACE}")


class SentencePieceCharacters(SentencePieceBPE):
    """Every character is a piece, but user-defined pieces stay whole.

    >>> SentencePieceCharacters([Piece("<unk>", 0.0, "unknown"), Piece("l", -1.0)], 0).kind
    'Char'

    This is BPE without a merge: no normal piece is longer than one character.
    """

    kind = "Char"

    def __init__(self, pieces: Iterable[Piece], unk_id: int, byte_fallback: bool = False) -> None:
        """Take the pieces of the file; longer ones than a character can never come."""
        kept = [_not_joined(piece) for piece in pieces]
        super().__init__(kept, unk_id, byte_fallback)


class SentencePieceWords(Model):
    """Every word with the space before it is a piece, or unknown.

    >>> pieces = [Piece("<unk>", 0.0, "unknown"), Piece("▁low", -1.0)]
    >>> SentencePieceWords(pieces, 0).tokenize("▁low▁lower").ids
    (1, 0)
    """

    kind = "Word"

    def __init__(self, pieces: Iterable[Piece], unk_id: int, byte_fallback: bool = False) -> None:
        """Take the pieces of the file; a model of words has no pieces for bytes."""
        super().__init__()
        self.pieces, self.unk_id = Pieces.of(pieces), unk_id

    @cached_property
    def _found(self) -> Mapping[str, int]:
        """The pieces that a text can hold: unused and control ones are unknown words."""
        kinds: tuple[PieceType, ...] = ("normal", "user-defined")
        return dict(zip(self.pieces.of_types(*kinds), self.pieces.numbers(*kinds), strict=True))

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Piece -> id."""
        return self.pieces.ids

    def settings(self) -> dict[str, object]:
        """Give what the file says about the model besides the pieces."""
        return {"unk_id": self.unk_id}

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a piece; None for control pieces and the unknown one."""
        number = self.vocabulary.get(label, self.unk_id)
        if self.pieces[number].type in ("unknown", "control"):
            return None
        return label.encode("utf-8", "surrogatepass")

    def actual(self, mode: Mode) -> ActualMode:
        """Name what every mode is here."""
        check_mode(mode)
        return "whole-word"

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        rows: list[tuple[int, str, int, int, bool]] = []
        end = 0
        for piece in _WORD.findall(word):
            start, end = end, end + len(piece.encode("utf-8", "surrogatepass"))
            number = self._found.get(piece, self.unk_id)
            unknown = number == self.unk_id
            if unknown and rows and rows[-1][4]:  # neighbours that are unknown are one token
                _, text, start, *_ = rows.pop()
                piece = text + piece
            rows.append((number, piece, start, end, unknown))
        return WordTokens(*zip(*rows, strict=True))


def _not_joined(piece: Piece) -> Piece:
    joined = piece.type == "normal" and len(piece.text) > 1
    return piece._replace(type="unused") if joined else piece

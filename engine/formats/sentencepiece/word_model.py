"""SentencePiece's word and character models, which cut without choosing anything.

`engine.models.sentencepiece` has the two models that choose. Sources: word_model.cc, char_model.cc.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.models.modes import ActualMode, Mode, check_mode
from engine.models.pieces import Piece
from engine.models.sentencepiece import SentencePieceBPE, SentencePieceModel
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


class SentencePieceWords(SentencePieceModel):
    """Every word with the space before it is a piece, or unknown.

    >>> pieces = [Piece("<unk>", 0.0, "unknown"), Piece("▁low", -1.0)]
    >>> SentencePieceWords(pieces, 0).tokenize("▁low▁lower").ids
    (1, 0)
    """

    kind = "Word"

    def actual(self, mode: Mode) -> ActualMode:
        """Name what every mode is here."""
        check_mode(mode)
        return "whole-word"

    def end_of_bytes(self, word: str, place: int) -> int:
        """Give where the word ends that begins at a place."""
        found = _WORD.match(word, place)
        return place if found is None else found.end()

    def _pieces(self, word: str, mode: Mode) -> list[str]:
        return _WORD.findall(word)


def _not_joined(piece: Piece) -> Piece:
    joined = piece.type == "normal" and len(piece.text) > 1
    return piece._replace(type="unused") if joined else piece

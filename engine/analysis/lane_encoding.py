"""LaneEncoding: the tokens of a text as arrays, as a lane of the comparison shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.text.code_points import IntArray

BoolArray: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Loss:
    """A piece of the text that decode(encode(text)) does not give back.

    Attributes:
        start: its first character.
        end: the character after its last one.
        text: the piece.
    """

    start: int
    end: int
    text: str


@dataclass(frozen=True, eq=False)
class LaneEncoding:
    """The n tokens of a text.

    Attributes:
        ids: n ids; -1 for what is unknown where there is no token for unknown characters.
        starts: n + 1 offsets: the character that holds the first byte of each token, then the
            number of characters.
        ends: n offsets: the character after the one that holds the last byte of each token.
        byte_starts: n + 1 offsets: the first byte of each token in the text's UTF-8, then the
            number of bytes. A lone surrogate has three bytes.
        byte_ends: n offsets: the byte after the last one of each token.
        unknown: n marks of tokens that the vocabulary does not have.
        labels: id -> label of the ids that occur.
        character_total: number of characters.
        byte_total: number of bytes.
        gapless: every byte belongs to a token (not so where a split rule drops spaces).
        unknown_characters: labels of what is unknown, each once, in order of appearance.
        unknown_total: how many characters are unknown or have an unknown byte.
        losses: pieces that decoding the ids loses or changes, from left to right; the first
            thousand.
        loss_total: how many such pieces there are.
        round_trip: decode(encode(text)) is the text.
        only_form: it is not, but no more is lost than the Unicode form of characters: it is
            canonically equivalent, as an é of one character to one of two.
    """

    ids: IntArray
    starts: IntArray
    ends: IntArray
    byte_starts: IntArray
    byte_ends: IntArray
    unknown: BoolArray
    labels: Mapping[int, str] = field(default_factory=dict)
    character_total: int = 0
    byte_total: int = 0
    gapless: bool = True
    unknown_characters: tuple[str, ...] = ()
    unknown_total: int = 0
    losses: tuple[Loss, ...] = ()
    loss_total: int = 0
    round_trip: bool = True
    only_form: bool = False

    def __len__(self) -> int:
        return len(self.ids)

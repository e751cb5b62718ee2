"""What the panels of the comparison show: frozen values between the engine and the painters.

Whatever is there once per token is an array, never a list of objects: a text of a megabyte has a
quarter of a million tokens in each lane. All labels are ready for the screen: the presenter has
passed them through `engine.text.alphabet.visible` once. Offsets count in two ways at once, in
characters (code points) and in UTF-8 bytes, where a lone surrogate counts as three bytes: a
tokenizer of bytes may end a token inside a character.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gui.compare.text_parts import TextPart

IntArray: TypeAlias = NDArray[np.integer[Any]]
BoolArray: TypeAlias = NDArray[np.bool_]


def find_place(offsets: IntArray, offset: int, *, after: bool = False) -> int:
    """Where an offset belongs in ascending ones: before its equals, or after them.

    subtle: numpy copies the whole array if the number has another type than its entries.
    """
    sought = offsets.dtype.type(offset)
    return int(np.searchsorted(offsets, sought, side="right" if after else "left"))


_NO_OFFSET = np.zeros(1, dtype=np.int32)
_NO_KEYS = np.zeros(0, dtype=np.int32)


@dataclass(frozen=True, slots=True)
class TextSpan:
    """A piece of the text.

    Attributes:
        start: the character that holds its first byte.
        end: the character after the one that holds its last byte.
        byte_start: its first byte.
        byte_end: the byte after its last one.
    """

    start: int
    end: int
    byte_start: int
    byte_end: int


@dataclass(frozen=True, slots=True)
class Gap:
    """A place between two bytes of the text, where a token ends or could end.

    Attributes:
        offset: the character before which it is; where it is inside one, that character.
        byte_offset: the byte before which it is.
        boundary: in the lane that was asked, a token ends and another begins here.
    """

    offset: int
    byte_offset: int
    boundary: bool = True


@dataclass(frozen=True, slots=True)
class TokenPart:
    """One of the parts that a token was merged from, when the token is opened.

    Attributes:
        label: the part, ready for the screen.
        colour_key: a number that stays with the part's token, such as its id.
        byte_start: its first byte, counted from the beginning of the opened token.
        byte_end: the byte after its last one, counted likewise.
        parts: its own parts where it is open too: the next level.
    """

    label: str
    colour_key: int
    byte_start: int
    byte_end: int
    parts: tuple[TokenPart, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class PaneTokens:
    """The n tokens of a text in one lane.

    Attributes:
        starts: n + 1 offsets: the character that holds the first byte of each token, then the
            number of characters.
        byte_starts: n + 1 offsets: the first byte of each token, then the number of bytes.
            Both never fall.
        colour_keys: n numbers that stay with the token wherever it stands: its ids.
        labels: colour key -> label, ready for the screen; keys may be missing (unknown tokens).
        unknown: n marks of tokens that the vocabulary does not have; None: there are none.
        differs: n marks of tokens that the other lane does not have; None: there are none.
        byte_ends: n offsets, the byte after each token's last one, for lanes in which tokens do not
            follow each other without holes (a split rule that drops spaces); None: each
            token ends where the next begins.
        opened: token index -> its parts from left to right.
    """

    starts: IntArray = field(default_factory=lambda: _NO_OFFSET)
    byte_starts: IntArray = field(default_factory=lambda: _NO_OFFSET)
    colour_keys: IntArray = field(default_factory=lambda: _NO_KEYS)
    labels: Mapping[int, str] = field(default_factory=dict)
    unknown: BoolArray | None = None
    differs: BoolArray | None = None
    byte_ends: IntArray | None = None
    opened: Mapping[int, tuple[TokenPart, ...]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.byte_starts) - 1

    def byte_range(self, index: int) -> tuple[int, int]:
        """The first byte of token `index` and the one after its last."""
        ends = self.byte_starts[1:] if self.byte_ends is None else self.byte_ends
        return int(self.byte_starts[index]), int(ends[index])


@dataclass(frozen=True, slots=True, eq=False)
class Flash:
    """Tokens that the last key has changed, at one moment of their flash.

    Attributes:
        tokens: their indices, ascending.
        strength: how bright they flash, from 1 (just now) to 0 (over).
        still: motion is not wanted: a mark that stays is drawn instead, whatever the strength.
    """

    tokens: IntArray = field(default_factory=lambda: _NO_KEYS)
    strength: float = 0.0
    still: bool = False


@dataclass(frozen=True, slots=True)
class LostPiece:
    """A piece of the text that decoding the ids does not give back.

    Attributes:
        start: its first character.
        end: the character after its last one.
        label: the piece, ready for the screen.
    """

    start: int
    end: int
    label: str


@dataclass(frozen=True, slots=True)
class LaneNumbers:
    """What a lane adds up to.

    Attributes:
        tokens: number of tokens.
        characters: number of characters of the text.
        bytes: number of its UTF-8 bytes.
        unknown: how many characters of the text are unknown to the tokenizer.
        unknown_labels: these characters, each once, ready for the screen.
        round_trip: decode(encode(text)) is the text.
        losses: what it is not, from left to right; perhaps only the first of them.
        loss_total: how many losses there are.
        only_form: what is lost is only the Unicode form of characters, see `LaneEncoding`.
    """

    tokens: int = 0
    characters: int = 0
    bytes: int = 0
    unknown: int = 0
    unknown_labels: tuple[str, ...] = ()
    round_trip: bool = True
    losses: tuple[LostPiece, ...] = ()
    loss_total: int = 0
    only_form: bool = False

    @property
    def characters_per_token(self) -> float:
        """Characters per token; 0 without tokens."""
        return self.characters / self.tokens if self.tokens else 0.0

    @property
    def bytes_per_token(self) -> float:
        """UTF-8 bytes per token; 0 without tokens."""
        return self.bytes / self.tokens if self.tokens else 0.0


@dataclass(frozen=True, slots=True)
class TokenDetails:
    """One token at one place of the text, with all that is known of it.

    Attributes:
        id: its id; None when the vocabulary does not have it.
        label: the token, ready for the screen.
        data: its bytes.
        characters: the characters of the text that it stands for, ready for the screen.
        rank: rank of the merge that made it; None when no merge did.
        parents: labels of the two tokens of that merge, ready for the screen.
        kind: what it is: "merged", "symbol", "special", "unknown".
        count: how often it stands in this text, in this lane.
        span: where it stands.
        parts: where it has only some bytes of a character: what of the text it stands for.
    """

    id: int | None
    label: str
    data: bytes
    characters: str
    rank: int | None
    parents: tuple[str, str] | None
    kind: str
    count: int
    span: TextSpan
    parts: tuple[TextPart, ...] = ()


@dataclass(frozen=True, slots=True)
class ByteRowToken:
    """One token over a few bytes.

    Attributes:
        label: the token, ready for the screen.
        colour: its index in the five-colour cycle, as in its lane.
        byte_start: its first byte, counted from the beginning of the piece.
        byte_end: the byte after its last one.
        unknown: the vocabulary does not have it.
    """

    label: str
    colour: int
    byte_start: int
    byte_end: int
    unknown: bool = False


@dataclass(frozen=True, slots=True)
class ByteRowLane:
    """The tokens of one lane over a few bytes.

    Attributes:
        name: what the lane is called.
        tokens: the tokens from left to right.
    """

    name: str
    tokens: tuple[ByteRowToken, ...]


@dataclass(frozen=True, slots=True)
class ByteRowState:
    """A few characters with their bytes and the tokens that hold them.

    Attributes:
        characters: the characters.
        lanes: the tokens, lane by lane.
        cut: the piece was longer than can be shown; this is its beginning.
    """

    characters: str = ""
    lanes: tuple[ByteRowLane, ...] = ()
    cut: bool = False

"""What one moment of a split consists of: the values between `split_film` and `split_paint`.

All places are in pixels from the top left corner of the stage.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A token.

    Attributes:
        label: ready for the screen.
        x: left edge.
        y: upper edge.
        width: its width.
        colour: place in the cycle of colours; None: nothing has taken this symbol yet.
        opacity: 0..1.
        known: it is in the vocabulary.
    """

    label: str
    x: float
    y: float
    width: float
    colour: int | None = None
    opacity: float = 1.0
    known: bool = True


@dataclass(frozen=True, slots=True)
class Bracket:
    """A pair that is a merge: from the middle of one box to that of its right neighbour.

    Attributes:
        left: the middle of the left box.
        right: the middle of the right box; smaller than `left` where a line ends between them.
        y: upper edge of the left box.
        text: the rank.
        wins: this pair is merged next.
        opacity: 0..1.
    """

    left: float
    right: float
    y: float
    text: str
    wins: bool
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Window:
    """What longest match looks at: a frame around some boxes, in each line of them.

    Attributes:
        places: left edge, upper edge and width of the frame, line by line.
        text: the piece that is looked up.
        found: it is in the vocabulary.
        opacity: 0..1.
    """

    places: tuple[tuple[float, float, float], ...]
    text: str
    found: bool
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Number:
    """How many tokens are enough from here to the end of the word.

    Attributes:
        x: middle of the number.
        y: upper edge of the box above it.
        text: the number.
        opacity: 0..1.
    """

    x: float
    y: float
    text: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A token that could stand at a place, under the word.

    Attributes:
        x: left edge of its box.
        y: upper edge.
        width: width of its box.
        label: the token.
        text: how many tokens the rest needs then.
        wins: it needs the fewest.
        opacity: 0..1.
    """

    x: float
    y: float
    width: float
    label: str
    text: str
    wins: bool
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Frame:
    """All that is to be drawn at one moment."""

    boxes: tuple[Box, ...] = ()
    brackets: tuple[Bracket, ...] = ()
    window: Window | None = None
    numbers: tuple[Number, ...] = ()
    choices: tuple[Choice, ...] = ()
    start: Box | None = None
    """Where the next token is going to start."""

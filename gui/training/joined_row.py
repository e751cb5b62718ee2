"""What a row becomes when some of its boxes join, and which boxes move how on the way.

Worked out once for a row and a step: each frame of the step only asks how far they are.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from gui.training.frames import WordRow, WordToken
from gui.training.words_layout import Box, RowBoxes, WordsStyle, lay_out_row


class JoiningPair(NamedTuple):
    """Two neighbouring boxes, and the box that they become if it will be in sight."""

    first: Box
    second: Box
    after: Box | None

    @property
    def look(self) -> tuple[object, ...]:
        """Equal for pairs that look the same when they have come equally far."""
        return self.first[1:], self.second[1:], None if self.after is None else self.after[1:]

    def width(self, gap: float) -> float:
        """Room that the pair takes before it joins."""
        return self.first.width + gap + self.second.width

    @property
    def keeps_labels(self) -> bool:
        """Whether the new label is made of the two old ones, in either direction of reading."""
        first, second = self.first.label, self.second.label
        return self.after is None or self.after.label in (first + second, second + first)


class Joint(NamedTuple):
    """Two boxes that join, and the boxes behind them that come along, up to the next two.

    Attributes:
        pair: the two boxes.
        look: equal for pairs that look the same when they have come equally far.
        run: between which x the boxes behind them rest; None without any.
        recoloured: those of them that change their colour, where they rest, in the new one.
    """

    pair: JoiningPair
    look: tuple[object, ...]
    run: tuple[float, float] | None
    recoloured: tuple[Box, ...]


class JoinedRow(NamedTuple):
    """How a row looks once its boxes have joined, and what joins; no joints in several lines."""

    boxes: RowBoxes
    joints: tuple[Joint, ...]


def join_row(boxes: RowBoxes, makes: WordToken | None, room: float, style: WordsStyle) -> JoinedRow:
    """What becomes of a row for lines of `room` pixels when the next step makes `makes`."""
    row = merged(boxes.row, makes)
    after = lay_out_row(row, room, style, like=boxes, lines=boxes.lines)
    return JoinedRow(after, _joints(boxes, after) if boxes.lines == 1 else ())


def merged(row: WordRow, makes: WordToken | None) -> WordRow:
    """The row after the next step, which makes the token `makes`."""
    tokens: list[WordToken] = []
    for index, token in enumerate(row.tokens):
        if index in row.merges:
            right = row.tokens[index + 1]
            label = makes.label if makes else token.label + right.label
            colour = makes.colour_key if makes else token.colour_key
            tokens.append(WordToken(label, colour, token.start, token.length + right.length))
        elif index - 1 not in row.merges:
            tokens.append(token)
    return WordRow(row.key, tuple(tokens), row.count, row.touched, row.pinned, cut=row.cut)


def _joints(before: RowBoxes, after: RowBoxes) -> tuple[Joint, ...]:
    boxes, will = before.boxes, after.boxes
    joints = []
    for done, (index, end) in enumerate(pairwise((*sorted(before.merges), len(boxes)))):
        new = index - done
        made = will[new] if new < len(will) else None
        pair = JoiningPair(boxes[index], boxes[index + 1], made)
        run, run_after = boxes[index + 2 : end], will[new + 1 :]
        reach = (run[0].x, run[-1].x + run[-1].width) if run else None
        recoloured = tuple(
            box._replace(colour=to.colour)
            for box, to in zip(run, run_after, strict=False)
            if box.colour != to.colour
        )
        joints.append(Joint(pair, pair.look, reach, recoloured))
    return tuple(joints)

"""A split as a film: a frame is a function of the steps, a position and alpha in 0..1.

`split_layout` says where tokens stand between steps; here are the movements of a step, one for each
way to split. `split_paint` draws what comes out.
"""

from __future__ import annotations

from engine.analysis.watching import SplitStep
from gui.compare.split_frame import Box, Bracket, Choice, Frame, Number, Window
from gui.compare.split_layout import MOST_CHOICES, FilmLayout, Row
from gui.look.translation import format_number

# What happens when, as shares of a step.
_LOOKED = 0.25  # what loses has faded
_JOINED = 0.8  # the boxes have met
_GROWN, _SHRUNK = 0.15, 0.6  # the window of longest match


class Film(FilmLayout):
    """The steps of one word, to be seen at any moment."""

    def frame(self, position: int, alpha: float) -> Frame:
        """The moment `alpha` (0..1) of step `position`; after the last one everything rests."""
        if position >= len(self.steps):
            return Frame(boxes=self.resting(len(self.steps)))
        step = self.steps[position]
        if step.kind == "merge":
            return self._merge(position, step, alpha)
        if step.kind == "take":
            return self._take(position, step, alpha)
        return self._best(position, step, alpha)

    def _merge(self, position: int, step: SplitStep, alpha: float) -> Frame:
        slide = _phase(alpha, _LOOKED, _JOINED)
        losing, winning = 1.0 - _phase(alpha, 0.0, _LOOKED), 1.0 - _phase(alpha, _LOOKED, _JOINED)
        brackets = [
            bracket
            for bracket in self._brackets(position, losing, winning)
            if bracket.opacity > 0.0
        ]
        coming = _phase(alpha, _JOINED, 1.0)
        if coming and position + 1 < len(self.steps):
            brackets += self._brackets(position + 1, coming, coming)
        return Frame(self._joining(position, step, slide, coming), tuple(brackets))

    def _joining(
        self, position: int, step: SplitStep, slide: float, joined: float
    ) -> tuple[Box, ...]:
        """The boxes of a step on their way: some meet, the others make way or close up."""
        row, boxes = self.row(position), self.resting(position)
        if slide <= 0.0:
            return boxes
        after, made = self.row(position + 1), self.resting(position + 1)
        end = step.place + step.width
        moved = [
            _between(box, self._target(row, after, step, index), slide)
            for index, box in enumerate(boxes)
        ]
        if joined > 0.0:
            arrived = list(made)
            arrived[step.place] = _faded(made[step.place], joined)
            meeting = [_faded(box, 1.0 - joined) for box in moved[step.place : end]]
            return (*meeting, *arrived) if step.width else tuple(arrived)
        return tuple(moved)

    @staticmethod
    def _target(row: Row, after: Row, step: SplitStep, index: int) -> tuple[float, float]:
        """Where a box goes: the ones that meet keep their order within the box that they become."""
        if index < step.place:
            return after.xs[index], after.ys[index]
        if index >= step.place + step.width:
            there = index - step.width + 1
            return after.xs[there], after.ys[there]
        x, y, room = after.xs[step.place], after.ys[step.place], after.widths[step.place]
        inside = sum(row.widths[step.place : index])
        whole = sum(row.widths[step.place : step.place + step.width])
        spare = max(1.0, whole - row.widths[step.place + step.width - 1])
        return x + (room - row.widths[step.place + step.width - 1]) * inside / spare, y

    def _brackets(self, position: int, losing: float, winning: float) -> list[Bracket]:
        step, row = self.steps[position], self.row(position)
        return [
            Bracket(
                row.middle(pair.place),
                row.middle(pair.place + 1),
                row.ys[pair.place],
                format_number(pair.rank),
                pair.place == step.place,
                winning if pair.place == step.place else losing,
            )
            for pair in step.candidates
        ]

    def _take(self, position: int, step: SplitStep, alpha: float) -> Frame:
        slide, joined = _phase(alpha, _SHRUNK, 0.9), _phase(alpha, 0.9, 1.0)
        boxes = self._joining(position, step, slide, joined)
        window = self._window(position, step, alpha) if self.watches_window else None
        start = self.resting(position)[step.place] if alpha < _GROWN else None
        numbers = self._changing_numbers(position, 1.0 - slide, joined)
        return Frame(boxes, window=window, start=start, numbers=tuple(numbers))

    def _changing_numbers(self, position: int, leaving: float, coming: float) -> list[Number]:
        before = [Number(n.x, n.y, n.text, leaving) for n in self._numbers(position)]
        if coming <= 0.0:
            return before
        return [Number(n.x, n.y, n.text, coming) for n in self._numbers(position + 1)]

    def _window(self, position: int, step: SplitStep, alpha: float) -> Window | None:
        """The window first grows to the longest piece, then shrinks until a token is found."""
        if alpha <= 0.0 or alpha >= 0.9:
            return None
        widths = self._tried_widths(step)
        if alpha < _GROWN:
            width = 1 + round((widths[0] - 1) * _phase(alpha, 0.0, _GROWN))
            width = max(1, width)
            return Window(self._around(position, step.place, width), "", False)
        share = _phase(alpha, _GROWN, _SHRUNK)
        at = min(len(widths) - 1, int(share * len(widths)))
        found = at == len(widths) - 1 and step.known
        fading = 1.0 - _phase(alpha, _SHRUNK, 0.75)
        text = self.shown((*_longer(step), step.result)[at])
        return Window(self._around(position, step.place, widths[at]), text, found, fading)

    def _tried_widths(self, step: SplitStep) -> list[int]:
        """How many symbols each looked-up piece has, the found one last."""
        longer = len(_longer(step))
        return [step.width + longer - number for number in range(longer + 1)]

    def _around(
        self, position: int, place: int, width: int
    ) -> tuple[tuple[float, float, float], ...]:
        row = self.row(position)
        lines: dict[float, tuple[float, float]] = {}
        for index in range(place, min(place + width, len(row.xs))):
            left, right = lines.get(row.ys[index], (row.xs[index], 0.0))
            lines[row.ys[index]] = left, max(right, row.xs[index] + row.widths[index])
        return tuple((left, y, right - left) for y, (left, right) in lines.items())

    def _best(self, position: int, step: SplitStep, alpha: float) -> Frame:
        row = self.row(position)
        losing, coming = 1.0 - _phase(alpha, 0.0, 0.4), _phase(alpha, 0.3, 0.8)
        numbers = list(self._numbers(position))
        if coming > 0.0:
            x, y = row.middle(step.place), row.ys[step.place]
            numbers.append(Number(x, y, format_number(step.total), coming))
        leaving = 1.0 - _phase(alpha, 0.7, 1.0)
        return Frame(
            self.resting(position),
            numbers=tuple(numbers),
            choices=tuple(self._choices(position, step, losing, leaving)),
            start=self.resting(position)[step.place],
        )

    def _numbers(self, position: int) -> tuple[Number, ...]:
        """What is known of the table: under the first symbol of each place."""
        row = self.row(position)
        taken = [step for step in self.steps[:position] if step.kind == "take"]
        gone = sum(step.width for step in taken)
        numbers = []
        for step in self.steps[:position]:
            index = step.place - gone + len(taken)
            if step.kind == "best" and step.place >= gone:
                x, y = row.middle(index), row.ys[index]
                numbers.append(Number(x, y, format_number(step.total)))
        return tuple(numbers)

    def _choices(
        self, position: int, step: SplitStep, losing: float, winning: float
    ) -> list[Choice]:
        """The best of the options, first the one that wins."""
        face, row = self.style.face, self.row(position)
        ordered = sorted(step.options, key=lambda o: (o.token != step.result, o.unknown, o.total))
        top = max(row.ys) + face.height + self.below + self.style.margin / 2
        choices = []
        for line, option in enumerate(ordered[:MOST_CHOICES]):
            wins = line == 0
            label = face.elided(self.shown(option.token), max(60.0, self.width * 0.6))
            left = min(row.xs[step.place], self.width - face.width(label) - 5 * self.style.line)
            choices.append(
                Choice(
                    max(float(self.style.margin), left),
                    top + line * self.choice_pitch,
                    face.width(label),
                    label,
                    format_number(option.total),
                    wins,
                    winning if wins else losing,
                )
            )
        return choices


def _phase(alpha: float, start: float, end: float) -> float:
    """How far `alpha` is from `start` to `end`, 0..1."""
    return min(1.0, max(0.0, (alpha - start) / (end - start)))


def _longer(step: SplitStep) -> tuple[str, ...]:
    """The pieces that were looked up in vain, without the symbol that stays alone in the end."""
    return tuple(piece for piece in step.tried if piece != step.result)


def _between(box: Box, target: tuple[float, float], share: float) -> Box:
    """A box on its way; to another line it does not fly, it fades out here and in there."""
    if target[1] == box.y:
        x, opacity = box.x + (target[0] - box.x) * share, box.opacity
        return Box(box.label, x, box.y, box.width, box.colour, opacity, box.known)
    x, y = target if share >= 0.5 else (box.x, box.y)
    return Box(box.label, x, y, box.width, box.colour, abs(1.0 - 2.0 * share), box.known)


def _faded(box: Box, opacity: float) -> Box:
    return Box(box.label, box.x, box.y, box.width, box.colour, opacity, box.known)

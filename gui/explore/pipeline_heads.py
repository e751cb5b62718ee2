"""What is said above a column of the pipeline, and how much of it has room there.

Of the settings those come first that are not the usual ones; `pipeline_scene` gives the room, a
`TextPopup` shows all of them on demand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile

from engine.pipeline.values import Stage
from gui.explore.counted import Counted
from gui.explore.pipeline_changes import ShownStage
from gui.explore.pipeline_words import DONE_BETWEEN, in_words, title, usual_words
from gui.explore.setting_defaults import usual_last
from gui.explore.setting_words import MOST_LETTERS, setting_lines

Measure = Callable[[str], float]

_BETWEEN = "; "  # no dot: that stands for a space in what is set
_MORE = "…"
_AND_MORE = "+{}"
_ALL = 5_000  # letters of a setting that the whole list shows
_TIP_LINES = 20
_MOST = 300  # settings that are written out; files have thousands of added tokens


@dataclass(frozen=True, slots=True)
class Head:
    """What is said above a column.

    Attributes:
        kind: the part that the stage takes.
        name: its name.
        settings: those worth telling, a line each, as many as are written out.
        usual: the others.
        done: what it did to the text.
        whole: all of it, with settings in full.
        more: how many are worth telling and not written out.
    """

    kind: str
    name: str
    settings: tuple[str, ...]
    usual: tuple[str, ...]
    done: str
    whole: str
    more: int = 0

    @classmethod
    def of(cls, shown: ShownStage, stage: Stage | None) -> Head:
        """Say what a stage is and what it did; None is the text before all of them."""
        kind, name = title(stage)
        done = in_words(shown, stage)
        if stage is None:
            return cls(kind, name, (), (), done, "\n".join((f"{kind}: {name}", done)))
        told, usual = usual_last(stage.kind, stage.name, stage.settings)
        more = max(0, len(told) - _MOST)
        told = dict(islice(told.items(), _MOST))
        whole = [*setting_lines(told, _ALL)]
        if more:
            whole.append(Counted().more_settings(more))
        if usual:
            whole += [usual_words(), *setting_lines(usual, _ALL)]
        return cls(
            kind,
            name,
            tuple(setting_lines(told, MOST_LETTERS)),
            tuple(setting_lines(usual, MOST_LETTERS)),
            done,
            "\n".join((f"{kind}: {name}", *whole, done)),
            more,
        )

    def tip(self) -> str:
        """As much of it as a tool tip has room for."""
        lines = self.whole.split("\n")
        return "\n".join(lines if len(lines) <= _TIP_LINES else [*lines[:_TIP_LINES], _MORE])

    def shown_settings(self, measure: Measure, room: float, lines: int) -> tuple[str, ...]:
        """Settings in at most so many lines of this width, as many as there is room for whole.

        After them stands how many more there are. What has no room even alone is cut.
        """
        if lines < 1:
            return ()

        def has_room(parts: Sequence[str]) -> bool:
            return len(wrapped(parts, measure, room, lines)) <= lines

        for parts in self._from_most_to_least(has_room):
            if has_room(parts):
                return tuple(wrapped(parts, measure, room))
        shown = wrapped(parts, measure, room, lines)
        return (*shown[: lines - 1], _with_ellipsis(shown[lines - 1], measure, room))

    def _from_most_to_least(self, has_room: Callable[[Sequence[str]], bool]) -> Iterator[list[str]]:
        """What can be said of the settings, down to the first alone."""
        told, usual = list(self.settings), len(self.usual)
        if not self.more:
            yield [*told, *([self._usual_words()] if usual else ())]
            if usual:
                yield [*told, _AND_MORE.format(usual)]
            yield told  # those that are not told are the usual ones: no news
        # Of hundreds a few have room: they are tried from the first on.
        alone = takewhile(lambda kept: has_room(told[:kept]), range(1, len(told) + 1))
        for kept in reversed(list(alone)):
            yield [*told[:kept], _AND_MORE.format(len(told) - kept + self.more + usual)]
        yield told[:1]

    def shown_done(self, measure: Measure, room: float) -> tuple[str, ...]:
        """What the stage did, in a line, or in two where one is too narrow."""
        if measure(self.done) <= room:
            return (self.done,)
        first, between, rest = self.done.partition(DONE_BETWEEN)
        return tuple(filter(None, (f"{first}{between.rstrip()}", rest)))

    def _usual_words(self) -> str:
        return Counted().usual_settings(len(self.usual))


def wrapped(
    parts: Sequence[str], measure: Measure, room: float, enough: int | None = None
) -> list[str]:
    """Fill lines with parts; one that is too long is broken between words, or where it must.

    Of what needs more than `enough` lines the first of them are made, and one that is too many.

    >>> wrapped(["a: 1", "b: 2", "pattern"], len, 12)
    ['a: 1; b: 2', 'pattern']
    >>> wrapped(["behavior: MergedWithPrevious"], len, 20)
    ['behavior:', 'MergedWithPrevious']
    >>> wrapped(["pattern"], len, 4)
    ['patt', 'ern']
    """
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}{_BETWEEN}{part}" if lines else part
        if lines and measure(joined) <= room:
            lines[-1] = joined
            continue
        rest = part
        while rest:
            count = _fitting(rest, measure, room)
            lines.append(rest[:count].rstrip())
            rest = rest[count:]
            if enough is not None and len(lines) > enough:
                return lines
    return lines


def _fitting(text: str, measure: Measure, room: float) -> int:
    """How many characters from the first on fit; at least one, and whole words if they can."""
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle]) <= room:
            low = middle
        else:
            high = middle - 1
    space = text.rfind(" ", 0, low + 1) + 1
    if low == len(text) or not space:
        return low
    word = text[space:].partition(" ")[0]
    return space if space > low // 2 or measure(word) <= room else low


def _with_ellipsis(line: str, measure: Measure, room: float) -> str:
    while line and measure(line + _MORE) > room:
        line = line[:-1]
    return line + _MORE

"""What is compared: one text, the lanes that split it, and how they did. Owned by the session.

It adds to the session what only the comparison needs. Lanes name their tokenizer by its source
("the trained one, where the player is"); which tokenizer that is at the moment is worked out here,
so that lanes follow the training. Nothing is split before somebody looks (`set_active`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine import Trace
from engine.models.modes import MODES, Mode
from gui.state.preferences import Preferences
from gui.state.trained_sources import END, HERE
from gui.work.compare_job import Encoded, LaneWay, Place, Request
from gui.work.compare_runs import CompareRuns
from gui.work.sealed import AnyTokenizer, Sealed
from gui.work.tokenizer_shelf import Parcel, Shelf, TokenizerKey, TrainedOn

MOST_LANES: Final = 4
SHOWN_FIRST: Final = "lowest"
"""In the four-word sample, which has no space: a word that is split in two ways, and whole."""

_QUICK_TEXT = 5_000
MOST_FILES: Final = 8
"""So many tokenizer files stay open; the oldest that no lane uses makes room for a new one."""


@dataclass(frozen=True, slots=True)
class Lane:
    """What a person chose for a lane.

    Attributes:
        source: HERE, END, or the key of a `Source` that is a file.
        mode: the way to split.
    """

    source: str
    mode: Mode


@dataclass(frozen=True, slots=True)
class Source:
    """Where a lane can have its tokenizer from.

    Attributes:
        key: HERE or END for the trained one; something else for a file.
        name: the name of the file.
        position: how many merges the trained one has.
        splits: whether it can split texts; of some files only the vocabulary can be read.
    """

    key: str
    name: str = ""
    position: int | None = None
    splits: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Split:
    """A text as the lanes split it.

    Attributes:
        text: the text.
        ways: the tokenizers of the lanes at that time, and their ways.
        tokenizers: these tokenizers.
        encoded: their tokens.
    """

    text: str
    ways: tuple[LaneWay, ...]
    tokenizers: tuple[AnyTokenizer, ...]
    encoded: Encoded


USUAL_LANES: Final = (Lane(END, "rank-ordered"), Lane(END, "longest-match"))


class CompareState(QObject):
    """The state of the comparison: wishes in, facts out.

    Signals:
        text_changed, lanes_changed, sources_changed: `text`, `lanes`, `sources()` are others.
        split_changed: `split` is another one.
        place_changed: `place` is another one.
        busy_changed: whether something is being split elsewhere is different now.
        file_closed: this file made room for another one.
        problem_occurred: an exception or `Failure`.
    """

    text_changed = Signal()
    lanes_changed = Signal()
    sources_changed = Signal()
    split_changed = Signal()
    place_changed = Signal()
    busy_changed = Signal()
    file_closed = Signal(object)
    problem_occurred = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        """Begin with what was compared last."""
        super().__init__(parent)
        self._preferences = preferences
        self._shelf = Shelf()
        self._runs = CompareRuns(self._shelf, self)
        self._active = False
        remembered = preferences.compare_text
        self._text = SHOWN_FIRST if remembered is None else remembered
        self._is_chosen = remembered is not None
        chosen = (Lane(source, mode) for source, mode in preferences.compare_lanes or ())
        self._lanes = tuple(chosen)[:MOST_LANES] or USUAL_LANES
        self._numbers = count(1)
        self._trace: tuple[int, Trace, str] | None = None
        self._position = 0
        self._files: dict[str, tuple[Source, TokenizerKey]] = {}
        self._asked: Request | None = None
        self._split: Split | None = None
        self._place: Place | None = None
        self._runs.replied.connect(self._take)
        self._runs.failed.connect(self._fail)
        self._runs.busy_changed.connect(self.busy_changed)

    # What is

    @property
    def text(self) -> str:
        """The text that is to be split."""
        return self._text

    @property
    def is_text_chosen(self) -> bool:
        """Whether a person has given the text, and it is not the one that is shown first."""
        return self._is_chosen

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """The lanes from left to right."""
        return self._lanes

    @property
    def split(self) -> Split | None:
        """The text as it was split last; perhaps still that of a moment ago."""
        return self._split

    @property
    def place(self) -> Place | None:
        """What was answered last about a place of `split`."""
        return self._place

    @property
    def busy(self) -> bool:
        """Whether something is being split elsewhere."""
        return self._runs.busy

    @property
    def settled(self) -> bool:
        """Whether `split` is what is wished."""
        return not self._runs.busy and (not self._active or self._is_shown(self._wished()))

    def sources(self) -> tuple[Source, ...]:
        """What lanes can choose from."""
        return tuple(source for source in self.all_sources() if source.splits)

    def all_sources(self) -> tuple[Source, ...]:
        """All tokenizers, also those that can only be looked at."""
        steps = len(self._trace[1]) if self._trace else 0
        trained = Source(HERE, "", min(self._position, steps)), Source(END, "", steps)
        return *trained, *(source for source, _ in self._files.values())

    def ways(self) -> tuple[LaneWay, ...]:
        """How the lanes split now; none as long as one of them has no tokenizer."""
        wished = self._wished()
        return wished.ways if wished is not None else ()

    def parcel(self, ways: Sequence[LaneWay]) -> Parcel:
        """What another process needs to split in these ways."""
        return self.parcel_of({way.tokenizer for way in ways})

    def parcel_of(self, keys: Collection[TokenizerKey]) -> Parcel:
        """What another process needs to have these tokenizers."""
        return self._shelf.parcel(keys)

    def key_of(self, source: str) -> TokenizerKey | None:
        """The tokenizer that a source is at the moment; None if there is none."""
        return self._key(source)

    def is_quick(self, key: TokenizerKey) -> bool:
        """Whether a tokenizer is there or made at once, and never takes long over a short text."""
        return self._shelf.is_quick(key)

    # Wishes

    def set_active(self, active: bool) -> None:
        """Somebody looks at the comparison now, or no longer."""
        if active != self._active:
            self._active = active
            self._update()

    def warm_up(self) -> None:
        """Make it quick to split a long text; call it when the view has been painted."""
        self._runs.warm_up()

    def begin_with(self, text: str | None, source: str | None) -> None:
        """Show what was asked for at the start, without remembering it.

        Args:
            text: the text, if one was named.
            source: the source of all lanes, if one was named.
        """
        if source is not None:
            self._lanes = tuple(replace(lane, source=source) for lane in self._lanes)
            self.lanes_changed.emit()
        if text is not None:
            self._text, self._is_chosen = text, True
            self.text_changed.emit()
        self._update()

    def set_text(self, text: str) -> None:
        """Split this text."""
        if text != self._text or not self._is_chosen:
            self._text, self._is_chosen = text, True
            self._preferences.compare_text = text
            self.text_changed.emit()
            self._update()

    def set_source(self, index: int, source: str) -> None:
        """Give a lane another tokenizer."""
        if any(source == each.key for each in self.sources()):
            self._set_lane(index, replace(self._lanes[index], source=source))

    def show_lanes(self, lanes: Sequence[Lane]) -> None:
        """Have exactly these lanes."""
        known = {source.key for source in self.sources()}
        if lanes and all(lane.source in known for lane in lanes):
            self._set_lanes(tuple(lanes)[:MOST_LANES])

    def set_mode(self, index: int, mode: Mode) -> None:
        """Give a lane another way of splitting."""
        self._set_lane(index, replace(self._lanes[index], mode=mode))

    def add_lane(self) -> None:
        """Add a lane: the last one's tokenizer, in a way that it is not yet shown in."""
        if len(self._lanes) < MOST_LANES:
            source = self._lanes[-1].source
            taken = {lane.mode for lane in self._lanes if lane.source == source}
            mode: Mode = next((mode for mode in MODES if mode not in taken), MODES[0])
            self._set_lanes((*self._lanes, Lane(source, mode)))

    def remove_lane(self, index: int) -> None:
        """Take a lane away; one always stays."""
        if len(self._lanes) > 1:
            self._set_lanes(self._lanes[:index] + self._lanes[index + 1 :])

    def ask_about(self, byte_offset: int) -> None:
        """Ask all lanes about the place before a byte of the text that is shown."""
        if self._split is not None:
            request = Request(self._split.text, self._split.ways, byte_offset)
            self._runs.ask(request, quick=self._is_quick(request))

    def cancel(self) -> None:
        """Stop splitting; what is shown stays."""
        self._asked = None
        self._runs.cancel()

    def close(self) -> None:
        """End all work; the window is closing."""
        self._runs.close()

    # Facts from the session

    def follow_trace(self, trace: Trace, rule: str) -> None:
        """Other steps have been trained, or more of them."""
        if self._trace is not None and self._trace[1] is trace:
            return
        self._trace = next(self._numbers), trace, rule
        self._shelf.put_trace(self._trace[0], TrainedOn(trace, rule))
        self.sources_changed.emit()
        self._update()

    def follow_position(self, position: int) -> None:
        """The player stands somewhere else."""
        if position != self._position:
            self._position = position
            self.sources_changed.emit()
            self._update()

    def add_tokenizer(
        self, path: Path, tokenizer: AnyTokenizer | Sealed, *, splits: bool = True
    ) -> None:
        """A tokenizer was opened.

        Lanes that all have the same tokenizer have this one now: that is how the two ways of a
        tokenizer are compared. Where two tokenizers are compared, it is only one more to choose.
        """
        key = TokenizerKey(next(self._numbers))
        self._shelf.put_tokenizer(key, tokenizer)
        self._files.pop(str(path), None)
        while len(self._files) >= MOST_FILES:
            self._drop_file()
        self._files[str(path)] = Source(str(path), path.name, splits=splits), key
        self._shelf.keep({key for _, key in self._files.values()})
        self.sources_changed.emit()
        if splits and len({lane.source for lane in self._lanes}) == 1:
            self._set_lanes(tuple(replace(lane, source=str(path)) for lane in self._lanes))
        self._update()

    # How

    def _drop_file(self) -> None:
        """Forget the file that was opened first and that no lane uses."""
        used = {lane.source for lane in self._lanes}
        source = next(key for key in self._files if key not in used)
        del self._files[source]
        self.file_closed.emit(Path(source))

    def _set_lane(self, index: int, lane: Lane) -> None:
        self._set_lanes((*self._lanes[:index], lane, *self._lanes[index + 1 :]))

    def _set_lanes(self, lanes: tuple[Lane, ...]) -> None:
        if lanes != self._lanes:
            self._lanes = lanes
            self._preferences.compare_lanes = [(lane.source, lane.mode) for lane in lanes]
            self.lanes_changed.emit()
            self._update()

    def _wished(self) -> Request | None:
        """What is to be split; None as long as a lane has no tokenizer."""
        keys = [self._key(lane.source) for lane in self._lanes]
        ways = (LaneWay(k, lane.mode) for k, lane in zip(keys, self._lanes, strict=True) if k)
        return Request(self._text, tuple(ways)) if all(keys) else None

    def _key(self, source: str) -> TokenizerKey | None:
        if source in self._files:
            return self._files[source][1]
        if self._trace is None:
            return None
        number, trace, _ = self._trace
        steps = len(trace)
        return TokenizerKey(number, min(self._position, steps) if source == HERE else steps)

    def _update(self) -> None:
        """Split what is to be split, unless that is what is shown or asked for already."""
        request = self._wished() if self._active else None
        if request is None or request == self._asked:
            return
        self._asked = request
        self._runs.ask(request, quick=self._is_quick(request))

    def _is_shown(self, request: Request | None) -> bool:
        shown = self._split
        return request is None or (
            shown is not None and (shown.text, shown.ways) == (request.text, request.ways)
        )

    def _is_quick(self, request: Request) -> bool:
        keys = (way.tokenizer for way in request.ways)
        return len(request.text) <= _QUICK_TEXT and all(map(self._shelf.is_quick, keys))

    def _take(self, request: Request, value: Encoded | Place) -> None:
        if isinstance(value, Place):
            shown = self._split
            # subtle: lanes may have other tokenizers by now, of which this answer says nothing.
            if shown and (request.text, request.ways) == (shown.text, shown.ways):
                self._place = value
                self.place_changed.emit()
            return
        tokenizers = tuple(self._shelf.tokenizer(way.tokenizer) for way in request.ways)
        self._split = Split(request.text, request.ways, tokenizers, value)
        self._place = None
        self.split_changed.emit()

    def _fail(self, request: Request, problem: object) -> None:
        if request == self._asked:
            self._asked = None
        self.problem_occurred.emit(problem)

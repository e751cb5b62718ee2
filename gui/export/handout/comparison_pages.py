"""A split of the comparison -> the values of a handout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.text.alphabet import visible
from gui.compare.frames import find_place
from gui.compare.presenter import Lane, Presenter
from gui.export.handout.texts import HandoutWords
from gui.export.handout.values import (
    ComparisonHandout,
    ComparisonLane,
    ComparisonPage,
    HandoutToken,
)
from gui.state.compare_state import Split
from gui.widgets.token_box import cycle_colours

MOST_PAGES: Final = 400
MOST_TOKENS: Final = 40_000
"""Tokens of all lanes together: about four megabytes. A longer text is not handed out."""


@dataclass(frozen=True)
class ComparisonSubject:
    """What a handout is made of.

    Attributes:
        split: the text in its lanes.
        titles: what the lanes are called.
        title: what is compared, as it is called.
        facts: further names and values.
    """

    split: Split
    titles: Sequence[str]
    title: str
    facts: tuple[tuple[str, str], ...] = ()

    @property
    def is_small_enough(self) -> bool:
        """Whether a browser would not choke on it."""
        return sum(map(len, self.split.encoded.encodings)) <= MOST_TOKENS


class ComparisonPages:
    """Makes the pages of one comparison."""

    def __init__(self, subject: ComparisonSubject) -> None:
        """Make none yet."""
        self._subject = subject
        self._presenter = Presenter(subject.split)
        self._words = HandoutWords()
        self._places = self._presenter.differences[:MOST_PAGES]
        self._tokens: list[tuple[HandoutToken, ...]] = []
        self._pages: list[ComparisonPage] = []

    @property
    def total(self) -> int:
        """How many pages there will be."""
        return 1 + len(self._places)

    def make(self) -> Iterator[int]:
        """Make the lanes, then the pages one by one; yields how many pages there are."""
        for lane in self._presenter.lanes:
            self._tokens.append(self._lane_tokens(lane))
            yield 0
        title, sentence = self._words.overview(len(self._presenter.differences))
        self._pages.append(ComparisonPage(title, sentence))
        yield 1
        for number, (start, end) in enumerate(self._places.tolist(), start=1):
            self._pages.append(self._page(number, start, end))
            yield len(self._pages)

    def handout(self) -> ComparisonHandout:
        """The handout, with all pages that were made."""
        subject = self._subject
        lanes = zip(subject.titles, self._presenter.lanes, self._tokens, strict=True)
        return ComparisonHandout(
            title=subject.title,
            facts=subject.facts,
            pages=tuple(self._pages),
            lanes=tuple(
                ComparisonLane(
                    title,
                    self._words.tokens(len(lane.encoding), lane.encoding.character_total),
                    tokens,
                    _ids(lane, range(len(lane.encoding))),
                )
                for title, lane, tokens in lanes
            ),
            texts=self._words.around(),
            **self._words.lanes(),
        )

    def _page(self, number: int, start: int, end: int) -> ComparisonPage:
        rows = []
        for title, lane, tokens in zip(
            self._subject.titles, self._presenter.lanes, self._tokens, strict=True
        ):
            starts = lane.encoding.byte_starts[:-1]
            inside = range(find_place(starts, start), find_place(starts, end))
            here = tuple(tokens[index] for index in inside)
            rows.append((title, here, _ids(lane, inside)))
        span = self._presenter.text_span(start, end)
        piece = visible(self._subject.split.text[span.start : span.end])
        title = self._words.difference(number, len(self._presenter.differences))
        return ComparisonPage(title, piece, tuple(rows))

    def _lane_tokens(self, lane: Lane) -> tuple[HandoutToken, ...]:
        encoding = lane.encoding
        starts = encoding.byte_starts[:-1]
        # The last place that begins at or before each token, and whether the token is inside it.
        places = np.searchsorted(self._places[:, 0], starts, side="right") - 1
        ends = np.append(self._places[:, 1], 0)[places]
        inside = (places >= 0) & (starts < ends)
        colours = cycle_colours(encoding.ids.tolist())
        return tuple(
            HandoutToken(
                _label(lane, index),
                colours[index],
                int(places[index]) + 1 if inside[index] else None,
                bool(encoding.unknown[index]),
            )
            for index in range(len(encoding))
        )


def _label(lane: Lane, index: int) -> str:
    number = int(lane.encoding.ids[index])
    if number < 0 or lane.encoding.unknown[index]:
        return visible(lane.piece(index))
    return lane.names.shown[number]


def _ids(lane: Lane, indices: range) -> tuple[str, ...]:
    ids = lane.encoding.ids[indices.start : indices.stop].tolist()
    return tuple("–" if number < 0 else str(number) for number in ids)

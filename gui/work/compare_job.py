"""Splitting one text for all lanes, and asking about one place of it: for worker and window alike.

The functions here take a shelf and plain values, so that they do the same in both processes. The
worker keeps one shelf as long as it lives; what is missing on it, it says, and is sent it once.
This module imports no Qt.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Protocol

import numpy as np

from engine import BPETokenizer
from engine.analysis.explain import explain_byte
from engine.analysis.file_places import word_at_character
from engine.analysis.lane_encoding import BoolArray, LaneEncoding
from engine.analysis.lanes import differing, encode_lane
from engine.analysis.reasons import Explanation
from engine.models.modes import Mode
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.text.code_points import IntArray, byte_offsets, code_points
from gui.work.compare_edits import Change, change_between
from gui.work.sealed import AnyTokenizer
from gui.work.tokenizer_shelf import (
    MissingTokenizersError,
    Parcel,
    Shelf,
    TokenizerKey,
)


class Listener(Protocol):
    """Who hears how far a job is; `gui.worker.Reporter` is one."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """The stage has come to `done` of `total` (0: unknown)."""

    def part(self, value: object) -> None:
        """A first part of the result."""


@dataclass(frozen=True, slots=True)
class LaneWay:
    """How a lane splits: with which tokenizer, in which way."""

    tokenizer: TokenizerKey
    mode: Mode


@dataclass(frozen=True, slots=True)
class Encoded:
    """A text in all lanes.

    Attributes:
        encodings: a lane's tokens each.
        differs: a lane's marks of tokens that at least one other lane does not have.
        places: where lanes differ, as ascending rows (first byte, byte after the last). A place
            reaches from one boundary that the lanes have in common to the next one.
        serial: a number that no other answer of a worker has; 0 for what the window splits itself.
        since: the serial of the answer that `change` compares this one with.
        change: what the edit between both did to the lanes; None where there was none.
    """

    encodings: tuple[LaneEncoding, ...]
    differs: tuple[BoolArray, ...]
    places: IntArray
    serial: int = 0
    since: int = 0
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """A word around a place, as one lane's split rule cuts it.

    Attributes:
        start: its first character.
        text: the word.
    """

    start: int
    text: str


@dataclass(frozen=True, slots=True)
class Place:
    """What the lanes say about a place of a text.

    Attributes:
        byte_offset: the byte before which it is.
        explanations: of each lane, why there is a boundary or none.
        words: of each lane, the word that holds the byte after the place; None in no word.
    """

    byte_offset: int
    explanations: tuple[Explanation, ...]
    words: tuple[Word | None, ...]


@dataclass(frozen=True)
class Request:
    """What the worker is asked.

    Attributes:
        text: the text.
        ways: how each lane splits it.
        byte_offset: the place that is asked about; None asks for the tokens.
        wanted: tokenizers that the window does not have and wants to be sent, if they are made.
        shown: the serial of the answer that the window shows; 0 for none of a worker.
        parcel: what the worker's shelf needs for it.
    """

    text: str
    ways: tuple[LaneWay, ...]
    byte_offset: int | None = None
    wanted: frozenset[TokenizerKey] = frozenset()
    shown: int = field(default=0, compare=False)
    parcel: Parcel = field(default_factory=Parcel, compare=False)


@dataclass(frozen=True)
class Reply:
    """What it answers.

    Attributes:
        value: an `Encoded` or a `Place`; None if tokenizers are missing.
        tokenizers: those that were wanted.
        missing: keys that the worker cannot make anything of: they must be sent.
    """

    value: Encoded | Place | None
    tokenizers: Mapping[TokenizerKey, AnyTokenizer] = field(default_factory=dict)
    missing: tuple[TokenizerKey, ...] = ()


_shelf = Shelf()
_serials = count(time.time_ns())  # a worker that is new never begins with those of an old one
_answered: dict[int, tuple[Request, Encoded]] = {}


def work(request: Request, listener: Listener) -> Reply:
    """Answer a request in the worker.

    Raises:
        ValueError, MemoryError: as splitting does.
    """
    _shelf.put(request.parcel)
    keys = [way.tokenizer for way in request.ways]
    _shelf.keep(keys)
    try:
        found = {key: _shelf.tokenizer(key) for key in dict.fromkeys(keys)}
    except MissingTokenizersError as error:
        return Reply(None, missing=error.keys)
    value = answer(_shelf, request)
    if isinstance(value, Encoded):
        value = _compared(request, value)
    return Reply(value, {key: found[key] for key in request.wanted if key in found})


def _compared(request: Request, encoded: Encoded) -> Encoded:
    """An answer with what has changed since the one that the window shows, if that is known."""
    since = request.shown if request.shown in _answered else 0
    before = _answered.get(since)
    change = None
    if before is not None and before[0].ways == request.ways and before[0].text != request.text:
        old, new = before[1].encodings, encoded.encodings
        change = change_between(before[0].text, old, request.text, new)
    compared = replace(
        encoded, serial=next(_serials), since=since if change is not None else 0, change=change
    )
    _answered.clear()
    if before is not None:  # this answer may come too late to be shown
        _answered[since] = before
    _answered[compared.serial] = replace(request, parcel=Parcel()), replace(encoded, change=None)
    return compared


def answer(shelf: Shelf, request: Request) -> Encoded | Place:
    """Answer a request with the tokenizers of a shelf."""
    if request.byte_offset is None:
        return encode(shelf, request.text, request.ways)
    return ask(shelf, request.text, request.ways, request.byte_offset)


def encode(shelf: Shelf, text: str, ways: tuple[LaneWay, ...]) -> Encoded:
    """Split a text for all lanes, and mark where they differ."""
    by_way = {way: _encode(shelf.tokenizer(way.tokenizer), text, way.mode) for way in ways}
    encodings = tuple(by_way[way] for way in ways)
    differs = _differences(encodings)
    return Encoded(encodings, differs, difference_places(encodings, differs))


def _differences(encodings: tuple[LaneEncoding, ...]) -> tuple[BoolArray, ...]:
    marks = tuple(np.zeros(len(encoding), np.bool_) for encoding in encodings)
    for first in range(len(encodings)):
        for second in range(first + 1, len(encodings)):
            if encodings[first] is not encodings[second]:
                found = differing(encodings[first], encodings[second])
                marks[first][found[0]] = True
                marks[second][found[1]] = True
    return marks


def difference_places(
    encodings: tuple[LaneEncoding, ...], differs: tuple[BoolArray, ...]
) -> IntArray:
    """The `Encoded.places` of lanes with these marks."""
    parts = [_marked(encoding, marks) for encoding, marks in zip(encodings, differs, strict=True)]
    ranges = np.concatenate(parts) if parts else np.zeros((0, 2), dtype=np.int64)
    if not len(ranges):
        return ranges
    ranges = ranges[np.argsort(ranges[:, 0], kind="stable")]
    reach = np.maximum.accumulate(ranges[:, 1])
    first = np.concatenate(([True], ranges[1:, 0] >= reach[:-1]))
    last = np.concatenate((first[1:], [True]))
    return np.stack((ranges[first, 0], reach[last]), axis=1)


def _marked(encoding: LaneEncoding, marks: BoolArray) -> IntArray:
    chosen = np.flatnonzero(marks)
    pairs = np.stack((encoding.byte_starts[chosen], encoding.byte_ends[chosen]), axis=1)
    return pairs.astype(np.int64)


def _encode(tokenizer: AnyTokenizer, text: str, mode: Mode) -> LaneEncoding:
    return encode_lane(tokenizer, text, mode_of(tokenizer, mode))


def mode_of(tokenizer: AnyTokenizer, mode: Mode) -> Mode:
    """The way that a lane goes: the tokenizer's own one where it knows no other."""
    model = tokenizer if isinstance(tokenizer, BPETokenizer) else tokenizer.model
    return mode if isinstance(model, BPETokenizer) or mode in model.modes else "rank-ordered"


def ask(shelf: Shelf, text: str, ways: tuple[LaneWay, ...], byte_offset: int) -> Place:
    """Ask all lanes about the place before a byte."""
    tokenizers = [shelf.tokenizer(way.tokenizer) for way in ways]
    pairs = list(zip(tokenizers, ways, strict=True))
    offset = character_of_byte(text, byte_offset)
    return Place(
        byte_offset,
        tuple(
            explain_byte(each, text, byte_offset, mode_of(each, way.mode)) for each, way in pairs
        ),
        tuple(word_at(each, text, offset) for each, _ in pairs),
    )


def character_of_byte(text: str, byte_offset: int) -> int:
    """The character that holds a byte of the text's UTF-8."""
    if text.isascii():
        return byte_offset
    offsets = byte_offsets(code_points(text))
    return int(np.searchsorted(offsets, offsets.dtype.type(byte_offset), side="right")) - 1


def word_at(tokenizer: AnyTokenizer, text: str, offset: int) -> Word | None:
    """The word that holds a character; None if the split rule drops it, or the text ends there."""
    if isinstance(tokenizer, DocumentedTokenizer):
        tokenizer = tokenizer.model
    if not isinstance(tokenizer, BPETokenizer):
        return _word_of_file(tokenizer, text, offset)
    words = tokenizer.word_places(text)
    index = int(np.searchsorted(words.ends, words.ends.dtype.type(offset), side="right"))
    if index == len(words.starts) or int(words.starts[index]) > offset:
        return None
    start = int(words.starts[index])
    return Word(start, text[start : int(words.ends[index])])


def _word_of_file(tokenizer: Tokenizer, text: str, offset: int) -> Word | None:
    found = word_at_character(tokenizer, text, offset)
    return None if found is None else Word(*found)

"""The tokenizers that lanes can use, by key: as they are, or to be made of a trace when needed.

The window and its worker each have a shelf. What stands on one is handed to the other at most once,
and a key is all that crosses after that. This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from engine import BPETokenizer, Trace
from engine.pipeline import DocumentedTokenizer
from engine.text.pretokenize import SPLIT_RULES
from gui.work.sealed import AnyTokenizer, Sealed

MOST_KEPT = 6
"""Tokenizers that stay on a shelf beside those that must; four lanes never use more."""

_QUICK = 4_000
_ABSENT = Sealed(b"")


@dataclass(frozen=True, slots=True)
class TokenizerKey:
    """What names a tokenizer on both shelves.

    Attributes:
        number: of the trace it is made of, or of the file it came from; each has another one.
        position: how many merges of the trace it has; None for one that came from a file.
    """

    number: int
    position: int | None = None


@dataclass(frozen=True, eq=False)
class TrainedOn:
    """A trace of which tokenizers can be made.

    Attributes:
        trace: the steps.
        rule: the corpus's split rule.
    """

    trace: Trace
    rule: str

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the trace as its arrays."""
        return _unpack, (self.trace.to_arrays(), self.rule)


def _unpack(arrays: dict[str, object], rule: str) -> TrainedOn:
    return TrainedOn(Trace.from_arrays(arrays), rule)


@dataclass(frozen=True, eq=False)
class Parcel:
    """What is handed from one shelf to another."""

    traces: Mapping[int, TrainedOn] = field(default_factory=dict)
    tokenizers: Mapping[TokenizerKey, AnyTokenizer | Sealed] = field(default_factory=dict)


class MissingTokenizersError(LookupError):
    """Tokenizers that a shelf neither has nor can make. Attribute `keys`."""

    def __init__(self, keys: tuple[TokenizerKey, ...]) -> None:
        """Take the keys."""
        self.keys = keys
        super().__init__(f"{len(keys)} tokenizer(s) missing")

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the keys."""
        return type(self), (self.keys,)


class Shelf:
    """Tokenizers by key; what was not used for longest goes first."""

    def __init__(self) -> None:
        """Begin empty."""
        self._traces: OrderedDict[int, TrainedOn] = OrderedDict()
        self._tokenizers: OrderedDict[TokenizerKey, AnyTokenizer | Sealed] = OrderedDict()
        self._kept: frozenset[TokenizerKey] = frozenset()

    def put(self, parcel: Parcel) -> None:
        """Take in what another shelf had."""
        for number, trained in parcel.traces.items():
            self.put_trace(number, trained)
        self.put_all(parcel.tokenizers)

    def put_all(self, tokenizers: Mapping[TokenizerKey, AnyTokenizer | Sealed]) -> None:
        """Take in tokenizers."""
        for key, tokenizer in tokenizers.items():
            self.put_tokenizer(key, tokenizer)

    def put_trace(self, number: int, trained: TrainedOn) -> None:
        """Be able to make tokenizers of a trace."""
        self._traces[number] = trained
        while len(self._traces) > 2:
            self._traces.popitem(last=False)

    def put_tokenizer(self, key: TokenizerKey, tokenizer: AnyTokenizer | Sealed) -> None:
        """Take in a tokenizer, or one that is opened only where it is needed."""
        self._tokenizers[key] = tokenizer
        self._tokenizers.move_to_end(key)
        self._tidy()

    def keep(self, keys: Collection[TokenizerKey]) -> None:
        """Keep these, however long they are not used; files cannot be made again."""
        self._kept = frozenset(keys)
        self._tidy()

    def has(self, key: TokenizerKey) -> bool:
        """Whether a tokenizer is there, and need neither be made nor opened."""
        return not isinstance(self._tokenizers.get(key, _ABSENT), Sealed)

    def is_quick(self, key: TokenizerKey) -> bool:
        """Whether a tokenizer is there or made within milliseconds, and splits without surprises.

        A custom pattern may backtrack without end: only a process can be stopped in the middle.
        """
        if key in self._tokenizers:
            return _is_tame(self._tokenizers[key])
        trained = self._traces.get(key.number)
        if trained is None or key.position is None or trained.rule not in SPLIT_RULES:
            return False
        return trained.trace.word_count + 5 * key.position <= _QUICK

    def tokenizer(self, key: TokenizerKey) -> AnyTokenizer:
        """Give a tokenizer; it may have to be made, or opened.

        Raises:
            MissingTokenizersError: it is not there and cannot be made.
            ValueError: as `BPETokenizer.from_trace`.
        """
        if key not in self._tokenizers:
            self._tokenizers[key] = self._make(key)
        self._tokenizers.move_to_end(key)
        tokenizer = self._tokenizers[key]
        if isinstance(tokenizer, Sealed):
            tokenizer = self._tokenizers[key] = tokenizer.opened()
        self._tidy()
        return tokenizer

    def parcel(self, keys: Collection[TokenizerKey]) -> Parcel:
        """What another shelf needs to have these: the trace for trained ones, it is smaller."""
        traces = {k.number: self._traces[k.number] for k in keys if k.number in self._traces}
        rest = {
            key: self._tokenizers[key]
            for key in keys
            if key.number not in traces and key in self._tokenizers
        }
        return Parcel(traces, rest)

    def _make(self, key: TokenizerKey) -> BPETokenizer:
        trained = self._traces.get(key.number)
        if trained is None or key.position is None:
            raise MissingTokenizersError((key,))
        position = min(key.position, len(trained.trace))
        return BPETokenizer.from_trace(trained.trace, position, rule=trained.rule)

    def _tidy(self) -> None:
        """Let go of the oldest ones that nobody wants kept."""
        spare = [key for key in self._tokenizers if key not in self._kept]
        for key in spare[: max(0, len(spare) - MOST_KEPT)]:
            del self._tokenizers[key]


def _is_tame(tokenizer: AnyTokenizer | Sealed) -> bool:
    """Whether a tokenizer splits a short text within milliseconds, whatever the text."""
    if isinstance(tokenizer, DocumentedTokenizer):
        tokenizer = tokenizer.model
    return isinstance(tokenizer, BPETokenizer) and tokenizer.rule in SPLIT_RULES

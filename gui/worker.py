"""The worker process: takes orders off a pipe, runs them one by one and reports.

`gui.worker_link` is the window's end of the same pipe. This module is what the spawned process
imports, so it imports no Qt; and because not every exception survives the way through a pipe, each
travels in a `Failure`, a bag of plain facts from which the window composes a sentence.
"""

from __future__ import annotations

import importlib
import os
import pickle
import signal
import struct
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:  # in the window this module is there long before any pipe
    from multiprocessing.connection import Connection

WORKER_DIED = "WorkerDied"
"""The `Failure.kind` of a job whose process ended without a word (out of memory, killed)."""

PROGRESS_INTERVAL = 0.05
"""Seconds between two progress reports of a job: more often nobody can see."""

_NICENESS = 5
"""A worker gets a third of what the window gets while both have something to do."""

_ALIGNMENT = 16
_CHUNK = 1 << 18
_PLAIN = (str, int, float, bool, type(None))


@dataclass(frozen=True)
class Progress:
    """How far a job is: `done` of `total` units of the named stage; a total of 0 is unknown."""

    stage: str
    done: int
    total: int = 0


@dataclass(frozen=True)
class Failure:
    """An exception as plain facts: the names of its classes, most special first, and its fields.

    `error` is the exception itself if it survives the way through a pipe, as the engine's do.
    """

    kinds: tuple[str, ...]
    reason: str
    facts: dict[str, object] = field(default_factory=dict)
    error: Exception | None = None

    @property
    def kind(self) -> str:
        """The name of the exception's own class."""
        return self.kinds[0]

    @classmethod
    def of(cls, error: Exception) -> Failure:
        """Describe an exception.

        >>> Failure.of(KeyError("x")).kinds[:2]
        ('KeyError', 'LookupError')
        """
        kinds = tuple(one.__name__ for one in type(error).__mro__ if one is not object)
        facts = {name: _plain(value) for name, value in vars(error).items()}
        facts = {name: value for name, value in facts.items() if value is not NotImplemented}
        survivor = error if _survives(error) else None
        return cls(kinds, str(facts.get("reason") or error), facts, survivor)


def _survives(error: Exception) -> bool:
    """Whether the exception comes out of a pipe as what it went in."""
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:  # a constructor may raise anything
        return False
    return type(copy) is type(error) and str(copy) == str(error)


def _plain(value: object) -> object:
    """The value in types that every process knows, or NotImplemented."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, PurePath):
        return str(value)
    if isinstance(value, (list, tuple)):
        parts = tuple(_plain(part) for part in value)
        return parts if NotImplemented not in parts else NotImplemented
    return NotImplemented


@dataclass(frozen=True)
class Order:
    """One job to run: `function(argument, reporter)` gives the result."""

    number: int
    function: Callable[[Any, Reporter], Any]
    argument: Any


@dataclass(frozen=True)
class Stop:
    """The running job is to end soon, with what it has; a job that is over does not mind."""


@dataclass(frozen=True)
class Message:
    """What the worker says about a job: `kind` is progress, part, result or failure."""

    number: int
    kind: str
    value: Any = None

    @property
    def is_last(self) -> bool:
        """Whether nothing more comes about this job."""
        return self.kind in ("result", "failure")


class Reporter:
    """How a running job talks to the window."""

    def __init__(self, connection: Connection, number: int) -> None:
        """Report about the job `number` through the worker's end of the pipe."""
        self._connection = connection
        self._number = number
        self._silent_until = 0.0
        self._stop_wanted = False

    @property
    def stop_wanted(self) -> bool:
        """Whether the job is to end soon with what it has, as far as `progress` has heard."""
        return self._stop_wanted

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Tell how far the job is; calls that come too quickly cost nothing and say nothing."""
        now = time.monotonic()
        if now >= self._silent_until:
            self._silent_until = now + PROGRESS_INTERVAL
            self.send("progress", Progress(stage, done, total))
            self._listen()

    def _listen(self) -> None:
        """Hear what the window says meanwhile: to stop, nothing else is said during a job."""
        try:
            if self._connection.poll():
                self._stop_wanted |= isinstance(receive(self._connection), Stop)
        except (EOFError, OSError) as error:
            raise WindowGone from error

    def part(self, value: object) -> None:
        """Hand over a first part of the result while the rest is still being computed."""
        self.send("part", value)

    def send(self, kind: str, value: object) -> None:
        """Put one message about this job into the pipe."""
        try:
            send(self._connection, Message(self._number, kind, value))
        except OSError as error:
            raise WindowGone from error


class WindowGone(BaseException):
    """Nobody reads the pipe any more: the worker ends in the middle of its job.

    No `Exception`, because it is not a failure of the job, which must not catch it.
    """


def send(connection: Connection, value: object) -> None:
    """Send a value as one message, in which arrays are their bare bytes."""
    buffers: list[pickle.PickleBuffer] = []
    head = _Stream()
    pickle.Pickler(head, protocol=5, buffer_callback=buffers.append).dump(value)
    parts = [memoryview(head.data), *(buffer.raw() for buffer in buffers)]
    for chunk in _chunks(_pieces(parts)):
        connection.send_bytes(chunk)


def _pieces(parts: Sequence[memoryview]) -> Iterator[bytes | memoryview]:
    """What a message consists of: how long everything is, then the parts, each aligned."""
    sizes = [part.nbytes for part in parts]
    total = _head_size(len(parts))
    for size in sizes:
        total += -total % _ALIGNMENT + size
    place = _head_size(len(parts))
    yield struct.pack(f"<QQ{len(parts)}Q", total, len(parts), *sizes)
    for part in parts:
        gap = -place % _ALIGNMENT
        yield bytes(gap)
        yield part
        place += gap + part.nbytes


def _chunks(pieces: Iterable[bytes | memoryview]) -> Iterator[bytearray]:
    """Cut and join a message, so that nothing long is ever copied in one go.

    subtle: while bytes are copied no other thread runs, and a tokenizer has many megabytes.
    """
    chunk = bytearray()
    for piece in pieces:
        for start in range(0, len(piece), _CHUNK):
            part = piece[start : start + _CHUNK]
            if len(chunk) + len(part) > _CHUNK:
                yield chunk
                chunk = bytearray()
            chunk += part
    yield chunk


def receive(connection: Connection) -> Any:  # noqa: ANN401
    """Receive what `send` sent; arrays are read-only views of the received bytes, not copies."""
    message = _receive_chunks(connection)
    (count,) = struct.unpack_from("<Q", message, 8)
    end = _head_size(count)
    parts = []
    for size in struct.unpack_from(f"<{count}Q", message, 16):
        start = end + -end % _ALIGNMENT
        end = start + size
        parts.append(message[start:end])
    return pickle.Unpickler(_Stream(parts[0]), buffers=parts[1:]).load()


def _head_size(parts: int) -> int:
    """Bytes before the first part: the length of all, the number of parts, the size of each."""
    return 16 + 8 * parts


def _receive_chunks(connection: Connection) -> memoryview:
    """Put a message together.

    subtle: a connection reads a long message into one piece of memory of its full length after the
    other, and lets no other thread run while it copies them; of short ones that takes no time. Nor
    does another thread run while memory is filled with zeros, as a new bytearray is.
    """
    chunk = connection.recv_bytes()
    (total,) = struct.unpack_from("<Q", chunk)
    if len(chunk) == total:
        return memoryview(chunk)
    message = np.empty(total, np.uint8).data
    message[: len(chunk)] = chunk
    place = len(chunk)
    while place < total:
        place += connection.recv_bytes_into(message[place : place + _CHUNK])
    return message.toreadonly()


class _Stream:
    """Pickled bytes as a file of which every access runs a line of Python.

    subtle: pickling to and from plain bytes never lets another thread run, and of a large tokenizer
    it takes half a second. A file is written and read in frames of 64 KiB; a method written in
    Python between two of them lets the window's thread in.
    """

    def __init__(self, data: memoryview | None = None) -> None:
        self.data = bytearray()
        self._source = memoryview(b"") if data is None else data
        self._place = 0

    def write(self, data: bytes) -> int:
        self.data += data
        return len(data)

    def read(self, size: int) -> bytes:
        start, self._place = self._place, self._place + size
        return bytes(self._source[start : self._place])

    def readinto(self, target: memoryview) -> int:
        data = self.read(len(target))
        target[: len(data)] = data
        return len(data)

    def readline(self) -> bytes:
        """What pickles in text end with; a binary one never asks, but pickle wants the method."""
        raise NotImplementedError


def serve(connection: Connection, preload: Sequence[str] = ()) -> None:
    """Run orders until the window closes the pipe; the body of the worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the window
    _give_way()
    for name in preload:
        importlib.import_module(name)
    try:
        while True:
            order = receive(connection)
            if isinstance(order, Order):  # a `Stop` may come when its job is over
                _run(order, connection)
    except (EOFError, OSError, WindowGone):
        return


def _give_way() -> None:
    """Let the window go first where both want the same processor, if the system knows of that."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def _run(order: Order, connection: Connection) -> None:
    """Run one order to its result or failure."""
    reporter = Reporter(connection, order.number)
    try:
        reporter.send("result", order.function(order.argument, reporter))
    except Exception as error:
        reporter.send("failure", Failure.of(error))

"""The worker's end of the pipe, without a process."""

from __future__ import annotations

import itertools
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui import worker
from gui.worker import Failure, Message, Progress, Reporter, Stop, WindowGone, receive, send


def through_a_pipe(value: object) -> object:
    ours, theirs = Pipe()
    with ours, theirs:
        send(theirs, value)
        return receive(ours)


@given(st.lists(st.integers(0, 50), max_size=6))
def test_arrays_of_any_size_arrive_as_they_were(sizes: list[int]) -> None:
    arrays = [np.arange(size, dtype=np.int32) for size in sizes]
    arrived = through_a_pipe({"arrays": arrays, "text": "ёж"})
    assert isinstance(arrived, dict) and arrived["text"] == "ёж"
    for sent, got in zip(arrays, arrived["arrays"], strict=True):
        assert np.array_equal(sent, got) and got.flags.aligned


# Chunks of some bytes would be more messages than a pipe holds that nobody reads.
@given(st.lists(st.integers(0, 500), max_size=6), st.integers(64, 400))
def test_what_crosses_is_cut_into_chunks_of_which_none_is_long(sizes: list[int], most: int) -> None:
    arrays = [np.arange(size, dtype=np.uint8) for size in sizes]
    ours, theirs = Pipe()
    with pytest.MonkeyPatch.context() as patch, ours, theirs:
        patch.setattr(worker, "_CHUNK", most)
        send(theirs, arrays)
        chunks = []
        while ours.poll():
            chunks.append(ours.recv_bytes())
        for chunk in chunks:
            theirs.send_bytes(chunk)
        arrived = receive(ours)
    assert all(map(np.array_equal, arrived, arrays)) and len(arrived) == len(arrays)
    assert max(map(len, chunks)) <= most
    assert all(len(one) + len(next) > most for one, next in itertools.pairwise(chunks))


def test_a_slice_of_an_array_arrives_too() -> None:
    array = np.arange(20).reshape(4, 5)[:, ::2]
    assert np.array_equal(through_a_pipe(array), array)


def test_large_values_are_pickled_in_pieces_between_which_other_threads_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes: list[int] = []
    read, write = worker._Stream.read, worker._Stream.write
    monkeypatch.setattr(worker._Stream, "read", lambda s, n: sizes.append(n) or read(s, n))
    monkeypatch.setattr(worker._Stream, "write", lambda s, d: sizes.append(len(d)) or write(s, d))
    value = {f"token{number}": number for number in range(50_000)}
    ours, theirs = Pipe()
    with ours, theirs:
        sender = Thread(target=send, args=(theirs, value))
        sender.start()
        assert receive(ours) == value
        sender.join()
    assert len(sizes) > 20
    assert max(sizes) < 100_000


@pytest.mark.parametrize("excess", [-200, -1, 0, 1, 5, 3_000_000])
def test_messages_of_any_size_arrive_whole_and_read_only(excess: int) -> None:
    sent = np.arange((1 << 18) + excess) % 251
    sent = sent.astype(np.uint8)
    ours, theirs = Pipe()
    with ours, theirs:
        sender = Thread(target=send, args=(theirs, [sent, "and more"]))
        sender.start()
        got, more = receive(ours)
        sender.join()
    assert np.array_equal(got, sent) and more == "and more"
    assert not got.flags.writeable


def test_a_wish_to_stop_is_heard_with_the_next_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PROGRESS_INTERVAL", 0.0)
    ours, theirs = Pipe()
    with ours, theirs:
        reporter = Reporter(theirs, 7)
        reporter.progress("training", 1)
        assert not reporter.stop_wanted
        send(ours, Stop())
        reporter.progress("training", 2)
        assert reporter.stop_wanted


def test_progress_that_comes_too_quickly_is_not_sent() -> None:
    ours, theirs = Pipe()
    with ours, theirs:
        reporter = Reporter(theirs, 7)
        for done in range(100):
            reporter.progress("training", done, 100)
        reporter.part("last")
        messages = [receive(ours)]
        while messages[-1].kind != "part":
            messages.append(receive(ours))
    assert messages[0] == Message(7, "progress", Progress("training", 0, 100))
    assert len(messages) < 10


def test_a_job_ends_when_nobody_reads_any_more() -> None:
    ours, theirs = Pipe()
    ours.close()
    with theirs, pytest.raises(WindowGone):
        Reporter(theirs, 1).part("part")


def test_only_results_and_failures_are_last_words() -> None:
    kinds = ("progress", "part", "result", "failure")
    assert [Message(1, kind).is_last for kind in kinds] == [False, False, True, True]


def test_a_failure_keeps_plain_facts_only() -> None:
    error = ValueError("wrong")
    error.path, error.parts, error.witness = Path("a/b"), ("x", 1), object()  # type: ignore[attr-defined]
    failure = Failure.of(error)
    assert failure.kind == "ValueError" and failure.reason == "wrong"
    assert failure.facts == {"path": str(Path("a/b")), "parts": ("x", 1)}

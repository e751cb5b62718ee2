"""Openings one after the other, with a real worker for what is large."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import BPETokenizer
from gui.sentences import messages
from gui.work.opening import SMALL, Opening
from gui.work.opening_runs import OpeningRuns

WAIT = 30_000


@pytest.fixture
def runs(qtbot: QtBot) -> Iterator[OpeningRuns]:
    runs = OpeningRuns()
    yield runs
    runs.close()


@pytest.fixture
def heard(runs: OpeningRuns) -> list[object]:
    """The names of the files that were opened, and what went wrong."""
    heard: list[object] = []
    runs.texts_found.connect(lambda paths: heard.extend(path.name for path in paths))
    runs.tokenizer_opened.connect(lambda loaded: heard.append(loaded.path.name))
    runs.failed.connect(heard.append)
    return heard


@pytest.fixture
def big(tmp_path: Path) -> Path:
    return tokenizer_file(tmp_path / "big.json", SMALL)


def tokenizer_file(path: Path, blanks: int = 0) -> Path:
    trained = BPETokenizer()
    trained.train(["low lower lowest"], merges=5)
    trained.save(path)
    path.write_text(path.read_text(encoding="utf-8") + " " * blanks, encoding="utf-8")
    return path


def wait(qtbot: QtBot, runs: OpeningRuns) -> None:
    qtbot.waitUntil(lambda: not runs.running, timeout=WAIT)


def test_a_small_file_is_there_at_once(
    runs: OpeningRuns, heard: list[object], tmp_path: Path
) -> None:
    runs.start(Opening((tokenizer_file(tmp_path / "small.json"),)))
    assert heard == ["small.json"] and not runs.running


def test_a_large_file_comes_from_the_worker(
    qtbot: QtBot, runs: OpeningRuns, heard: list[object], big: Path, tmp_path: Path
) -> None:
    text = tmp_path / "text.txt"
    text.write_text("low", encoding="utf-8")
    runs.start(Opening((big, text)))
    assert heard == [] and runs.running
    wait(qtbot, runs)
    assert heard == ["text.txt", "big.json"]


def test_of_a_replaced_opening_nothing_is_heard(
    qtbot: QtBot, runs: OpeningRuns, heard: list[object], big: Path, tmp_path: Path
) -> None:
    runs.start(Opening((big,)))
    runs.start(Opening((tokenizer_file(tmp_path / "second.json", SMALL),)))
    wait(qtbot, runs)
    runs.start(Opening((big,)))
    runs.start(Opening((tokenizer_file(tmp_path / "third.json"),)))
    qtbot.wait(300)
    assert heard == ["second.json", "third.json"]


def test_of_a_cancelled_opening_nothing_is_heard(
    qtbot: QtBot, runs: OpeningRuns, heard: list[object], big: Path
) -> None:
    runs.start(Opening((big,)))
    with qtbot.waitSignal(runs.ended):
        runs.cancel()
    qtbot.wait(300)
    assert heard == [] and not runs.running


def test_texts_are_dropped_when_another_corpus_was_wished(
    qtbot: QtBot, runs: OpeningRuns, heard: list[object], big: Path, tmp_path: Path
) -> None:
    text = tmp_path / "text.txt"
    text.write_text("low", encoding="utf-8")
    runs.start(Opening((text, big)))
    runs.forget_texts()
    wait(qtbot, runs)
    assert heard == ["big.json"]


def test_what_is_wrong_in_a_large_file_is_a_sentence(
    qtbot: QtBot, runs: OpeningRuns, heard: list[object], tmp_path: Path
) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"vocab": {"a": -1}}' + " " * SMALL, encoding="utf-8")
    runs.start(Opening((path,)))
    wait(qtbot, runs)
    assert messages.explain(heard[0]).startswith("bad.json, $.vocab")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a process that can be killed")
def test_a_reader_that_died_is_no_training_that_died(
    qtbot: QtBot, runs: OpeningRuns, heard: list[object], big: Path
) -> None:
    runs.start(Opening((big,)))
    worker = runs._jobs._worker
    qtbot.waitUntil(lambda: worker is not None and worker._process is not None, timeout=WAIT)
    os.kill(worker._process.pid, signal.SIGKILL)
    wait(qtbot, runs)
    assert messages.explain(heard[0]) == (
        "big.json was not opened because the process that read it ended, perhaps for lack of"
        " memory."
    )

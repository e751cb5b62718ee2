"""The worker of the comparison: when it dies, forgets or goes on for ever."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine import BPETokenizer
from gui.work.compare_job import LaneWay, Request
from gui.work.compare_runs import CompareRuns
from gui.work.tokenizer_shelf import Shelf, TokenizerKey

WAIT = 20_000
KEY = TokenizerKey(1)
WAYS = (LaneWay(KEY, "rank-ordered"),)
ENDLESS = LaneWay(TokenizerKey(2), "rank-ordered")


def endless() -> BPETokenizer:
    """A tokenizer whose split rule backtracks without end on many letters a."""
    tokenizer = BPETokenizer()
    tokenizer.train(["a"], vocab_size=1, rule="(?:a+)+b|(?:a|a)+c")
    return tokenizer


@pytest.fixture
def runs(qtbot: QtBot) -> Iterator[CompareRuns]:
    shelf = Shelf()
    tokenizer = BPETokenizer()
    tokenizer.train(["low"] * 5 + ["newest"] * 6, vocab_size=12)
    shelf.put_tokenizer(KEY, tokenizer)
    runs = CompareRuns(shelf)
    yield runs
    runs.close()


def answered(qtbot: QtBot, runs: CompareRuns, request: Request, *, quick: bool = False) -> object:
    with qtbot.waitSignal(
        runs.replied, timeout=WAIT, check_params_cb=lambda asked, _: asked is request
    ) as caught:
        runs.ask(request, quick=quick)
    return caught.args[1]


def test_here_and_elsewhere_the_answer_is_the_same(qtbot, runs):
    here = answered(qtbot, runs, Request("lowest", WAYS), quick=True)
    there = answered(qtbot, runs, Request("lowest", WAYS))
    assert here.encodings[0].ids.tolist() == there.encodings[0].ids.tolist()


def test_a_tokenizer_crosses_the_border_once(qtbot, runs, monkeypatch):
    sent = []
    parcel = runs._shelf.parcel
    monkeypatch.setattr(runs._shelf, "parcel", lambda keys: sent.append(list(keys)) or parcel(keys))
    for text in ("low", "lower", "lowest"):
        answered(qtbot, runs, Request(text, WAYS))
    assert sent == [[KEY], [], []]


def test_a_new_worker_is_sent_what_the_old_one_had(qtbot, runs):
    answered(qtbot, runs, Request("low", WAYS))
    worker = runs._jobs._worker
    worker._process.kill()
    worker._process.join()
    assert answered(qtbot, runs, Request("lower", WAYS)).encodings[0].character_total == 5


def test_a_worker_that_dies_at_work_is_a_failure_and_the_next_one_answers(qtbot, runs):
    answered(qtbot, runs, Request("low", WAYS))
    runs._shelf.put_tokenizer(ENDLESS.tokenizer, endless())
    with qtbot.waitSignal(runs.failed, timeout=WAIT):
        runs.ask(Request("a" * 60, (ENDLESS,)), quick=False)
        qtbot.wait(500)  # it is at work now, and never ends
        runs._jobs._worker._process.kill()
    assert not runs.busy
    assert answered(qtbot, runs, Request("lower", WAYS)) is not None


def test_a_place_and_tokens_do_not_replace_each_other(qtbot, runs):
    heard = []
    runs.replied.connect(lambda request, value: heard.append(request.byte_offset))
    runs.ask(Request("lowest", WAYS), quick=False)
    runs.ask(Request("lowest", WAYS, 3), quick=False)
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=WAIT)
    assert heard == [None, 3]


def test_a_job_that_goes_on_for_ever_is_killed_when_something_newer_waits(qtbot, runs):
    runs._patience.setInterval(200)
    runs._shelf.put_tokenizer(ENDLESS.tokenizer, endless())
    runs.ask(Request("a" * 60, (ENDLESS,)), quick=False)
    qtbot.wait(50)
    assert answered(qtbot, runs, Request("low", WAYS)).encodings[0].character_total == 3


def test_an_unknown_tokenizer_is_a_failure(qtbot, runs):
    with qtbot.waitSignal(runs.failed, timeout=WAIT):
        runs.ask(Request("low", (LaneWay(TokenizerKey(9), "rank-ordered"),)), quick=False)
    assert not runs.busy

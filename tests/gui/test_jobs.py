"""Jobs in the worker process: results, progress, failures, cancelling and dying."""

from __future__ import annotations

import os
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from gui.jobs import Jobs
from gui.worker import WORKER_DIED, Failure
from tests.gui import sample_jobs

WAIT = 20_000


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.close()


def result_of(qtbot: QtBot, jobs: Jobs, function: Any, argument: Any = None) -> Any:
    with qtbot.waitSignal(jobs.finished, timeout=WAIT) as blocker:
        number = jobs.start(function, argument)
    assert blocker.args[0] == number
    return blocker.args[1]


def failure_of(qtbot: QtBot, jobs: Jobs, function: Any, argument: Any = None) -> Failure:
    with qtbot.waitSignal(jobs.failed, timeout=WAIT) as blocker:
        jobs.start(function, argument)
    return blocker.args[1]


def test_a_result_comes_back_with_the_number_of_its_job(qtbot: QtBot, jobs: Jobs) -> None:
    assert result_of(qtbot, jobs, sample_jobs.echo, {"low": 5}) == {"low": 5}
    assert not jobs.running


def test_one_process_serves_many_jobs(qtbot: QtBot, jobs: Jobs) -> None:
    first = result_of(qtbot, jobs, sample_jobs.process_id)
    assert result_of(qtbot, jobs, sample_jobs.process_id) == first


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows of no such thing")
def test_the_process_lets_the_window_go_first(qtbot: QtBot, jobs: Jobs) -> None:
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert result_of(qtbot, jobs, sample_jobs.niceness) == min(19, ours + 5)


def test_the_process_loads_no_qt(qtbot: QtBot, jobs: Jobs) -> None:
    names = result_of(qtbot, jobs, sample_jobs.loaded_modules)
    assert not [name for name in names if name.startswith(("PySide6", "pyqtgraph"))]


def test_arrays_arrive_whole_and_read_only(qtbot: QtBot, jobs: Jobs) -> None:
    got = result_of(qtbot, jobs, sample_jobs.arrays, [0, 1, 3, 1_000_000])
    for size, array in got.items():
        assert np.array_equal(array, np.arange(int(size)))
        assert array.flags.aligned
    assert not got["3"].flags.writeable


def test_parts_come_in_order_and_before_the_result(qtbot: QtBot, jobs: Jobs) -> None:
    seen: list[object] = []
    jobs.part_arrived.connect(lambda _, value: seen.append(value))
    jobs.finished.connect(lambda _, value: seen.append(value))
    result_of(qtbot, jobs, sample_jobs.count_up, 40)
    assert seen == [0, 10, 20, 30, 40]


def test_progress_is_told_but_not_for_every_unit(qtbot: QtBot, jobs: Jobs) -> None:
    told: list[Any] = []
    jobs.progressed.connect(lambda _, value: told.append(value))
    result_of(qtbot, jobs, sample_jobs.count_up, 100_000)
    assert 1 <= len(told) < 10_000
    assert told[0].stage == "counting" and told[0].total == 100_000


def test_an_exception_comes_back_as_plain_facts(qtbot: QtBot, jobs: Jobs) -> None:
    failure = failure_of(qtbot, jobs, sample_jobs.wrong_place, "line 3")
    assert failure.kind == "PlaceError"
    assert "ValueError" in failure.kinds
    assert failure.error is None
    assert failure.reason == "nothing is here"
    assert failure.facts == {"place": "line 3", "reason": "nothing is here"}


def test_an_exception_that_survives_the_pipe_comes_whole(qtbot: QtBot, jobs: Jobs) -> None:
    failure = failure_of(qtbot, jobs, sample_jobs.missing_file, "no such file")
    assert isinstance(failure.error, FileNotFoundError)
    assert failure.error.filename == "no such file"


def test_a_result_that_cannot_travel_is_a_failure(qtbot: QtBot, jobs: Jobs) -> None:
    assert failure_of(qtbot, jobs, sample_jobs.unpicklable).reason


def test_an_argument_that_cannot_travel_is_a_failure(qtbot: QtBot, jobs: Jobs) -> None:
    assert failure_of(qtbot, jobs, sample_jobs.echo, lambda: None).reason
    assert result_of(qtbot, jobs, sample_jobs.echo, 1) == 1


def test_a_dead_worker_is_told_and_replaced(qtbot: QtBot, jobs: Jobs) -> None:
    assert failure_of(qtbot, jobs, sample_jobs.die, 3).kind == WORKER_DIED
    assert not jobs.running
    assert result_of(qtbot, jobs, sample_jobs.echo, 1) == 1


def test_cancel_ends_even_a_job_that_listens_to_nothing(qtbot: QtBot, jobs: Jobs) -> None:
    with qtbot.waitSignal(jobs.part_arrived, timeout=WAIT):
        jobs.start(sample_jobs.backtrack, 60)
    jobs.cancel()
    assert not jobs.running
    assert result_of(qtbot, jobs, sample_jobs.echo, "after") == "after"


def test_a_new_job_replaces_the_old_one_and_its_results_are_dropped(
    qtbot: QtBot, jobs: Jobs
) -> None:
    heard: list[object] = []
    for signal in (jobs.part_arrived, jobs.finished, jobs.failed, jobs.progressed):
        signal.connect(lambda number, _: heard.append(number))
    old = jobs.start(sample_jobs.count_up, 1000)
    jobs.start(sample_jobs.backtrack, 60)
    assert result_of(qtbot, jobs, sample_jobs.echo, "new") == "new"
    assert old not in heard
    assert set(heard) == {jobs.current}


def test_messages_already_on_their_way_are_dropped_after_cancel(qtbot: QtBot, jobs: Jobs) -> None:
    heard: list[object] = []

    def cancel_at_first(number: object, value: object) -> None:
        heard.append(value)
        jobs.cancel()

    jobs.part_arrived.connect(cancel_at_first)
    jobs.finished.connect(lambda _, value: heard.append(value))
    with qtbot.waitSignal(jobs.part_arrived, timeout=WAIT):
        jobs.start(sample_jobs.count_up, 100)
    assert result_of(qtbot, jobs, sample_jobs.echo, "next") == "next"
    assert heard == [0, "next"]


def test_closing_in_the_middle_of_a_job_ends_the_process(qtbot: QtBot) -> None:
    jobs = Jobs()
    with qtbot.waitSignal(jobs.part_arrived, timeout=WAIT):
        jobs.start(sample_jobs.sleep, 600)
    assert jobs._worker is not None
    thread = jobs._worker._thread
    jobs.close()
    assert not thread.is_alive()
    jobs.warm_up()
    assert jobs._worker is None


def test_a_warm_worker_takes_the_first_job(qtbot: QtBot) -> None:
    jobs = Jobs(preload=["json"])
    jobs.warm_up()
    jobs.warm_up()
    assert result_of(qtbot, jobs, sample_jobs.echo, "warm") == "warm"
    jobs.close()


def test_a_job_fails_when_the_system_has_no_room_for_a_process(
    qtbot: QtBot, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: SpawnProcess) -> None:
        raise BlockingIOError

    with monkeypatch.context() as patch:
        patch.setattr(SpawnProcess, "start", refuse)
        assert failure_of(qtbot, jobs, sample_jobs.echo).kind == WORKER_DIED
    assert result_of(qtbot, jobs, sample_jobs.echo, 1) == 1


def test_a_job_that_is_asked_to_stop_gives_what_it_has(qtbot: QtBot, jobs: Jobs) -> None:
    assert not jobs.finish_early()
    with qtbot.waitSignal(jobs.part_arrived, timeout=WAIT):
        jobs.start(sample_jobs.work_until_stopped, None)
    with qtbot.waitSignal(jobs.finished, timeout=WAIT) as blocker:
        assert jobs.finish_early()
    assert blocker.args[1] == "stopped"
    assert not jobs.finish_early()


def test_a_wish_to_stop_that_comes_too_late_harms_nobody(qtbot: QtBot, jobs: Jobs) -> None:
    with qtbot.waitSignal(jobs.finished, timeout=WAIT):
        jobs.start(sample_jobs.sleep, 0.2)
        qtbot.waitSignal(jobs.part_arrived, timeout=WAIT).wait()
        assert jobs.finish_early()
    assert result_of(qtbot, jobs, sample_jobs.echo, "next") == "next"

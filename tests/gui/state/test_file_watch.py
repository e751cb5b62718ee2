"""Files that change on the disk: replaced, written again, gone, and left alone."""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gui.state.file_watch import FileWatch
from gui.work.loaded_tokenizer import modification_time

WAIT = 10_000


@pytest.fixture
def watched(tmp_path: Path) -> Path:
    path = tmp_path / "tokenizer.json"
    path.write_text("{}", encoding="utf-8")
    return path


@pytest.fixture
def watch(watched: Path, qapp) -> FileWatch:
    watch = FileWatch()
    watch.watch(watched, modification_time(watched))
    return watch


def later(path: Path) -> None:
    """Let a file count as changed a second later."""
    os.utime(path, ns=(1, (modification_time(path) or 0) + 10**9))


def test_a_file_that_was_replaced_is_told_every_time(
    watch: FileWatch, watched: Path, qtbot: QtBot
) -> None:
    for _ in range(2):
        new = watched.with_suffix(".new")
        new.write_text('{"a": 1}', encoding="utf-8")
        later(watched)
        new.replace(watched)
        later(watched)
        with qtbot.waitSignal(watch.changed, timeout=WAIT) as told:
            later(watched)
        assert told.args == [watched]


def test_a_file_that_is_the_same_is_no_news_and_one_that_is_gone_has_not_changed(
    watch: FileWatch, watched: Path
) -> None:
    changed: list[Path] = []
    gone: list[Path] = []
    watch.changed.connect(changed.append)
    watch.gone.connect(gone.append)
    watch.look()
    assert gone == []
    watched.unlink()
    watch.look()
    watch.look()
    assert (changed, gone) == ([], [watched])


def test_a_file_that_comes_back_as_it_was_read_has_not_changed(
    watch: FileWatch, watched: Path, qtbot: QtBot
) -> None:
    changed: list[Path] = []
    watch.changed.connect(changed.append)
    away = watched.with_suffix(".away")
    watched.rename(away)
    watch.look()
    with qtbot.waitSignal(watch.returned, timeout=WAIT) as told:
        away.rename(watched)
    assert told.args == [watched]
    assert changed == []


def test_what_is_forgotten_is_not_told(watch: FileWatch, watched: Path) -> None:
    told: list[Path] = []
    watch.changed.connect(told.append)
    watch.forget(watched)
    later(watched)
    watch.look()
    assert told == []
